# «Прогеры»: всё, что читает человек. Клетки называются как b3; места приходят именами.

game-title = Прогеры
game-blurb = Сложите короткую программу, нажмите «Пуск» и смотрите, как вездеход добудет образцы. Или проедет мимо.
game-how =
    Выложите в ряд до трёх карт команд: вездеход выполнит их по порядку, что бы ни стояло на пути.
    Он подбирает каждый образец жизни, до которого доедет, а очки приносит лаборатория.
    Кто первым наберёт 7 очков (по полным правилам 9), тот победил.
world-tagline = Программы, холмы и образцы, за которыми стоит сделать крюк
world-about =
    Вездеходы ищут жизнь на неизвестной планете, и каждый едет только так, как его запрограммировали. Выкладывайте
    карты в алгоритм, упирайтесь в соперников и забирайте образец за помеху. По полным правилам алгоритм один на всех:
    что вы в нём оставите, то и поедет следующий.

mode-basic = Базовые правила
mode-full = Полные правила

# Имена из набора, в котором есть что-то своё.
named = { $ru }

## Карты

card-S = Шаг
card-S-hint = На одну клетку вперёд. Пропускается перед краем поля, стенкой, обрывом и чужим вездеходом.
card-F = До упора
card-F-hint = Вперёд, пока что-нибудь не помешает, или до клетки с образцом.
card-J = Прыжок
card-J-hint = На одну клетку вперёд: через стенку, на этаж вверх или вниз. Через вездеход не прыгают.
card-L = Налево
card-L-hint = Четверть оборота влево на месте.
card-R = Направо
card-R-hint = Четверть оборота вправо на месте.
card-U = Разворот
card-U-hint = Кругом, на месте.
card-T = Телепорт
card-T-hint = Импульс прямо вперёд, сквозь стенки, но не сквозь холмы. Первый встречный вездеход отправляется домой и оставляет свои образцы; образцы придвигаются на клетку.
card-2 = Цикл ×2
card-2-hint = Кладётся над одной картой или над двумя соседними: они выполняются два раза подряд.
card-3 = Цикл ×3
card-3-hint = Кладётся над одной картой или над двумя соседними: они выполняются три раза подряд.
card-turned = { $card } ({ $side })

## Фишки и места

colour-R = красный
colour-B = синий
colour-G = зелёный
colour-Y = жёлтый

sample-y = жёлтая раковина
sample-b = синий папоротник
sample-g = зелёная медуза
sample-p = фиолетовая спора

board-Y6 = Жёлтое поле, 6 × 6
board-R9 = Красное поле, 9 × 9

hill-BA = длинный холм
hill-BB = квадратный холм
hill-LA = широкий холм
hill-LB = узкий холм
hill-HI = двухэтажный холм

preset-B1 = Хребет
preset-B2 = Долгий перевал
preset-B3 = Седловина
preset-B4 = Колено
preset-F1 = Лестница
preset-F2 = Террасы
preset-F3 = Сторожевая башня
preset-F4 = Плато
preset-F5 = Мёртвые шахты

heading-0 = север
heading-1 = восток
heading-2 = юг
heading-3 = запад

side-left = налево
side-right = направо

## Вопросы

ask-colour = Выберите цвет вездехода и базы
ask-colour-other = { $seat } выбирает цвет
ask-hill = Поставьте следующий холм
ask-hill-other = { $seat } ставит следующий холм
ask-token = Положите образец на свободную метку
ask-token-other = { $seat } раскладывает образцы
ask-corner = Выберите угол для своей базы
ask-corner-other = { $seat } выбирает угол
ask-spare = Выберите угол для ничьей базы
ask-spare-other = { $seat } расставляет ничьи базы
ask-heading = Куда повернуть вездеход?
ask-heading-other = { $seat } ставит вездеход на старт
ask-turn = Запустить программу или спасовать и обменять карты?
ask-turn-other = Сейчас ходит { $seat }
ask-op = Выложите карту или запустите программу
ask-op-other = { $seat } составляет программу
ask-replace = Какие карты обменять?
ask-replace-other = { $seat } меняет карты
ask-lift = На каком лифте ехать?
ask-lift-other = { $seat } выбирает лифт
ask-side = Куда поворачивает эта карта?
ask-side-other = { $seat } составляет программу

## Ответы

at-hill = Поставить на { $at }{ $quarter ->
    [0] { "" }
    [1] , повернув направо
    [2] , развернув
   *[3] , повернув налево
}
at-token = Образец на { $at }
at-corner = База в углу { $at }
at-spare = База в углу { $at }
at-lift = Лифтом на { $at }
turn-run = Запустить программу
turn-pass = Пас
op-insert = «{ $card }»: выложить на место { $slot }
op-cover = «{ $card }»: накрыть карту { $slot }
op-loop = «{ $card }»: положить над картой { $slot }
op-loop-pair = «{ $card }»: положить над картой { $slot } и следующей
op-remove = Убрать цикл над картой { $slot }
op-commit = Пуск
replace-card = Обменять: { $card }
replace-done = Готово

## Что произошло

event-order = Порядок хода: { $seats }.
event-colour-chosen = { $seat } выбирает цвет: { $colour }.
event-ground-laid = Холмы расставлены.
event-hill-laid = { $seat } ставит { $hill } на { $at }.
event-tokens-laid = { $n ->
    [one] { $n } образец лежит на метке
    [few] { $n } образца лежат на метках
   *[many] { $n } образцов лежат на метках
} лицом вниз.
event-token-laid = { $seat } кладёт образец на { $at }.
event-corner-chosen = { $seat } ставит базу и вездеход в угол { $at }.
event-spare-laid = Ничья база ({ $colour }) ложится в угол { $at }.
event-heading-chosen = { $seat } смотрит на { $way }.
event-dealt = Всем раздано по { $n ->
    [one] { $n } карте
   *[other] { $n } карт
}.
event-turn = Ходит { $seat }.
event-committed = { $seat } выкладывает: { $cards }. Программа: { $row }.
event-ran-unchanged = { $seat } запускает программу без изменений: { $row }.
event-loops-fell = { $n ->
    [one] Цикл уходит
   *[other] Циклы уходят
} в отбой: { $cards }.
event-command = { $card }
event-turned = { $seat } поворачивает на { $heading ->
    [0] север
    [1] восток
    [2] юг
   *[3] запад
}.
event-skipped = { $why ->
    [rim] Пропуск: край поля.
    [wall] Пропуск: стенка.
    [cliff] Пропуск: край холма.
    [storeys] Пропуск: два этажа не перепрыгнуть.
    [home] Ничего не происходит: тот вездеход уже дома.
    [occupied] Ничего не происходит: база того вездехода занята.
    [target] Импульс никого не встречает.
   *[other] Пропуск.
}
event-drove = { $seat } едет на { $at }.
event-jumped = { $seat } прыгает на { $at }.
event-lifted = { $seat } едет на лифте на { $at }.
event-lift-blocked = { $seat } ждёт лифта: другую платформу занимает { $other }.
event-loaded = { $seat } берёт на борт { $n ->
    [one] { $n } образец
    [few] { $n } образца
   *[many] { $n } образцов
} на { $at }.
event-delivered = { $seat } доставляет { $n ->
    [one] { $n } образец
    [few] { $n } образца
   *[many] { $n } образцов
}: { $samples }.
event-bumped = { $seat } стоит: путь закрывает { $other }.
event-paid = { $seat } стоит: путь закрывает { $other } и отдаёт образец за помеху.
event-pulsed = { $seat } посылает импульс.
event-pulled = { $n ->
    [one] { $n } образец переносится
    [few] { $n } образца переносятся
   *[many] { $n } образцов переносятся
} на { $at }.
event-dropped = { $seat } оставляет { $n ->
    [one] { $n } образец
    [few] { $n } образца
   *[many] { $n } образцов
} на { $at }.
event-teleported = { $other } отправляется домой, на { $at }.
event-row-cleared = Программа уходит в отбой.
event-passed = { $n ->
    [0] { $seat } пасует.
   *[other] { $seat } пасует и меняет карты: { $cards }.
}
event-passed-closed = { $n ->
    [0] { $seat } пасует.
    [one] { $seat } пасует и меняет { $n } карту.
    [few] { $seat } пасует и меняет { $n } карты.
   *[many] { $seat } пасует и меняет { $n } карт.
}
event-drew = { $seat } добирает { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
event-drew-own = Вы добираете: { $cards }.
event-reshuffled = Отбой перемешан и стал колодой: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}.
event-over = { $reason ->
    [target] Нужные очки набраны: игра окончена.
    [all_delivered] Все образцы доставлены: игра окончена.
   *[stall] Образцы давно никто не трогает: игра окончена.
}

## Конец

score-tokens = Доставлено образцов
score-types = Разных типов
reason-target = Нужные очки набраны
reason-all_delivered = Все образцы доставлены
reason-stall = Много кругов подряд никто не тронул образцы

## Почему нельзя

refuse-enough-cards = Больше карт в этот ход выложить нельзя.
refuse-no-card = Такой карты на руке больше нет.
refuse-no-place = В программе нет такого места.
refuse-no-loop = Там не начинается никакой цикл.
refuse-row-full = Программа достигла предельной длины.
refuse-cards-full = В программе уже столько карт, сколько можно, считая перекрытые.
refuse-laid-now = Эта карта выложена только что: её можно лишь взять назад.
refuse-loop-laid-now = Пропал бы цикл, выложенный только что: его можно лишь взять назад.
refuse-under-loop = Карта там уже лежит под циклом.
refuse-nothing-to-run = Программа пуста: выложите хотя бы одну команду.
refuse-play-one = Выложите хотя бы одну карту или спасуйте.
refuse-only-at-end = Здесь карты выкладывают одну за другой, в конец ряда.
refuse-not-in-basic = В базовых правилах можно только выкладывать команды в конец ряда.
refuse-no-command = Программа пуста, а команд на руке нет: остаётся пасовать.
refuse-in-order = Карты откладывают по порядку видов: сперва верните те, что идут после этой.
refuse-colour-taken = Этот цвет уже занят: { $other }.
refuse-no-mark = Там нет открытой метки.
refuse-mark-taken = Там уже лежит образец.
refuse-no-corner = Базы лежат в углах.
refuse-corner-taken = Там уже лежит база.
refuse-into-wall = На старте вездеход не может смотреть туда, куда не смог бы проехать.
refuse-PG-4-2 = Холм должен целиком лежать на поле.
refuse-PG-4-3 = Холмы не могут перекрываться.
refuse-PG-4-4 = Углы должны остаться свободными для баз.
refuse-PG-4-5 = Двухэтажный холм должен примыкать стороной к низкому.
refuse-PG-4-6 = Из одного из углов вездеход не смог бы выехать.
refuse-PG-4-7 = Для всех образцов не хватило бы открытых меток.
refuse-PG-4-8 = До какой-то из меток было бы не добраться.
refuse-PG-4-10 = Остальные холмы стало бы некуда ставить.

## Настройки стола

option-mode = Правила
option-mode-hint = Базовые: поле 6 × 6, каждый ход своя программа. Полные: поле 9 × 9, одна программа на всех, циклы, телепорты, лифты.
option-mode-basic = Базовые
option-mode-full = Полные
option-layout = Холмы
option-layout-hint = Кто расставляет холмы.
option-layout-random = Случайно и честно для всех углов
option-layout-preset = Готовый ландшафт
option-layout-players = Сами игроки, по одному холму
option-preset = Ландшафт
option-preset-hint = Какой из готовых ландшафтов, если выбран готовый.
option-preset-any = Любой
option-preset-B1 = { preset-B1 } (базовые)
option-preset-B2 = { preset-B2 } (базовые)
option-preset-B3 = { preset-B3 } (базовые)
option-preset-B4 = { preset-B4 } (базовые)
option-preset-F1 = { preset-F1 } (полные)
option-preset-F2 = { preset-F2 } (полные)
option-preset-F3 = { preset-F3 } (полные)
option-preset-F4 = { preset-F4 } (полные)
option-preset-F5 = { preset-F5 } (полные)
option-first = Порядок хода
option-first-hint = Кто ходит первым и кто за ним.
option-first-random = Случайно
option-first-host_seat = Как сидят
option-marks = Образцы
option-marks-hint = Куда ложатся закрытые образцы.
option-marks-random = На случайные метки
option-marks-manual = Раскладывает последний игрок
option-spare_bases = Ничьи базы
option-spare_bases-hint = Полные правила, 2 или 3 игрока: на ничьих базах есть лаборатории, поэтому важно, где они лежат.
option-spare_bases-random = Случайно
option-spare_bases-last_player = Расставляет последний игрок
option-same_height_edge = Холмы одной высоты впритык
option-same_height_edge-hint = Можно ли проехать с одного на другой?
option-same_height_edge-open = Да, края между ними нет
option-same_height_edge-closed = Нет, только прыжком
option-full_hold_stops = Полный вездеход встаёт у образца
option-full_hold_stops-hint = Кончается ли «До упора» на образце, который уже не взять?
option-full_hold_stops-true = Да
option-full_hold_stops-false = Нет, едет дальше
option-comp_at_lab = Образец, полученный в лаборатории
option-comp_at_lab-hint = Вездеход стоит в своей лаборатории и получает образец за помеху.
option-comp_at_lab-deliver = Доставлен сразу
option-comp_at_lab-wait = Ждёт нового приезда
option-lock_on = Помеха без образца
option-lock_on-hint = Соперник мешает, но отдать ему нечего. Заплатит ли он в следующий раз, если никто не сдвинется?
option-lock_on-paid = Да
option-lock_on-bump = Нет, один раз и всё
option-row_count = Что считается до пяти
option-row_count-hint = Чем заполняется общая программа.
option-row_count-slots = Видимые команды
option-row_count-cards = И перекрытые тоже
option-loop_shift = Цикл снимается
option-loop_shift-hint = Когда карту выкладывают в программу перед ним.
option-loop_shift-index = Если его карты сдвинулись
option-loop_shift-gap = Только если две его карты разделили
option-pulse_gap = Импульс над низиной
option-pulse_gap-hint = Телепорт, пущенный с холма.
option-pulse_gap-stop = Гаснет
option-pulse_gap-fly = Летит дальше на своей высоте
option-home_pulse = Импульс по вездеходу дома
option-home_pulse-hint = Вездеход на своей базе переносить некуда.
option-home_pulse-nothing = Ничего не делает
option-home_pulse-drop = Заставляет выложить образцы
option-pull_boards = Притянутые образцы берутся на борт
option-pull_boards-hint = Когда телепорт приносит их на клетку стрелявшего.
option-pull_boards-true = Да
option-pull_boards-false = Нет, остаются лежать
option-lift_to_hill = Лифт на низкий холм
option-lift_to_hill-hint = Лифт высокого холма, внизу которого не земля.
option-lift_to_hill-works = Работает
option-lift_to_hill-dead = Не работает
option-tie = Равные очки
option-tie-hint = Все образцы доставлены, а у лучших поровну.
option-tie-shared = Делят победу
option-tie-types = Побеждает, у кого больше разных типов
option-stall_rounds = Кругов без образцов
option-stall_rounds-hint = Если столько кругов подряд ни один образец не сменил хозяина, игра кончается. 0: никогда.
option-finish_round = Когда очки набраны
option-finish_round-hint = Кончается ли игра сразу?
option-finish_round-off = Сразу
option-finish_round-on = После круга
option-pass_discards = Карты, обменянные на пасе
option-pass_discards-hint = Видны ли они остальным?
option-pass_discards-open = Видны
option-pass_discards-closed = Закрыты

## Board

board-field = Поле { $size } на { $size } клеток
board-stands = { $seat }: клетка { $at }, носом на { $way }, образцов на борту: { $n }.
board-program = Программа
board-hand = Мои карты
board-no-cards = Карт на руке нет.
board-slot = Команда { $place }: { $card }
board-covered = Под ней: { $cards }
board-gap = Вставить перед командой { $place }
board-empty = Свободное место { $place }
board-pair = Над командами { $first } и { $second }
board-loop = Цикл ×{ $times } над командой { $first }{ $span ->
    [1] { "" }
   *[other] { " " }и следующей
}
board-loop-falls = { $why ->
    [covered] Карту под этим циклом накроют, и он уйдёт в сброс
    [parted] Карта ляжет между двумя под этим циклом, и он уйдёт в сброс
    [shifted] Карты под этим циклом сдвинутся, и он уйдёт в сброс
   *[removed] Цикл убирают
}
board-skip = { $why ->
    [rim] край поля
    [wall] стенка
    [cliff] край холма
    [storeys] сразу два этажа
    [rover] чужой вездеход
    [target] нет цели
    [home] тот вездеход и так дома
    [occupied] его дом занят
   *[other] делать нечего
}
board-futile = осознание тщетности
board-go = Пуск
board-write = Составить программу
board-pass = Пас
board-exchange = { $n ->
    [0] Спасовать без обмена
    [one] Обменять { $n } карту и спасовать
    [few] Обменять { $n } карты и спасовать
   *[other] Обменять { $n } карт и спасовать
}
board-ends = Финиш: { $at }, { $way }
board-loads = возьмёт { $n }
board-delivers = сдаст { $n }
board-skips = впустую: { $n }
board-full-row = Теперь команд { $limit }: после запуска программа уйдёт в сброс.
board-score = { $points } из { $target } очков; на борту { $n }, это около { $worth }
board-hold = { $n ->
    [0] На борту пусто
    [one] На борту { $n } образец, в среднем это { NUMBER($points, maximumFractionDigits: 1) } очка
    [few] На борту { $n } образца, в среднем это { NUMBER($points, maximumFractionDigits: 1) } очка
   *[other] На борту { $n } образцов, в среднем это { NUMBER($points, maximumFractionDigits: 1) } очка
}
board-two-yet = первый такой принесёт 2 очка
board-costly = Красным отмечено, где упадёт цикл.
board-piles = Сколько осталось карт и образцов
board-piles-say = Карт в колоде: { $deck }, в сбросе: { $discard }.
board-deck = Колода
board-discard = Сброс
board-undelivered = Ещё не сданные образцы
board-card = Карта
board-all = Всего
board-seen = Видно
board-chance = Хоть одна среди … взятых
board-home = Дом: { $at }
board-labs = Лаборатории: { $at }
board-waits = Ждёт лифта на { $at }
board-lock = Между { $seat } и { $other } образцов больше не будет, пока кто-то из них не сдвинется
board-base = База, цвет { $colour }; лаборатория, цвета: { $labs }
board-samples = Образцов: { $n }
board-height = { $height ->
    [0] равнина
    [1] низкий холм
   *[other] два этажа
}
board-lift = Лифт на { $at }
board-lift-dead = Лифт не работает
board-hill = Ставим: { $hill }, { $height ->
    [1] один этаж
   *[other] два этажа
}
board-hill-how = Выберите поворот, затем клетку левого нижнего угла.
board-quarter = { $quarter ->
    [0] Без поворота
    [1] Повернуть направо
    [2] Развернуть
   *[3] Повернуть налево
}
board-points = Очки: { $points } из { $target }

# What bots value (sense.py)
values-score = доставленные образцы
values-aboard = образцы на борту
values-home = близость лаборатории для них
values-near = близость следующих образцов
