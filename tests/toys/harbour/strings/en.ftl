world-tagline = Gold, towers and thieves
world-about = A harbour, forty cards and nobody to trust.
option-hand = Cards dealt
option-rounds = Rounds

act-draw = draw a card
act-play = play a card
act-trade = trade
play-nothing = play nothing
let-it-happen = let it happen
victim = { $other }

card-storm = Storm #{ $card }
card-thief = Thief #{ $card }
card-gifts = Gifts #{ $card }
card-spyglass = Spyglass #{ $card }
card-gold = Gold #{ $card }
card-tower = Tower #{ $card }

ask-act = What do you do?
ask-card = Which card?
ask-whim = Which card do you play?
ask-reply = Do you send a storm against it?
ask-victim = Against whom?

event-dealt = { $cards ->
    [one] One card is dealt to each.
   *[other] { $cards } cards are dealt to each.
}
event-drew = { $seat } draws a card.
event-drew-own = You draw { $card }.
event-traded = { $seat } trades for { $gold } gold.
event-dropped = { $seat } discards { $card }.
event-thought-better = { $seat } plays nothing.
event-played = { $seat } plays { $card }.
event-stole = { $seat } steals a card from { $other }.
event-stole-own = { $seat } steals { $card } from { $other }.
event-looked = { $seat } looks at the hand of { $other }.
event-looked-own = You look at the hand of { $other }: { $cards }.
event-stormed = { $seat } sends a storm against { $other }.
event-gave = { $seat } gives a card to { $other }.
event-gave-own = { $seat } gives { $card } to { $other }.

refuse-HB-2-2 = The deck is empty.
refuse-HB-2-3 = You have no card.
refuse-HB-3-1 = That card isn't in your hand.
refuse-HB-3-3 = A tower costs { $needs } gold, you have { $has }.
refuse-HB-4-1 = You can't choose yourself.
refuse-HB-4-2 = { $other } has no card.
refuse-HB-5-2 = Only a storm stops it.
refuse-HB-5-3 = A storm isn't played in your own turn.

score-gold = gold
score-towers = towers
reason-rounds = The last round is over.
reason-towers = The third tower stands.

values-gold = gold
values-towers = towers
values-hand = cards in hand
