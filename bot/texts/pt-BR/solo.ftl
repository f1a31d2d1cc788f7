# Jogar solo: cartas só para você, e o mapa do dia.

command-solo = Jogar solo e ver se você chega à marca
command-solo-start = Jogar solo com cartas novas: doze rodadas, com quatro cartas para escolher em cada uma
command-solo-today = Jogar o mapa do dia: as mesmas cartas para todo mundo, e uma só tentativa
option-solo-game = Qual dos dois jogos (padrão: Hokkaido)
option-solo-side = O lado das províncias iniciais (padrão: A)
option-solo-goals = Jogar com cartas de objetivo (padrão: não)

alone-heading = **{ $day ->
        [0] Jogo solo
       *[other] Mapa do dia · <t:{ $day }:D>
    }** · rodada { $round } de 12
games-alone = ⏳ { $kind ->
        [solo] jogo solo, rodada { $round } · `/solo start`
        [today] o mapa do dia, rodada { $round } · `/solo today`
       *[past] o mapa de <t:{ $day }:D>, rodada { $round } · `/hand`, opção **jogo**
    }
alone-choice = { $day ->
        [0] Jogo solo, rodada { $round }
       *[other] Mapa do dia · { $day }, rodada { $round }
    }
help-solo = Ninguém por perto? Jogue solo: `/solo today` é o mapa do dia, e `/solo start` traz cartas novas a qualquer hora.
alone-begins = Quatro cartas por rodada: escolha uma e coloque no mapa. No fim você compara com a marca: o que um bom jogador fez com as mesmas cartas.
alone-goes-on = Esta ainda não acabou, então continua aqui. Para jogar outra, aperte antes **Desistir**.
alone-set-aside = ⏸️ Não consigo mais ler esta partida, e quem mantém o bot encontra o motivo no log. Para jogar outra, use `/solo start`.
alone-anew = ⏸️ Não consigo mais ler a que você tinha começado, então aqui você começa de novo. Quem mantém o bot encontra o motivo no log.
alone-day =
    O mapa do dia: as mesmas cartas para todo mundo, e uma só tentativa.
    -# 🔒 Lacrado antes de alguém ver: `{ $commitment }`
alone-day-in-no-server = -# Ainda não está na lista de nenhum servidor: para entrar em uma, digite `/solo today` nesse servidor antes de terminar.
alone-day-left = -# Você não tinha terminado o mapa de <t:{ $day }:D>. O dia dele já passou, por isso ele foi fechado.
alone-pick = Escolha uma carta para o seu mapa; as outras vão embora. À sua escolha: { $numbers }
alone-goals = -# Objetivos, 3 pontos cada, cumpridos em pelo menos três cartas: { $goals }
alone-undo = No jogo solo, você pode desfazer o que fez com a carta desta rodada, até apertar **Encerrar**.
alone-over = ## 🏁 { $day ->
        [0] Jogo solo
       *[other] Mapa do dia · <t:{ $day }:D>
    }: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
alone-shared = { $day ->
        [0] Jogo solo
       *[other] Mapa do dia · <t:{ $day }:D>
    } · **{ $name }**: **{ $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }**
alone-par = A marca é { $par }: { $side ->
        [over] { $count ->
            [one] você passou por { $count } ponto.
           *[other] você passou por { $count } pontos.
        }
        [under] { $count ->
            [one] faltou { $count } ponto.
           *[other] faltaram { $count } pontos.
        }
       *[level] foi na mosca.
    }
alone-squares = -# Uma cor por rodada: 🟩 o melhor possível, 🟨 até 3 pontos perdidos, 🟥 mais.
alone-par-name = Marca
alone-board = **Neste servidor**
alone-late = -# O dia acabou antes desta partida, então ela não está na lista.
alone-seals = -# O próximo mapa chega <t:{ $until }:R>. Está lacrado com `{ $commitment }`. O segredo de ontem era `{ $secret }`.
alone-log = ## { $day ->
        [0] Jogo solo
       *[other] Mapa do dia · <t:{ $day }:D>
    } · { $page } / { $pages }
alone-log-ended = 🏁 { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
alone-finished = Esta partida acabou: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
alone-unfinished = Esta partida foi fechada sem terminar.
alone-give-up = **Desistir desta, na rodada { $round }?**{ $day ->
        [0] {""}
       *[other] {" "}O mapa do dia só se joga uma vez: não há outra tentativa.
    }
alone-given-up = Esta partida foi abandonada.

button-alone-result = Como foi
button-alone-again = Outras cartas
button-alone-give-up = Desistir
