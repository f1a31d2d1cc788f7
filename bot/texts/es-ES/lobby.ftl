# Los jugadores virtuales son animales de Hokkaido. As in English.
computer-name = { $who ->
        [kuma] Kuma
        [kon] Kon
        [shika] Shika
        [fuku] Fuku
        [tancho] Tancho
        [risu] Risu
        [usagi] Usagi
        [goma] Goma
       *[nobody] Virtual { $number }
    }
computer-animal = { $who ->
        [kuma] 🐻
        [kon] 🦊
        [shika] 🦌
        [fuku] 🦉
        [tancho] 🦢
        [risu] 🐿️
        [usagi] 🐇
        [goma] 🦭
       *[nobody] 🤖
    }

strength = { $strength ->
        [normal] medio
        [hard] fuerte
        [random] al azar
        [greedy] codicioso
       *[easy] débil
    }

lobby-heading = ## { $game ->
        [honshu] 🗾 Honshu
       *[hokkaido] 🏔️ Hokkaido
    }
lobby-what = { $game ->
        [honshu] Construye tu propio mapa carta a carta, con bosques, lagos y un gran pueblo. Tras 12 rondas gana quien tenga más puntos.
       *[hokkaido] Construye tu propio mapa carta a carta, a lo largo de una cordillera. Tras 12 rondas gana quien tenga más puntos.
    }
lobby-how-long = 🕐 De 2 a 5 jugadores · media hora, o unas pocas jugadas al día
lobby-deck = Mazo propio: «{ $name }»
# As in English.
lobby-seat = { $number }. { $name }
lobby-computer = { computer-animal } { $name } · { strength } 🤖
# As in English.
lobby-host = { $number }. { $name } 👑
lobby-too-few = -# { $comes ->
        [nobody] Quien tiene la 👑 puede invitar a gente con `/hokkaido invite` o pulsar **Jugar contra dos 🤖**.
       *[other] ¿Te apuntas? Pulsa **Unirse**. Si no viene nadie más, quien tiene la 👑 puede pulsar **Jugar contra dos 🤖**.
    }
lobby-ready = -# Cuando estén todos, quien tiene la 👑 pulsa **Empezar**.
table-is-full = 🪑 Mesa completa, <@{ $user }>: empieza cuando quieras.
table-closes = { $stage ->
        [running] ⏳ { $people }, ¿seguimos jugando? Si nadie hace nada, la partida se cerrará <t:{ $until }:R>.
       *[other] ⏳ { $people }, ¿dejamos abierta la mesa? Si nadie hace nada, se cerrará <t:{ $until }:R>.
    }
button-keep-open = Dejarla abierta
lobby-begun = Te mando las cartas por mensaje directo.
lobby-more = Otras cosas que puedes hacer en esta mesa:
lobby-cancelled = Esta mesa está cerrada. Para abrir otra, escribe `/hokkaido start`.

table-opened = Tu mesa está abierta y la llevas tú (👑).
lobby-ping = 📣 <@&{ $role }>, ¿quién quiere jugar?
joined = Ya estás en la mesa. { $host } empezará la partida cuando estén todos.
joined-thread = Ya estás en la mesa: seguimos en <#{ $channel }>.
left = Has dejado la mesa.
begun = ¡Empieza la partida! Estoy repartiendo las cartas.
cancelled = La mesa está cerrada.

button-join = Unirse
button-leave = Salir
# As in English.
button-add-computer = 🤖 { strength }
button-add-usual-computer = Añadir 🤖
button-add-two-computers = Jugar contra dos 🤖
button-remove-computer = Quitar 🤖
button-options = Opciones
button-table-more = Más…
button-into-thread = Jugar en un hilo
button-begin = Empezar
button-cancel = Cerrar la mesa
button-rules = Reglas

may-not-write-here = No puedes escribir en este canal, así que tampoco puedes abrir una mesa aquí. Prueba en otro.
permissions-missing = En este canal no puedo jugar sin { $count ->
        [one] el permiso
       *[other] los permisos
    } { $names }. Díselo a quien administre el servidor y vuelve a intentarlo.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-attach-files = Adjuntar archivos
permission-connect = Conectar

table-options = ### Opciones de esta mesa
    Cambia lo que quieras hasta que pulses **Empezar**; todos lo ven en la mesa.
table-option-variant = Juego
table-option-variant-hokkaido-draft = Hokkaido con draft
table-option-variant-hokkaido-trick = Hokkaido con bazas
table-option-variant-honshu-trick = Honshu con bazas
table-option-variant-honshu-draft = Honshu con draft
# As in English.
table-option-game-hokkaido = Hokkaido
# As in English.
table-option-game-honshu = Honshu
table-option-selection-draft = Draft: elegir una carta y pasar el resto
table-option-selection-trick = Bazas: jugar una carta para tomar otra
table-option-goals-no = Sin objetivos
table-option-goals-yes = Con objetivos
table-option-scoring-card = Carta de puntuación final
table-option-scoring-card-none = Sin carta de puntuación final
table-option-scoring-card-random = Carta de puntuación final: al azar
table-option-scoring-card-1 = Carta 1: una fábrica acepta dos recursos
table-option-scoring-card-2 = Carta 2: tres bosques en línea
table-option-scoring-card-3 = Carta 3: bloques de cuatro desiertos
table-option-scoring-card-4 = Carta 4: cada casilla de lago
table-option-scoring-card-5 = Carta 5: pueblos con cuatro pueblos alrededor
table-option-scoring-card-6 = Carta 6: casillas de producción vacías
table-option-scoring-card-7 = Carta 7: recursos azules y amarillos en fábricas
table-option-scoring-card-8 = Carta 8: recursos grises y marrones en fábricas
table-option-deadline = Plazo
table-option-deadline-none = Sin plazo
table-option-deadline-2min = 2 minutos por jugada
table-option-deadline-10min = 10 minutos por jugada
table-option-deadline-1h = 1 hora por jugada
table-option-deadline-12h = 12 horas por jugada
table-option-deadline-24h = 24 horas por jugada
table-option-deadline-3d = 3 días por jugada
table-option-order-as-printed = Colocación normal
table-option-order-simultaneous = Colocación a la vez
table-option-order-in-order = Colocación por orden
table-option-language = Idioma: { $language }
table-option-language-auto = Idioma: el del servidor
table-option-side-a = Lado A
table-option-side-b = Lado B
table-option-hints-yes = Con pistas
table-option-hints-no = Sin pistas
table-option-by-invitation-yes = Solo con invitación
table-option-by-invitation-no = Abierta a todos
