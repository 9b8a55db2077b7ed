# «Терравист»: всё, что читает человек. Места приходят именами; что сказано на картах, складывается из их данных.

game-title = Терравист
game-blurb = Животные Японии селятся на общих для всех землях. Чей маркер лежит на животном, тому оно и приносит очки.
game-how =
    В каждом ходе два действия. Сначала возьмите карту животного, кубик ресурсов или яйцо. Потом поселите животное,
    запустите цепочку животных и свойство их земель или откройте новые земли.
    После трёх раундов побеждает тот, кто собрал больше всего улыбок.
world-tagline = Одна природа на всех: от светлячка до косатки
world-about =
    Лес, луга, побережье, открытое море и река ложатся рядом, и животные всех игроков живут на них вместе. Ведите
    цепочки с уровня на уровень, через стыки земель и через чужих животных. Яйца берегут ваших животных от гибели
    и от захвата.

# Имена из набора, в котором есть что-то своё.
named = { $ru }
printed = { $text }

## Соединительные слова

join-or = { $first } или { $next }
join-and = { $first } и { $next }
join-list = { $first }, { $next }
join-effects = { $first }; { $next }
join-options = { $first } / { $next }
join-filters = { $first }, { $next }
join-tiers = { $first }, { $next }

## Жетоны, земли, классы

token-L0 = уровень 0
token-L1 = уровень 1
token-L2 = уровень 2
token-L3 = уровень 3
token-H = человек
token-any = любой
token-L0-hint = Растения и им подобное
token-L1-hint = Насекомые и им подобное
token-L2-hint = Мелкие животные
token-L3-hint = Крупные травоядные и им подобные
token-H-hint = Люди
board-forest = Лес
board-grassland = Луга
board-coast = Побережье
board-ocean = Открытое море
board-river = Река
on-forest = в лесу
on-grassland = на лугах
on-coast = на побережье
on-ocean = в открытом море
on-river = в реке
on-any = где угодно
on-start = на начальном поле
between-boards = между двумя полями
class-mammal = млекопитающее
class-bird = птица
class-reptile = пресмыкающееся
class-amphibian = земноводное
class-fish = рыба
class-insect = насекомое
class-invertebrate = беспозвоночное
of-class-mammal = млекопитающие
of-class-bird = птицы
of-class-reptile = пресмыкающиеся
of-class-amphibian = земноводные
of-class-fish = рыбы
of-class-insect = насекомые
of-class-invertebrate = беспозвоночные, кроме насекомых
of-level = уровень { $n }
of-level-from = уровень { $n } и выше
when-chain = Цепочка
when-settle = Поселение
when-environ = Среда
when-chain-hint = Действует, когда животное становится звеном цепочки.
when-settle-hint = Действует один раз, когда животное поселяют.
when-environ-hint = Действует каждый раз, когда разыгрывают карту среды.
level = Уровень { $n }
smile = Улыбки
egg-limit = Вмещает { $n ->
    [one] { $n } яйцо
    [few] { $n } яйца
   *[other] { $n } яиц
}
place-niche = { $board } { $niche }
place-seam = между полями «{ $board }» и «{ $next }»
cell-at = { $x } на восток, { $y } на юг от начала

## Размеры

size = { $range ->
    [0] около { $from } { $unit }
   *[other] { $from }–{ $to } { $unit }
}
unit-cm = см
unit-m = м
size-body = { $size }
size-wingspan = размах крыльев { $size }
size-larva = личинка { $size }
size-carapace = панцирь { $size }
size-shell = раковина { $size }
size-test = панцирь { $size } в поперечнике
size-bell = купол { $size }
size-mantle = мантия { $size }
size-across = { $size } в поперечнике
size-with_tail = { $size } с хвостом

## Цены

cost-token = { $n } × { $token }
cost-any = { $n } × любой жетон
cost-egg = { $n ->
    [one] { $n } яйцо
    [few] { $n } яйца
   *[other] { $n } яиц
}
cost-card = { $n ->
    [one] { $n } карту с руки
    [few] { $n } карты с руки
   *[other] { $n } карт с руки
}
cost-none = ничего

## Что говорят свойства

effect-box = { $kinds ->
    [5] { $n ->
        [one] возьмите кубик из ящика
        [few] возьмите из ящика до { $n } кубиков
       *[other] возьмите из ящика до { $n } кубиков
    }
   *[other] { $n ->
        [one] возьмите из ящика кубик, на котором { $tokens }
       *[other] возьмите из ящика до { $n } кубиков, на которых { $tokens }
    }
}
effect-supply = { $kinds ->
    [1] получите из запаса { $n } × { $tokens }
   *[other] { $n ->
        [one] получите из запаса жетон: { $tokens }
       *[other] получите из запаса жетоны ({ $n }): { $tokens }
    }
}
effect-swap = { $n ->
    [one] обменяйте жетон на любой другой
    [few] до { $n } раз обменяйте жетон на любой другой
   *[other] до { $n } раз обменяйте жетон на любой другой
}
effect-card = { $src ->
    [tray] { $n ->
        [one] возьмите карту с лотка
        [few] возьмите { $n } карты с лотка
       *[other] возьмите { $n } карт с лотка
    }
    [deck] { $n ->
        [one] доберите карту
        [few] доберите { $n } карты
       *[other] доберите { $n } карт
    }
   *[either] { $n ->
        [one] возьмите карту с лотка или из колоды
        [few] возьмите { $n } карты, каждую с лотка или из колоды
       *[other] возьмите { $n } карт, каждую с лотка или из колоды
    }
}
effect-draft = посмотрите верхние карты колоды ({ $look }), оставьте себе { $keep }, остальные сбросьте
effect-recover = { $n ->
    [one] возьмите карту из сброса
    [few] возьмите из сброса до { $n } карт
   *[other] возьмите из сброса до { $n } карт
}
effect-egg = { $where ->
    [this] { $n ->
        [one] положите яйцо на эту карту
       *[other] положите до { $n } яиц на эту карту
    }
    [each_here] положите { $n ->
        [one] по яйцу
        [few] по { $n } яйца
       *[other] по { $n } яиц
    } на ваших животных на поле этой карты, не больше чем на { $most }
    [any] { $n ->
        [one] положите яйцо на любое животное
       *[other] положите до { $n } яиц на любых животных
    }{ $somewhere ->
        [0] { "" }
       *[other] { " " }{ $boards }
    }
   *[own] { $n ->
        [one] положите яйцо на одно из ваших животных
       *[other] положите до { $n } яиц на ваших животных
    }{ $somewhere ->
        [0] { "" }
       *[other] { " " }{ $boards }
    }
}
effect-pay = можете отдать { $cost }: { $then }
effect-tuck = { $src ->
    [hand] { $n ->
        [one] можете подложить под эту карту карту с руки
        [few] можете подложить под эту карту { $n } карты с руки
       *[other] можете подложить под эту карту { $n } карт с руки
    }
   *[deck] { $n ->
        [one] подложите под эту карту верхнюю карту колоды
       *[other] подложите под эту карту верхние карты колоды ({ $n })
    }
}
effect-tuck-then = { $n ->
    [one] можете подложить под эту карту карту с руки; если подложили, { $then }
    [few] можете подложить под эту карту { $n } карты с руки; если подложили, { $then }
   *[other] можете подложить под эту карту { $n } карт с руки; если подложили, { $then }
}
effect-hunt = { $n ->
    [one] охота
    [few] охота до { $n } раз
   *[other] охота до { $n } раз
}
effect-hunt-hint = Откройте верхнюю карту колоды. Если её уровень ниже уровня этой карты, подложите её под эту карту, иначе сбросьте.
effect-position-peek = посмотрите верхние карты позиций ({ $n }) и верните их в любом порядке
effect-position-draw = возьмите карты позиций ({ $look }), оставьте себе { $keep }
effect-environment = разыграйте верхнюю карту среды
effect-settle-again = { $discount ->
    [0] поселите ещё одно животное на свободное место
    [one] поселите ещё одно животное на свободное место на { $discount } жетон дешевле
    [few] поселите ещё одно животное на свободное место на { $discount } жетона дешевле
   *[other] поселите ещё одно животное на свободное место на { $discount } жетонов дешевле
}
effect-reroll = перебросьте все кубики в ящик
effect-choose = на выбор: { $options }
effect-everyone = каждый игрок, начиная с вас, может: { $then }
effect-owner = если карта чужая, её владелец может: { $then }
effect-rivals-lose = { $what ->
    [token] каждый из остальных отдаёт { $n ->
        [one] { $n } жетон
        [few] { $n } жетона
       *[other] { $n } жетонов
    }
    [egg] каждый из остальных отдаёт { $n ->
        [one] { $n } яйцо
        [few] { $n } яйца
       *[other] { $n } яиц
    }
   *[card] каждый из остальных сбрасывает { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[other] { $n } карт
    }
}
effect-may = по желанию: { $then }
effect-each-creature = каждое животное { $boards }, на котором яиц не меньше { $least }: { $then }
effect-each-player = каждый игрок: { $then }
effect-lose = { $what ->
    [token] отдайте { $n ->
        [one] { $n } жетон
        [few] { $n } жетона
       *[other] { $n } жетонов
    }
    [egg] { $somewhere ->
        [0] отдайте { $n ->
            [one] { $n } яйцо
            [few] { $n } яйца
           *[other] { $n } яиц
        }
       *[other] отдайте { $n ->
            [one] { $n } яйцо
            [few] { $n } яйца
           *[other] { $n } яиц
        } с животных { $boards }
    }
   *[card] сбросьте { $n ->
        [one] { $n } карту с руки
        [few] { $n } карты с руки
       *[other] { $n } карт с руки
    }
}
effect-lose-one-of = одно из двух: { $options }
effect-tray-renew = сбросьте лоток и выложите пять новых карт
effect-pass-card = все втайне выбирают по карте с руки и вместе передают их налево

## Что считают цели и позиции

count-creatures = ваши животные
count-eggs = яйца на ваших животных
count-tucked = карты под вашими животными
count-developed = открытые вами земли
count-smile = улыбки на ваших животных
count-hand = карты у вас на руке
count-tokens = ваши жетоны
count-straddlers = ваши животные между двумя полями
count-level-sets = полные наборы ваших животных всех четырёх уровней
count-distinct-board = разные поля с вашими животными
count-distinct-class = разные классы ваших животных
count-distinct-level = разные уровни ваших животных
count-where = { $what }: { $filter }
tiers = { $what }: { $tiers }
tier = от { $from } — { $n } { $n ->
    [one] улыбка
    [few] улыбки
   *[other] улыбок
}
per = { $what }: по { $n } { $n ->
    [one] улыбке
   *[other] улыбки
} за каждое, не больше { $most }

## Цели раундов

goal-first_home = Первый дом
goal-land = Друзья суши
goal-sea = Друзья моря
goal-waters_between = Реки и стыки
goal-eggs = Колыбель жизни
goal-small = Малые жизни
goal-middle = Средние жизни
goal-mighty = Большие жизни
goal-spread = Вдаль и вширь
goal-pioneer = Следы первопроходцев
goal-layers = Слои жизни
goal-diversity = Разнообразие
goal-smiles = Улыбаются все

## Карты позиций

position-forester = Хранитель леса
position-herder = Пастух с лугов
position-tidepool_guide = Проводник по взморью
position-navigator = Мореход
position-river_warden = Смотритель реки
position-ornithologist = Орнитолог
position-entomologist = Энтомолог
position-ichthyologist = Ихтиолог
position-herpetologist = Герпетолог
position-vet = Ветеринар
position-shell_collector = Любитель мелкой живности
position-nursery = Хранитель колыбели
position-pioneer = Первопроходец
position-traveller = Путешественник
position-teacher = Учитель о пищевых цепях
position-summit = Смотрящий на вершину
position-archaeologist = Читающий слои
position-bridge_builder = Строитель мостов
position-curator = Хранитель музея
position-storekeeper = Кладовщик

## Карты среды

environment-ice_age = Ледниковый период
environment-warm_sea = Потепление моря
environment-eruption = Извержение
environment-typhoon = Тайфун
environment-plum_rain = Сливовые дожди
environment-mast_year = Урожай желудей
environment-red_tide = Красный прилив
environment-upwelling = Подъём глубинных вод
environment-drought = Засуха
environment-reserve = Заповедник
environment-invaders = Чужеродные виды
environment-migration = Время перелётов

## Карты сложной игры

cheat-I = Свои семена
cheat-II = Дальние берега
cheat-III = Кто первый
cheat-IV = Трудные времена

## Вопросы

ask-habitat = Какие земли будут первыми?
ask-habitat-other = { $seat } выбирает первые земли
ask-first = Первое действие: карта, кубик или яйцо
ask-first-other = { $seat } выбирает первое действие
ask-second = Второе действие: поселить животное, запустить цепочку или открыть земли
ask-second-other = { $seat } выбирает второе действие
ask-take = Какую карту взять?
ask-take-other = { $seat } берёт карту
ask-die = Какой кубик взять?
ask-die-other = { $seat } берёт кубик
ask-egg = Куда положить яйцо?
ask-egg-other = { $seat } кладёт яйцо
ask-again = Поселить ещё одно животное?
ask-again-other = { $seat } может поселить ещё одно животное
ask-waive = Какой жетон из цены не платить?
ask-waive-other = { $seat } поселяет ещё одно животное
ask-place = Где его поселить?
ask-place-other = { $seat } поселяет животное
ask-pay = Чем вы платите?
ask-pay-other = { $seat } платит
ask-eggs = Сколько яиц взять с этого животного?
ask-eggs-other = { $seat } платит яйцами
ask-chain = С какого животного начать цепочку? Или одно лишь свойство поля?
ask-chain-other = { $seat } начинает цепочку
ask-link = Какое животное следующее? Или цепочка окончена?
ask-link-other = { $seat } ведёт цепочку дальше
ask-ends = Свойством какого поля закончить цепочку?
ask-ends-other = { $seat } заканчивает цепочку
ask-use = Применить свойство?
ask-use-other = { $seat } может применить свойство
ask-develop = Какие земли открыть?
ask-develop-other = { $seat } открывает земли
ask-cell = Где положить поле?
ask-cell-other = { $seat } кладёт поле
ask-order = Какое ваше животное отвечает на карту среды?
ask-order-other = Животные игрока { $seat } отвечают на карту среды
ask-gain = Какой жетон взять?
ask-gain-other = { $seat } берёт жетон
ask-swap = Какой жетон отдать?
ask-swap-other = { $seat } обменивает жетон
ask-swap-for = Какой жетон взять взамен?
ask-swap-for-other = { $seat } обменивает жетон
ask-keep = Какую карту оставить себе?
ask-keep-other = { $seat } смотрит карты
ask-recover = Какую карту взять из сброса?
ask-recover-other = { $seat } смотрит сброс
ask-tuck = Какую карту подложить?
ask-tuck-other = { $seat } может подложить карту
ask-hunt = Охотиться?
ask-hunt-other = { $seat } может охотиться
ask-atop = Какая карта позиции ляжет поверх остальных?
ask-atop-other = { $seat } раскладывает карты позиций
ask-role = Какую карту позиции оставить себе?
ask-role-other = { $seat } выбирает карту позиции
ask-choose = Выберите одно
ask-choose-other = { $seat } выбирает
ask-return = Какой жетон отдать?
ask-return-other = { $seat } отдаёт жетон
ask-spare = Какое животное отдаст яйцо?
ask-spare-other = { $seat } отдаёт яйцо
ask-drop = Какую карту сбросить?
ask-drop-other = { $seat } сбрасывает карту
ask-pass = Какую карту передать налево?
ask-pass-other = { $seat } выбирает карту, чтобы передать её
ask-either = Чем пожертвовать?
ask-either-other = { $seat } выбирает, чем пожертвовать

## Ответы

first-card = Взять карту животного
first-die = Взять кубик
first-egg = Положить яйцо
first-reroll = Перебросить взятые кубики
second-settle = Поселить: { $card }
second-chain = Цепочка и свойство поля
second-develop = Открыть земли
second-reroll = Перебросить взятые кубики
take-deck = Верхняя карта колоды
take-none = Никакую
die-face = { $token } (кубик { $die })
die-reroll = Перебросить взятые кубики
die-stop = Не брать
egg-stop = Не класть
again-none = Больше никого
pay-tokens = { $n } × { $token }
pay-eggs = { $place }: { $n ->
    [one] { $n } яйцо
    [few] { $n } яйца
   *[other] { $n } яиц
}
chain-from = Начать здесь: { $place }
chain-board = Только поле: { $board }
link-stop = Закончить цепочку
use-no = Не применять
use-yes = Применить
order-stop = Больше никакое
gain-none = Никакой
swap-stop = Не обменивать
recover-stop = Никакую
tuck-stop = Не подкладывать
hunt-no = Не охотиться
hunt-yes = Охотиться
choice = Вариант { $n }
choice-none = Никакой

## Что произошло

event-parent = Первый игрок: { $seat }.
event-cheat = Сложная игра: карта { $cheat }.
event-goal = Цель раунда { $n }: { $goal }.
event-start-board = Игра начинается с этих земель: { $board }.
event-dealt = Каждому роздано карт животных: { $n }, и по карте позиции.
event-round = Начинается раунд { $n }; первый игрок: { $seat }.
event-turn = Раунд { $round }, круг { $n } из { $of }.
event-go = Ходит { $seat }.
event-turned-up = На лоток ложится карта «{ $card }».
event-tray-renewed = Лоток сброшен.
event-reshuffled = Сброс ({ $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}) перемешан и становится новой колодой.
event-drew = { $seat } добирает карту.
event-drew-own = { $seat } добирает карту «{ $card }».
event-took = { $seat } берёт с лотка карту «{ $card }».
event-recovered = { $seat } берёт из сброса карту «{ $card }».
event-dropped = { $seat } сбрасывает карту «{ $card }».
event-drafted = { $seat } смотрит { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}.
event-drafted-own = Вы смотрите карты: { $cards }.
event-kept = { $seat } оставляет себе карту.
event-kept-own = { $seat } оставляет себе карту «{ $card }».
event-discarded = { $seat } сбрасывает: { $cards }.
event-rerolled = { $seat } перебрасывает взятые кубики: { $tokens }.
event-rolled-all = { $seat } перебрасывает все кубики: { $tokens }.
event-took-die = { $seat } берёт кубик: { $token }.
event-gained = { $seat } получает жетон: { $token }.
event-swapped = { $seat } меняет жетоны: { $token } → { $next }.
event-returned = { $seat } отдаёт жетон: { $token }.
event-paid = { $seat } платит: { $said }.
event-used-eggs = { $seat } берёт { $n ->
    [one] { $n } яйцо
    [few] { $n } яйца
   *[other] { $n } яиц
} с карты «{ $card }».
event-laid-egg = { $seat } кладёт { $n ->
    [one] { $n } яйцо
    [few] { $n } яйца
   *[other] { $n } яиц
} на карту «{ $card }».
event-lost-egg = { $card } ({ $seat }): одним яйцом меньше.
event-last-turn-egg = Последний круг раунда: на карту «{ $card }» ложится яйцо.
event-shown = { $seat } показывает карту «{ $card }».
event-settled = { $seat } поселяет животное: { $card }, { $place }.
event-replaced = { $seat } сменяет своё животное: { $card }.
event-stolen = { $seat } захватывает нишу у игрока { $other }: { $card }.
event-ability = { $seat }: свойство карты «{ $card }».
event-not-used = { $card }: ничего не происходит.
event-board-ability = { $seat }: свойство поля «{ $board }».
event-linked = Цепочка, звено { $n }: { $card }.
event-developed = { $seat } открывает земли: { $board }.
event-moved = { $card } перемещается: { $place }.
event-tucked = { $seat } подкладывает карту с руки под карту «{ $card }».
event-tucked-own = { $seat } подкладывает карту «{ $tucked }» под карту «{ $card }».
event-tucked-unseen = Под карту «{ $card }» подложена верхняя карта колоды.
event-caught = Охота. { $card }: добыча — { $prey }.
event-escaped = Охота. { $card }: добыча ушла — { $prey }.
event-peeked = { $seat } смотрит { $n ->
    [one] { $n } карту позиции
    [few] { $n } карты позиций
   *[other] { $n } карт позиций
}.
event-peeked-own = Вы смотрите карты позиций: { $cards }.
event-positions-drawn = { $seat } берёт { $n ->
    [one] { $n } карту позиции
    [few] { $n } карты позиций
   *[other] { $n } карт позиций
}.
event-positions-drawn-own = Вы берёте карты позиций: { $cards }.
event-passed = { $seat } передаёт карту игроку { $other }.
event-passed-own = { $seat } передаёт карту «{ $card }» игроку { $other }.
event-weather = Среда: { $card }.
event-goal-scored = Подсчёт цели: { $goal }.
event-goal-points = { $seat }: { $n }, улыбок за это — { $points }.
event-upkeep = Каждое животное отдаёт яйцо.
event-starved = { $card } ({ $seat }): яиц нет, животное потеряно.
event-over = Третий раунд окончен.

## Конец

score-creatures = Животные
score-positions = Карты позиций
score-goals = Цели раундов
score-development = Открытые земли
score-eggs = Яйца
score-tucked = Подложенные карты
reason-rounds = Сыграны три раунда

## Почему нельзя

refuse-not-most = Другие земли встречаются на лотке чаще.
refuse-no-cards = Карт, которые можно взять, нет.
refuse-no-die = В ящике нет кубиков.
refuse-no-nest = Ни на одном вашем животном нет места для яйца.
refuse-not-in-tray = Этой карты нет на лотке.
refuse-only-tray = Здесь берут только с лотка.
refuse-must-take-die = Взять кубик обязательно.
refuse-must = Отказаться нельзя.
refuse-nothing-used = Взятых кубиков нет.
refuse-faces-differ = На кубиках в ящике разные грани.
refuse-no-such-die = Такого кубика с такой гранью в ящике нет.
refuse-wrong-face = Кубик с этой гранью здесь не подходит.
refuse-not-in-hand = Этой карты нет у вас на руке.
refuse-no-habitat = Ни одни из её земель не открыты.
refuse-other-habitat = Это животное там не живёт.
refuse-no-such-place = Такого места сейчас нет.
refuse-not-of-both = Между полями лежит только тот, кто живёт на обоих.
refuse-must-straddle = Оно живёт на обоих полях и должно лечь между ними.
refuse-seam-not-open = На одной из двух ниш лежит животное.
refuse-only-empty = Здесь годится только свободное место.
refuse-too-dear = Не хватает { $short ->
    [one] { $short } жетона
   *[other] { $short } жетонов
}.
refuse-eggs-missing = Нужно яиц с ваших животных: { $needs }; у вас их { $has }.
refuse-too-few-tokens = Таких жетонов у вас только { $has }.
refuse-not-minimal = Это слишком много или слишком мало.
refuse-kind-by-kind = Жетоны отдают вид за видом.
refuse-creature-by-creature = Яйца отдают животное за животным.
refuse-too-many-eggs = Отсюда можно взять не больше { $most }.
refuse-too-few-eggs = Отсюда нужно взять не меньше { $least }.
refuse-no-egg-there = Там нет вашего яйца, которое подошло бы.
refuse-no-creature = Там нет животного.
refuse-no-room = Больше яиц не вместится: предел { $most }.
refuse-not-yours = Это животное не ваше.
refuse-not-there = Туда яйцо положить нельзя.
refuse-no-chain-ability = У него нет свойства цепочки.
refuse-not-laid-out = Это поле не выложено.
refuse-other-level = Сейчас нужно животное уровня { $wanted }.
refuse-other-board = Оно не живёт на том же поле.
refuse-gone = Последнего звена цепочки больше нет.
refuse-not-its-board = Последнее животное там не живёт.
refuse-no-such-board = Такого поля нет.
refuse-laid-out = Это поле уже выложено.
refuse-all-laid-out = Выложены все поля.
refuse-cell-taken = Там уже лежит поле.
refuse-not-beside = Поле должно граничить с другим целой стороной.
refuse-no-environment-ability = У него нет свойства среды.
refuse-used-already = Его свойство на эту карту среды уже применено.
refuse-does-nothing = Сейчас оно ничего бы не сделало.
refuse-no-such-token = Такого жетона у вас нет.
refuse-other-kind = Здесь получают жетон другого вида.
refuse-not-drawn = Эту карту не тянули.
refuse-not-seen = Этой карты нет среди тех, что ещё нужно вернуть.
refuse-not-discarded = Этой карты нет в сбросе.
refuse-all-or-none = Или все, или ни одной.
refuse-no-empty-place = Для неё нет свободного места, за которое можно заплатить.
refuse-not-in-cost = Такого жетона в цене нет.
refuse-still-too-dear = Остальное тогда нечем заплатить.
refuse-no-such-choice = Такого варианта нет.

## Настройки стола

option-first_round_turns = Кругов в первом раунде
option-first_round_turns-hint = Во втором раунде на круг меньше, в третьем на два. Советуем 5 или 6.
option-hard_mode = Сложная игра
option-hard_mode-hint = Одна карта на всех говорит, сколько стоит открыть земли и что они принесут.
option-hard_mode-off = Нет
option-hard_mode-I = { cheat-I }
option-hard_mode-II = { cheat-II }
option-hard_mode-III = { cheat-III }
option-hard_mode-IV = { cheat-IV }
option-hard_mode-random = Случайная карта
option-first = Первый игрок
option-first-hint = Кто начинает первый раунд.
option-first-random = Случайный
option-first-host_seat = Первое место
option-open_hands = Открытые руки
option-open_hands-hint = Карты на руках и карты позиций видны всем.
option-open_hands-true = Да
option-open_hands-false = Нет
option-goals_visible = Цели раундов
option-goals_visible-hint = Когда открываются цели раундов.
option-goals_visible-from_start = С самого начала
option-goals_visible-at_round_start = Каждая в начале своего раунда
option-chain_owner = Животные в цепочке
option-chain_owner-hint = Свойства чьих животных можно применять в своей цепочке.
option-chain_owner-anyone = Любых
option-chain_owner-own_only = Только своих
option-last_link_board = Поле в конце цепочки
option-last_link_board-hint = Поле какого животного даёт в конце своё свойство.
option-last_link_board-last_target = Последнего звена
option-last_link_board-last_fired = Последнего, чьё свойство применено
option-seam = Между двумя полями
option-seam-hint = Что занимает животное, лежащее между двумя полями.
option-seam-overlay = Обе ниши, что смотрят друг на друга
option-seam-extra = Отдельное место

## На столе

ui-map = Земли
ui-near = Ближе
ui-far = Всё поле
ui-positions-short = Позиции
ui-tray = Лоток
ui-deck = { $n ->
    [one] Колода: { $n } карта
    [few] Колода: { $n } карты
   *[other] Колода: { $n } карт
}
ui-discard = Сброс: { $n }
ui-unseen = Карты, которых вы не видели, по уровням: { $one } / { $two } / { $three } / { $four }
ui-box = Ящик ресурсов
ui-box-empty = Кубиков нет
ui-used = Использованы
ui-die = Кубик { $die }: { $faces }
ui-chances = При перебросе:
ui-aside = Ещё не открыты
ui-rounds = Раунды и цели
ui-turn = Круг { $n } из { $of }
ui-goal = { $seat }: { $n }, сейчас это { $points } улыбок
ui-goal-hidden = Цель откроют в начале раунда.
ui-weather = Карты среды (осталось { $n }):
ui-score = Счёт сейчас
ui-total = Итого
ui-parent = Первый игрок
ui-parent-sign = 1-й
ui-known = Видели:
ui-hand = Рука
ui-hand-empty = На руке нет карт
ui-tokens = Ваши жетоны
ui-positions = Карты позиций
ui-cover = Закрыть позиции
ui-uncover = Открыть позиции
ui-top = Сверху стопки:
ui-progress = { $n } из { $next } до { $worth }
ui-forecast = Если бы раунд кончился сейчас
ui-starving = { $n ->
    [one] Без яйца погибнет: { $cards }
    [few] Без яиц погибнут: { $cards }
   *[other] Без яиц погибнут: { $cards }
}
ui-raided = { $n ->
    [one] Сопернику хватит на захват: { $cards }
    [few] Сопернику хватит на захват: { $cards }
   *[other] Сопернику хватит на захват: { $cards }
}
ui-starves = Погибнет в конце раунда
ui-eggs = Яйца: { $n } из { $most }
ui-tucked = { $n ->
    [one] Под ней { $n } карта
    [few] Под ней { $n } карты
   *[other] Под ней { $n } карт
}
ui-toll = Захват стоит, кроме самой карты:
ui-raiders = Кто может это заплатить:
ui-creature = { $card }, уровень { $level }, { $seat }, яиц: { $eggs }, под ней: { $tucked }
ui-moves = { $n ->
    [one] { $n } животное сдвинется на стык
    [few] { $n } животных сдвинутся на стык
   *[other] { $n } животных сдвинутся на стык
}
ui-starting = начало
ui-developed = Открыто: { $seat }, +{ $n } в конце
ui-cost = Цена
ui-bonus = +{ $n } в конце
ui-asked = О чём спрашивают
ui-act-card = Взять карту
ui-act-card-hint = Карта животного с лотка или из колоды
ui-act-die = Взять кубик
ui-act-die-hint = Кубик из ящика и его жетон
ui-act-egg = Отложить яйцо
ui-act-egg-hint = Яйцо на одно из ваших животных
ui-act-reroll = Перебросить
ui-act-reroll-hint = Бросить использованные кубики обратно в ящик
ui-act-chain = Цепочка
ui-act-chain-hint = Животное за животным, потом свойство земель
ui-act-develop = Открыть земли
ui-act-develop-hint = Присоединить новые земли
ui-first-hint = или коснитесь карты, кубика, своего животного
ui-second-hint = { $n ->
    [one] или коснитесь карты на руке, чтобы поселить её (можно { $n })
    [few] или коснитесь карты на руке, чтобы поселить её (можно { $n })
   *[other] или коснитесь карты на руке, чтобы поселить её (можно { $n })
}
ui-chain-begin = Коснитесь первого животного, потом следующих, не больше { $most }. Или поля, чтобы использовать только его свойство.
ui-chain-run = { $n ->
    [one] Запустить цепочку
    [few] Запустить цепочку ({ $n })
   *[other] Запустить цепочку ({ $n })
}
ui-chain-clear = Сбросить
ui-chain-more = Дальше: уровень { $level }
ui-chain-full = Продолжить нечем.
ui-use = использовать
ui-silent = Только звено: ничего не даёт.
ui-nothing = Сейчас ничего не даст.
ui-link = { $n ->
    [one] Звеньев: { $n } из { $most }. Коснитесь следующего животного или закончите цепочку.
    [few] Звеньев: { $n } из { $most }. Коснитесь следующего животного или закончите цепочку.
   *[other] Звеньев: { $n } из { $most }. Коснитесь следующего животного или закончите цепочку.
}
ui-to-you = Вам:
ui-to-owner = Кому: { $seat }:
ui-to-all = Всем:
ui-to-rivals = Остальным:
ui-to-pay = К оплате:
ui-cheapest = дешевле всего
ui-wild = { $n ->
    [one] { $n } пара вместо одного
    [few] { $n } пары вместо { $n }
   *[other] { $n } пар вместо { $n }
}
ui-left = останется:
ui-by-hand = По одному виду
ui-pay-aria = { $pairs ->
    [one] Заплатить { $said }; пар вместо одного жетона: { $pairs }
    [few] Заплатить { $said }; пар вместо одного жетона: { $pairs }
   *[other] Заплатить { $said }; пар вместо одного жетона: { $pairs }
}
ui-eggs-due = { $n ->
    [one] осталось отдать { $n } яйцо
    [few] осталось отдать { $n } яйца
   *[other] осталось отдать { $n } яиц
}
ui-hunt = Из карт, которых вы не видели, ниже уровня { $level }: { $percent } %.
ui-status-wild = { $n ->
    [one] с { $n } парой
    [few] с { $n } парами
   *[other] с { $n } парами
}
ui-status-dear = { $n ->
    [one] не хватает { $n } жетона
    [few] не хватает { $n } жетонов
   *[other] не хватает { $n } жетонов
}
ui-status-full = нет места
ui-status-homeless = нет земель

## Животные

creature-rhino_beetle = Японский жук-носорог
creature-purple_emperor = Большая пурпурная переливница
creature-evening_cicada = Вечерняя цикада
creature-earthworm = Японский дождевой червь
creature-honey_bee = Японская медоносная пчела
creature-freshwater_crab = Японский пресноводный краб
creature-locust = Перелётная саранча
creature-ladybird = Семиточечная коровка
creature-swallowtail = Махаон
creature-cricket = Полевой сверчок эмма
creature-firefly = Светлячок гэндзи
creature-caddisfly = Ручейник стенопсихе
creature-kawanina = Речная улитка каванина
creature-medaka = Медака
creature-fiddler_crab = Манящий краб
creature-sea_urchin = Пурпурный морской ёж
creature-manila_clam = Филиппинский петушок
creature-sea_hare = Морской заяц Куроды
creature-hermit_crab = Рак-отшельник
creature-moon_jelly = Ушастая медуза
creature-krill = Тихоокеанский криль
creature-sakura_shrimp = Креветка сакура
creature-anchovy = Японский анчоус
creature-dormouse = Японская соня
creature-tit = Японская синица
creature-field_mouse = Большая японская мышь
creature-green_tree_frog = Лесной веслоног
creature-okinawa_rail = Окинавский пастушок
creature-harvest_mouse = Мышь-малютка
creature-skylark = Полевой жаворонок
creature-grass_lizard = Японская долгохвостка
creature-mantis = Большой богомол
creature-pond_frog = Чернопятнистая лягушка
creature-ayu = Аю
creature-fire_newt = Огненнобрюхий тритон
creature-dragonfly = Стрекоза Зибольда
creature-dipper = Бурая оляпка
creature-bat_star = Гребешковая патирия
creature-mudskipper = Илистый прыгун
creature-seahorse = Коронованный морской конёк
creature-clownfish = Рыба-клоун
creature-saury = Сайра
creature-flying_fish = Японская летучая рыба
creature-firefly_squid = Кальмар-светлячок
creature-sea_angel = Морской ангел
creature-iriomote_cat = Ириомотская кошка
creature-macaque = Японский макак
creature-ural_owl = Длиннохвостая неясыть
creature-habu = Окинавская хабу
creature-sika_deer = Пятнистый олень
creature-rat_snake = Японский полоз
creature-weasel = Японский колонок
creature-crane = Японский журавль
creature-giant_salamander = Исполинская саламандра
creature-kingfisher = Зимородок
creature-eel = Японский угорь
creature-octopus = Восточноазиатский осьминог
creature-sea_otter = Калан
creature-loggerhead = Головастая черепаха
creature-spotted_seal = Ларга
creature-skipjack = Полосатый тунец
creature-albatross = Белоспинный альбатрос
creature-black_bear = Белогрудый медведь
creature-hawk_eagle = Восточный хохлатый орёл
creature-golden_eagle = Беркут
creature-red_fox = Обыкновенная лисица
creature-fish_owl = Рыбный филин
creature-taimen = Сахалинский таймень
creature-sea_eagle = Белоплечий орлан
creature-osprey = Скопа
creature-orca = Косатка
creature-sperm_whale = Кашалот
creature-white_shark = Белая акула

# What bots value (sense.py)
values-goals = цели раундов
values-score = уже полученные улыбки
values-boards = открытые земли
values-tokens = жетоны
values-creatures = свои животные и их яйца
values-hand = карты на руке
values-positions = карты позиций
