# As melhores posições para uma carta, e o que o bot faria.

gain-now-later = { $now } agora{ $has_later ->
        [no] {""}
       *[yes] , { $later } depois
    }
# As in English.
gain-of-card = { $now }{ $has_later ->
        [no] {""}
       *[yes] {" "}({ $later })
    }
hand-gains = -# Com cada carta: os pontos que ela pode dar agora e, entre parênteses, o que promete para depois.
# About a bid in a trick; $cubes says whether any button has + 60, a card with a cube.
hand-bids = -# Com cada carta: quantos pontos, mais ou menos, a aposta dará até o fim da partida se você a jogar.{ $cubes ->
        [no] {""}
       *[yes] {" + 60 é com um recurso."}
    }
no-hints-here = Esta partida é sem dicas.

command-name-hint = dica
command-hint = O que eu faria agora, se a mesa permite dicas
nothing-to-hint = Você não tem nada a decidir agora, então também não há dica.
hint-worth = **{ $gain }** agora, **{ $later }** depois.
hint-pick = 💡 Eu escolheria a carta { $card }.
hint-discard = 💡 Eu descartaria a carta { $card }.
hint-bid = 💡 Eu jogaria a carta { $card }{ $cube ->
        [none] {""}
       *[other] {" "}com o recurso em { $cube }
    }.
hint-take = 💡 Eu pegaria a carta { $card }.
hint-take-pair = 💡 Eu escolheria { $pair ->
        [deck] o par da pilha
       *[hands] o par das mãos
    }.
hint-contest = 💡 Eu disputaria: os recursos em { $cubes } por { $pair ->
        [deck] o par da pilha
       *[hands] o par das mãos
    }.
hint-accept = 💡 Eu aceitaria o par que sobrou.
hint-place = 💡 Eu a colocaria aqui: { $placement } ({ $typed }).
hint-unplaceable = 💡 A carta { $card } não cabe em lugar nenhum: deixe-a de lado.
hint-terraform = 💡 Eu transformaria em { $terrain ->
        [forest] floresta
        [lake] lago
        [town] cidade
       *[mountain] montanha
    } o pousio em { $position }, com os recursos em { $cubes }.
hint-done = 💡 Eu deixaria assim e apertaria **Encerrar**.
hint-free-tile = 💡 Eu transformaria em { $terrain ->
        [forest] floresta
        [lake] lago
        [town] cidade
       *[mountain] montanha
    } o pousio em { $position }.
hint-skip = 💡 Eu não colocaria peça gratuita.
