gain-of-card = { $now }{ $has_later ->
        [no] {""}
       *[yes] {" "}({ $later })
    }
hand-gains = -# Очки сейчас (и плюс или минус потом).
hand-bids = -# 💡 — лучший ход и его очки к концу партии.
no-hints-here = В этой партии подсказки отключены.

command-name-hint = подсказка
command-hint = Какой ход сейчас лучше (если за столом разрешены подсказки)
nothing-to-hint = Сейчас вам нечего решать, так что и подсказывать нечего.
hint-worth = **{ $gain }** сейчас{ $later ->
        [0] {""}
       *[other] , **{ $later }** потом
    }.
hint-pick = 💡 Я бы выбрал карту { $card }.
hint-discard = 💡 Я бы сбросил карту { $card }.
hint-keep = 💡 Я бы оставил карту { $card }.
hint-bid = 💡 Я бы разыграл карту { $card }{ $cube ->
        [none] {""}
       *[other] {" "}и добавил ресурс с клетки { $cube }
    }.
hint-take = 💡 Я бы взял карту { $card }.
hint-take-pair = 💡 Я бы выбрал { $pair ->
        [deck] пару из колоды
       *[hands] разыгранную пару
    }.
hint-contest = 💡 Я бы перебил: отдал бы ресурсы с клеток { $cubes } за { $pair ->
        [deck] пару из колоды
       *[hands] разыгранную пару
    }.
hint-accept = 💡 Я бы согласился на оставшуюся пару.
hint-place = 💡 Я бы разместил так: { $placement } ({ $typed }).
hint-unplaceable = 💡 Карту { $card } некуда разместить: отложите её.
hint-terraform = 💡 Я бы превратил пустыню { $position } в { $terrain ->
        [forest] лес
        [lake] озеро
        [town] квартал
       *[mountain] гору
    } за ресурсы с клеток { $cubes }.
hint-done = 💡 Я бы оставил всё как есть и нажал **Завершить**.
hint-free-tile = 💡 Я бы превратил пустыню { $position } в { $terrain ->
        [forest] лес
        [lake] озеро
        [town] квартал
       *[mountain] гору
    }.
hint-skip = 💡 Я бы отказался от бесплатного тайла.
