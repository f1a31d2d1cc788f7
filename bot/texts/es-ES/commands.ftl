command-hokkaido = Juega a Hokkaido: abre una mesa, únete a una o lee las reglas
command-start = Abrir una mesa en este canal
command-join = Unirte a la mesa de este canal
command-leave = Dejar una mesa antes de que empiece la partida
command-begin = Empezar la partida (solo quien lleva la mesa)
command-cancel = Cerrar la mesa, incluso a media partida (quien la lleva o moderadores)
command-status = Quién juega, a quién le toca y la puntuación
command-rules = Las reglas, en pocas palabras
command-cards = Ver una carta o las 60
command-hand = Ver tu mano
command-note = Escribir una nota para ti, que verás junto a tu mano
command-pick = Elegir una carta de tu mano
command-discard = Descartar una carta de tu mano o de tu pareja (dos jugadores)
command-bid = Jugar una carta a la baza, con o sin recurso
command-take = Tomar una de las cartas jugadas a la baza
command-pair = Elegir pareja si jugaste la carta más alta (dos jugadores)
command-contest = Pagar dos recursos y tomar la pareja que quieras (dos jugadores)
command-accept = Tomar la pareja que te deja tu rival (dos jugadores)
command-place = Colocar una carta en tu mapa, por ejemplo: 17 3 2 rot
command-aside = Apartar una carta que no cabe en tu mapa
command-terraform = Convertir un desierto en otro terreno con dos recursos del mismo color
command-wait = Pedir espera: en esta ronda las cartas se colocan una a una, de menor a mayor
command-done = Dejar tu mapa como está y terminar tu ronda
command-undo = Deshacer tu última jugada, si nadie la ha visto todavía
command-tile = Poner la loseta gratuita que recibes si cumples un objetivo y pierdes el desempate
command-skip = Renunciar a la loseta gratuita
command-map = Ver tu mapa o el de otro jugador

option-side = El lado de las provincias iniciales (por defecto, según el servidor)
option-goals = Si se juega con cartas de objetivo (por defecto, según el servidor)
option-computers = Cuántos jugadores virtuales se sientan ya a la mesa
option-strength = El nivel de esos jugadores virtuales (por defecto, débil)
option-order = Si las cartas se colocan a la vez o por orden (por defecto, según el servidor)
option-number = El número de una carta, del 1 al 60; vacío para verlas todas
option-text = Tu nota (500 caracteres como máximo); un guion (-) la borra
option-card = El número de la carta
option-x = La columna de la casilla superior izquierda de la carta, según el borde de tu mapa
option-y = La fila de la casilla superior izquierda de la carta, según el borde de tu mapa
option-desert-x = La columna del desierto, según el borde de tu mapa
option-desert-y = La fila del desierto, según el borde de tu mapa
option-rotation = 0, 90, 180 o 270 grados a la derecha, rot es 90; rot/12 bajo la carta 12, rot/all bajo todas
option-terrain = En qué se convierte el desierto
option-cubes = Las casillas de los dos recursos, como 1,2/3,-1; oldest: los dos más antiguos
option-cube = La casilla del recurso que añades, como 1,2; none: ninguno
option-cubes-to-give = Las casillas de los dos recursos que pagas, como 1,2/3,-1; none: ninguno
option-pair = La pareja que tomas
option-player = De quién es el mapa; vacío para ver el tuyo
option-which-game = A cuál de los dos juegos se juega (por defecto, según el servidor)
option-which-rules = De qué juego (por defecto, el de la mesa de este canal)
option-which-cards = De qué juego (por defecto, el de la mesa de este canal)
option-selection = Cómo se eligen las cartas: draft o bazas (por defecto, según el servidor)
option-scoring-card = Una carta de puntuación final para todos (solo Honshu; por defecto, según el servidor)
option-deck = Tu propio mazo, en un archivo JSON
option-game = Cuál de tus partidas, si estás en varias

choice-strength-easy = débil
choice-strength-normal = medio
choice-strength-hard = fuerte
choice-yes = sí
# As in English.
choice-no = no
choice-terrain-lake = lago (dos recursos azules)
choice-terrain-town = pueblo (dos recursos marrones)
choice-terrain-forest = bosque (dos recursos verdes)
choice-terrain-mountain = montaña (dos recursos grises)
choice-pair-deck = la pareja del mazo
choice-pair-hands = la pareja jugada
rotation-choice = { $rotation ->
        [0] sin girar
       *[other] { $rotation }° a la derecha
    }{ $count ->
        [0] {""}
       *[other] , debajo de { $under }
    }
game-choice = #{ $channel }{ $round ->
        [0] {""}
       *[other] , ronda { $round }
    }{ $count ->
        [0] {""}
       *[other] , con { $names }
    }

servers-only = En los mensajes directos no hay mesas: abre una o únete a una en un canal de un servidor.
no-game-here = En este canal no hay mesa. Para abrir una, escribe `/hokkaido start`.
game-here-over = La última partida de este canal ya ha acabado: puedes repasarla con los botones de su último mensaje y ver cada jugada con `/hokkaido log`. Para abrir otra mesa, escribe `/hokkaido start`.
no-game = Ahora mismo no estás en ninguna partida. Únete a una con `/hokkaido join` en un canal de un servidor.
several-games = Estás en varias partidas. Indica cuál en la opción **partida**.
name-the-table = En este canal no hay mesa. Indica cuál quieres en la opción **partida**.
game-unknown = No tienes acceso a ninguna partida abierta con ese nombre. Elige una de la lista en la opción **partida**.
game-not-found = Esa partida no existe, o no puedes verla. Elige una de la lista.
rotation-unknown = «{ $given }» no es un giro: escribe 0, 90, 180 o 270, o bien rot, que son 90 grados.
word-unknown = «{ $given }» no vale aquí. Elige entre: { $offered }.
under-unknown = No entiendo «{ $given }»: tras el giro, escribe los números de las cartas que van encima, como rot/12/40, o rot/all.
deck-not-json = «{ $given }» no es un archivo JSON: el nombre del archivo de un mazo acaba en .json.
file-not-fetched = No he podido descargar «{ $given }» de Discord. Inténtalo de nuevo.
cube-unknown = «{ $given }» no es una casilla. Escríbela así: 1,2. Si no añades ningún recurso, escribe `none`.
cubes-unknown = «{ $given }» no son dos casillas. Escríbelas así: 1,2/3,-1.
player-unknown = En esta mesa nadie se llama «{ $given }».
not-map-phase = Podrás terraformar cuando todos tengan carta que colocar, antes o después de colocar la tuya.
too-few-cubes = { $terrain ->
        [forest] Un bosque
        [lake] Un lago
        [town] Un pueblo
       *[mountain] Una montaña
    } cuesta dos recursos { NAME($colour, form: "plural") } de tu mapa, y { $count ->
        [0] no tienes ninguno
       *[other] solo tienes uno
    }.
too-often = Despacio, que son muchas cosas a la vez. Podrás volver a hacerlo <t:{ $until }:R>.
button-unknown = Este botón es antiguo y ya no funciona. Con `/hokkaido status` puedes ver cómo van tus partidas.
command-unknown = Este comando ha cambiado. Recarga Discord, o cierra y vuelve a abrir la aplicación, e inténtalo de nuevo.
discord-forbids = Discord no me deja hacer eso aquí. Puede que me falte un permiso en este canal.
discord-refuses = Discord lo ha rechazado, así que no se ha hecho nada. Su respuesta: { $said }
discord-deleted = Eso ya no existe en Discord: alguien lo ha borrado. Con `/hokkaido status` ves cómo va la partida.
delivered-late = Discord me ha entregado esto demasiado tarde para responder aquí. Con `/hokkaido status` ves cómo va la partida.
discord-busy = Discord no me responde bien ahora mismo. Inténtalo de nuevo en un momento.
failure = Lo siento, algo ha fallado en el bot. Tu partida está a salvo: puedes verla con `/hokkaido status`. Quien administra el bot encontrará el motivo en el log ({ $reference }).
database-fails = Ahora mismo no puedo acceder a mi base de datos, así que no ha cambiado nada. Inténtalo de nuevo en un momento. Quien administra el bot encontrará el motivo en el log ({ $reference }).
