# Игра в картинках, шаг за шагом.

walk = ### { $step } из { $steps }: { $heading }
button-walk = Как играть: 6 картинок
button-walk-on = Дальше ▶
button-walk-back = ◀ Назад

welcome = 👋 Вы здесь впервые? Шесть картинок покажут, как играть.
