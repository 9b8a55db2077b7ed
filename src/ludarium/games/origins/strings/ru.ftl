# «Истоки. Восход Цивилизаций»: всё, что читает человек. Места и вещи приходят именами.

game-title = Истоки. Восход Цивилизаций
game-blurb = Над первыми городами висят странные корабли. Отправляйте к ним кубики и стройте то, что их переживёт.
game-how =
    Отправляйте граждан, ораторов и архонта в пять зон контакта: за ресурсами, зданиями, новыми жителями, войной и храмами.
    Кубик меньше звездолёта платит мудростью; поработавший кубик растёт, а после шестёрки уходит в советники.
    Выкладывайте город, кладите кубик между четырьмя жетонами, чтобы закрыть район, и стройте башню его цвета.
    Игра кончается, когда иссякают храмы, золото районов, башни или кубики. Побеждает тот, у кого больше победных очков.
world-tagline = Кубики взрослеют, башни умножают, а с неба смотрят гости
world-about =
    Пришельцы выбрали вас: под их кораблями ваш народ строит первые города. Кубики здесь — граждане: они растут с каждым
    визитом, пока не уйдут в советники или не займут центр власти между четырьмя зданиями, где их умножает башня их
    цвета. В одиночку — тренировка: пять раундов и 180 очков.

named = { $ru }

## Вещи

colour-R = красный
colour-O = оранжевый
colour-Y = жёлтый
colour-B = синий
colour-P = фиолетовый
of-colour-R = красного цвета
of-colour-O = оранжевого цвета
of-colour-Y = жёлтого цвета
of-colour-B = синего цвета
of-colour-P = фиолетового цвета

goods-stone = { $n } { $n ->
    [one] камень
    [few] камня
   *[many] камней
}
goods-food = { $n } { $n ->
    [one] еда
    [few] еды
   *[many] еды
}
goods-wisdom = { $n } { $n ->
    [one] мудрость
    [few] мудрости
   *[many] мудрости
}
goods-gold = { $n } { $n ->
    [one] золото
    [few] золота
   *[many] золота
}
goods-basic = { $n } { $n ->
    [one] базовый ресурс
    [few] базовых ресурса
   *[many] базовых ресурсов
}
goods-or = на выбор: { $list }

citizen-die = { $colour } { $value }
speaker-die = оратор { $value }
archon = архонт

kind-palace = Дворец
kind-agora = Площадь
kind-farm = Ферма
kind-forest_temple = Лесной храм
kind-mountain_temple = Горный храм
kind-sea_temple = Морской храм
kind-obelisk = Обелиск
kind-sanctuary = Святыня
kind-statue = Статуя
kind-granary = Амбар
kind-harbour = Гавань
kind-market = Рынок
kind-mint = Монетный двор
kind-quarry = Каменоломня
kind-workshop = Мастерская
kind-arsenal = Арсенал
kind-chariot_field = Поле для колесниц
kind-outpost = Аванпост
kind-hippodrome = Ристалище
kind-citadel = Цитадель
kind-veterans = Ветеранская община
kind-castle = Замок
kind-construction_site = Строительная площадка
kind-courthouse = Суд
kind-manor = Усадьба
kind-forum = Форум
kind-shrine = Капище
kind-gallery = Галерея
kind-astronomer = Башня астронома
kind-fountain = Фонтан мудрости
kind-ritual_gate = Ритуальные врата
kind-healer = Поместье целителя
kind-mage_tower = Башня мага

zodiac-sagittarius = Стрелец
zodiac-sagittarius-hint = Беря новый кубик жителя или оратора, можете добавить к нему 1 (не выше 6, оратору — не выше 5).
zodiac-pisces = Рыбы
zodiac-pisces-hint = Бонусное действие, для которого у вас есть цвет, можете считать за «получите 1 золото», ничего не платя.
zodiac-capricorn = Козерог
zodiac-capricorn-hint = Строя ярус башни, можете добавить 2 одному своему гражданину (не выше 6).
zodiac-aquarius = Водолей
zodiac-aquarius-hint = Продвигаясь на 2 в храме, можете заплатить 1 золото за 1 шаг в другом.
zodiac-taurus = Телец
zodiac-taurus-hint = Здания и жители из рядов стоят вам на 1 мудрость меньше.
zodiac-cancer = Рак
zodiac-cancer-hint = Пасуя со свободной подставкой, можете бесплатно взять кубик из ряда жителей.
zodiac-libra = Весы
zodiac-libra-hint = Закрыв район, можете взять кубик из ряда жителей за его мудрость.
zodiac-aries = Овен
zodiac-aries-hint = Ваши атаки приносят ещё по 1 ПО за каждый ваш красный кубик, в том числе в центрах власти.
zodiac-leo = Лев
zodiac-leo-hint = Кубик, который вы кладёте в центр власти, получает +2 (не выше 6).
zodiac-gemini = Близнецы
zodiac-gemini-hint = Пасуя, получите 1 базовый ресурс за каждую клетку, на которую отступит ваш диск войны.
zodiac-virgo = Дева
zodiac-virgo-hint = Новое здание можно поставить на свою ферму, не платя ни мудрости, ни камня.
zodiac-scorpio = Скорпион
zodiac-scorpio-hint = Получите 1 мудрость, когда закрываете район и когда шестёрка обязана уйти в советники.

temple-forest = Лесной храм
temple-mountain = Горный храм
temple-sea = Морской храм
temple-none = Без шага
district-card = карта района { $id }

## Эффекты, из данных жетонов

effect-gain = { $what }
effect-gain-per = { $what } за { $per }
effect-gain-base-per = { $base } + { $what } за { $per }
effect-vp = { $n } ПО
effect-vp-per = { $n } ПО за { $per }
effect-vp-base-per = { $base } ПО + { $n } ПО за { $per }
effect-vp-table = { $row } ПО по числу: { $per }
effect-war = Продвинуться на { $n } по шкале войны
effect-war-per = Продвинуться на { $n } по шкале войны за { $per }
effect-war-base-per = Продвинуться на { $base } по шкале войны и ещё на { $n } за { $per }
effect-war-by-option = Продвинуться по шкале войны
effect-attack = атаковать
effect-and-or = { $one } и/или { $two }
effect-or = { $one } или { $two }
effect-temple = { $n } { $n ->
    [one] шаг
    [few] шага
   *[many] шагов
} { $temple }
effect-temple-card = { $n } { $n ->
    [one] шаг
    [few] шага
   *[many] шагов
} { $temple } и его карта зодиака
effect-pay = Цена — { $what }: { $then }
effect-vp-value = ПО по значению гражданина { $colour } дома, который затем теряет { $n }
effect-citizen-paid = Взять кубик из ряда жителей за его мудрость
effect-citizen-free = Бесплатно взять кубик из ряда жителей
effect-speaker-row = Взять оратора из ряда
effect-speaker-board = Взять оратора с поля
effect-raise = Добавить до { $n } гражданину дома
effect-train = Потратить от 1 до { $n } еды: за каждую +1 гражданину дома или 1 шаг по шкале войны
effect-reserve = Отложить жетон из ряда зданий
effect-recolour = Сменить цвет гражданина дома
effect-ship = Поставить звездолёт на 1
effect-copy = Применить эффект соседнего здания
effect-buy = Купить здание

in-forest = в Лесном храме
in-mountain = в Горном храме
in-sea = в Морском храме
in-any = в любом храме
in-other = в другом храме

per-tiles = каждое здание
per-tiles-colour = каждое здание { $colour }
per-tiles-kind = { $kind }
per-tile-colours = разные цвета ваших зданий
per-farms = каждую ферму
per-citizens = каждого гражданина
per-citizens-colour = каждого гражданина { $colour }
per-citizen-colours = каждый цвет ваших граждан
per-advisers = каждого советника
per-zodiac-held = ваши карты зодиака
per-seats-filled = каждый закрытый район
per-disc-behind = каждого игрока позади вас
per-empty-neighbours = каждую пустую клетку рядом

## Вопросы

ask-draft = Выберите кубик
ask-draft-other = { $seat } выбирает гражданина
ask-act = Ваш ход: посетите зону, закройте район, стройте, растите или пасуйте
ask-act-other = Ходит { $seat }
ask-gold = Сколько из этого заплатить золотом?
ask-gold-other = { $seat } платит
ask-part = Что сделать в этой зоне?
ask-part-other = { $seat } в зоне контакта
ask-neighbour = Какой соседний звездолёт тоже растёт?
ask-neighbour-other = { $seat } поднимает звездолёт
ask-good = Какой ресурс?
ask-good-other = { $seat } выбирает ресурс
ask-half = Продвинуться или атаковать?
ask-half-other = { $seat } воюет
ask-temple = В каком храме?
ask-temple-other = { $seat } выбирает храм
ask-buy = Какой жетон построить или перевернуть в ферму?
ask-buy-other = { $seat } покупает здание
ask-reserve = Какой жетон отложить?
ask-reserve-other = { $seat } откладывает жетон
ask-cell = Куда его положить?
ask-cell-other = { $seat } размещает жетон
ask-use = Какой эффект применить?
ask-use-other = { $seat } применяет здания
ask-die = Какой кубик взять?
ask-die-other = { $seat } берёт жителя
ask-boost = Добавить 1 к новому кубику?
ask-boost-other = { $seat } берёт кубик
ask-speaker = Какого оратора взять?
ask-speaker-other = { $seat } берёт оратора
ask-train = На что идёт эта еда?
ask-train-other = { $seat } тратит еду
ask-citizen = Какой гражданин?
ask-citizen-other = { $seat } выбирает гражданина
ask-amount = Сколько добавить?
ask-amount-other = { $seat } растит гражданина
ask-ship = Какой звездолёт поставить на 1?
ask-ship-other = { $seat } переставляет звездолёт
ask-recolour = Какому гражданину какой цвет?
ask-recolour-other = { $seat } меняет цвет
ask-card = Какую карту района взять?
ask-card-other = { $seat } выбирает карту района
ask-corner = Какой район закрыть?
ask-corner-other = { $seat } закрывает район
ask-ability = Какое свойство первым?
ask-ability-other = { $seat } пасует
ask-retire = Какая шестёрка следующей идёт в советники?
ask-retire-other = { $seat } забирает граждан
ask-keep = Какую карту зодиака оставить?
ask-keep-other = { $seat } возвращает карты зодиака
ask-more = Ход сделан: завершите его, верните что-то назад или потратьте жетон
ask-more-other = { $seat } завершает ход

## Ответы

act-visit = { $worker } → зона { $zone }
act-close = Закрыть район: { $worker }
act-tower = Ярус башни: { $colour }
act-grow = Увеличить население
act-pass = Спасовать
act-careful = В этом ходу самому составлять оплату
pay-gold = { $n } золотом
part-upper = Верхнее действие
part-lower = Нижнее действие
part-bonus = Бонусное действие
part-gold = Вместо бонуса 1 золото
part-done = Здесь всё
neighbour = Поднять и звездолёт зоны { $zone }
neighbour-token = Потратить жетон: звездолёты не растут
neighbour-none = Поднять нечего
good-stone = Камень
good-food = Еда
good-wisdom = Мудрость
good-gold = Золото
good-none = Ничего
half-advance = Продвинуться
half-attack = Атаковать
half-done = На этом всё
buy-build = Построить: { $tile }
buy-reserved = Построить отложенное: { $tile }
buy-farm = Ферма из жетона «{ $tile }»
buy-reserved-farm = Ферма из отложенного жетона «{ $tile }»
buy-done = Больше не строить
reserve = Отложить: { $tile }
cell-at = Клетка { $x }, { $y }
corner-at = Район вверх и вправо от { $x }, { $y }
use-at = Применить жетон на { $x }, { $y }
use-done = Больше ничего не применять
die-none = Не брать
boost-no = Оставить
boost-yes = Добавить 1
speaker-row = Оратор { $value } из ряда
speaker-zone = Оратор { $value } из зоны { $zone }
train-citizen = +1: { $worker }
train-war = 1 шаг по шкале войны
train-done = Больше еды не тратить
citizen-none = Никого
citizen-away = { $worker }, в зоне
amount = { $n }
ship = Звездолёт зоны { $zone }
recolour = { $worker } → { $colour }
more-end = Закончить ход
more-spend = Потратить жетон: ещё одно действие

## Что произошло

event-set-up = Корабли прибыли. Первым ходит { $seat }.
event-drafted = { $seat } берёт кубик: { $worker }.
event-dropped = { $seat } возвращает кубик: { $worker }.
event-round = Начинается раунд { $round }.
event-visited = { $seat }: { $worker } → зона { $zone }.
event-ship-raised = Звездолёт зоны { $zone } показывает { $value }.
event-ship-set = Звездолёт зоны { $zone } поставлен на { $value }.
event-ships-kept = { $seat } тратит жетон: звездолёты не растут.
event-bonus-used = { $seat } выполняет бонусное действие зоны { $zone }.
event-gained = { $seat } получает: { $what }.
event-paid = { $seat } платит: { $what }.
event-scored = { $seat } получает { $n } ПО.
event-advanced = { $seat } продвигается по шкале войны на { $n }, до клетки { $space }.
event-token-gained = { $seat } получает { $n ->
    [one] жетон превосходства
    [few] { $n } жетона превосходства
   *[many] { $n } жетонов превосходства
}.
event-token-spent = { $seat } тратит жетон превосходства и действует ещё раз.
event-attacked = { $seat } атакует с клетки { $space }.
event-retreated = { $seat }: диск войны отступает на клетку { $space }.
event-rose = { $seat } поднимается на { $n } в { $temple ->
    [0] Лесном храме
    [1] Горном храме
   *[2] Морском храме
}, до ступени { $space }.
event-zodiac-taken = { $seat } берёт карту зодиака: { $card }.
event-zodiac-returned = { $seat } возвращает карту зодиака: { $card }.
event-placed = { $seat } размещает: { $tile }.
event-farm-replaced = { $seat } строит на ферме.
event-reserved = { $seat } откладывает: { $tile }.
event-row-refilled = В ряду зданий появляется { $tile }.
event-turned-up = Сверху стопки ({ $colour }) теперь { $tile }.
event-stack-empty = Стопка кончилась: { $colour }.
event-used = { $seat } применяет: { $tile }.
event-die-taken = { $seat } берёт из ряда жителей: { $worker }.
event-die-rolled = В ряду жителей появляется { $worker }.
event-die-lacking = Для ряда жителей больше нет кубика: { $colour }.
event-speaker-taken = { $seat } берёт оратора { $value }.
event-speaker-back = Оратор возвращается в ряд со значением { $value }.
event-raised = { $seat }: гражданин вырос на { $n } — { $worker }.
event-lowered = { $seat }: гражданин потерял { $n } — { $worker }.
event-recoloured = { $seat }: { $worker } теперь { $colour }.
event-adviser = { $seat }: { $colour } гражданин становится советником, ячейка { $slot }.
event-adviser-known = { $seat }: { $colour } гражданин уходит на покой, такой советник уже есть.
event-came-back = { $seat } забирает: { $worker }.
event-closed = { $seat } закрывает район: { $worker }.
event-card-paid = { $seat } выполняет: { $card } — { $n } ПО{ $gold ->
    [0] { "" }
   *[other] {" "}и { $gold } золота
}.
event-tower-built = { $seat } строит башню: { $colour }, уровень { $level }.
event-grew = { $seat }: подставок теперь { $bases }.
event-passed = { $seat } пасует.
event-round-over = Раунд { $round } окончен.
event-first-player = Первый игрок — { $seat }.
event-ends-by-temples = Все три диска одного игрока на вершинах: игра кончится с этим раундом.
event-ends-by-gold = Над картами районов нет золота: игра кончится с этим раундом.
event-ends-by-towers = Ярусы башен остались лишь трёх цветов: игра кончится с этим раундом.
event-ends-by-dice = Для ряда жителей не нашлось кубика: игра кончится с этим раундом.
event-over = Игра окончена.

## Конец

score-play = Набрано в игре
score-gold = Золото
score-advisers = Советники
score-temples = Храмы без самого высокого
score-districts = Центры власти × башни
score-wishes = Жетоны бонусов на своих местах
reason-temples = Один игрок поднялся на все храмы
reason-gold = Над картами районов не осталось золота
reason-towers = Ярусы башен остались лишь трёх цветов
reason-dice = Для ряда жителей не нашлось кубика
reason-solo-won = Пять раундов сыграны: цель достигнута
reason-solo-lost = Пять раундов сыграны: до цели не хватило

## Почему нельзя

refuse-at-six = Шестёрку здесь выше не поднять.
refuse-at-top = Ваш диск там на вершине: шага не сделать.
refuse-careful = В этом ходу вы уже сами составляете оплату.
refuse-cell-taken = Там лежит жетон.
refuse-copied = Этот жетон в цепочке уже применён.
refuse-empty-row = В ряду нечего взять.
refuse-gold = Это стоит { $n } золота; у вас { $gold }.
refuse-gold-for-gold = Золото за золото ничего бы не изменило.
refuse-gold-mix = Золотом можно заплатить от { $least } до { $most }.
refuse-half-done = Это уже сделано.
refuse-has-none = У вас этого нет.
refuse-lacks = Цена: мудрость { $wisdom }, камень { $stone }, еда { $food }; у вас { $has_wisdom }, { $has_stone }, { $has_food } и золото { $gold }.
refuse-must-buy = Что-то нужно построить, хотя бы ферму.
refuse-must-choose = Нужно выбрать храм.
refuse-must-pay = Это нужно оплатить.
refuse-must-raise = Соседний звездолёт должен вырасти.
refuse-must-take = Кубик нужно взять.
refuse-no-base = У вас нет свободной подставки.
refuse-no-base-left = С вашего планшета взяты все подставки.
refuse-no-block = Там нет вашей группы 2×2.
refuse-no-citizen = Подходящего гражданина у вас нет.
refuse-no-die = В запасе нет кубика этого цвета.
refuse-no-district = Открытых районов у вас нет.
refuse-no-effect = У этого жетона нет эффекта.
refuse-no-food = Еды на это не хватает.
refuse-no-gold = Золота нет среди того, что можно выбрать, или нет у вас.
refuse-no-match = Район не подходит к этой карте.
refuse-no-neighbour = Эта зона не соседняя с посещаемой.
refuse-no-pisces = Взять золото вместо бонуса может только владелец Рыб.
refuse-no-six = Шестёрки этого цвета у вас в зонах нет.
refuse-no-speaker = Взять некого: ораторов нет.
refuse-no-such-ability = Это не одно из двух свойств.
refuse-no-such-speaker = Такого оратора там нет.
refuse-no-tier = В запасе нет яруса этого цвета.
refuse-no-token = У вас нет жетона превосходства.
refuse-no-virgo = Строить на ферме может только владелец Девы, и не ферму на ферме.
refuse-no-worker = Такого жителя у вас под рукой нет.
refuse-not-adjacent = Этот жетон не соседний.
refuse-not-at-home = Такого гражданина у вас дома нет.
refuse-not-beside = Жетон должен касаться стороной жетона вашего города.
refuse-not-held = Этой карты у вас нет.
refuse-not-highest = Возвращают только самые большие кубики.
refuse-not-in-row = В ряду этого нет.
refuse-not-reserved = Такого отложенного жетона у вас нет.
refuse-not-revealed = Эта карта не открыта.
refuse-not-rolled = Такого кубика среди оставшихся нет.
refuse-not-usable = Сейчас этот жетон не применить: не тот цвет или не тот район.
refuse-nothing-to-copy = Рядом нет здания, эффект которого можно применить.
refuse-one-action = Сначала нужно выполнить одно действие зоны.
refuse-one-bought = Жетон из ряда вы уже построили.
refuse-one-food = Нужно потратить хотя бы 1 еду.
refuse-one-half = Одно из двух нужно сделать.
refuse-one-of-two = Можно сделать только одно из двух.
refuse-one-reserved = Отложенный жетон вы уже построили.
refuse-other-colour = Цвет не тот.
refuse-other-good = Этого нет среди того, что можно выбрать.
refuse-other-temple = Это действует только в другом храме.
refuse-part-done = Это уже сделано.
refuse-passed = Вы спасовали.
refuse-price = Цена — { $n }, и столько у вас нет.
refuse-same-colour = Это и есть его цвет.
refuse-same-temple = Шаг должен быть в другом храме.
refuse-seat-filled = Этот центр власти занят.
refuse-token-spent = Жетон в этом ходу вы уже потратили.
refuse-too-many = Не больше { $most }.
refuse-used = Этот жетон вы уже применили.

## Настройки стола

option-solo_scaling = В одиночку: кубики и ораторы
option-solo_scaling-hint = Сколько кубиков каждого цвета и ораторов у одного игрока.
option-solo_scaling-two_player = 7 и 2, как вдвоём
option-solo_scaling-series = 6 и 1, как продолжился бы ряд
option-start_stack = Диски на старте
option-start_stack-hint = В каком порядке они лежат, пока никто не двинулся.
option-start_stack-first_bottom = Диск первого игрока внизу
option-start_stack-first_top = Диск первого игрока сверху
option-war_action_steps = Действие войны в зоне 1
option-war_action_steps-hint = На сколько клеток оно продвигает.
option-war_action_steps-1 = На 1
option-war_action_steps-2 = На 2
option-war_action_steps-3 = На 3
option-district_repeat = Карты районов: большее значение
option-district_repeat-hint = Когда карта платит больше.
option-district_repeat-by_gold = Пока над ней золото
option-district_repeat-per_player = Один раз каждому
option-district_repeat-flat = Всегда
option-agora_effect = Площадь
option-agora_effect-hint = Что она даёт при закрытии района с ней.
option-agora_effect-basic1 = 1 базовый ресурс
option-agora_effect-gold1 = 1 золото
option-agora_effect-vp2 = 2 ПО
option-agora_effect-none = Ничего
option-effect_timing = Эффект нового здания
option-effect_timing-hint = До или после пополнения ряда зданий.
option-effect_timing-before_refill = До пополнения
option-effect_timing-after_refill = После пополнения
option-forum_source = Откуда Форум берёт оратора
option-forum_source-hint = Что значит «с поля».
option-forum_source-board = Из ряда или из зоны
option-forum_source-row = Только из ряда
option-dice_end = Не хватило кубика для ряда
option-dice_end-hint = Отменяет ли конец игры кубик, вернувшийся позже.
option-dice_end-latched = Игра кончается с раундом
option-dice_end-state = Только если его и тогда нет
option-tie_counts_farms = Фермы при равенстве
option-tie_counts_farms-hint = Считаются ли фермы среди жетонов, когда очки равны.
option-tie_counts_farms-true = Считаются
option-tie_counts_farms-false = Не считаются
option-solo_zodiac_award = В одиночку: карты зодиака в конце раунда
option-solo_zodiac_award-hint = Выдаются ли карты храмов одному игроку.
option-solo_zodiac_award-true = Выдаются
option-solo_zodiac_award-false = Нет
option-temple_action_at_top = Действие храма с диском на вершине
option-temple_action_at_top-hint = Можно ли выбрать его ради одной карты.
option-temple_action_at_top-allowed = Можно
option-temple_action_at_top-forbidden = Нельзя
option-scorpio_scope = Мудрость Скорпиона за советников
option-scorpio_scope-hint = За каких граждан, ставших советниками.
option-scorpio_scope-pass_only = Когда их владелец пасует
option-scorpio_scope-any_adviser = За любых
option-reserved_per_buy = Отложенные жетоны за одну покупку
option-reserved_per_buy-hint = Сколько их можно построить.
option-reserved_per_buy-1 = Один
option-reserved_per_buy-any = Сколько угодно
option-temple_table = Значения в храмах
option-temple_table-hint = T10: 0 1 5 10 16 23 31 40 50 60 70. T12: 0 1 2 4 7 11 16 23 31 40 50 60 70.
option-temple_table-T10 = Десять ступеней
option-temple_table-T12 = Двенадцать ступеней
option-temple_table-pack = Как в наборе содержимого
option-announce_end = Объявлять о конце
option-announce_end-hint = Сообщать сразу, когда выполнено условие конца.
option-announce_end-true = Да
option-announce_end-false = Нет

## Поле

board-zone = Зона контакта { $zone }
board-wish = { $points } ПО в конце за
board-row = Ряд зданий
board-stacks = Следующие в стопках
board-build = Построить
board-farm = Перевернуть: ферма, даром
board-dice = Ряд граждан
board-draft = Кубики на выбор
board-speakers = Ряд ораторов
board-no-speakers = ораторов нет
board-supply = Кубиков в запасе
board-war = Шкала войны
board-attack = Атака сейчас: { $points } ПО
board-temples = Храмы
board-counts = засчитано { $points } ПО
board-cards = Карты районов
board-fits = подходит
board-city = Город
board-open = Район, который можно закрыть
board-players = Игроки
board-end = Сколько до конца
board-round = { $rounds ->
    [0] Раунд { $round }
   *[other] Раунд { $round } из { $rounds }
}
board-goal = Цель { $goal }
board-end-temples = Дисков до вершин
board-end-temples-hint = Игра кончается, когда все три диска одного игрока на вершинах.
board-end-gold = Золото районов
board-end-gold-hint = Игра кончается, когда над картами районов не осталось золота.
board-end-towers = Цветов башен до конца
board-end-towers-hint = Игра кончается, когда в запасе ярусов осталось три цвета или меньше.
board-end-dice = Редчайших кубиков
board-end-dice-hint = Игра кончается, когда ряду граждан не хватило нужного кубика.
board-last-round = Условие конца выполнено: это последний раунд.
board-towers = Башни
board-tower = { $colour } цвет: башня уровня { $level }; { $price ->
    [-1] ярусов в запасе нет
   *[other] следующий ярус стоит { $price } золота и даст в конце { $gain } ПО; в запасе { $stock }
}
board-bases = Свободных подставок: { $free }
board-bases-hint = Купить ещё одну подставку для гражданина
board-advisers = Советники
board-tokens = Жетоны превосходства
board-goods = Ваши ресурсы
board-workers = Ваши работники
board-close = Закрыть район
board-reserved = Отложено:
board-farm-hint = Ни цвета, ни эффекта; считается жетоном района.
board-palace-hint = Эффекта нет; здесь стоят ваши башни.
board-pages = Части поля
board-page-zones = Зоны
board-page-market = Рынок
board-page-tracks = Шкалы
board-page-cities = Города
board-my-things = Моё
board-entries = Сколько заплатят здесь работники: { $seat }
board-entry = { $worker }: { $payable ->
    [no] нечем заплатить { $n } { $n ->
        [one] мудрость
        [few] мудрости
       *[many] мудрости
    }
   *[yes] { $n ->
        [0] входит даром
       *[other] платит мудрости: { $n }
    }
}{ $bonus ->
    [yes] , получает бонусное действие
   *[no] { "" }
}{ $both ->
    [yes] , оба действия
   *[no] { "" }
}
board-price = Сколько стоит: мудрость и камень
board-too-dear = Сейчас не по средствам
board-left = Осталось в запасе
board-stock = Ярусов башен
board-neutral = нейтральный диск
board-space = Деление { $space }
board-left-out = не в счёт
board-next-step = шаг: +{ $points }
board-next-step-hint = Сколько прибавит в конце ещё один шаг; высший из трёх дисков не считается.
board-holder = У кого карта; после стрелки: кто получил бы её, если бы раунд кончился сейчас
board-worth = { $n } ПО{ $gold ->
    [0] { "" }
   *[other] {" "}и { $gold } золота
}
board-card-values = Сначала { $first } ПО, потом { $later } ПО. Золота на карте: { $gold }
board-card-hint = Можно поворачивать и отражать. На пунктирное место годится любой жетон, и ферма.
board-districts = Районы, которые можно закрыть
board-no-card = карты нет
board-no-effect = Эффекта нет
board-at-end = В конце { $points } ПО{ $higher ->
    [0] .
   *[other] , с ещё одним ярусом { $higher }.
}
board-points = { $points } ПО
board-larger = Крупнее
board-smaller = Мельче
board-first = первый игрок
board-passed = спасовал
board-free-base = Свободная подставка
board-away = в зонах
board-adviser = { $colour } советник
board-advisers-hint = Советники и очки самого правого
board-score = Счёт сейчас
board-score-now = { $vp } ПО набрано; если бы игра кончилась сейчас: { $projected }
board-part-play = в игре
board-part-gold = золото
board-part-advisers = советники
board-part-temples = храмы
board-part-districts = районы
board-part-wishes = жетоны
board-rounds-left = Раундов осталось
board-careful = Платить вручную

# What bots value (sense.py)
values-score = уже набранные очки
values-goods = ресурсы на руках
values-cards = карты зодиака и жетоны превосходства
values-workers = граждане, которых ещё можно послать
values-war = шкала войны
values-advisers = советники
values-temples = храмы
values-city = здания в городе
values-districts = районы, которые можно закрыть
values-towers = башни
