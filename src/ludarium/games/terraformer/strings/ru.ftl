# -- Карты: названия, значки, климат, факты. Тексты Действий составляются из их эффектов. --

## Биомы

card-pol = Арктическая пустыня
card-tun = Тундра
card-tai = Тайга
card-nse = Северное море
card-smd = Полупустыня
card-stp = Степь
card-mxf = Смешанный лес
card-lak = Озеро
card-son = Кактусовая пустыня
card-maq = Средиземноморский маквис
card-stf = Субтропический лес
card-crf = Коралловый риф
card-des = Пустыня
card-sav = Саванна
card-trf = Тропический лес
card-man = Мангровые заросли

## Существа

card-acerola = Ацерола
card-elephant_beetle = Жук-слон
card-opossum = Опоссум
card-coati = Носуха
card-utahraptor = Ютараптор
card-fossil_cockroach = Ископаемый таракан
card-acacia = Зонтичная акация
card-zebra = Зебра
card-baboon = Павиан
card-lion = Лев
card-scarab = Скарабей
card-saxaul = Саксаул
card-locust = Саранча
card-dromedary = Верблюд
card-toad_agama = Ушастая круглоголовка
card-desert_monitor = Серый варан
card-egyptian_vulture = Стервятник
card-acropora = Коралл акропора
card-parrotfish = Рыба-попугай
card-moray = Мурена
card-reef_shark = Рифовая акула
card-sea_cucumber = Голотурия
card-feather_grass = Ковыль
card-souslik = Суслик
card-steppe_viper = Степная гадюка
card-polecat = Степной хорь
card-steppe_eagle = Степной орёл
card-golden_eagle = Беркут
card-aphodius = Афодий
card-reindeer_lichen = Ягель
card-lemming = Лемминг
card-arctic_fox = Песец
card-ermine = Горностай
card-arctic_wolf = Полярный волк
card-snowy_owl = Полярная сова
card-springtail = Ногохвостка
card-diatoms = Диатомовые водоросли
card-calanus = Калянус
card-polar_cod = Сайка
card-harp_seal = Гренландский тюлень
card-orca = Касатка
card-king_crab = Камчатский краб
card-rhizophora = Ризофора
card-tree_crab = Краб-древолаз
card-mudskipper = Илистый прыгун
card-saltwater_crocodile = Гребнистый крокодил
card-fiddler_crab = Манящий краб
card-bamboo = Бамбук
card-silkmoth = Шелкопряд
card-pheasant = Золотистый фазан
card-clouded_leopard = Дымчатый леопард
card-termite = Термит
card-olive = Олива
card-wood_mouse = Лесная мышь
card-montpellier_snake = Ящеричная змея
card-snake_eagle = Змееяд
card-bearded_vulture = Бородач
card-saguaro = Сагуаро
card-kangaroo_rat = Кенгуровая крыса
card-rattlesnake = Гремучая змея
card-roadrunner = Земляная кукушка
card-turkey_vulture = Гриф-индейка
card-oak = Дуб
card-vole = Рыжая полёвка
card-weasel = Ласка
card-badger = Барсук
card-eagle_owl = Филин
card-earthworm = Дождевой червь
card-saiga = Сайгак
card-wormwood = Полынь
card-jerboa = Тушканчик
card-corsac = Корсак
card-saker = Балобан
card-carrion_beetle = Мертвоед
card-pondweed = Рдест
card-pond_snail = Прудовик
card-roach = Плотва
card-pike = Щука
card-crayfish = Речной рак
card-siberian_pine = Сибирский кедр
card-squirrel = Белка
card-sable = Соболь
card-lynx = Рысь
card-raven = Ворон
card-reindeer = Северный олень
card-snow_alga = Снежная хламидомонада
card-glacier_flea = Ледниковая блоха
card-snow_bunting = Пуночка
card-gyrfalcon = Кречет
card-ivory_gull = Белая чайка

## Действия

card-drying = Осушение
card-humidifying = Повышение влажности
card-warming = Потепление
card-cooling = Похолодание
card-cancel = Отмена
card-rich_ecosystem = Богатая экосистема
card-adaptation = Адаптация
card-displacement = Вытеснение
card-extinction = Вымирание
card-cloning = Клонирование

## Значки пищи

food-green = зелень
food-green-hint = Листья, трава, кора, мох, лишайник
food-fruit = плоды
food-fruit-hint = Плоды, ягоды, орехи, семена, нектар
food-algae = водоросли
food-algae-hint = Водоросли, водные растения, коралл с его водорослями
food-insect = насекомые
food-insect-hint = Насекомые, пауки, черви и прочая мелочь
food-plankton = планктон
food-plankton-hint = Мелкие животные, плывущие по течению
food-shell = моллюски и раки
food-shell-hint = Улитки, мидии, крабы, ежи, голотурии
food-fish = рыба
food-fish-hint = Рыба
food-reptile = пресмыкающиеся
food-reptile-hint = Пресмыкающиеся и земноводные
food-bird = птицы
food-bird-hint = Мелкие и средние птицы
food-rodent = мелкие звери
food-rodent-hint = Размером со стандартного грызуна
food-medium = средние звери
food-medium-hint = Размером с зайца, лису, обезьяну
food-large = крупные звери
food-large-hint = Размером с зебру, оленя, тюленя
food-apex = сверххищники
food-apex-hint = Их не ест никто

## Роли, уровни, колоды

role-P = Созидатель
role-C1 = Потребитель 1-го порядка
role-C2 = Потребитель 2-го порядка
role-C3 = Потребитель 3-го порядка
role-Cl = Чистильщик
temperature-cold = холодный
temperature-temperate = умеренный
temperature-warm = тёплый
temperature-hot = жаркий
humidity-arid = засушливый
humidity-moderate = умеренный
humidity-humid = влажный
humidity-aquatic = водный
deck-continental = Материковая
deck-cold = Холодная
deck-contrast = Контрастная

## Стол в браузере

my-hand = Ваша рука, карт: { $n }
tf-planet = Планета: экосистем { $n }, одинаковых не больше { $alike }
tf-planet-title = { $size }
tf-planet-places = экосистем { $n } из { $most }, одинаковых не больше { $alike }
tf-planet-scroll = Экосистемы слева направо
tf-links = Кто кого ест
tf-forecast = Прогноз
tf-forecast-hint = Если бы игра закончилась сейчас и все балансировали по совету стола: ✓ выживет, →n мигрирует туда, × вымрет.
tf-new = Новая экосистема
tf-ecosystem = Экосистема { $n }: { $biome } ({ $climate }), карт биома { $cards }, существ { $beings }, места на { $room }
tf-room = существа { $n }/{ $room }
tf-room-hint = Сколько существ здесь живёт и сколько можно сюда сыграть
tf-stable = стабильна
tf-stable-hint = 4 карты биома или больше: климат уже не изменить
tf-rich = богатая
tf-dice = кубик
tf-dice-hint = Здесь решил бы кубик
tf-open = выбор
tf-open-hint = Здесь решил бы выбор владельцев
tf-strength = Сила: { $list }
tf-being = { $card }, { $role }, { $seat }
tf-starves = Не находит здесь пищи
tf-could-eat = Может есть: { $foods }
tf-could-go = Может мигрировать в экосистему { $places }
tf-fed = Накормлен
tf-noted = Свободная пища
tf-end-stays = Выживет
tf-end-goes = Мигрирует в экосистему { $n }
tf-end-dies = Вымрет
tf-attached = { $card }, { $seat }
tf-changes = Что сделало бы климатическое Действие
tf-change = — останется { $n }, уйдёт { $goes }, вымрет { $dies }
tf-players = Игроки
tf-used = Использовано возможностей: { $n } из { $of }
tf-founded = основана
tf-founded-hint = В этот ход уже основана новая экосистема; второй быть не может
tf-points = очков на планете сейчас
tf-look-piles = Посмотреть карты: { $seat }
tf-hand = в руке { $n }
tf-deck = колода { $n }
tf-discard = сброс { $n }
tf-piles-of = Карты: { $seat }
tf-pile-discard = Сброс, последние сверху
tf-pile-known = Точно в руке
tf-pile-unseen = Ещё в руке или колоде
tf-pile-none = Пока ничего
tf-announced = Действие, на которое отвечают
tf-plays = { $seat }: { $card }
tf-cancels-with = { $seat } отменяет: { $card }
tf-aim-ecosystem = экосистема { $n }, { $biome }
tf-aim-being = { $card }, { $seat }
tf-awaited = Ждём ответа: { $names }
tf-draw = Взять карту
tf-too-many = Лишних карт: { $n }; сбросьте до { $limit }.
tf-map = Карта планеты
tf-map-title = { $count ->
    [one] Планета, владеет: { $names }
   *[other] Общая планета: { $names }
}
tf-map-file = планета
tf-map-save = Сохранить карту (SVG)
tf-map-label = Карта природных зон: { $zones }
tf-map-beings = Существ: { $n }, видов: { $kinds }

## Сборка колоды в браузере

tf-counts-as = сам — { $food }
tf-eats = ест: { $food }
type-one-action = Действие
points = { $n } { $n ->
    [one] очко
    [few] очка
   *[other] очков
}
role-short-P = Созидатели
role-short-C1 = Потребители 1
role-short-C2 = Потребители 2
role-short-C3 = Потребители 3
role-short-Cl = Чистильщики
deck-filter = Отбор
deck-find = Найти по названию
deck-only-taken = в колоде
deck-filter-clear = Показать всё
deck-filter-climate = Климат
deck-filter-eats = Ест
deck-filter-counts = Сам — еда
deck-look = Рассмотреть: { $card }
deck-less = На одну меньше: { $card }
deck-more = На одну больше: { $card }
deck-copies = В колоде { $n }, можно не больше { $most }
deck-checks = Правила колоды
deck-cards = { $n } из { $size } карт
deck-legal = можно играть
deck-not-yet = ещё не готова
deck-rule-TF-11-1 = Ровно 42 карты
deck-rule-TF-11-2 = Не меньше 3 полных экосистем: 3 карты биома и родные существа всех пяти ролей
deck-rule-TF-11-3 = Не больше 4 карт биома, 2 карт существа, 3 карт Действия
deck-web = Пищевая сеть колоды
deck-web-empty = Пищевая сеть появится здесь, как только в колоде будут существа.
deck-web-hint = Линии ведут от едока к его пище; коснитесь существа, чтобы проследить их.
deck-web-node = { $card }: ест — { $eats }; кто ест — { $eaten }.
deck-found = { $n } { $n ->
    [one] карта
    [few] карты
   *[other] карт
} библиотеки

## Факты

fact-pol = Снега выпадает так мало, что это пустыня; только он не тает.
fact-tun = Ниже полуметра земля здесь не оттаивает никогда.
fact-tai = Самый большой лес Земли, от океана до океана.
fact-nse = В холодной воде больше кислорода, и она богаче всех рыбой.
fact-smd = Месяц весной зелена, остальной год сера.
fact-stp = Её чернозём — одна из самых плодородных почв.
fact-mxf = Листва и хвоя делят здесь свет.
fact-lak = Лёд плавает, поэтому озёра замерзают сверху, а жизнь идёт внизу.
fact-son = Большинство цветков раскрывается ночью, для летучих мышей и бабочек.
fact-maq = Вечнозелёные кусты с жёсткими листьями, переживающие пожары.
fact-stf = Тепло, туманно, и совсем голым он не бывает.
fact-crf = Тысячная доля морского дна и четверть всей морской жизни.
fact-des = Днём пятьдесят градусов, ночью заморозки.
fact-sav = Трава с редкими деревьями; такой её держат огонь и слоны.
fact-trf = На пятнадцатой доле суши живёт половина всех видов.
fact-man = Лес, стоящий в солёной воде; дважды в день его омывает прилив.
fact-acerola = На тот же вес витамина C в ней в тридцать раз больше, чем в апельсине.
fact-elephant_beetle = Личинка живёт в гниющей древесине до трёх лет, прежде чем стать жуком.
fact-opossum = Детёныши рождаются через тринадцать дней и дорастают в сумке матери.
fact-coati = Носухи спят на деревьях и спускаются вниз головой, разворачивая задние лапы.
fact-utahraptor = Жил 135 миллионов лет назад и носил серповидный коготь длиной с ладонь.
fact-fossil_cockroach = Его родня ползала по каменноугольным лесам 310 миллионов лет назад.
fact-acacia = Крона плоская, колючки длинные, а корни уходят глубже, чем дерево высотой.
fact-zebra = Двух одинаково полосатых зебр не бывает, а кусачие мухи садятся на них реже, чем на лошадей.
fact-baboon = Стая павианов решает большинством, куда идти: за одним не пойдут, за многими пойдут.
fact-lion = Львы — единственные кошки, живущие прайдами; рык слышен за восемь километров.
fact-scarab = Катит навозный шар прочь по прямой; его родич держит путь по Млечному Пути.
fact-saxaul = Листья у него — крошечные чешуйки, а древесина так тяжела, что тонет в воде.
fact-locust = Стая одолевает сто километров в день, и каждая съедает столько, сколько весит сама.
fact-dromedary = За десять минут выпивает сто литров; в горбу у него жир, а не вода.
fact-toad_agama = Пугая врага, раскрывает красные складки у рта и кажется огромной.
fact-desert_monitor = Бегает со скоростью тридцать километров в час, а зиму спит в норе.
fact-egyptian_vulture = Разбивает яйца страусов камнями: одна из немногих птиц, берущих орудия.
fact-acropora = Внутри полипов живут кормящие их водоросли; раз в год все колонии мечут икру вместе.
fact-parrotfish = Откусывает мёртвый коралл, перетирает и оставляет белый песок, целые пляжи.
fact-moray = В глотке у неё вторая пара челюстей, которая втягивает добычу.
fact-reef_shark = Годами обходит один и тот же небольшой участок рифа.
fact-sea_cucumber = Пропускает через себя песок и очищает его, а дышит задним концом тела.
fact-feather_grass = Семена ввинчиваются в землю: их ости скручиваются от влаги.
fact-souslik = Спит восемь месяцев в году.
fact-steppe_viper = Летом питается в основном кузнечиками и саранчой.
fact-polecat = Преследует сусликов в их норах, а потом может там и поселиться.
fact-steppe_eagle = Гнездится на земле; многие зимуют в Африке.
fact-golden_eagle = Пикирует быстрее двухсот километров в час.
fact-aphodius = Навоз не катает: живёт в нём сам, и личинки тоже.
fact-reindeer_lichen = Растёт на пять миллиметров в год; объеденному месту нужны десятилетия.
fact-lemming = Раз в три-четыре года леммингов становится в сто раз больше, а потом снова мало.
fact-arctic_fox = Начинает дрожать лишь тогда, когда холоднее минус семидесяти градусов.
fact-ermine = Зимой весь белый, кроме кончика хвоста.
fact-arctic_wolf = Живёт там, где солнце не встаёт месяцами, охотится на овцебыков и зайцев.
fact-snowy_owl = Охотится днём: полярным летом ночи нет.
fact-springtail = Вилочка, сложенная под брюшком, отбрасывает её от опасности.
fact-diatoms = Живут в стеклянных панцирях и дают пятую часть кислорода Земли.
fact-calanus = Каждый вечер поднимается на сотни метров кормиться, а к утру опускается.
fact-polar_cod = В крови у неё антифриз, и она живёт прямо подо льдом.
fact-harp_seal = Молоко так жирно, что детёныш прибавляет по два килограмма в день.
fact-orca = У каждой семьи свой диалект и свой способ охоты.
fact-king_crab = Ног на виду восемь; последняя пара спрятана под панцирем.
fact-rhizophora = Проростки развиваются на дереве и падают в ил, как дротики.
fact-tree_crab = Объедает листья мангров и прыгает в воду, завидев птицу.
fact-mudskipper = Рыба, которая ходит на плавниках и дышит кожей.
fact-saltwater_crocodile = Крупнейшая рептилия наших дней; пересекает моря, отдаваясь течению.
fact-fiddler_crab = Самец машет огромной клешнёй, зовя самку, а малой просеивает ил.
fact-bamboo = Может вырасти на метр за день.
fact-silkmoth = От него пять тысяч лет назад вывели домашнего шелкопряда.
fact-pheasant = Охотнее бежит, чем летит, а ночует на деревьях.
fact-clouded_leopard = У неё самые длинные клыки среди кошек, если мерить по росту.
fact-termite = Микробы в кишечнике позволяют ему питаться древесиной.
fact-olive = Некоторым оливам две тысячи лет, и они плодоносят.
fact-wood_mouse = Отмечает дорогу листьями и веточками.
fact-montpellier_snake = Приподнимается и осматривается, как кобра.
fact-snake_eagle = Питается змеями: на одного птенца их уходит больше сотни.
fact-bearded_vulture = Питается костями, а слишком большие роняет на скалы.
fact-saguaro = Живёт до двухсот лет и хранит до пяти тонн воды.
fact-kangaroo_rat = Никогда не пьёт: воды ей хватает из сухих семян.
fact-rattlesnake = Видит тепло ямками под глазами.
fact-roadrunner = Убивает гремучих змей и бегает не медленнее велосипедиста.
fact-turkey_vulture = Чует падаль с высоты, что умеют немногие птицы.
fact-oak = На старом дубе живёт больше двух тысяч видов.
fact-vole = Родившаяся весной самка осенью может быть бабушкой.
fact-weasel = Самый маленький хищник мира пролезает в обручальное кольцо.
fact-badger = Норы барсуков служат столетиями.
fact-eagle_owl = Гребенчатые перья делают взмах его крыльев почти бесшумным.
fact-earthworm = За несколько десятилетий черви перерывают всю почву луга.
fact-saiga = Нос-хоботок греет зимний воздух, а летом задерживает пыль.
fact-wormwood = Горькие масла отпугивают многих и дают пустыне её запах.
fact-jerboa = Прыгает на двух ногах на три метра и правит хвостом.
fact-corsac = В метель несколько корсаков делят одну нору.
fact-saker = Гнёзд не строит, а занимает чужие.
fact-carrion_beetle = Чует падаль издалека.
fact-pondweed = Листья плавают, а цветки опыляет ветер.
fact-pond_snail = Дышит воздухом и берёт его с собой под воду.
fact-roach = Весной целыми стаями собирается на мелководье нереститься.
fact-pike = Замирает, а бросается за десятую долю секунды.
fact-crayfish = Плавает задом наперёд, ударяя хвостом.
fact-siberian_pine = Её орехи сажают кедровки, забывая, где спрятали.
fact-squirrel = Сушит на зиму грибы на ветках.
fact-sable = У него мех и на подошвах, а охотится он даже под снегом.
fact-lynx = Широкие лапы держат её на глубоком снегу.
fact-raven = Строит планы, играет и годами помнит лица.
fact-reindeer = Из всех оленей только у северных рога есть и у самок.
fact-snow_alga = Окрашивает летний снег в красный цвет.
fact-glacier_flea = Живёт на льду и гибнет, когда теплее двенадцати градусов.
fact-snow_bunting = Ни одна певчая птица не гнездится севернее.
fact-gyrfalcon = Крупнейший сокол; некоторым гнёздам две с половиной тысячи лет.
fact-ivory_gull = Ходит за белыми медведями и подбирает остатки.

## Что говорят карты (texts.py делает это из их данных)

named = { $ru }
temperature = Температура
humidity = Влажность
text-list = { $first }, { $next }
text-or = { $first } или { $next }
text-biome = Климат: { $temperature }, { $humidity }.
text-lives = Климат: { $temperatures }; { $humidities }. Как пища: { $counts }.
text-eats = Питается: { $eats }.
text-eats-nothing = Живёт прямо за счёт биома.
text-plant = Пища для тех, кто ест: { $counts }.
text-native = Родной биом: { $biome }.
text-sessile = Не мигрирует.
text-out-of-turn = Можно играть вне своего хода.
text-stays = Остаётся на столе.
text-opposite = Противоположное: { $card }.

whose-own = своё
whose-other = чужое
whose-any = любое
type-biome = биомы
type-being = существа
type-action = Действия
effect-shift-humidity-less = Назовите нестабильную экосистему. Если никто не отменит, можете положить вместо неё биом суше, той же температуры.
effect-shift-humidity-more = Назовите нестабильную экосистему. Если никто не отменит, можете положить вместо неё биом влажнее, той же температуры.
effect-shift-temperature-less = Назовите нестабильную экосистему. Если никто не отменит, можете положить вместо неё биом холоднее, той же влажности.
effect-shift-temperature-more = Назовите нестабильную экосистему. Если никто не отменит, можете положить вместо неё биом теплее, той же влажности.
effect-cancel = Отменяет Действие, только что сыгранное другим игроком.
effect-enrich = Назовите экосистему, стабильную или нет. На каждую карту биома там может жить на { $n ->
    [one] { $n } существо
    [few] { $n } существа
   *[other] { $n } существ
} больше.
effect-adapt = Назовите { $whose } животное. { $ways }
adapt-climate = Оно живёт и при соседних температурах и влажностях, по свою сторону границы воды.
adapt-diet = Оно ест ещё один значок пищи.
adapt-both = Либо оно живёт и при соседних температурах и влажностях, по свою сторону границы воды, либо ест ещё один значок пищи.
effect-displace = Назовите { $whose } животное, которое может мигрировать. Оно уходит в другую экосистему; если некуда, вымирает.
effect-remove-being = Назовите { $whose } существо. Оно вымирает.
effect-remove-animal = Назовите { $whose } животное. Оно вымирает.
effect-recover = Возьмите из своего сброса на руку { $n ->
    [one] одну карту
   *[other] одну или две карты
}: { $types }.
effect-move = Назовите { $whose } животное. Оно мигрирует в подходящую экосистему по вашему выбору.
effect-move-fed = Назовите { $whose } животное. Оно мигрирует в подходящую экосистему с пищей для него, по вашему выбору.
effect-protect = Назовите своё существо. Чужие Действия не могут его назвать.
effect-draw = Возьмите { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}.

## Колоды: что запрещено, что отмечается

refuse-deck-size = В колоде { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}, а нужно { $size }.
refuse-deck-negative = { $n } карт быть не может: { $card }.
refuse-deck-stranger = Карты «{ $card }» здесь нет.
refuse-deck-biome = { $card }: { $n } в колоде, а биом может повторяться не более { $most } раз.
refuse-deck-being = { $card }: { $n } в колоде, а существо может повторяться не более { $most } раз.
refuse-deck-action = { $card }: { $n } в колоде, а Действие может повторяться не более { $most } раз.
refuse-deck-complete = Укомплектовано экосистем: { $n }, а нужно { $least } разных.
refuse-brings-seats = Стартовых колод { $most }, по одной на игрока; если игроков больше, приносите свои.
refuse-brings-both = Либо стартовая колода, либо список карт.
refuse-brings-unknown = Стартовой колоды «{ $deck }» нет.
refuse-brings-built = За этим столом играют стартовыми колодами.
refuse-brings-taken = Колодой «{ $deck }» может играть только один.
deck-is-complete = Укомплектовано: { $biome }.
deck-lacks = { $biome }: не хватает { $n ->
    [0] {""}
    [one] { $n } карты биома{ $many ->
        [0] {""}
       *[other] {" "}и{" "}
    }
   *[other] { $n } карт биома{ $many ->
        [0] {""}
       *[other] {" "}и{" "}
    }
}{ $many ->
    [0] {""}
   *[other] родных: { $roles }
}.
deck-hungry = { $biome }: родные существа не прокормят друг друга.
deck-homeless = { $card }: ни один биом колоды не подходит.

## Балансировка: что происходит, о чём спрашивают, почему нельзя

ask-lose = Кто уступит место?
ask-lose-other = { $seat } выбирает, кто уступит место
ask-fate = Остаться в другой нише или уйти?
ask-fate-other = { $seat } решает судьбу Чистильщика
ask-eater = Какое животное кормим?
ask-eater-other = { $seat } кормит животных
ask-food = Что оно съест?
ask-food-other = { $seat } выбирает пищу
fate-niche = Другая ниша здесь
fate-migrate = Мигрировать
eater-stop = Пока хватит
event-balancing = Балансировка: экосистема { $at }, { $card }.
event-balanced = Экосистема { $at } ({ $card }) сбалансирована.
event-rolled = В экосистеме { $at } решают кубики: { $rolls }.
roll-of = { $seat } — { $n }
event-niche = { $seat }: { $card } уступает место в экосистеме { $at } и ищет там другую нишу.
event-fed = { $seat }: { $card } питается — { $eaten } (экосистема { $at }).
event-died-crowded = { $seat }: { $card } — нет места в экосистеме { $at }. Вымирание.
event-died-starved = { $seat }: { $card } — нет ни пищи в экосистеме { $at }, ни пути дальше. Вымирание.
event-over = Планета сбалансирована. Подсчёт очков.
refuse-not-competing = { $card } — не из тех, кому не хватает места.
refuse-not-own = { $card } принадлежит другому: { $seat }.
refuse-no-niche = { $card } питается только прямо из биома: другой ниши нет.
refuse-no-way = Справа нет экосистемы, где мог бы обитать этот вид: { $card }.
refuse-duty = Кто может накормить животное, обязан это сделать: в прошлом раунде никто никого не накормил.
refuse-elsewhere = { $card } обитает не в той экосистеме, которая сейчас балансируется.
refuse-is-fed = { $card } уже питается.
refuse-nothing-noted = { $card }: в этом раунде нет свободной пищи.
refuse-own-species = { $card } не ест свой собственный вид.
refuse-not-eaten-by = { $card } не ест такую пищу: { $food }.
refuse-is-eaten = { $food } уже кормит другое животное.
refuse-not-noted = { $food } лишь в этом раунде получает пищу; едой может стать со следующего.
refuse-is-hungry = { $food } пока без пищи и потому едой быть не может.
refuse-no-surplus = { $card } — не лишнее существо.
refuse-not-yet = { $card } уходит позже: сначала Чистильщики и Потребители 1-го порядка, потом 2-го, потом 3-го.
refuse-no-ecosystem = Экосистемы { $n } нет.
refuse-not-right = Экосистема { $n } уже сбалансирована: при балансировке мигрируют только направо.
refuse-climate = { $place }: климат не подходит, { $card } там не живёт.
refuse-no-food = { $place }: там нет пищи для этого вида: { $card }.

## Очки

score-biomes = Биомы
score-role-P = Созидатели
score-role-C1 = Потреби­тели 1
score-role-C2 = Потреби­тели 2
score-role-C3 = Потреби­тели 3
score-role-Cl = Чистильщики

## О чём спрашивают

ask-redeal = Оставить эту руку или пересдать? Пересдать можно один раз.
ask-redeal-other = { $seat } смотрит первую раздачу
ask-size = Какого размера будет планета? Играют наименьшим из названных.
ask-size-other = { $seat } называет размер
ask-step = Возьмите карту или сыграйте
ask-step-other = Ход игрока { $seat }
ask-place = Куда?
ask-place-other = { $seat } выбирает место
ask-ecosystem = Какая экосистема?
ask-ecosystem-other = { $seat } выбирает экосистему
ask-being = Какое существо?
ask-being-other = { $seat } выбирает существо
ask-mode = Как оно приспособится?
ask-mode-other = { $seat } приспосабливает животное
ask-icon = Что оно будет есть ещё?
ask-icon-other = { $seat } выбирает пищу
ask-clone = Какую карту вернуть в руку?
ask-clone-other = { $seat } просматривает сброс
ask-answer = Пропустить или ответить?
ask-answer-other = { $seat } может ответить
ask-replacement = Какой биом займёт это место?
ask-replacement-other = { $seat } может выложить биом
ask-next = Кто уйдёт первым?
ask-next-other = { $seat } уводит животных
ask-to = Куда мигрировать?
ask-to-other = { $seat } ищет новый дом
ask-discard = Больше семи карт: какую скинуть?
ask-discard-other = { $seat } скидывает лишнее

redeal-keep = Оставить руку
redeal-again = Пересдать
size-small = Малая планета
size-medium = Средняя планета
size-large = Большая планета
size-huge = Огромная планета
step-card = Сыграть: { $card }
step-draw = Взять карту
step-end = Закончить ход
place-new = Новая экосистема
ecosystem-at = Экосистема { $n }
mode-climate = К климату
mode-diet = К другой пище
clone-enough = Больше не нужно
answer-pass = Пропустить
answer-cancel = Отменить картой «{ $card }»
answer-play = Сыграть: { $card }
replacement-none = Без биома
being-of = { $card } ({ $seat })
adapted-climate = к климату
adapted-diet = к пище «{ $food }»

## Что происходит

event-plays-deck = { $seat } играет колодой «{ $deck }».
event-plays-built = { $seat } играет своей колодой.
event-redealt = { $seat } пересдаёт.
event-size-named = { $seat } предлагает: { $size }.
event-size = На планете будет экосистем: { $n }.
event-turn = Ход игрока { $seat }.
event-drew = { $seat } берёт карту. В колоде осталось: { $left }.
event-drew-own = Вы берёте карту: { $card }. В колоде осталось: { $left }.
event-deck-empty = Колода игрока { $seat } закончилась: этот ход последний.
event-all-stable = Все экосистемы построены и стабильны: этот ход последний.
event-founded = { $seat } закладывает экосистему { $at }: { $card }.
event-grew = { $seat } расширяет экосистему { $at }: { $card }, биомов теперь { $n }.
event-settled = { $seat } заселяет экосистему { $at } ({ $biome }): { $card }.
event-discarded = { $seat } скидывает: { $card }.
event-game-ends = Игра закончена. Пора выстраивать пищевые цепи.
event-named = { $seat } играет «{ $card }».
event-named-ecosystem = { $seat } играет «{ $card }» на экосистему { $at } ({ $place }).
event-named-being = { $seat } играет «{ $card }»: { $name }, экосистема { $at }.
event-named-adapt = { $seat } играет «{ $card }»: { $name }, экосистема { $at }, { $how }.
event-named-move = { $seat } играет «{ $card }»: { $name }, из экосистемы { $at } в { $to }.
event-named-cards = { $seat } играет «{ $card }»: { $cards }.
event-passed = { $seat } пропускает.
event-cancels = { $seat } отвечает картой «{ $card }» на «{ $action }» игрока { $other }.
event-cancel-failed = «{ $action }» остаётся в силе.
event-cancelled = «{ $card }» игрока { $seat } отменяется.
event-fizzled = «{ $card }» игрока { $seat }: цели больше нет, эффекта тоже.
event-came-to-nothing = { $seat } не выкладывает биома: экосистема { $at } остаётся прежней.
event-changed = Экосистема { $at } меняется: { $card } вместо { $before }.
event-migrated = { $seat }: { $card } мигрирует из экосистемы { $at } в { $to }.
event-died-climate = { $seat }: { $card } больше не может жить в экосистеме { $at }. Вымирание.
event-died-displaced = { $seat }: { $card } — вытеснение из экосистемы { $at }, а больше жить негде. Вымирание.
event-died-extinct = { $seat }: { $card } вымирает в экосистеме { $at }.
event-enriched = Экосистема { $at } ({ $place }) теперь богатая.
event-attached = «{ $card }» остаётся при существе: { $name }.
event-adapted = { $name }: адаптация { $how }.
event-cloned = { $seat } возвращает в руку: { $card }.

## Почему нельзя

refuse-not-in-hand = У вас нет этой карты.
refuse-used-up = Обе возможности этого хода использованы.
refuse-no-deck = Ваша колода закончилась.
refuse-must-use = Осталось использовать возможностей: { $n }. Возьмите или сыграйте карту.
refuse-must-play = Колода закончилась, но в руке есть карта, которую можно сыграть.
refuse-biomes-first = На пустой планете жить негде: сначала нужен биом.
refuse-founds-nothing = { $card } — не биом и экосистему не создаёт.
refuse-planet-full = На планете уже есть все экосистемы: { $n }.
refuse-alike = Таких экосистем уже { $n }: { $card }.
refuse-founded = За ход можно создать не более одной новой экосистемы.
refuse-no-place = Нет ни такой экосистемы, ни места для новой.
refuse-other-biome = Это другая экосистема: { $place }.
refuse-grown = Она стабильна, а за этим столом стабильные не растут.
refuse-temperature = { $card }: не подходит температура ({ $place }).
refuse-humidity = { $card }: не подходит влажность ({ $place }).
refuse-full = Нет места: существ { $n } из { $most }.
refuse-nowhere-4-1 = { $card }: нет экосистемы с подходящим климатом.
refuse-nowhere-3-7 = { $card }: где подходит климат, там нет места.
refuse-nowhere-4-4 = { $card }: где подходит климат, там нет пищи.
refuse-only-answers = «{ $card }» лишь отвечает на Действия других.
refuse-no-target = «{ $card }»: выбрать некого и нечего.
refuse-stable = «{ $card }» нельзя применить к стабильной экосистеме.
refuse-rich-already = Она уже богатая.
refuse-temperature-least = Холоднее некуда: { $place }.
refuse-temperature-most = Жарче некуда: { $place }.
refuse-humidity-least = Суше некуда: { $place }.
refuse-humidity-most = Влажнее некуда: { $place }.
refuse-same-temperature = { $card }: температура другая.
refuse-same-humidity = { $card }: влажность другая.
refuse-temperature-more = { $card }: не теплее прежнего.
refuse-temperature-less = { $card }: не холоднее прежнего.
refuse-humidity-more = { $card }: не влажнее прежнего.
refuse-humidity-less = { $card }: не суше прежнего.
refuse-not-here = Этого существа на планете нет.
refuse-whose-own = Можно выбрать только своё существо, а это чужое: { $card }.
refuse-whose-other = Можно выбрать только чужое существо, а это ваше: { $card }.
refuse-protected = { $card } под защитой от чужих Действий.
refuse-protected-already = { $card } уже под защитой.
refuse-no-animal = { $card } — не животное.
refuse-adapted = { $card }: Адаптация уже есть.
refuse-eats-all = { $card } и так ест всё.
refuse-cannot-migrate = { $card } не может мигрировать.
refuse-nowhere-to-go = { $card }: другой подходящей экосистемы нет.
refuse-no-such-mode = «{ $card }» такого не умеет.
refuse-eats-already = Это оно и так ест.
refuse-in-no-diet = Этого никто не ест.
refuse-not-cloned = В вашем сбросе такой карты нет.
refuse-not-there = Туда нельзя.
refuse-only-cancel = Отмену отменяет только Отмена.
refuse-no-opposite = «{ $card }» — не противоположность карты «{ $action }».
refuse-in-turn = «{ $card }» играют только в свой ход.
refuse-not-its-turn = Сейчас уходит не оно: вверх по пищевой цепи, владельцы по очереди.
refuse-leaves-here = { $card } должно покинуть эту экосистему.

## Стол, его варианты, конец

world-tagline = Оживите мёртвую планету; она достанется стойкому
world-about =
    Вы прилетели на безжизненную планету, и у каждого своя колода биомов, растений, животных и Действий. Экосистемы, от
    тундры до рифа, строят и заселяют сообща, и любой климат можно изменить. В конце слева направо выстраиваются пищевые
    цепи: кому не хватило еды, тот уходит дальше или вымирает. Чья жизнь окажется ценнее, тому и владеть планетой.
reason-deck = Закончилась колода
reason-stable = Все экосистемы стабильны
option-planet = Планета
option-planet-hint = Сколько будет экосистем и сколько из них могут быть одинаковыми. Чем больше игроков, тем больше планета.
option-planet-small = Малая: 5, не более 2 одинаковых
option-planet-medium = Средняя: 6, не более 2 одинаковых
option-planet-large = Большая: 7, не более 3 одинаковых
option-planet-huge = Огромная: 8, не более 3 одинаковых
option-decks = Колоды
option-decks-hint = Вчетвером приносите свои: стартовых колод три.
option-decks-starter = Стартовые
option-decks-built = Свои
option-balancing = Выбор при балансировке
option-balancing-hint = Кто решает в конце игры, кому кого есть.
option-balancing-owners = Делают владельцы
option-balancing-auto = Делает стол
option-first = Первый игрок
option-first-hint = По правилам начинает самый младший.
option-first-random = По жребию
option-first-seat = Определённое место
option-first_seat = Какое именно место
option-first_seat-hint = Считая с 1.
option-later_seat_card = Лишняя карта остальным
option-later_seat_card-hint = Все, кроме первого игрока, получают на одну карту больше.
option-later_seat_card-true = Да
option-later_seat_card-false = Нет
option-redeal = Пересдача
option-redeal-hint = Кому не понравилась первая рука, может один раз пересдать.
option-redeal-true = Разрешена
option-redeal-false = Не разрешена
option-size_after_deal = Размер планеты
option-size_after_deal-hint = После раздачи каждый называет размер; играют наименьшим.
option-size_after_deal-true = Выбирают после раздачи
option-size_after_deal-false = Как указано здесь
option-free_replacement = Новый биом климатического Действия
option-free_replacement-hint = В примере из правил это первая карта хода.
option-free_replacement-true = Ничего не стоит
option-free_replacement-false = Занимает возможность
option-grow_stable = Стабильная экосистема
option-grow_stable-hint = Четыре биома или более: можно ли добавить пятый?
option-grow_stable-true = Может расти
option-grow_stable-false = Завершена
option-counter_cancel = Отмену
option-counter_cancel-hint = Можно ли отменить Отмену?
option-counter_cancel-true = Можно отменить
option-counter_cancel-false = Нельзя отменить
option-migration_food = Хищникам при миграции
option-migration_food-hint = Потребителям 2-го и 3-го порядка при заселении нужна пища. А там, куда они уходят?
option-migration_food-true = Нужна пища
option-migration_food-false = Пища не нужна
option-strength = Кто сильнее в экосистеме
option-strength-hint = Когда на всех не хватает.
option-strength-cards = У кого там больше карт
option-strength-beings = У кого там больше существ
option-feeding = Кто ест первым
option-feeding-hint = Когда на одну пищу много желающих.
option-feeding-strength = Сильнейший в экосистеме
option-feeding-chain = Вверх по пищевой цепи
option-tie = При равных очках
option-tie-hint = Кто тогда побеждает.
option-tie-shared = Победа общая
option-tie-cards = Больше карт, потом больше Потребителей 3-го порядка
option-open_lists = Состав своих колод
option-open_lists-hint = Состав стартовых колод известен всем.
option-open_lists-true = Открыт
option-open_lists-false = Тайна

# What a bot weighs
values-score = что останется после балансировки
values-hungry = кто пока голоден
values-room = место для новых
values-risk = чему грозит перемена климата
values-cards = ещё не сыгранные карты
