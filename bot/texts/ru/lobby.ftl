# Стол до начала партии и что говорится тем, кто приходит и уходит.

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
        [normal] обычный
        [hard] сильный
        [random] случайный
        [greedy] жадный
       *[easy] лёгкий
    }

lobby-heading = ## { $game ->
        [honshu] 🗾 «Хонсю»
       *[hokkaido] 🏔️ «Хоккайдо»
    }{ $open ->
        [yes] : кто играет?
       *[no] {""}
    }
lobby-what = { $game ->
        [honshu] Стройте владения карта за картой: леса, озёра, большой городской район. Через 12 раундов побеждает тот, у кого больше очков.
       *[hokkaido] Стройте владения карта за картой вдоль одной горной цепи. Через 12 раундов побеждает тот, у кого больше очков.
    }
lobby-how-long = 🕐 От 2 до 5 игроков · полчаса или по нескольку нажатий в день
lobby-without-hints = 🚫 без подсказок
lobby-options = Сторона { $side }{ $selection ->
        [draft] {" "}· драфт
        [trick] {" "}· взятки
       *[usual] {""}
    }{ $goals ->
        [yes] {" "}· с целями
        [no] {" "}· без целей
       *[none] {""}
    }{ $order ->
        [simultaneous] {" "}· размещение всегда одновременно
        [in_order] {" "}· размещение всегда по очереди
       *[as_printed] {""}
    }
lobby-deck = Своя колода: «{ $name }»
lobby-seat = { $number }. { $name }
lobby-computer = { computer-animal } { $name } · { strength } компьютерный игрок
lobby-host = { $number }. { $name } 👑
lobby-too-few = -# { $comes ->
        [nobody] Хозяин стола (👑) приглашает игроков командой `/hokkaido invite` или нажимает **Против двух 🤖**.
       *[other] Чтобы играть, нажмите **Сесть**. Для игры без других хозяин стола (👑) нажимает **Против двух 🤖**.
    }
lobby-ready = -# Когда все соберутся, хозяин стола (👑) нажимает **Начать**.
table-is-full = 🪑 За вашим столом заняты все места: начинайте, когда хотите, <@{ $user }>.
table-closes = { $stage ->
        [running] ⏳ Играем дальше? Если ничего не делать, партия закроется сама: <t:{ $until }:R>, { $people }.
       *[other] ⏳ Оставить стол открытым? Если ничего не делать, он закроется сам: <t:{ $until }:R>, { $people }.
    }
button-keep-open = Не закрывать
lobby-begun = Партия началась. Карты приходят личными сообщениями; **Моя рука** внизу тоже их показывает. Удачи!
lobby-more = Что ещё можно сделать за этим столом.
lobby-cancelled = Этот стол закрыт. Открыть новый: `/hokkaido start`.
lobby-waits = Партия ещё не началась. Её начинает кнопкой **Начать** хозяин стола: { $name }.

table-opened = Ваш стол открыт. Вы хозяин стола (👑): нажмите **Начать**, когда все соберутся.
lobby-ping = 📣 <@&{ $role }>, кто хочет сыграть?
joined = Вы за столом. Когда все соберутся, партию начнёт { $host }.
joined-thread = Вы за столом. Играть здесь: <#{ $channel }>.
left = Вы больше не за этим столом.
begun = Партия началась: карты раздаются.
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

may-not-write-here = Вам нельзя писать в этом канале, поэтому открыть здесь стол вы не можете. Попробуйте в канале, где вам можно писать.
permissions-missing = В этом канале я играть не могу, { $count ->
        [one] не хватает права
        [few] не хватает прав
        [many] не хватает прав
       *[other] не хватает прав
    }: { $names }. Обратитесь к тому, кто управляет сервером, и попробуйте ещё раз.
permission-view-channel = Просматривать канал
permission-send-messages = Отправлять сообщения
permission-send-messages-in-threads = Отправлять сообщения в ветках
permission-attach-files = Прикреплять файлы
permission-connect = Подключаться

table-options = ### Параметры этого стола
    Меняйте что угодно, пока не нажмёте **Начать**: остальные увидят это за столом.
table-option-variant = Какая игра
table-option-variant-hokkaido-draft = «Хоккайдо»: драфт
table-option-variant-hokkaido-trick = «Хоккайдо»: взятки
table-option-variant-honshu-trick = «Хонсю»: взятки
table-option-variant-honshu-draft = «Хонсю»: драфт
table-option-goals = Цели
table-option-goals-no = Без целей
table-option-goals-yes = С целями
table-option-scoring-card = Карта финального подсчёта очков
table-option-scoring-card-none = Без карты финального подсчёта очков
table-option-scoring-card-random = Карта финального подсчёта очков: случайная
table-option-scoring-card-1 = Карта 1: два ресурса на фабрику
table-option-scoring-card-2 = Карта 2: ряды лесов
table-option-scoring-card-3 = Карта 3: блоки пустынь
table-option-scoring-card-4 = Карта 4: каждая клетка озера
table-option-scoring-card-5 = Карта 5: кварталы среди кварталов
table-option-scoring-card-6 = Карта 6: пустое производство
table-option-scoring-card-7 = Карта 7: синие и жёлтые ресурсы
table-option-scoring-card-8 = Карта 8: серые и коричневые ресурсы
table-option-deadline = Срок хода
table-option-deadline-none = Без срока
table-option-deadline-2min = 2 минуты на каждый шаг
table-option-deadline-10min = 10 минут на каждый шаг
table-option-deadline-1h = 1 час на каждый шаг
table-option-deadline-12h = 12 часов на каждый шаг
table-option-deadline-24h = 24 часа на каждый шаг
table-option-deadline-3d = 3 дня на каждый шаг
table-option-order-as-printed = Размещение как в правилах
table-option-order-simultaneous = Размещение одновременно
table-option-order-in-order = Размещение по очереди
table-option-language = Язык: { $language }
table-option-language-auto = Язык: как на этом сервере
table-option-side-a = Сторона A
table-option-side-b = Сторона B
table-option-hints-yes = Подсказки: да
table-option-hints-no = Подсказки: нет
table-option-by-invitation-yes = Только по приглашению
table-option-by-invitation-no = Сесть может каждый
