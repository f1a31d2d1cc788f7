# This file comes last: a language whose folder has it is offered to players, and every check holds for it.

# The language in its own words, as it stands in menus.
language-name = magyar
