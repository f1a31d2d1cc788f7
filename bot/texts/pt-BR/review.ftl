command-review = Em que jogadas se perderam pontos em uma partida terminada, e por quê
command-name-review = análise
option-review-player = De quem: número do lugar ou nome; em branco para ver a sua

button-end-review = Análise
button-review = { $page ->
        [0] Resumo
       *[other] { $page }
    }
review-of = Análise de
review-heading = ## 🔎 Análise da partida `{ $table }`
review-gone = Essa pessoa apagou os próprios dados, e a análise foi junto.
review-of-computer = Só as jogadas das pessoas são analisadas, e { $name } é um jogador virtual.
review-overview = **{ $name }** conseguiu **{ $accuracy }%** do possível. Pontos perdidos: **{ $missed }** ({ $pick } { $selection ->
        [trick] ao pegar
       *[draft] ao escolher
    }, { $place } ao colocar{ $terraforms ->
        [yes] , { $terraform } ao terraformar
       *[no] {""}
    }).
review-faultless = Nada a acrescentar: eu teria jogado igual.
review-nothing = **{ $name }**: não há o que analisar, porque a partida acabou cedo demais.
review-round = Rodada { $round }: **{ $points ->
        [one] { $points } ponto perdido
       *[other] { $points } pontos perdidos
    }**
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
        [range_room] Deixa espaço para a cordilheira crescer em uma ponta.
        [town] { $game ->
            [honshu] Aumenta o maior conjunto de cidades.
           *[hokkaido] Aumenta o menor dos dois conjuntos de cidades, que é o que pontua.
        }
        [town_room] Deixa espaço para o conjunto de cidades crescer.
        [factory] As fábricas dão mais pontos.
        [waiting_factory] Mantém uma fábrica que ainda pode receber um recurso.
        [cubes] Dá ou preserva um recurso.
        [forest] Dá mais floresta.
        [desert] Deixa mais pousios para terraformar ou cobrir.
        [bonus] Pontua mais com a carta de pontuação final.
        [goal] Deixa você mais perto de um objetivo.
       *[size] Aumenta o mapa, e assim sobra mais lugar para outras cartas.
    }
