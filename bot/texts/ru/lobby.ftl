computer-name = { $who ->
        [kuma] Кума
        [kon] Кон
        [shika] Шика
        [fuku] Фуку
        [tancho] Танчо
        [risu] Рису
        [usagi] Усаги
        [goma] Гома
       *[nobody] Компьютер { $number }
    }
computer-animal = { $who ->
        [kuma] 🐻
        [kon] 🦊
        [shika] 🦌
        [fuku] 🦉
        [tancho] 🦢
        [risu] 🐿️
        [usagi] 🐇
        [goma] 🦭
       *[nobody] 🤖
    }

strength = { $strength ->
        [normal] средний
        [hard] сильный
        [random] случайный
        [greedy] жадный
       *[easy] слабый
    }

lobby-heading = ## { $game ->
        [honshu] 🗾 «Хонсю»
       *[hokkaido] 🏔️ «Хоккайдо»
    }
lobby-what = { $game ->
        [honshu] Собирайте из карт свои владения: леса, озёра и большой городской район. После 12 раундов побеждает тот, у кого больше очков.
       *[hokkaido] Собирайте из карт свои владения вдоль одной горной цепи. После 12 раундов побеждает тот, у кого больше очков.
    }
lobby-how-long = 🕐 2–5 игроков · на полчаса или по паре нажатий в день
lobby-deck = Своя колода: «{ $name }»
lobby-seat = { $number }. { $name }
lobby-computer = { computer-animal } { $name } · { strength } 🤖
lobby-host = { $number }. { $name } 👑
lobby-too-few = -# { $comes ->
        [nobody] Хозяин стола (👑) может пригласить игроков командой `/hokkaido invite` или нажать **Против двух 🤖**.
       *[other] Хотите играть? Нажмите **Сесть**. Если больше никого нет, хозяин стола (👑) может нажать **Против двух 🤖**.
    }
lobby-ready = -# Все в сборе? Тогда хозяин стола (👑) нажимает **Начать**.
table-is-full = 🪑 Все места за вашим столом заняты, <@{ $user }>: можно начинать!
table-closes = { $stage ->
        [running] ⏳ Играем дальше? Если никто ничего не сделает, партия закроется <t:{ $until }:R>, { $people }.
       *[other] ⏳ Стол ещё нужен? Если никто ничего не сделает, он закроется <t:{ $until }:R>, { $people }.
    }
button-keep-open = Не закрывать
lobby-begun = Карты придут вам в личные сообщения.
lobby-more = Что ещё можно сделать за этим столом:
lobby-cancelled = Этот стол закрыт. Открыть новый: `/hokkaido start`.

table-opened = Стол открыт, вы его хозяин (👑).
lobby-ping = 📣 <@&{ $role }>, кто хочет сыграть?
joined = Вы за столом! Когда все соберутся, { $host } начнёт партию.
joined-thread = Вы за столом! Играем здесь: <#{ $channel }>.
left = Вы встали из-за стола.
begun = Партия началась, карты раздаются.
cancelled = Стол закрыт.

button-join = Сесть
button-leave = Встать
button-add-computer = 🤖 { strength }
button-add-usual-computer = Добавить 🤖
button-add-two-computers = Против двух 🤖
button-remove-computer = Убрать 🤖
button-options = Параметры
button-table-more = Ещё…
button-into-thread = В ветку
button-begin = Начать
button-cancel = Закрыть стол
button-rules = Правила

may-not-write-here = Вы не можете писать в этом канале, поэтому и стол здесь не открыть. Попробуйте в другом.
permissions-missing = Чтобы играть в этом канале, мне { $count ->
        [one] нужно право
        [few] нужны права
        [many] нужны права
       *[other] нужны права
    } { $names }. Обратитесь к администратору сервера и попробуйте ещё раз.
permission-view-channel = Просматривать канал
permission-send-messages = Отправлять сообщения
permission-send-messages-in-threads = Отправлять сообщения в ветках
permission-attach-files = Прикреплять файлы
permission-connect = Подключаться

table-options = ### Параметры стола
    Их можно менять, пока не нажата кнопка **Начать**. Остальные сразу увидят, что изменилось.
table-option-variant = Какая игра
table-option-variant-hokkaido-draft = «Хоккайдо»: драфт
table-option-variant-hokkaido-trick = «Хоккайдо»: взятки
table-option-variant-honshu-trick = «Хонсю»: взятки
table-option-variant-honshu-draft = «Хонсю»: драфт
table-option-game-hokkaido = «Хоккайдо»
table-option-game-honshu = «Хонсю»
table-option-selection-draft = Драфт: выбрать карту, остальные передать
table-option-selection-trick = Взятки: разыгрывать карты и брать по старшинству
table-option-goals-no = Без целей
table-option-goals-yes = С целями
table-option-scoring-card = Карта подсчёта
table-option-scoring-card-none = Без карты подсчёта
table-option-scoring-card-random = Карта подсчёта: случайная
table-option-scoring-card-1 = Карта 1: фабрика принимает два ресурса
table-option-scoring-card-2 = Карта 2: три леса подряд
table-option-scoring-card-3 = Карта 3: блоки из четырёх пустынь
table-option-scoring-card-4 = Карта 4: каждая клетка озера
table-option-scoring-card-5 = Карта 5: кварталы, окружённые четырьмя кварталами
table-option-scoring-card-6 = Карта 6: пустые клетки производства
table-option-scoring-card-7 = Карта 7: синие и жёлтые ресурсы на фабриках
table-option-scoring-card-8 = Карта 8: серые и коричневые ресурсы на фабриках
table-option-deadline = Срок хода
table-option-deadline-none = Без срока хода
table-option-deadline-2min = 2 минуты на ход
table-option-deadline-10min = 10 минут на ход
table-option-deadline-1h = 1 час на ход
table-option-deadline-12h = 12 часов на ход
table-option-deadline-24h = 24 часа на ход
table-option-deadline-3d = 3 дня на ход
table-option-order-as-printed = Размещать как обычно
table-option-order-simultaneous = Размещать вместе
table-option-order-in-order = Размещать по очереди
table-option-language = Язык: { $language }
table-option-language-auto = Язык: как на сервере
table-option-side-a = Сторона A
table-option-side-b = Сторона B
table-option-hints-yes = С подсказками
table-option-hints-no = Без подсказок
table-option-by-invitation-yes = Вход по приглашению
table-option-by-invitation-no = Вход свободный
