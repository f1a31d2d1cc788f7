table-gone = Esta mesa ya no existe. Abre otra con `/hokkaido start`.
table-busy = Ahora mismo hay mucho movimiento en esta mesa. Inténtalo de nuevo en un momento.
table-cancelled = Esta mesa está cerrada. Abre otra con `/hokkaido start`.
channel-has-table = En este canal ya hay una mesa, la de { $host }, y solo cabe una: { $begun ->
        [yes] usa otro canal u otro hilo.
       *[no] únete a ella o usa otro canal.
    }
table-full = Esta mesa está completa: sus { $seats } asientos están ocupados.{ $computers ->
        [yes] {" "}Alguien de la mesa puede quitar un jugador virtual para hacerte sitio.
       *[no] {""}
    }
already-seated = Ya estás en esta mesa.
not-seated = No estás en esta mesa. Con `/hokkaido help` ves qué puedes hacer aquí.
did-not-play = No jugabas cuando acabó esta partida. En **Todos los mapas** puedes ver lo que construyó cada jugador.
rematch-not-yours = **Otra partida** es para quienes han jugado esta hasta el final.{ $joins ->
        [yes] {" "}Podrás unirte a su próxima mesa cuando esté abierta.
       *[no] {""}
    }{ $opens ->
        [yes] {" "}Para abrir una tuya, escribe `/hokkaido start`.
       *[no] {""}
    }
not-host-begin = Solo { $host }, que lleva la mesa, puede empezar la partida.
not-host-cancel = Solo { $host }, que lleva la mesa, o un moderador puede cerrarla.
others-play = Hay más gente jugando, así que la partida solo se cierra si todos están de acuerdo. Pregúntaselo con `/table end`.
too-few-seats = Aún no puedes empezar: hacen falta al menos { $seats } jugadores, y en la mesa solo estás tú. { $comes ->
        [invited] Invitaciones sin respuesta: { $names }. Espera un poco
        [nobody] Invita a alguien con `/hokkaido invite`
       *[anybody] Espera a que alguien pulse **Unirse**
    }, o pulsa **Jugar contra dos 🤖**.
begun-already = La partida ya ha empezado.
computers-out-of-range = En una mesa puede haber de 0 a { $most } jugadores virtuales, no { $given }.
no-such-option = Este menú es antiguo. Vuelve a abrirlo con **Más…** → **Opciones** en la mesa.
no-computer-seat = En esta mesa no hay ningún jugador virtual.
game-running = La partida ya ha empezado, así que es tarde para eso. Si juegas, con `/hokkaido away` seguirá por ti un jugador virtual; si no, puedes mirar con `/hokkaido watch`.
just-begun = La partida acababa de empezar cuando has pulsado, así que no se ha cerrado nada. Si quieres acabarla, inténtalo otra vez.
game-not-begun = { $own ->
        [yes] La partida aún no ha empezado. Cuando estén todos, pulsa **Empezar**.
       *[no] La partida aún no ha empezado. Cuando estén todos, { $host } pulsará **Empezar**.
    }
game-finished = Esta partida ha acabado.
not-your-seat = Solo puedes jugar desde tu propio asiento.
game-paused = La partida está en pausa. Quien lleva la mesa o un moderador puede reanudarla con `/table resume`.
resumed-by-all = Por ahora, solo { $host }, que lleva la mesa, o un moderador puede reanudar la partida. Si sigue en pausa, podrá hacerlo cualquier jugador <t:{ $until }:R>.
result-kept = { $name } conserva el resultado de esta partida, así que no puedes acabarla por tu cuenta. Juégala hasta el final.
seat-is-computers = De momento un jugador virtual ocupa tu asiento. Para volver a jugar, pulsa **Recuperar mi asiento** o escribe `/hokkaido away`.

not-host = Eso solo puede hacerlo { $host }, que lleva la mesa, o un moderador.
host-already = { $name } ya lleva la mesa.
not-invited = A esta mesa se entra con invitación: pídesela a { $host }.
person-seated = { $name } ya está en esta mesa.
person-not-seated = Esa persona no juega en esta mesa.
person-away = De momento un jugador virtual ocupa el asiento de { $name }. Elige a alguien que esté jugando.
seat-is-played = { $name } está jugando, así que los demás tienen que estar de acuerdo: `/table replace` pregunta a todos.
computer-no-host = Un jugador virtual no puede llevar la mesa. Elige a una persona de las que juegan.
person-not-invited = Esa persona no está invitada a esta mesa.
person-plays = { $name } está jugando esta partida. Con `/table replace`, su asiento pasa a un jugador virtual; con `/table offer`, se lo ofreces a otra persona.
too-many-guests = A una mesa se puede invitar a { $most } personas como mucho, y otras tantas pueden mirar.
too-many-tables = Ya estás en { $most } mesas abiertas de este servidor. Acaba antes una partida o deja una mesa.
not-watching = No estás mirando esta mesa.
game-not-over = Esta partida aún no ha acabado.

game-not-paused = La partida no está en pausa.
no-deadline = En esta mesa no hay plazo, así que no puedes ampliarlo.
extension-out-of-range = Un plazo se puede ampliar desde un minuto hasta siete días.
nobody-in-time = Ahora no se espera a nadie, así que no hay plazo que ampliar.
nudge-with-deadline = No hace falta: en esta mesa hay plazo, y antes de que acabe llegan recordatorios.
nudge-own-turn = Te toca a ti: la partida te espera.
nobody-to-nudge = La partida no espera a nadie a quien puedas dar un toque.
nudged-lately = Un poco de paciencia: podrás volver a dar un toque <t:{ $until }:R>.
no-seat = En esta mesa no existe el asiento { $seat }.
seat-of-computer = Ese asiento ya lo ocupa un jugador virtual.
seat-is-yours = Ya estás jugando en tu asiento.
last-person = No queda nadie más en la mesa, así que es mejor acabar la partida.
offer-over = Demasiado tarde: ese asiento ya lo ocupa otra persona.
offer-too-old = Esta oferta ya no vale. Pide otra a quien lleva la mesa.
offer-over-back = Demasiado tarde: { $name } ha vuelto a la partida.
keeps-result = En esta partida dejaste otro asiento y conservas su resultado, así que no puedes ocupar este.

no-such-move = Ya no se puede volver a esa jugada.
not-back-alone = Los demás están ausentes, y sin ellos no puedes volver atrás. Pídeles que recuperen antes sus asientos.
vote-running = Ya hay una votación en marcha, y solo puede haber una a la vez.
no-vote = Esa votación ya ha acabado.
no-voter = En esta votación deciden los demás jugadores.
not-your-vote = La votación solo puede retirarla quien la pidió.
host-is-here = { $host }, que lleva la mesa, puede decidirlo. Solo cuenta como ausencia haber dejado el servidor, que un jugador virtual ocupe su asiento o que la partida lleve 24 horas en pausa o esperando su jugada.

only-role-starts = En este servidor solo pueden abrir mesas quienes tienen el rol <@&{ $role }>.
start-role-gone = El rol que podía abrir mesas en este servidor ya no existe, así que solo pueden abrirlas los moderadores. Pueden elegir otro con `/table settings`.
only-moderators-start = En este servidor solo pueden abrir mesas los moderadores.
role-missing = Elige el rol que podrá abrir mesas.
unknown-locale = No hablo el idioma { $locale }.

cards-not-dealt = Las cartas aún no se han repartido.
shuffle-still-secret = Hasta que acabe la partida no se puede saber cómo se barajaron las cartas.
no-shuffle-kept = No quedó anotado cómo se barajó esta partida.
no-shuffle = En este registro no consta cómo se barajaron las cartas.
not-hexadecimal = { $place } tiene que tener { $letters } cifras hexadecimales, con letras minúsculas.
wrong-commitment = El secreto no es el que se selló antes de la partida.
wrong-shuffle = { $place } no coincide con lo que sale del secreto y el número del mensaje.

no-such-seat = En esta mesa no existe el asiento { $seat }.
no-such-card = No existe la carta { $card }: las cartas van del 1 al 60.
no-such-card-under = No existe la carta { $card }: las cartas van del 1 al 60, y tu provincia inicial es 0.
outside-grid = { $x }, { $y } está muy lejos de cualquier mapa. Usa los números del borde de tu mapa.
unknown-rotation = Una carta no se puede girar { $rotation } grados: elige 0, 90, 180 o 270.
no-such-tile = Un desierto no puede convertirse en { $terrain }: elige bosque, lago, montaña o pueblo.
no-such-pair = No existe la pareja { $pair }: las parejas son deck (mazo) y hands (jugada).
not-two-cubes = Hacen falta exactamente dos recursos, no { $value }.
same-cube-twice = Has indicado dos veces el recurso de { $squares }: tienen que ser dos distintos.

game-is-over = Esta partida ya ha acabado.
-see-hand = Con `/hand` ves qué te toca hacer.
phase-is-pick = Ahora toca elegir una carta. { -see-hand }
phase-is-discard = Ahora cada jugador descarta una carta de la mano que va a pasar. { -see-hand }
phase-is-bid = Ahora se juegan cartas a la baza. { -see-hand }
phase-is-take = Ahora se toman las cartas jugadas, una a una. { -see-hand }
phase-is-take-pair = Ahora quien jugó la carta más alta elige pareja. { -see-hand }
phase-is-answer = Ahora quien jugó la carta más baja acepta o disputa. { -see-hand }
phase-is-discard-of-pair = Ahora cada jugador se queda con una carta de su pareja. { -see-hand }
phase-is-map = Las cartas ya están elegidas: ahora toca colocarlas. { -see-hand }
phase-is-free-tile = Ahora se ponen las losetas gratuitas de los objetivos. { -see-hand }
already-picked = Ya has elegido carta en esta ronda. Puedes deshacerlo mientras quede alguien eligiendo.
already-discarded = Ya has descartado una carta.
already-played = Ya has jugado una carta.
already-placed = Ya has colocado o apartado la carta { $card }.
already-terraformed = Ya has terraformado en esta ronda, y solo se puede una vez por ronda.
already-done = Ya has pulsado Terminar en esta ronda. Si todos colocan a la vez, puedes deshacerlo hasta que terminen todos.
already-decided-free-tile = Ya has decidido qué hacer con tu loseta gratuita.
discard-after-all-picked = Podrás descartar cuando tu rival también haya elegido.
not-your-turn = Aún no te toca.
not-your-turn-to-place = Aún no te toca colocar: en esta ronda las cartas se colocan una a una, de menor a mayor, y ahora va la { $card }.
not-placed-yet = Podrás pulsar **Terminar** cuando hayas colocado la carta { $card }, o la hayas apartado porque no cabe en ningún sitio.
already-in-order = En esta ronda ya se colocan las cartas una a una, así que no hace falta pedir espera.
too-late-to-wait = Ya es tarde para pedir espera: alguien ha colocado una carta en esta ronda.
no-free-tile = No tienes ninguna loseta gratuita.
nothing-to-take-back = Ahora no puedes deshacer nada: o los demás ya han visto tu última jugada, o no has hecho ninguna.
computer-decided = Esa jugada la hizo por ti un jugador virtual, así que no puedes deshacerla. Con `/table undo` puedes proponer a los demás volver atrás.
taken-back-often = En esta partida ya has deshecho { $most } jugadas, y no se puede deshacer más hasta la próxima ronda.
note-too-long = Una nota puede tener { $most } caracteres como máximo.
others-built-on-it = Eso ya no se puede deshacer: otro jugador ha tomado un recurso que tu jugada devolvió a la reserva común.

card-not-in-hand = La carta { $card } no está en tu mano. Tienes { $hand }.
card-not-in-pair = La carta { $card } no está en tu pareja.
card-not-in-trick = Nadie ha jugado la carta { $card } en esta baza.
card-already-taken = Alguien ha tomado ya la carta { $card }.
no-cube-in-trick-for-two = En las partidas de dos no se añaden recursos a las cartas: escribe `none`.
wrong-colour-of-cube = Todos los recursos de esta baza tienen que ser del mismo color ({ NAME($colour) }), y ese es { NAME($found) }.

not-the-selected-card = Tu carta de esta ronda es la { $selected }, no la { $card }.
another-card = Tu carta de esta ronda es la { $selected }, no la { $card }.
card-on-map-already = La carta { $card } ya está en tu mapa.
card-not-on-map = La carta { $card } no está en tu mapa, así que no puedes poner nada debajo.
no-overlap = Una carta tiene que solaparse con tu mapa en al menos una casilla. Ahí solo quedaría al lado.
under-not-touched = Ahí tu carta no se solapa con { $card ->
        [0] la provincia inicial
       *[other] la carta { $card }
    }, así que no puede ir debajo.
under-impossible = Tu carta no puede ir debajo de { $card ->
        [0] la provincia inicial
       *[other] la carta { $card }
    } sin ir también debajo de { $above ->
        [0] la provincia inicial
       *[other] la carta { $above }
    }, que está encima.
wholly-hidden = Al menos una casilla de la carta tiene que quedar a la vista. Ahí quedaría oculta del todo.
would-cover = Ahí cubrirías { NAME($kind, form: "indefinite") } de tu mapa, en { $squares }: { $kind ->
        [mountain] las montañas
       *[lake] los lagos
    } tienen que quedar siempre a la vista.
would-be-hidden = Ahí cubrirías { NAME($kind, form: "indefinite") } de la propia carta, en { $squares }: { $kind ->
        [mountain] las montañas
       *[lake] los lagos
    } tienen que quedar siempre a la vista.
range-fork = Ahí tu cordillera se bifurcaría, en { $squares }: todas las montañas tienen que formar una sola línea.
range-block = Ahí harías un bloque de cuatro montañas, en { $squares }: todas las montañas tienen que formar una sola línea.
range-apart = Ahí dejarías montañas separadas de tu cordillera, en { $squares }: todas las montañas tienen que formar una sola línea.
range-ring = Ahí tu cordillera se cerraría en un anillo, en { $squares }: todas las montañas tienen que formar una sola línea con dos extremos.
card-has-a-placement = La carta { $card } todavía cabe en tu mapa, así que no puedes apartarla.
last-placement = Después de eso, la carta { $card } ya no cabría en ningún sitio. Colócala primero y terraforma después.
table-never-waits = En esta mesa las cartas se colocan siempre a la vez, así que no se puede pedir espera.

no-terraforming = En este juego no se terraforma.
no-desert-there = En { $squares } no hay ningún desierto visible, y solo se pueden terraformar desiertos.
no-cube-there = No tienes ningún recurso en { $squares }.
no-empty-production-square = En { $squares } no hay ninguna casilla de producción vacía.
wrong-cube-for-terrain = Para { NAME($terrain, form: "indefinite") } hacen falta dos recursos { NAME($colour, form: "plural") }, y has indicado uno { NAME($found) }.

wrong-number-of-players = A este juego juegan de 2 a 5 personas, no { $players }.
deck-few-goals = Tu mazo tiene { $found ->
        [one] { $found } carta de objetivo
       *[other] { $found } cartas de objetivo
    }. En una mesa para { $most } jugadores hacen falta { $needed }: añade más al archivo o abre la mesa sin objetivos.
goals-in-honshu = En este juego no hay cartas de objetivo: abre la mesa sin objetivos.
scoring-card-in-hokkaido = En este juego no hay cartas de puntuación final: abre la mesa sin ninguna.
no-such-scoring-card = No existe la carta de puntuación final { $card }.
unknown-rulings = Esta partida empezó con la edición { $rulings } de las aclaraciones de las reglas, y esta versión del bot solo conoce { $known }.
not-a-whole-pile = { $place }: el mazo tiene que contener cada carta del 1 al 60 una vez.
wrong-side = { $place }: no es el lado { $side }, que es el de la mesa.
no-legal-range = { $place }: las montañas de la provincia no forman una cordillera válida.
drawn-twice = { $place }: está repetido.
no-such-deck = No existe el mazo { $deck }.

file-too-large = El archivo es demasiado grande: el máximo son { $limit } bytes.
not-utf-8 = El archivo no es texto UTF-8; el primer byte no válido es el número { $byte }.
not-json = El archivo no es JSON válido en la línea { $line }, columna { $column }.
nested-too-deeply = El archivo tiene demasiados niveles anidados.
key-twice = La clave { $name } está repetida dentro de un objeto.
number-too-large = El archivo contiene un número de { $digits } cifras, que son demasiadas.
not-a-json-number = { $value } no es un número en JSON.
missing-value = Falta { $place }.
not-an-object = { $place }: { $value } no es un objeto.
not-a-list = { $place }: { $value } no es una lista.
not-a-whole-number = { $place }: { $value } no es un número entero.
not-true-or-false = { $place }: { $value } no es true ni false.
not-text = { $place }: { $value } no es texto.
not-a-position = { $place }: { $value } no es una posición [x, y].
not-null = { $place } tiene que ser null en esta variante del juego.
out-of-range = { $place }: { $value } no está entre { $low } y { $high }.
unknown-value = { $place }: no se conoce el valor { $value }.
wrong-length = { $place }: hay { $found } donde hacen falta { $expected }.
card-listed-twice = { $place }: hay una carta repetida.
result-too-early = Hay un resultado, pero la partida no ha acabado.
result-missing = La partida ha acabado, pero no hay resultado.
wrong-result = { $place }: pone { $value }, pero en la partida sale { $expected }.
number-twice = { $place }: el número { $number } está repetido.
goal-twice = { $place }: hay un objetivo repetido.
no-such-square = { $place }: { $value } no es un tipo de casilla.
colour-without-cubes = { $place }: el mazo no tiene recursos de este color: { NAME($colour) }.
mountain-in-honshu = { $place }: hay una montaña, y en este juego no las hay.
mountains-not-linked = { $place }: las montañas de una carta tienen que estar unidas entre sí.
colours-of-scoring-card = { $place } del mazo tiene que indicar sus colores, cada uno una sola vez.
not-alone = En esta partida no juega nadie más: te esperará hasta que sigas.
day-not-over = Todavía hay gente jugando este mapa. Su secreto se podrá ver <t:{ $until }:R>.
day-tried = Ya jugaste este mapa antes de borrar tus datos, y cada persona tiene un solo intento. El próximo llega <t:{ $until }:R>.
