# A análise de uma partida acabada.

command-review = Onde se perderam pontos em uma partida acabada, e por quê
command-name-review = análise
option-review-player = De quem: número do lugar ou nome; em branco para a sua

button-end-review = Análise
button-review = { $page ->
        [0] Resumo
       *[other] { $page }
    }
review-of = Análise de
review-heading = ## 🔎 Análise da partida `{ $table }`
review-gone = Esta pessoa apagou os próprios dados, e com eles a análise.
review-of-computer = Só se analisa o que as pessoas jogaram, e { $name } é um jogador virtual.
review-overview = **{ $name }** fez **{ $accuracy }%** do possível. Pontos perdidos: { $pick } { $selection ->
        [trick] ao pegar
       *[draft] ao escolher
    }, { $place } ao colocar{ $terraforms ->
        [yes] , { $terraform } ao terraformar
       *[no] {""}
    }.
review-faultless = Nada a acrescentar: eu teria jogado igual.
review-nothing = **{ $name }**: nada a analisar, porque a partida acabou cedo demais.
review-line = Rodada { $round }: { $decision ->
        [pick] { $selection ->
            [trick] pegou
           *[draft] escolheu
        } a carta { $card }
        [place] colocou a carta { $card }
       *[terraform] { $tile ->
            [yes] terraformou
           *[no] não terraformou
        }
    } · **{ $points ->
        [one] { $points } ponto perdido
       *[other] { $points } pontos perdidos
    }**
# As in English.
review-mistake = **{ $name }** · { $said }
review-better = Melhor: { $decision ->
        [terraform] { $terrain ->
            [forest] uma floresta em { $x }, { $y }
            [lake] um lago em { $x }, { $y }
            [town] uma cidade em { $x }, { $y }
            [mountain] uma montanha em { $x }, { $y }
           *[none] guardar os recursos
        }
       *[placed] { $placement }
    }.
review-reason = { $reason ->
        [lake] Aumenta um lago.
        [lake_room] Deixa mais espaço para um lago crescer.
        [range] Alonga a cordilheira.
        [range_room] Deixa espaço para uma ponta da cordilheira crescer.
        [town] { $game ->
            [honshu] Aumenta o maior conjunto de cidades.
           *[hokkaido] Aumenta o menor dos dois conjuntos de cidades, que é o que pontua.
        }
        [town_room] Deixa espaço para o conjunto de cidades crescer.
        [factory] As fábricas dão mais pontos.
        [waiting_factory] Mantém uma fábrica à qual um recurso ainda pode chegar.
        [cubes] Traz ou mantém um recurso.
        [forest] Traz mais floresta.
        [desert] Deixa mais pousios para aproveitar.
        [bonus] Pontua mais na carta de pontuação final.
        [goal] Aproxima um objetivo.
       *[size] Aumenta o mapa, então cabe mais depois.
    }
