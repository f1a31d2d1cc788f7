practice-ready = A mesa de treino está aberta:
practice-stop = Tudo é simulado neste computador e esquecido no fim. Para sair, aperte Ctrl+C aqui.
practice-port-taken = hokkaido practice: não dá para usar a porta { $port }, porque outro programa a usa ou o sistema não permite. Indique outra com --port, ou nenhuma.
practice-closed = A mesa de treino está fechada.

practice-server = Treino
practice-player = { $number ->
        [1] Visitante
        [2] Ana
        [3] Bruno
        [4] Clara
       *[5] Diana
    }

practice-page-title = Mesa de treino de Hokkaido
practice-page-table = A mesa
practice-page-messages = Mensagens
practice-page-news = Há novidades aqui
practice-page-locked = Para abrir esta página é preciso o endereço completo que hokkaido practice mostrou, até a última letra.
practice-page-person = Jogar como
practice-page-close-picture = Fechar a imagem
practice-page-powers-label = Avançar o tempo, reiniciar o bot ou trocar o idioma
practice-page-languages-label = Idioma do Discord de todo mundo
practice-page-no-board = O tabuleiro vai abrir aqui assim que a partida começar.
practice-page-unknown-command = Esse comando não existe. Digite / para ver todos.

practice-power-minute = Avançar um minuto
practice-power-hour = Avançar uma hora
practice-power-half-day = Avançar 12 horas
practice-power-day = Avançar um dia
practice-power-restart = Reiniciar o bot

