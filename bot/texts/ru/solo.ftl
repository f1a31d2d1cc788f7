command-solo = Сыграть в одиночку и попробовать взять планку
command-solo-start = Новая раздача: двенадцать раундов, в каждом выбор из четырёх карт
command-solo-today = Раздача дня: карты у всех одни и те же, попытка одна
option-solo-game = Какая из двух игр (по умолчанию — «Хоккайдо»)
option-solo-side = Сторона стартовых провинций (по умолчанию — A)
option-solo-goals = Играть с картами целей (по умолчанию — нет)

alone-heading = **{ $day ->
        [0] Соло
       *[other] Раздача дня · <t:{ $day }:D>
    }** · раунд { $round } из 12
games-alone = ⏳ { $day ->
        [0] соло, раунд { $round } · `/solo start`
       *[other] раздача дня, <t:{ $day }:D>, раунд { $round } · `/solo today`
    }
alone-choice = { $day ->
        [0] Соло, раунд { $round }
       *[other] Раздача дня · { $day }, раунд { $round }
    }
help-solo = Никого нет? Сыграйте в одиночку: `/solo today` — раздача дня, `/solo start` — новая раздача в любое время.
alone-begins = В каждом раунде четыре карты: выберите одну и разместите её. В конце узнаете, взята ли планка — счёт хорошего игрока с теми же картами.
alone-goes-on = Эта партия ещё не окончена, она продолжается здесь. Чтобы начать другую, сначала нажмите **Сдаться**.
alone-set-aside = ⏸️ Я больше не могу прочитать эту партию. Причину владелец бота найдёт в логе, а новую партию начнёт `/solo start`.
alone-anew = ⏸️ Я больше не могу прочитать партию, которую вы начали, поэтому здесь начинается новая. Причину владелец бота найдёт в логе.
alone-day =
    Раздача дня: карты у всех одни и те же, попытка одна.
    -# 🔒 Запечатана, когда её ещё никто не видел: ||`{ $commitment }`||
alone-day-in-no-server = -# Эта партия пока не попадёт ни в один список. Чтобы она попала в список сервера, введите там `/solo today`, прежде чем закончите.
alone-day-played = -# На этом сервере её уже { $count ->
        [one] сыграл { $count } человек
        [few] сыграли { $count } человека
        [many] сыграли { $count } человек
       *[other] сыграли { $count } человека
    }.
alone-day-late = Раздача дня, <t:{ $day }:D>: вы её начали, и её можно доиграть. Но её день прошёл и карты известны всем, поэтому в список она не попадёт. Чтобы сыграть сегодняшнюю, доиграйте эту или нажмите **Сдаться**.
alone-pick = Выберите одну карту для своих владений, остальные пропадут. На выбор: { $numbers }
alone-goals = -# Цели, по 3 очка (цели 1–8 — не менее чем на трёх картах): { $goals }
alone-undo = В одиночной игре можно отменить всё, что вы сделали с картой этого раунда, пока не нажмёте **Завершить**.
alone-over = ## 🏁 { $day ->
        [0] Соло
       *[other] Раздача дня · <t:{ $day }:D>
    }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
alone-shared = { $day ->
        [0] Соло
       *[other] Раздача дня · <t:{ $day }:D>
    } · **{ $name }**: **{ $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }**
alone-par = Планка — { $par }: { $side ->
        [over] взята с запасом в { $count ->
            [one] { $count } очко.
            [few] { $count } очка.
            [many] { $count } очков.
           *[other] { $count } очка.
        }
        [under] не хватило { $count ->
            [one] { $count } очка.
            [few] { $count } очков.
            [many] { $count } очков.
           *[other] { $count } очка.
        }
       *[level] взята ровно.
    }
alone-par-unknown = Планку ещё считаю.
alone-squares = -# Каждый квадратик — раунд: 🟩 лучше не сыграть, 🟨 упущено до 3 очков, 🟥 больше.
alone-par-name = Планка
alone-board = **На этом сервере**
alone-board-par = ⛳ Планка: **{ $par }**
alone-late = -# Партия доиграна, когда её день уже прошёл и карты были известны всем, поэтому в списке её нет.
alone-share = Хоккайдо · раздача дня, { $day }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
alone-streak = 🔥 { $count ->
        [one] { $count } день подряд
        [few] { $count } дня подряд
       *[many] { $count } дней подряд
    }
alone-seals = -# Следующая раздача: <t:{ $until }:R>. Она запечатана так: ||`{ $commitment }`||. Секрет вчерашней: ||`{ $secret }`||.
alone-log = ## { $day ->
        [0] Соло
       *[other] Раздача дня · <t:{ $day }:D>
    } · { $page } / { $pages }
alone-log-ended = 🏁 { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
alone-finished = Эта партия окончена: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
alone-unfinished = Эту партию закрыли недоигранной.
alone-give-up = **Сдаться в раунде { $round }?**{ $day ->
        [0] {""}
       *[other] {" "}Раздачу дня играют один раз: другой попытки не будет.
    }
alone-given-up = Вы сдались в этой партии.

button-alone-result = Как прошло
button-alone-share = Поделиться
button-alone-again = Ещё раздача
button-play-today = Сыграть раздачу дня
button-alone-give-up = Сдаться
