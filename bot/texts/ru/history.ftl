# Записи, повторы, журналы и результаты.

command-record = Запись оконченной партии файлом
command-replay = Повтор оконченной партии, карта за картой
command-log = Что было в партии, ход за ходом
command-stats = Чьи-нибудь результаты на этом сервере
command-leaderboard = Лучшие игроки этого сервера
option-finished-game = Какая партия; не указывайте, чтобы взять последнюю в этом канале
option-replay-player = Владения только одного игрока: номер места или имя
option-stats-player = Чьи результаты; не указывайте, чтобы увидеть свои
option-games = Партии только между людьми или с компьютерными игроками
choice-games-people = между людьми
choice-games-computers = с компьютерными игроками

finished-game = { $day } · { $names } · { $table }
nobody = бывший игрок
several-games-run = У вас несколько партий, и ни одна не закончена. Чтобы увидеть журнал партии в канале, введите `/hokkaido log` там же.
no-game-played-here = В этом канале ещё не сыграно ни одной партии.
results-in-servers = У каждого сервера свои результаты: спросите в одном из его каналов.
log-empty = В этой партии пока ничего не было.
button-show-all = Показать всем
may-not-show = Вам нельзя писать в этом канале, поэтому показать это здесь не получится.

record = Запись партии `{ $table }`: все карты и все ходы. Перемешивание проверит `/hokkaido verify`.
replay = { $all ->
        [yes] Партия `{ $table }`, карта за картой.
       *[no] Партия `{ $table }`, карта за картой. Владения: { $name }.
    }

log-heading = ## Партия в <#{ $channel }> · { $page } / { $pages }
log-round = { $round ->
        [0] **До начала партии**
       *[other] **Раунд { $round }**
    }
button-log-back = ◀ Раньше
button-log-on = Позже ▶
log-cards = Карты раунда: { $cards }.
log-card-of = { $card } ({ $name })
log-placed = { $name } · { $placement }
log-nothing-placed = { $name }: карту некуда разместить, поэтому она отложена.
log-set-aside = { $name }: карта { $card } отложена.
log-tile = { $name } превращает пустыню { $position } в { $terrain ->
        [forest] лес
        [lake] озеро
        [town] квартал
       *[mountain] гору
    }.
log-free-tile = { $name } бесплатно превращает пустыню { $position } в { $terrain ->
        [forest] лес
        [lake] озеро
        [town] квартал
       *[mountain] гору
    }.
log-no-free-tile = { $name } не выкладывает бесплатный тайл.
log-wait = { $name } просит подождать. Все размещают в таком порядке: { $names }.
log-goal = 🎯 { $name } получает цель: { $goal }.
log-played = { $name } разыгрывает карту { $card }{ $cube ->
        [none] {""}
       *[other] {" "}и { NAME($cube) } ресурс
    }.
log-order = Порядок хода теперь такой: { $names }.
log-taken = { $name } берёт карту { $card }.
log-pair-up = { $pair ->
        [deck] Пара из колоды
       *[hands] Пара с рук
    }: { $cards }
log-pair-named = { $name } выбирает { $pair ->
        [deck] пару из колоды
       *[hands] пару с рук
    }.
log-pair-contested = { $name } перебивает за два ресурса.
log-pair-accepted = { $name } соглашается на другую пару.
log-ended = 🏁 { $count ->
        [one] Победа: { $names }.
        [few] Общая победа: { $names }.
        [many] Общая победа: { $names }.
       *[other] Общая победа: { $names }.
    }

leaderboard = ## Таблица лидеров · { $kind ->
        [people] партии между людьми
       *[computers] партии с компьютерными игроками
    }
leaderboard-line = { $place }. **{ $name }** { NUMBER($rating, useGrouping: 0) }{ $provisional ->
        [yes] ?
       *[no] {""}
    } · { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }, { $wins ->
        [0] побед нет
        [one] { $wins } победа
        [few] { $wins } победы
        [many] { $wins } побед
       *[other] { $wins } победы
    } · рекорд { $best }
list-more = … и ещё { $count }
leaderboard-empty = { $kind ->
        [people] Здесь ещё никто не доиграл ни одной партии между людьми. Партии с компьютерными игроками покажет параметр **партии**.
       *[computers] Здесь ещё никто не доиграл ни одной партии с компьютерными игроками.
    }
leaderboard-how = -# Число — рейтинг, осторожная оценка силы игры (openskill). Все начинают с 1500; вопросительный знак — значит, сыграно меньше пяти партий.
stats = ## { $name }: результаты на этом сервере
stats-none = Ни одной партии пока не сыграно.
stats-line = { $kind ->
        [people] **Между людьми**
       *[computers] **С компьютерными игроками**
    }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }, { $wins ->
        [0] побед нет
        [one] { $wins } победа
        [few] { $wins } победы
        [many] { $wins } побед
       *[other] { $wins } победы
    } · рекорд: { $best ->
        [one] { $best } очко
        [few] { $best } очка
        [many] { $best } очков
       *[other] { $best } очка
    }, в среднем { $average } · рейтинг { NUMBER($rating, useGrouping: 0) }{ $provisional ->
        [yes] {" "}(партий пока мало)
       *[no] {""}
    }, место в таблице лидеров: { $place }
