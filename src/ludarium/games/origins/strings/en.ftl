# Origins: First Builders: all that a person reads. Seats and things come as names.

game-title = Origins: First Builders
game-blurb = Strange ships hang over the first cities. Send your dice to them, and build what will outlast them.
game-how =
    Send citizens, speakers and your archon to the five alien zones: for resources, buildings, new citizens, war and temples.
    A die that is lower than the ship costs wisdom; a die that is used grows, and after its 6 retires to your advisers.
    Lay tiles into a city, put a die between four of them to close a district, and raise the tower of its colour.
    The game ends when temples, district gold, towers or dice run out. Most victory points win.
world-tagline = Dice that age, towers that multiply, and visitors from the sky
world-about =
    The aliens have chosen you: under their ships your people build the first cities. Dice are citizens here: they grow
    with every visit until they retire, or take the seat of power between four buildings and score by the tower of their
    colour. Alone you train against five rounds and 180 points.

named = { $en }

## Things

colour-R = red
colour-O = orange
colour-Y = yellow
colour-B = blue
colour-P = purple
of-colour-R = red
of-colour-O = orange
of-colour-Y = yellow
of-colour-B = blue
of-colour-P = purple

goods-stone = { $n } stone
goods-food = { $n } food
goods-wisdom = { $n } wisdom
goods-gold = { $n } gold
goods-basic = { $n } basic { $n ->
    [one] resource
   *[other] resources
}
goods-or = one of { $list }

citizen-die = { $colour } { $value }
speaker-die = speaker { $value }
archon = the archon

kind-palace = Palace
kind-agora = Agora
kind-farm = Farm
kind-forest_temple = Forest Temple
kind-mountain_temple = Mountain Temple
kind-sea_temple = Sea Temple
kind-obelisk = Obelisk
kind-sanctuary = Sanctuary
kind-statue = Statue
kind-granary = Granary
kind-harbour = Harbour
kind-market = Market
kind-mint = Mint
kind-quarry = Quarry
kind-workshop = Workshop
kind-arsenal = Arsenal
kind-chariot_field = Chariot Field
kind-outpost = Outpost
kind-hippodrome = Hippodrome
kind-citadel = Citadel
kind-veterans = Veterans’ Commune
kind-castle = Castle
kind-construction_site = Construction Site
kind-courthouse = Courthouse
kind-manor = Manor
kind-forum = Forum
kind-shrine = Shrine
kind-gallery = Gallery
kind-astronomer = Astronomer’s Tower
kind-fountain = Fountain of Wisdom
kind-ritual_gate = Ritual Gate
kind-healer = Healer’s House
kind-mage_tower = Mage’s Tower

zodiac-sagittarius = Sagittarius
zodiac-sagittarius-hint = When you take a new citizen or speaker die, you may add 1 to it (not above 6, or 5 for a speaker).
zodiac-pisces = Pisces
zodiac-pisces-hint = A bonus action you have the colour for may also be “gain 1 gold”, at no price.
zodiac-capricorn = Capricorn
zodiac-capricorn-hint = When you build a tower tier, you may add 2 to one of your citizens (not above 6).
zodiac-aquarius = Aquarius
zodiac-aquarius-hint = When you advance 2 in a temple, you may pay 1 gold for 1 step in another one.
zodiac-taurus = Taurus
zodiac-taurus-hint = Buildings and citizens from their rows cost you 1 wisdom less.
zodiac-cancer = Cancer
zodiac-cancer-hint = When you pass with a free base, you may take a die of the citizen row for nothing.
zodiac-libra = Libra
zodiac-libra-hint = When you have closed a district, you may take a die of the citizen row for its wisdom.
zodiac-aries = Aries
zodiac-aries-hint = Your attacks bring 1 VP more for each red die of yours, in seats of power too.
zodiac-leo = Leo
zodiac-leo-hint = A die you put into a seat of power gets 2 more (not above 6).
zodiac-gemini = Gemini
zodiac-gemini-hint = When you pass, gain 1 basic resource for each space your war disc will retreat.
zodiac-virgo = Virgo
zodiac-virgo-hint = You may put a new building on a farm of yours, for neither wisdom nor stone.
zodiac-scorpio = Scorpio
zodiac-scorpio-hint = Gain 1 wisdom when you close a district and when a 6 has to leave to your advisers.

temple-forest = Forest
temple-mountain = Mountain
temple-sea = Sea
temple-none = No step
district-card = district card { $id }

## Effects, from the data of the tiles

effect-gain = { $what }
effect-gain-per = { $what } per { $per }
effect-gain-base-per = { $base } + { $what } per { $per }
effect-vp = { $n } VP
effect-vp-per = { $n } VP per { $per }
effect-vp-base-per = { $base } VP + { $n } VP per { $per }
effect-vp-table = { $row } VP by number: { $per }
effect-war = Advance { $n } on the war track
effect-war-per = Advance { $n } on the war track per { $per }
effect-war-base-per = Advance { $base } on the war track, and { $n } per { $per }
effect-war-by-option = Advance on the war track
effect-attack = attack
effect-and-or = { $one } and/or { $two }
effect-or = { $one } or { $two }
effect-temple = { $n ->
    [one] 1 step
   *[other] { $n } steps
} { $temple }
effect-temple-card = { $n ->
    [one] 1 step
   *[other] { $n } steps
} { $temple }, and its zodiac card
effect-pay = Pay { $what }: { $then }
effect-vp-value = VP equal to the value of a { $colour } citizen at home, which is then lowered by { $n }
effect-citizen-paid = Take a die of the citizen row for its wisdom
effect-citizen-free = Take a die of the citizen row for nothing
effect-speaker-row = Take a speaker from the row
effect-speaker-board = Take a speaker from the board
effect-raise = Add up to { $n } to a citizen at home
effect-train = Spend 1 to { $n } food: each raises a citizen at home by 1, or advances 1 on the war track
effect-reserve = Reserve a tile of the building row for later
effect-recolour = Change the colour of a citizen at home
effect-ship = Set a ship to 1
effect-copy = Use the effect of an adjacent building
effect-buy = Buy a building

in-forest = in the Forest Temple
in-mountain = in the Mountain Temple
in-sea = in the Sea Temple
in-any = in any temple
in-other = in another temple

per-tiles = building
per-tiles-colour = { $colour } building
per-tiles-kind = { $kind }
per-tile-colours = colour among your buildings
per-farms = farm
per-citizens = citizen
per-citizens-colour = { $colour } citizen
per-citizen-colours = colour among your citizens
per-advisers = adviser
per-zodiac-held = zodiac card you hold
per-seats-filled = closed district
per-disc-behind = player behind you
per-empty-neighbours = empty cell beside it

## Questions

ask-draft = Choose a die
ask-draft-other = { $seat } chooses a citizen
ask-act = Your turn: visit a zone, close a district, build, grow, or pass
ask-act-other = { $seat } is to move
ask-gold = How much of it do you pay in gold?
ask-gold-other = { $seat } pays
ask-part = What do you do in this zone?
ask-part-other = { $seat } visits a zone
ask-neighbour = Which neighbouring ship rises too?
ask-neighbour-other = { $seat } raises a ship
ask-good = Which resource?
ask-good-other = { $seat } chooses a resource
ask-half = Advance or attack?
ask-half-other = { $seat } goes to war
ask-temple = In which temple?
ask-temple-other = { $seat } chooses a temple
ask-buy = Which tile do you build, or turn over for a farm?
ask-buy-other = { $seat } buys a building
ask-reserve = Which tile do you reserve?
ask-reserve-other = { $seat } reserves a tile
ask-cell = Where do you place it?
ask-cell-other = { $seat } places a tile
ask-use = Which effect do you use?
ask-use-other = { $seat } uses buildings
ask-die = Which die do you take?
ask-die-other = { $seat } takes a citizen
ask-boost = Add 1 to the new die?
ask-boost-other = { $seat } takes a die
ask-speaker = Which speaker do you take?
ask-speaker-other = { $seat } takes a speaker
ask-train = What is this food spent on?
ask-train-other = { $seat } spends food
ask-citizen = Which citizen?
ask-citizen-other = { $seat } chooses a citizen
ask-amount = How much is added?
ask-amount-other = { $seat } raises a citizen
ask-ship = Which ship is set to 1?
ask-ship-other = { $seat } sets a ship
ask-recolour = Which citizen gets which colour?
ask-recolour-other = { $seat } changes a colour
ask-card = Which district card do you take?
ask-card-other = { $seat } chooses a district card
ask-corner = Which district do you close?
ask-corner-other = { $seat } closes a district
ask-ability = Which ability comes first?
ask-ability-other = { $seat } passes
ask-retire = Which 6 becomes an adviser next?
ask-retire-other = { $seat } takes citizens back
ask-keep = Which zodiac card do you keep?
ask-keep-other = { $seat } returns zodiac cards
ask-more = That was your turn: end it, take something back, or spend a token
ask-more-other = { $seat } ends the turn

## Answers

act-visit = Send { $worker } to zone { $zone }
act-close = Close a district with { $worker }
act-tower = Build a { $colour } tower tier
act-grow = Grow the population
act-pass = Pass
act-careful = Choose this turn how prices are paid
pay-gold = { $n } gold
part-upper = The upper action
part-lower = The lower action
part-bonus = The bonus action
part-gold = Instead of the bonus: 1 gold
part-done = Done here
neighbour = Raise the ship of zone { $zone } too
neighbour-token = Spend a token: no ship rises
neighbour-none = No neighbour can rise
good-stone = Stone
good-food = Food
good-wisdom = Wisdom
good-gold = Gold
good-none = Nothing
half-advance = Advance
half-attack = Attack
half-done = Leave it at that
buy-build = Build: { $tile }
buy-reserved = Build the reserved tile: { $tile }
buy-farm = Farm, from the tile { $tile }
buy-reserved-farm = Farm, from the reserved tile { $tile }
buy-done = Build nothing more
reserve = Reserve: { $tile }
cell-at = Cell { $x }, { $y }
corner-at = The district up and right of { $x }, { $y }
use-at = Use the tile on { $x }, { $y }
use-done = Use nothing more
die-none = Take none
boost-no = Leave it
boost-yes = Add 1
speaker-row = Speaker { $value } from the row
speaker-zone = Speaker { $value } from zone { $zone }
train-citizen = Raise { $worker } by 1
train-war = Advance 1 on the war track
train-done = Spend no more food
citizen-none = Nobody
citizen-away = { $worker }, in a zone
amount = { $n }
ship = The ship of zone { $zone }
recolour = { $worker } becomes { $colour }
more-end = End the turn
more-spend = Spend a token: act again

## What happened

event-set-up = The ships have arrived. { $seat } is first player.
event-drafted = { $seat } takes { $worker }.
event-dropped = { $seat } puts { $worker } back.
event-round = Round { $round } begins.
event-visited = { $seat } sends { $worker } to zone { $zone }.
event-ship-raised = The ship of zone { $zone } shows { $value }.
event-ship-set = The ship of zone { $zone } is set to { $value }.
event-ships-kept = { $seat } spends a token: no ship rises.
event-bonus-used = { $seat } uses the bonus action of zone { $zone }.
event-gained = { $seat } gains { $what }.
event-paid = { $seat } pays { $what }.
event-scored = { $seat } gains { $n } VP.
event-advanced = { $seat } advances { $n } on the war track, to space { $space }.
event-token-gained = { $seat } gains { $n ->
    [one] a superiority token
   *[other] { $n } superiority tokens
}.
event-token-spent = { $seat } spends a superiority token and acts again.
event-attacked = { $seat } attacks from space { $space }.
event-retreated = The war disc of { $seat } retreats to space { $space }.
event-rose = { $seat } rises { $n } in the { $temple ->
    [0] Forest Temple
    [1] Mountain Temple
   *[2] Sea Temple
}, to step { $space }.
event-zodiac-taken = { $seat } takes the zodiac card { $card }.
event-zodiac-returned = { $seat } returns the zodiac card { $card }.
event-placed = { $seat } places: { $tile }.
event-farm-replaced = { $seat } builds on a farm.
event-reserved = { $seat } reserves: { $tile }.
event-row-refilled = { $tile } comes to the building row.
event-turned-up = On the { $colour } stack lies now: { $tile }.
event-stack-empty = The { $colour } stack is empty.
event-used = { $seat } uses: { $tile }.
event-die-taken = { $seat } takes { $worker } from the citizen row.
event-die-rolled = { $worker } comes to the citizen row.
event-die-lacking = There is no { $colour } die left for the citizen row.
event-speaker-taken = { $seat } takes speaker { $value }.
event-speaker-back = A speaker returns to the row, showing { $value }.
event-raised = A citizen of { $seat } is raised by { $n }: { $worker }.
event-lowered = A citizen of { $seat } is lowered by { $n }: { $worker }.
event-recoloured = { $seat }: { $worker } becomes { $colour }.
event-adviser = { $seat }: a { $colour } citizen becomes adviser number { $slot }.
event-adviser-known = { $seat }: a { $colour } citizen retires; that colour advises already.
event-came-back = { $seat } takes back { $worker }.
event-closed = { $seat } closes a district with { $worker }.
event-card-paid = { $seat } fulfils { $card }: { $n } VP{ $gold ->
    [0] { "" }
   *[other] {" "}and { $gold } gold
}.
event-tower-built = { $seat } raises the { $colour } tower to level { $level }.
event-grew = { $seat } has { $bases } bases now.
event-passed = { $seat } passes.
event-round-over = Round { $round } is over.
event-first-player = { $seat } is first player.
event-ends-by-temples = All three discs of a player stand on top: the game ends with this round.
event-ends-by-gold = No gold is left above the district cards: the game ends with this round.
event-ends-by-towers = Only three colours of tower tiers are left: the game ends with this round.
event-ends-by-dice = A die was lacking for the citizen row: the game ends with this round.
event-over = The game is over.

## The end

score-play = Gained in play
score-gold = Gold
score-advisers = Advisers
score-temples = Temples, the highest left out
score-districts = Seats of power times towers
score-wishes = Bonus tokens in their places
reason-temples = All temples climbed by one player
reason-gold = No gold left above the district cards
reason-towers = Only three colours of tower tiers left
reason-dice = A die was lacking for the citizen row
reason-solo-won = Five rounds played: you have reached the goal
reason-solo-lost = Five rounds played: the goal was missed

## Why not

refuse-at-six = A 6 can’t be raised any further here.
refuse-at-top = Your disc is on top there: no step can be made.
refuse-careful = You choose already how prices are paid this turn.
refuse-cell-taken = A tile lies there.
refuse-copied = That tile was copied already in this chain.
refuse-empty-row = There is nothing in the row to take.
refuse-gold = That costs { $n } gold; you have { $gold }.
refuse-gold-for-gold = Gold for gold would change nothing.
refuse-gold-mix = Between { $least } and { $most } gold can be part of this price.
refuse-half-done = You have done that already.
refuse-has-none = You have none of it.
refuse-lacks = The price is { $wisdom } wisdom, { $stone } stone, { $food } food; you have { $has_wisdom }, { $has_stone }, { $has_food } and { $gold } gold.
refuse-must-buy = Something must be built, if only a farm.
refuse-must-choose = A temple must be chosen.
refuse-must-pay = This has to be paid.
refuse-must-raise = A neighbouring ship must rise.
refuse-must-take = A die must be taken.
refuse-no-base = You have no free base.
refuse-no-base-left = All bases have been taken from your board.
refuse-no-block = There is no 2×2 block of your tiles there.
refuse-no-citizen = You have no citizen for that.
refuse-no-die = The supply has no die of that colour.
refuse-no-district = You have no open district.
refuse-no-effect = That tile has no effect.
refuse-no-food = You can’t pay the food.
refuse-no-gold = Gold isn’t among what can be chosen, or you have none.
refuse-no-match = The district doesn’t match that card.
refuse-no-neighbour = That zone is no neighbour of the one visited.
refuse-no-pisces = Only the holder of Pisces may take gold instead.
refuse-no-six = You have no 6 of that colour in the zones.
refuse-no-speaker = There is no speaker to take.
refuse-no-such-ability = That isn’t one of the two abilities.
refuse-no-such-speaker = No such speaker lies there.
refuse-no-tier = The stock has no tier of that colour.
refuse-no-token = You have no superiority token.
refuse-no-virgo = Only the holder of Virgo may build on a farm, and no farm on a farm.
refuse-no-worker = You have no such worker at hand.
refuse-not-adjacent = That tile isn’t adjacent.
refuse-not-at-home = No such citizen of yours is at home.
refuse-not-beside = A tile must share a side with a tile of your city.
refuse-not-held = You don’t hold that card.
refuse-not-highest = Only the highest dice go back.
refuse-not-in-row = It isn’t in the row.
refuse-not-reserved = You haven’t reserved such a tile.
refuse-not-revealed = That card isn’t revealed.
refuse-not-rolled = No such die is left to choose.
refuse-not-usable = That tile can’t be used now: it has the wrong colour, or lies elsewhere.
refuse-nothing-to-copy = No adjacent building has an effect that could be used.
refuse-one-action = One zone action must be carried out first.
refuse-one-bought = You have built a tile of the row already.
refuse-one-food = At least 1 food is spent.
refuse-one-half = One of the two must be done.
refuse-one-of-two = Only one of the two may be done.
refuse-one-reserved = You have built a reserved tile already.
refuse-other-colour = The colour is another one.
refuse-other-good = That isn’t among what can be chosen.
refuse-other-temple = It works in another temple only.
refuse-part-done = You have done that already.
refuse-passed = You have passed.
refuse-price = The price is { $n }, and you haven’t got it.
refuse-same-colour = That is its colour already.
refuse-same-temple = The step must be in another temple.
refuse-seat-filled = That seat of power is taken.
refuse-token-spent = You have spent a token this turn.
refuse-too-many = At most { $most }.
refuse-used = You have used that tile already.

## Table options

option-solo_scaling = Alone: dice and speakers
option-solo_scaling-hint = How many dice of each colour and speakers a single player uses.
option-solo_scaling-two_player = 7 and 2, as for two
option-solo_scaling-series = 6 and 1, as the series goes on
option-start_stack = Discs on their start
option-start_stack-hint = In which order they lie before anybody has moved.
option-start_stack-first_bottom = First player’s at the bottom
option-start_stack-first_top = First player’s on top
option-war_action_steps = War action of zone 1
option-war_action_steps-hint = How far it advances.
option-war_action_steps-1 = 1 space
option-war_action_steps-2 = 2 spaces
option-war_action_steps-3 = 3 spaces
option-district_repeat = District cards: the higher value
option-district_repeat-hint = When a card pays its higher value.
option-district_repeat-by_gold = While its gold lies there
option-district_repeat-per_player = Once to each player
option-district_repeat-flat = Always
option-agora_effect = The Agora
option-agora_effect-hint = What it does when a district with it is closed.
option-agora_effect-basic1 = 1 basic resource
option-agora_effect-gold1 = 1 gold
option-agora_effect-vp2 = 2 VP
option-agora_effect-none = Nothing
option-effect_timing = A new building’s effect
option-effect_timing-hint = Before or after the building row is refilled.
option-effect_timing-before_refill = Before the refill
option-effect_timing-after_refill = After the refill
option-forum_source = The Forum takes a speaker from
option-forum_source-hint = What “the board” means.
option-forum_source-board = The row or a zone
option-forum_source-row = The row only
option-dice_end = A die is lacking for the row
option-dice_end-hint = Whether a die that returns later stops the end of the game.
option-dice_end-latched = The game ends with the round
option-dice_end-state = Only if it still lacks then
option-tie_counts_farms = Farms break ties
option-tie_counts_farms-hint = Whether farms count among the tiles when points are equal.
option-tie_counts_farms-true = Yes
option-tie_counts_farms-false = No
option-solo_zodiac_award = Alone: zodiac cards at the round’s end
option-solo_zodiac_award-hint = Whether the cards of the temples are given to a single player.
option-solo_zodiac_award-true = Yes
option-solo_zodiac_award-false = No
option-temple_action_at_top = Temple action with the disc on top
option-temple_action_at_top-hint = Whether it may be chosen for the card alone.
option-temple_action_at_top-allowed = Allowed
option-temple_action_at_top-forbidden = Forbidden
option-scorpio_scope = Scorpio’s wisdom for advisers
option-scorpio_scope-hint = For which citizens that become advisers.
option-scorpio_scope-pass_only = When their owner passes
option-scorpio_scope-any_adviser = Always
option-reserved_per_buy = Reserved tiles in one purchase
option-reserved_per_buy-hint = How many of them may be built.
option-reserved_per_buy-1 = One
option-reserved_per_buy-any = Any number
option-temple_table = Values of the temple tracks
option-temple_table-hint = T10: 0 1 5 10 16 23 31 40 50 60 70. T12: 0 1 2 4 7 11 16 23 31 40 50 60 70.
option-temple_table-T10 = Ten steps
option-temple_table-T12 = Twelve steps
option-temple_table-pack = As the content pack says
option-announce_end = Announce the end
option-announce_end-hint = Say it as soon as an end condition has come true.
option-announce_end-true = Yes
option-announce_end-false = No

## Board

board-zone = Contact zone { $zone }
board-wish = { $points } VP at the end for
board-row = Building row
board-stacks = Next from the stacks
board-build = Build it
board-farm = Turn it over: a farm, for nothing
board-dice = Citizen row
board-draft = Dice to choose from
board-speakers = Speaker row
board-no-speakers = no speakers
board-supply = Dice left
board-war = War track
board-attack = An attack now: { $points } VP
board-temples = Temples
board-counts = count { $points } VP
board-cards = District cards
board-fits = fits
board-city = City
board-open = A district that can be closed
board-players = Players
board-end = How far the end is
board-round = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
}
board-goal = Goal { $goal }
board-end-temples = Discs to the tops
board-end-temples-hint = The game ends when all three discs of a player are on top.
board-end-gold = District gold
board-end-gold-hint = The game ends when no gold is left above the district cards.
board-end-towers = Tower colours to go
board-end-towers-hint = The game ends when three colours or fewer are left in the stock of tower tiers.
board-end-dice = Scarcest dice
board-end-dice-hint = The game ends when a die that the citizen row needs is lacking.
board-last-round = An end condition is met: this is the last round.
board-towers = Towers
board-tower = { $colour } tower, level { $level }; { $price ->
    [-1] no tier left in the stock
   *[other] the next tier costs { $price } gold and brings { $gain } VP at the end; stock { $stock }
}
board-bases = Free bases: { $free }
board-bases-hint = Buy one more base for a citizen
board-advisers = Advisers
board-tokens = Superiority tokens
board-goods = Your resources
board-workers = Your workers
board-close = Close a district
board-reserved = Reserved:
board-farm-hint = No colour and no effect; counts as a tile of a district.
board-palace-hint = No effect; your towers stand here.
board-pages = Parts of the board
board-page-zones = Ships
board-page-market = Market
board-page-tracks = Tracks
board-page-cities = Cities
board-my-things = My things
board-entries = What the workers of { $seat } would pay here
board-entry = { $worker }: { $payable ->
    [no] can’t pay the { $n } wisdom
   *[yes] { $n ->
        [0] enters free
       *[other] pays { $n } wisdom
    }
}{ $bonus ->
    [yes] , earns the bonus action
   *[no] { "" }
}{ $both ->
    [yes] , both actions
   *[no] { "" }
}
board-price = What it costs, wisdom and stone
board-too-dear = Too dear at present
board-left = Left in the supply
board-stock = Tower tiers
board-neutral = the neutral disc
board-space = Space { $space }
board-left-out = left out
board-next-step = next step +{ $points }
board-next-step-hint = What one step more would add to the score at the end; the highest of the three doesn’t count.
board-holder = Who holds the card; after the arrow, who would get it if the round ended now
board-worth = { $n } VP{ $gold ->
    [0] { "" }
   *[other] {" "}and { $gold } gold
}
board-card-values = { $first } VP at first, { $later } VP later on. Gold on it: { $gold }
board-card-hint = May be turned and mirrored. A dashed place takes any tile, also a farm.
board-districts = Districts that can be closed
board-no-card = no card fits
board-no-effect = No effect
board-at-end = At the end { $points } VP{ $higher ->
    [0] .
   *[other] , with one tier more { $higher }.
}
board-points = { $points } VP
board-larger = Larger
board-smaller = Smaller
board-first = first player
board-passed = passed
board-free-base = A free base
board-away = in zones
board-adviser = { $colour } adviser
board-advisers-hint = Advisers, and the points of the rightmost one
board-score = Score now
board-score-now = { $vp } VP so far; were the game over now: { $projected }
board-part-play = played
board-part-gold = gold
board-part-advisers = advisers
board-part-temples = temples
board-part-districts = seats
board-part-wishes = tokens
board-rounds-left = Rounds left
board-careful = Pay by hand

# What bots value (sense.py)
values-score = points won so far
values-goods = resources in hand
values-cards = zodiac cards and superiority tokens
values-workers = workers it can still send
values-war = the war track
values-advisers = advisers
values-temples = temples
values-city = buildings in its city
values-districts = districts it can close
values-towers = towers
