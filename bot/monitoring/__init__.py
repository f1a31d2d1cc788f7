"""Monitoring of the running bot: metrics, and the file that ``hokkaido health`` reads."""
