final-winners = { $count ->
        [one] ## 🏆 Побеждает { $names }: { $points ->
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        }
        [few] ## 🏆 Победу делят { $names }: по { $points ->
            [one] { $points } очку
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        }
        [many] ## 🏆 Победу делят { $names }: по { $points ->
            [one] { $points } очку
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        }
       *[other] ## 🏆 Победу делят { $names }: по { $points ->
            [one] { $points } очку
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        }
    }
final-place = { $place ->
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] { $place }.
    } { $name }: **{ $points }**
final-tie-break = { $names }: очков поровну ({ $points }), поэтому выше тот, у кого больше видимых пустынь ({ $deserts }).
final-tie-shared = { $names }: поровну и очков ({ $points }), и видимых пустынь ({ $deserts }).
end-told = -# { $people }
game-cancelled = Партию закончили досрочно, победителя нет.

button-end-replay = Повтор партии
button-end-map = Мои владения
button-end-maps = Все владения
button-keepsake-hokkaido = Мой Хоккайдо
button-keepsake-honshu = Мой Хонсю
button-keepsake-tall = Формат для телефона
button-keepsake-wide = Формат для компьютера

end-map = Ваши владения в конце партии `{ $table }`: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
end-maps = Все владения в конце партии `{ $table }`.
keepsake = 🗾 { $name } показывает свой { $game ->
        [honshu] Хонсю
       *[hokkaido] Хоккайдо
    }: { $place ->
        [1] первое место
        [2] второе место
        [3] третье место
        [4] четвёртое место
       *[5] пятое место
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
