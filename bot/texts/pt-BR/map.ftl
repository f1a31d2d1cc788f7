placement = carta { $card } em **{ $x }, { $y }**{ $rotation ->
        [0] {""}
       *[other] , girada { $rotation }°
    }{ $unders ->
        [0] {""}
       *[other] , debaixo { $under }
    }
placement-line = 🗺️ { trial-at }
card-of-map = { $card ->
        [0] da província inicial
       *[other] da carta { $card }
    }
card-short = { $card ->
        [0] da inicial
       *[other] da { $card }
    }
placer-for-good = -# Nesta rodada não dá para desfazer o que você colocar.
placer-how = -# Ou digite { $typed }
placer-nowhere = -# Ela não cabe em lugar nenhum. { $is_taken ->
        [yes] Confira e aperte **Deixar de lado**.
       *[no] Se ficar com ela, vai ter que deixá-la de lado.
    }
placer-lesson = -# 💡 Gire ou mova a carta e aperte **{ $button }**. { $reason }
placer-reason = { $why ->
        [points] Posição 1: { $parts }.
        [later] A posição 1 pode dar mais pontos depois.
       *[middle] A posição 1 é a que menos cobre o seu mapa.
    }
placer-tile = -# 💡 { $position } → { NAME($terrain) } por dois recursos { NAME($colour, form: "plural") }: { $gain }
trial-at = Carta { $card } em **{ $x }, { $y }**{ $rotation ->
        [0] {""}
       *[other] {" "}· { $rotation }°
    }{ $unders ->
        [0] {""}
       *[other] {" "}· debaixo { $under }
    }
trial-legal = ✅ Seu mapa: **{ $points }** ({ $gain }{ $later ->
        [0] {""}
       *[other] {" "}agora, { $later } depois
    }).
trial-illegal = ⛔ { $reason }
trial-no-overlap = ⛔ Ela tem que se sobrepor ao seu mapa.
trial-wholly-hidden = ⛔ Ela ficaria toda escondida.
trial-would-cover = ⛔ Cobriria { NAME($kind, form: "indefinite") } do seu mapa.
trial-would-be-hidden = ⛔ Cobriria { NAME($kind, form: "indefinite") } da carta.
trial-range-fork = ⛔ Sua cordilheira se bifurcaria.
trial-range-block = ⛔ Formaria um bloco de montanhas.
trial-range-apart = ⛔ Deixaria montanhas soltas.
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
button-over-under = Em cima/embaixo
button-over-under-next = { $count ->
        [0] Em cima de tudo
        [one] Debaixo { $card }
       *[other] Debaixo de { $count } cartas
    }
button-turn-back = ↺
button-type-spot = Digitar…
button-place-here = Colocar aqui
button-place-done = Colocar e concluir
button-pick-place = Escolher e colocar
button-take-place = Pegar e colocar
button-keep-place = Ficar com ela e colocar
button-terraform = Terraformar
button-set-aside = Deixar de lado
button-back = Voltar

own-points = Seu mapa vale { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } por enquanto.
own-may-place = Aperte **Colocar** para pôr a carta { $card } no seu mapa.
own-ready = { $order ->
        [in_order] ✅ Vou sugerir este lugar quando for sua vez de colocar.
       *[other] ✅ Jogada pronta: vou fazê-la quando ninguém mais puder pedir para esperar.
    } Para mudar: **Desfazer**.
own-placed = Gostou? Aperte **Concluir**. Se não, aperte **Desfazer** e tente outra coisa.
own-placed-for-good = Nesta rodada não dá para desfazer o que foi colocado. Terraforme se quiser e aperte **Concluir**.
own-placed-to-stay = Nesta rodada não dá para desfazer o que foi colocado. Aperte **Concluir**.
own-waiting-for-turn = Eu aviso quando for a vez da carta { $card }.
closed-in-order = Colocação em ordem, da menor carta à maior.
own-done = ✅ Você concluiu esta rodada. Ela acaba quando todo mundo concluir.
card-set-aside = Sua carta não cabe em lugar nenhum, então fica de lado.
map-of-another = Mapa de { $name } na rodada { $round }, só com o que todo mundo já pode ver: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.

accepted-place = ✅ Você colocou a carta { $card } no seu mapa.
accepted-unplaceable = ✅ Você deixou de lado a carta { $card }.
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
        [0] em cima de tudo
       *[other] debaixo { $under }
    }.
typed-terraform = ✅ O pousio na coluna { $x }, linha { $y }, virou { $terrain ->
        [forest] floresta
        [lake] lago
        [town] cidade
       *[mountain] montanha
    }. { $left-out ->
        [yes] Você gastou seus dois recursos mais antigos, em
       *[no] Você gastou os recursos em
    } { $cubes }.
typed-free-tile = ✅ O pousio na coluna { $x }, linha { $y }, virou { $terrain ->
        [forest] floresta
        [lake] lago
        [town] cidade
       *[mountain] montanha
    }.

accepted-skip = ✅ Você abriu mão da peça gratuita.
accepted-wait = ✅ Colocação em ordem, da menor carta à maior.
accepted-done = ✅ Você concluiu esta rodada.
taken-back-place = ↩️ Você tirou a carta { $card } do seu mapa.
taken-back-intended = ↩️ Você cancelou sua jogada.
taken-back-unplaceable = ↩️ A carta { $card }, que você tinha deixado de lado, voltou para você.
taken-back-terraform = ↩️ O quadrante em { $position } voltou a ser pousio, e você recuperou seus recursos.
taken-back-done = ↩️ Você pode mudar seu mapa de novo.

terraform-choose = Qual pousio você quer transformar, e em quê? Os números estão no mapa. Dá para transformar um por rodada. Suas opções: { $prices }.
terraform-impossible = Você não pode terraformar agora: precisa de dois recursos da mesma cor e de um pousio onde usá-los.
terraform-choice = { NAME($terrain) } por dois recursos { NAME($colour, form: "plural") }
free-tile-choose = Qual pousio você quer transformar, e em quê? Os números estão no mapa. É de graça, porque você cumpriu um objetivo e perdeu o desempate.
free-tile-impossible = Nenhum dos seus pousios pode virar outro terreno.
# As in English.
tile-choice = { $number } → { NAME($terrain) }
menu-tile = { $terrain ->
        [any] Escolha um pousio e o novo terreno
       *[other] Escolha o pousio que vai virar { NAME($terrain) }
    }

type-spot-title = Onde vai sua carta?
type-spot-x = Coluna do quadrante superior esquerdo
type-spot-y = Linha do quadrante superior esquerdo
type-spot-rotation = Giro: 0, 90, 180 ou 270
type-spot-under = Debaixo destas cartas
type-spot-under-how = Os números (0 é sua província inicial), ou all para todas. Em branco: em cima de tudo.
spot-is-no-number = “{ $given }” não é um número. Colunas e linhas são os números nas bordas do seu mapa, como -1 ou 3.
spot-turned-wrongly = As cartas giram 0, 90, 180 ou 270 graus, não “{ $given }”.
spot-beside-map = Em { $x }, { $y } a carta não se sobreporia ao seu mapa. Colunas e linhas são os números nas bordas dele.
spot-under-unknown = Não entendi “{ $given }”: digite os números das cartas que ficam por cima, como 12 40, ou all.
