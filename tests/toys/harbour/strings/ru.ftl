world-tagline = Золото, башни и воры
world-about = Гавань, сорок карт, и никому нельзя верить.
option-hand = Карт на руки
option-rounds = Раундов

act-draw = взять карту
act-play = сыграть карту
act-trade = торговать
play-nothing = ничего не играть
let-it-happen = пусть будет
victim = { $other }

card-storm = Шторм № { $card }
card-thief = Вор № { $card }
card-gifts = Подарки № { $card }
card-spyglass = Подзорная труба № { $card }
card-gold = Золото № { $card }
card-tower = Башня № { $card }

ask-act = Что вы делаете?
ask-card = Какую карту?
ask-whim = Какую карту вы играете?
ask-reply = Ответить штормом?
ask-victim = Против кого?

event-dealt = Каждому сдано по { $cards ->
    [one] { $cards } карте.
   *[other] { $cards } карты.
}
event-drew = { $seat } берёт карту.
event-drew-own = Вы берёте карту: { $card }.
event-traded = { $seat } торгует. Добыто золота: { $gold }.
event-dropped = { $seat } сбрасывает карту: { $card }.
event-thought-better = { $seat } ничего не играет.
event-played = { $seat } играет карту: { $card }.
event-stole = { $seat } крадёт карту. Жертва: { $other }.
event-stole-own = { $seat } крадёт карту: { $card }. Жертва: { $other }.
event-looked = { $seat } смотрит чужую руку: { $other }.
event-looked-own = Вы смотрите руку ({ $other }): { $cards }.
event-stormed = { $seat } насылает шторм. Против: { $other }.
event-gave = { $seat } дарит карту. Получает: { $other }.
event-gave-own = { $seat } дарит карту: { $card }. Получает: { $other }.

refuse-HB-2-2 = Колода пуста.
refuse-HB-2-3 = У вас нет карт.
refuse-HB-3-1 = Этой карты нет у вас на руке.
refuse-HB-3-3 = Башня стоит { $needs } золота, у вас { $has }.
refuse-HB-4-1 = Нельзя выбрать себя.
refuse-HB-4-2 = У игрока нет карт: { $other }.
refuse-HB-5-2 = Остановить это может только шторм.
refuse-HB-5-3 = В свой ход шторм не играют.

score-gold = золото
score-towers = башни
reason-rounds = Последний раунд окончен.
reason-towers = Построена третья башня.

values-gold = золото
values-towers = башни
values-hand = карты на руке
