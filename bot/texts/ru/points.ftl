button-points = Показать очки
button-points-hide = Скрыть очки
