cube-none = nenhum recurso
cubes-none = nenhum: aceitar o par que sobrou
cubes-oldest = oldest: os dois mais antigos
cube-choice = recurso { NAME($colour) } em { $position }
cubes-choice = { NAME($colour) } { $position } e { NAME($other) } { $other-position }
menu-cube = Escolha um recurso
button-pair = { $pair ->
        [deck] Da pilha
       *[hands] Jogado
    }: { $numbers }
button-take = Pegar a { $card }
button-take-gain = Pegar a { $card }: { $gain }
button-keep = Ficar com a { $card }
button-keep-gain = { button-keep } · { $gain }
button-accept = Aceitar
button-contest = Disputar
button-contest-pair = { button-contest } · { button-pair }
button-trick = Minhas cartas

trick-take = Pegue para o seu mapa uma das cartas jogadas.
trick-taken = ✅ Você pegou a carta { $card }. Vai colocá-la quando todo mundo tiver uma.
trick-take-waiting = Ainda não é sua vez de pegar uma carta; eu aviso.
trick-take-pair = Você jogou a carta mais alta: escolha um par. Seu oponente recebe o outro, ou paga dois recursos para escolher.
trick-take-pair-waiting = Seu oponente jogou a carta mais alta e está escolhendo um par.
trick-answer = { $name } escolheu { $pair ->
        [deck] o par da pilha
       *[hands] o par jogado
    }, { $taken }. Você pode **Aceitar** o outro, { $numbers }, ou **Disputar**: pagar dois recursos e escolher.
trick-answer-without-cubes = { $name } escolheu { $pair ->
        [deck] o par da pilha
       *[hands] o par jogado
    }, { $taken }. Você recebe o outro: { $numbers }. (Disputar custa dois recursos do seu mapa, e você não tem recursos suficientes.)
trick-answer-waiting = Seu oponente pode aceitar o par que você deixou, ou pagar dois recursos e pegar o que quiser.
trick-discard-of-pair = Seu par: { $numbers }. Uma vai para o seu mapa; a outra sai da partida.
trick-contested = { $name } pagou dois recursos e ficou com o par que você tinha escolhido.
trick-discard-of-pair-made = ✅ Você ficou com a carta { $card }. A rodada continua quando seu oponente também decidir.
contest-first = Qual recurso você paga primeiro? Disputar custa dois do seu mapa, de qualquer cor.
contest-second = E qual é o segundo? O primeiro é o que está em { $position }.
contest-pair = Qual par você pega em troca dos recursos em { $cubes }? Sem pagar, você fica com o par { $free }.
pair-costs-cubes = Seu oponente escolheu esse par, então ele custa dois recursos. Indique quais, ou aceite o par que sobrou com `/accept`.
contest-too-few-cubes = Disputar custa dois recursos do seu mapa, e você não tem recursos suficientes. Aperte **Aceitar** ou digite `/accept`.

accepted-bid = ✅ Você jogou a carta { $card }{ $cube ->
        [none] {""}
       *[other] {" "}com o recurso em { $cube }
    }.
typed-bid-alone = ✅ Você jogou a carta { $card }, sem recurso.
accepted-take = ✅ Você pegou a carta { $card }.
accepted-keep = ✅ Você ficou com a carta { $card }.
accepted-take-pair = ✅ Você escolheu { $pair ->
        [deck] o par da pilha
       *[hands] o par jogado
    }.
accepted-contest = ✅ Você pagou os recursos em { $cubes } e pegou { $pair ->
        [deck] o par da pilha
       *[hands] o par jogado
    }.
accepted-accept = ✅ Você aceitou o par que sobrou.

round-bid = Aposta: na sua vez, cada um joga uma carta com a face para cima. Um recurso soma 60{ $colour ->
        [any] {""}
       *[other] {" "}e tem que ser { NAME($colour) }
    }. Agora: { $names }.
round-bid-secret = Aposta: cada um joga uma carta em segredo. Quem jogar a mais alta escolhe entre dois pares.
round-take = Aposta: cada um pega uma das cartas jogadas, começando por quem tem o maior total. Agora: { $names }.
round-take-pair = Aposta: { $names } jogou a carta mais alta e está escolhendo um par.
round-answer = Aposta: { $names } pode aceitar o par que sobrou, ou pagar dois recursos e pegar o que quiser.
round-discard-of-pair = Aposta: cada um fica com uma carta do seu par.
round-contested = { $name } pagou dois recursos e ficou com o par que { $other } tinha escolhido.
round-hands-pass = -# Depois desta rodada, cada jogador passa sua mão adiante; veja para quem em **Minha mão**.
trick-pair = { $pair ->
        [deck] Par da pilha
       *[hands] Par jogado
    }: { $numbers }{ $held ->
        [no] {""}
       *[yes] {" "}· { $name }
    }
trick-seat = { $state ->
        [deciding] ⏳ { $name } está escolhendo
        [decided] ✅ { $name } já escolheu
        [waiting] 💤 { $name } está esperando
        [asked] ⏳ { $name }
        [has] ✅ { $name }
       *[later] 💤 { $name }
    }{ $card ->
        [0] {""}
       *[other] {" "}· jogou a { $card }{ $colour ->
            [none] {""}
           *[other] {" "}+ recurso { NAME($colour) } = { $total }
        }
    }{ $taken ->
        [0] {""}
       *[other] {" "}· pegou a **{ $taken }**
    }
