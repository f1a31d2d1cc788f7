command-privacy = O que eu sei sobre você
command-my-data = Tudo o que eu sei sobre você, em um arquivo
command-forget-me = Apagar tudo o que eu sei sobre você

privacy =
    ## O que eu sei sobre você
    - suas configurações e o idioma do seu Discord;
    - as mesas em que você joga ou já jogou, com seu id e seu nome do Discord, mesmo que outra pessoa tenha assumido seu lugar depois; seus convites e as partidas a que você assiste;
    - cada jogada sua, onde você experimentou ou planejou colocar uma carta, suas notas, os baralhos que você traz e seus resultados;
    - onde estão as mensagens diretas que mandei para você, se você as aceita, quais avisos mandei há pouco, em qual mesa dei as boas-vindas e se você já digitou alguma jogada.

    Preciso disso para conduzir as partidas e mostrar os resultados. Não leio suas mensagens. Tudo fica em um só banco de dados, guardado por quem administra o bot, e ninguém mais o recebe.{ $board ->
        [yes] {" "}Quem tiver seu link **Tabuleiro** pode ver suas cartas e jogar por você; **Novo link**, em `/hokkaido settings`, cancela esse link. O link do canal também pode ser repassado, mas só mostra o que todos veem. Não guardo o endereço de onde você abre o tabuleiro, mas o servidor web de quem administra o bot pode registrá-lo.
       *[no] {""}
    }
    Com `/hokkaido my-data` você recebe tudo em um arquivo. Com `/hokkaido forget-me` você apaga tudo: as partidas terminadas e seus baralhos ficam, porque também são dos outros, mas seu lugar fica anônimo. Se você apertou **Novo link**, guardo quando foi, sem seu nome, para que seus links antigos continuem cancelados. As mensagens que já enviei continuam no Discord, e os backups do banco de dados guardam seus dados até serem apagados.
my-data = Aqui está tudo o que eu sei sobre você.
forget-me = **Apagar tudo o que eu sei sobre você?** Suas configurações e seu nome somem. As partidas terminadas ficam, com seu lugar anônimo, e seus resultados deixam de contar.{ $tables ->
        [0] {""}
        [one] {" "}Você está em { $tables } mesa aberta: vai sair dela e, se a partida já começou, um jogador virtual assume seu lugar.
       *[other] {" "}Você está em { $tables } mesas abertas: vai sair delas e, onde a partida já começou, um jogador virtual assume seu lugar.
    }{ $alone ->
        [yes] {" "}Suas partidas solo acabam.
       *[no] {""}
    } Isso não pode ser desfeito.
button-forget-me = Apagar tudo
button-keep-me = Manter tudo
forgotten = ✅ Apaguei tudo.{ $left ->
        [0] {""}
        [one] {" "}Você saiu de { $left } mesa.
       *[other] {" "}Você saiu de { $left } mesas.
    }
nothing-forgotten = Não apaguei nada.
not-your-data = Este botão não é seu.
