"""Keeps the messages on Discord up to date with the stored games."""

from bot.announce.announcer import Announcer

__all__ = ["Announcer"]
