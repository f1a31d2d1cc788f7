button-board = Игровое поле
button-board-first = Поле: двигать карты
board-plays-there = Вы играете на игровом поле в браузере. Когда закроете его, карты снова появятся здесь.
board-link = Вот игровое поле. Ссылка действует, пока у него не сменится адрес; после этого нажмите **Игровое поле** ещё раз.
board-off = Игровое поле здесь отключено. Играть можно и кнопками, как обычно.
board-unreachable = Игровое поле сейчас недоступно. Попробуйте через минуту, а пока можно играть кнопками.
board-title = { $game ->
        [honshu] «Хонсю»
       *[hokkaido] «Хоккайдо»
    } · Игровое поле
board-task = { $task ->
        [pick] Выберите карту
        [discard] Сбросьте карту
        [bid] Разыграйте карту
        [take] Возьмите карту
        [take-pair] Выберите пару
        [answer] Согласитесь или перебейте
        [discard-of-pair] Оставьте одну карту из пары
        [done] Завершите раунд
        [free-tile] Выложите бесплатный тайл
       *[map] Разместите карту
    }
board-first = Перетащите карту во владения. Нажатие повернёт её.
board-waiting = Ждём: { $names }
board-paused = Партия на паузе.
board-not-begun = За столом: { $names }. Партия начнётся, когда { $host } нажмёт **Начать** в Discord.
board-ready = { $order ->
        [in_order] Это место будет предложено, когда придёт ваша очередь размещать карту { $card }
       *[other] Карта { $card } ляжет сюда, когда все будут готовы
    }
board-live = Сейчас
board-rounds = Раунды
board-what-if = А если…
board-what-if-how = Попробуйте карту { $card } в другом месте.
board-cube = Ресурс на клетке
board-tile = Пустыня на клетке
board-tried = Карта { $card } на { $x }, { $y }, поворот { $rotation }°
board-tried-under = под { $under }
board-fit = Показать владения целиком
board-details = Подробности партии
board-keys = Стрелки двигают карту, R поворачивает, U кладёт под другие. Enter выбирает карту и подтверждает, Esc убирает карту, Ctrl+Z отменяет ход.
board-reconnecting = Восстанавливаем связь…
board-refused = Эта ссылка больше не открывает игровое поле. Нажмите **Игровое поле** в более новом сообщении партии.
board-no-scripts = Чтобы открыть игровое поле, включите JavaScript в браузере.
board-not-stored = Браузер не сохраняет ссылку на эту страницу, поэтому не обновляйте её, а снова откройте из Discord.
board-other-host = Запрос пришёл на { $came }, а адрес игрового поля — { $address }.
board-too-many = Игровое поле открыто в слишком многих окнах. Закройте часть из них.
board-too-slow = Связь слишком медленная. Ничего не изменилось.
board-no-round = Этот раунд ещё не закончился.
board-no-moment = В этом раунде карта не размещалась.
board-total = { $total } = { $card } + { NAME($colour) } ресурс
board-already-there = Карта и так ляжет сюда.
board-needs-cubes = Сначала выберите два ресурса в своих владениях.
board-needs-spot = Сначала положите карту в свои владения.
board-only-way = Здесь она ложится только так.
board-marks-tile = Рамка из штрихов — пустыня, которую можно изменить.
board-marks-cube = Рамка из точек — ресурс, который можно отдать.

board-scored = { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
board-best-miss = Самый обидный промах: раунд { $round }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
board-miss = Раунд { $round }: упущено { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
board-squares = Каждый квадратик — раунд. Полный: лучше не сыграть; наполовину: упущено до 3 очков; пустой: больше.
board-everyone = Владения всех
board-everyone-of = Раздача дня, { $day }: все, кто играл на этом сервере
board-day-not-over = Владения всех игроков откроются здесь <t:{ $until }:R>. А пока можно сыграть раздачу дня в Discord.
board-copied = Скопировано. Вставьте куда угодно.
board-save = Сохранить
board-close = Закрыть
