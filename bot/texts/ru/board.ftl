# The board: a page in the browser on which a table is shown and played.

button-board = Игровое поле
# In the private message of a player who has the board open.
board-plays-there = Вы играете на игровом поле в браузере. Когда закроете его, карты снова появятся здесь.
board-title = { $game ->
        [honshu] «Хонсю»
       *[hokkaido] «Хоккайдо»
    } · Игровое поле
# What the player can do now: a short line, beside the points.
board-task = { $task ->
        [pick] Возьмите карту
        [discard] Сбросьте карту
        [bid] Разыграйте карту
        [take] Возьмите карту
        [take-pair] Выберите пару
        [answer] Согласитесь или перебейте
        [discard-of-pair] Сбросьте карту из пары
        [done] Завершите раунд
        [free-tile] Измените пустыню бесплатно
       *[map] Разместите карту
    }
board-waiting = Ходят: { $names }
board-paused = Партия на паузе.
board-not-begun = Партия ещё не началась.
board-play = Разыграть { $card }
board-take-and-place = Взять и разместить
board-place-done = Разместить и завершить
# When the card has been taken, and where it goes is decided.
board-ready = Карта { $card } ляжет сюда, когда все будут готовы
# Where the slider of rounds stands while it shows the present.
board-live = Сейчас
board-rounds = Раунды
board-past = Владения в конце раунда
board-what-if = А если…
board-what-if-how = Попробуйте карту { $card } в другом месте.
# Read aloud with a square after it, such as: Cube at 3,-1
board-cube = Ресурс на клетке
board-tile = Изменить пустыню на клетке
board-keys = Стрелки двигают карту, R поворачивает, U кладёт под другие. Enter подтверждает, Esc убирает карту, Ctrl+Z отменяет ход.
board-reconnecting = Восстанавливаем связь…
board-refused = Эта ссылка больше не открывает игровое поле. Нажмите **Игровое поле** в более новом сообщении партии.
board-too-many = Игровое поле открыто в слишком многих окнах. Закройте часть из них.
board-too-slow = Связь слишком медленная. Ничего не изменилось.
board-no-round = Этот раунд ещё не закончился.
board-no-moment = В этом раунде карта не размещалась.
