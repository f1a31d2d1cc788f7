undo-choose = Até onde você quer voltar? { $own ->
        [yes] Sua última jogada é desfeita na hora, porque ninguém a viu.{ $more ->
            [no] {""}
           *[yes] {" "}{ $alone ->
                [yes] Como ninguém mais está jogando, você pode voltar ainda mais, mas aí a partida deixa de contar para o ranking.
               *[no] Para voltar ainda mais, todo mundo tem que concordar.
            }
        }
       *[no] { $alone ->
            [yes] Como ninguém mais está jogando, você decide, mas aí a partida deixa de contar para o ranking.
           *[no] Todo mundo tem que concordar.
        }
    }
undo-nothing = Ainda não há nada para desfazer nesta partida.
undo-menu = Voltar para antes de…
undo-own-step = Minha última jogada (na hora)
undo-point = Rodada { $round }: { $name } { $did ->
        [pick] escolheu uma carta
        [discard] descartou uma carta
        [keep] ficou com uma carta do par
        [place] colocou uma carta
        [unplaceable] deixou uma carta de lado
        [terraform] terraformou
        [wait] pediu para esperar
        [done] apertou Concluir
        [free-tile] colocou uma peça gratuita
        [skip] abriu mão da peça gratuita
        [bid] jogou uma carta
        [take] pegou uma carta
        [take-pair] escolheu um par
        [contest] disputou o par
        [accept] aceitou o par que sobrou
       *[other] decidiu
    }
undo-asked = A votação está no canal. Se todo mundo concordar, as jogadas serão desfeitas.
undo-done = ↩️ As jogadas foram desfeitas.
vote-asked = A votação está no canal.
button-undo = Desfazer jogadas…

vote-undo = 🗳️ Votação: **{ $name } propõe voltar** à rodada { $round }, antes de { $before } { $did ->
        [pick] escolher uma carta
        [discard] descartar uma carta
        [keep] ficar com uma carta do par
        [place] colocar uma carta
        [unplaceable] deixar uma carta de lado
        [terraform] terraformar
        [wait] pedir para esperar
        [done] apertar Concluir
        [free-tile] colocar uma peça gratuita
        [skip] abrir mão da peça gratuita
        [bid] jogar uma carta
        [take] pegar uma carta
        [take-pair] escolher um par
        [contest] disputar o par
        [accept] aceitar o outro par
       *[other] decidir
    }.
vote-undo-gone = 🗳️ Votação: **{ $name } propõe voltar** à rodada { $round }, mas essa jogada já foi desfeita.
vote-host = 🗳️ Votação: **{ $name } propõe que a mesa passe para outra pessoa**: { $target }.
vote-end = 🗳️ Votação: **{ $name } propõe encerrar a partida** agora, sem que ninguém vença.
vote-pause = 🗳️ Votação: **{ $name } propõe pausar a partida**.
vote-replace = 🗳️ Votação: **{ $name } propõe um jogador virtual** no lugar de { $target }{ $keeps ->
        [yes] ; { $target } fica com o resultado
       *[no] {""}
    }.
vote-until = { $agree ->
        [all] Todos os jogadores têm que votar a favor.
        [most] Mais da metade dos jogadores tem que votar a favor, sem contar quem cuida da mesa enquanto estiver ausente.
        [since-deal] Quem joga desde a distribuição das cartas e quem ocupa esse lugar têm que votar a favor.
       *[all-but-host] Todos os jogadores têm que votar a favor, sem contar quem cuida da mesa enquanto estiver ausente.
    } A votação se encerra <t:{ $until }:R>: <t:{ $until }:f>.
vote-agrees = ✅ { $name }: a favor
vote-declines = ❌ { $name }: contra
vote-open = ⏳ { $name } ainda não votou, <@{ $user }>
vote-waits = ⏳ <@{ $user }>: se você não voltar nem apertar **Contra**, a proposta será aprovada <t:{ $until }:R>.
vote-closed = 🗳️ Esta votação já acabou.
button-vote-agree = A favor
button-vote-decline = Contra
button-vote-withdraw = Retirar

log-vote-ended = 🗳️ { $kind ->
        [undo] { $name } propôs desfazer jogadas (rodada { $round })
        [host] { $name } propôs passar a mesa para { $target }
        [replace] { $name } propôs um jogador virtual no lugar de { $target }
        [pause] { $name } propôs pausar a partida
       *[end] { $name } propôs encerrar a partida
    }: { $outcome ->
        [agreed] aprovado
        [declined] recusado
        [lapsed] o tempo acabou
        [withdrawn] proposta retirada
       *[overtaken] a partida já avançou
    }.{ $agreed ->
        [0] {""}
       *[other] {" "}A favor: { $for }.
    }{ $declined ->
        [0] {""}
       *[other] {" "}Contra: { $against }.
    }
log-undone = ↩️ { $count ->
        [one] Uma jogada foi desfeita
       *[other] { $count } jogadas foram desfeitas, começando pela última
    }: { $moves }{ $more ->
        [0] {""}
       *[other] {" "}… e mais { $more }
    }{ $alone ->
        [yes] . As cartas agora são conhecidas, então esta partida não conta mais para o ranking.
       *[no] {""}
    }
undone-move = { $name } ({ $did ->
        [pick] escolheu uma carta
        [discard] descartou uma carta
        [keep] ficou com uma carta do par
        [place] colocou uma carta
        [unplaceable] deixou uma carta de lado
        [terraform] terraformou
        [wait] pediu para esperar
        [done] apertou Concluir
        [free-tile] colocou uma peça gratuita
        [skip] abriu mão da peça gratuita
        [bid] jogou uma carta
        [take] pegou uma carta
        [take-pair] escolheu um par
        [contest] disputou o par
        [accept] aceitou o par que sobrou
       *[other] decidiu
    }, rodada { $round })
closed-undone = ↩️ A partida voltou a um ponto anterior, então isto foi desfeito.

choice-vote-end = end: a partida acaba agora
choice-vote-host = a mesa passa para: { $name }
vote-channel-lost = Não consigo escrever em <#{ $channel }>, então ninguém veria a votação. Qualquer jogador pode encerrar a partida com `/table vote`.
