# Lo que hacen quien organiza y la moderación, invitaciones, hilos, y lo que se dice de ello.

command-table = Para organizar y moderar: pausar, ampliar, sustituir, acabar; votaciones
command-table-pause = Pausar la partida: nadie mueve y los plazos se detienen
command-table-resume = Reanudar una partida en pausa
command-table-extend = Dar más tiempo a quienes espera la partida
command-table-replace = Dar el asiento de alguien a un jugador virtual, para siempre
command-table-offer = Ofrecer el asiento de alguien a otra persona, que sigue desde ahí
command-table-hand-over = Ceder a otro jugador la organización de la mesa
command-table-end = Cerrar la mesa, también en mitad de una partida
command-invite = Invitar a alguien a la mesa
command-table-uninvite = Retirar una invitación, quitar a alguien que mira, o liberar un asiento antes de la partida
command-watch = Mirar una partida, o dejar de mirarla
command-games = Tus partidas, y lo que cada una espera de ti
command-away = Dejar que un jugador virtual juegue por ti, o recuperar tu asiento
command-table-undo = Volver más atrás en la partida, si toda la mesa está de acuerdo
command-table-vote = Pedir a los demás acabar la partida, o que organice otra persona

option-extend-by = Cuánto tiempo más
option-seat = El asiento de quién
option-offer-to = Quién recibe el asiento
option-new-host = Quién organiza la mesa desde ahora
option-invited = A quién se invita
option-uninvited = La persona invitada, que mira o que tiene asiento
option-vote-about = end, o el jugador que debería organizar la mesa
option-deadline = El tiempo por paso; después mueve un jugador virtual (si no dices nada: lo habitual en el servidor)
option-thread = Jugar en un hilo propio (si no dices nada: lo habitual en el servidor)
option-by-invitation = Solo se unen las personas que invites (si no dices nada: lo habitual en el servidor)
option-table-language = El idioma que se lee en esta mesa (si no dices nada: el del servidor)

choice-deadline-none = ninguno
choice-deadline-2min = 2 minutos
choice-deadline-10min = 10 minutos
choice-deadline-1h = 1 hora
choice-deadline-12h = 12 horas
choice-deadline-24h = 24 horas
choice-deadline-3d = 3 días

lobby-deadline = ⏰ { $time } por paso
lobby-by-invitation = ✉️ con invitación
lobby-invited = ✉️ Con invitación: { $names }

# As in English.
thread-name = { $game } · { $host }
thread-opened = Tu mesa está abierta en su propio hilo: <#{ $channel }>.
post-opened = Tu mesa está abierta en una publicación propia: <#{ $channel }>.
tag-open = Abierta
tag-running = En juego
tag-finished = Terminada
thread-link = 🎲 Se ha abierto una mesa de { $game } en <#{ $channel }>.
thread-left-out = 🚪 No puedo meter en este hilo a { $names }: { $count ->
        [one] esa persona ya no está en el servidor o no puede ver su canal.
       *[other] esas personas ya no están en el servidor o no pueden ver su canal.
    }
channel-lost = ⚠️ Ya no puedo escribir en <#{ $channel }>: se ha borrado o bloqueado, o me falta allí un permiso. { $begun ->
        [yes] Tu partida sigue aquí, por mensajes directos; `/hokkaido status` muestra cómo va, y quien organiza puede acabarla con `/table end`.
       *[no] Allí nadie puede unirse a tu mesa; quien organiza puede cerrarla con `/hokkaido cancel`.
    }
table-set-aside = ⏸️ Ya no puedo leer la partida de este canal, así que tiene que esperar. No se pierde nada de ella, y quien tiene en marcha este bot encuentra el motivo en el registro. Mientras tanto puedes jugar otra en otro canal o en un hilo.
no-thread-here = Los hilos solo funcionan en un canal de texto. Quita la opción **hilo**, o usa un canal de texto.
too-many-threads = Este servidor tiene todos los hilos activos que Discord permite (1000). Abre la mesa sin hilo, o inténtalo de nuevo cuando se archiven algunos.
thread-name-refused = Una regla de AutoMod de este servidor no permite el nombre del hilo de la mesa, que incluye tu nombre. Abre la mesa sin hilo, o pide ayuda a la moderación.
thread-locked = Este hilo está bloqueado y no puedo hacer nada en él. La moderación puede desbloquearlo.
forum-gone = ⚠️ No puedo crear una publicación para tu mesa: el foro elegido para las mesas ya no existe. La moderación puede elegir otro con `/table settings`.
forum-permissions = ⚠️ No puedo crear publicaciones en <#{ $forum }>: allí { $count ->
        [one] me falta el permiso
       *[other] me faltan los permisos
    } { $names }.
forum-tags = ⚠️ No puedo crear publicaciones en <#{ $forum }>: allí cada una necesita una etiqueta. Crea { $count ->
        [one] la etiqueta
       *[other] las etiquetas
    } { $names }, o dame allí el permiso Gestionar canales.
forum-refused = ⚠️ Discord no me ha dejado crear una publicación en <#{ $forum }>. { $why }
permission-create-public-threads = Crear hilos públicos
permission-create-private-threads = Crear hilos privados
permission-create-posts = Crear publicaciones

paused-now = ⏸️ En pausa. `/table resume` reanuda la partida.
resumed-now = ▶️ La partida sigue.
extended-now = ⏰ Ahora hay más tiempo.
replaced-now = 🤖 Ahora el asiento es de un jugador virtual.
handed-over = 👑 Ahora organiza la mesa otra persona.
ended-now = 🚪 La mesa está cerrada.
end-game = **¿Acabar la partida ahora, en la ronda { $round }?** Entonces no gana nadie.
button-end-game = Acabar la partida
button-keep-playing = Seguir jugando
give-up-seat = **¿Dejas tu asiento para siempre?** Pasa a un jugador virtual{ $host ->
        [yes] , y otra persona pasa a organizar la mesa
       *[no] {""}
    }.{ $keeps ->
        [yes] {" "}El resultado del asiento seguirá siendo tuyo.
       *[no] {" "}No tendrás resultado en esta partida.
    } Para ausentarte un rato, escribe `/hokkaido away`.
button-give-up-seat = Dejar mi asiento
game-kept = La partida sigue.
invited-now = Invitación para <@{ $user }> enviada.
uninvited = { $what ->
        [seat] ✉️ { $by } te ha quitado el asiento en la mesa de <#{ $channel }>.
        [watching] ✉️ { $by } te ha quitado de entre quienes miran la partida de <#{ $channel }>.
       *[invitation] ✉️ { $by } ha retirado tu invitación a la mesa de <#{ $channel }>.
    }
uninvited-now = { $watched ->
        [yes] 👀 <@{ $user }> ya no mira esta partida.
       *[no] ✉️ La invitación se ha retirado.
    }{ $told ->
        [yes] {""}
       *[no] {" "}No he podido avisar a <@{ $user }> por mensaje directo: díselo tú.
    }
unseated-now = ✉️ El asiento vuelve a estar libre.{ $invited ->
        [yes] {""}
       *[no] {" "}En **Opciones** decides quién puede sentarse: con **Solo con invitación** no se une nadie más.
    }{ $told ->
        [yes] {""}
       *[no] {" "}No he podido avisar a <@{ $user }> por mensaje directo: díselo tú.
    }
watching-now = 👀 Estás mirando esta partida. Escribe `/map` y nombra a alguien en la opción **jugador** para ver su mapa, y `/hokkaido status` para ver cómo va la partida.
watching-to-come = 👀 Estás mirando esta mesa. Cuando empiece la partida, escribe `/map` y nombra a alguien en la opción **jugador** para ver su mapa, y `/hokkaido status` para ver cómo va.
whose-map = No tienes mapa en esta partida: nombra a alguien con la opción **jugador**.
watching-no-more = Ya no estás mirando esta partida. Para seguir mirándola, escribe otra vez `/hokkaido watch`.
away-now = 🤖 Un jugador virtual ocupa tu asiento hasta que vuelvas: escribe otra vez `/hokkaido away`, o pulsa el botón del canal.
back-now = 👋 El asiento vuelve a ser tuyo.
seat-is-of-another = Este botón es para { $names }. Tu asiento ya lo juegas tú.
cannot-invite-bots = No se puede invitar a bots. Para jugar contra el ordenador, pulsa un botón con 🤖 antes de que empiece la partida.
cannot-offer-to-bots = Un bot no puede ocupar un asiento. `/table replace` da el asiento a un jugador virtual.

invitation = ✉️ Ven a jugar a { $game } en la mesa de { $host }. Invitación para { $names }.
invitation-to-watch = ✉️ Ven a ver una partida de { $game } en la mesa de { $host }. Invitación para { $names }. Escribe `/hokkaido watch` para echar un vistazo.
button-rematch = Otra partida
rematch-open = Hay una mesa abierta para la próxima partida. { $count ->
        [0] { $alone ->
            [yes] { $comes ->
                [nobody] Invita a alguien con `/hokkaido invite`
               *[other] Espera a que se una alguien
            }, o pulsa **Jugar contra dos 🤖**, y después **Empezar**.
           *[no] Pulsa **Empezar**.
        }
       *[other] Los demás tienen su invitación; pulsa **Empezar** cuando haya llegado todo el mundo.
    }

games-none = Ahora no juegas ni miras ninguna partida, y no tienes invitaciones. Abre una mesa con `/hokkaido start` en un canal de un servidor.
games-heading = **Tus partidas**
games-line = { $asked ->
        [pick] ⏳ elige una carta
        [discard] ⏳ descarta una carta
        [map] ⏳ coloca tu carta
        [done] ⏳ pulsa Terminar
        [free-tile] ⏳ decide sobre tu loseta gratuita
        [bid] ⏳ juega una carta
        [take] ⏳ toma una carta
        [take-pair] ⏳ elige una pareja
        [answer] ⏳ disputa o acepta
        [discard-of-pair] ⏳ descarta una carta de tu pareja
        [vote] 🗳️ te espera una votación
        [begin] ⏳ empieza la partida
        [take-seat-back] 🤖 un jugador virtual ocupa tu asiento
        [paused] ⏸️ en pausa
       *[none] 💤 nada que hacer
    }{ $vote ->
        [yes] , 🗳️ te espera una votación
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
        [may-join] ✉️ tienes invitación para jugar en la mesa de { $host }
        [may-watch] ✉️ tienes invitación para mirar la mesa de { $host }
       *[watches] 👀 estás mirando
    } · <#{ $channel }>{ $round ->
        [0] {""}
       *[other] , ronda { $round }
    }{ $link ->
        [none] {""}
       *[other] {" "}· [ir]({ $link })
    }

log-replaced = { $computer ->
        [yes] 🤖 { $known ->
            [yes] { $name } tiene ahora el asiento de { $former }, para siempre.
           *[no] { $name } se ha quedado con un asiento, para siempre.
        }
       *[no] 🔁 { $known ->
            [yes] { $name } tiene ahora el asiento de { $former } y sigue desde ahí.
           *[no] { $name } se ha quedado con un asiento y sigue desde ahí.
        }
    }
log-paused = { $by ->
        [host] ⏸️ { $name } ha puesto la partida en pausa.
       *[moderator] ⏸️ La moderación ha puesto la partida en pausa.
    }{ $timed ->
        [yes] {" "}Los plazos se detienen.
       *[no] {""}
    }
log-resumed = { $by ->
        [host] ▶️ { $name } ha reanudado la partida.
       *[moderator] ▶️ La moderación ha reanudado la partida.
    }{ $timed ->
        [yes] {" "}A cada cual le queda el mismo tiempo que antes.
       *[no] {""}
    }
log-extended = ⏰ { $minutes ->
        [one] Un minuto más
       *[other] { $minutes } minutos más
    } para quienes espera la partida.
log-extended-hours = ⏰ { $hours ->
        [one] Una hora más
       *[other] { $hours } horas más
    } para quienes espera la partida.
log-host = 👑 { $name } organiza la mesa desde ahora.
log-closed = { $reason ->
        [host] 🚪 { $name }, que organizaba la mesa, la ha cerrado.
        [moderator] 🚪 La moderación ha cerrado esta mesa.
        [moderator-who-plays] 🚪 { $name }, de la moderación, ha cerrado esta mesa.
        [lost] 🚪 { $name } ha terminado la partida, porque ya no puedo escribir en su canal.
        [vote] 🚪 Los jugadores han votado cerrar esta mesa.
        [idle] 🚪 En { $hours } horas nadie ha hecho nada aquí, así que esta mesa se ha cerrado sola.
        [idle-game] 🚪 En { $days } días nadie ha hecho nada aquí, así que esta partida se ha cerrado sola.
       *[empty] 🚪 Se ha ido todo el mundo, así que esta mesa está cerrada.
    }

seat-offered = 🔁 <@{ $user }> ¿Quieres seguir tú? El asiento de { $name } en esta partida es tuyo, tal como está, si lo quieres.
button-take-over = Tomar el asiento
button-withdraw-offer = Retirar
offer-withdrawn = La oferta se ha retirado.
offer-for-another = Esa oferta es para otra persona.
offered-now = El asiento se ofrece en el canal de la partida. Cambia de manos cuando lo tome <@{ $user }>.
seat-taken-over = 👋 El asiento es tuyo. **Mi mano**, en el canal, muestra tus cartas.
game-hokkaido = Hokkaido
game-honshu = Honshu
