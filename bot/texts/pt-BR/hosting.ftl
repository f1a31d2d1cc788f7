command-table = Para quem cuida da mesa e moderadores: pausar, dar mais tempo, substituir, encerrar; votações
command-table-pause = Pausar a partida: ninguém joga e os prazos param
command-table-resume = Retomar uma partida em pausa
command-table-extend = Dar mais tempo a todos que precisam jogar
command-table-replace = Dar o lugar de alguém a um jogador virtual, de vez
command-table-offer = Oferecer o lugar de alguém a outra pessoa, que continua dali
command-table-hand-over = Passar a mesa para outro jogador, que vai cuidar dela
command-table-end = Fechar a mesa, mesmo no meio de uma partida
command-invite = Convidar alguém para a mesa
command-table-uninvite = Retirar um convite, remover quem assiste ou liberar um lugar antes da partida
command-watch = Assistir a uma partida ou deixar de assistir
command-games = Suas partidas e o que você tem que fazer em cada uma
command-away = Deixar um jogador virtual jogar por você, ou retomar seu lugar
command-table-undo = Desfazer mais jogadas, se todo mundo concordar
command-table-vote = Propor aos outros encerrar a partida ou passar a mesa para outra pessoa

option-extend-by = Quanto tempo a mais
option-seat = De quem é o lugar
option-offer-to = Quem recebe o lugar
option-new-host = Quem fica com a mesa
option-invited = Quem recebe o convite
option-uninvited = A pessoa que você quer remover
option-vote-about = end, ou quem fica com a mesa
option-deadline = Tempo por jogada; depois dele, um jogador virtual joga (padrão: o do servidor)
option-thread = Jogar em um tópico próprio (padrão: como no servidor)
option-hints = Mostrar os pontos das cartas e as melhores posições (padrão: o do servidor)
option-by-invitation = Só entra quem você convidar (padrão: como no servidor)
option-table-language = O idioma desta mesa (padrão: o do servidor)

choice-extend-10min = 10 minutos
choice-extend-1h = 1 hora
choice-extend-12h = 12 horas
choice-extend-24h = 24 horas
choice-extend-3d = 3 dias

lobby-invited = ✉️ Convites enviados: { $names }

# As in English.
thread-name = { $game } · { $host }
thread-opened = Sua mesa tem um tópico próprio: <#{ $channel }>.
post-opened = Sua mesa tem uma postagem própria: <#{ $channel }>.
tag-open = Aberta
tag-running = Em jogo
tag-finished = Terminada
thread-link = 🎲 Há uma mesa de { $game } aberta em <#{ $channel }>.
thread-left-out = 🚪 Não consigo adicionar a este tópico: { $names }. { $count ->
        [one] Essa pessoa saiu do servidor ou não pode ver o canal.
       *[other] Essas pessoas saíram do servidor ou não podem ver o canal.
    }
channel-lost = ⚠️ Não posso mais escrever em <#{ $channel }>: o canal foi apagado ou trancado, ou perdi alguma permissão. { $begun ->
        [yes] Sua partida continua aqui, por mensagem direta; acompanhe com `/hokkaido status`. Quem cuida da mesa pode encerrá-la com `/table end`.
       *[no] Ninguém mais consegue entrar na sua mesa por lá; quem cuida dela pode fechá-la com `/hokkaido cancel`.
    }
table-set-aside = ⏸️ Não consigo ler a partida deste canal, então ela tem que esperar. Nada se perdeu, e quem administra o bot encontra o motivo no log. Enquanto isso, dá para jogar outra em outro canal ou em um tópico.
no-thread-here = Só dá para criar tópicos em um canal de texto. Tire a opção **tópico** ou use um canal de texto.
too-many-threads = Este servidor já tem todos os tópicos ativos que o Discord permite (1.000). Abra a mesa sem tópico, ou tente de novo quando alguns forem arquivados.
thread-name-refused = Uma regra do AutoMod deste servidor não permite o nome do tópico da mesa, que inclui o seu nome. Abra a mesa sem tópico ou fale com um moderador.
thread-locked = Este tópico está trancado, e não posso fazer nada nele. Um moderador pode destrancá-lo.
forum-gone = ⚠️ Não consigo criar uma postagem para a sua mesa: o fórum escolhido não existe mais. Um moderador pode escolher outro com `/table settings`.
forum-permissions = ⚠️ Não consigo criar postagens em <#{ $forum }> sem { $count ->
        [one] esta permissão
       *[other] estas permissões
    }: { $names }.
forum-tags = ⚠️ Não consigo criar postagens em <#{ $forum }> sem tags. Crie lá { $count ->
        [one] a tag
       *[other] as tags
    } { $names }, ou me dê a permissão Gerenciar canais.
forum-refused = ⚠️ Não consegui criar uma postagem em <#{ $forum }>. { $why ->
        [busy] O Discord não está me respondendo direito agora.
        [too-many-threads] Este servidor já tem todos os tópicos ativos que o Discord permite (1.000).
        [name-refused] Uma regra do AutoMod deste servidor não permite o título da postagem, que inclui o seu nome.
       *[other] Resposta do Discord: { $said }
    }
permission-create-public-threads = Criar tópicos públicos
permission-create-private-threads = Criar tópicos privados
permission-create-posts = Criar postagens

paused-now = ⏸️ Partida em pausa. Você pode retomá-la com `/table resume`.
resumed-now = ▶️ A partida continua.
button-resume = Retomar
extended-now = ⏰ Você deu mais tempo.
replaced-now = 🤖 Agora um jogador virtual ocupa esse lugar.
handed-over = 👑 A mesa agora é de outra pessoa.
ended-now = 🚪 Mesa fechada.
end-game = **Encerrar a partida já, na rodada { $round }?** Ninguém vence.
button-end-game = Encerrar a partida
button-keep-playing = Continuar jogando
give-up-seat = **Deixar seu lugar de vez?** Um jogador virtual assume{ $host ->
        [yes] {" "}e a mesa passa para outra pessoa
       *[no] {""}
    }.{ $keeps ->
        [yes] {" "}O resultado do lugar continua sendo seu.
       *[no] {" "}Você não terá resultado nesta partida.
    } Se for só por um tempo, digite `/hokkaido away`.
button-give-up-seat = Deixar meu lugar
game-kept = A partida continua.
invited-now = Você convidou <@{ $user }>.
uninvited = { $what ->
        [seat] ✉️ { $by } tirou você da mesa em <#{ $channel }>.
        [watching] ✉️ { $by } removeu você dos espectadores da partida em <#{ $channel }>.
       *[invitation] ✉️ { $by } retirou seu convite para a mesa em <#{ $channel }>.
    }
uninvited-now = { $watched ->
        [yes] 👀 <@{ $user }> não assiste mais a esta partida.
       *[no] ✉️ Você retirou o convite.
    }{ $told ->
        [yes] {""}
       *[no] {" "}Não consegui avisar <@{ $user }> por mensagem direta: avise você.
    }
unseated-now = ✉️ O lugar está livre de novo.{ $invited ->
        [yes] {""}
       *[no] {" "}Se quiser decidir quem entra, escolha **Só com convite** em **Opções**.
    }{ $told ->
        [yes] {""}
       *[no] {" "}Não consegui avisar <@{ $user }> por mensagem direta: avise você.
    }
watching-now = 👀 Você está assistindo a esta partida. Com `/map` e a opção **jogador** você vê o mapa de cada um; com `/hokkaido status`, como está a partida.
watching-to-come = 👀 Você está assistindo a esta mesa. Quando a partida começar, com `/map` e a opção **jogador** você verá o mapa de cada um; com `/hokkaido status`, como está a partida.
whose-map = Você não tem mapa nesta partida: indique na opção **jogador** de quem quer ver.
watching-no-more = Você não está mais assistindo a esta partida. Para voltar a assistir, digite `/hokkaido watch`.
away-now = 🤖 Um jogador virtual ocupa seu lugar até você voltar. Quando quiser voltar, digite `/hokkaido away` de novo ou aperte o botão no canal.
back-now = 👋 Você retomou seu lugar.
seat-is-of-another = Este botão é para { $names }. Você já está jogando no seu lugar.
cannot-invite-bots = Não dá para convidar bots. Para jogar contra o computador, aperte um botão com 🤖 antes de a partida começar.
cannot-offer-to-bots = Um bot não pode ocupar um lugar. Para passá-lo a um jogador virtual, use `/table replace`.

invitation = ✉️ { $host } convida { $names } para jogar { $game }.
invitation-to-watch = ✉️ { $host } convida { $names } para assistir a uma partida de { $game }. Digite `/hokkaido watch` para dar uma olhada.
button-rematch = Jogar de novo
rematch-open = Já tem mesa para a próxima partida. { $count ->
        [0] { $comes ->
            [nobody] Convide alguém com `/hokkaido invite`
           *[other] Espere alguém entrar
        } e aperte **Começar**, ou aperte **Jogar contra dois 🤖**.
       *[other] Já convidei o pessoal; aperte **Começar** quando todo mundo chegar.
    }

games-none = Você não está jogando nem assistindo a nenhuma partida agora, e não tem convites. Abra uma mesa com `/hokkaido start` em um canal de um servidor.
games-heading = **Suas partidas**
games-line = { $asked ->
        [pick] ⏳ escolha uma carta
        [discard] ⏳ descarte uma carta
        [map] ⏳ coloque sua carta
        [done] ⏳ aperte Concluir
        [free-tile] ⏳ decida o que fazer com sua peça gratuita
        [bid] ⏳ jogue uma carta
        [take] ⏳ pegue uma carta
        [take-pair] ⏳ escolha um par
        [answer] ⏳ aceite ou dispute
        [discard-of-pair] ⏳ fique com uma carta do seu par
        [vote] 🗳️ você tem uma votação pendente
        [begin] ⏳ comece a partida
        [take-seat-back] 🤖 um jogador virtual ocupa seu lugar
        [paused] ⏸️ em pausa
       *[none] 💤 não é sua vez
    }{ $vote ->
        [yes] , 🗳️ você tem uma votação pendente
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
        [may-join] ✉️ { $host } convida você para jogar
        [may-watch] ✉️ { $host } convida você para assistir
       *[watches] 👀 você está assistindo
    } · <#{ $channel }>{ $round ->
        [0] {""}
       *[other] , rodada { $round }
    }{ $link ->
        [none] {""}
       *[other] {" "}· [ir]({ $link })
    }
games-open = **Mesas abertas**
games-open-line = 🪑 Mesa de { $host }: { $game }, { $taken } de { $most } lugares ocupados · <#{ $channel }>{ $link ->
        [none] {""}
       *[other] {" "}· [ir]({ $link })
    }
button-join-table = Entrar na mesa de { $host }

log-replaced = { $computer ->
        [yes] 🤖 { $known ->
            [yes] { $name } substituiu { $former } de vez.
           *[no] { $name } assumiu um lugar de vez.
        }
       *[no] 🔁 { $known ->
            [yes] { $name } assumiu o lugar de { $former } e continua dali.
           *[no] { $name } assumiu um lugar e continua dali.
        }
    }
log-paused = { $by ->
        [host] ⏸️ { $name } pausou a partida.
       *[moderator] ⏸️ Um moderador pausou a partida.
    }{ $timed ->
        [yes] {" "}Os prazos estão parados.
       *[no] {""}
    }
log-resumed = { $by ->
        [host] ▶️ { $name } retomou a partida.
       *[moderator] ▶️ Um moderador retomou a partida.
    }{ $timed ->
        [yes] {" "}Cada jogador continua com o tempo que tinha.
       *[no] {""}
    }
log-extended = ⏰ { $minutes ->
        [one] Mais um minuto
       *[other] Mais { $minutes } minutos
    } para todos que precisam jogar.
log-extended-hours = ⏰ { $hours ->
        [one] Mais uma hora
       *[other] Mais { $hours } horas
    } para todos que precisam jogar.
log-host = 👑 A mesa agora é de { $name }.
log-closed = { $reason ->
        [host] 🚪 { $name } fechou a própria mesa.
        [moderator] 🚪 Um moderador fechou esta mesa.
        [moderator-who-plays] 🚪 { $name } fechou esta mesa (moderação).
        [lost] 🚪 { $name } encerrou a partida, porque não consigo mais escrever no canal dela.
        [vote] 🚪 Os jogadores votaram por fechar esta mesa.
        [idle] 🚪 Depois de { $hours } horas sem atividade, esta mesa foi fechada.
        [idle-game] 🚪 Depois de { $days } dias sem atividade, esta partida foi encerrada.
       *[empty] 🚪 Todo mundo saiu, então esta mesa foi fechada.
    }

seat-offered = 🔁 <@{ $user }>, quer assumir o lugar de { $name } nesta partida, do jeito que está?
button-take-over = Assumir o lugar
button-withdraw-offer = Retirar
offer-withdrawn = A oferta foi retirada.
offer-for-another = Essa oferta é para outra pessoa.
offered-now = Ofereci o lugar no canal da partida. Ele muda de mãos quando <@{ $user }> aceitar.
seat-taken-over = 👋 O lugar é seu. Suas cartas estão em **Minha mão**, no canal.
game-hokkaido = Hokkaido
game-honshu = Honshu
