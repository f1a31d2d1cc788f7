# Игра в одиночку: своя раздача и раздача дня.

command-solo = Сыграть в одиночку и посмотреть, далеко ли до нормы
command-solo-start = Новая раздача: двенадцать раундов, в каждом выбор из четырёх карт
command-solo-today = Раздача дня: у всех одни и те же карты, и попытка одна

alone-heading = **{ $day ->
        [0] Соло
       *[other] Раздача дня · <t:{ $day }:D>
    }** · раунд { $round } из 12
games-alone = ⏳ { $kind ->
        [solo] соло, раунд { $round } · `/solo start`
        [today] раздача дня, раунд { $round } · `/solo today`
       *[past] раздача за <t:{ $day }:D>, раунд { $round } · `/hand`
    }
alone-choice = { $day ->
        [0] Соло, раунд { $round }
       *[other] Раздача дня · { $day }, раунд { $round }
    }
help-solo = Никого нет? Сыграйте в одиночку: `/solo today` — раздача дня, а `/solo start` — новая раздача в любое время.
alone-begins = Четыре карты в каждом раунде: выберите одну и разместите её. В конце увидите, сколько вышло по сравнению с нормой.
alone-goes-on = Эта партия ещё не окончена и продолжается здесь. Чтобы начать другую, сначала нажмите **Сдаться**.
alone-set-aside = ⏸️ Я больше не могу прочитать эту партию, а причину владелец бота найдёт в журнале. Новую можно начать командой `/solo start`.
alone-anew = ⏸️ Я больше не могу прочитать начатую вами партию, поэтому здесь начинается новая. Причину владелец бота найдёт в журнале.
alone-day =
    Раздача дня: у всех одни и те же карты, и попытка одна.
    -# 🔒 Запечатана до того, как её кто-либо увидел: `{ $commitment }`
alone-day-left = -# Раздача за <t:{ $day }:D> не доиграна. Её день прошёл, поэтому она закрыта.
alone-pick = Выберите одну карту для своих владений, остальные уйдут. На выбор: { $numbers }
alone-goals = -# Цели, по 3 очка: { $goals }
alone-undo = В одиночной игре можно отменить то, что сделано с картой этого раунда, пока вы не нажали **Завершить**.
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
alone-par = Норма — { $par }: { $side ->
        [over] здесь на { $count ->
            [one] { $count } очко больше.
            [few] { $count } очка больше.
            [many] { $count } очков больше.
           *[other] { $count } очка больше.
        }
        [under] здесь на { $count ->
            [one] { $count } очко меньше.
            [few] { $count } очка меньше.
            [many] { $count } очков меньше.
           *[other] { $count } очка меньше.
        }
       *[level] ровно столько же.
    }
alone-squares = -# Каждый раунд — свой цвет: 🟩 лучше не сыграть, 🟨 упущено до 3 очков, 🟥 больше.
alone-par-name = Норма
alone-board = **На этом сервере**
alone-late = -# День закончился раньше, чем эта партия, поэтому в списке её нет.
alone-seals = -# Следующая раздача: <t:{ $until }:R>. Она запечатана как `{ $commitment }`. Вчерашний секрет: `{ $secret }`.
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
alone-unfinished = Эта партия закрыта недоигранной.
alone-give-up = **Сдаться в раунде { $round }?**{ $day ->
        [0] {""}
       *[other] {" "}Раздача дня играется один раз: другой попытки не будет.
    }
alone-given-up = Эта партия брошена.

button-alone-result = Как прошло
button-alone-again = Ещё раздача
button-alone-give-up = Сдаться
