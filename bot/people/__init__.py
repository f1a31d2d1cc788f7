"""Who reads: names, settings, languages and looks of people and servers, and what is kept of them."""
