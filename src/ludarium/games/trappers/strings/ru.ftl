# «Трапперы»: всё, что читает человек. Клетки называются как (4,2): столбец и строка; места приходят именами.

game-title = Трапперы
game-blurb = Поведите отряд оборотней, дружите со вздорными кланами или грабьте их и первым наберите 20 очков.
game-how =
    За ход вездеход проезжает несколько клеток, тем больше, чем лучше к вам относятся там, где он стоял; потом вы делаете
    то, что даёт клетка: набираете жителей, покупаете расположение, строите, грабите, берёте поручения, меняете облик.
    Победа над траппером — 8 очков, город — 6, квест — от 4 до 6. Кто первым набрал 20, тот сразу и победил.
world-tagline = Шесть кланов, четыре облика и цена за каждую услугу
world-about =
    Туземцы Ауберы меняют тела, как другие одежду, и с тех пор не могут поладить. Вы спустились с корабля, чтобы жить
    среди них: соберите отряд, полюбитесь одному клану и тем самым рассердите его врага, стройте заводы и города,
    выполняйте поручения учёных и отшельников и встречайте других трапперов тогда, когда вы сильны, а они нет.

# Имена из набора, в котором есть что-то своё.
named = { $ru }

## Кланы, трапперы, клетки

clan-medok = Медок
clan-tafgar = Тафгар
clan-zvagass = Звагасс
clan-kishkua = Кишкуа
clan-makmamuba = Макмамуба
clan-bamasma = Бамасма
clan-nobody = ничья
clan-medok-hint = Агрессивны; грабят соседей и верят снам. Поклоняются Ронгауму.
clan-tafgar-hint = Ищут образ мира в древних устройствах и потому собирают все артефакты, какие найдут.
clan-zvagass-hint = Жители сумерек, дневным не друзья. Появляются и исчезают, когда захотят.
clan-kishkua-hint = Свободны от всего: от привязанностей, привычек, запретов. Постоянна только форма тела.
clan-makmamuba-hint = Служители порядка. Строят всё, что можно построить, наперекор хаосу.
clan-bamasma-hint = Мастера вредить малыми усилиями и собиратели способов это делать.

colour-red = красный
colour-khaki = хаки
colour-yellow = жёлтый
colour-black = чёрный

kind-w = Пустошь
kind-cap = Столица
kind-nec = Нечто
kind-ron = Ронгаум
kind-peo = Люди
kind-old = Старый
kind-w-hint = Клановая: купить расположение, построить завод или отбить артефакт. Ничья (белая): просто земля.
kind-cap-hint = Мирно: жители, потом Репутация, потом артефакт. Или Боец грабит её на 10 зефов.
kind-nec-hint = Сменить Ипостась, купить Репутацию. Здесь не дерутся.
kind-ron-hint = Надо остановиться и бросить кубик: ничего, потери, пропуск хода, артефакт, квест или Репутация у воюющих кланов.
kind-peo-hint = Взять Квест Людей, продать артефакты по 3 зефа.
kind-old-hint = Взять Квест Старых или за артефакт украсть Репутацию у противника.
factory = Завод
factory-hint = Даёт хозяину 5 зефов за раунд и жителей. Противник обязан остановиться и платит 1 зеф.
city = Город
city-hint = Даёт хозяину 10 зефов за раунд и жителей. Противник обязан остановиться и платит 2 зефа.

form-builder = Строитель
form-fighter = Боец
form-engineer = Инженер
form-mimic = Мимикр
form-builder-hint = Строит заводы. Не нападает ни на что, кроме Пустоши.
form-fighter-hint = Нападает на трапперов, населённые пункты и Столицы; +3 в битве; грабит Пустошь с 6 жителями. Не строит.
form-engineer-hint = Строит, модернизирует, захватывает заводы. −2 в битве.
form-mimic-hint = +2 Репутации у всех кланов. Жителей в Столицах не получает.
form-choice = любая другая

heading-0 = север
heading-1 = восток
heading-2 = юг
heading-3 = запад
heading-4 = любая сторона

deck-people = Квест Людей
deck-old = Квест Старых

## Вопросы

ask-colour = Выберите траппера
ask-colour-other = { $seat } выбирает траппера
ask-move = Поезжайте или закончите движение
ask-move-other = { $seat } в пути
ask-act = Что вы здесь делаете?
ask-act-other = { $seat } осматривается
ask-roll = Бросить кубик или сначала применить артефакт?
ask-roll-other = { $seat } сейчас бросит кубик
ask-result = Оставить бросок или применить артефакт?
ask-result-other = { $seat } смотрит на кубик
ask-deck = Какой квест берёте?
ask-deck-other = { $seat } получает квест
ask-discard = Какой квест сбросить ради него?
ask-discard-other = { $seat } освобождает место для квеста
ask-first = Какой квест выполнен первым?
ask-first-other = { $seat } выполняет квесты
ask-clan = Какой клан?
ask-clan-other = { $seat } выбирает клан
ask-victim = Какой противник?
ask-victim-other = { $seat } выбирает противника
ask-give = Какой артефакт отдаёте?
ask-give-other = { $seat } выбирает, какой артефакт отдать
ask-cell = Куда?
ask-cell-other = { $seat } выбирает клетку
ask-shape = Какая Ипостась?
ask-shape-other = { $seat } меняет облик
ask-face = Какое число?
ask-face-other = { $seat } поворачивает кубик
ask-shove = Куда поедет вездеход?
ask-shove-other = { $seat } двигает вездеход
ask-react = Отменить этот артефакт своим?
ask-react-other = { $seat } может его отменить
ask-agree = Вы согласны?
ask-agree-other = { $seat } решает, согласиться ли
ask-adjust = Сделайте, что сказано на карте, и закончите
ask-adjust-other = { $seat } делает, что сказано на карте
why-tr-7-1 = На Нечто можно принять другую Ипостась.
why-tr-8-4 = Нечто даёт Квест: назовите его тип.
why-tr-11-2 = Квест Старых даёт по 1 Репутации у четырёх кланов. Назовите их один за другим.
why-tr-11-4 = Кража: за один артефакт 1 Репутация противника становится вашей.
why-tr-18-3 = Квестов одного типа бывает не больше двух: один уступает место новому.
why-tr-18-14 = Квест требует сдать артефакты.
why-tr-22-4 = Заявлен Квест, выполнение которого оценивают игроки. Выполнен ли он?

## Ответы

cancel = Передумать
at = { $at }
move-forward = Вперёд
move-left = Повернуть налево
move-right = Повернуть направо
move-north = Тронуться на север
move-east = Тронуться на восток
move-south = Тронуться на юг
move-west = Тронуться на запад
move-end = Закончить движение
use-artifact = Применить: { $card }
abandon-quest = Отказаться от квеста «{ $quest }»
act-end = Закончить ход
act-become-0 = Стать Строителем
act-become-1 = Стать Бойцом
act-become-2 = Стать Инженером
act-become-3 = Стать Мимикром
act-buy-rep = Купить Репутацию
act-residents = Взять жителей
act-buy-artifact = Купить артефакт
act-rob = Ограбить Столицу
act-take-quest = Взять квест
act-theft = Украсть Репутацию
act-build = Построить завод
act-raid = Разграбить Пустошь
act-modernise = Модернизировать в город
act-stay = Остаться мирно
act-destroy = Разрушить завод
act-capture = Захватить завод
act-damage = Повредить город
act-duel = Напасть: { $other }
act-beat = Победить гостя: { $other }
act-sell = Продать: { $card }
act-hand-in = Выполнить квест «{ $quest }»
roll-go = Бросить кубик
result-accept = Оставить
discard-quest = Сбросить квест «{ $quest }»
victim = { $other }
give-artifact = Отдать: { $card }
die-face = { $n }
shove-north = На север
shove-east = На восток
shove-south = На юг
shove-west = На запад
shove-free = Остановиться здесь
react-none = Пусть действует
agree-yes = Согласиться
agree-no = Не согласиться
adjust-zeff = зефы
adjust-residents = жители
adjust-rep = Репутация, { $clan }
adjust-up = { $other }: { $thing } +1
adjust-down = { $other }: { $thing } −1
adjust-done = Готово

## Артефакты

artifact-A1 = Складка
artifact-A2 = Форсаж
artifact-A3 = Зеркало форм
artifact-A4 = Громобой
artifact-A5 = Костяшка
artifact-A6 = Пелена
artifact-A7 = Сборщик
artifact-A8 = Голос клана
artifact-text = { $when } { $effects }
window-move_start = Пока не потрачено ни одного очка движения:
window-move = В фазу движения:
window-action = В фазу действий:
window-any = В фазу движения или действий:
window-pre_roll = Перед кубиком своего рейда или своей битвы:
window-post_roll = После своего кубика:
window-reaction = Когда другой применяет артефакт:

op-teleport = { $ends ->
    [1] { $where }; движение на этом кончается, направление любое.
   *[other] { $where }; направление любое.
}
teleport-any_cell = поставьте вездеход на любую клетку
teleport-w = поставьте вездеход на любую Пустошь
teleport-cap = поставьте вездеход на любую Столицу
teleport-nec = поставьте вездеход на любое Нечто
teleport-ron = поставьте вездеход на любой Ронгаум
teleport-peo = поставьте вездеход на любую клетку Людей
teleport-old = поставьте вездеход на любую клетку Старого
op-add_mp = { $n ->
    [one] ещё { $n } очко движения.
    [few] ещё { $n } очка движения.
   *[other] ещё { $n } очков движения.
}
op-cross_chasm = { $n ->
    [one] можно переехать { $n } провал.
    [few] можно переехать до { $n } провалов.
   *[other] можно переехать до { $n } провалов.
}
op-ignore = { $until } для вас не действуют: { $what }.
ignore-must_stop = обязательные остановки
ignore-toll = пошлины
ignore-chasm = провалы
op-set_hypostasis = новая Ипостась — { $form }.
op-add_attack = атака больше на { $n }.
op-add_defence = до вашего следующего хода защита ваших населённых пунктов больше на { $n }.
op-set_die = { $value ->
    [0] поверните кубик любым числом вверх.
   *[other] на кубике теперь { $value }.
}
op-reroll = { $die ->
    [own] бросьте этот кубик ещё раз; считается второй бросок.
   *[other] кубик противника бросают ещё раз; считается второй бросок.
}
op-no_losses = вы не теряете в ней жителей.
op-add_residents = { $target ->
    [self] вам: жителей { $n }.
   *[opponent] противнику на выбор: жителей { $n }.
}
op-add_zeff = { $target ->
    [self] вам: зефов { $n }.
   *[opponent] противнику на выбор: зефов { $n }.
}
op-add_rep = { $target ->
    [self] Репутация больше на { $n }
   *[opponent] противнику на выбор: Репутация больше на { $n }
} { $clan ->
    [cell] у клана вашей клетки
    [warring] у каждого воюющего клана
   *[choice] у клана на выбор
}{ $echo ->
    [0] ; враг клана не обижается.
   *[other] .
}
op-steal_rep = украдите Репутацию: { $n }; противник и клан на выбор.
op-discount = { $until } вы платите меньше на { $zeff ->
    [one] { $zeff } зеф
    [few] { $zeff } зефа
   *[other] { $zeff } зефов
}{ $residents ->
    [0] { "" }
    [one] { " " }и { $residents } жителя
   *[other] { " " }и { $residents } жителей
} за { $what }.
discount-build = строительство
discount-modernise = модернизацию
discount-capture = захват
discount-buy_rep = Репутацию
discount-buy_artifact = артефакты
op-waive = { $until } не нужно условие: { $condition }. Действует на: { $what }.
waived-residents = число жителей
waived-rep = Репутация
waived-hypostasis = Ипостась
waived-marker = клетка без вашего маркера
waived-city_limit = предел городов
waive-build = строительство
waive-modernise = модернизацию
waive-raid = рейды
waive-recruit = набор жителей
waive-quest = взятие квестов
op-remove_marker = снимите свой маркер со своей клетки.
op-draw_artifact = { $n ->
    [one] возьмите { $n } артефакт.
    [few] возьмите { $n } артефакта.
   *[other] возьмите { $n } артефактов.
}
op-draw_quest = { $deck ->
    [people] возьмите Квест Людей.
    [old] возьмите Квест Старых.
   *[choice] возьмите квест любого типа.
}
op-peek = { $deck ->
    [people] посмотрите верхние карты Квестов Людей: { $n }.
    [old] посмотрите верхние карты Квестов Старых: { $n }.
   *[artifacts] посмотрите верхние карты артефактов: { $n }.
}
op-extra_turn = сразу после этого хода ходите ещё раз.
op-miss_turn = { $target ->
    [self] вы пропускаете следующий ход.
   *[opponent] противник на выбор пропускает следующий ход.
}
op-move_rover = { $target ->
    [self] передвиньте свой вездеход по открытым путям, шагов не больше { $n }; направление любое.
   *[opponent] передвиньте вездеход противника по открытым путям, шагов не больше { $n }; направление любое.
}
op-cancel_artifact = он не действует.
until-movement_end = в это движение
until-turn_end = в этот ход
until-round_end = в этом раунде

## Квесты

quest-P01 = Проба сил
quest-P02 = Образцы
quest-P03 = Топосъёмка
quest-P04 = Журнал аномалии
quest-P05 = Морфология
quest-P06 = Промышленный пояс
quest-P07 = Добровольцы
quest-P08 = Забытые тайники
quest-P09 = Меценат
quest-P10 = Курьер
quest-O01 = Миротворец
quest-O02 = Побратим
quest-O03 = Изгой
quest-O04 = Чужая война
quest-O05 = Паломничество
quest-O06 = Подношение
quest-O07 = Испытание оружием
quest-O08 = Тихое слово
quest-O09 = Меж двух огней
quest-O10 = Два очага

quest-task = { $task }{ $n ->
    [0] { "" }
   *[other] { " " }{ $rest }
}
reward-people = { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[other] { $vp } очков
}, { $zeff } зефов
reward-old = { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[other] { $vp } очков
}, +1 Репутация у четырёх кланов
fails-if = Провал, если { $what }.
deadline = { $n ->
    [0] { "" }
    [one] Срок — до конца следующего раунда.
    [few] Срок — { $n } раунда после того, в котором взят.
   *[other] Срок — { $n } раундов после того, в котором взят.
}
task-hand-in = Сдать { $place }: { $goods }.
goods-artifacts = { $n ->
    [one] { $n } артефакт
    [few] { $n } артефакта
   *[other] { $n } артефактов
}
goods-residents = { $n ->
    [one] { $n } жителя
   *[other] { $n } жителей
}
goods-zeff = { $n ->
    [one] { $n } зеф
    [few] { $n } зефа
   *[other] { $n } зефов
}
at-kind-w = на Пустоши
at-kind-cap = в Столице
at-kind-nec = на Нечто
at-kind-ron = на Ронгауме
at-kind-peo = Людям
at-kind-old = Старому
task-settlement_clans = { $value ->
    [one] Иметь населённые пункты у { $value } клана.
   *[other] Иметь населённые пункты у { $value } разных кланов.
}
task-rep_at_least = { $clans ->
    [one] Иметь базовую Репутацию от { $value } хотя бы у одного клана.
   *[other] Иметь базовую Репутацию от { $value } у { $clans } кланов.
}
task-rep_at_most = { $clans ->
    [one] Иметь базовую Репутацию не выше { $value } хотя бы у одного клана.
   *[other] Иметь базовую Репутацию не выше { $value } у { $clans } кланов.
}
task-two-enemies = За один раунд у двух кланов, воюющих друг с другом: { $deed }.
task-count = { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[other] { $n } раз
}: { $deed }.
task-distinct-clan = У { $n } разных кланов: { $deed }.
task-distinct-cell = На { $n } разных клетках: { $deed }.
task-sequence = Одно за другим: { $deeds }.
task-one = Один раз: { $deed }.
task-boxes = Всё это: { $deeds }.
task-some = { $n } из этого: { $deeds }.
nothing = ничто
box-count = { $n }

any-of = { $one } или { $rest }
both = { $one } { $rest }
deed-stop = закончить движение { $n ->
    [0] на клетке
   *[other] { $what }
}{ $of ->
    [0] { "" }
   *[other] { " " }({ $clans })
}{ $at_war ->
    [yes] { " " }воюющего клана
    [no] { " " }невоюющего клана
   *[any] { "" }
}
stop-kind-w = на Пустоши
stop-kind-cap = в Столице
stop-kind-nec = на Нечто
stop-kind-ron = на Ронгауме
stop-kind-peo = у Людей
stop-kind-old = у Старого
deed-rongaum = бросить кубик Ронгаума{ $n ->
    [0] { "" }
   *[other] { " " }и получить { $what }
}
deed-hypostasis = { $n ->
    [0] сменить Ипостась
   *[other] стать { $what }
}
hypostasis-to-builder = Строителем
hypostasis-to-fighter = Бойцом
hypostasis-to-engineer = Инженером
hypostasis-to-mimic = Мимикром
deed-buy_rep = купить Репутацию{ $of ->
    [0] { "" }
   *[other] { " " }({ $clans })
}{ $at_war ->
    [yes] { " " }у воюющего клана
    [no] { " " }у невоюющего клана
   *[any] { "" }
}
deed-buy_artifact = купить артефакт{ $of ->
    [0] { "" }
   *[other] { " " }({ $clans })
}
deed-sell = продать артефакт
deed-theft = украсть Репутацию
deed-recruit = взять жителей{ $n ->
    [0] { "" }
   *[other] { " " }{ $what }
}{ $of ->
    [0] { "" }
   *[other] { " " }({ $clans })
}
recruit-kind-w = в населённом пункте
recruit-kind-cap = в Столице
recruit-kind-nec = на Нечто
recruit-kind-ron = на Ронгауме
recruit-kind-peo = у Людей
recruit-kind-old = у Старого
deed-raid = { $success ->
    [yes] удачно { $n ->
        [0] пойти в рейд
       *[other] { $what }
    }
   *[any] { $n ->
        [0] пойти в любой рейд
       *[other] { $what }
    }
}{ $of ->
    [0] { "" }
   *[other] { " " }({ $clans })
}{ $at_war ->
    [yes] { " " }воюющего клана
    [no] { " " }невоюющего клана
   *[any] { "" }
}
raid-target-wasteland = разграбить Пустошь
raid-target-capital = напасть на Столицу
raid-target-destroy = разрушить завод
raid-target-capture = захватить завод
raid-target-damage = повредить город
deed-duel = { $won ->
    [yes] победить в битве
    [no] не победить в битве
   *[any] вступить в битву
}{ $n ->
    [0] { "" }
   *[other] { " " }{ $what }
}
duel-role-attacker = нападая
duel-role-defender = защищаясь
duel-role-host = как хозяин
duel-role-guest = как гость
deed-build = построить завод{ $of ->
    [0] { "" }
   *[other] { " " }({ $clans })
}
deed-modernise = построить город{ $of ->
    [0] { "" }
   *[other] { " " }({ $clans })
}
deed-toll = заплатить пошлину
deed-round_start = дождаться нового раунда

## Что произошло

event-order = Порядок хода: { $seats }.
event-colour-chosen = { $seat }: траппер — { $colour }.
event-entered = { $seat } бросает белый { $white }, чёрный { $black } и появляется на { $at }.
event-round = Раунд { $n }.
event-war = Воюют: { $clans }.
event-war-of-all = Воюют все, попарно: { $clans }.
event-income = { $seat } получает доход: { $n ->
    [one] { $n } зеф
    [few] { $n } зефа
   *[other] { $n } зефов
}.
event-turn = Ходит { $seat }: ход { $n }, раунд { $round }.
event-missed = { $seat } пропускает ход.
event-drove = { $seat } едет на { $at }.
event-turned = { $seat } поворачивает на { $heading ->
    [0] север
    [1] восток
    [2] юг
   *[3] запад
}.
event-teleported = { $seat } вдруг оказывается на { $at }.
event-shoved = Вездеход ({ $seat }) едет на { $at }.
event-rolled = { $seat } бросает кубик: { $n }.
event-rolled-again = { $seat }: кубик брошен ещё раз: { $n }.
event-die-set = { $seat } поворачивает кубик: { $n }.
event-residents-lost = { $seat } теряет в Ронгауме жителей: { $n }.
event-residents-changed = { $seat }, жители: { $n }.
event-zeff-changed = { $seat }, зефы: { $n }.
event-residents-join = { $seat } берёт на { $at } жителей: { $n }.
event-will-miss = { $seat } пропустит следующий ход.
event-became = { $seat } меняет Ипостась: { $form }.
event-rep-bought = { $seat } покупает Репутацию: { $clan }.
event-rep-up = { $seat } растёт в глазах клана { $clan }: { $rep }.
event-rep-down = { $seat } падает в глазах клана { $clan }: { $rep }.
event-stole = { $seat } крадёт Репутацию у клана { $clan }; пострадавший — { $other }.
event-toll-paid = { $seat } платит пошлину: { $n ->
    [one] { $n } зеф
    [few] { $n } зефа
   *[other] { $n } зефов
}; получает { $other }.
event-tile-laid = { $city ->
    [1] { $seat }: город на { $at }.
   *[other] { $seat }: завод на { $at }.
}
event-tile-removed = { $seat }: завода на { $at } больше нет.
event-marker-removed = { $seat } снимает маркер с { $at }.
event-wasteland-raided = { $seat } грабит Пустошь на { $at }: { $clan }.
event-raid-begins = { $seat } { $target ->
    [1] идёт грабить Столицу
    [2] идёт разрушать завод
    [3] идёт захватывать завод
   *[4] идёт повреждать город
} на { $at }.
event-raided = { $won ->
    [1] { $seat }: рейд удался, { $attack } против { $defence }, потеряно жителей: { $n }.
   *[other] { $seat }: рейд не удался, { $attack } против { $defence }, потеряно жителей: { $n }.
}
event-duel-begins = { $seat } нападает на { $at }; защищается { $other }.
event-fought = { $seat }: { $attack }, { $other }: { $defence }.
event-losses = { $seat } теряет жителей: { $n }.
event-prize = { $seat } отмечает победу и получает { $n ->
    [one] { $n } зеф
    [few] { $n } зефа
   *[other] { $n } зефов
}; платит { $other }.
event-host-wins = { $seat } у себя дома и выгоняет гостя: { $other }.
event-knocked-out = { $seat } покидает поле.
event-points = { $seat } получает { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}, всего { $total }.
event-quest-taken = { $seat } берёт квест «{ $quest }».
event-quest-done = { $seat } выполняет квест «{ $quest }» ({ $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}).
event-quest-failed = { $seat } проваливает квест «{ $quest }».
event-quest-discarded = { $seat } сбрасывает квест «{ $quest }».
event-quest-abandoned = { $seat } отказывается от квеста «{ $quest }».
event-marked = { $seat } продвигается в квесте «{ $quest }».
event-handed-in = { $seat } сдаёт всё, что просит квест «{ $quest }».
event-claimed = { $seat } объявляет квест «{ $quest }» выполненным.
event-disagreed = { $seat } не соглашается.
event-adjusted-up = { $seat }: { $thing } +1.
event-adjusted-down = { $seat }: { $thing } −1.
event-artifact-bought = { $seat } покупает артефакт.
event-artifact-drawn = { $seat } получает артефакт.
event-artifact-drawn-own = { $seat } получает артефакт: { $card }.
event-artifact-used = { $seat } применяет артефакт: { $card }.
event-artifact-cancels = { $seat } отменяет чужой артефакт: { $card } (применял { $other }).
event-artifact-put-away = { $seat } отдаёт артефакт.
event-artifact-put-away-own = { $seat } отдаёт артефакт: { $card }.
event-sold = { $seat } получает за него { $n ->
    [one] { $n } зеф
    [few] { $n } зефа
   *[other] { $n } зефов
}.
event-peeked = { $seat } смотрит верхние карты колоды: { $n }.
event-peeked-own = Вы видите: { $cards }.
event-no-artifacts-left = { $seat }: артефактов больше нет.
event-no-quests-left = { $seat }: квестов больше нет.
event-won = { $seat } побеждает.
event-rounds-over = Раунд { $n } был последним.

## Конец

score-duels = Победы над трапперами
score-cities = Построенные города
score-quests = Выполненные квесты
reason-target = Траппер набрал достаточно победных очков
reason-rounds = Последний раунд окончен

## Почему нет

refuse-artifacts = Нужно артефактов: { $needs }, у вас { $has }.
refuse-chasm = Там провал.
refuse-city-in-clan = У этого клана уже есть ваш город.
refuse-colour-taken = Этот цвет занят: { $other }.
refuse-deck-empty = Колода пуста.
refuse-engineer = Это делает только Инженер.
refuse-fighter = Это делает только Боец.
refuse-forward-only = Вездеход едет туда, куда смотрит: сначала поверните.
refuse-four-clans = Тогда не хватит кланов, чтобы выбрать четыре.
refuse-four-clans-in-order = Кланы называют по порядку номеров: сначала отмените последний выбор.
refuse-free-first = У вездехода ещё нет направления: троньтесь на север, восток, юг или запад.
refuse-host-wins = Здесь хозяин побеждает без битвы.
refuse-in-order = Артефакты выбирают по порядку видов: отмените выбор, чтобы взять другие.
refuse-marker = Здесь уже лежит ваш маркер.
refuse-must-stop = На этой клетке шаги этого хода кончаются.
refuse-no-artifact = У вас нет такого артефакта.
refuse-no-artifact-to-give = У вас нет артефакта, чтобы отдать за это.
refuse-no-clan = Это не клан.
refuse-no-duel-in-settlements = За этим столом в населённых пунктах не бьются.
refuse-no-fighter = Боец ничего не строит.
refuse-no-marker = Здесь нет вашего маркера.
refuse-no-mimic = К Мимикру в Столице никто не присоединится.
refuse-no-mp = Очков движения не осталось.
refuse-no-other-die = Кубика противника здесь нет.
refuse-no-reaction = Он ничего не отменяет.
refuse-no-room = Трек там кончается.
refuse-no-tile = Все ваши тайлы на поле.
refuse-no-way = Открытого пути нет.
refuse-nobody-comes = При Репутации 0 и ниже никто не придёт.
refuse-nobody-on-board = Ни одного противника нет на поле.
refuse-nobody-to-rob = Ни у кого из противников нет Репутации выше 0.
refuse-nobodys-cell = Эта клетка ничья.
refuse-not-fulfilled = Этот квест сейчас не выполнен.
refuse-not-here = Не на этой клетке.
refuse-not-met = Здесь нет противника: { $other }.
refuse-not-your-settlement = Это не ваш населённый пункт.
refuse-nothing-to-hand-in = Этот квест ничего не просит сдать.
refuse-nothing-to-steal = Репутации выше 0, чтобы украсть, здесь нет.
refuse-nothing-to-turn = Без направления поворачивать нечего: просто троньтесь.
refuse-one-artifact = Один артефакт за ход.
refuse-one-change = Одна смена за ход.
refuse-one-point = Одно очко за ход.
refuse-one-theft = За этим столом одна кража за ход.
refuse-only-damage = Город можно только повредить, и только Бойцу.
refuse-order = Поздно: сначала жители, потом Репутация, потом артефакт.
refuse-other-kind = Он ведёт на клетки другого вида.
refuse-other-line = В этот ход вы выбрали здесь другое.
refuse-peace-of-nechto = На Нечто не дерутся.
refuse-peace-was-chosen = В этот ход вы пришли с миром.
refuse-quest-not-held = У вас нет этого квеста.
refuse-raided-already = Пустошь этого клана вы в этом раунде уже грабили.
refuse-rep = Нужна Репутация { $needs }, у вас { $has }.
refuse-rep-full = Репутация не бывает выше { $n }.
refuse-residents = Нужно жителей: { $needs }, у вас { $has }.
refuse-rim = Поле там кончается.
refuse-same-form = Вы и так в этой Ипостаси.
refuse-toll-first = Сначала пошлина или рейд.
refuse-toll-paid = Вы уже заплатили.
refuse-truce = { $n ->
    [one] В первом раунде перемирие.
   *[other] Перемирие, первых раундов: { $n }.
}
refuse-two-cities = Городов у вас уже { $n }.
refuse-used-already = Двух одноимённых артефактов за ход не применяют.
refuse-which-of-these = Место освободит только квест того же типа.
refuse-which-opponent = Этого противника выбрать нельзя.
refuse-window-move_start = Только пока не потрачено ни одного очка движения.
refuse-window-move = Только в фазу движения.
refuse-window-action = Только в фазу действий.
refuse-window-any = Только в фазу движения или действий.
refuse-window-pre_roll = Только перед кубиком своего рейда или своей битвы.
refuse-window-post_roll = Только после своего кубика.
refuse-window-reaction = Только когда другой применяет артефакт.
refuse-yourself = Это вы.
refuse-zeff = Стоит зефов: { $needs }, у вас { $has }.

## Настройки стола

option-target_vp = Победных очков для победы
option-target_vp-hint = В печатной игре 20.
option-target_vp-20 = 20
option-target_vp-14 = 14: игра короче
option-truce_rounds = Перемирие
option-truce_rounds-hint = Сколько раундов в начале никто не бьётся.
option-truce_rounds-0 = Нет
option-truce_rounds-1 = В первом раунде
option-truce_rounds-2 = В первых двух раундах
option-late_seat_residents = Следующие по очереди
option-late_seat_residents-hint = Лишние жители за каждое место перед своим.
option-late_seat_residents-0 = Начинают как все
option-late_seat_residents-1 = Получают по жителю больше
option-max_rounds = Раундов не больше
option-max_rounds-hint = 0: сколько понадобится. Иначе в конце последнего побеждают очки.
option-people_quest_zeff = Квест Людей платит
option-people_quest_zeff-hint = Раздел о клетке и памятка говорят 10, раздел о квестах — 5.
option-people_quest_zeff-10 = 10 зефов
option-people_quest_zeff-5 = 5 зефов
option-capture_zeff = Захват завода
option-capture_zeff-hint = Таблица рейдов говорит −4, раздел о населённых пунктах молчит, памятка +4.
option-capture_zeff--4 = Стоит 4 зефа
option-capture_zeff-0 = Без зефов
option-capture_zeff-4 = Приносит 4 зефа
option-capital_rep_loss = Ограбление Столицы стоит Репутации
option-capital_rep_loss-hint = Раздел и таблица: при удаче. Памятка: всегда.
option-capital_rep_loss-on_success = При удаче
option-capital_rep_loss-always = Всегда
option-duel_vp = Победные очки за битву
option-duel_vp-hint = Перечень деяний ограничения не знает, раздел о встречах говорит: впервые.
option-duel_vp-first_time = За первую победу над каждым
option-duel_vp-every_win = За каждую победу
option-defender_win_reward = Победившая защита
option-defender_win_reward-hint = Правила говорят только о нападающем.
option-defender_win_reward-none = Ничего не получает
option-defender_win_reward-as_attacker = Получает то же, что нападающий
option-duel_tie = Равенство в битве
option-duel_tie-hint = По правилам побеждает, у кого больше.
option-duel_tie-no_winner = Никто не побеждает
option-duel_tie-defender_wins = Побеждает защита
option-host_win = Хозяин побеждает
option-host_win-hint = В населённом пункте хозяин побеждает без кубиков. И в ход гостя?
option-host_win-always = В любой ход
option-host_win-host_turn_only = Только в свой ход
option-third_party_duel = Битвы в пункте третьего
option-third_party_duel-hint = Раздел о встречах исключает только Нечто, памятка — и тайлы.
option-third_party_duel-allowed = Возможны
option-third_party_duel-forbidden = Невозможны
option-knockout_turns = После поражения
option-knockout_turns-hint = «Через ход» можно понять двояко.
option-knockout_turns-1 = Пропускают ход
option-knockout_turns-0 = Хода не пропускают
option-first_factory_scope = Прибавка за единственный завод у клана
option-first_factory_scope-hint = Единственный чей?
option-first_factory_scope-own = Единственный из своих
option-first_factory_scope-any = Единственный из всех
option-echo_at_bound = Враг клана обижается, даже если треку двигаться некуда
option-echo_at_bound-hint = Например, при рейде на клан с −2.
option-echo_at_bound-true = Да
option-echo_at_bound-false = Нет
option-mimic_cap = Репутация Мимикра
option-mimic_cap-hint = Вместе с его двойкой.
option-mimic_cap-6 = Не больше 6
option-mimic_cap-8 = Не больше 8
option-white_wasteland_raid = Рейды на ничью Пустошь
option-white_wasteland_raid-hint = Белые клетки: грабить там некого или есть кого?
option-white_wasteland_raid-forbidden = Невозможны
option-white_wasteland_raid-allowed = Возможны
option-rep_buy_per_turn = Покупка Репутации
option-rep_buy_per_turn-hint = В правилах везде: 1 очко.
option-rep_buy_per_turn-one = Одно очко за ход
option-rep_buy_per_turn-any = Сколько угодно
option-thefts_per_turn = Кражи у Старого
option-thefts_per_turn-hint = Каждая стоит артефакта.
option-thefts_per_turn-any = Сколько угодно
option-thefts_per_turn-one = Одна за ход
option-rongaum_stay = Оставшийся на Ронгауме
option-rongaum_stay-hint = Бросает ли он кубик снова?
option-rongaum_stay-roll = Бросает кубик снова
option-rongaum_stay-no_roll = Не бросает
option-capital_marker = Маркер на Столице
option-capital_marker-hint = Мешает ли ограбление взять жителей, и наоборот?
option-capital_marker-shared = Один на жителей и ограбление
option-capital_marker-separate = На каждое свой
option-first_round_war = В первом раунде кланы воюют
option-first_round_war-hint = В правилах: в начале каждого раунда; и в скобках: когда маркер возвращается на 1.
option-first_round_war-true = Да
option-first_round_war-false = Нет

## Нарисованное поле

board-map = Карта Ауберы
board-cell = { $at }: { $place }, { $clan }{ $owned ->
    [1] , хозяин: { $owner }
   *[0] { "" }
}{ $n ->
    [0] { "" }
   *[other] . Здесь: { $here }
}
board-way = { $at }, { $place }: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}, { $turns ->
    [0] без поворотов
    [one] { $turns } поворот
    [few] { $turns } поворота
   *[other] { $turns } поворотов
}
board-points = Очки движения: { $left } из { $total }
board-route = На { $at }, { $place }: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}{ $turns ->
    [0] .
    [one] , по пути { $turns } поворот.
    [few] , по пути { $turns } поворота.
   *[other] , по пути { $turns } поворотов.
}
board-stops-there = Там шаги кончаются.
board-ends = Куда смотреть в конце
board-end-facing = { $heading }: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
board-drive = Ехать туда
board-walking = В пути…
board-tip-drive = Коснитесь подсвеченной клетки, чтобы увидеть путь; ещё раз — чтобы поехать. Или проведите путь от вездехода.
board-tip-stuck = Очков больше нет: ехать некуда.
board-ask = Что сейчас решить
board-shove = Коснитесь на карте клетки, на которую отправится вездеход.
board-adjust = Передвиньте маркеры трапперов, как сказано на карте. Потом остальные решат, согласны ли они.
board-drives = { $seat } едет: осталось { $left } из { $total } очков.
board-acts = { $seat } на клетке { $at }.
board-rolled = На кубике { $n }.
board-sell = Продать артефакт
board-sell-hint = По 3 зефа. Затем коснитесь артефакта.
board-hand-in = Выполнить квест
board-round = Раунд
board-turn = Ход { $n } из 5
board-wars = Кланы в войне
board-against = воюет с
board-peace = Кланы не воюют.
board-war-dice = Кубики войны: белый против чёрного; дубль — воюют все
board-clans = Кланы
board-reputation = Базовая Репутация каждого у каждого клана
board-enemy = Война с кланом { $clan }: очко вверх здесь — очко вниз там, и наоборот.
board-players = Трапперы
board-mine = Мои артефакты и квесты
board-nothing-held = У вас пока нет ни артефактов, ни квестов.
board-off = вне поля
board-off-hint = Высадится по кубикам в свой следующий ход
board-misses = Пропускает следующий ход
board-artifacts = Артефакты
board-tiles = осталось тайлов
board-beaten = Побеждены:
board-points-of = Очки: { $duels } за победы над трапперами, { $cities } за города, { $quests } за квесты
board-raided = Разграблены Пустоши в этом раунде:
board-progress = { $have } из { $need }
board-deadline = До конца раунда { $n }
board-abandon = Отказаться
board-deck-people = Люди
board-deck-old = Старые
board-defence = Защита { $n }
board-copies = Таких карт: { $n }
count-residents = Жителей: { $n }
count-zeff = Зефов: { $n }
count-artifacts = Артефактов: { $n }
count-tiles = Осталось тайлов: { $n }
gain-zeff = зефы: { $n }
gain-residents = жители: { $n }
gain-artifact = артефакты: { $n }
gain-quest = квесты: { $n }
gain-vp = победные очки: { $n }
gain-income = доход: { $n }
gain-factory = заводы: { $n }
gain-rep = Репутация у клана { $clan }: { $n }
gain-theirs = чужая Репутация у клана { $clan }: { $n }
place-nechto = Нечто
place-rongaum = Ронгаум
place-capital = Столица
place-people = Люди
place-old = Старый
place-waste = Пустошь
place-white = ничья Пустошь
place-own-factory = ваш завод
place-own-city = ваш город
place-their-factory = чужой завод
place-their-city = чужой город
when-move_start = до движения
when-move = в движении
when-action = в действии
when-any = в движении и действии
when-pre_roll = до своего кубика
when-post_roll = после своего кубика
when-reaction = против артефакта
awaits-host = { $other } дома: вы платите пошлину и вылетаете с поля.
awaits-toll = Пошлина: { $n }
awaits-die = Бросается кубик Ронгаума.
odds-roll = Атаковать: бросить кубик
odds-win = победа
odds-tie = ничья
odds-lose = поражение: долой с поля
odds-fail = неудача
odds-faces = По числу на кубике: шансы и потери жителей
odds-of-six = { $n } из 6 — победа{ $tie ->
    [0] { "" }
   *[other] , { $tie } — равенство
}
odds-losses = Потери жителей при этом числе, чем бы ни кончилось
odds-won = При успехе
odds-failed = При неудаче
odds-nothing = ничего: уже побеждён
odds-die = Число на кубике
odds-chance = Шанс победить
board-before = До первого раунда
board-drive-end = …и остановиться

# What bots value (sense.py)
values-score = победные очки
values-residents = жители
values-zeff = зефы
values-artifacts = артефакты
values-reputation = Репутация
values-settlements = заводы и города
values-quests = начатые квесты
values-plan = скорый город
values-goals = ближайшие дела
values-out = место на поле
values-gamble = расстояние от кубика Ронгаума
values-danger = безопасность от нападений
