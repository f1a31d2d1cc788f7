command-settings = Tema, idioma, recordatorios, dónde ves tus cartas, pistas
command-table-settings = Quién abre mesas, idioma, opciones por defecto (Gestionar servidor)
option-start-role = Solo este rol puede abrir mesas
option-ping-role = El rol al que aviso de cada mesa nueva; con @everyone dejo de avisar
option-forum = Cada mesa nueva tendrá su propia publicación en este foro
option-usual-deck = Tu propio mazo para todas las mesas del juego por defecto, en un archivo JSON

settings =
    ## Tus ajustes
    Valen solo para ti, en todos los servidores. Los cambios se aplican al momento.
settings-links = **Enlace nuevo** anula todos los enlaces a tu tablero que has tenido, por si alguien ha visto alguno.
settings-kept = ✅ Guardado.
links-renewed = ✅ Tus enlaces anteriores al tablero ya no funcionan. Los mensajes de tus partidas tienen otros nuevos.
server-settings =
    ## Ajustes de este servidor
    Valen para todas las mesas de aquí. Los cambios se aplican al momento. El tema de las imágenes vale para el canal y para quienes no hayan elegido el suyo en `/hokkaido settings`. { $role ->
        [0] Para que solo un rol pueda abrir mesas, escribe `/table settings` con la opción **rol**.
        [gone] ⚠️ El rol que podía abrir mesas ya no existe. Elige otro con la opción **rol** o cambia en el menú quién puede abrir mesas.
       *[other] El rol que puede abrir mesas: <@&{ $role }>.
    } Para jugar en todas las mesas con un mazo propio, adjunta su archivo con la opción **mazo**.
server-settings-forum = { $forum ->
        [0] Para que cada mesa tenga su propia publicación en un foro, usa la opción **foro**.
       *[other] Cada mesa nueva tiene su propia publicación en <#{ $forum }>, salvo si es con invitación.
    }
server-settings-ping = { $role ->
        [0] Para avisar a un rol de cada mesa nueva, usa la opción **avisar**.
        [gone] ⚠️ El rol al que avisaba de las mesas nuevas ya no existe. Elige otro con la opción **avisar**.
       *[other] Aviso a <@&{ $role }> de las mesas nuevas, como mucho una vez por hora.
    }
moderators-only = Para cambiar los ajustes de este servidor hace falta el permiso Gestionar servidor.
settings-in-servers = Cada servidor tiene sus propios ajustes: usa este comando en uno de sus canales. Los tuyos están en `/hokkaido settings`.

menu-theme = Tema de las imágenes
theme-question = ¿Cómo quieres que se vean aquí las imágenes? Para el daltonismo, mejor **Con letras**. Después se cambia con `/table settings`.
theme-light = Claro
theme-dark = Oscuro
theme-colour-blind = Con letras
setting-theme-auto = Imágenes: el tema del servidor
setting-theme-light = Imágenes: claras
setting-theme-dark = Imágenes: oscuras
setting-theme-colour-blind = Imágenes: con letras (aptas para daltonismo)
menu-language = Idioma
setting-language-auto = Idioma: el de tu Discord
setting-server-language-auto = Idioma: el del servidor en Discord
menu-reminders = Recordatorios cuando una partida te espera
setting-reminders-off = Recordatorios: ninguno
setting-reminders-channel = Recordatorios: en el canal
setting-reminders-direct = Recordatorios: por mensaje directo
menu-hands = Dónde ves tus cartas
setting-hands-direct = Tus cartas: por mensaje directo
setting-hands-channel = Tus cartas: en el canal, con el botón Mi mano
setting-hints = { $on ->
        [yes] Pistas: a la vista
       *[no] Pistas: ocultas
    }
setting-confirm = { $on ->
        [yes] Terminar: preguntar
       *[no] Terminar: al momento
    }
button-new-link = Enlace nuevo
menu-start = Quién puede abrir mesas
setting-start-everyone = Mesas: puede abrirlas cualquiera
setting-start-role = Mesas: puede abrirlas un rol
setting-start-moderators = Mesas: solo los moderadores
menu-usual = Opciones por defecto de las mesas nuevas
usual-deck = Mazo: «{ $deck }» – quitar
usual-ping = Rol al que aviso de mesas nuevas – quitar
usual-forum = Mesas en el foro – desactivar
usual-thread = { $thread ->
        [yes] Cada mesa en su propio hilo
       *[no] Las mesas en el propio canal
    }
usual-board = { $on ->
        [yes] Enlaces al tablero: visibles
       *[no] Enlaces al tablero: desactivados
    }

confirm-done = ¿Terminas esta ronda? Tu mapa se quedará como está.
confirm-placing = ¿La colocas aquí y terminas esta ronda?
confirm-wait = ¿Pides espera? Entonces en esta ronda se coloca por orden, de menor a mayor, y no se puede deshacer lo colocado.
button-done-sure = Sí, terminar
