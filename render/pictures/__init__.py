"""Every picture that the program makes, one module for each kind."""
