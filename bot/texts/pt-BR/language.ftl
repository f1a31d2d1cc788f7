# Este arquivo vem por último: um idioma cuja pasta o tem é oferecido aos jogadores.

# O idioma em suas próprias palavras, como está nos menus.
language-name = Português (Brasil)
