command-solo = Jogar solo e tentar bater a marca
command-solo-start = Jogar com cartas novas: doze rodadas, com quatro cartas para escolher em cada uma
command-solo-today = Jogar o mapa do dia: as mesmas cartas para todo mundo e uma só tentativa
option-solo-game = Qual dos dois jogos (padrão: Hokkaido)
option-solo-side = O lado das províncias iniciais (padrão: A)
option-solo-goals = Jogar com cartas de objetivo (padrão: não)

alone-heading = **{ $day ->
        [0] Jogo solo
       *[other] Mapa do dia · <t:{ $day }:D>
    }** · rodada { $round } de 12
games-alone = ⏳ { $day ->
        [0] jogo solo, rodada { $round } · `/solo start`
       *[other] mapa de <t:{ $day }:D>, rodada { $round } · `/solo today`
    }
alone-choice = { $day ->
        [0] Jogo solo, rodada { $round }
       *[other] Mapa do dia · { $day }, rodada { $round }
    }
help-solo = Ninguém por perto? Jogue solo: `/solo today` é o mapa do dia, e com `/solo start` você tem cartas novas quando quiser.
alone-begins = Quatro cartas por rodada: escolha uma e coloque no mapa. No fim você vê se bateu a marca: o que um bom jogador fez com as mesmas cartas.
alone-goes-on = Você ainda não terminou esta partida, então ela continua aqui. Para jogar outra, aperte **Desistir** antes.
alone-set-aside = ⏸️ Não consigo ler esta partida; quem administra o bot encontra o motivo no log. Para jogar outra, use `/solo start`.
alone-anew = ⏸️ Não consigo ler a partida que você tinha começado, então aqui você começa outra. Quem administra o bot encontra o motivo no log.
alone-day =
    O mapa do dia: as mesmas cartas para todo mundo e uma só tentativa.
    -# 🔒 Lacrado antes de alguém ver: ||`{ $commitment }`||
alone-day-in-no-server = -# Ainda não vale para a lista de nenhum servidor: antes de terminar, digite `/solo today` no servidor em que você quer que valha.
alone-day-played = -# Neste servidor, { $count ->
        [one] 1 pessoa já jogou
       *[other] { $count } pessoas já jogaram
    } este mapa.
alone-day-late = O mapa de <t:{ $day }:D>: você já começou, então ainda pode terminar. O dia dele já passou e as cartas são públicas, por isso ele não entra na lista. Para jogar o mapa de hoje, termine este ou aperte **Desistir**.
alone-pick = Escolha uma carta para o seu mapa; as outras são descartadas. Cartas: { $numbers }
alone-goals = -# Objetivos, 3 pontos cada um (os quadrantes têm que estar em pelo menos três cartas): { $goals }
alone-undo = No jogo solo, dá para desfazer tudo o que você fizer com a carta desta rodada até apertar **Concluir**.
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
alone-par = A marca, o que um bom jogador fez com as mesmas cartas, é { $par }: { $side ->
        [over] { $count ->
            [one] você fez { $count } ponto a mais.
           *[other] você fez { $count } pontos a mais.
        }
        [under] { $count ->
            [one] faltou { $count } ponto.
           *[other] faltaram { $count } pontos.
        }
       *[level] você acertou na mosca.
    }
alone-par-unknown = Ainda estou calculando a marca.
alone-squares = -# Uma cor por rodada: 🟩 o melhor possível, 🟨 até 3 pontos perdidos, 🟥 mais de 3.
alone-par-name = Marca
alone-board = **Neste servidor**
alone-board-par = ⛳ Marca: **{ $par }**
alone-late = -# Esta partida terminou depois do dia dela, quando as cartas já eram públicas, então não está na lista.
alone-share = Hokkaido · mapa do dia, { $day }: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
alone-streak = 🔥 { $count } dias seguidos
alone-seals = -# O próximo mapa chega <t:{ $until }:R>. Está lacrado com ||`{ $commitment }`||. O segredo de ontem era ||`{ $secret }`||.
alone-log = ## { $day ->
        [0] Jogo solo
       *[other] Mapa do dia · <t:{ $day }:D>
    } · { $page } / { $pages }
alone-log-ended = 🏁 { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
alone-finished = Você terminou esta partida: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
alone-unfinished = Esta partida foi encerrada antes do fim.
alone-give-up = **Desistir desta partida, na rodada { $round }?**{ $day ->
        [0] {""}
       *[other] {" "}O mapa do dia só se joga uma vez: você não terá outra tentativa.
    }
alone-given-up = Você desistiu desta partida.

button-alone-result = Resultado
button-alone-share = Compartilhar
button-alone-again = Outras cartas
button-play-today = Jogar o mapa do dia
button-alone-give-up = Desistir
