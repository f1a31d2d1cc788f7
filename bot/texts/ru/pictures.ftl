picture-round-short = Раунд { $round }
picture-round = Раунд { $round } из { $rounds }
picture-final = Финальный подсчёт очков
picture-supply = Общий запас
picture-turn-order = Порядок хода
picture-passing = Передача карт
picture-winner = Победа
picture-trick = Взятка
picture-pile-pair = Из колоды
picture-hands-pair = Разыгранные

picture-production = { NAME($colour, form: "neuter") } производство
picture-factory = { NAME($colour, form: "feminine") } фабрика { $points }
picture-letter-forest = Л
picture-letter-lake = О
picture-letter-desert = П
picture-letter-town = К
picture-letter-mountain = Г
picture-letter-production = Р
picture-letter-factory = Ф
picture-letter-blue = с
picture-letter-brown = ч
picture-letter-grey = е
picture-letter-green = з
picture-letter-yellow = ж
picture-goal-1 = 5 отдельных зон леса
picture-goal-2 = 2 района, разница 5+
picture-goal-3 = 3 отдельные зоны озёр
picture-goal-4 = 5 гор бок о бок
picture-goal-5 = 6 ресурсов
picture-goal-6 = производства 4 цветов
picture-goal-7 = фабрики 4 цветов
picture-goal-8 = 3 произв./фабр. рядом
picture-goal-9 = 2 тайла выложены

picture-keepsake = { $game ->
    [honshu] Мой Хонсю
   *[hokkaido] Мой Хоккайдо
}
picture-map-heading = Ваши владения
picture-hand-heading = Ваша рука
picture-as-played = Как было
picture-better = Как лучше
picture-with-card = С картой { $card }
picture-points-by-round = Очки по раундам
picture-comparison = Слева — как было, справа — как лучше. В чём разница, сказано в сообщении.
picture-comparison-of-cards = Слева владения с картой, которую взяли, справа — с картой получше, каждая там, где она ценнее всего. В чём разница, сказано в сообщении.
picture-points-of = { $name }: { $totals }
picture-place = { $place ->
    [1] 1-е
    [2] 2-е
    [3] 3-е
   *[other] { $place }-е
}
picture-day-and-game = { $day } · партия { $game }

picture-kinds-heading = Клетки и очки за них
picture-scoring-forest = 2 очка за каждый
picture-scoring-lake = 3 очка за каждую клетку озера, кроме первой
picture-scoring-desert = ничего, но может стать другой местностью
picture-scoring-desert-honshu = ничего, но при ничьей побеждает тот, у кого их больше
picture-scoring-town-honshu = 1 очко за клетку крупнейшего городского района
picture-scoring-town = 2 очка за клетку меньшего из двух крупнейших районов, по одному с каждой стороны цепи
picture-scoring-mountain = 2 очка за каждую; все в одной горной цепи
picture-scoring-production = даёт один ресурс своего цвета
picture-scoring-factory = число на ней, если есть ресурс её цвета
picture-step-1 = Выберите карту
picture-step-1-sentence = Каждый тайно выбирает одну карту с руки.
picture-step-2 = Передайте остальные
picture-step-2-sentence = Остальные карты уходят следующему игроку.
picture-step-3 = Разместите карту
picture-step-3-sentence = Карта ложится поверх владений или под них; озёра и горы остаются видимыми.
picture-step-4 = Возьмите ресурсы
picture-step-4-sentence = Каждая видимая клетка производства новой карты получает ресурс.
picture-step-5 = Терраформируйте
picture-step-5-sentence = Два ресурса одного цвета превращают пустыню в другую местность.
picture-step-6 = Подсчитайте очки
picture-step-6-sentence = Горная цепь делит владения. С каждой стороны — свой крупнейший район, но очки даёт только меньший, по 2 за клетку: развивайте оба.
picture-scene-1 = Шесть карт на руке. Карта 42 выдвинута и обведена.
picture-scene-3 = Стрелка ведёт от карты к владениям, где та же карта, обведённая, накрывает нижнюю правую клетку провинции.{ $game ->
        [honshu] {""}
       *[hokkaido] {" "}Рядом другая карта добавляет гору к средней из трёх гор: развилка зачёркнута.
    }
picture-scene-4 = Стрелка ведёт от синего ресурса к синей клетке производства на карте во владениях.
picture-scene-5 = Стрелка ведёт от двух синих ресурсов к клетке владений, которая стала озером.
picture-scene-6 = Владения с рядом из пяти гор, линия которых продолжена в обе стороны. Городской район над линией — пять клеток, 0 очков; район под ней — три клетки, 6 очков.

picture-card = Карта { $number }: { $squares }
picture-province = Стартовая провинция: { $squares }
picture-with-cube = { $square } с ресурсом
picture-spent = { $square }, пусто
picture-tile = { $square } (тайл)
picture-hand = { $count ->
    [0] Карт на руке нет.
    [one] { $count } карта на руке.
    [few] { $count } карты на руке.
    [many] { $count } карт на руке.
   *[other] { $count } карты на руке.
}
picture-map-of = Владения: { $name }.
picture-own-map = Ваши владения.
picture-map-area = Столбцы от { $left } до { $right }, ряды от { $top } до { $bottom }.
picture-map-row = Ряд { $y }, от x = { $x }: { $squares }.
picture-letters-key = Буквы: { $key }.
picture-letters-row = { $y } от { $x }: { $squares }
picture-letters-squares = { $letter }+ производство с ресурсом, { $letter }- пустое, { $letter }4 фабрика
picture-nothing = ничего
picture-more-rows = { $count ->
    [one] и ещё { $count } ряд
    [few] и ещё { $count } ряда
    [many] и ещё { $count } рядов
   *[other] и ещё { $count } ряда
}
picture-last-placement = Последняя размещённая карта — { $card }: { $x }, { $y }, поворот на { $rotation } градусов.
picture-trial-legal = Карта { $card } на { $x }, { $y }, поворот на { $rotation } градусов: допустимо.
picture-trial-illegal = Карта { $card } на { $x }, { $y }, поворот на { $rotation } градусов: недопустимо, помеха здесь: { $squares }.
picture-spots = Места для карты: { $spots }.
picture-range-line = Горная цепь: { $squares }.
picture-area = { $kind ->
    [town] городской район
   *[lake] озеро
}, { $squares ->
    [one] { $squares } клетка
    [few] { $squares } клетки
    [many] { $squares } клеток
   *[other] { $squares } клетки
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
picture-maps = { $heading }. Владения { $players ->
    [one] { $players } игрока.
    [few] { $players } игроков.
    [many] { $players } игроков.
   *[other] { $players } игрока.
}
picture-player = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
picture-player-with-card = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, карта { $card }
picture-goal-open = Цель { $number } открыта: { $goal }
picture-goal-won = Цель { $number } выполнена ({ $name }): { $goal }
picture-supply-of = Общий запас: { $cubes }.
picture-cubes = { NAME($colour) } { $count }
picture-passing-order = Карты передаются так: { $names }.
picture-players-in-turn = Порядок хода: { $names }.
picture-emblem = { $game ->
    [honshu] Маленькие владения в море: леса, озёра и один большой городской район.
   *[hokkaido] Маленькие владения в море: леса, озёра, кварталы и одна горная цепь поперёк.
}
picture-keepsake-of = { $game ->
    [honshu] Мой Хонсю
   *[hokkaido] Мой Хоккайдо
}, владения: { $name }, { $place } место, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
picture-sheet = Финальный подсчёт очков. Победа: { $winners }.
picture-sheet-player = { $name }: { $parts }
picture-sheet-part = { $category } { $points }
picture-trick-played = { $name } разыгрывает { $card }, сумма { $total }
picture-trick-cube = { $line }, { NAME($colour) } ресурс
picture-trick-taken = { $line }, берёт { $name }
picture-pair = { $pair }: { $cards }
picture-deck = Колода { $name ->
    [hokkaido] «Хоккайдо»
    [honshu] «Хонсю»
   *[other] { $name }
}: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}, от { $first } до { $last }.
picture-replay = Партия из { $rounds ->
    [one] { $rounds } раунда
    [few] { $rounds } раундов
    [many] { $rounds } раундов
   *[other] { $rounds } раунда
}, карта за картой: { $names }.

picture-category-mountains = Горы
picture-category-forests = Леса
picture-category-factories = Фабрики
picture-category-lakes = Озёра
picture-category-towns = Кварталы
picture-category-goals = Цели
picture-category-bonus = Карта подсчёта
picture-category-total = Итого
picture-category-deserts = Пустыни
