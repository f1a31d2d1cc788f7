"""The way to Discord: requests that get through, and answers that were promised."""
