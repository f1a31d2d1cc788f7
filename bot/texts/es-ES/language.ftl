# Este archivo va al final: un idioma cuya carpeta lo tiene se ofrece a los jugadores.

# El idioma en sus propias palabras, como está en los menús.
language-name = Español
