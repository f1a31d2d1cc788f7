command-record = O registro de uma partida terminada, em um arquivo
command-replay = O replay animado de uma partida terminada
command-log = O que aconteceu em uma partida, jogada a jogada
command-stats = Os resultados de um jogador neste servidor
command-leaderboard = O ranking deste servidor
command-table-unlist = Tirar alguém das listas de resultados ou colocar de volta (Gerenciar servidor)
option-finished-game = Qual partida; em branco para a última deste canal
option-replay-player = Só o mapa deste jogador: número do lugar ou nome
option-stats-player = De quem; em branco para ver os seus
option-unlisted = A pessoa que você quer tirar das listas ou colocar de volta
option-games = Só partidas entre pessoas, ou com jogadores virtuais
choice-games-people = entre pessoas
choice-games-computers = com jogadores virtuais

# As in English.
finished-game = { $day } · { $names } · { $table }
nobody = alguém que já saiu
several-games-run = Você está em várias partidas e ainda não acabou nenhuma. Para ver o histórico de uma, digite `/hokkaido log` no canal dela.
no-game-played-here = Nenhuma partida acabou neste canal ainda.
results-in-servers = Cada servidor tem seus próprios resultados: use este comando em um dos canais dele.
log-empty = Ainda não aconteceu nada nesta partida.
button-show-all = Mostrar a todo mundo
may-not-show = Você não pode escrever neste canal, então não pode mostrar isto aqui.

record = O registro da partida `{ $table }`: cada carta e cada jogada. `/hokkaido verify` confere o embaralhamento.{ $has_play ->
        [yes] {" "}[Adicionar ao BG Stats](<{ $link }>)
       *[no] {""}
    }
replay = { $all ->
        [yes] A partida `{ $table }`, carta a carta.
       *[no] O mapa de { $name } na partida `{ $table }`, carta a carta.
    }
replay-round = Partida `{ $table }`, depois da rodada { $page }{ $all ->
        [yes] .
       *[no] : o mapa de { $name }.
    }
replay-pages = Ir para uma rodada
replay-page = { $page ->
        [0] A partida inteira, carta a carta
       *[other] Depois da rodada { $page }
    }

log-heading = ## A partida em <#{ $channel }> · { $page } / { $pages }
log-round = { $round ->
        [0] **Antes da partida**
       *[other] **Rodada { $round }**
    }
button-log-back = ◀ Anterior
button-log-on = Próxima ▶
log-cards = Cartas da rodada: { $cards }.
# As in English.
log-card-of = { $card } ({ $name })
# As in English.
log-placed = { $name }: { $placement }
log-nothing-placed = { $name } deixou a carta de lado: não cabia em lugar nenhum.
log-set-aside = { $name } deixou de lado a carta { $card }.
log-tile = { $name } transformou o pousio de { $position } em { $terrain ->
        [forest] floresta
        [lake] lago
        [town] cidade
       *[mountain] montanha
    }.
log-free-tile = { $name } transformou de graça o pousio de { $position } em { $terrain ->
        [forest] floresta
        [lake] lago
        [town] cidade
       *[mountain] montanha
    }.
log-no-free-tile = { $name } abriu mão da peça gratuita.
log-wait = { $name } pediu para esperar. Ordem de colocação: { $names }.
log-goal = 🎯 { $name } recebeu um objetivo: { $goal }.
log-played = { $name } jogou a carta { $card }{ $cube ->
        [none] {""}
       *[other] {" "}com um recurso { NAME($cube) }
    }.
log-order = Nova ordem dos jogadores: { $names }.
log-taken = { $name } pegou a carta { $card }.
log-pair-up = { $pair ->
        [deck] O par da pilha
       *[hands] O par jogado
    }: { $cards }
log-pair-named = { $name } escolheu { $pair ->
        [deck] o par da pilha
       *[hands] o par jogado
    }.
log-pair-contested = { $name } disputou o par e pagou dois recursos.
log-pair-accepted = { $name } aceitou o par que sobrou.
log-ended = 🏁 { $count ->
        [one] Vitória de { $names }.
       *[other] Vitória compartilhada: { $names }.
    }

leaderboard = ## Ranking · { $kind ->
        [people] partidas entre pessoas
       *[computers] partidas com jogadores virtuais
    }
leaderboard-line = { $place }. **{ $name }** { NUMBER($rating, useGrouping: 0) }{ $provisional ->
        [yes] ?
       *[no] {""}
    } · { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }{ $met ->
        [0] {""}
        [one] {" "}com { $met } pessoa
       *[other] {" "}com { $met } pessoas
    }, { $wins ->
        [0] nenhuma vitória
        [one] { $wins } vitória
       *[other] { $wins } vitórias
    }
list-more = … e mais { $count }
leaderboard-empty = { $kind ->
        [people] Ninguém terminou uma partida entre pessoas aqui ainda. Com a opção **partidas** você vê as que têm jogadores virtuais.
       *[computers] Ninguém terminou uma partida com jogadores virtuais aqui ainda.
    }
leaderboard-how = -# O número é o rating, uma estimativa cautelosa do nível (openskill). Todo mundo começa com 1500; o ponto de interrogação indica menos de cinco partidas. Uma partida conta mais se seus adversários já jogaram com muita gente, e menos se você joga muito com eles.
unlisted-now = <@{ $user }> não aparece mais no ranking deste servidor nem nas listas do mapa do dia. Use o comando de novo para desfazer.
listed-now = <@{ $user }> voltou às listas deste servidor.
stats = ## { $name } neste servidor
stats-none = Nenhuma partida terminada por enquanto.
stats-line = { $kind ->
        [people] **Entre pessoas**
       *[computers] **Com jogadores virtuais**
    }: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $wins ->
        [0] nenhuma vitória
        [one] { $wins } vitória
       *[other] { $wins } vitórias
    } · recorde de { $best } pontos, média de { $average } · rating { NUMBER($rating, useGrouping: 0) }{ $provisional ->
        [yes] {" "}(com poucas partidas)
       *[no] {""}
    }{ $place ->
        [0] , fora do ranking
       *[other] , { $place }º lugar no ranking
    }
