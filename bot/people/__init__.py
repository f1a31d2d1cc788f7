"""People and servers: names, settings, languages, themes and personal data."""
