# As in English.
gain-of-card = { $now }{ $has_later ->
        [no] {""}
       *[yes] {" "}({ $later })
    }
hand-gains = -# Pontos agora (e ganhos ou perdidos depois).
hand-bids = -# 💡 é a melhor jogada, com os pontos dela até o fim.
no-hints-here = Esta partida é sem dicas.

command-name-hint = dica
command-hint = O que eu faria agora, se a mesa permite dicas
nothing-to-hint = Você não tem nada para decidir agora, então não há dica para dar.
hint-worth = **{ $gain }** agora{ $later ->
        [0] {""}
       *[other] , **{ $later }** depois
    }.
hint-pick = 💡 Eu escolheria a carta { $card }.
hint-discard = 💡 Eu descartaria a carta { $card }.
hint-keep = 💡 Eu ficaria com a carta { $card }.
hint-bid = 💡 Eu jogaria a carta { $card }{ $cube ->
        [none] {""}
       *[other] {" "}com o recurso em { $cube }
    }.
hint-take = 💡 Eu pegaria a carta { $card }.
hint-take-pair = 💡 Eu escolheria { $pair ->
        [deck] o par da pilha
       *[hands] o par jogado
    }.
hint-contest = 💡 Eu disputaria: pagaria os recursos em { $cubes } para pegar { $pair ->
        [deck] o par da pilha
       *[hands] o par jogado
    }.
hint-accept = 💡 Eu aceitaria o par que sobrou.
hint-place = 💡 Eu colocaria a { $placement } ({ $typed }).
hint-unplaceable = 💡 A carta { $card } não cabe em lugar nenhum: melhor deixá-la de lado.
hint-terraform = 💡 Eu transformaria o pousio de { $position } em { $terrain ->
        [forest] floresta
        [lake] lago
        [town] cidade
       *[mountain] montanha
    }, com os recursos em { $cubes }.
hint-done = 💡 Eu deixaria assim e apertaria **Concluir**.
hint-free-tile = 💡 Eu transformaria o pousio de { $position } em { $terrain ->
        [forest] floresta
        [lake] lago
        [town] cidade
       *[mountain] montanha
    }.
hint-skip = 💡 Eu abriria mão da peça gratuita.
