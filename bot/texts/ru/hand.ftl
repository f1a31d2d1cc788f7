private-heading = **Раунд { $round }** · <#{ $channel }>
your-turn = **Ваш ход: { $task ->
        [pick] выберите карту
        [discard] сбросьте карту
        [bid] разыграйте карту
        [take] возьмите карту
        [take-pair] выберите пару
        [answer] согласитесь или перебейте
        [discard-of-pair] оставьте одну карту из пары
        [done] завершите раунд
        [free-tile] выложите бесплатный тайл
       *[map] разместите карту
    }** · раунд { $round } · <#{ $channel }>
hand-pick = Ваша рука: { $numbers }
hand-pick-made = ✅ Вы выбрали карту { $card }. Раунд продолжится, когда карту выберет каждый.
hand-discard = Вы выбрали карту { $card } и взяли из колоды карту **{ $drawn }**. Теперь сбросьте одну карту с руки: она выйдет из игры. Потом вы с соперником поменяетесь картами.
    Ваша рука: { $numbers }
hand-discard-made = ✅ Вы сбросили карту { $card }. Когда соперник тоже сбросит карту, вы поменяетесь картами.
trick-totals = { $colour ->
        [any] К ней можно добавить ресурс из ваших владений (+60).
       *[other] К ней можно добавить { NAME($colour) } ресурс из ваших владений (+60).
    } Чем больше сумма, тем раньше вы возьмёте карту.
hand-bid = Разыграйте одну карту с руки лицом вверх.
hand-bid-secret = Тайно разыграйте одну карту с руки. Чья карта старше, тот выберет себе пару: карты из колоды ({ $pile }) или обе разыгранные.
hand-bid-waiting = Сейчас не ваша очередь разыгрывать карту. Когда она подойдёт, я напишу. Ваша рука: { $numbers }
hand-bid-made = Ваша карта { $card } на столе. Когда снова придёт ваша очередь, я напишу.
hand-passes-soon = -# После этого раунда карты с рук передаются так: { $names }
hand-resting = Пока на руке: { $numbers }
hand-passed = Вы передали карты дальше. Новые придут, когда закончится раунд.
hand-empty = Сейчас карт на руке нет.

button-card = Карта { $card }
button-pick = Выбрать { $card }
button-discard = Сбросить { $card }
button-card-gain = { $card }: { $gain }
plus-cube = +ресурс
button-bid = Разыграть { $card }{ $cube ->
        [no] {""}
       *[yes] {" "}{ plus-cube }
    }
button-bid-gain = 💡 { $card }{ $cube ->
        [no] {""}
       *[yes] {" "}{ plus-cube }
    }: { $gain }
button-take-back = Отменить ход

accepted-pick = ✅ Вы выбрали карту { $card }.
accepted-discard = ✅ Вы сбросили карту { $card }.
taken-back-pick = ↩️ Карта { $card } снова у вас на руке.
taken-back-discard = ↩️ Можно выбрать снова.
taken-back-bid = ↩️ Карта { $card } снова у вас на руке.

closed-undecided = Партия продолжилась без вашего решения.
closed-undecided-end = Партия закончилась, так что решать уже нечего.
final-own = { $rank ->
        [won] 🏆 **Победа за вами: { $points ->
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        }!**
        [shared] 🏆 **Вы делите первое место: { $points ->
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        }!**
       *[other] 🏁 **Место { $place } из { $players }: { $points ->
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        }.**
    }
closed-game-over = { $stage ->
        [finished] Итоговый счёт — в канале <#{ $channel }>.
       *[cancelled] 🏁 Партию закончили досрочно. Подробности — в канале <#{ $channel }>.
    }
closed-game-over-directly = 🏁 Партию закончили досрочно.
closed-free-tile = Бесплатный тайл выложить уже нельзя.

moved-on = ⏩ Партия уже ушла вперёд. Сейчас в ней вот что:

note-written = { $is_empty ->
        [yes] 🗑️ Заметка удалена.
       *[no] 📝 Записано. Заметку видите только вы, вместе с картами: { $text }
    }
private-note = -# 📝 { $text }

hand-last-round = -# Раунд { $round }: { $points }
hand-points = { $own ->
        [yes] вы
       *[no] { $name }
    } { $points }
