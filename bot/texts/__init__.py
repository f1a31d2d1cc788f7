"""Every sentence that a player reads: Project Fluent, one folder a language, ``en`` the one that has all.

``Texts.load()`` reads the folders; ``texts.of("pt-BR")`` answers a ``Language``, which fills values
into sentences. Names of kinds, colours and the like are the messages ``name-...`` of a language;
a sentence asks for them with ``{ NAME($kind) }`` or, where a language has cases, with
``{ NAME($kind, form: "genitive") }`` for the attribute ``.genitive``.
"""

from bot.texts.language import Language, MissingTextError
from bot.texts.loader import TextFileError, Texts

__all__ = ["Language", "MissingTextError", "TextFileError", "Texts"]
