# Lo que se dice cuando algo no se puede hacer. Al decirlo no ha cambiado nada.


## La mesa y sus asientos

table-gone = Esta mesa ya no existe. Abre otra con `/hokkaido start`.
table-busy = Ahora hay mucho movimiento en esta mesa. Inténtalo de nuevo en un momento.
table-cancelled = Esta mesa está cerrada. Abre otra con `/hokkaido start`.
channel-has-table = En este canal ya hay una mesa, abierta por { $host }. Solo cabe una a la vez: { $begun ->
        [yes] usa otro canal u otro hilo.
       *[no] únete a ella, o usa otro canal.
    }
table-full = Esta mesa está llena: sus { $seats } asientos están ocupados.{ $computers ->
        [yes] {" "}Alguien de la mesa puede quitar un jugador virtual para hacerte sitio.
       *[no] {""}
    }
already-seated = Ya tienes un asiento en esta mesa.
not-seated = No tienes asiento en esta mesa. `/hokkaido help` dice qué puedes hacer aquí.
did-not-play = No tenías asiento cuando acabó esta partida. **Todos los mapas** muestra lo que ha construido cada cual.
rematch-not-yours = **Otra partida** es para quienes tenían asiento cuando acabó esta.{ $joins ->
        [yes] {" "}Únete a su próxima mesa cuando esté abierta.
       *[no] {""}
    }{ $opens ->
        [yes] {" "}Para abrir una tuya, escribe `/hokkaido start`.
       *[no] {""}
    }
not-host-begin = Solo quien organiza, { $host }, puede empezar la partida.
not-host-cancel = Solo quien organiza, { $host }, o la moderación puede cerrar esta mesa.
others-play = Hay más gente jugando, así que la partida solo acaba si todos están de acuerdo. `/table end` se lo pregunta.
too-few-seats = Aún no puedes empezar: la partida necesita al menos { $seats } jugadores, y solo tú tienes asiento. { $comes ->
        [invited] Con invitación, pero aún sin asiento: { $names }. Espera un poco
        [nobody] Invita a alguien con `/hokkaido invite`
       *[anybody] Espera a que alguien pulse **Unirse**
    }, o pulsa **Jugar contra dos 🤖**.
begun-already = La partida ya ha empezado.
computers-out-of-range = Una mesa puede tener de 0 a { $most } jugadores virtuales, no { $given }.
no-such-option = Este menú es antiguo. Vuelve a abrir **Opciones** debajo de la mesa.
no-computer-seat = En esta mesa no hay ningún jugador virtual.
game-running = La partida ya ha empezado, así que es tarde para eso. Si juegas, con `/hokkaido away` un jugador virtual sigue por ti; si no, con `/hokkaido watch` puedes mirar.
just-begun = La partida ha empezado en este mismo momento, así que no se ha cerrado nada. Inténtalo otra vez si quieres acabarla.
game-not-begun = La partida aún no ha empezado. La empieza con **Empezar** quien organiza, { $host }.
game-finished = Esta partida ha acabado.
not-your-seat = Solo puedes mover por tu propio asiento.
game-paused = La partida está en pausa. Quien organiza, o la moderación, la reanuda con `/table resume`.
resumed-by-all = Por ahora solo quien organiza, { $host }, o la moderación puede reanudar la partida. Si sigue en pausa, podrá hacerlo cualquiera que juegue <t:{ $until }:R>.
seat-is-computers = De momento un jugador virtual ocupa tu asiento. Para jugar tú, pulsa **Recuperar mi asiento** o escribe `/hokkaido away`.

not-host = Eso solo puede hacerlo quien organiza, { $host }, o la moderación.
host-already = { $name } ya organiza la mesa.
not-invited = A esta mesa se entra con invitación: pídesela a { $host }.
person-seated = { $name } ya tiene un asiento en esta mesa.
person-not-seated = Esa persona no juega en esta mesa.
person-away = Por ahora un jugador virtual tiene el asiento de { $name }. Elige a alguien que esté jugando.
seat-is-played = { $name } está jugando, así que no puedes decidirlo por tu cuenta. `/table replace` pregunta a los demás si un jugador virtual debe ocupar el asiento. Después podrás ofrecérselo a otra persona.
computer-no-host = Un jugador virtual no puede organizar la mesa. Elige a una de las personas que juegan.
person-not-invited = Esa persona no tiene invitación para esta mesa.
person-plays = { $name } juega esta partida. `/table replace` da su asiento a un jugador virtual, y `/table offer` lo ofrece a otra persona.
too-many-guests = A una mesa se puede invitar como mucho a { $most } personas, y pueden mirar otras tantas.
not-watching = No estás mirando esta mesa.
game-not-over = Esta partida aún no ha acabado.


## Jugadores que no están

game-not-paused = La partida no está en pausa.
no-deadline = Esta mesa no tiene plazo, así que no hay nada que ampliar.
extension-out-of-range = Un plazo se puede ampliar entre un minuto y siete días.
nobody-in-time = Ahora no se espera a nadie, así que no hay nada que ampliar.
nudge-with-deadline = No hace falta: esta mesa tiene un plazo, y antes llegan recordatorios.
nudge-own-turn = Te toca a ti: la partida te espera.
nobody-to-nudge = La partida no espera a nadie a quien puedas dar un toque.
nudged-lately = Dales un momento: podrás darles un toque <t:{ $until }:R>.
no-seat = Esta mesa no tiene asiento { $seat }.
seat-of-computer = Ese asiento ya es de un jugador virtual.
seat-is-yours = Tu asiento ya lo juegas tú.
last-person = Es la última persona de esta mesa: mejor acaba la partida.
offer-over = Demasiado tarde: ese asiento ya es de otra persona.
offer-too-old = Esta oferta es antigua. Pide otra a quien organiza.
offer-over-back = Demasiado tarde: { $name } vuelve a jugar.
keeps-result = En esta partida dejaste otro asiento y conservas su resultado, así que no puedes ocupar este.


## Votaciones

no-such-move = A esa jugada ya no se puede volver.
not-back-alone = Los demás no están, y no puedes volver atrás sin ellos. Pídeles que antes recuperen sus asientos.
vote-running = Ya hay una votación en marcha: solo puede haber una a la vez.
no-vote = Esa votación ha acabado.
no-voter = Esta votación es cosa de los demás jugadores.
not-your-vote = Solo puede retirar la votación quien la pidió.
host-is-here = { $host } organiza la mesa y está aquí: puede decidirlo. Se considera que quien organiza se ha ido si deja el servidor, mientras un jugador virtual ocupa su asiento, o si la partida lleva 24 horas esperándole o en pausa.


## Ajustes

only-role-starts = En este servidor solo pueden abrir mesas las personas con el rol <@&{ $role }>.
only-moderators-start = En este servidor solo puede abrir mesas la moderación.
role-missing = Elige el rol cuyos miembros pueden abrir mesas.
unknown-locale = No hablo { $locale }.


## Barajar con garantías

cards-not-dealt = Las cartas aún no se han repartido.
shuffle-still-secret = Cómo se barajaron las cartas es secreto hasta que acabe la partida.
no-shuffle-kept = No se anotó cómo se barajó esta partida.
no-shuffle = Este registro no dice cómo se barajaron sus cartas.
not-hexadecimal = { $place } tiene que ser de { $letters } cifras hexadecimales, con letras minúsculas.
wrong-commitment = La semilla secreta no es la que se selló antes de la partida.
wrong-shuffle = { $place } no es lo que resulta de la semilla secreta y del número del mensaje.


## Valores que no existen en el juego

no-such-seat = En esta mesa no hay asiento { $seat }.
no-such-card = No hay carta { $card }: las cartas llevan los números del 1 al 60.
no-such-card-under = No hay carta { $card } bajo la que ir: las cartas llevan los números del 1 al 60, y tu provincia inicial es 0.
outside-grid = { $x }, { $y } está muy lejos de cualquier mapa. Usa los números del borde de tu mapa.
unknown-rotation = Una carta no se gira { $rotation } grados: elige 0, 90, 180 o 270.
no-such-tile = Un desierto no puede convertirse en { $terrain }: elige bosque, lago, montaña o pueblo.
no-such-pair = No hay pareja { $pair }: las parejas son deck (mazo) y hands (manos).
not-two-cubes = Hacen falta exactamente dos recursos, no { $value }.
same-cube-twice = Has dicho dos veces el recurso de { $squares }: tienen que ser dos distintos.


## El momento equivocado

game-is-over = Esta partida ha acabado.
-see-hand = `/hand` muestra qué te toca hacer.
phase-is-pick = Ahora toca elegir una carta. { -see-hand }
phase-is-discard = Ahora se descarta una carta de la mano que se va a pasar. { -see-hand }
phase-is-bid = Ahora se juegan cartas a la baza. { -see-hand }
phase-is-take = Ahora se toman las cartas jugadas, una a una. { -see-hand }
phase-is-take-pair = Ahora elige pareja quien tiene la carta más alta. { -see-hand }
phase-is-answer = Ahora acepta o disputa quien tiene la carta más baja. { -see-hand }
phase-is-discard-of-pair = Ahora se descarta una carta de cada pareja. { -see-hand }
phase-is-map = Las cartas están elegidas: ahora toca colocarlas. { -see-hand }
phase-is-free-tile = Ahora se ponen las losetas gratuitas de los objetivos. { -see-hand }
already-picked = Ya has elegido tu carta de esta ronda. Puedes deshacerlo mientras alguien siga eligiendo.
already-discarded = Ya has descartado una carta.
already-played = Ya has jugado una carta.
already-placed = Ya has colocado o apartado la carta { $card }.
already-terraformed = Ya has terraformado en esta ronda: solo se puede una vez.
already-done = Ya has pulsado Terminar en esta ronda. Puedes deshacerlo mientras otros sigan colocando a la vez.
already-decided-free-tile = Ya has decidido sobre tu loseta gratuita.
discard-after-all-picked = Podrás descartar cuando tu rival también haya elegido.
not-your-turn = Aún no te toca.
not-your-turn-to-place = Aún no te toca colocar: en esta ronda se coloca por orden, primero la carta más baja, y ahora va la { $card }.
not-placed-yet = Podrás pulsar **Terminar** cuando la carta { $card } esté colocada, o apartada si no cabe en ningún sitio.
already-in-order = En esta ronda ya se coloca por orden, así que no hace falta esperar.
too-late-to-wait = Ya es tarde para esperar: alguien ha colocado una carta en esta ronda.
no-free-tile = No tienes ninguna loseta gratuita que poner.
nothing-to-take-back = Ahora no puedes deshacer nada: los demás han visto tu última jugada, o no has hecho ninguna.
computer-decided = Esa jugada la hizo un jugador virtual por ti mientras no estabas, así que se queda como está. `/table undo` pregunta a los demás si volvéis atrás.
taken-back-often = En esta fase ya has deshecho { $most } jugadas. No se puede deshacer más hasta la siguiente.
others-built-on-it = Eso ya no se puede deshacer: otro jugador ha tomado un recurso que tu jugada devolvió a la reserva común.


## Elegir carta

card-not-in-hand = La carta { $card } no está en tu mano.
card-not-in-pair = La carta { $card } no está en tu pareja.
card-not-in-trick = La carta { $card } no se ha jugado en esta baza.
card-already-taken = La carta { $card } ya está tomada.
no-cube-in-trick-for-two = En partidas de dos nadie añade un recurso a la carta: escribe `none` en su lugar.
wrong-colour-of-cube = Todos los recursos de esta baza tienen que ser de un color ({ NAME($colour) }), y ese es { NAME($found) }.


## Colocar una carta

not-the-selected-card = Tu carta de esta ronda es la { $selected }, no la { $card }.
another-card = Tu carta de esta ronda es la { $selected }, no la { $card }.
card-on-map-already = La carta { $card } ya está en tu mapa.
card-not-on-map = La carta { $card } no está en tu mapa, así que nada puede ir debajo de ella.
no-overlap = Una carta tiene que solaparse con tu mapa en al menos una casilla. Esta solo quedaría al lado.
under-not-touched = Ahí tu carta no se solapa con la carta { $card }, así que no puede ir debajo de ella.
under-impossible = Tu carta no puede ir debajo de la carta { $card } y encima de la { $above }: la { $above } está sobre la { $card }, así que tendría que ir debajo de ambas.
wholly-hidden = Al menos una casilla de la carta tiene que quedar visible. Ahí quedaría oculta del todo.
would-cover = Eso cubriría en tu mapa { NAME($kind, form: "indefinite") }, en { $squares }: lagos y montañas quedan siempre visibles.
would-be-hidden = Quedaría oculto en la propia carta { NAME($kind, form: "indefinite") }, en { $squares }: lagos y montañas quedan siempre visibles.
range-fork = Eso bifurcaría tu cordillera en { $squares }: todas las montañas forman una sola línea.
range-block = Eso metería en tu cordillera un bloque de cuatro montañas, en { $squares }: todas las montañas forman una sola línea.
range-apart = Eso dejaría montañas separadas de tu cordillera, en { $squares }: todas las montañas forman una sola línea.
range-ring = Eso cerraría tu cordillera en un anillo, en { $squares }: todas las montañas forman una sola línea con dos extremos.
card-has-a-placement = La carta { $card } aún cabe en tu mapa, así que no puedes apartarla.
last-placement = Eso quitaría el último sitio donde cabe la carta { $card }. Coloca antes la carta y terraforma después.
table-never-waits = En esta mesa siempre se coloca a la vez, así que nadie puede pedir espera.


## Terraformar, recursos y losetas

no-terraforming = En este juego no se terraforma.
no-desert-there = En { $squares } no hay ningún desierto visible: solo se terraforman desiertos.
no-cube-there = No tienes ningún recurso en { $squares }.
no-empty-production-square = En { $squares } no hay ninguna casilla de producción vacía.
wrong-cube-for-terrain = Para { NAME($terrain, form: "indefinite") } hacen falta dos recursos { NAME($colour, form: "plural") }, y uno de los que has dicho es { NAME($found) }.


## A qué se juega en una mesa

wrong-number-of-players = Este juego es para 2 a 5 jugadores, no para { $players }.
deck-few-goals = Tu mazo tiene { $found ->
        [one] { $found } carta de objetivo
       *[other] { $found } cartas de objetivo
    }. Una mesa para { $most } jugadores necesita { $needed }: añade más al archivo, o abre la mesa sin objetivos.
goals-in-honshu = Este juego no tiene cartas de objetivo: empieza la mesa sin objetivos.
scoring-card-in-hokkaido = Este juego no tiene cartas de puntuación final: empieza la mesa sin ninguna.
no-such-scoring-card = No hay carta de puntuación final { $card }.
unknown-rulings = Esta partida empezó con la edición { $rulings } de las normas. Esta versión del bot solo conoce { $known }.
not-a-whole-pile = { $place }: el mazo tiene que contener cada carta del 1 al 60 una vez.
wrong-side = { $place }: este no es el lado { $side }, con el que juega la mesa.
no-legal-range = { $place }: las montañas de la provincia no forman una cordillera válida.
drawn-twice = { $place }: lo mismo aparece dos veces.
no-such-deck = No hay ningún mazo { $deck }.


## Archivos: mazos y registros

file-too-large = El archivo es demasiado grande: leo como mucho { $limit } bytes.
not-utf-8 = El archivo no es texto UTF-8; el primer byte extraño es el número { $byte }.
not-json = El archivo no es JSON válido en la línea { $line }, columna { $column }.
nested-too-deeply = El archivo tiene demasiados niveles.
key-twice = La clave { $name } aparece dos veces en un objeto.
number-too-large = El archivo tiene un número de { $digits } cifras; son demasiadas.
not-a-json-number = { $value } no es un número en JSON.
missing-value = Falta { $place }.
not-an-object = { $place }: { $value } no es un objeto.
not-a-list = { $place }: { $value } no es una lista.
not-a-whole-number = { $place }: { $value } no es un número entero.
not-true-or-false = { $place }: { $value } no es ni true ni false.
not-text = { $place }: { $value } no es texto.
not-a-position = { $place }: { $value } no es una posición [x, y].
not-null = { $place } tiene que ser null en esta variante del juego.
out-of-range = { $place }: { $value } no está entre { $low } y { $high }.
unknown-value = { $place }: { $value } es desconocido.
wrong-length = { $place }: hay { $found } donde hacen falta { $expected }.
card-listed-twice = { $place }: una carta aparece dos veces.
result-too-early = Hay un resultado, pero la partida no ha acabado.
result-missing = La partida ha acabado, pero no hay resultado.
wrong-result = { $place }: { $value }, cuando la partida da { $expected }.
number-twice = { $place }: el número { $number } aparece dos veces.
goal-twice = { $place }: un objetivo aparece dos veces.
no-such-square = { $place }: { $value } no es un tipo de casilla.
colour-without-cubes = { $place }: el mazo no tiene recursos de este color: { NAME($colour) }.
mountain-in-honshu = { $place }: una montaña, que este juego no tiene.
mountains-not-linked = { $place }: las montañas de una carta tienen que estar unidas.
colours-of-scoring-card = { $place } del mazo tiene que decir sus colores, cada uno una vez.
not-alone = Esta partida la juegas sin nadie más, y te espera hasta que sigas.
day-not-over = Otros aún juegan este mapa. Su secreto se podrá ver <t:{ $until }:R>.
