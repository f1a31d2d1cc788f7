# Лучшие места для карты и советы.

gain-now-later = { $now } сейчас{ $has_later ->
        [no] {""}
       *[yes] , { $later } потом
    }
gain-of-card = { $now }{ $has_later ->
        [no] {""}
       *[yes] {" "}({ $later })
    }
hand-gains = -# У каждой карты: сколько очков она даст сейчас, а в скобках — сколько обещает потом.
# About a bid in a trick; $cubes says whether any button has + 60, a card with a cube.
hand-bids = -# У каждой карты: сколько примерно очков принесёт вам взятка к концу партии, если разыграть эту карту.{ $cubes ->
        [no] {""}
       *[yes] {" «+ 60» — вместе с ресурсом."}
    }
no-hints-here = В этой партии играют без подсказок.

command-name-hint = подсказка
command-hint = Какой ход сейчас лучше, если за столом разрешены подсказки
nothing-to-hint = Сейчас вам нечего решать, подсказывать тоже нечего.
hint-worth = **{ $gain }** сейчас, **{ $later }** потом.
hint-pick = 💡 Стоит выбрать карту { $card }.
hint-discard = 💡 Стоит сбросить карту { $card }.
hint-bid = 💡 Стоит разыграть карту { $card }{ $cube ->
        [none] {""}
       *[other] {" "}и добавить ресурс с клетки { $cube }
    }.
hint-take = 💡 Стоит взять карту { $card }.
hint-take-pair = 💡 Стоит выбрать { $pair ->
        [deck] пару из колоды
       *[hands] пару с рук
    }.
hint-contest = 💡 Стоит перебить: отдать ресурсы с клеток { $cubes } за { $pair ->
        [deck] пару из колоды
       *[hands] пару с рук
    }.
hint-accept = 💡 Стоит согласиться на оставшуюся пару.
hint-place = 💡 Стоит разместить так. { $placement } ({ $typed }).
hint-unplaceable = 💡 Карту { $card } некуда разместить: отложите её.
hint-terraform = 💡 Стоит превратить пустыню { $position } в { $terrain ->
        [forest] лес
        [lake] озеро
        [town] квартал
       *[mountain] гору
    }, отдав ресурсы с клеток { $cubes }.
hint-done = 💡 Стоит оставить всё как есть и нажать **Завершить**.
hint-free-tile = 💡 Стоит превратить пустыню { $position } в { $terrain ->
        [forest] лес
        [lake] озеро
        [town] квартал
       *[mountain] гору
    }.
hint-skip = 💡 Бесплатный тайл лучше не выкладывать.
