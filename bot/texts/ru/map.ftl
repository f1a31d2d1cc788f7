# Размещение карты, свои владения, терраформинг и бесплатные тайлы.

placement = Карта { $card } на **{ $x }, { $y }**{ $rotation ->
        [0] {""}
       *[other] , поворот { $rotation }°
    }{ $unders ->
        [0] {""}
       *[other] , под: { $under }
    }
card-of-map = { $card ->
        [0] стартовая провинция
       *[other] карта { $card }
    }
card-short = { $card ->
        [0] старт
       *[other] { $card }
    }
placer-for-good = -# В этом раунде размещённое уже не отменить.
placer-how = -# Или введите { $typed }
placer-nowhere = -# Её некуда разместить. Убедитесь сами и нажмите **Отложить**.
trial-at = Карта { $card } на **{ $x }, { $y }**{ $rotation ->
        [0] {""}
       *[other] {" "}· { $rotation }°
    }{ $unders ->
        [0] {""}
       *[other] {" "}· под: { $under }
    }
trial-legal = ✅ Владения принесут **{ $points }** ({ $gain }).
trial-illegal = ⛔ { $reason }
trial-no-overlap = ⛔ Карта должна перекрыть ваши владения.
trial-wholly-hidden = ⛔ Карта скроется целиком.
trial-would-cover = ⛔ Нельзя накрыть { NAME($kind, form: "accusative") }.
trial-would-be-hidden = ⛔ Скроется { NAME($kind) } самой карты.
trial-range-fork = ⛔ Горная цепь раздвоится.
trial-range-block = ⛔ В горной цепи получится блок.
trial-range-apart = ⛔ Часть гор оторвётся от цепи.
trial-range-ring = ⛔ Горная цепь замкнётся в кольцо.
button-left = ←
button-up = ↑
button-down = ↓
button-right = →
button-turn = Поворот ↻
button-spot = { $number }
button-over-under = Над/под
button-over-under-next = { $count ->
        [0] Поверх всех
        [one] Под { $card }
        [few] Под { $count } карты
        [many] Под { $count } карт
       *[other] Под { $count } карты
    }
button-type-spot = Ввести…
button-place-here = Сюда
button-terraform = Терраформировать
button-set-aside = Отложить
button-back = Назад

own-points = Ваши владения пока приносят { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
own-may-place = Нажмите **Разместить**, чтобы добавить к владениям карту { $card }.
own-placed = Нажмите **Завершить**, если всё так, или **Отменить ход**, чтобы попробовать иначе.
own-placed-for-good = В этом раунде размещённое уже не отменить. Терраформируйте, если хотите, и нажмите **Завершить**.
own-placed-to-stay = В этом раунде размещённое уже не отменить. Нажмите **Завершить**.
own-waiting-for-turn = В этом раунде все размещают по очереди, начиная с младшей карты. Я дам знать, когда дойдёт до вашей карты { $card }.
closed-in-order = В этом раунде все размещают по очереди, начиная с младшей карты.
own-done = ✅ Раунд для вас завершён. Ждём остальных.
card-set-aside = Вашу карту некуда разместить, поэтому она отложена.
map-of-another = Владения: { $name }, раунд { $round }, как их видят все. Счёт: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.

accepted-place = ✅ Карта { $card } — в ваших владениях.
accepted-unplaceable = ✅ Карта { $card } отложена.
accepted-terraform = ✅ Пустыня { $position } — теперь { $terrain ->
        [forest] лес
        [lake] озеро
        [town] квартал
       *[mountain] гора
    }.
accepted-free-tile = { accepted-terraform }

typed-place = ✅ Карта { $card }: столбец { $x }, ряд { $y }, { $rotation ->
        [0] без поворота
       *[other] поворот { $rotation }°
    }, { $count ->
        [0] поверх всех
       *[other] под: { $under }
    }.
typed-terraform = ✅ Пустыня (столбец { $x }, ряд { $y }) — теперь { $terrain ->
        [forest] лес
        [lake] озеро
        [town] квартал
       *[mountain] гора
    }. { $left-out ->
        [yes] Ушли два самых старых ресурса, с клеток
       *[no] Ушли ресурсы с клеток
    }: { $cubes }.
typed-free-tile = ✅ Пустыня (столбец { $x }, ряд { $y }) — теперь { $terrain ->
        [forest] лес
        [lake] озеро
        [town] квартал
       *[mountain] гора
    }.

accepted-skip = ✅ Бесплатный тайл не выложен.
accepted-wait = ✅ В этом раунде все размещают по очереди, начиная с младшей карты.
accepted-done = ✅ Раунд для вас завершён.
taken-back-place = ↩️ Карты { $card } снова нет в ваших владениях.
taken-back-unplaceable = ↩️ Карта { $card } больше не отложена.
taken-back-terraform = ↩️ { $position } — снова пустыня, и ресурсы снова у вас.
taken-back-done = ↩️ Владения снова можно менять.

terraform-choose = Какая пустыня чем станет? Номера — на картинке. Раз в раунд можно превратить одну: { $prices }.
terraform-impossible = Сейчас терраформировать не получится: нужны два ресурса одного цвета и пустыня, которая может стать такой местностью.
terraform-choice = { NAME($terrain) } за два { NAME($colour, form: "plural") } ресурса
free-tile-choose = Какая пустыня чем станет? Номера — на картинке. Вы выполнили цель, но она досталась другому, поэтому одну можно превратить бесплатно.
free-tile-impossible = Ни одна из ваших пустынь не может стать другой местностью.
tile-choice = { $number } → { NAME($terrain) }
menu-tile = { $terrain ->
        [any] Выберите пустыню и новую местность
       *[other] { NAME($terrain) }: выберите пустыню
    }

type-spot-title = Куда разместить карту?
type-spot-x = Столбец её верхней левой клетки
type-spot-y = Ряд её верхней левой клетки
type-spot-rotation = Поворот: 0, 90, 180 или 270
type-spot-under = Под какие карты
type-spot-under-how = Их номера (0 — стартовая провинция) или all: под все. Пусто: поверх всех.
spot-is-no-number = «{ $given }» — это не число. Столбцы и ряды — числа по краям ваших владений, например -1 или 3.
spot-turned-wrongly = Карту можно повернуть на 0, 90, 180 или 270 градусов, а не на «{ $given }».
spot-beside-map = На { $x }, { $y } карта не коснётся ваших владений. Столбцы и ряды — числа по их краям.
spot-under-unknown = «{ $given }»: непонятно, под какие карты. Напишите их номера, например 12 40, или all.
