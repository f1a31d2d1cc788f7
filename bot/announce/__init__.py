"""The messages of the channel and of the players, brought in line with the stored games."""

from bot.announce.announcer import Announcer

__all__ = ["Announcer"]
