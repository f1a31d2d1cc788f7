"""All texts for players, in Project Fluent, with a folder for each language. ``en`` is complete.

``Texts.load()`` reads the folders, and ``texts.of("pt-BR")`` returns a ``Language``, which formats texts with
values. The names of kinds, colours and so on are the messages ``name-...`` of a language. A text refers to
them as ``{ NAME($kind) }`` or, in a language with cases, as ``{ NAME($kind, form: "genitive") }`` for the
attribute ``.genitive``.
"""

from bot.texts.language import (
    FALLBACK,
    Language,
    MissingTextError,
    TextFileError,
    Texts,
    english,
    own_names,
    text_key,
)

__all__ = [
    "FALLBACK",
    "Language",
    "MissingTextError",
    "TextFileError",
    "Texts",
    "english",
    "own_names",
    "text_key",
]
