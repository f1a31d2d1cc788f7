# Voltar mais atrás que o próprio último passo, e o que mais uma mesa vota.

undo-choose = Voltar até onde? { $own ->
        [yes] Seu último passo é desfeito na hora, porque ninguém o viu.{ $more ->
            [no] {""}
           *[yes] {" "}{ $alone ->
                [yes] Não há mais ninguém, então o resto também depende de você, mas aí a partida não conta mais para o ranking.
               *[no] Mais que isso, só se todo mundo que joga concordar.
            }
        }
       *[no] { $alone ->
            [yes] Não há mais ninguém, então depende só de você, mas aí a partida não conta mais para o ranking.
           *[no] Todo mundo que joga tem que concordar.
        }
    }
undo-nothing = Ainda não há nada para desfazer nesta partida.
undo-menu = Voltar para antes de …
undo-own-step = Meu último passo (na hora)
undo-point = Rodada { $round }: { $name } { $did ->
        [pick] escolheu uma carta
        [discard] descartou uma carta
        [place] colocou uma carta
        [unplaceable] deixou uma carta de lado
        [terraform] terraformou
        [wait] pediu para esperar
        [done] apertou Encerrar
        [free-tile] colocou uma peça gratuita
        [skip] não colocou peça gratuita
        [bid] jogou uma carta
        [take] pegou uma carta
        [take-pair] escolheu um par
        [contest] disputou
        [accept] aceitou
       *[other] decidiu
    }
undo-asked = A votação está no canal. Se todo mundo concordar, a partida volta atrás.
undo-done = ↩️ A partida voltou atrás.
vote-asked = A votação está no canal.
button-undo = Voltar jogadas …

vote-undo = 🗳️ Votação: **{ $name } pede para voltar** à rodada { $round }, antes de { $before } { $did ->
        [pick] escolher uma carta
        [discard] descartar uma carta
        [place] colocar uma carta
        [unplaceable] deixar uma carta de lado
        [terraform] terraformar
        [wait] pedir para esperar
        [done] apertar Encerrar
        [free-tile] colocar uma peça gratuita
        [skip] recusar a peça gratuita
        [bid] jogar uma carta
        [take] pegar uma carta
        [take-pair] escolher um par
        [contest] disputar
        [accept] aceitar
       *[other] decidir
    }.
vote-undo-gone = 🗳️ Votação: **{ $name } pede para voltar** à rodada { $round }, mas essa jogada já foi desfeita.
vote-host = 🗳️ Votação: **{ $name } pede que outra pessoa organize a mesa**: { $target }.
vote-end = 🗳️ Votação: **{ $name } pede para acabar a partida** agora, sem que ninguém vença.
vote-replace = 🗳️ Votação: **{ $name } pede que um jogador virtual ocupe** o lugar de { $target }, que fica com o resultado.
vote-until = { $agree ->
        [all] Todo mundo que joga tem que concordar.
        [most] Mais da metade de quem joga tem que concordar; quem organiza e está ausente não conta.
        [others] Todos os outros têm que concordar.
       *[all-but-host] Todo mundo que joga tem que concordar; quem organiza e está ausente não conta.
    } A votação se encerra <t:{ $until }:R>: <t:{ $until }:f>.
vote-agrees = ✅ { $name }: a favor
vote-declines = ❌ { $name }: contra
vote-open = ⏳ { $name } ainda não votou, <@{ $user }>
vote-waits = ⏳ <@{ $user }>, você organiza a mesa: se não voltar nem apertar **Contra**, a proposta fica aprovada <t:{ $until }:R>.
vote-closed = 🗳️ Esta votação acabou.
button-vote-agree = A favor
button-vote-decline = Contra
button-vote-withdraw = Retirar

log-vote-ended = 🗳️ { $outcome ->
        [agreed] Aprovado
        [declined] Recusado
        [lapsed] O tempo acabou
        [withdrawn] Retirado
       *[overtaken] A partida continuou
    }: { $kind ->
        [undo] { $name } pediu para voltar na rodada { $round }.
        [host] { $name } pediu para { $target } organizar a mesa.
        [replace] { $name } pediu que um jogador virtual ocupasse o lugar de { $target }.
       *[end] { $name } pediu para acabar a partida.
    }{ $agreed ->
        [0] {""}
       *[other] {" "}A favor: { $for }.
    }{ $declined ->
        [0] {""}
       *[other] {" "}Contra: { $against }.
    }
log-undone = ↩️ { $count ->
        [one] Uma jogada foi desfeita
       *[other] { $count } jogadas foram desfeitas, a última primeiro
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
        [place] colocou uma carta
        [unplaceable] deixou uma carta de lado
        [terraform] terraformou
        [wait] pediu para esperar
        [done] apertou Encerrar
        [free-tile] colocou uma peça gratuita
        [skip] não colocou peça gratuita
        [bid] jogou uma carta
        [take] pegou uma carta
        [take-pair] escolheu um par
        [contest] disputou
        [accept] aceitou
       *[other] decidiu
    }, rodada { $round })
closed-undone = ↩️ A partida voltou atrás: isto foi desfeito.

choice-vote-end = end: a partida acaba agora
choice-vote-host = outra pessoa organiza: { $name }
vote-channel-lost = Não consigo escrever em <#{ $channel }>, então ninguém veria a votação. Qualquer jogador pode encerrar a partida com `/table vote`.
