command-help = O que você pode fazer agora e como se joga

help-heading = ### O que dá para fazer agora
help-no-table = Não há partida aqui agora. Digite `/hokkaido start` para abrir uma mesa: seus amigos apertam **Entrar**, ou você joga contra o computador.
help-no-game = Você não está em nenhuma partida agora. Digite `/hokkaido start` em um canal de um servidor ou entre em uma mesa por lá.
help-several = Você está em { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }. { $waiting ->
        [0] Não é sua vez em nenhuma; veja todas em **Minhas partidas**.
        [one] É sua vez em uma delas: aperte **Minhas partidas**.
       *[other] É sua vez em { $waiting } delas: aperte **Minhas partidas**.
    }
help-join = { $host } abriu uma mesa aqui. Para jogar, aperte **Entrar** na mesa ou digite `/hokkaido join`.
help-host-begins = Você está na mesa. { $host } começa a partida quando todo mundo chegar.
help-alone = Falta gente na sua mesa. { $comes ->
        [nobody] Convide alguém com `/hokkaido invite` e aperte **Começar** na mesa, ou aperte **Jogar contra dois 🤖**.
       *[other] Espere alguém entrar e aperte **Começar** na mesa, ou aperte **Jogar contra dois 🤖**.
    }
help-begin = Sua partida já pode começar: aperte **Começar** quando todo mundo chegar.
help-not-playing = Há uma partida aqui em que você não joga. Você pode assistir com `/hokkaido watch`{ $opens ->
        [yes] {" "}ou abrir sua própria mesa em outro canal
       *[no] {""}
    }.
help-away = Por enquanto, um jogador virtual ocupa seu lugar. Retome o lugar com `/hokkaido away`.
help-paused = A partida está em pausa até { $host } ou um moderador retomá-la com `/table resume`.
help-paused-own = A partida está em pausa. Você pode retomá-la com `/table resume`.
help-asked = Sua vez: { $phase ->
        [pick] escolha uma carta da sua mão.
        [discard] descarte uma carta da sua mão.
        [bid] jogue uma carta na aposta.
        [take] pegue uma das cartas jogadas.
        [take-pair] escolha um par.
        [answer] aceite o par que sobrou ou dispute o outro.
        [discard-of-pair] fique com uma carta do seu par.
        [free-tile] coloque sua peça gratuita ou abra mão dela.
        [done] conclua a rodada quando gostar do seu mapa.
       *[map] coloque sua carta.
    }
help-vote = 🗳️ Você tem uma votação pendente em <#{ $channel }>.
help-waiting = Você não precisa fazer nada agora. { $count ->
        [0] A partida já vai continuar.
       *[other] A partida espera por { $names }.
    }
help-games = { $count ->
        [one] Também é sua vez em outra partida: aperte **Minhas partidas**.
       *[other] Também é sua vez em outras { $count } partidas: aperte **Minhas partidas**.
    }
help-more =
    -# Ficou em dúvida? Está tudo em **Regras**. Tema, idioma e lembretes você muda em `/hokkaido settings`.
    -# Versão { $version }
button-show-me = Mostrar
button-games = Minhas partidas
