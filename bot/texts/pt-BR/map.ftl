# Colocar uma carta, o próprio mapa, terraformar e peças gratuitas.

placement = Carta { $card } em **{ $x }, { $y }**{ $rotation ->
        [0] {""}
       *[other] , girada { $rotation }°
    }{ $unders ->
        [0] {""}
       *[other] , debaixo de: { $under }
    }
card-of-map = { $card ->
        [0] província inicial
       *[other] carta { $card }
    }
card-short = { $card ->
        [0] inicial
       *[other] { $card }
    }
placer-for-good = -# Nesta rodada, o que foi colocado fica.
placer-how = -# Ou digite { $typed }
placer-nowhere = -# Ela não cabe em lugar nenhum. Confira e depois aperte **Deixar de lado**.
trial-at = Carta { $card } em **{ $x }, { $y }**{ $rotation ->
        [0] {""}
       *[other] {" "}· { $rotation }°
    }{ $unders ->
        [0] {""}
       *[other] {" "}· debaixo de: { $under }
    }
trial-legal = ✅ Seu mapa faria **{ $points }** ({ $gain }).
trial-illegal = ⛔ { $reason }
trial-no-overlap = ⛔ Ela tem que se sobrepor ao seu mapa.
trial-wholly-hidden = ⛔ Ela ficaria totalmente oculta.
trial-would-cover = ⛔ Cobriria { NAME($kind, form: "yours") }.
trial-would-be-hidden = ⛔ Ocultaria { NAME($kind, form: "indefinite") } da carta.
trial-range-fork = ⛔ Sua cordilheira se bifurcaria.
trial-range-block = ⛔ Faria um bloco de montanhas.
trial-range-apart = ⛔ Deixaria montanhas separadas.
trial-range-ring = ⛔ Sua cordilheira viraria um anel.
# As in English.
button-left = ←
# As in English.
button-up = ↑
# As in English.
button-down = ↓
# As in English.
button-right = →
button-turn = Girar ↻
button-spot = { $number }
button-over-under = Sobre/debaixo
button-over-under-next = { $count ->
        [0] Sobre tudo
        [one] Debaixo de: { $card }
       *[other] Debaixo de { $count } cartas
    }
button-type-spot = Digitar…
button-place-here = Colocar aqui
button-terraform = Terraformar
button-set-aside = Deixar de lado
button-back = Voltar

own-points = Seu mapa faz { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } até agora.
own-may-place = Aperte **Colocar** para pôr a carta { $card } no seu mapa.
own-placed = Aperte **Encerrar** para deixar assim, ou **Desfazer** para tentar outra coisa.
own-placed-for-good = Nesta rodada, o que foi colocado fica. Terraforme se quiser, e depois aperte **Encerrar**.
own-placed-to-stay = Nesta rodada, o que foi colocado fica. Aperte **Encerrar**.
own-waiting-for-turn = Nesta rodada todo mundo coloca em ordem, da menor carta para a maior. Eu aviso quando for a vez da sua carta { $card }.
closed-in-order = Nesta rodada todo mundo coloca em ordem, da menor carta para a maior.
own-done = ✅ Você encerrou esta rodada. Ela acaba quando todo mundo encerrar.
card-set-aside = Sua carta não cabe em lugar nenhum, então fica de lado.
map-of-another = O mapa de { $name } na rodada { $round }, como todo mundo pode ver: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.

accepted-place = ✅ A carta { $card } está no seu mapa.
accepted-unplaceable = ✅ A carta { $card } ficou de lado.
accepted-terraform = ✅ O pousio em { $position } virou { $terrain ->
        [forest] floresta
        [lake] lago
        [town] cidade
       *[mountain] montanha
    }.
accepted-free-tile = { accepted-terraform }

typed-place = ✅ Carta { $card } na coluna { $x }, linha { $y }, { $rotation ->
        [0] sem girar
       *[other] girada { $rotation }°
    }, { $count ->
        [0] sobre tudo
       *[other] debaixo de: { $under }
    }.
typed-terraform = ✅ O pousio na coluna { $x }, linha { $y } virou { $terrain ->
        [forest] floresta
        [lake] lago
        [town] cidade
       *[mountain] montanha
    }. { $left-out ->
        [yes] Saíram os dois recursos que estavam lá há mais tempo
       *[no] Os recursos foram gastos
    }: { $cubes }.
typed-free-tile = ✅ O pousio na coluna { $x }, linha { $y } virou { $terrain ->
        [forest] floresta
        [lake] lago
        [town] cidade
       *[mountain] montanha
    }.

accepted-skip = ✅ Você não coloca peça gratuita.
accepted-wait = ✅ Nesta rodada todo mundo coloca em ordem, da menor carta para a maior.
accepted-done = ✅ Você encerrou esta rodada.
taken-back-place = ↩️ A carta { $card } saiu do seu mapa.
taken-back-unplaceable = ↩️ A carta { $card } não está mais de lado.
taken-back-terraform = ↩️ O quadrante em { $position } é pousio de novo, e seus recursos voltaram.
taken-back-done = ↩️ Você pode mudar seu mapa de novo.

terraform-choose = Qual pousio vai virar o quê? Os números estão no mapa. Uma vez por rodada você pode transformar um: { $prices }.
terraform-impossible = Você não pode terraformar agora: são necessários dois recursos da mesma cor, e um pousio que possa virar esse terreno.
terraform-choice = { NAME($terrain) } por dois recursos { NAME($colour, form: "plural") }
free-tile-choose = Qual pousio vai virar o quê? Os números estão no mapa. Você cumpriu um objetivo mas perdeu o desempate, então pode transformar um de graça.
free-tile-impossible = Nenhum dos seus pousios pode virar outro terreno.
# As in English.
tile-choice = { $number } → { NAME($terrain) }
menu-tile = { $terrain ->
        [any] Escolha um pousio e o novo terreno
       *[other] { NAME($terrain) }: escolha um pousio
    }

type-spot-title = Onde vai sua carta?
type-spot-x = Coluna do quadrante superior esquerdo
type-spot-y = Linha do quadrante superior esquerdo
type-spot-rotation = Giro: 0, 90, 180 ou 270
type-spot-under = Debaixo destas cartas
type-spot-under-how = Os números (0 é sua província inicial), ou all: debaixo de tudo. Em branco: sobre tudo.
spot-is-no-number = “{ $given }” não é um número. Colunas e linhas são os números nas bordas do seu mapa, como -1 ou 3.
spot-turned-wrongly = Uma carta é girada 0, 90, 180 ou 270 graus, não “{ $given }”.
spot-beside-map = Em { $x }, { $y } a carta não tocaria seu mapa. Colunas e linhas são os números nas bordas dele.
spot-under-unknown = “{ $given }” não diz debaixo de quais cartas: digite os números, como 12 40, ou all.
