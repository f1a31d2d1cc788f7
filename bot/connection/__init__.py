"""The connection to Discord: its error responses, and the proxy."""
