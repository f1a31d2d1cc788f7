# Настройки игрока и сервера.

command-settings = Вид картинок, язык, напоминания, куда присылать карты, подсказки
command-table-settings = Кто открывает столы, язык, обычные параметры (Управлять сервером)
option-start-role = Столы может открывать только эта роль
option-ping-role = Этой роли сообщать о каждом новом столе; @everyone — больше никому
option-usual-deck = Колода из вашей коробки с обычной игрой, файл JSON: ей играют за всеми столами

settings =
    ## Ваши настройки
    Они только для вас, на всех серверах. Каждое изменение действует сразу.
settings-kept = ✅ Сохранено.
server-settings =
    ## Настройки этого сервера
    Они для всех столов здесь. Каждое изменение действует сразу. { $role ->
        [0] Чтобы столы открывала только одна роль, введите `/table settings` с параметром **роль**.
       *[other] Роль, которая может открывать столы: <@&{ $role }>.
    } Чтобы за всеми столами играли вашей колодой, приложите её файл к параметру **колода**.
server-settings-ping = { $role ->
        [0] Чтобы сообщать какой-то роли о каждом новом столе, укажите её в параметре **оповещать**.
       *[other] О каждом новом столе узнаёт роль <@&{ $role }>.
    }
moderators-only = Менять настройки сервера могут только те, кто им управляет (право «Управлять сервером»).

menu-theme = Вид картинок
theme-question = Как должны выглядеть картинки, которые здесь видят все? **С буквами** — это буква на каждой клетке, для тех, кто различает не все цвета. Спрашиваю только раз; потом вид меняет `/table settings`.
theme-light = Светлые
theme-dark = Тёмные
theme-colour-blind = С буквами
setting-theme-light = Картинки: светлые
setting-theme-dark = Картинки: тёмные
setting-theme-colour-blind = Картинки: с буквами, для тех, кто различает не все цвета
menu-language = Язык
setting-language-auto = Язык: как в вашем Discord
setting-server-language-auto = Язык: как у этого сервера в Discord
menu-reminders = Напоминания о сроке
setting-reminders-off = Напоминания: нет
setting-reminders-channel = Напоминания: в канале
setting-reminders-direct = Напоминания: в личных сообщениях
menu-hands = Куда присылать карты
setting-hands-direct = Ваша рука: в личных сообщениях
setting-hands-channel = Ваша рука: в канале, за кнопкой «Моя рука»
setting-hints = { $on ->
        [yes] Лучшие места: показывать
       *[no] Лучшие места: скрывать
    }
setting-confirm = { $on ->
        [yes] Завершить: переспрашивать
       *[no] Завершить: сразу
    }
menu-start = Кто может открывать столы
setting-start-everyone = Столы: открывают все
setting-start-role = Столы: открывает одна роль
setting-start-moderators = Столы: открывают только модераторы
menu-usual = Обычные параметры нового стола: выберите, что изменить
menu-usual-scoring-card = Обычная карта финального подсчёта очков
menu-usual-deadline = Обычный срок
usual-game = Игра: { $game ->
        [honshu] «Хонсю»
       *[hokkaido] «Хоккайдо»
    }
usual-selection = Выбор карт: { $selection ->
        [trick] взятки
       *[draft] драфт
    }
usual-scoring-card = Карта финального подсчёта очков: { $card } …
usual-deck = Колода: «{ $deck }» — убрать
usual-ping = Роль, которой сообщают о новых столах — убрать
usual-side = Сторона { $side }
usual-goals = { $goals ->
        [yes] С целями
       *[no] Без целей
    }
usual-order = Размещение { $order ->
        [simultaneous] всегда одновременно
        [in_order] всегда по очереди
       *[as_printed] как в правилах
    }
usual-deadline = Срок: { $deadline } …
usual-hints = { $hints ->
        [yes] С подсказками: лучшие места можно показать
       *[no] Без подсказок
    }
usual-words = { $words ->
        [yes] Если игроков двое и больше, сначала все готовятся, со словами для перемешивания
       *[no] Карты раздаются сразу
    }
usual-by-invitation = { $invitation ->
        [yes] Только по приглашению
       *[no] Сесть может каждый
    }
usual-thread = { $thread ->
        [yes] Каждый стол в своей ветке
       *[no] Столы прямо в канале
    }

confirm-done = Завершить раунд? Владения останутся такими, как есть.
button-done-sure = Да, завершить
