# Prazos, lembretes e lugares cuja pessoa não está.

due = ⏰ O tempo acaba <t:{ $until }:R>: <t:{ $until }:f>
due-of = ⏰ { $names }: prazo <t:{ $until }:R>
due-overdue = ⏰ Acabou o tempo de { $names }: um jogador virtual joga.
paused = ⏸️ A partida está em pausa. Quem organiza, ou a moderação, pode retomá-la com `/table resume`; quando as pausas somam um dia, qualquer pessoa que joga pode. Se ninguém fizer nada por { $days } dias, ela se fecha sozinha.
away = 🤖 Por enquanto, um jogador virtual joga por { $names }.
stands-still = 💤 Não há ninguém para jogar, então a partida espera até alguém retomar um lugar. Se ninguém fizer nada por { $days } dias, ela se fecha sozinha.
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
        [discard-of-pair] descarte uma carta do seu par
        [map] coloque sua carta
        [done] aperte Encerrar
        [free-tile] decida sobre sua peça gratuita
       *[other] a partida espera por você
    }
reminder-direct = ⏰ **{ $last ->
        [yes] Último lembrete
       *[no] Lembrete
    }: { $task }** · rodada { $round } · <#{ $channel }>
    O tempo acaba <t:{ $until }:R>. Depois disso, um jogador virtual joga por você.
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
    { $name } espera por você.
nudge-channel = 🔔 Sua vez: { $task }, <@{ $user }> · rodada { $round } · { $name } espera por você
button-nudge = Cutucar
nudged = 🔔 Cutucão enviado a { $names }.
nudged-nobody = 🔕 Sem lembrete, por ter desativado os lembretes: { $names }.

seat-is-away = 🤖 <@{ $user }> Agora um jogador virtual ocupa seu lugar. É só apertar e ele volta a ser seu.
seat-is-away-own = 🤖 Por enquanto, um jogador virtual ocupa seu lugar. Retome o lugar e a partida volta a esperar por você.
button-take-seat-back = Retomar meu lugar

log-moved = ⏰ O tempo de { $name } acabou na rodada { $round }{ $missed ->
        [0] {""}
        [one] {" "}(primeiro prazo perdido)
       *[other] {" "}({ $missed } prazos perdidos seguidos)
    }, então um jogador virtual { $did }.
moved-for-seat = { $did ->
        [pick] escolheu uma carta
        [discard] descartou uma carta
        [place] colocou a carta
        [unplaceable] deixou a carta de lado (não cabe em lugar nenhum)
        [terraform] terraformou
        [wait] pediu para colocar em ordem
        [done] apertou **Encerrar**
        [free-tile] colocou uma peça gratuita
        [skip] não colocou peça gratuita
        [bid] jogou uma carta
        [take] pegou uma carta
        [take-pair] escolheu um par
        [contest] disputou
        [accept] aceitou
       *[other] jogou
    }
log-left = { $reason ->
        [deadline] 🤖 { $name } perdeu { $missed } prazos seguidos. Um jogador virtual fica com o lugar até { $name } voltar.
       *[own] 🤖 { $name } deixou o lugar com um jogador virtual e pode retomá-lo quando quiser.
    }
log-taken-back = 👋 { $name } voltou para a partida.
log-time-given-back = ⏰ O bot ficou um tempo fora do ar (desde <t:{ $since }:f>). Esse tempo não conta: quem tinha que jogar recebe tudo de volta.
closed-goes-on-in-channel = Isto continua em <#{ $channel }>: aperte **Minha mão** lá.
closed-by-computer = ⏰ Seu tempo acabou, então um jogador virtual jogou por você{ $did ->
        [pick] : escolheu a carta { $card }
        [discard] : descartou a carta { $card }
        [bid] : jogou a carta { $card }
        [take] : pegou a carta { $card }
        [take-pair] : escolheu um par
        [contest] : disputou o par
        [accept] : aceitou o par que sobrou
       *[other] {""}
    }.
closed-seat-lost = Seu lugar agora é de outro jogador, então não há mais nada para você fazer aqui.
