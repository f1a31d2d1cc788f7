command-table = Para quien lleva la mesa y moderadores: pausar, dar más tiempo, sustituir, cerrar; votaciones
command-table-pause = Pausar la partida: nadie juega y los plazos se detienen
command-table-resume = Reanudar una partida en pausa
command-table-extend = Dar más tiempo a todos los que tienen que jugar
command-table-replace = Dar el asiento de alguien a un jugador virtual, de forma definitiva
command-table-offer = Ofrecer el asiento de alguien a otra persona, que seguirá desde ahí
command-table-hand-over = Pasar la mesa a otro jugador, que la llevará desde ahora
command-table-end = Cerrar la mesa, incluso a media partida
command-invite = Invitar a alguien a la mesa
command-table-uninvite = Retirar una invitación, quitar a quien mira o liberar un asiento antes de la partida
command-watch = Mirar una partida o dejar de mirarla
command-games = Tus partidas y lo que tienes que hacer en cada una
command-away = Dejar que un jugador virtual juegue por ti, o recuperar tu asiento
command-table-undo = Volver más atrás en la partida, si todos están de acuerdo
command-table-vote = Proponer a los demás acabar la partida o que otra persona lleve la mesa

option-extend-by = Cuánto tiempo más
option-seat = De quién es el asiento
option-offer-to = Quién recibe el asiento
option-new-host = Quién llevará la mesa
option-invited = A quién se invita
option-uninvited = La persona que quieres quitar
option-vote-about = end, o el jugador que llevará la mesa
option-deadline = Tiempo por jugada; después juega un jugador virtual (por defecto, según el servidor)
option-thread = Jugar en un hilo propio (por defecto, según el servidor)
option-hints = Si se ven los puntos de las cartas y los mejores sitios (por defecto, según el servidor)
option-by-invitation = Solo pueden unirse las personas que invites (por defecto, según el servidor)
option-table-language = El idioma de esta mesa (por defecto, el del servidor)

choice-extend-10min = 10 minutos
choice-extend-1h = 1 hora
choice-extend-12h = 12 horas
choice-extend-24h = 24 horas
choice-extend-3d = 3 días

lobby-invited = ✉️ Invitaciones enviadas: { $names }

# As in English.
thread-name = { $game } · { $host }
thread-opened = Tu mesa tiene su propio hilo: <#{ $channel }>.
post-opened = Tu mesa tiene su propia publicación: <#{ $channel }>.
tag-open = Abierta
tag-running = En juego
tag-finished = Terminada
thread-link = 🎲 Hay una mesa de { $game } abierta en <#{ $channel }>.
thread-left-out = 🚪 No puedo añadir a este hilo a { $names }: { $count ->
        [one] ya no está en el servidor o no puede ver el canal.
       *[other] ya no están en el servidor o no pueden ver el canal.
    }
channel-lost = ⚠️ Ya no puedo escribir en <#{ $channel }>: lo han borrado o bloqueado, o me falta algún permiso. { $begun ->
        [yes] Tu partida sigue aquí, por mensaje directo; mírala con `/hokkaido status`. Quien lleva la mesa puede acabarla con `/table end`.
       *[no] Allí ya no puede unirse nadie a tu mesa; quien la lleva puede cerrarla con `/hokkaido cancel`.
    }
table-set-aside = ⏸️ No consigo leer la partida de este canal, así que tiene que esperar. No se ha perdido nada, y quien administra el bot puede ver el motivo en el log. Mientras tanto, puedes jugar otra en otro canal o en un hilo.
no-thread-here = Solo se pueden crear hilos en un canal de texto. Quita la opción **hilo** o usa un canal de texto.
too-many-threads = Este servidor ya tiene todos los hilos activos que permite Discord (1000). Abre la mesa sin hilo, o inténtalo de nuevo cuando se archive alguno.
thread-name-refused = Una regla de AutoMod de este servidor no permite el nombre del hilo de la mesa, que incluye tu nombre. Abre la mesa sin hilo o habla con un moderador.
thread-locked = Este hilo está bloqueado y no puedo hacer nada en él. Un moderador puede desbloquearlo.
forum-gone = ⚠️ No puedo crear una publicación para tu mesa: el foro elegido ya no existe. Un moderador puede elegir otro con `/table settings`.
forum-permissions = ⚠️ No puedo crear publicaciones en <#{ $forum }> sin { $count ->
        [one] este permiso
       *[other] estos permisos
    }: { $names }.
forum-tags = ⚠️ No puedo crear publicaciones en <#{ $forum }> sin etiquetas. Crea allí { $count ->
        [one] la etiqueta
       *[other] las etiquetas
    } { $names }, o dame el permiso Gestionar canales.
forum-refused = ⚠️ No he podido crear una publicación en <#{ $forum }>. { $why ->
        [busy] Discord no me responde bien ahora mismo.
        [too-many-threads] Este servidor ya tiene todos los hilos activos que permite Discord (1000).
        [name-refused] Una regla de AutoMod de este servidor no permite el título de la publicación, que incluye tu nombre.
       *[other] Respuesta de Discord: { $said }
    }
permission-create-public-threads = Crear hilos públicos
permission-create-private-threads = Crear hilos privados
permission-create-posts = Crear publicaciones

paused-now = ⏸️ Partida en pausa. Puedes reanudarla con `/table resume`.
resumed-now = ▶️ La partida continúa.
button-resume = Reanudar
extended-now = ⏰ Has dado más tiempo.
replaced-now = 🤖 Ahora ese asiento lo ocupa un jugador virtual.
handed-over = 👑 La mesa ya la lleva otra persona.
ended-now = 🚪 Mesa cerrada.
end-game = **¿Acabar ya la partida, en la ronda { $round }?** No ganará nadie.
button-end-game = Acabar la partida
button-keep-playing = Seguir jugando
give-up-seat = **¿Dejar tu asiento de forma definitiva?** Lo ocupará un jugador virtual{ $host ->
        [yes] {" "}y otra persona llevará la mesa
       *[no] {""}
    }.{ $keeps ->
        [yes] {" "}El resultado del asiento seguirá siendo tuyo.
       *[no] {" "}No tendrás resultado en esta partida.
    } Si solo te vas un rato, escribe `/hokkaido away`.
button-give-up-seat = Dejar mi asiento
game-kept = La partida continúa.
invited-now = Has invitado a <@{ $user }>.
uninvited = { $what ->
        [seat] ✉️ { $by } ha liberado tu asiento en la mesa de <#{ $channel }>.
        [watching] ✉️ { $by } te ha quitado de los espectadores de la partida de <#{ $channel }>.
       *[invitation] ✉️ { $by } ha retirado tu invitación a la mesa de <#{ $channel }>.
    }
uninvited-now = { $watched ->
        [yes] 👀 <@{ $user }> ya no mira esta partida.
       *[no] ✉️ Has retirado la invitación.
    }{ $told ->
        [yes] {""}
       *[no] {" "}No he podido avisar a <@{ $user }> por mensaje directo: díselo tú.
    }
unseated-now = ✉️ El asiento vuelve a estar libre.{ $invited ->
        [yes] {""}
       *[no] {" "}Si quieres decidir quién se sienta, elige **Solo con invitación** en **Opciones**.
    }{ $told ->
        [yes] {""}
       *[no] {" "}No he podido avisar a <@{ $user }> por mensaje directo: díselo tú.
    }
watching-now = 👀 Estás mirando esta partida. Con `/map` y la opción **jugador** ves el mapa de cada uno; con `/hokkaido status`, cómo va la partida.
watching-to-come = 👀 Estás mirando esta mesa. Cuando empiece la partida, con `/map` y la opción **jugador** verás el mapa de cada uno; con `/hokkaido status`, cómo va la partida.
whose-map = No tienes mapa en esta partida: indica en la opción **jugador** de quién quieres ver el mapa.
watching-no-more = Ya no estás mirando esta partida. Para volver a mirarla, escribe `/hokkaido watch`.
away-now = 🤖 Un jugador virtual ocupa tu asiento hasta que vuelvas. Cuando quieras volver, escribe otra vez `/hokkaido away` o pulsa el botón del canal.
back-now = 👋 Has recuperado tu asiento.
seat-is-of-another = Este botón es para { $names }. Tú ya estás jugando en tu asiento.
cannot-invite-bots = No se puede invitar a bots. Para jugar contra el ordenador, pulsa un botón con 🤖 antes de que empiece la partida.
cannot-offer-to-bots = Un bot no puede ocupar un asiento. Para dárselo a un jugador virtual, usa `/table replace`.

invitation = ✉️ { $host } invita a { $names } a jugar a { $game }.
invitation-to-watch = ✉️ { $host } invita a { $names } a mirar una partida de { $game }. Escribe `/hokkaido watch` para echar un vistazo.
button-rematch = Otra partida
rematch-open = Ya hay mesa para la próxima partida. { $count ->
        [0] { $comes ->
            [nobody] Invita a alguien con `/hokkaido invite`
           *[other] Espera a que se una alguien
        } y pulsa **Empezar**, o bien pulsa **Jugar contra dos 🤖**.
       *[other] He invitado a los demás; pulsa **Empezar** cuando estén todos.
    }

games-none = Ahora mismo no juegas ni miras ninguna partida, y no tienes invitaciones. Abre una mesa con `/hokkaido start` en un canal de un servidor.
games-heading = **Tus partidas**
games-line = { $asked ->
        [pick] ⏳ elige una carta
        [discard] ⏳ descarta una carta
        [map] ⏳ coloca tu carta
        [done] ⏳ pulsa Terminar
        [free-tile] ⏳ decide qué haces con tu loseta gratuita
        [bid] ⏳ juega una carta
        [take] ⏳ toma una carta
        [take-pair] ⏳ elige una pareja
        [answer] ⏳ acepta o disputa
        [discard-of-pair] ⏳ quédate con una carta de tu pareja
        [vote] 🗳️ tienes una votación pendiente
        [begin] ⏳ pulsa Empezar
        [take-seat-back] 🤖 un jugador virtual ocupa tu asiento
        [paused] ⏸️ en pausa
       *[none] 💤 no te toca
    }{ $vote ->
        [yes] , 🗳️ tienes una votación pendiente
       *[no] {""}
    } · <#{ $channel }>{ $round ->
        [0] {""}
       *[other] , ronda { $round }
    }{ $until ->
        [0] {""}
       *[other] , hasta <t:{ $until }:f> (<t:{ $until }:R>)
    }{ $link ->
        [none] {""}
       *[other] {" "}· [ir]({ $link })
    }
games-guest-line = { $welcome ->
        [may-join] ✉️ { $host } te invita a jugar en su mesa
        [may-watch] ✉️ { $host } te invita a mirar su mesa
       *[watches] 👀 estás mirando
    } · <#{ $channel }>{ $round ->
        [0] {""}
       *[other] , ronda { $round }
    }{ $link ->
        [none] {""}
       *[other] {" "}· [ir]({ $link })
    }
games-open = **Mesas abiertas**
games-open-line = 🪑 Mesa de { $host }: { $game }, { $taken } de { $most } asientos ocupados · <#{ $channel }>{ $link ->
        [none] {""}
       *[other] {" "}· [ir]({ $link })
    }
button-join-table = Unirse a { $host }

log-replaced = { $computer ->
        [yes] 🤖 { $known ->
            [yes] { $name } sustituye a { $former } de forma definitiva.
           *[no] { $name } ocupa un asiento de forma definitiva.
        }
       *[no] 🔁 { $known ->
            [yes] { $name } sustituye a { $former } y sigue desde ahí.
           *[no] { $name } ocupa un asiento y sigue desde ahí.
        }
    }
log-paused = { $by ->
        [host] ⏸️ { $name } ha puesto la partida en pausa.
       *[moderator] ⏸️ Un moderador ha puesto la partida en pausa.
    }{ $timed ->
        [yes] {" "}Los plazos se detienen.
       *[no] {""}
    }
log-resumed = { $by ->
        [host] ▶️ { $name } ha reanudado la partida.
       *[moderator] ▶️ Un moderador ha reanudado la partida.
    }{ $timed ->
        [yes] {" "}A cada jugador le queda el mismo tiempo que antes.
       *[no] {""}
    }
log-extended = ⏰ { $minutes ->
        [one] Un minuto más
       *[other] { $minutes } minutos más
    } para todos los que tienen que jugar.
log-extended-hours = ⏰ { $hours ->
        [one] Una hora más
       *[other] { $hours } horas más
    } para todos los que tienen que jugar.
log-host = 👑 Ahora lleva la mesa { $name }.
log-closed = { $reason ->
        [host] 🚪 { $name } ha cerrado su mesa.
        [moderator] 🚪 Un moderador ha cerrado esta mesa.
        [moderator-who-plays] 🚪 { $name } ha cerrado esta mesa (moderación).
        [lost] 🚪 { $name } ha acabado la partida, porque ya no puedo escribir en su canal.
        [vote] 🚪 Los jugadores han votado a favor de acabar la partida.
        [idle] 🚪 Tras { $hours } horas sin actividad, esta mesa se ha cerrado sola.
        [idle-game] 🚪 Tras { $days } días sin actividad, esta partida se ha cerrado sola.
       *[empty] 🚪 Se ha ido todo el mundo, así que esta mesa se ha cerrado.
    }

seat-offered = 🔁 <@{ $user }>, ¿quieres seguir tú? El asiento de { $name } en esta partida es tuyo si lo quieres, tal como está.
button-take-over = Ocupar el asiento
button-withdraw-offer = Retirar
offer-withdrawn = Se ha retirado la oferta.
offer-for-another = Esa oferta es para otra persona.
offered-now = He ofrecido el asiento en el canal de la partida. Cambiará de manos cuando <@{ $user }> lo acepte.
seat-taken-over = 👋 El asiento es tuyo. Tienes tus cartas en **Mi mano**, en el canal.
game-hokkaido = Hokkaido
game-honshu = Honshu
