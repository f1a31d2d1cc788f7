# Взятки: карты разыгрывают и берут со стола («Хонсю»).

cube-none = без ресурса
cubes-none = без ресурсов: взять оставшуюся пару
cubes-oldest = oldest: два самых старых
cube-choice = { NAME($colour) } ресурс на { $position }
cubes-choice = { NAME($colour) } { $position } и { NAME($other) } { $other-position }
menu-cube = Выберите ресурс
button-pair = { $pair ->
        [deck] Колода
       *[hands] Руки
    }: { $numbers }
button-take = Взять { $card }
button-take-gain = Взять { $card }: { $gain }
button-accept = Согласиться
button-contest = Перебить
button-trick = Мои карты
button-bid-alone = Без ресурса
button-discard-of-pair = Сбросить { $card }
button-discard-of-pair-gain = Сбросить { $card }: { $gain }

bid-cube = Добавить к карте { $card } ресурс из ваших владений? Это +60, а в общий запас он вернётся, когда все возьмут по карте. Числа — с краёв владений.
trick-take = Возьмите для своих владений одну из разыгранных карт.
trick-taken = ✅ Взята карта { $card }. Вы разместите её, когда карта будет у каждого.
trick-take-waiting = Брать карту ещё не ваша очередь, я дам знать.
trick-take-pair = Выберите пару: ваша карта старше. Одну карту из неё вы оставите. Другая пара достанется сопернику, если только он не отдаст два ресурса, чтобы выбрать самому.
trick-take-pair-waiting = Карта соперника старше, и он выбирает пару.
trick-answer = { $name } выбирает { $pair ->
        [deck] пару из колоды
       *[hands] пару с рук
    }. **Согласиться** — взять другую: { $numbers }. **Перебить** — отдать два ресурса из своих владений и взять ту пару, что нужна.
trick-answer-without-cubes = { $name } выбирает { $pair ->
        [deck] пару из колоды
       *[hands] пару с рук
    }. Вам достаётся другая: { $numbers }. (Чтобы перебить, нужны два ресурса из ваших владений, а их не хватает.)
trick-answer-waiting = Соперник соглашается на пару, которая осталась, или отдаёт два ресурса и берёт ту, что нужна.
trick-discard-of-pair = Сбросьте одну карту из своей пары: { $numbers }. Другая ляжет в ваши владения.
trick-discard-of-pair-made = ✅ Сброшена карта { $card }. Раунд продолжится, когда сбросят оба.
contest-first = Какой ресурс отдаёте первым? Чтобы перебить, нужны два из ваших владений, любых цветов.
contest-second = А какой вторым? Первый — на { $position }.
contest-pair = Какую пару берёте за ресурсы { $cubes }?
pair-costs-cubes = Эту пару выбрал соперник, поэтому она стоит двух ресурсов. Назовите их или согласитесь на оставшуюся пару: `/accept`.
contest-too-few-cubes = Чтобы перебить, нужны два ресурса из ваших владений, а их не хватает. Нажмите **Согласиться** или введите `/accept`.

accepted-bid = ✅ Разыграна карта { $card }{ $cube ->
        [none] {""}
       *[other] {" "}с ресурсом { $cube }
    }.
typed-bid-alone = ✅ Разыграна карта { $card }, без ресурса.
accepted-take = ✅ Взята карта { $card }.
accepted-take-pair = ✅ Выбрана { $pair ->
        [deck] пара из колоды
       *[hands] пара с рук
    }.
accepted-contest = ✅ Ресурсы { $cubes } отданы, взята { $pair ->
        [deck] пара из колоды
       *[hands] пара с рук
    }.
accepted-accept = ✅ Оставшаяся пара — ваша.

round-bid = Взятка: все по очереди разыгрывают по карте лицом вверх. Ресурс добавляет 60{ $colour ->
        [any] {""}
       *[other] , и нужен именно { NAME($colour) }
    }. Сейчас: { $names }.
round-bid-secret = Взятка: оба тайно разыгрывают по карте. Чья карта старше, выбирает из двух пар.
round-take = Взятка: каждый берёт одну из разыгранных карт, от самой большой суммы. Сейчас: { $names }.
round-take-pair = Взятка: старшая карта — { $names }. Осталось выбрать пару.
round-answer = Взятка: { $names } соглашается на оставшуюся пару или отдаёт два ресурса и берёт любую.
round-discard-of-pair = Взятка: оба сбрасывают по карте из своей пары, другая ложится во владения.
trick-pair = { $pair ->
        [deck] Пара из колоды
       *[hands] Пара с рук
    }: { $numbers }{ $held ->
        [no] {""}
       *[yes] {" "}· { $name }
    }
trick-seat = { $state ->
        [deciding] ⏳ { $name } выбирает
        [decided] ✅ { $name }: выбор сделан
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
