# O que fazem quem organiza e a moderação, convites, tópicos, e o que se diz disso.

command-table = Para organizar e moderar: pausar, prorrogar, substituir, acabar; votações
command-table-pause = Pausar a partida: ninguém joga e os prazos param
command-table-resume = Retomar uma partida em pausa
command-table-extend = Dar mais tempo a quem a partida espera
command-table-replace = Dar o lugar de alguém a um jogador virtual, em definitivo
command-table-offer = Oferecer o lugar de alguém a outra pessoa, que continua dali
command-table-hand-over = Passar a organização da mesa a outro jogador
command-table-end = Fechar a mesa, mesmo no meio de uma partida
command-invite = Convidar alguém para a mesa
command-table-uninvite = Retirar um convite, tirar alguém que assiste, ou liberar um lugar antes da partida
command-watch = Assistir a uma partida, ou deixar de assistir
command-games = Suas partidas, e o que cada uma espera de você
command-away = Deixar um jogador virtual jogar por você, ou retomar seu lugar
command-table-undo = Voltar mais atrás na partida, se todo mundo que joga concordar
command-table-vote = Pedir ao pessoal para acabar a partida, ou para outra pessoa organizar

option-extend-by = Quanto tempo a mais
option-seat = O lugar de quem
option-offer-to = Quem recebe o lugar
option-new-host = Quem passa a organizar a mesa
option-invited = Quem recebe o convite
option-uninvited = A pessoa convidada, que assiste ou que tem um lugar
option-vote-about = end, ou o jogador que deve organizar a mesa
option-deadline = O tempo de cada passo; depois dele joga um jogador virtual (padrão: o habitual do servidor)
option-thread = Jogar em um tópico próprio (padrão: o habitual do servidor)
option-by-invitation = Só entra quem você convidar (padrão: o habitual do servidor)
option-table-language = O idioma que todo mundo lê nesta mesa (padrão: o do servidor)

choice-deadline-none = nenhum
choice-deadline-2min = 2 minutos
choice-deadline-10min = 10 minutos
choice-deadline-1h = 1 hora
choice-deadline-12h = 12 horas
choice-deadline-24h = 24 horas
choice-deadline-3d = 3 dias

lobby-deadline = ⏰ { $time } por passo
lobby-by-invitation = ✉️ com convite
lobby-invited = ✉️ Com convite: { $names }

# As in English.
thread-name = { $game } · { $host }
thread-opened = Sua mesa está aberta em um tópico próprio: <#{ $channel }>.
post-opened = Sua mesa está aberta em uma postagem própria: <#{ $channel }>.
tag-open = Aberta
tag-running = Em jogo
tag-finished = Terminada
thread-link = 🎲 Uma mesa de { $game } foi aberta em <#{ $channel }>.
thread-left-out = 🚪 Não consigo pôr neste tópico: { $names }. { $count ->
        [one] Essa pessoa saiu do servidor ou não pode ver o canal.
       *[other] Essas pessoas saíram do servidor ou não podem ver o canal.
    }
channel-lost = ⚠️ Não posso mais escrever em <#{ $channel }>: o canal foi apagado ou trancado, ou me falta uma permissão lá. { $begun ->
        [yes] Sua partida continua aqui, por mensagens diretas; `/hokkaido status` mostra como ela está, e quem organiza pode acabar com ela por `/table end`.
       *[no] Ninguém pode entrar na sua mesa lá; quem organiza pode fechá-la com `/hokkaido cancel`.
    }
table-set-aside = ⏸️ Não consigo mais ler a partida deste canal, então ela tem que esperar. Nada dela se perdeu, e quem mantém o bot encontra o motivo no log. Enquanto isso, dá para jogar outra em outro canal ou em um tópico.
no-thread-here = Tópicos só funcionam em um canal de texto. Deixe de fora a opção **tópico**, ou use um canal de texto.
too-many-threads = Este servidor já tem todos os tópicos ativos que o Discord permite (1.000). Abra a mesa sem tópico, ou tente de novo quando alguns forem arquivados.
thread-name-refused = Uma regra do AutoMod deste servidor não permite o nome do tópico da mesa, que inclui o seu nome. Abra a mesa sem tópico, ou peça ajuda à moderação.
thread-locked = Este tópico está bloqueado, e não posso fazer nada nele. A moderação pode desbloqueá-lo.
forum-gone = ⚠️ Não consigo criar uma postagem para a sua mesa: o fórum escolhido para as mesas não existe mais. A moderação pode escolher outro com `/table settings`.
forum-permissions = ⚠️ Não consigo criar postagens em <#{ $forum }>: lá { $count ->
        [one] me falta a permissão
       *[other] me faltam as permissões
    } { $names }.
forum-tags = ⚠️ Não consigo criar postagens em <#{ $forum }>: lá cada uma precisa de uma tag. Crie { $count ->
        [one] a tag
       *[other] as tags
    } { $names }, ou me dê lá a permissão Gerenciar canais.
forum-refused = ⚠️ O Discord não me deixou criar uma postagem em <#{ $forum }>. { $why }
permission-create-public-threads = Criar tópicos públicos
permission-create-private-threads = Criar tópicos privados
permission-create-posts = Criar postagens

paused-now = ⏸️ Em pausa. `/table resume` retoma a partida.
resumed-now = ▶️ A partida continua.
extended-now = ⏰ Agora há mais tempo.
replaced-now = 🤖 Agora o lugar é de um jogador virtual.
handed-over = 👑 Agora outra pessoa organiza a mesa.
ended-now = 🚪 A mesa está fechada.
end-game = **Acabar a partida agora, na rodada { $round }?** Aí ninguém vence.
button-end-game = Acabar a partida
button-keep-playing = Continuar jogando
give-up-seat = **Quer deixar seu lugar de vez?** Ele passa para um jogador virtual{ $host ->
        [yes] , e outra pessoa passa a organizar a mesa
       *[no] {""}
    }.{ $keeps ->
        [yes] {" "}O resultado do lugar continuará sendo seu.
       *[no] {" "}Você não terá resultado nesta partida.
    } Para se ausentar por um tempo, digite `/hokkaido away`.
button-give-up-seat = Deixar meu lugar
game-kept = A partida continua.
invited-now = Convite enviado a <@{ $user }>.
uninvited = { $what ->
        [seat] ✉️ { $by } tirou você do seu lugar à mesa em <#{ $channel }>.
        [watching] ✉️ { $by } tirou você da plateia da partida em <#{ $channel }>.
       *[invitation] ✉️ { $by } retirou o seu convite para a mesa em <#{ $channel }>.
    }
uninvited-now = { $watched ->
        [yes] 👀 <@{ $user }> não assiste mais a esta partida.
       *[no] ✉️ O convite foi retirado.
    }{ $told ->
        [yes] {""}
       *[no] {" "}Não consegui avisar <@{ $user }> por mensagem direta: avise você.
    }
unseated-now = ✉️ O lugar está livre de novo.{ $invited ->
        [yes] {""}
       *[no] {" "}Em **Opções** você decide quem pode entrar: com **Só com convite**, mais ninguém entra.
    }{ $told ->
        [yes] {""}
       *[no] {" "}Não consegui avisar <@{ $user }> por mensagem direta: avise você.
    }
watching-now = 👀 Você está assistindo a esta partida. Digite `/map` e diga o nome de alguém na opção **jogador** para ver o mapa dessa pessoa, e `/hokkaido status` para ver como está a partida.
watching-to-come = 👀 Você está assistindo a esta mesa. Quando a partida começar, digite `/map` e diga o nome de alguém na opção **jogador** para ver o mapa dessa pessoa, e `/hokkaido status` para ver como ela está.
whose-map = Você não tem mapa nesta partida: diga o nome de alguém na opção **jogador**.
watching-no-more = Você não está mais assistindo a esta partida. Para voltar a assistir, digite `/hokkaido watch` de novo.
away-now = 🤖 Um jogador virtual ocupa seu lugar até você voltar: digite `/hokkaido away` de novo, ou aperte o botão no canal.
back-now = 👋 O lugar é seu de novo.
seat-is-of-another = Este botão é para { $names }. No seu lugar já é você quem joga.
cannot-invite-bots = Não dá para convidar bots. Para jogar contra o computador, aperte um botão com 🤖 antes de a partida começar.
cannot-offer-to-bots = Um bot não pode ocupar um lugar. `/table replace` dá o lugar a um jogador virtual.

invitation = ✉️ Bora jogar { $game } na mesa de { $host }! Convite para { $names }.
invitation-to-watch = ✉️ Venha assistir a uma partida de { $game } na mesa de { $host }! Convite para { $names }. Digite `/hokkaido watch` para dar uma olhada.
button-rematch = Jogar de novo
rematch-open = Há uma mesa aberta para a próxima partida. { $count ->
        [0] { $alone ->
            [yes] { $comes ->
                [nobody] Convide alguém com `/hokkaido invite`
               *[other] Espere alguém entrar
            }, ou aperte **Jogar contra dois 🤖**, e depois **Começar**.
           *[no] Aperte **Começar**.
        }
       *[other] O pessoal já recebeu o convite; aperte **Começar** quando todo mundo tiver chegado.
    }

games-none = Você não está jogando nem assistindo a nenhuma partida agora, e ninguém convidou você. Abra uma mesa com `/hokkaido start` em um canal de um servidor.
games-heading = **Suas partidas**
games-line = { $asked ->
        [pick] ⏳ escolha uma carta
        [discard] ⏳ descarte uma carta
        [map] ⏳ coloque sua carta
        [done] ⏳ aperte Encerrar
        [free-tile] ⏳ decida sobre sua peça gratuita
        [bid] ⏳ jogue uma carta
        [take] ⏳ pegue uma carta
        [take-pair] ⏳ escolha um par
        [answer] ⏳ dispute ou aceite
        [discard-of-pair] ⏳ descarte uma carta do seu par
        [vote] 🗳️ uma votação espera por você
        [begin] ⏳ comece a partida
        [take-seat-back] 🤖 um jogador virtual ocupa seu lugar
        [paused] ⏸️ em pausa
       *[none] 💤 nada para você fazer
    }{ $vote ->
        [yes] , 🗳️ uma votação espera por você
       *[no] {""}
    } · <#{ $channel }>{ $round ->
        [0] {""}
       *[other] , rodada { $round }
    }{ $until ->
        [0] {""}
       *[other] , até <t:{ $until }:f> (<t:{ $until }:R>)
    }{ $link ->
        [none] {""}
       *[other] {" "}· [ir]({ $link })
    }
games-guest-line = { $welcome ->
        [may-join] ✉️ você tem convite para jogar na mesa de { $host }
        [may-watch] ✉️ você tem convite para assistir à mesa de { $host }
       *[watches] 👀 você está assistindo
    } · <#{ $channel }>{ $round ->
        [0] {""}
       *[other] , rodada { $round }
    }{ $link ->
        [none] {""}
       *[other] {" "}· [ir]({ $link })
    }

log-replaced = { $computer ->
        [yes] 🤖 { $known ->
            [yes] { $name } agora tem o lugar de { $former }, em definitivo.
           *[no] { $name } assumiu um lugar, em definitivo.
        }
       *[no] 🔁 { $known ->
            [yes] { $name } agora tem o lugar de { $former } e continua dali.
           *[no] { $name } assumiu um lugar e continua dali.
        }
    }
log-paused = { $by ->
        [host] ⏸️ { $name } pausou a partida.
       *[moderator] ⏸️ A moderação pausou a partida.
    }{ $timed ->
        [yes] {" "}Os prazos estão parados.
       *[no] {""}
    }
log-resumed = { $by ->
        [host] ▶️ { $name } retomou a partida.
       *[moderator] ▶️ A moderação retomou a partida.
    }{ $timed ->
        [yes] {" "}Todo mundo tem o mesmo tempo que tinha antes.
       *[no] {""}
    }
log-extended = ⏰ { $minutes ->
        [one] Mais um minuto
       *[other] Mais { $minutes } minutos
    } para quem a partida espera.
log-extended-hours = ⏰ { $hours ->
        [one] Mais uma hora
       *[other] Mais { $hours } horas
    } para quem a partida espera.
log-host = 👑 Agora { $name } organiza a mesa.
log-closed = { $reason ->
        [host] 🚪 { $name }, que organizava, fechou esta mesa.
        [moderator] 🚪 A moderação fechou esta mesa.
        [moderator-who-plays] 🚪 { $name }, da moderação, fechou esta mesa.
        [lost] 🚪 { $name } encerrou a partida, porque não consigo mais escrever no canal dela.
        [vote] 🚪 Os jogadores votaram por fechar esta mesa.
        [idle] 🚪 Ninguém fez nada aqui por { $hours } horas, então esta mesa se fechou sozinha.
        [idle-game] 🚪 Ninguém fez nada aqui por { $days } dias, então esta partida se fechou sozinha.
       *[empty] 🚪 Todo mundo saiu, então esta mesa está fechada.
    }

seat-offered = 🔁 <@{ $user }> Quer assumir? O lugar de { $name } nesta partida é seu, do jeito que está, se você quiser.
button-take-over = Assumir o lugar
button-withdraw-offer = Retirar
offer-withdrawn = A oferta foi retirada.
offer-for-another = Essa oferta é para outra pessoa.
offered-now = O lugar foi oferecido no canal da partida. Ele muda de mãos quando <@{ $user }> aceitar.
seat-taken-over = 👋 O lugar é seu. **Minha mão**, no canal, mostra suas cartas.
game-hokkaido = Hokkaido
game-honshu = Honshu
