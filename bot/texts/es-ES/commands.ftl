# Lo que muestra Discord mientras se escribe un comando, y las respuestas a lo que no se entiende.

command-hokkaido = Jugar a Hokkaido: abrir una mesa, unirse a una, leer las reglas
command-start = Abrir una mesa en este canal
command-join = Sentarse a la mesa de este canal
command-leave = Dejar una mesa cuya partida no ha empezado
command-begin = Empezar la partida (solo quien organiza)
command-cancel = Cerrar la mesa, también en mitad de una partida (quien organiza o la moderación)
command-status = Quién juega, a quién le toca y la puntuación
command-rules = Las reglas en pocas palabras
command-cards = Ver una carta, o las 60
command-hand = Ver tu mano
command-pick = Elegir una carta de tu mano
command-discard = Descartar una carta de tu mano, o de tu pareja (dos jugadores)
command-bid = Jugar una carta a la baza, con o sin recurso
command-take = Tomar una de las cartas jugadas a la baza
command-pair = Elegir pareja tras jugar la carta más alta (dos jugadores)
command-contest = Dar dos recursos para tomar la pareja que quieras (dos jugadores)
command-accept = Tomar la pareja que te deja tu rival (dos jugadores)
command-place = Colocar tu carta en tu mapa, por ejemplo: 17 3 2 rot
command-aside = Apartar una carta que no cabe en tu mapa
command-terraform = Convertir un desierto en otro terreno por dos recursos de un color
command-wait = Pedir espera: en esta ronda se coloca por orden, primero la carta más baja
command-done = Dejar tu mapa como está y terminar tu ronda
command-undo = Retirar tu último paso, si nadie lo ha visto aún
command-tile = Poner la loseta gratuita de un objetivo cumplido pero no conseguido
command-skip = No poner ninguna loseta gratuita
command-map = Ver tu mapa, o el de otro jugador

option-side = El lado de las provincias iniciales (si no dices nada: lo habitual en el servidor)
option-goals = Jugar con cartas de objetivo (si no dices nada: lo habitual en el servidor)
option-computers = Cuántos jugadores virtuales se sientan ya
option-strength = Lo bien que juegan esos jugadores virtuales (si no dices nada: fácil)
option-order = Si se coloca a la vez o por orden (si no dices nada: lo habitual en el servidor)
option-number = El número de una carta, de 1 a 60; vacío para verlas todas
option-card = El número de la carta
option-x = La columna de la casilla superior izquierda de la carta, según el borde de tu mapa
option-y = La fila de la casilla superior izquierda de la carta, según el borde de tu mapa
option-desert-x = La columna del desierto, según el borde de tu mapa
option-desert-y = La fila del desierto, según el borde de tu mapa
option-rotation = 0, 90, 180 o 270 grados a la derecha, rot es 90; rot/12 bajo la carta 12, rot/all bajo todas
option-terrain = En qué se convierte el desierto
option-cubes = Las casillas de los dos recursos, como 1,2/3,-1, o: oldest
option-cube = La casilla del recurso que añades, como 1,2, o: none
option-cubes-to-give = Las casillas de los dos recursos que das, como 1,2/3,-1, o: none
option-pair = La pareja que tomas
option-player = El mapa de quién; vacío para el tuyo
option-which-game = Cuál de los dos juegos (si no dices nada: lo habitual en el servidor)
option-which-rules = Las reglas de qué juego (si no dices nada: el de la mesa de este canal)
option-which-cards = Las cartas de qué juego (si no dices nada: el de la mesa de este canal)
option-selection = Cómo se eligen las cartas: por draft o por bazas (si no dices nada: lo habitual en el servidor)
option-scoring-card = Una carta de puntuación final para todos (Honshu; si no dices nada: lo habitual en el servidor)
option-deck = Un mazo de tu propia copia del juego, en un archivo JSON
option-game = Qué partida, si estás en varias

# As in English.
choice-side-a = A
# As in English.
choice-side-b = B
choice-game-hokkaido = Hokkaido
choice-game-honshu = Honshu
choice-selection-draft = draft: elegir una carta y pasar el resto
choice-selection-trick = bazas: jugar cartas para tomar otras
choice-scoring-card-none = ninguna
choice-scoring-card-random = una al azar
choice-scoring-card-1 = 1: una fábrica acepta dos recursos
choice-scoring-card-2 = 2: tres bosques en línea
choice-scoring-card-3 = 3: bloques de cuatro desiertos
choice-scoring-card-4 = 4: cada casilla de lago
choice-scoring-card-5 = 5: pueblos con cuatro pueblos alrededor
choice-scoring-card-6 = 6: casillas de producción vacías
choice-scoring-card-7 = 7: recursos azules y amarillos en fábricas
choice-scoring-card-8 = 8: recursos grises y marrones en fábricas
choice-strength-easy = fácil
# As in English.
choice-strength-normal = normal
choice-strength-hard = difícil
choice-yes = sí
# As in English.
choice-no = no
choice-order-as-printed = según las reglas impresas
choice-order-simultaneous = siempre a la vez
choice-order-in-order = siempre por orden
choice-terrain-lake = lago (dos recursos azules)
choice-terrain-town = pueblo (dos recursos marrones)
choice-terrain-forest = bosque (dos recursos verdes)
choice-terrain-mountain = montaña (dos recursos grises)
choice-pair-deck = la pareja del mazo
choice-pair-hands = la pareja de las manos
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

servers-only = Las mesas están en canales de un servidor, no en mensajes directos: abre una o únete a una allí.
no-game-here = En este canal no hay mesa. Escribe `/hokkaido start` para abrir una.
game-here-over = La última partida de este canal ha acabado: con los botones de su último mensaje puedes repasarla, y `/hokkaido log` enumera cada jugada. `/hokkaido start` abre otra mesa.
no-game = Ahora no estás en ninguna partida. Únete a una en un canal de un servidor con `/hokkaido join`.
several-games = Estás en varias partidas. Di cuál con la opción **juego**.
name-the-table = En este canal no hay mesa. Di cuál con la opción **juego**.
game-unknown = Ninguna de las partidas abiertas que puedes nombrar se llama así. Elige una de la lista de la opción **juego**.
game-not-found = Esa partida no existe, o no puedes verla. Elige una de la lista.
rotation-unknown = «{ $given }» no es un giro: escribe 0, 90, 180 o 270, o rot para 90.
word-unknown = «{ $given }» no está entre: { $offered }.
under-unknown = «{ $given }» no dice debajo de qué cartas: escribe sus números tras el giro, como rot/12/40, o rot/all.
deck-not-json = «{ $given }» no es un archivo JSON: un mazo es un archivo cuyo nombre acaba en .json.
file-not-fetched = No he podido traer el archivo «{ $given }» de Discord. Inténtalo de nuevo.
cube-unknown = «{ $given }» no es una casilla: escríbela así: 1,2; o none, sin recurso.
cubes-unknown = «{ $given }» no son dos casillas: escríbelas así: 1,2/3,-1.
player-unknown = En esta mesa no hay nadie que se llame «{ $given }».
not-map-phase = Podrás terraformar cuando todos tengan una carta que colocar, antes o después de colocar la tuya.
too-few-cubes = { $terrain ->
        [forest] Un bosque
        [lake] Un lago
        [town] Un pueblo
       *[mountain] Una montaña
    } cuesta dos recursos { NAME($colour, form: "plural") } de tu mapa, y { $count ->
        [0] no tienes ninguno
       *[other] solo tienes uno
    }.
too-often = Eso ha sido mucho de golpe, así que espera un poco. Podrás volver a hacerlo <t:{ $until }:R>.
invited-lately = <@{ $user }> aún no ha respondido a tu última invitación. Podrás volver a avisar <t:{ $until }:R>.
too-many-tables = Ya tienes asiento en { $most } mesas abiertas de este servidor. Acaba antes una partida o deja una mesa.
button-unknown = Este botón es antiguo y ya no hace nada. Escribe `/hokkaido status` para ver cómo van tus partidas.
command-unknown = Este comando ha cambiado. Recarga Discord, o cierra y abre la aplicación, e inténtalo de nuevo.
discord-forbids = Discord no me deja hacer eso aquí. Quizá me falte un permiso en este canal.
discord-refuses = Discord lo ha rechazado, así que no se ha hecho. Dice: { $said }
discord-deleted = Eso ya se ha borrado de Discord. `/hokkaido status` muestra cómo va la partida.
discord-busy = Discord no me responde bien ahora mismo. Inténtalo de nuevo en un momento.
failure = Lo siento, algo ha fallado dentro del bot. Tu partida está a salvo: `/hokkaido status` muestra cómo va. Quien me tiene en marcha encuentra el motivo en el registro con { $reference }.
database-fails = Ahora no llego a mi base de datos, así que no ha cambiado nada. Inténtalo de nuevo en un momento. Quien me tiene en marcha encuentra el motivo en el registro con { $reference }.
