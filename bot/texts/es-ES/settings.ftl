# Los ajustes de un jugador y de un servidor.

command-settings = Tema, idioma, recordatorios, dónde aparecen tus manos, pistas
command-table-settings = Quién abre mesas, idioma, opciones habituales (Gestionar servidor)
option-start-role = Solo este rol puede abrir mesas
option-ping-role = Se avisa a este rol de cada mesa nueva; con @everyone ya no se avisa a nadie
option-forum = Cada mesa nueva tiene una publicación propia en este canal de foro
option-usual-deck = Un mazo de tu propia copia del juego habitual, en JSON: todas las mesas juegan con él

settings =
    ## Tus ajustes
    Son solo para ti, en todos los servidores. Cada cambio vale al momento.
settings-kept = ✅ Guardado.
server-settings =
    ## Ajustes de este servidor
    Son para todas las mesas de aquí. Cada cambio vale al momento. { $role ->
        [0] Para que solo un rol pueda abrir mesas, escribe `/table settings` con la opción **rol**.
       *[other] El rol que puede abrir mesas: <@&{ $role }>.
    } Para jugar en todas las mesas con un mazo propio, adjunta su archivo con la opción **mazo**.
server-settings-forum = { $forum ->
        [0] Para que cada mesa tenga una publicación propia en un foro, usa la opción **foro**.
       *[other] Cada mesa nueva tiene una publicación propia en <#{ $forum }>, salvo las que son con invitación.
    }
server-settings-ping = { $role ->
        [0] Para avisar a un rol de cada mesa nueva, usa la opción **avisar**.
       *[other] Aviso a <@&{ $role }> de cada mesa nueva.
    }
moderators-only = Solo quien puede gestionar este servidor (Gestionar servidor) puede cambiar sus ajustes.
settings-in-servers = Cada servidor tiene sus propios ajustes: escribe esto en uno de sus canales. Los tuyos están en `/hokkaido settings`.

menu-theme = Tema de las imágenes
theme-question = ¿Qué aspecto deben tener las imágenes que aquí ve todo el mundo? **Con letras** usa colores que las personas daltónicas distinguen y pone una letra en cada casilla donde hay sitio. Lo pregunto solo una vez; `/table settings` lo cambia después.
theme-light = Claro
theme-dark = Oscuro
theme-colour-blind = Con letras
setting-theme-light = Imágenes: claras
setting-theme-dark = Imágenes: oscuras
setting-theme-colour-blind = Imágenes: con letras, para personas daltónicas
menu-language = Idioma
setting-language-auto = Idioma: el de tu Discord
setting-server-language-auto = Idioma: el que diga Discord
menu-reminders = Recordatorios de que una partida te espera
setting-reminders-off = Recordatorios: ninguno
setting-reminders-channel = Recordatorios: en el canal
setting-reminders-direct = Recordatorios: por mensaje directo
menu-hands = Dónde aparecen tus manos
setting-hands-direct = Tus manos: por mensaje directo
setting-hands-channel = Tus manos: en el canal, tras el botón Mi mano
setting-hints = { $on ->
        [yes] Pistas: a la vista
       *[no] Pistas: ocultas
    }
setting-confirm = { $on ->
        [yes] Terminar: preguntar antes
       *[no] Terminar: al momento
    }
menu-start = Quién puede abrir mesas
setting-start-everyone = Mesas: las abre cualquiera
setting-start-role = Mesas: las abre un rol
setting-start-moderators = Mesas: solo la moderación
menu-usual = Opciones habituales de mesa
menu-usual-scoring-card = La carta de puntuación final habitual
menu-usual-deadline = El plazo habitual
usual-game = Juego: { $game ->
        [honshu] Honshu
       *[hokkaido] Hokkaido
    }
usual-selection = Cartas por { $selection ->
        [trick] bazas
       *[draft] draft
    }
usual-scoring-card = Carta de puntuación final: { $card } …
usual-deck = Mazo: «{ $deck }» – quitarlo
usual-ping = Rol al que se avisa de las mesas nuevas – quitarlo
usual-forum = Mesas como publicaciones del foro – dejar de hacerlo
usual-side = Lado { $side }
usual-goals = { $goals ->
        [yes] Con objetivos
       *[no] Sin objetivos
    }
usual-order = Colocación { $order ->
        [simultaneous] siempre a la vez
        [in_order] siempre por orden
       *[as_printed] según las reglas impresas
    }
usual-deadline = Plazo: { $deadline } …
usual-hints = { $hints ->
        [yes] Con pistas: puntos de las cartas y mejores sitios
       *[no] Sin pistas
    }
usual-by-invitation = { $invitation ->
        [yes] Solo con invitación
       *[no] Se puede unir cualquiera
    }
usual-thread = { $thread ->
        [yes] Cada mesa en su propio hilo
       *[no] Las mesas en el canal mismo
    }

confirm-done = ¿Terminas esta ronda? Tu mapa se queda como está.
button-done-sure = Sí, terminar
