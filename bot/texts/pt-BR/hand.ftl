# As mensagens privadas de um jogador: a mão e o que foi escolhido.

private-heading = **Rodada { $round }** · <#{ $channel }>
your-turn = **Sua vez: { $task ->
        [pick] escolha uma carta
        [discard] descarte uma carta
        [bid] jogue uma carta
        [take] pegue uma carta
        [take-pair] escolha um par
        [answer] aceite ou dispute
        [discard-of-pair] descarte uma carta do seu par
        [done] aperte Encerrar
        [free-tile] coloque sua peça gratuita
       *[map] coloque sua carta
    }** · rodada { $round } · <#{ $channel }>
hand-pick = Escolha uma carta para o seu mapa. { $passes ->
        [swapped] Depois você saca uma carta, descarta uma e troca de mão com o outro jogador.
       *[other] O resto é passado adiante.
    }
    Sua mão: { $numbers }
hand-pick-made = ✅ Carta { $card } escolhida. A rodada continua quando todo mundo tiver escolhido.
hand-discard = Você escolheu a carta { $card } e sacou a **{ $drawn }**. Descarte uma carta da sua mão: ela sai do jogo. Depois você troca de mão com o outro jogador.
    Sua mão: { $numbers }
hand-discard-made = ✅ Carta { $card } descartada. Quando vocês dois tiverem descartado, as mãos são trocadas.
hand-bid = Jogue uma carta da sua mão, com a face para cima. { $colour ->
        [any] Um recurso do seu mapa soma 60 a ela.
       *[other] Um recurso { NAME($colour) } do seu mapa soma 60 a ela.
    } Quem tiver o maior total pega uma carta primeiro.
    Sua mão: { $numbers }
hand-bid-secret = Jogue em segredo uma carta da sua mão. A mais alta escolhe entre dois pares: o da pilha, { $pile }, e as duas cartas jogadas.
    Sua mão: { $numbers }
hand-bid-waiting = Ainda não é sua vez de jogar uma carta; eu aviso. Sua mão: { $numbers }
hand-bid-made = Sua carta { $card } está na mesa. Eu aviso quando for sua vez de novo.
hand-passes-soon = -# Depois desta rodada, as mãos são passadas: { $names }
hand-resting = Nada a escolher da sua mão agora: { $numbers }
hand-passed = Sua mão já foi passada. Você vê a próxima quando esta rodada acabar.
hand-empty = Você não tem cartas na mão agora.

button-card = Carta { $card }
button-discard = Descartar { $card }
# As in English.
button-card-gain = { $card }: { $gain }
# $gain is what the trick is likely to bring, such as +5; $cube says whether that is with a cube.
button-bid-gain = { $card }{ $cube ->
        [no] {""}
       *[yes] {" + 60"}
    }: { $gain }
button-take-back = Desfazer

accepted-pick = ✅ Carta { $card } escolhida.
accepted-discard = ✅ Carta { $card } descartada.
taken-back-pick = ↩️ A carta { $card } voltou para sua mão.
taken-back-discard = ↩️ A carta { $card } é sua de novo.
taken-back-bid = ↩️ A carta { $card } voltou para sua mão.

closed-undecided = A partida continuou sem sua decisão.
closed-undecided-end = A partida acabou antes desta decisão.
closed-game-over = 🏁 { $stage ->
        [finished] A partida acabou. A pontuação final está em <#{ $channel }>.
       *[cancelled] A partida acabou antes da hora: veja <#{ $channel }>.
    }
closed-game-over-directly = 🏁 { $stage ->
        [finished] A partida acabou.
       *[cancelled] A partida acabou antes da hora.
    }
closed-free-tile = É tarde demais para uma peça gratuita.

moved-on = ⏩ A partida continuou. Ela está assim agora:
