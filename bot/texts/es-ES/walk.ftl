walk = ### { $step } de { $steps }: { $heading }
walk-points = Además de los pueblos: bosque, 2 · montaña, 2 · lago, 3 por casilla salvo la primera · fábrica con un recurso de su color, 4 (algunas, 2)
walk-placing = -# Tu carta puede ir **encima** de otras o **debajo**. Tus montañas forman siempre una sola línea sin bifurcaciones: la carta no puede ir donde la bifurcaría (como en el marco rojo) o dejaría una montaña suelta.
button-walk = Aprender a jugar
button-walk-on = Siguiente ▶
button-walk-back = ◀ Atrás
button-open-table = Abrir una mesa

welcome = 👋 ¿Es tu primera vez?
