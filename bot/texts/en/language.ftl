# Add this file last: players are offered a language once its folder has this file, and then every check applies.

# The language's own name, for menus.
language-name = English
