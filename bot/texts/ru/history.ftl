command-record = Запись оконченной партии — файлом
command-replay = Повтор оконченной партии, карта за картой
command-log = Журнал партии: все ходы по порядку
command-stats = Результаты игрока на этом сервере
command-leaderboard = Лучшие игроки этого сервера
command-table-unlist = Убрать кого-то из списков результатов или вернуть (право «Управлять сервером»)
option-finished-game = Какая партия; если не указать — последняя в этом канале
option-replay-player = Владения только одного игрока: номер места или имя
option-stats-player = Чьи результаты; если не указать — ваши
option-unlisted = Кого убрать из списков или вернуть
option-games = Партии без компьютера или с компьютером
choice-games-people = без компьютера
choice-games-computers = с компьютером

finished-game = { $day } · { $names } · { $table }
nobody = бывший игрок
several-games-run = У вас несколько партий, и все ещё идут. Журнал партии покажет `/hokkaido log` в её канале.
no-game-played-here = В этом канале ещё не доиграли ни одной партии.
results-in-servers = У каждого сервера свои результаты: введите команду в одном из его каналов.
log-empty = В этой партии ещё не было ни одного хода.
button-show-all = Показать всем
may-not-show = Вы не можете писать в этом канале, поэтому показать это здесь не получится.

record = Запись партии `{ $table }`: все карты и все ходы. Проверить перемешивание: `/hokkaido verify`.{ $has_play ->
        [yes] {" "}[Добавить в BG Stats](<{ $link }>)
       *[no] {""}
    }
replay = { $all ->
        [yes] Партия `{ $table }`, карта за картой.
       *[no] Партия `{ $table }`, карта за картой: владения игрока { $name }.
    }
replay-round = Партия `{ $table }` после раунда { $page }{ $all ->
        [yes] .
       *[no] : владения игрока { $name }.
    }
replay-pages = Перейти к раунду
replay-page = { $page ->
        [0] Вся партия, карта за картой
       *[other] После раунда { $page }
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
log-nothing-placed = { $name }: карту некуда разместить, она отложена.
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
log-no-free-tile = { $name } отказывается от бесплатного тайла.
log-wait = { $name } просит подождать. Порядок размещения: { $names }.
log-goal = 🎯 { $name } получает цель: { $goal }.
log-played = { $name } разыгрывает карту { $card }{ $cube ->
        [none] {""}
       *[other] {" "}и добавляет { NAME($cube) } ресурс
    }.
log-order = Новый порядок хода: { $names }.
log-taken = { $name } берёт карту { $card }.
log-pair-up = { $pair ->
        [deck] Пара из колоды
       *[hands] Разыгранная пара
    }: { $cards }
log-pair-named = { $name } выбирает { $pair ->
        [deck] пару из колоды
       *[hands] разыгранную пару
    }.
log-pair-contested = { $name } перебивает и отдаёт два ресурса.
log-pair-accepted = { $name } соглашается на другую пару.
log-ended = 🏁 { $count ->
        [one] Побеждает { $names }.
        [few] Победу делят { $names }.
        [many] Победу делят { $names }.
       *[other] Победу делят { $names }.
    }

leaderboard = ## Таблица лидеров · { $kind ->
        [people] партии без компьютера
       *[computers] партии с компьютером
    }
leaderboard-line = { $place }. **{ $name }** { NUMBER($rating, useGrouping: 0) }{ $provisional ->
        [yes] ?
       *[no] {""}
    } · { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }{ $met ->
        [0] {""}
       *[other] {" "}(соперников: { $met })
    }, { $wins ->
        [0] побед нет
        [one] { $wins } победа
        [few] { $wins } победы
        [many] { $wins } побед
       *[other] { $wins } победы
    }
list-more = … и ещё { $count }
leaderboard-empty = { $kind ->
        [people] Здесь ещё никто не доиграл ни одной партии без компьютера. Партии с компьютером покажет параметр **партии**.
       *[computers] Здесь ещё никто не доиграл ни одной партии с компьютером.
    }
leaderboard-how = -# Число — рейтинг, осторожная оценка силы игры (openskill). Все начинают с 1500. Знак вопроса — сыграно меньше пяти партий. Партия весит больше, если ваши соперники играли со многими, и меньше, если вы часто играете друг с другом.
unlisted-now = <@{ $user }> больше не показывается в таблице лидеров этого сервера и в списках раздачи дня. Чтобы вернуть, повторите команду.
listed-now = <@{ $user }> снова в списках этого сервера.
stats = ## { $name }: результаты на этом сервере
stats-none = Пока ни одной доигранной партии.
stats-line = { $kind ->
        [people] **Без компьютера**
       *[computers] **С компьютером**
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
    }{ $place ->
        [0] , вне таблицы лидеров
       *[other] , { $place }-е место в таблице лидеров
    }
