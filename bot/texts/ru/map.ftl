placement = карта { $card } на **{ $x }, { $y }**{ $rotation ->
        [0] {""}
       *[other] , поворот { $rotation }°
    }{ $unders ->
        [0] {""}
       *[other] , под { $under }
    }
placement-line = 🗺️ { trial-at }
card-of-map = { $card ->
        [0] стартовой провинцией
       *[other] картой { $card }
    }
card-short = { $card ->
        [0] стартовую карту
       *[other] { $card }
    }
placer-for-good = -# Отменить размещение в этом раунде нельзя.
placer-how = -# Или введите { $typed }
placer-nowhere = -# Для этой карты места нет. { $is_taken ->
        [yes] Можете проверить сами, потом нажмите **Отложить**.
       *[no] Если взять её, придётся отложить.
    }
placer-lesson = -# 💡 Поверните или подвиньте карту, потом нажмите **{ $button }**. { $reason }
placer-reason = { $why ->
        [points] Место 1: { $parts }.
        [later] Место 1 потом принесёт больше всего очков.
       *[middle] На месте 1 карта накроет меньше всего клеток.
    }
placer-tile = -# 💡 { $position } → { NAME($terrain) } за два { NAME($colour, form: "plural") } ресурса: { $gain }
trial-at = Карта { $card } на **{ $x }, { $y }**{ $rotation ->
        [0] {""}
       *[other] {" "}· { $rotation }°
    }{ $unders ->
        [0] {""}
       *[other] {" "}· под { $under }
    }
trial-legal = ✅ Ваш счёт: **{ $points }** ({ $gain }{ $later ->
        [0] {""}
       *[other] {" "}сейчас, { $later } потом
    }).
trial-illegal = ⛔ { $reason }
trial-no-overlap = ⛔ Карта должна перекрыть владения.
trial-wholly-hidden = ⛔ Карты совсем не будет видно.
trial-would-cover = ⛔ Так вы накроете { NAME($kind, form: "accusative") }.
trial-would-be-hidden = ⛔ На самой карте скроется { NAME($kind) }.
trial-range-fork = ⛔ Горная цепь раздвоится.
trial-range-block = ⛔ Горы сойдутся в блок 2 × 2.
trial-range-apart = ⛔ Часть гор оторвётся от цепи.
trial-range-ring = ⛔ Горная цепь замкнётся в кольцо.
button-left = ←
button-up = ↑
button-down = ↓
button-right = →
button-turn = Поворот ↻
button-spot = { $number }
button-over-under = Поверх/под
button-over-under-next = { $count ->
        [0] Поверх всех
        [one] Под { $card }
        [few] Под { $count } карты
        [many] Под { $count } карт
       *[other] Под { $count } карты
    }
button-turn-back = ↺
button-type-spot = Ввести…
button-place-here = Сюда
button-place-done = Разместить и завершить
button-pick-place = Выбрать и разместить
button-take-place = Взять и разместить
button-keep-place = Оставить и разместить
button-terraform = Терраформировать
button-set-aside = Отложить
button-back = Назад

own-points = Пока у вас { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
own-may-place = Ваша карта — { $card }. Нажмите **Разместить**, чтобы добавить её к владениям.
own-ready = { $order ->
        [in_order] ✅ Это место будет предложено, когда придёт ваша очередь.
       *[other] ✅ Ход готов: я сделаю его, когда никто уже не сможет попросить подождать.
    } Передумали? Нажмите **Отменить ход**.
own-placed = Всё так? Нажмите **Завершить**. Если нет, нажмите **Отменить ход**.
own-placed-for-good = Отменить размещение в этом раунде нельзя. Если хотите, терраформируйте, потом нажмите **Завершить**.
own-placed-to-stay = Отменить размещение в этом раунде нельзя. Нажмите **Завершить**.
own-waiting-for-turn = Когда очередь дойдёт до карты { $card }, я напишу.
closed-in-order = Карты размещаются по очереди, начиная с младшей.
own-done = ✅ Вы завершили раунд. Ждём остальных.
card-set-aside = Вашу карту некуда разместить, поэтому она отложена.
map-of-another = Владения игрока { $name }, какими их видят все. Раунд { $round }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.

accepted-place = ✅ Карта { $card } в ваших владениях.
accepted-unplaceable = ✅ Карта { $card } отложена.
accepted-terraform = ✅ Пустыня { $position } стала { $terrain ->
        [forest] лесом
        [lake] озером
        [town] кварталом
       *[mountain] горой
    }.
accepted-free-tile = { accepted-terraform }

typed-place = ✅ Карта { $card }: столбец { $x }, ряд { $y }, { $rotation ->
        [0] без поворота
       *[other] поворот { $rotation }°
    }, { $count ->
        [0] поверх всех
       *[other] под { $under }
    }.
typed-terraform = ✅ Пустыня (столбец { $x }, ряд { $y }) стала { $terrain ->
        [forest] лесом
        [lake] озером
        [town] кварталом
       *[mountain] горой
    }. { $left-out ->
        [yes] Потрачены два ресурса, полученных раньше других: с клеток
       *[no] Потрачены ресурсы с клеток
    } { $cubes }.
typed-free-tile = ✅ Пустыня (столбец { $x }, ряд { $y }) стала { $terrain ->
        [forest] лесом
        [lake] озером
        [town] кварталом
       *[mountain] горой
    }.

accepted-skip = ✅ Вы отказались от бесплатного тайла.
accepted-wait = ✅ Карты размещаются по очереди, начиная с младшей.
accepted-done = ✅ Вы завершили раунд.
taken-back-place = ↩️ Карта { $card } убрана из ваших владений.
taken-back-intended = ↩️ Ход отменён, можно решить иначе.
taken-back-unplaceable = ↩️ Карта { $card } больше не отложена.
taken-back-terraform = ↩️ Клетка { $position } — снова пустыня, и ресурсы снова у вас.
taken-back-done = ↩️ Владения снова можно менять.

terraform-choose = Какую пустыню во что превратить? Номера — на картинке. Раз в раунд можно превратить одну. Вам по карману: { $prices }.
terraform-impossible = Сейчас терраформировать не получится: нужны два ресурса одного цвета и подходящая пустыня.
terraform-choice = { NAME($terrain) } за два { NAME($colour, form: "plural") } ресурса
free-tile-choose = Какую пустыню во что превратить? Номера — на картинке. Цель вы выполнили, но её карта досталась другому, поэтому одну пустыню можно превратить бесплатно.
free-tile-impossible = Ни одну из ваших пустынь превратить нельзя.
tile-choice = { $number } → { NAME($terrain) }
menu-tile = { $terrain ->
        [any] Выберите пустыню и новую местность
       *[other] { NAME($terrain) }: выберите пустыню
    }

type-spot-title = Где разместить карту?
type-spot-x = Столбец её верхней левой клетки
type-spot-y = Ряд её верхней левой клетки
type-spot-rotation = Поворот: 0, 90, 180 или 270
type-spot-under = Под какие карты
type-spot-under-how = Номера (0 — стартовая провинция) или all — под все. Пусто — поверх всех.
spot-is-no-number = «{ $given }» — не число. Номера столбцов и рядов стоят по краям ваших владений, например -1 или 3.
spot-turned-wrongly = Карту можно повернуть на 0, 90, 180 или 270 градусов, но не на «{ $given }».
spot-beside-map = На { $x }, { $y } карта не коснётся ваших владений. Номера столбцов и рядов стоят по их краям.
spot-under-unknown = «{ $given }» — это не номера карт. Напишите, под какие карты положить вашу, например 12 40, или all.
