command-review = Разбор оконченной партии: где упущены очки и почему
command-name-review = разбор
option-review-player = Чей разбор: номер места или имя; если не указать — ваш

button-end-review = Разбор партии
button-review = { $page ->
        [0] Обзор
       *[other] { $page }
    }
review-of = Чей разбор
review-heading = ## 🔎 Разбор партии `{ $table }`
review-gone = Данные этого игрока удалены, а с ними и разбор.
review-of-computer = Разбирается только игра людей, а { $name } — компьютерный игрок.
review-overview = **{ $name }** — **{ $accuracy } %** от возможного. Упущено очков: **{ $missed }** ({ $selection ->
        [trick] взятие карт
       *[draft] выбор карт
    } — { $pick }, размещение — { $place }{ $terraforms ->
        [yes] , терраформинг — { $terraform }
       *[no] {""}
    }).
review-faultless = Добавить нечего: я бы сыграл так же.
review-nothing = **{ $name }**: разбирать нечего, партия закончилась слишком рано.
review-round = Раунд { $round }: упущено **{ $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }**
review-line = Раунд { $round }: { $decision ->
        [pick] { $selection ->
            [trick] взята
           *[draft] выбрана
        } карта { $card }
        [place] размещена карта { $card }
       *[terraform] { $tile ->
            [yes] с терраформингом
           *[no] без терраформинга
        }
    } · упущено **{ $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }**
review-mistake = **{ $name }** · { $said }
review-better = Лучше: { $decision ->
        [terraform] { $terrain ->
            [forest] лес на { $x }, { $y }
            [lake] озеро на { $x }, { $y }
            [town] квартал на { $x }, { $y }
            [mountain] гора на { $x }, { $y }
           *[none] приберечь ресурсы
        }
       *[placed] { $placement }
    }.
review-reason = { $reason ->
        [lake] Озеро становится больше.
        [lake_room] Озеру остаётся куда расти.
        [range] Горная цепь становится длиннее.
        [range_room] Горной цепи остаётся куда расти.
        [town] { $game ->
            [honshu] Крупнейший городской район становится больше.
           *[hokkaido] Растёт меньший из двух городских районов, а очки приносит именно он.
        }
        [town_room] Городскому району остаётся куда расти.
        [factory] Фабрики приносят больше очков.
        [waiting_factory] Фабрика ещё может дождаться ресурса.
        [cubes] Ресурсов на один больше.
        [forest] Лесов становится больше.
        [desert] Остаётся больше пустынь, на которых можно строить.
        [bonus] Карта финального подсчёта очков приносит больше.
        [goal] Цель становится ближе.
       *[size] Владения становятся больше, и потом в них больше поместится.
    }
