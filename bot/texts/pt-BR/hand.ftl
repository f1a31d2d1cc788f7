private-heading = **Rodada { $round }** · <#{ $channel }>
your-turn = **Sua vez: { $task ->
        [pick] escolha uma carta
        [discard] descarte uma carta
        [bid] jogue uma carta
        [take] pegue uma carta
        [take-pair] escolha um par
        [answer] aceite ou dispute
        [discard-of-pair] fique com uma carta do seu par
        [done] aperte Concluir
        [free-tile] coloque sua peça gratuita
       *[map] coloque sua carta
    }** · rodada { $round } · <#{ $channel }>
hand-pick = Sua mão: { $numbers }
hand-pick-made = ✅ Você escolheu a carta { $card }. A rodada continua quando todo mundo escolher.
hand-discard = Você escolheu a carta { $card } e sacou a **{ $drawn }**. Descarte uma carta da sua mão: ela sai da partida. Depois você e seu oponente trocam as mãos.
    Sua mão: { $numbers }
hand-discard-made = ✅ Você descartou a carta { $card }. Quando seu oponente também descartar, vocês trocam as mãos.
trick-totals = { $colour ->
        [any] Com um recurso do seu mapa, ela vale 60 a mais.
       *[other] Com um recurso { NAME($colour) } do seu mapa, ela vale 60 a mais.
    } Quem tiver o maior total pega uma carta primeiro.
hand-bid = Jogue uma carta da sua mão, com a face para cima.
hand-bid-secret = Jogue em segredo uma carta da sua mão. Quem jogar a mais alta escolhe entre dois pares: o da pilha ({ $pile }) e o das duas cartas jogadas.
hand-bid-waiting = Ainda não é sua vez de jogar uma carta; eu aviso. Sua mão: { $numbers }
hand-bid-made = Você jogou a carta { $card }. Eu aviso quando for sua vez de novo.
hand-passes-soon = -# Depois desta rodada, cada jogador passa sua mão adiante: { $names }
hand-resting = Por enquanto você não usa sua mão: { $numbers }
hand-passed = Você já passou sua mão adiante. Verá a próxima no fim desta rodada.
hand-empty = Você não tem cartas na mão agora.

button-card = Carta { $card }
button-pick = Escolher a { $card }
button-discard = Descartar a { $card }
# As in English.
button-card-gain = { $card }: { $gain }
plus-cube = + recurso
button-bid = Jogar a { $card }{ $cube ->
        [no] {""}
       *[yes] {" "}{ plus-cube }
    }
button-bid-gain = 💡 { $card }{ $cube ->
        [no] {""}
       *[yes] {" "}{ plus-cube }
    }: { $gain }
button-take-back = Desfazer

accepted-pick = ✅ Você escolheu a carta { $card }.
accepted-discard = ✅ Você descartou a carta { $card }.
taken-back-pick = ↩️ A carta { $card } voltou para sua mão.
taken-back-discard = ↩️ Você pode decidir de novo.
taken-back-bid = ↩️ A carta { $card } voltou para sua mão.

closed-undecided = A partida continuou sem esperar sua decisão.
closed-undecided-end = A partida acabou antes da sua decisão.
final-own = { $rank ->
        [won] 🏆 **Você venceu com { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        }!**
        [shared] 🏆 **Você divide a vitória com { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        }!**
       *[other] 🏁 **{ $place }º lugar entre { $players }, com { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        }.**
    }
closed-game-over = { $stage ->
        [finished] A pontuação final está em <#{ $channel }>.
       *[cancelled] 🏁 A partida foi encerrada antes do fim. Veja em <#{ $channel }>.
    }
closed-game-over-directly = 🏁 A partida foi encerrada antes do fim.
closed-free-tile = Já é tarde para colocar a peça gratuita.

moved-on = ⏩ A partida já avançou. Agora está assim:

note-written = { $is_empty ->
        [yes] 🗑️ Sua nota foi apagada.
       *[no] 📝 Anotado. Só você vê, junto com a sua mão: { $text }
    }
private-note = -# 📝 { $text }

hand-last-round = -# Rodada { $round }: { $points }
hand-points = { $own ->
        [yes] você
       *[no] { $name }
    } { $points }
