# Una mesa antes de que empiece la partida, y lo que se dice al llegar y al irse.

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
        [normal] normal
        [hard] difícil
        [random] al azar
        [greedy] codicioso
       *[easy] fácil
    }

lobby-heading = ## { $game ->
        [honshu] 🗾 Honshu
       *[hokkaido] 🏔️ Hokkaido
    }{ $open ->
        [yes] : ¿quién juega?
       *[no] {""}
    }
lobby-what = { $game ->
        [honshu] Construye tu propio mapa, carta a carta: bosques, lagos, un gran pueblo. Tras 12 rondas gana quien tenga más puntos.
       *[hokkaido] Construye tu propio mapa, carta a carta, a lo largo de una cordillera. Tras 12 rondas gana quien tenga más puntos.
    }
lobby-how-long = 🕐 De 2 a 5 jugadores · media hora, o unas pulsaciones al día
lobby-without-hints = 🚫 sin pistas
lobby-options = Lado { $side }{ $selection ->
        [draft] {" "}· cartas por draft
        [trick] {" "}· cartas por bazas
       *[usual] {""}
    }{ $goals ->
        [yes] {" "}· con objetivos
        [no] {" "}· sin objetivos
       *[none] {""}
    }{ $order ->
        [simultaneous] {" "}· siempre se coloca a la vez
        [in_order] {" "}· siempre se coloca por orden
       *[as_printed] {""}
    }
lobby-deck = Con un mazo propio: «{ $name }»
# As in English.
lobby-seat = { $number }. { $name }
lobby-computer = { computer-animal } { $name } · jugador virtual { strength }
# As in English.
lobby-host = { $number }. { $name } 👑
lobby-too-few = -# { $comes ->
        [nobody] Quien organiza (👑) invita a los demás con `/hokkaido invite`, o pulsa **Jugar contra dos 🤖**.
       *[other] ¿Quieres jugar? Pulsa **Unirse**. Si no hay nadie más, quien organiza (👑) pulsa **Jugar contra dos 🤖**.
    }
lobby-ready = -# Quien organiza (👑) pulsa **Empezar** cuando haya llegado todo el mundo.
table-is-full = 🪑 Tu mesa está llena: empieza cuando quieras, <@{ $user }>.
table-closes = { $stage ->
        [running] ⏳ ¿Seguimos jugando? Esta partida se cierra sola <t:{ $until }:R> si nadie hace nada, { $people }.
       *[other] ⏳ ¿Mantener abierta esta mesa? Se cierra sola <t:{ $until }:R> si nadie hace nada, { $people }.
    }
button-keep-open = Mantener abierta
lobby-begun = La partida ha empezado. Tus cartas llegan por mensaje directo; **Mi mano**, aquí debajo, también las muestra. ¡Suerte!
lobby-more = Esto es lo que también puedes hacer en esta mesa.
lobby-cancelled = Esta mesa está cerrada. Escribe `/hokkaido start` para abrir otra.
lobby-waits = La partida aún no ha empezado. La empieza con **Empezar** quien organiza, { $name }.

table-opened = Tu mesa está abierta. Organizas la mesa (👑): pulsa **Empezar** cuando haya llegado todo el mundo.
lobby-ping = 📣 <@&{ $role }>, ¿quién quiere jugar?
joined = Tienes un asiento en la mesa. { $host } empieza la partida cuando haya llegado todo el mundo.
joined-thread = Tienes un asiento en la mesa: sigue en <#{ $channel }>.
left = Has dejado la mesa.
begun = La partida ha empezado: se están repartiendo las cartas.
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
button-into-thread = A un hilo
button-begin = Empezar
button-cancel = Cerrar
button-rules = Reglas

may-not-write-here = No puedes escribir en este canal, así que tampoco abrir una mesa aquí. Prueba en un canal en el que puedas escribir.
permissions-missing = No puedo jugar en este canal: me { $count ->
        [one] falta el permiso
       *[other] faltan los permisos
    } { $names }. Pide ayuda a alguien que gestione el servidor e inténtalo de nuevo.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-attach-files = Adjuntar archivos
permission-connect = Conectar

table-options = ### Opciones de esta mesa
    Cambia lo que quieras hasta pulsar **Empezar**; los demás lo ven en la mesa.
table-option-variant = Qué juego
table-option-variant-hokkaido-draft = Hokkaido: cartas por draft
table-option-variant-hokkaido-trick = Hokkaido: cartas por bazas
table-option-variant-honshu-trick = Honshu: cartas por bazas
table-option-variant-honshu-draft = Honshu: cartas por draft
table-option-goals = Objetivos
table-option-goals-no = Sin objetivos
table-option-goals-yes = Con objetivos
table-option-scoring-card = Carta de puntuación final
table-option-scoring-card-none = Sin carta de puntuación final
table-option-scoring-card-random = Carta de puntuación final: una al azar
table-option-scoring-card-1 = Carta 1: dos recursos por fábrica
table-option-scoring-card-2 = Carta 2: bosques en línea
table-option-scoring-card-3 = Carta 3: bloques de desiertos
table-option-scoring-card-4 = Carta 4: cada casilla de lago
table-option-scoring-card-5 = Carta 5: pueblos entre pueblos
table-option-scoring-card-6 = Carta 6: producción vacía
table-option-scoring-card-7 = Carta 7: recursos azules y amarillos
table-option-scoring-card-8 = Carta 8: recursos grises y marrones
table-option-deadline = Plazo
table-option-deadline-none = Sin plazo
table-option-deadline-2min = 2 minutos por paso
table-option-deadline-10min = 10 minutos por paso
table-option-deadline-1h = 1 hora por paso
table-option-deadline-12h = 12 horas por paso
table-option-deadline-24h = 24 horas por paso
table-option-deadline-3d = 3 días por paso
table-option-order-as-printed = Colocación según las reglas
table-option-order-simultaneous = Colocación siempre a la vez
table-option-order-in-order = Colocación siempre por orden
table-option-language = Idioma: { $language }
table-option-language-auto = Idioma: el de este servidor
table-option-side-a = Lado A
table-option-side-b = Lado B
table-option-hints-yes = Pistas: sí
table-option-hints-no = Pistas: no
table-option-by-invitation-yes = Solo con invitación
table-option-by-invitation-no = Se puede unir cualquiera
