"""What a person does by command or by press: one context, and what both ways share."""
