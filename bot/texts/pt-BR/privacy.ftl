# O que fica guardado de uma pessoa.

command-privacy = O que eu sei sobre você
command-my-data = Tudo o que eu sei sobre você, em um arquivo
command-forget-me = Apagar tudo o que eu sei sobre você

privacy =
    ## O que eu sei sobre você
    - suas configurações e o idioma do seu Discord;
    - as mesas em que você tem ou teve um lugar, com seu id e seu nome do Discord, mesmo que seu lugar agora seja de outra pessoa; seus convites e as partidas a que você assiste;
    - cada jogada sua, os baralhos que você traz e seus resultados;
    - onde estão minhas mensagens diretas para você, se você as aceita, que já dei as boas-vindas e se você já digitou alguma jogada.

    Preciso disso para conduzir as partidas e mostrar os resultados. Não leio suas mensagens. Tudo está em um só banco de dados, guardado por quem mantém o bot, e ninguém mais o recebe.
    `/hokkaido my-data` entrega tudo isso em um arquivo. `/hokkaido forget-me` apaga tudo: as partidas acabadas ficam com seus baralhos, porque também são dos outros, mas aí seu lugar não é de ninguém. As mensagens que já enviei ficam no Discord, e as cópias de segurança do banco de dados guardam seus dados até serem apagadas.
my-data = Aqui está tudo o que eu sei sobre você.
forget-me = **Apagar tudo o que eu sei sobre você?** Suas configurações e seu nome somem. As partidas acabadas ficam, sem ninguém no seu lugar, e seus resultados não contam para ninguém.{ $tables ->
        [0] {""}
        [one] {" "}Você tem um lugar em { $tables } mesa aberta: você sai dela e, se a partida já começou, um jogador virtual assume seu lugar.
       *[other] {" "}Você tem um lugar em { $tables } mesas abertas: você sai delas e, onde a partida já começou, um jogador virtual assume seu lugar.
    }{ $alone ->
        [yes] {" "}As partidas que você joga sem mais ninguém acabam.
       *[no] {""}
    } Isso não pode ser desfeito.
button-forget-me = Apagar tudo
button-keep-me = Manter tudo
forgotten = ✅ Está tudo apagado.{ $left ->
        [0] {""}
        [one] {" "}Você saiu de { $left } mesa.
       *[other] {" "}Você saiu de { $left } mesas.
    }
nothing-forgotten = Nada foi apagado.
not-your-data = Este botão não é seu.
