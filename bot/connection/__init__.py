"""The connection to Discord: requests that get through, and answers that were promised."""
