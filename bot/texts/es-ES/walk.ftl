# El paseo por el juego en imágenes.

walk = ### { $step } de { $steps }: { $heading }
walk-points = Además de los pueblos: bosque 2 · montaña 2 · lago 3 por cada casilla menos la primera · fábrica con un recurso de su color 4, algunas 2
button-walk = Cómo se juega en 6 imágenes
button-walk-on = Siguiente ▶
button-walk-back = ◀ Atrás

welcome = 👋 ¿Es tu primera vez? Seis imágenes muestran cómo va.
welcome-rules = 👋 ¿Es tu primera vez? Las reglas son unas pocas páginas cortas con imágenes.
