# El paseo por el juego en imágenes.

walk = ### { $step } de { $steps }: { $heading }
walk-points = Además de los pueblos: bosque 2 · montaña 2 · lago 3 por cada casilla menos la primera · fábrica con un recurso de su color 4, algunas 2
walk-placing = -# **Encima de** pone tu carta arriba; **debajo de** la desliza por abajo. Tus montañas forman siempre una sola línea que nunca se bifurca: una carta no puede ir donde la bifurque o deje una montaña aislada.
button-walk = Cómo se juega en 6 imágenes
button-walk-on = Siguiente ▶
button-walk-back = ◀ Atrás

welcome = 👋 ¿Es tu primera vez? Seis imágenes muestran cómo va.
welcome-rules = 👋 ¿Es tu primera vez? Las reglas son unas pocas páginas cortas con imágenes.
