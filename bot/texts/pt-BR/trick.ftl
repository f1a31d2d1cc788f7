# Apostas: cartas que são jogadas na mesa e pegas de lá.

cube-none = nenhum recurso
cubes-none = nenhum: pegar o par que sobrou
cubes-oldest = oldest: os dois que estão lá há mais tempo
cube-choice = recurso { NAME($colour) } em { $position }
cubes-choice = { NAME($colour) } { $position } e { NAME($other) } { $other-position }
menu-cube = Escolha um recurso
button-pair = { $pair ->
        [deck] Pilha
       *[hands] Mãos
    }: { $numbers }
button-take = Pegar { $card }
button-take-gain = Pegar { $card }: { $gain }
button-accept = Aceitar
button-contest = Disputar
button-trick = Minhas cartas
button-bid-alone = Sem recurso
button-bid-alone-gain = Sem recurso: { $gain }
button-bid-cube-gain = Com o recurso { NAME($colour) } de { $position }: { $gain }

bid-cube = Adicionar um recurso do seu mapa à carta { $card }? Ele vale 60 e volta para a fonte comum quando todo mundo tiver pego uma carta. Os números estão nas bordas do seu mapa.
trick-take = Pegue uma das cartas jogadas para o seu mapa.
trick-taken = ✅ A carta { $card } é sua. Você a coloca quando todo mundo tiver uma.
trick-take-waiting = Ainda não é sua vez de pegar uma carta; eu aviso.
trick-take-pair = Escolha um par: você jogou a carta mais alta. Você fica com uma carta dele. A outra pessoa recebe o outro par, ou dá dois recursos para escolher.
trick-take-pair-waiting = A outra pessoa tem a carta mais alta e está escolhendo um par.
trick-answer = { $name } escolheu { $pair ->
        [deck] o par da pilha
       *[hands] o par das mãos
    }, { $taken }. **Aceitar** o outro: { $numbers }. Ou **Disputar**: dar dois recursos do seu mapa e pegar o par que quiser.
trick-answer-without-cubes = { $name } escolheu { $pair ->
        [deck] o par da pilha
       *[hands] o par das mãos
    }, { $taken }. Você recebe o outro: { $numbers }. (Disputar custa dois recursos do seu mapa, e os seus não bastam.)
trick-answer-waiting = A outra pessoa aceita o par que você deixou, ou dá dois recursos e pega o que quiser.
trick-discard-of-pair = Descarte uma carta do seu par: { $numbers }. A outra vai para o seu mapa.
trick-contested = { $name } deu dois recursos e ficou com o par que você tinha escolhido.
trick-discard-of-pair-made = ✅ Carta { $card } descartada. A rodada continua quando vocês dois tiverem descartado.
contest-first = Qual recurso você dá primeiro? Disputar custa dois do seu mapa, de quaisquer cores.
contest-second = E qual é o segundo? O primeiro é o que está em { $position }.
contest-pair = Qual par você pega pelos recursos em { $cubes }? Sem entregá-los, você fica com o par { $free }.
pair-costs-cubes = A outra pessoa escolheu esse par, então ele custa dois recursos. Indique quais, ou aceite o par que sobrou com `/accept`.
contest-too-few-cubes = Disputar custa dois recursos do seu mapa, e os seus não bastam. Aperte **Aceitar**, ou digite `/accept`.

accepted-bid = ✅ Você jogou a carta { $card }{ $cube ->
        [none] {""}
       *[other] {" "}com o recurso em { $cube }
    }.
typed-bid-alone = ✅ Você jogou a carta { $card }, sem recurso.
accepted-take = ✅ A carta { $card } é sua.
accepted-take-pair = ✅ Você escolheu { $pair ->
        [deck] o par da pilha
       *[hands] o par das mãos
    }.
accepted-contest = ✅ Você deu os recursos em { $cubes } e pegou { $pair ->
        [deck] o par da pilha
       *[hands] o par das mãos
    }.
accepted-accept = ✅ Você aceitou o par que sobrou.

round-bid = Aposta: cada jogador, na sua vez, joga uma carta com a face para cima. Um recurso soma 60{ $colour ->
        [any] {""}
       *[other] {" "}e tem que ser { NAME($colour) }
    }. Agora: { $names }.
round-bid-secret = Aposta: cada jogador joga uma carta em segredo. A mais alta escolhe entre dois pares.
round-take = Aposta: cada jogador pega uma das cartas jogadas, começando pelo maior total. Agora: { $names }.
round-take-pair = Aposta: { $names } jogou a carta mais alta e escolhe um par.
round-answer = Aposta: { $names } aceita o par que sobrou, ou dá dois recursos e pega o que quiser.
round-discard-of-pair = Aposta: cada jogador descarta uma carta do próprio par; a outra vai para o mapa.
round-contested = { $name } deu dois recursos e ficou com o par que { $other } tinha escolhido.
round-hands-pass = -# Depois desta rodada, cada jogador passa a sua mão; **Minha mão** diz para quem.
trick-pair = { $pair ->
        [deck] Par da pilha
       *[hands] Par das mãos
    }: { $numbers }{ $held ->
        [no] {""}
       *[yes] {" "}· { $name }
    }
trick-seat = { $state ->
        [deciding] ⏳ { $name } escolhe
        [decided] ✅ { $name } já escolheu
        [waiting] 💤 { $name } espera
        [asked] ⏳ { $name }
        [has] ✅ { $name }
       *[later] 💤 { $name }
    }{ $card ->
        [0] {""}
       *[other] {" "}· jogou { $card }{ $colour ->
            [none] {""}
           *[other] {" "}+ recurso { NAME($colour) } = { $total }
        }
    }{ $taken ->
        [0] {""}
       *[other] {" "}· pegou **{ $taken }**
    }
