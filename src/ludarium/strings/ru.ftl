# Слова оболочки: столы, места, вопросы любой игры.
seat-name = Игрок { $number }
refuse-no-such-option = Варианта { $option } здесь нет.
refuse-not-offered = Здесь это выбрать нельзя.

# Всюду
loading = Минутку…
close = Закрыть
again = Попробовать ещё раз
back = Назад
copy = Скопировать
copied = Скопировано
share = Поделиться
to-home = К полке с играми
rules = Правила
help = Подсказки
missing-title = Здесь ничего нет
missing-text = Такой страницы не существует. Может быть, ссылка скопировалась не целиком.
trouble-network = Сервер сейчас недоступен.
no-such-game = Игра «{ $id }» здесь не установлена.
no-table = Этот стол открыть не удалось

# Настройки
settings = Настройки
settings-language = Язык
settings-theme = Оформление
settings-theme-auto = Как на устройстве
settings-theme-light = Светлое
settings-theme-dark = Тёмное
settings-speed = Скорость движения
settings-speed-times = { $times }×
settings-sound = Звуки
settings-notify = Сообщать о моём ходе, даже если я смотрю в другую вкладку

# Главная
home-title = Пять живых миров на одной полке
home-lead = Настольные игры прямо в браузере: с ботами или с друзьями, каждый со своего телефона. Регистрация не нужна.
home-worlds = Миры
home-continue = Продолжить
home-all = Показать все ({ $count })
play-now = Играть
play-now-game = { $game }: сыграть с ботом прямо сейчас
with-friends = Позвать друзей
with-friends-game = { $game }: позвать друзей
choose-table = Настроить стол

# Новый стол
new-table = Новый стол
new-seats = Кто играет?
new-who = Место { $number }
new-who-me = Я
new-who-friend = Друг
new-who-bot = Бот
new-friend-hint = получит ссылку на это место
new-level = Насколько силён бот
new-add-seat = Добавить место
new-remove-seat = Убрать место { $number }
new-options = Как играем?
new-pack = Набор
new-spectators = Другие могут смотреть
new-readings = Толкования правил
new-pace = Боты отвечают
new-pace-0 = сразу
new-pace-1 = так, чтобы можно было уследить
new-pace-3 = не спеша
new-stand-in = Если игрок ушёл
new-stand-in-nobody = ждать его
new-stand-in-bot = за него играет бот: { $level }
new-readings-hint = Места, которые в книге правил можно понять по-разному. Уже выбрано наше толкование.
new-make = Открыть стол
your-name = Ваше имя
level-random = ходит наугад
level-greedy = ищет сиюминутную выгоду
level-beginner = только учится
level-casual = играет для удовольствия
level-strong = думает наперёд
level-expert = думает далеко наперёд
strength = Насколько сильны уровни
strength-how = Измерено за столом на { $seats }, по { $games } партий на пару. Эло считается от случайных ходов; в скобках — где оно лежит с уверенностью 95 %.
strength-elo = Эло
strength-random = побед над случайным
strength-before = побед над предыдущим

# Колоды
decks = Колоды
decks-title = { $game }: колоды
decks-none = В эту игру колод не приносят.
deck-new = Моя колода
deck-linked = Колода по ссылке
deck-copy-of = { $name }, с изменениями
deck-begin = Новая колода
deck-from-text = Колода из текста
deck-restore = Вернуть «{ $name }»
deck-not-kept = Этот браузер ничего не запоминает: прежде чем уйти, сохраните колоду текстом.
deck-name = Название колоды
deck-copied-when-changed = Измените что-нибудь — и начнётся ваша собственная копия.
deck-play = Играть ею
deck-give = Поделиться
deck-give-what = Поделиться: «{ $name }»
deck-remove = Выбросить
deck-link = Ссылка
deck-link-hint = Вся колода записана в самой ссылке; сервер её не видит.
deck-text = Текст
deck-text-hint = По строке на карту: сколько и её название или id. Строка с # в начале — название колоды.
deck-read = Понято: { $n } { $n ->
    [one] карта
    [few] карты
   *[other] карт
  }.
deck-unknown = Не понято:
deck-take = Взять эту колоду
deck-bring = Колода
deck-any = пусть выберет стол
deck-own = Мои колоды
deck-build = Собрать колоду

# За столом
join = Сесть за стол
join-title = Приглашение: { $game }
join-with = За столом: { $names }
join-sit = Сесть за стол
seat-open = Место свободно
seat-bot = бот
seat-you = вы
seat-here = здесь
seat-away = не в сети
seat-stood-in = нет на месте, играет бот
seat-asked = выбирает
bot-name = Бот { $number }
lobby-waiting = { $count ->
    [one] Свободно { $count } место. Отправьте ссылку другу: игра начнётся, когда все сядут.
    [few] Свободно { $count } места. Отправьте каждую ссылку одному из друзей: игра начнётся, когда все сядут.
   *[many] Свободно { $count } мест. Отправьте каждую ссылку одному из друзей: игра начнётся, когда все сядут.
  }
lobby-sealing = Все в сборе. Запечатываем кости…
lobby-give-bot = Посадить сюда бота
invite-link = Ссылка на это место
invite-text = Давай сыграем: { $game }
qr = QR-код
qr-label = QR-код со ссылкой на это место
fair-title = Почему кости честные
fair-text = Сервер уже выбрал свой секрет и показывает вам его печать (она ниже). Ваш браузер добавит своё число, которого сервер предвидеть не может. В конце секрет откроется, и любой сможет проверить, что расклад никто не подстроил.

# Стол
table-waiting = ждёт игроков
table-sealing = вот-вот начнётся
table-running = идёт игра
table-over = игра окончена
table-your-turn = ваш ход
ask-any = Ваш ход: выбирайте
waiting-for = { $count ->
    [one] Выбирает { $names }
   *[other] Выбирают: { $names }
  }
turn-of = { $count ->
    [one] Сейчас выбирает { $names }.
   *[other] Сейчас выбирают: { $names }.
  }
won = { $count ->
    [one] Победа: { $names }
   *[other] Общая победа: { $names }
  }
my-things = Моё
on-the-table = Что лежит на столе
undo-what = Отменить: { $what }
hint = Совет
hint-try = Попробуйте: { $what }
hint-outlook = Виды на победу { $worth } %, на { $gain } больше, чем у следующего хода
hint-close = Виды на победу { $worth } %; есть и другие ходы не хуже
values = Почему?
values-of = Что сейчас ценит { $name }
values-both = { $seat }. Главная опора: { $good }; слабое место: { $bad }. В очках, против среднего у остальных.
values-good = { $seat }. Главная опора: { $good }. В очках, против среднего у остальных.
values-bad = { $seat }. Слабое место: { $bad }. В очках, против среднего у остальных.
values-even = { $seat }: по мнению бота, положение у всех примерно равное.
values-none = В этой игре боты не умеют объяснить, что они ценят.
values-more = { $what } (+{ $points })
values-less = { $what } (−{ $points })
skip = Пропустить
let-go = Отпустить
too-late = Пока вы выбирали, на столе всё изменилось, и ваш ответ не засчитан. Теперь положение такое.
connection-away = Связь прервалась. Подключаемся снова; ничего не потеряно.
options = Что можно выбрать
options-search = Найти вариант
options-none = Сейчас от вас ничего не требуется.
options-none-found = Вариантов с такими словами нет.
panel-seats = Игроки
panel-log = Журнал
panel-list = Список
log-empty = Пока ничего не произошло.
clause = Пункт { $clause }
clause-unknown = Такого пункта в правилах нет.
clause-in-rules = Открыть в правилах
curtain-title = { $name }, ваш ход
curtain-text = Передайте устройство. Остальным лучше отвернуться.
curtain-open = Это я, { $name }
curtain-never = Играем в открытую: ничего не прятать

# Ответы без вопроса
standing = Когда меня спрашивать?
standing-when = Когда другие делают то, на что можно ответить
standing-always = спрашивать всегда
standing-able = только если я могу
standing-rest = не спрашивать до моего выбора
standing-short-always = спрашивают всегда
standing-short-able = если могу
standing-short-rest = пропускаю
standing-never = Никогда не спрашивать: { $what }
standing-not-asked = Не спрашивают: { $what }
standing-again = Снова спрашивать
standing-pause = Пауза перед тем, как пропустить: около { $seconds } с
standing-waits = Пропускаем после паузы …
standing-stop = Постойте, я выберу
standing-leak = Обычно вас спрашивают, даже если ответить нечем, — чтобы никто не узнал, что у вас на руках. Эти настройки остаются в вашем браузере. Но время может выдать: кого спрашивают только при возможности и кто потом долго думает, тот показывает, что было над чем думать; кто всегда пропускает что-то одно через одинаковое время, тоже это показывает. Пауза, каждый раз немного иная, отчасти это скрывает; она действует и для ваших собственных быстрых ответов. Не хотите выдавать ничего — пусть спрашивают всегда.

# Конец и после него
end = Игра окончена
end-rank = Место
end-player = Игрок
end-score = Итого
end-scores = Очки
end-again = Сыграть ещё
end-record = Сохранить запись
end-fair = Любой может проверить, что расклад никто не подстроил:
replay = Повтор
replay-of = Повтор: { $game }
replay-play = Смотреть
replay-pause = Пауза
replay-next = Шаг вперёд
replay-back = Шаг назад
replay-place = Место в партии
analysis = Разбор
analysis-start = Спросить знатока
analysis-about = Бот-знаток смотрит на каждый ответ, зная лишь то, что мог знать игрок: какие были виды на победу и что ответил бы он сам.
analysis-going = Просмотрено { $done } из { $all }
analysis-swings = Самые крутые повороты
analysis-none = Ни один ответ не стоил больше { $least } %.
analysis-lost = стоило { $lost } %
analysis-instead = Знаток: { $what }
analysis-chart = Виды на победу каждого игрока, ответ за ответом
analysis-again = Разбор прервался. Продолжить

# Правила
rules-title = { $game }: правила
rules-search = Искать в правилах
rules-none = Пунктов с такими словами нет.

# Клавиши
help-text = Светится то, что можно выбрать. Коснитесь чего угодно другого — узнаете, почему нельзя. В списке все варианты названы словами.
key-keyu = Отменить
key-keyh = Совет
key-keyl = Список вариантов
key-keym = Включить или выключить звуки
key-escape = Пропустить движение; отпустить выбранное
key-slash = Эта справка
key-tab = Перейти к светящемуся и выбрать его

# Чего сервер не может (problem-…) и чего не станет делать (refuse-…)
refuse-not-your-seat = Место { $number } не ваше.
refuse-not-your-turn = Сейчас выбираете не вы.
refuse-not-running = Игра сейчас не идёт.
refuse-undo = Этого уже не отменить.
refuse-nothing = Это выбрать можно: продолжайте.
problem-nothing-here = Здесь ничего нет.
problem-no-such-game = Такая игра здесь не установлена.
problem-no-such-table = Такого стола нет, или он для вас закрыт.
problem-no-such-invitation = Приглашение больше не действует: место занято, или ссылка скопирована не целиком.
problem-no-such-seat = Такого места нет.
problem-no-such-level = Бота такого уровня нет.
problem-no-such-entry = До этого места партия ещё не дошла.
problem-seat-taken = Это место только что занял кто-то другой.
problem-wrong-seats = В эту игру играют от { $least } до { $most } человек.
problem-bad-name = В имени не больше { $most } знаков, и все они должны быть видны.
problem-not-yours = Это может только тот, кто открыл стол.
problem-not-your-seat = Это не ваше место.
problem-not-over = Партия ещё не окончена.
problem-no-record = Запись этой партии прочитать уже нельзя.
problem-no-replay = Эту партию повторить уже нельзя.
problem-not-possible = Это невозможно.
problem-not-possible-so = Так не получится: { $reason }
problem-malformed = Запрос не удалось понять.
problem-wrong-method = Здесь так сделать нельзя.
problem-too-large = Слишком много за один раз.
problem-too-many = Слишком часто. Подождите немного и попробуйте снова.
problem-foreign-origin = Запрос пришёл с чужого сайта.
problem-ours = Что-то пошло не так на нашей стороне.
pages-not-built = Страницы ещё не собраны. Эта команда соберёт их и начнёт игру:

# Что произошло за столом помимо самой игры.
event-taken-back = { $seat } берёт ответ назад.
event-taken-back-own = { $seat } берёт назад: { $answer }.
event-rules-changed = Правила обновились (версия { $before } → { $now }); этот ход начинается заново.

# Командная строка
cli-open = Людариум открыт по адресу { $address }
cli-friends = Друзьям в той же сети — { $address }
cli-data = Столы хранятся в { $where }
cli-stop = Ctrl+C завершает; начатые партии продолжатся в следующий раз.
cli-running = Людариум уже запущен: { $address }
cli-port-taken = Порт { $port } занят, взят другой.
cli-scores = Итог: { $scores }
cli-not-over = Партия не окончена; ответов пока { $answers }.
cli-step = Enter — дальше, q — хватит
cli-cost = { $number }. { $name }: { $said }: стоило { $lost } %. Знаток: { $best }
cli-cost-nothing = Ни один ответ ничего не стоил.
cli-pack-good = { $folder } — исправный набор для игры { $game } ({ $files }).
cli-seats = мест: { $least }–{ $most }

# Отчёты лаборатории
lab-title = { $name }: { $n } { $n ->
    [one] партия
    [few] партии
   *[many] партий
} ботов уровня { $bot }
lab-length = Длительность
lab-turns = Ходы
lab-answers = Решения
lab-median = медиана
lab-most = девять из десяти
lab-minutes = Около { $n } минут, если думать по шесть секунд над решением.
lab-seats = Места за столом
lab-wins = Доля побед
lab-interval = 95-процентный интервал
lab-points = Очки
lab-brought = Что принесли с собой
lab-brought-reads = Каждое побывало на всех местах, с теми же начальными числами; последние столбцы — доли побед на месте.
lab-brought-nothing = ничего
lab-ends = Чем кончаются партии
lab-games = партий
lab-sources = Из чего складываются очки
lab-winners = победители
lab-others = остальные
lab-drama = Интрига
lab-lead-changes = Смен лидера в среднем
lab-decided = Часть партии, после которой победитель уже не уступал (медиана)
lab-content = Что предлагалось и что брали
lab-confounded = Кто впереди, тот и может себе больше позволить: доля побед среди взявших говорит о том, что сопутствовало победе, а не о том, что её вызвало. Доли меньше чем по двадцати местам не показаны.
lab-never = { $n ->
    [0] Всё предложенное хоть раз брали.
    [one] { $n } предложенная вещь ни разу не взята.
    [few] { $n } предложенные вещи ни разу не взяты.
   *[many] { $n } предложенных вещей ни разу не взято.
}
lab-offered = предложено
lab-taken = взято
lab-win-taken = побед, если взято
lab-win-left = побед, если нет
lab-rounds = Раунды
lab-estimated = Минуты, по шесть секунд на решение
lab-time = % партии
lab-decided-when = когда победитель окончательно вырвался вперёд, % партии
lab-unseen = Из всего, что можно было бы выбирать, ни разу не предлагалось: { $n }.
lab-which = Что именно
lab-by-order = По очерёдности первых ходов
lab-turn-of = ход { $n }
lab-happened = Что происходило
lab-happened-reads = Всё, что случалось с каждым местом: имя события и каждая вещь, которой оно касалось. Кто впереди, тот и делает всего больше: это говорит о том, что сопутствовало победе, а не о том, что её вызвало.
lab-times = раз за партию
lab-seats-of = доля мест
lab-win-with = побед у них
lab-win-without = побед у остальных
lab-compared = В чём разница
lab-paired = { $b } минус { $a }, раздач, сыгранных обеими сторонами: { $n }.
lab-difference = разница
lab-differs = наверняка
lab-mean-points = Очков на место
lab-best-points = Очков у лучшего
lab-win-of = Доля побед места { $seat }
lab-arena-title = { $name }: кто кого побеждает, мест: { $seats }, { $n } { $n ->
    [one] партия
    [few] партии
   *[other] партий
  }
lab-strength = Сила
lab-level = уровень
lab-elo = Эло над первым
lab-milliseconds = мс на решение
lab-ordered = Каждый уровень сильнее того, что стоит в таблице над ним: 95-процентные интервалы не касаются друг друга.
lab-not-ordered = Некоторые 95-процентные интервалы касаются друг друга: на стольких партиях порядок не доказан.
lab-who-beats-whom = Кто кого побеждает
lab-who-reads = Доля поединков, которые уровень слева выигрывает у того, что сверху; в скобках — сколько их было.
