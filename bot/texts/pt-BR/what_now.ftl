# O que alguém pode fazer agora, neste momento: a resposta a /hokkaido help.

command-help = O que você pode fazer agora, e como se joga

help-heading = ### O que você pode fazer agora
help-no-table = Não há partida aqui agora. Digite `/hokkaido start` para abrir uma mesa: o pessoal aperta **Entrar**, ou você joga contra o computador.
help-no-game = Você não está em nenhuma partida agora. Digite `/hokkaido start` em um canal de um servidor, ou entre em uma mesa por lá.
help-several = Você está em { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }. { $waiting ->
        [0] Nenhuma delas espera por você agora; estão todas em **Minhas partidas**.
        [one] Uma delas espera por você: aperte **Minhas partidas**.
       *[other] { $waiting } delas esperam por você: aperte **Minhas partidas**.
    }
help-join = { $host } abriu uma mesa aqui. Aperte **Entrar** embaixo dela, ou digite `/hokkaido join`.
help-host-begins = Você tem um lugar. { $host } começa a partida quando todo mundo tiver chegado.
help-alone = Falta gente na sua mesa. { $comes ->
        [nobody] Convide alguém com `/hokkaido invite`, ou aperte **Jogar contra dois 🤖** embaixo da mesa; depois aperte **Começar**.
       *[other] Aperte **Jogar contra dois 🤖** embaixo dela, ou espere alguém entrar; depois aperte **Começar**.
    }
help-begin = Sua mesa já pode começar: aperte **Começar** embaixo dela quando todo mundo tiver chegado.
help-not-playing = Há uma partida aqui da qual você não participa. Digite `/hokkaido watch` para assistir{ $opens ->
        [yes] , ou abra sua própria mesa em outro canal
       *[no] {""}
    }.
help-away = Por enquanto, um jogador virtual ocupa seu lugar. Digite `/hokkaido away` para retomá-lo.
help-paused = A partida está em pausa até { $host }, ou a moderação, retomá-la com `/table resume`.
help-paused-own = A partida está em pausa. `/table resume` a retoma.
help-asked = Sua vez: { $phase ->
        [pick] escolha uma carta da sua mão.
        [discard] descarte uma carta da sua mão.
        [bid] jogue uma carta na aposta.
        [take] pegue uma das cartas jogadas.
        [take-pair] escolha um par.
        [answer] aceite o par que sobrou, ou dispute.
        [discard-of-pair] descarte uma carta do seu par.
        [free-tile] coloque sua peça gratuita, ou nenhuma.
        [done] aperte **Encerrar** quando seu mapa estiver como você quer.
       *[map] coloque sua carta e depois aperte **Encerrar**.
    } Aperte **Mostrar**.
help-vote = 🗳️ Uma votação espera por você em <#{ $channel }>.
help-waiting = Nada para você fazer agora. { $count ->
        [0] A partida continua em um instante.
       *[other] A partida espera por { $names }.
    }
help-games = { $count ->
        [one] Outra partida espera por você: aperte **Minhas partidas**.
       *[other] Outras { $count } partidas esperam por você: aperte **Minhas partidas**.
    }
help-more = -# Ficou em dúvida? Em **Regras** está tudo. `/hokkaido settings` é para tema, idioma e lembretes.
button-show-me = Mostrar
button-games = Minhas partidas
