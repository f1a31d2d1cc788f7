cube-none = без ресурса
cubes-none = без ресурсов: взять оставшуюся пару
cubes-oldest = oldest: два самых давних
cube-choice = { NAME($colour) } ресурс с клетки { $position }
cubes-choice = { NAME($colour) } { $position } и { NAME($other) } { $other-position }
menu-cube = Выберите ресурс
button-pair = { $pair ->
        [deck] Из колоды
       *[hands] Разыгранные
    }: { $numbers }
button-take = Взять { $card }
button-take-gain = Взять { $card }: { $gain }
button-keep = Оставить { $card }
button-keep-gain = { button-keep } · { $gain }
button-accept = Согласиться
button-contest = Перебить
button-contest-pair = { button-contest } · { button-pair }
button-trick = Мои карты

trick-take = Возьмите для своих владений одну из разыгранных карт.
trick-taken = ✅ Вы взяли карту { $card }. Её можно будет разместить, когда карту возьмёт каждый.
trick-take-waiting = Сейчас не ваша очередь брать карту. Когда она подойдёт, я напишу.
trick-take-pair = Ваша карта старше: выберите пару. Другая достанется сопернику, если он не отдаст два ресурса, чтобы выбрать самому.
trick-take-pair-waiting = Карта соперника старше, поэтому пару выбирает он.
trick-answer = { $name } выбирает { $pair ->
        [deck] пару из колоды
       *[hands] разыгранную пару
    }: { $taken }. **Согласиться** — взять другую: { $numbers }. **Перебить** — отдать два ресурса и взять любую.
trick-answer-without-cubes = { $name } выбирает { $pair ->
        [deck] пару из колоды
       *[hands] разыгранную пару
    }: { $taken }. Вам достаётся другая пара: { $numbers }. (Чтобы перебить, нужны два ресурса из ваших владений, а их не хватает.)
trick-answer-waiting = Теперь соперник решает: взять оставшуюся пару или перебить, то есть отдать два ресурса и выбрать любую.
trick-discard-of-pair = Оставьте себе одну карту из своей пары: { $numbers }. Её вы разместите в своих владениях, а другая выйдет из игры.
trick-contested = { $name } перебивает: отдаёт два ресурса и забирает вашу пару.
trick-discard-of-pair-made = ✅ Вы оставляете карту { $card }. Раунд продолжится, когда решит и соперник.
contest-first = Какой ресурс отдадите первым? Чтобы перебить, нужны два ресурса из ваших владений, любых цветов.
contest-second = Какой ресурс отдадите вторым? Первый — с клетки { $position }.
contest-pair = Какую пару возьмёте за ресурсы с клеток { $cubes }? Если их не отдавать, вам достанется пара { $free }.
pair-costs-cubes = Эту пару уже выбрал соперник, поэтому она стоит двух ресурсов. Укажите их или согласитесь на оставшуюся пару: `/accept`.
contest-too-few-cubes = Чтобы перебить, нужны два ресурса из ваших владений, а их не хватает. Нажмите **Согласиться** или введите `/accept`.

accepted-bid = ✅ Вы разыграли карту { $card }{ $cube ->
        [none] {""}
       *[other] {" "}и добавили ресурс с клетки { $cube }
    }.
typed-bid-alone = ✅ Вы разыграли карту { $card }, без ресурса.
accepted-take = ✅ Вы взяли карту { $card }.
accepted-keep = ✅ Вы оставляете карту { $card }.
accepted-take-pair = ✅ Вы выбрали { $pair ->
        [deck] пару из колоды
       *[hands] разыгранную пару
    }.
accepted-contest = ✅ Вы отдали ресурсы с клеток { $cubes } и взяли { $pair ->
        [deck] пару из колоды
       *[hands] разыгранную пару
    }.
accepted-accept = ✅ Вы взяли оставшуюся пару.

round-bid = Взятка: игроки по очереди разыгрывают по карте лицом вверх. Ресурс{ $colour ->
        [any] {""}
       *[other] {" "}(только { NAME($colour) })
    } добавляет 60. Сейчас: { $names }.
round-bid-secret = Взятка: оба игрока тайно разыгрывают по карте. Чья карта старше, тот выбирает одну из двух пар.
round-take = Взятка: каждый берёт одну из разыгранных карт, начиная с того, у кого больше сумма. Сейчас: { $names }.
round-take-pair = Взятка: { $names } со старшей картой выбирает пару.
round-answer = Взятка: { $names } решает, взять оставшуюся пару или отдать два ресурса и выбрать любую.
round-discard-of-pair = Взятка: оба игрока выбирают, какую карту из своей пары оставить.
round-contested = { $name } перебивает: отдаёт два ресурса и забирает пару, которую выбрал игрок { $other }.
round-hands-pass = -# После этого раунда все передают карты с руки. Кому именно, покажет **Моя рука**.
trick-pair = { $pair ->
        [deck] Пара из колоды
       *[hands] Разыгранная пара
    }: { $numbers }{ $held ->
        [no] {""}
       *[yes] {" "}· { $name }
    }
trick-seat = { $state ->
        [deciding] ⏳ { $name } думает
        [decided] ✅ { $name } · готово
        [waiting] 💤 { $name } ждёт
        [asked] ⏳ { $name }
        [has] ✅ { $name }
       *[later] 💤 { $name }
    }{ $card ->
        [0] {""}
       *[other] {" "}· разыграна { $card }{ $colour ->
            [none] {""}
           *[other] {" "}+ { NAME($colour) } ресурс = { $total }
        }
    }{ $taken ->
        [0] {""}
       *[other] {" "}· взята **{ $taken }**
    }
