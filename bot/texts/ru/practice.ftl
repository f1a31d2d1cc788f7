practice-ready = Тренировочный стол открыт:
practice-stop = Всё это — симуляция на вашем компьютере. Ctrl+C остановит её, и ничего не сохранится.
practice-port-taken = hokkaido practice: порт { $port } не годится: он занят другой программой или запрещён системой. Укажите другой в --port или не указывайте вовсе.
practice-closed = Тренировочный стол закрыт.

practice-server = Тренировка
practice-player = { $number ->
        [1] Гость
        [2] Аня
        [3] Боря
        [4] Вера
       *[5] Гриша
    }

practice-page-title = Тренировочный стол «Хоккайдо»
practice-page-table = Стол
practice-page-messages = Сообщения
practice-page-news = Здесь что-то новое
practice-page-locked = Чтобы открыть эту страницу, нужен полный адрес, который напечатала команда hokkaido practice.
practice-page-person = Играть за
practice-page-close-picture = Закрыть картинку
practice-page-powers-label = Промотать время, перезапустить бота, сменить язык
practice-page-languages-label = Язык Discord у всех игроков
practice-page-no-board = Игровое поле откроется здесь, как только начнётся партия.
practice-page-unknown-command = Такой команды нет. Введите /, чтобы увидеть все.

practice-power-minute = Проходит минута
practice-power-hour = Проходит час
practice-power-half-day = Проходит 12 часов
practice-power-day = Проходит день
practice-power-restart = Перезапустить бота

