# El paseo por el juego en imágenes.

walk = ### { $step } de { $steps }: { $heading }
button-walk = Cómo se juega en 6 imágenes
button-walk-on = Siguiente ▶
button-walk-back = ◀ Atrás

welcome = 👋 ¿Es tu primera vez? Seis imágenes muestran cómo va.
welcome-rules = 👋 ¿Es tu primera vez? Las reglas son unas pocas páginas cortas con imágenes.
