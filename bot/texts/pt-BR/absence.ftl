due = ⏰ O tempo acaba <t:{ $until }:R>: <t:{ $until }:f>
due-of = ⏰ { $names }: o tempo acaba <t:{ $until }:R>
due-overdue = ⏰ O tempo acabou: um jogador virtual vai jogar por { $names }.
paused = ⏸️ A partida está em pausa. Quem cuida da mesa ou um moderador pode retomá-la com `/table resume`; quando as pausas somarem um dia, qualquer jogador também poderá. Depois de { $days } dias sem atividade, ela será encerrada.
away = 🤖 Por enquanto, um jogador virtual joga por { $names }.
stands-still = 💤 Não há ninguém jogando: a partida espera até alguém retomar seu lugar. Depois de { $days } dias sem atividade, ela será encerrada.
watching = 👀 { $count ->
        [one] { $name } está assistindo.
       *[other] { $count } pessoas estão assistindo.
    }

asked-task = { $task ->
        [pick] escolha uma carta
        [discard] descarte uma carta
        [bid] jogue uma carta
        [take] pegue uma carta
        [take-pair] escolha um par
        [answer] aceite ou dispute
        [discard-of-pair] fique com uma carta do seu par
        [map] coloque sua carta
        [done] aperte Concluir
        [free-tile] decida o que fazer com sua peça gratuita
       *[other] a partida está esperando você
    }
reminder-direct = ⏰ **{ $last ->
        [yes] Último lembrete
       *[no] Lembrete
    }: { $task }** · rodada { $round } · <#{ $channel }>
    O tempo acaba <t:{ $until }:R>. Depois disso, um jogador virtual vai jogar por você.
reminder-channel = ⏰ { $last ->
        [yes] Último lembrete
       *[no] Lembrete
    }: { $task }, <@{ $user }> · rodada { $round } · o tempo acaba <t:{ $until }:R>
waiting-direct = ⏰ **{ $last ->
        [yes] Último lembrete
       *[no] Lembrete
    }: { $task }** · rodada { $round } · <#{ $channel }>
    Sua vez chegou <t:{ $since }:R>, e a partida está esperando você.
waiting-channel = ⏰ { $last ->
        [yes] Último lembrete
       *[no] Lembrete
    }: { $task }, <@{ $user }> · rodada { $round } · sua vez chegou <t:{ $since }:R>
nudge-direct = 🔔 **Sua vez: { $task }** · rodada { $round } · <#{ $channel }>
    { $name } está esperando você.
nudge-channel = 🔔 Sua vez: { $task }, <@{ $user }> · rodada { $round } · { $name } está esperando
button-nudge = Cutucar
nudged = 🔔 Você cutucou { $names }.
nudged-nobody = 🔕 Sem aviso (lembretes desligados): { $names }.

seat-is-away = 🤖 <@{ $user }> Um jogador virtual está jogando por você. Aperte o botão para voltar a jogar.
seat-is-away-own = 🤖 Por enquanto, um jogador virtual joga por você. Quando você retomar seu lugar, a partida volta a esperar sua vez.
button-take-seat-back = Retomar meu lugar

log-moved = ⏰ O tempo de { $name } acabou na rodada { $round }{ $missed ->
        [0] {""}
        [one] {" "}(primeiro prazo perdido)
       *[other] {" "}({ $missed } prazos perdidos seguidos)
    }, então um jogador virtual { $did }.
moved-for-seat = { $did ->
        [pick] escolheu uma carta
        [discard] descartou uma carta
        [keep] ficou com uma carta do par
        [place] colocou a carta
        [unplaceable] deixou a carta de lado (não cabia em lugar nenhum)
        [terraform] terraformou
        [wait] pediu para esperar
        [done] apertou **Concluir**
        [free-tile] colocou uma peça gratuita
        [skip] abriu mão da peça gratuita
        [bid] jogou uma carta
        [take] pegou uma carta
        [take-pair] escolheu um par
        [contest] disputou o par
        [accept] aceitou o par que sobrou
       *[other] jogou em seu lugar
    }
log-left = { $reason ->
        [deadline] 🤖 { $name } perdeu { $missed } prazos seguidos. Um jogador virtual fica no lugar até { $name } voltar.
       *[own] 🤖 { $name } deixou o lugar com um jogador virtual e pode retomá-lo quando quiser.
    }
log-taken-back = 👋 { $name } voltou para a partida.
log-time-given-back = ⏰ O bot ficou um tempo fora do ar (desde <t:{ $since }:f>). Esse tempo não conta: os prazos foram prorrogados.
closed-goes-on-in-channel = Continue em <#{ $channel }>: aperte **Minha mão** lá.
closed-by-computer = ⏰ Seu tempo acabou, então um jogador virtual jogou por você{ $did ->
        [pick] : escolheu a carta { $card }
        [discard] : descartou a carta { $card }
        [keep] : ficou com a carta { $card }
        [bid] : jogou a carta { $card }
        [take] : pegou a carta { $card }
        [take-pair] : escolheu um par
        [contest] : disputou o par
        [accept] : aceitou o par que sobrou
       *[other] {""}
    }.
closed-seat-lost = Seu lugar agora é de outro jogador, então você não tem mais nada para fazer aqui.
