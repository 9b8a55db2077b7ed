# Terravist: every word a person reads. Seats arrive as names; what cards say is made from their data (texts.py).

game-title = Terravist
game-blurb = Creatures of Japan settle in habitats that all players share. Whose marker lies on a creature makes it count.
game-how =
    Each go has two actions. First take a creature card, a resource die or an egg. Then settle a creature, set off a
    chain of creatures and the ability of their habitat, or develop a new habitat.
    After three rounds whoever has gathered the most Smile wins.
world-tagline = One landscape for all, from the firefly to the orca
world-about =
    Forest, grassland, coast, open sea and river are laid side by side, and everybody's creatures live there together.
    Fire chains from level to level, across the seams between habitats, through rivals' creatures too. Eggs keep your
    creatures alive, and thieves away.

# Names from a pack that has things of its own.
named = { $en }
printed = { $text }

## Joining words

join-or = { $first } or { $next }
join-and = { $first } and { $next }
join-list = { $first }, { $next }
join-effects = { $first }; { $next }
join-options = { $first } / { $next }
join-filters = { $first }, { $next }
join-tiers = { $first }, { $next }

## Tokens, habitats, classes

token-L0 = level 0
token-L1 = level 1
token-L2 = level 2
token-L3 = level 3
token-H = human
token-any = any kind
token-L0-hint = Plants and the like
token-L1-hint = Insects and the like
token-L2-hint = Small animals
token-L3-hint = Large herbivores and the like
token-H-hint = People
board-forest = Forest
board-grassland = Grassland
board-coast = Coast
board-ocean = Open ocean
board-river = River
on-forest = in the forest
on-grassland = on the grassland
on-coast = on the coast
on-ocean = in the open ocean
on-river = in the river
on-any = anywhere
on-start = on the starting board
between-boards = between two boards
class-mammal = mammal
class-bird = bird
class-reptile = reptile
class-amphibian = amphibian
class-fish = fish
class-insect = insect
class-invertebrate = invertebrate
of-class-mammal = mammals
of-class-bird = birds
of-class-reptile = reptiles
of-class-amphibian = amphibians
of-class-fish = fish
of-class-insect = insects
of-class-invertebrate = invertebrates other than insects
of-level = level { $n }
of-level-from = level { $n } or higher
when-chain = Chain
when-settle = Settling
when-environ = Environment
when-chain-hint = Works when the creature is a target of a chain.
when-settle-hint = Works once, when the creature is settled.
when-environ-hint = Works every time an environment card is played.
level = Level { $n }
smile = Smile
egg-limit = Holds { $n ->
    [one] one egg
   *[other] { $n } eggs
}
place-niche = { $board } { $niche }
place-seam = between { $board } and { $next }
cell-at = { $x } east, { $y } south of the start

## Sizes

size = { $range ->
    [0] about { $from } { $unit }
   *[other] { $from }–{ $to } { $unit }
}
unit-cm = cm
unit-m = m
size-body = { $size }
size-wingspan = wingspan { $size }
size-larva = larva { $size }
size-carapace = carapace { $size }
size-shell = shell { $size }
size-test = shell { $size } across
size-bell = bell { $size }
size-mantle = mantle { $size }
size-across = { $size } across
size-with_tail = { $size } with its tail

## Costs

cost-token = { $n } × { $token }
cost-any = { $n } × any token
cost-egg = { $n ->
    [one] 1 egg
   *[other] { $n } eggs
}
cost-card = { $n ->
    [one] 1 hand card
   *[other] { $n } hand cards
}
cost-none = nothing

## What effects say

effect-box = { $kinds ->
    [5] { $n ->
        [one] take a die from the box
       *[other] take up to { $n } dice from the box
    }
   *[other] { $n ->
        [one] take a die from the box that shows { $tokens }
       *[other] take up to { $n } dice from the box that show { $tokens }
    }
}
effect-supply = { $kinds ->
    [1] gain { $n } × { $tokens } from the supply
   *[other] { $n ->
        [one] gain a token from the supply: { $tokens }
       *[other] gain { $n } tokens from the supply: { $tokens }
    }
}
effect-swap = { $n ->
    [one] return a token to gain one of any kind
   *[other] up to { $n } times: return a token to gain one of any kind
}
effect-card = { $src ->
    [tray] { $n ->
        [one] take a card from the tray
       *[other] take { $n } cards from the tray
    }
    [deck] { $n ->
        [one] draw a card
       *[other] draw { $n } cards
    }
   *[either] { $n ->
        [one] take a card from tray or deck
       *[other] take { $n } cards, each from tray or deck
    }
}
effect-draft = draw { $look } cards, keep { $keep }, discard the rest
effect-recover = { $n ->
    [one] take a card from the discard pile
   *[other] take up to { $n } cards from the discard pile
}
effect-egg = { $where ->
    [this] { $n ->
        [one] put an egg on this card
       *[other] put up to { $n } eggs on this card
    }
    [each_here] put { $n ->
        [one] an egg
       *[other] { $n } eggs
    } on each of up to { $most } of your creatures on this card’s board
    [any] { $n ->
        [one] put an egg on any creature
       *[other] put up to { $n } eggs on any creatures
    }{ $somewhere ->
        [0] { "" }
       *[other] { " " }{ $boards }
    }
   *[own] { $n ->
        [one] put an egg on one of your creatures
       *[other] put up to { $n } eggs on your creatures
    }{ $somewhere ->
        [0] { "" }
       *[other] { " " }{ $boards }
    }
}
effect-pay = you may return { $cost }: { $then }
effect-tuck = { $src ->
    [hand] { $n ->
        [one] you may tuck a hand card under this card
       *[other] you may tuck { $n } hand cards under this card
    }
   *[deck] { $n ->
        [one] tuck the top card of the deck under this card
       *[other] tuck the top { $n } cards of the deck under this card
    }
}
effect-tuck-then = { $n ->
    [one] you may tuck a hand card under this card; if you do, { $then }
   *[other] you may tuck { $n } hand cards under this card; if you do, { $then }
}
effect-hunt = { $n ->
    [one] hunt
   *[other] hunt up to { $n } times
}
effect-hunt-hint = Turn up the top card of the deck. If its level is lower than this card’s, tuck it under this card; else discard it.
effect-position-peek = look at the top { $n } position cards and put them back in any order
effect-position-draw = draw { $look } position cards, keep { $keep }
effect-environment = play the top environment card
effect-settle-again = { $discount ->
    [0] settle one more creature in an empty place
    [one] settle one more creature in an empty place, for a token less
   *[other] settle one more creature in an empty place, for { $discount } tokens less
}
effect-reroll = reroll all dice into the box
effect-choose = choose: { $options }
effect-everyone = each player, you first, may do this: { $then }
effect-owner = if another player owns this card, that player may do this: { $then }
effect-rivals-lose = { $what ->
    [token] every other player returns { $n ->
        [one] a token
       *[other] { $n } tokens
    }
    [egg] every other player returns { $n ->
        [one] an egg
       *[other] { $n } eggs
    }
   *[card] every other player discards { $n ->
        [one] a card
       *[other] { $n } cards
    }
}
effect-may = if wanted, { $then }
effect-each-creature = every creature { $boards } with { $least } or more eggs: { $then }
effect-each-player = each player: { $then }
effect-lose = { $what ->
    [token] return { $n ->
        [one] a token
       *[other] { $n } tokens
    }
    [egg] { $somewhere ->
        [0] return { $n ->
            [one] an egg
           *[other] { $n } eggs
        }
       *[other] return { $n ->
            [one] an egg
           *[other] { $n } eggs
        } from creatures { $boards }
    }
   *[card] discard { $n ->
        [one] a hand card
       *[other] { $n } hand cards
    }
}
effect-lose-one-of = one of these: { $options }
effect-tray-renew = discard the tray and refill it to five
effect-pass-card = all choose a hand card in secret and pass it to the left together

## What goals and positions count

count-creatures = your creatures
count-eggs = eggs on your creatures
count-tucked = cards tucked under your creatures
count-developed = boards you developed
count-smile = Smile printed on your creatures
count-hand = cards in your hand
count-tokens = your tokens
count-straddlers = your creatures between two boards
count-level-sets = full sets of your creatures of all four levels
count-distinct-board = different boards with a creature of yours
count-distinct-class = different classes among your creatures
count-distinct-level = different levels among your creatures
count-where = { $what }: { $filter }
tiers = { $what }: { $tiers }
tier = { $n } Smile from { $from } on
per = { $what }: { $n } Smile each, { $most } at most

## Goals

goal-first_home = First home
goal-land = Friends of the land
goal-sea = Friends of the sea
goal-waters_between = Rivers and seams
goal-eggs = Cradle of life
goal-small = Small lives
goal-middle = Middling lives
goal-mighty = Mighty lives
goal-spread = Far and wide
goal-pioneer = Pioneers’ footprints
goal-layers = Layers of life
goal-diversity = Diversity
goal-smiles = Everybody smiles

## Position cards

position-forester = Forest keeper
position-herder = Grassland herder
position-tidepool_guide = Tide-pool guide
position-navigator = Navigator
position-river_warden = River warden
position-ornithologist = Ornithologist
position-entomologist = Entomologist
position-ichthyologist = Fish scientist
position-herpetologist = Herpetologist
position-vet = Veterinarian
position-shell_collector = Naturalist of small things
position-nursery = Cradle keeper
position-pioneer = Pioneer
position-traveller = Traveller
position-teacher = Food-chain teacher
position-summit = Watcher of the summit
position-archaeologist = Reader of layers
position-bridge_builder = Bridge builder
position-curator = Curator
position-storekeeper = Storekeeper

## Environment cards

environment-ice_age = Ice age
environment-warm_sea = Warming sea
environment-eruption = Eruption
environment-typhoon = Typhoon
environment-plum_rain = Plum rains
environment-mast_year = Acorn year
environment-red_tide = Red tide
environment-upwelling = Upwelling
environment-drought = Drought
environment-reserve = Nature reserve
environment-invaders = Invasive species
environment-migration = Season of migration

## Cheat cards of hard mode

cheat-I = Own seeds
cheat-II = Far shores
cheat-III = First come
cheat-IV = Hard times

## Questions

ask-habitat = Which habitat shall be the first?
ask-habitat-other = { $seat } chooses the first habitat
ask-first = First action: a card, a die or an egg
ask-first-other = { $seat } takes the first action
ask-second = Second action: settle a creature, set off a chain, or develop a habitat
ask-second-other = { $seat } takes the second action
ask-take = Which card do you take?
ask-take-other = { $seat } takes a card
ask-die = Which die do you take?
ask-die-other = { $seat } takes a die
ask-egg = Where do you put an egg?
ask-egg-other = { $seat } lays an egg
ask-again = Settle one more creature?
ask-again-other = { $seat } may settle one more creature
ask-waive = Which token of the cost is spared?
ask-waive-other = { $seat } settles one more creature
ask-place = Where shall it settle?
ask-place-other = { $seat } settles a creature
ask-pay = How do you pay?
ask-pay-other = { $seat } pays
ask-eggs = How many eggs from this creature?
ask-eggs-other = { $seat } pays with eggs
ask-chain = With which creature does the chain begin? Or which board’s ability alone?
ask-chain-other = { $seat } begins a chain
ask-link = Which creature is next, or does the chain end?
ask-link-other = { $seat } goes on with the chain
ask-ends = Which board’s ability ends the chain?
ask-ends-other = { $seat } ends the chain
ask-use = Use the ability?
ask-use-other = { $seat } may use an ability
ask-develop = Which habitat do you develop?
ask-develop-other = { $seat } develops a habitat
ask-cell = Where shall the board lie?
ask-cell-other = { $seat } lays out a board
ask-order = Which of your creatures answers the environment?
ask-order-other = { $seat }’s creatures answer the environment
ask-gain = Which token do you take?
ask-gain-other = { $seat } takes a token
ask-swap = Which token do you return?
ask-swap-other = { $seat } swaps a token
ask-swap-for = Which token do you get for it?
ask-swap-for-other = { $seat } swaps a token
ask-keep = Which card do you keep?
ask-keep-other = { $seat } looks at cards
ask-recover = Which card do you take from the discard pile?
ask-recover-other = { $seat } looks through the discard pile
ask-tuck = Which card do you tuck?
ask-tuck-other = { $seat } may tuck a card
ask-hunt = Hunt?
ask-hunt-other = { $seat } may hunt
ask-atop = Which position card lies on top of the rest?
ask-atop-other = { $seat } arranges position cards
ask-role = Which position card do you keep?
ask-role-other = { $seat } chooses a position card
ask-choose = Choose one
ask-choose-other = { $seat } chooses
ask-return = Which token do you return?
ask-return-other = { $seat } returns a token
ask-spare = Which creature gives an egg?
ask-spare-other = { $seat } gives an egg back
ask-drop = Which card do you discard?
ask-drop-other = { $seat } discards a card
ask-pass = Which card do you pass to the left?
ask-pass-other = { $seat } chooses a card to pass
ask-either = What do you lose?
ask-either-other = { $seat } chooses what to lose

## Answers

first-card = Take a creature card
first-die = Take a die
first-egg = Lay an egg
first-reroll = Reroll the used dice
second-settle = Settle { $card }
second-chain = Chain and board ability
second-develop = Develop a habitat
second-reroll = Reroll the used dice
take-deck = The top card of the deck
take-none = None
die-face = { $token } (die { $die })
die-reroll = Reroll the used dice
die-stop = No die
egg-stop = No egg
again-none = No further creature
pay-tokens = { $n } × { $token }
pay-eggs = { $place }: { $n ->
    [one] 1 egg
   *[other] { $n } eggs
}
chain-from = Begin: { $place }
chain-board = Only the board: { $board }
link-stop = End the chain
use-no = Leave it
use-yes = Use it
order-stop = No more
gain-none = None
swap-stop = No swap
recover-stop = None
tuck-stop = Tuck none
hunt-no = Don’t hunt
hunt-yes = Hunt
choice = Number { $n }
choice-none = None

## What happened

event-parent = { $seat } is the start player.
event-cheat = Hard mode: cheat card { $cheat }.
event-goal = The goal of round { $n }: { $goal }.
event-start-board = The game begins with this habitat: { $board }.
event-dealt = Everybody is dealt { $n } creature cards and a position card.
event-round = Round { $n } begins; { $seat } is the start player.
event-turn = Round { $round }, turn { $n } of { $of }.
event-go = { $seat } is to move.
event-turned-up = { $card } lies in the tray.
event-tray-renewed = The tray is discarded.
event-reshuffled = The discard pile, { $n ->
    [one] one card
   *[other] { $n } cards
}, becomes the new deck.
event-drew = { $seat } draws a card.
event-drew-own = { $seat } draws { $card }.
event-took = { $seat } takes { $card } from the tray.
event-recovered = { $seat } takes { $card } from the discard pile.
event-dropped = { $seat } discards { $card }.
event-drafted = { $seat } looks at { $n ->
    [one] a card
   *[other] { $n } cards
}.
event-drafted-own = You look at { $cards }.
event-kept = { $seat } keeps a card.
event-kept-own = { $seat } keeps { $card }.
event-discarded = { $seat } discards { $cards }.
event-rerolled = { $seat } rerolls the used dice: { $tokens }.
event-rolled-all = { $seat } rerolls all dice: { $tokens }.
event-took-die = { $seat } takes a die: { $token }.
event-gained = { $seat } gains a token: { $token }.
event-swapped = { $seat } swaps { $token } for { $next }.
event-returned = { $seat } returns a token: { $token }.
event-paid = { $seat } pays { $said }.
event-used-eggs = { $seat } uses { $n ->
    [one] an egg
   *[other] { $n } eggs
} of { $card }.
event-laid-egg = { $seat } puts { $n ->
    [one] an egg
   *[other] { $n } eggs
} on { $card }.
event-lost-egg = { $card } ({ $seat }) loses an egg.
event-last-turn-egg = Last turn of the round: { $card } gets an egg.
event-shown = { $seat } shows { $card }.
event-settled = { $seat } settles { $card }: { $place }.
event-replaced = { $seat } replaces { $card }.
event-stolen = { $seat } steals the niche of { $card } from { $other }.
event-ability = { $seat }: the ability of { $card }.
event-not-used = { $card } does nothing.
event-board-ability = { $seat }: the ability of this board: { $board }.
event-linked = Chain { $n }: { $card }.
event-developed = { $seat } develops a habitat: { $board }.
event-moved = { $card } moves: { $place }.
event-tucked = { $seat } tucks a hand card under { $card }.
event-tucked-own = { $seat } tucks { $tucked } under { $card }.
event-tucked-unseen = The top card of the deck is tucked under { $card }.
event-caught = { $card } hunts and catches { $prey }.
event-escaped = { $card } hunts; { $prey } gets away.
event-peeked = { $seat } looks at { $n ->
    [one] a position card
   *[other] { $n } position cards
}.
event-peeked-own = You look at { $cards }.
event-positions-drawn = { $seat } draws { $n ->
    [one] a position card
   *[other] { $n } position cards
}.
event-positions-drawn-own = You draw { $cards }.
event-passed = { $seat } passes a card to { $other }.
event-passed-own = { $seat } passes { $card } to { $other }.
event-weather = Environment: { $card }.
event-goal-scored = The goal is scored: { $goal }.
event-goal-points = { $seat } has { $n } and gets { $points } Smile.
event-upkeep = Every creature gives an egg back.
event-starved = { $card } ({ $seat }) has no egg and is lost.
event-over = The third round is over.

## The end

score-creatures = Creatures
score-positions = Position cards
score-goals = Round goals
score-development = Development
score-eggs = Eggs
score-tucked = Tucked cards
reason-rounds = Three rounds are over

## Why not

refuse-not-most = Another habitat is shown more often in the tray.
refuse-no-cards = There is no card to take.
refuse-no-die = There is no die in the box.
refuse-no-nest = None of your creatures has room for an egg.
refuse-not-in-tray = This card doesn’t lie in the tray.
refuse-only-tray = This takes from the tray only.
refuse-must-take-die = A die must be taken.
refuse-must = This can’t be left out.
refuse-nothing-used = No die has been used.
refuse-faces-differ = The dice in the box show different faces.
refuse-no-such-die = No die of this kind in the box shows that.
refuse-wrong-face = A die with this face isn’t allowed here.
refuse-not-in-hand = This card isn’t in your hand.
refuse-no-habitat = None of its habitats is developed.
refuse-other-habitat = It doesn’t live there.
refuse-no-such-place = There is no such place now.
refuse-not-of-both = Only a creature that lives in both habitats lies between them.
refuse-must-straddle = It lives in both habitats: it must go between the boards.
refuse-seam-not-open = A creature lies on one of the two niches.
refuse-only-empty = Only an empty place will do here.
refuse-too-dear = { $short ->
    [one] A token is missing.
   *[other] { $short } tokens are missing.
}
refuse-eggs-missing = It takes { $needs ->
    [one] an egg
   *[other] { $needs } eggs
} from your creatures; you have { $has }.
refuse-too-few-tokens = You have only { $has } of these.
refuse-not-minimal = That would be too much or too little.
refuse-kind-by-kind = Tokens are handed in kind by kind.
refuse-creature-by-creature = Eggs are handed in creature by creature.
refuse-too-many-eggs = At most { $most } can come from here.
refuse-too-few-eggs = At least { $least } must come from here.
refuse-no-egg-there = There is no egg of yours that would do.
refuse-no-creature = There is no creature.
refuse-no-room = It holds { $most ->
    [one] one egg
   *[other] { $most } eggs
} and no more.
refuse-not-yours = This creature isn’t yours.
refuse-not-there = The egg may not go there.
refuse-no-chain-ability = It has no chain ability.
refuse-not-laid-out = This board isn’t laid out.
refuse-other-level = A creature of level { $wanted } is needed now.
refuse-other-board = It doesn’t live on the same board.
refuse-gone = The last creature of the chain is gone.
refuse-not-its-board = The last creature doesn’t live there.
refuse-no-such-board = There is no such board.
refuse-laid-out = This board is laid out already.
refuse-all-laid-out = All boards are laid out.
refuse-cell-taken = A board lies there.
refuse-not-beside = The board must share a side with another.
refuse-no-environment-ability = It has no environment ability.
refuse-used-already = Its ability has been used for this environment card.
refuse-does-nothing = It could do nothing now.
refuse-no-such-token = You have no such token.
refuse-other-kind = Another kind of token is gained here.
refuse-not-drawn = This card wasn’t drawn.
refuse-not-seen = This card isn’t among those still to be put back.
refuse-not-discarded = This card isn’t in the discard pile.
refuse-all-or-none = Either all of them or none.
refuse-no-empty-place = There is no empty place for it that can be paid.
refuse-not-in-cost = No such token is in the cost.
refuse-still-too-dear = The rest could not be paid then.
refuse-no-such-choice = There is no such choice.

## Table options

option-first_round_turns = Turns in the first round
option-first_round_turns-hint = The second round has one turn fewer, the third two fewer. 5 or 6 are recommended.
option-hard_mode = Hard mode
option-hard_mode-hint = One cheat card for all says what developing costs and what it is worth.
option-hard_mode-off = Off
option-hard_mode-I = { cheat-I }
option-hard_mode-II = { cheat-II }
option-hard_mode-III = { cheat-III }
option-hard_mode-IV = { cheat-IV }
option-hard_mode-random = At random
option-first = Start player
option-first-hint = Who begins the first round.
option-first-random = At random
option-first-host_seat = The first seat
option-open_hands = Open hands
option-open_hands-hint = Hand and position cards are seen by all.
option-open_hands-true = Yes
option-open_hands-false = No
option-goals_visible = Round goals
option-goals_visible-hint = When the goals of the rounds are turned up.
option-goals_visible-from_start = From the start
option-goals_visible-at_round_start = When their round begins
option-chain_owner = Creatures in a chain
option-chain_owner-hint = Whose creatures’ abilities you may use in your chain.
option-chain_owner-anyone = Anybody’s
option-chain_owner-own_only = Only one’s own
option-last_link_board = The board that ends a chain
option-last_link_board-hint = Which creature’s board gives its ability at the end.
option-last_link_board-last_target = The last target’s
option-last_link_board-last_fired = The last one’s whose ability was used
option-seam = Between two boards
option-seam-hint = What a creature that lies between two boards takes up.
option-seam-overlay = The two niches that face each other
option-seam-extra = A place of its own

## On the board

ui-map = The habitats
ui-near = Closer
ui-far = Whole map
ui-positions-short = Positions
ui-tray = Creature cards
ui-deck = { $n ->
    [one] Deck: one card
   *[other] Deck: { $n } cards
}
ui-discard = Discard pile: { $n }
ui-unseen = Cards you have not seen, by level: { $one } / { $two } / { $three } / { $four }
ui-box = Dice box
ui-box-empty = No die is left
ui-used = Used
ui-die = Die { $die }: { $faces }
ui-chances = If rerolled:
ui-aside = Not yet developed
ui-rounds = Rounds and goals
ui-turn = Turn { $n } of { $of }
ui-goal = { $seat }: { $n }, that would be { $points } Smile
ui-goal-hidden = The goal is turned up when the round begins.
ui-weather = Environment cards ({ $n } left):
ui-score = Score so far
ui-total = Total
ui-parent = Start player
ui-parent-sign = 1st
ui-known = Seen:
ui-hand = Hand
ui-hand-empty = No card in hand
ui-tokens = Your tokens
ui-positions = Position cards
ui-cover = Cover the positions
ui-uncover = Show the positions
ui-top = On top of the pile:
ui-progress = { $n } of { $next } for { $worth }
ui-forecast = If the round ended now
ui-starving = { $n ->
    [one] Without an egg this creature would starve now: { $cards }
   *[other] Without an egg these would starve now: { $cards }
}
ui-raided = { $n ->
    [one] A rival could pay for its niche: { $cards }
   *[other] A rival could pay for their niches: { $cards }
}
ui-starves = Would starve at the round’s end
ui-eggs = Eggs: { $n } of { $most }
ui-tucked = { $n ->
    [one] One card under it
   *[other] { $n } cards under it
}
ui-toll = Stealing its niche costs, besides the card:
ui-raiders = Who could pay that:
ui-creature = { $card }, level { $level }, { $seat }, eggs: { $eggs }, under it: { $tucked }
ui-moves = { $n ->
    [one] A creature would move between the boards
   *[other] { $n } creatures would move between the boards
}
ui-starting = start
ui-developed = Developed by { $seat }: +{ $n } at the end
ui-cost = Cost
ui-bonus = +{ $n } at the end
ui-asked = What is asked
ui-act-card = Take a card
ui-act-card-hint = A creature card from the tray or the deck
ui-act-die = Take a die
ui-act-die-hint = A die from the box, and its token
ui-act-egg = Lay an egg
ui-act-egg-hint = An egg on one of your creatures
ui-act-reroll = Reroll
ui-act-reroll-hint = Roll the used dice back into the box
ui-act-chain = Chain
ui-act-chain-hint = Creature by creature, then the ability of a board
ui-act-develop = Develop
ui-act-develop-hint = Link a new habitat to the others
ui-first-hint = or touch a card, a die, a creature of yours
ui-second-hint = { $n ->
    [one] or touch a hand card to settle it (one can be)
   *[other] or touch a hand card to settle it ({ $n } can be)
}
ui-chain-begin = Touch the first creature; then those that shall follow, { $most } at most. Or a board for its ability alone.
ui-chain-run = { $n ->
    [one] Run the chain
   *[other] Run the chain ({ $n })
}
ui-chain-clear = Clear
ui-chain-more = Next: level { $level }
ui-chain-full = Nothing can follow.
ui-use = use
ui-silent = A link only: it does nothing.
ui-nothing = It could do nothing now.
ui-link = { $n ->
    [one] One link of { $most }. Touch the next creature, or end the chain.
   *[other] { $n } links of { $most }. Touch the next creature, or end the chain.
}
ui-to-you = For you:
ui-to-owner = For { $seat }:
ui-to-all = For all:
ui-to-rivals = For the others:
ui-to-pay = To pay:
ui-cheapest = cheapest
ui-wild = { $n ->
    [one] a pair as one
   *[other] { $n } pairs as { $n }
}
ui-left = left:
ui-by-hand = Number by number
ui-pay-aria = { $pairs ->
    [one] Pay { $said }; a pair stands in for one token
   *[other] Pay { $said }; pairs that stand in for one token: { $pairs }
}
ui-eggs-due = { $n ->
    [one] one egg is still due
   *[other] { $n } eggs are still due
}
ui-hunt = Of the cards you have not seen, { $percent } % are below level { $level }.
ui-status-wild = { $n ->
    [one] with one pair
   *[other] with { $n } pairs
}
ui-status-dear = { $n ->
    [one] a token is missing
   *[other] { $n } tokens are missing
}
ui-status-full = no place
ui-status-homeless = no habitat

## Creatures

creature-rhino_beetle = Japanese rhinoceros beetle
creature-purple_emperor = Great purple emperor
creature-evening_cicada = Evening cicada
creature-earthworm = Common pheretimoid earthworm
creature-honey_bee = Japanese honey bee
creature-freshwater_crab = Japanese freshwater crab
creature-locust = Migratory locust
creature-ladybird = Seven-spot ladybird
creature-swallowtail = Old World swallowtail
creature-cricket = Emma field cricket
creature-firefly = Genji firefly
creature-caddisfly = Net-spinning caddisfly
creature-kawanina = Kawanina river snail
creature-medaka = Japanese rice fish
creature-fiddler_crab = Fiddler crab
creature-sea_urchin = Purple sea urchin
creature-manila_clam = Manila clam
creature-sea_hare = Kuroda's sea hare
creature-hermit_crab = Hon-yadokari hermit crab
creature-moon_jelly = Moon jellyfish
creature-krill = North Pacific krill
creature-sakura_shrimp = Sakura shrimp
creature-anchovy = Japanese anchovy
creature-dormouse = Japanese dormouse
creature-tit = Japanese tit
creature-field_mouse = Large Japanese field mouse
creature-green_tree_frog = Forest green tree frog
creature-okinawa_rail = Okinawa rail
creature-harvest_mouse = Eurasian harvest mouse
creature-skylark = Eurasian skylark
creature-grass_lizard = Japanese grass lizard
creature-mantis = Giant mantis
creature-pond_frog = Black-spotted pond frog
creature-ayu = Ayu sweetfish
creature-fire_newt = Japanese fire-bellied newt
creature-dragonfly = Golden-ringed dragonfly
creature-dipper = Brown dipper
creature-bat_star = Blue bat star
creature-mudskipper = Shuttles mudskipper
creature-seahorse = Crowned seahorse
creature-clownfish = Ocellaris clownfish
creature-saury = Pacific saury
creature-flying_fish = Japanese flying fish
creature-firefly_squid = Firefly squid
creature-sea_angel = Sea angel (clione)
creature-iriomote_cat = Iriomote cat
creature-macaque = Japanese macaque
creature-ural_owl = Ural owl
creature-habu = Okinawa habu
creature-sika_deer = Sika deer
creature-rat_snake = Japanese rat snake
creature-weasel = Japanese weasel
creature-crane = Red-crowned crane
creature-giant_salamander = Japanese giant salamander
creature-kingfisher = Common kingfisher
creature-eel = Japanese eel
creature-octopus = East Asian common octopus
creature-sea_otter = Sea otter
creature-loggerhead = Loggerhead turtle
creature-spotted_seal = Spotted seal
creature-skipjack = Skipjack tuna
creature-albatross = Short-tailed albatross
creature-black_bear = Japanese black bear
creature-hawk_eagle = Mountain hawk-eagle
creature-golden_eagle = Golden eagle
creature-red_fox = Red fox
creature-fish_owl = Blakiston's fish owl
creature-taimen = Sakhalin taimen
creature-sea_eagle = Steller's sea eagle
creature-osprey = Osprey
creature-orca = Orca
creature-sperm_whale = Sperm whale
creature-white_shark = Great white shark

# What bots value (sense.py)
values-goals = the goals of the rounds
values-score = Smile scored so far
values-boards = developed boards
values-tokens = tokens
values-creatures = its creatures and their eggs
values-hand = cards in hand
values-positions = position cards
