# Trappers: every word a person reads. Cells are named like (4,2): column and row; seats arrive as names.

game-title = Trappers
game-blurb = Drive out with a band of shapeshifters, make friends with quarrelling clans or rob them, and be the first to 20 points.
game-how =
    Each turn your rover drives a few cells, the faster the better you are liked where it starts; then you do what the cell
    offers: recruit, buy favour, build, raid, take errands, change shape. Beating another Trapper brings 8 points, a City 6,
    a Quest 4 to 6. Whoever has 20 first has won, in the midst of anything.
world-tagline = Six clans, four shapes, and a price on every favour
world-about =
    Aubera's natives change shape as others change clothes, and have quarrelled ever since. You came down from the ship
    to live among them: recruit a band, be liked by one clan and so disliked by its enemy, build Factories and Cities,
    run errands for scientists and hermits, and meet the other Trappers when you are strong and they are not.

# Names from a pack that has things of its own.
named = { $en }

## Clans, Trappers, cells

clan-medok = Medok
clan-tafgar = Tafgar
clan-zvagass = Zvagass
clan-kishkua = Kishkua
clan-makmamuba = Makmamuba
clan-bamasma = Bamasma
clan-nobody = nobody
clan-medok-hint = Aggressive; rob their neighbours and believe in dreams. They worship the Rongaum.
clan-tafgar-hint = Seek the image of the world in ancient devices, and so collect every Artifact there is.
clan-zvagass-hint = Folk of the dusk, no friends of the day. They appear and vanish as they please.
clan-kishkua-hint = Free of everything: of ties, of habits, of bans. Only their shape stays.
clan-makmamuba-hint = Servants of order. They build against chaos, whatever can be built.
clan-bamasma-hint = Masters of doing harm with little effort, and collectors of ways to do it.

colour-red = red
colour-khaki = khaki
colour-yellow = yellow
colour-black = black

kind-w = Wasteland
kind-cap = Capital
kind-nec = Nechto
kind-ron = Rongaum
kind-peo = People
kind-old = the Old One
kind-w-hint = A clan's: buy favour, build a Factory, or raid it for an Artifact. Nobody's (white): just land.
kind-cap-hint = In peace: Residents, then favour, then an Artifact. Or a Fighter robs it for 10 zeff.
kind-nec-hint = Change your Hypostasis, buy favour. Nobody fights here.
kind-ron-hint = You must stop, and roll: nothing, losses, a lost turn, an Artifact, a Quest, or favour with clans at war.
kind-peo-hint = Take a People's Quest, sell Artifacts for 3 zeff each.
kind-old-hint = Take an Old Ones' Quest, or give an Artifact to steal favour from an opponent.
factory = Factory
factory-hint = Brings 5 zeff a round, and Residents to its owner. Opponents must stop, and pay 1 zeff.
city = City
city-hint = Brings 10 zeff a round, and Residents to its owner. Opponents must stop, and pay 2 zeff.

form-builder = Builder
form-fighter = Fighter
form-engineer = Engineer
form-mimic = Mimic
form-builder-hint = Builds Factories. Attacks nothing but Wasteland.
form-fighter-hint = Attacks Trappers, settlements and Capitals; +3 in duels; raids Wasteland with 6. Builds nothing.
form-engineer-hint = Builds, modernises, captures Factories. −2 in duels.
form-mimic-hint = +2 Reputation with every clan. No Residents in Capitals.
form-choice = any other Hypostasis

heading-0 = north
heading-1 = east
heading-2 = south
heading-3 = west
heading-4 = any direction

deck-people = a People's Quest
deck-old = an Old Ones' Quest

## Questions

ask-colour = Choose a Trapper
ask-colour-other = { $seat } chooses a Trapper
ask-move = Drive, or end the movement
ask-move-other = { $seat } is driving
ask-act = What do you do here?
ask-act-other = { $seat } looks around
ask-roll = Roll, or use an Artifact first?
ask-roll-other = { $seat } is about to roll
ask-result = Keep this roll, or use an Artifact?
ask-result-other = { $seat } looks at the die
ask-deck = Which Quest do you take?
ask-deck-other = { $seat } gets a Quest
ask-discard = Which Quest do you discard for it?
ask-discard-other = { $seat } makes room for a Quest
ask-first = Which Quest is completed first?
ask-first-other = { $seat } completes Quests
ask-clan = Which clan?
ask-clan-other = { $seat } chooses a clan
ask-victim = Which opponent?
ask-victim-other = { $seat } chooses an opponent
ask-give = Which Artifact do you give away?
ask-give-other = { $seat } chooses an Artifact to give away
ask-cell = Where to?
ask-cell-other = { $seat } chooses a cell
ask-shape = Which Hypostasis?
ask-shape-other = { $seat } changes shape
ask-face = Which number?
ask-face-other = { $seat } turns a die
ask-shove = Where shall the rover go?
ask-shove-other = { $seat } moves a rover
ask-react = Undo this Artifact with one of yours?
ask-react-other = { $seat } may undo it
ask-agree = Do you agree?
ask-agree-other = { $seat } is asked to agree
ask-adjust = Do what the card says, then end
ask-adjust-other = { $seat } does what the card says
why-tr-7-1 = On Nechto one may take on another Hypostasis.
why-tr-8-4 = Nechto gives a Quest: name its type.
why-tr-11-2 = The Quest of the Old Ones pays 1 Reputation with each of four clans. Name them one after another.
why-tr-11-4 = Theft: for one Artifact, 1 Reputation of an opponent’s becomes yours.
why-tr-18-3 = Two Quests of a type are the most: one makes room for the new one.
why-tr-18-14 = The Quest wants Artifacts handed in.
why-tr-22-4 = A Quest has been claimed whose task the players judge. Has it been done?

## Answers

cancel = Rather not
at = { $at }
move-forward = Ahead
move-left = Turn left
move-right = Turn right
move-north = Set out north
move-east = Set out east
move-south = Set out south
move-west = Set out west
move-end = End the movement
use-artifact = Use { $card }
abandon-quest = Abandon { $quest }
act-end = End the turn
act-become-0 = Become a Builder
act-become-1 = Become a Fighter
act-become-2 = Become an Engineer
act-become-3 = Become a Mimic
act-buy-rep = Buy Reputation
act-residents = Take Residents
act-buy-artifact = Buy an Artifact
act-rob = Rob the Capital
act-take-quest = Take a Quest
act-theft = Have Reputation stolen
act-build = Build a Factory
act-raid = Raid the Wasteland
act-modernise = Modernise to a City
act-stay = Stay in peace
act-destroy = Destroy the Factory
act-capture = Capture the Factory
act-damage = Damage the City
act-duel = Attack { $other }
act-beat = Beat { $other }, your guest
act-sell = Sell { $card }
act-hand-in = Fulfil { $quest }
roll-go = Roll
result-accept = Keep it
discard-quest = Discard { $quest }
victim = { $other }
give-artifact = Give away { $card }
die-face = { $n }
shove-north = North
shove-east = East
shove-south = South
shove-west = West
shove-free = Stop here
react-none = Let it work
agree-yes = Agree
agree-no = Disagree
adjust-zeff = zeff
adjust-residents = Residents
adjust-rep = Reputation with { $clan }
adjust-up = { $other }: { $thing } +1
adjust-down = { $other }: { $thing } −1
adjust-done = Done

## Artifacts

artifact-A1 = Fold
artifact-A2 = Afterburner
artifact-A3 = Mirror of Shapes
artifact-A4 = Thunderer
artifact-A5 = Knucklebone
artifact-A6 = Veil
artifact-A7 = Assembler
artifact-A8 = Voice of the Clan
artifact-text = { $when } { $effects }
window-move_start = Before you spend a movement point:
window-move = While you move:
window-action = In your action:
window-any = While you move or act:
window-pre_roll = Before the die of your raid or duel:
window-post_roll = After a die of your own:
window-reaction = When another uses an Artifact:

op-teleport = { $ends ->
    [1] { $where }; your movement ends there, direction free.
   *[other] { $where }; direction free.
}
teleport-any_cell = put your rover on any cell
teleport-w = put your rover on any Wasteland
teleport-cap = put your rover on any Capital
teleport-nec = put your rover on any Nechto
teleport-ron = put your rover on any Rongaum
teleport-peo = put your rover on any cell of the People
teleport-old = put your rover on any cell of the Old One
op-add_mp = { $n } more { $n ->
    [one] movement point.
   *[other] movement points.
}
op-cross_chasm = cross { $n ->
    [one] a chasm.
   *[other] up to { $n } chasms.
}
op-ignore = { $until } these do not count for you: { $what }.
ignore-must_stop = cells where you must stop
ignore-toll = tolls
ignore-chasm = chasms
op-set_hypostasis = become { $form }.
op-add_attack = { $n } more Attack.
op-add_defence = until your next turn, { $n } more Defence for your settlements.
op-set_die = { $value ->
    [0] turn the die to a number of your choice.
   *[other] turn the die to { $value }.
}
op-reroll = { $die ->
    [own] roll that die again; the second roll counts.
   *[other] your opponent's die is rolled again; the second roll counts.
}
op-no_losses = you lose no Residents in it.
op-add_residents = { $target ->
    [self] you: { $n } Residents.
   *[opponent] an opponent of your choice: { $n } Residents.
}
op-add_zeff = { $target ->
    [self] you: { $n } zeff.
   *[opponent] an opponent of your choice: { $n } zeff.
}
op-add_rep = { $target ->
    [self] { $n }
   *[opponent] for an opponent of your choice, { $n }
} Reputation { $clan ->
    [cell] with the clan of your cell
    [warring] with every clan at war
   *[choice] with a clan of your choice
}{ $echo ->
    [0] ; its enemy doesn't mind.
   *[other] .
}
op-steal_rep = steal { $n } Reputation, opponent and clan of your choice.
op-discount = { $until } you pay { $zeff } zeff{ $residents ->
    [0] { "" }
   *[other] { " " }and { $residents } Residents
} less for { $what }.
discount-build = building
discount-modernise = modernising
discount-capture = capturing
discount-buy_rep = Reputation
discount-buy_artifact = Artifacts
op-waive = { $until } { $condition } is not asked for in { $what }.
waived-residents = the number of Residents
waived-rep = Reputation
waived-hypostasis = the Hypostasis
waived-marker = a cell without your marker
waived-city_limit = the limit of Cities
waive-build = building
waive-modernise = modernising
waive-raid = raids
waive-recruit = taking Residents
waive-quest = taking Quests
op-remove_marker = take your marker off your cell.
op-draw_artifact = draw { $n ->
    [one] an Artifact.
   *[other] { $n } Artifacts.
}
op-draw_quest = { $deck ->
    [people] draw a People's Quest.
    [old] draw an Old Ones' Quest.
   *[choice] draw a Quest of either type.
}
op-peek = look at the top { $n } of the { $deck ->
    [people] People's Quests.
    [old] Old Ones' Quests.
   *[artifacts] Artifacts.
}
op-extra_turn = you have another turn right after this one.
op-miss_turn = { $target ->
    [self] you miss your next turn.
   *[opponent] an opponent of your choice misses the next turn.
}
op-move_rover = { $target ->
    [self] move your rover up to { $n } open steps; direction free.
   *[opponent] move an opponent's rover up to { $n } open steps; its direction is free.
}
op-cancel_artifact = it has no effect.
until-movement_end = in this movement
until-turn_end = this turn
until-round_end = in this round

## Quests

quest-P01 = Show of Force
quest-P02 = Specimens
quest-P03 = Survey
quest-P04 = Anomaly Log
quest-P05 = Morphology
quest-P06 = Industrial Belt
quest-P07 = Volunteers
quest-P08 = Lost Caches
quest-P09 = Patron
quest-P10 = Courier
quest-O01 = Peacemaker
quest-O02 = Blood Brother
quest-O03 = Outcast
quest-O04 = Another's War
quest-O05 = Pilgrimage
quest-O06 = Offering
quest-O07 = Trial by Arms
quest-O08 = Quiet Word
quest-O09 = Between Two Fires
quest-O10 = Two Hearths

quest-task = { $task }{ $n ->
    [0] { "" }
   *[other] { " " }{ $rest }
}
reward-people = { $vp } points, { $zeff } zeff
reward-old = { $vp } points, +1 Reputation with four clans
fails-if = It fails if you { $what }.
deadline = { $n ->
    [0] { "" }
    [one] It fails at the end of the next round.
   *[other] It fails { $n } rounds after the one it was taken in.
}
task-hand-in = Hand in { $goods } { $place }.
goods-artifacts = { $n ->
    [one] an Artifact
   *[other] { $n } Artifacts
}
goods-residents = { $n ->
    [one] a Resident
   *[other] { $n } Residents
}
goods-zeff = { $n } zeff
at-kind-w = on Wasteland
at-kind-cap = in a Capital
at-kind-nec = on Nechto
at-kind-ron = on Rongaum
at-kind-peo = to the People
at-kind-old = to the Old One
task-settlement_clans = Have settlements with { $value } different clans.
task-rep_at_least = Have base Reputation { $value } or more with { $clans ->
    [one] some clan.
   *[other] { $clans } clans.
}
task-rep_at_most = Have base Reputation { $value } or less with { $clans ->
    [one] some clan.
   *[other] { $clans } clans.
}
task-two-enemies = With each of two clans that are at war with each other, within one round: { $deed }.
task-count = { $n } times: { $deed }.
task-distinct-clan = With { $n } different clans: { $deed }.
task-distinct-cell = On { $n } different cells: { $deed }.
task-sequence = One after the other: { $deeds }.
task-one = Once: { $deed }.
task-boxes = All of these: { $deeds }.
task-some = { $n } of these: { $deeds }.
nothing = nothing
box-count = { $n }

any-of = { $one } or { $rest }
both = { $one } { $rest }
deed-stop = end a movement { $n ->
    [0] on a cell
   *[other] { $what }
}{ $of ->
    [0] { "" }
   *[other] { " " }of { $clans }
}{ $at_war ->
    [yes] { " " }of a clan at war
    [no] { " " }of a clan at peace
   *[any] { "" }
}
stop-kind-w = on Wasteland
stop-kind-cap = in a Capital
stop-kind-nec = on Nechto
stop-kind-ron = on Rongaum
stop-kind-peo = with the People
stop-kind-old = with the Old One
deed-rongaum = roll the Rongaum die{ $n ->
    [0] { "" }
   *[other] { " " }and get { $what }
}
deed-hypostasis = { $n ->
    [0] change your Hypostasis
   *[other] become { $what }
}
hypostasis-to-builder = a Builder
hypostasis-to-fighter = a Fighter
hypostasis-to-engineer = an Engineer
hypostasis-to-mimic = a Mimic
deed-buy_rep = buy Reputation{ $of ->
    [0] { "" }
   *[other] { " " }with { $clans }
}{ $at_war ->
    [yes] { " " }with a clan at war
    [no] { " " }with a clan at peace
   *[any] { "" }
}
deed-buy_artifact = buy an Artifact{ $of ->
    [0] { "" }
   *[other] { " " }from { $clans }
}
deed-sell = sell an Artifact
deed-theft = have Reputation stolen
deed-recruit = take Residents{ $n ->
    [0] { "" }
   *[other] { " " }{ $what }
}{ $of ->
    [0] { "" }
   *[other] { " " }of { $clans }
}
recruit-kind-w = in a settlement
recruit-kind-cap = in a Capital
recruit-kind-nec = on Nechto
recruit-kind-ron = on Rongaum
recruit-kind-peo = with the People
recruit-kind-old = with the Old One
deed-raid = { $success ->
    [yes] with success { $n ->
        [0] raid anything
       *[other] { $what }
    }
   *[any] { $n ->
        [0] raid anything
       *[other] { $what }
    }
}{ $of ->
    [0] { "" }
   *[other] { " " }of { $clans }
}{ $at_war ->
    [yes] { " " }of a clan at war
    [no] { " " }of a clan at peace
   *[any] { "" }
}
raid-target-wasteland = raid Wasteland
raid-target-capital = attack a Capital
raid-target-destroy = destroy a Factory
raid-target-capture = capture a Factory
raid-target-damage = damage a City
deed-duel = { $won ->
    [yes] win a duel
    [no] do not win a duel
   *[any] fight a duel
}{ $n ->
    [0] { "" }
   *[other] { " " }{ $what }
}
duel-role-attacker = as attacker
duel-role-defender = as defender
duel-role-host = as host
duel-role-guest = as guest
deed-build = build a Factory{ $of ->
    [0] { "" }
   *[other] { " " }on land of { $clans }
}
deed-modernise = build a City{ $of ->
    [0] { "" }
   *[other] { " " }on land of { $clans }
}
deed-toll = pay a toll
deed-round_start = see a round begin

## What happened

event-order = Turn order: { $seats }.
event-colour-chosen = { $seat } is the { $colour } Trapper.
event-entered = { $seat } rolls white { $white }, black { $black } and comes down on { $at }.
event-round = Round { $n }.
event-war = At war: { $clans }.
event-war-of-all = All are at war, in pairs: { $clans }.
event-income = { $seat } has an income of { $n } zeff.
event-turn = { $seat } is to move: turn { $n } of round { $round }.
event-missed = { $seat } misses this turn.
event-drove = { $seat } drives to { $at }.
event-turned = { $seat } turns { $heading ->
    [0] north
    [1] east
    [2] south
   *[3] west
}.
event-teleported = { $seat } is suddenly on { $at }.
event-shoved = { $seat }'s rover goes to { $at }.
event-rolled = { $seat } rolls { $n }.
event-rolled-again = { $seat }'s die is rolled again: { $n }.
event-die-set = { $seat } turns the die to { $n }.
event-residents-lost = { $seat } loses { $n } Residents in the Rongaum.
event-residents-changed = { $seat }: { $n } Residents.
event-zeff-changed = { $seat }: { $n } zeff.
event-residents-join = { $n ->
    [one] A Resident joins
   *[other] { $n } Residents join
} { $seat } on { $at }.
event-will-miss = { $seat } will miss the next turn.
event-became = { $seat } becomes: { $form }.
event-rep-bought = { $seat } buys Reputation with { $clan }.
event-rep-up = { $seat } rises with { $clan }: { $rep }.
event-rep-down = { $seat } falls with { $clan }: { $rep }.
event-stole = { $seat } has Reputation with { $clan } stolen from { $other }.
event-toll-paid = { $seat } pays { $other } a toll of { $n } zeff.
event-tile-laid = { $city ->
    [1] { $seat } has a City on { $at }.
   *[other] { $seat } has a Factory on { $at }.
}
event-tile-removed = { $seat }'s Factory on { $at } is gone.
event-marker-removed = { $seat } takes the marker off { $at }.
event-wasteland-raided = { $seat } raids the Wasteland of { $clan } on { $at }.
event-raid-begins = { $seat } { $target ->
    [1] goes to rob the Capital
    [2] goes to destroy the Factory
    [3] goes to capture the Factory
   *[4] goes to damage the City
} on { $at }.
event-raided = { $won ->
    [1] { $seat } succeeds: { $attack } against { $defence }, { $n } Residents lost.
   *[other] { $seat } fails: { $attack } against { $defence }, { $n } Residents lost.
}
event-duel-begins = { $seat } attacks { $other } on { $at }.
event-fought = { $seat } has { $attack }, { $other } has { $defence }.
event-losses = { $seat } loses { $n ->
    [one] a Resident
   *[other] { $n } Residents
}.
event-prize = { $seat } takes { $n } zeff from { $other } and marks the victory.
event-host-wins = { $seat } is at home, and throws { $other } out.
event-knocked-out = { $seat }'s rover leaves the board.
event-points = { $n ->
    [one] { $seat } gets a victory point: { $total }.
   *[other] { $seat } gets { $n } victory points: { $total }.
}
event-quest-taken = { $seat } takes the Quest { $quest }.
event-quest-done = { $seat } completes { $quest } for { $n } points.
event-quest-failed = { $seat } has failed at { $quest }.
event-quest-discarded = { $seat } discards { $quest }.
event-quest-abandoned = { $seat } abandons { $quest }.
event-marked = { $seat } comes further with { $quest }.
event-handed-in = { $seat } hands in what { $quest } asks for.
event-claimed = { $seat } claims to have fulfilled { $quest }.
event-disagreed = { $seat } disagrees.
event-adjusted-up = { $seat }: { $thing } +1.
event-adjusted-down = { $seat }: { $thing } −1.
event-artifact-bought = { $seat } buys an Artifact.
event-artifact-drawn = { $seat } gets an Artifact.
event-artifact-drawn-own = { $seat } gets an Artifact: { $card }.
event-artifact-used = { $seat } uses { $card }.
event-artifact-cancels = { $seat } undoes the Artifact of { $other } with { $card }.
event-artifact-put-away = { $seat } gives away an Artifact.
event-artifact-put-away-own = { $seat } gives away an Artifact: { $card }.
event-sold = { $seat } gets { $n } zeff for it.
event-peeked = { $seat } looks at { $n ->
    [one] the top card
   *[other] the top { $n } cards
} of a deck.
event-peeked-own = You see: { $cards }.
event-no-artifacts-left = There are no Artifacts left for { $seat }.
event-no-quests-left = There are no Quests left for { $seat }.
event-won = { $seat } has won.
event-rounds-over = Round { $n } was the last one.

## The end

score-duels = Trappers beaten
score-cities = Cities built
score-quests = Quests completed
reason-target = A Trapper has enough victory points
reason-rounds = The last round is over

## Why not

refuse-artifacts = It takes { $needs } Artifacts, you have { $has }.
refuse-chasm = There is a chasm.
refuse-city-in-clan = You have a City with this clan already.
refuse-colour-taken = { $other } has that colour.
refuse-deck-empty = The deck is empty.
refuse-engineer = Only an Engineer does that.
refuse-fighter = Only a Fighter does that.
refuse-forward-only = A rover drives the way it faces: turn first.
refuse-four-clans = That would leave too few clans to choose four.
refuse-four-clans-in-order = Clans are named in the order of their numbers: take back the last one first.
refuse-free-first = Your rover has no direction yet: set out north, east, south or west.
refuse-host-wins = Here the owner wins without a fight.
refuse-in-order = Artifacts are chosen in the order of their kinds: take it back to choose others.
refuse-marker = Your marker lies here already.
refuse-must-stop = This cell has ended your steps for this turn.
refuse-no-artifact = You have no such Artifact.
refuse-no-artifact-to-give = You have no Artifact to give for it.
refuse-no-clan = That is no clan.
refuse-no-duel-in-settlements = At this table nobody duels in a settlement.
refuse-no-fighter = A Fighter builds nothing.
refuse-no-marker = Your marker isn't here.
refuse-no-mimic = No Residents join a Mimic in a Capital.
refuse-no-mp = No movement points are left.
refuse-no-other-die = There is no opponent's die.
refuse-no-reaction = That one undoes nothing.
refuse-no-room = The track ends there.
refuse-no-tile = All your tiles are on the board.
refuse-no-way = There is no open way.
refuse-nobody-comes = With Reputation 0 or less nobody comes.
refuse-nobody-on-board = No opponent is on the board.
refuse-nobody-to-rob = No opponent has any Reputation above 0.
refuse-nobodys-cell = This cell is nobody's.
refuse-not-fulfilled = That Quest isn't fulfilled now.
refuse-not-here = Not on this cell.
refuse-not-met = { $other } isn't here.
refuse-not-your-settlement = This isn't your settlement.
refuse-nothing-to-hand-in = That Quest asks for no goods.
refuse-nothing-to-steal = There is no Reputation above 0 to steal.
refuse-nothing-to-turn = Without a direction there is nothing to turn: just set out.
refuse-one-artifact = One Artifact a turn.
refuse-one-change = One change a turn.
refuse-one-point = One point a turn.
refuse-one-theft = At this table one theft a turn.
refuse-only-damage = A City can only be damaged, by a Fighter.
refuse-order = Too late: Residents first, then Reputation, then an Artifact.
refuse-other-kind = It leads to cells of another kind.
refuse-other-line = You have chosen something else here this turn.
refuse-peace-of-nechto = Nobody fights on Nechto.
refuse-peace-was-chosen = You came in peace this turn.
refuse-quest-not-held = You don't have that Quest.
refuse-raided-already = You have raided this clan's Wasteland this round.
refuse-rep = It takes Reputation { $needs }, you have { $has }.
refuse-rep-full = Reputation can't be above { $n }.
refuse-residents = It takes { $needs } Residents, you have { $has }.
refuse-rim = The board ends there.
refuse-same-form = That is what you are.
refuse-toll-first = First the toll, or a raid.
refuse-toll-paid = You have paid already.
refuse-truce = { $n ->
    [one] Truce in the first round.
   *[other] Truce in the first { $n } rounds.
}
refuse-two-cities = You have { $n } Cities already.
refuse-used-already = No two Artifacts of one name in one turn.
refuse-which-of-these = Only a Quest of that type makes room.
refuse-which-opponent = That is no opponent you could choose.
refuse-window-move_start = Only before you spend a movement point.
refuse-window-move = Only while you move.
refuse-window-action = Only in your action.
refuse-window-any = Only while you move or act.
refuse-window-pre_roll = Only before the die of your raid or duel.
refuse-window-post_roll = Only after a die of your own.
refuse-window-reaction = Only when another uses an Artifact.
refuse-yourself = That is you.
refuse-zeff = It costs { $needs } zeff, you have { $has }.

## Table options

option-target_vp = Victory points to win
option-target_vp-hint = The printed game goes to 20.
option-target_vp-20 = 20
option-target_vp-14 = 14: a shorter game
option-truce_rounds = Truce
option-truce_rounds-hint = So many rounds nobody duels at the beginning.
option-truce_rounds-0 = None
option-truce_rounds-1 = In the first round
option-truce_rounds-2 = In the first two rounds
option-late_seat_residents = Later seats
option-late_seat_residents-hint = Residents more for each seat before one's own.
option-late_seat_residents-0 = Begin alike
option-late_seat_residents-1 = Have one Resident more each
option-max_rounds = Rounds at most
option-max_rounds-hint = 0: as many as it takes. Else the most points win at the end of the last one.
option-people_quest_zeff = A People's Quest pays
option-people_quest_zeff-hint = The section on the cell and the summary say 10, the section on Quests says 5.
option-people_quest_zeff-10 = 10 zeff
option-people_quest_zeff-5 = 5 zeff
option-capture_zeff = Capturing a Factory
option-capture_zeff-hint = The table of raids says −4, the section on settlements says nothing, the summary +4.
option-capture_zeff--4 = Costs 4 zeff
option-capture_zeff-0 = Costs and brings no zeff
option-capture_zeff-4 = Brings 4 zeff
option-capital_rep_loss = Robbing a Capital costs Reputation
option-capital_rep_loss-hint = The section and the table: if it succeeds. The summary: in any case.
option-capital_rep_loss-on_success = If it succeeds
option-capital_rep_loss-always = In any case
option-duel_vp = Victory points for a duel
option-duel_vp-hint = The list of deeds knows no limit, the section on meetings says the first time.
option-duel_vp-first_time = For the first win over each opponent
option-duel_vp-every_win = For every win
option-defender_win_reward = A defender who wins
option-defender_win_reward-hint = The rulebook speaks of the attacker only.
option-defender_win_reward-none = Gets nothing
option-defender_win_reward-as_attacker = Gets what an attacker gets
option-duel_tie = Equal duels
option-duel_tie-hint = The rulebook: whoever has more wins.
option-duel_tie-no_winner = Nobody wins
option-duel_tie-defender_wins = The defender wins
option-host_win = Hosts win
option-host_win-hint = In a settlement its owner wins without dice. Also in the guest's turn?
option-host_win-always = In any turn
option-host_win-host_turn_only = In their own turn only
option-third_party_duel = Duels in a third one's settlement
option-third_party_duel-hint = The section on meetings excepts only Nechto, the summary all tiles.
option-third_party_duel-allowed = Are possible
option-third_party_duel-forbidden = Are not possible
option-knockout_turns = After a defeat
option-knockout_turns-hint = «Через ход» may mean either.
option-knockout_turns-1 = One turn is missed
option-knockout_turns-0 = No turn is missed
option-first_factory_scope = Bonus for the only Factory with a clan
option-first_factory_scope-hint = The only one of whom?
option-first_factory_scope-own = One's own only one
option-first_factory_scope-any = The only one of anybody's
option-echo_at_bound = A clan's enemy minds, even if the track can't move
option-echo_at_bound-hint = Raiding a clan at −2, for example.
option-echo_at_bound-true = Yes
option-echo_at_bound-false = No
option-mimic_cap = A Mimic's Reputation
option-mimic_cap-hint = With its 2 added.
option-mimic_cap-6 = Is 6 at most
option-mimic_cap-8 = Is 8 at most
option-white_wasteland_raid = Raids on nobody's Wasteland
option-white_wasteland_raid-hint = White cells: there are no clansmen to raid, or are there?
option-white_wasteland_raid-forbidden = Are not possible
option-white_wasteland_raid-allowed = Are possible
option-rep_buy_per_turn = Buying Reputation
option-rep_buy_per_turn-hint = The rulebook always says: 1 point.
option-rep_buy_per_turn-one = One point a turn
option-rep_buy_per_turn-any = As much as one likes
option-thefts_per_turn = Thefts at the Old One's
option-thefts_per_turn-hint = Each costs an Artifact.
option-thefts_per_turn-any = As many as one likes
option-thefts_per_turn-one = One a turn
option-rongaum_stay = Staying on a Rongaum
option-rongaum_stay-hint = Is the die rolled again?
option-rongaum_stay-roll = Rolls the die again
option-rongaum_stay-no_roll = Rolls no die
option-capital_marker = A Capital's marker
option-capital_marker-hint = Does robbing shut out taking Residents, and the other way round?
option-capital_marker-shared = Is one for Residents and robbery
option-capital_marker-separate = Is one for each
option-first_round_war = Clans are at war in the first round
option-first_round_war-hint = The rulebook: at the beginning of each round; and in brackets: when the marker returns to 1.
option-first_round_war-true = Yes
option-first_round_war-false = No

## The drawn board

board-map = Map of Aubera
board-cell = { $at }: { $place }, { $clan }{ $owned ->
    [1] , of { $owner }
   *[0] { "" }
}{ $n ->
    [0] { "" }
   *[other] . Here: { $here }
}
board-way = { $at }, { $place }: { $n ->
    [one] a point
   *[other] { $n } points
}, { $turns ->
    [0] no turn
    [one] a turn
   *[other] { $turns } turns
}
board-points = Movement points: { $left } of { $total }
board-route = To { $at }, { $place }: { $n ->
    [one] a point
   *[other] { $n } points
}{ $turns ->
    [0] .
    [one] , a turn on the way.
   *[other] , { $turns } turns on the way.
}
board-stops-there = The steps end there.
board-ends = Facing at the end
board-end-facing = { $heading }: { $n ->
    [one] a point
   *[other] { $n } points
}
board-drive = Drive there
board-walking = On the way …
board-tip-drive = Touch a lit cell to see the way there, touch it again to drive. Or draw the way with your rover.
board-tip-stuck = There are no points left to drive anywhere.
board-ask = What is asked
board-shove = Touch the cell on the map to which the rover shall go.
board-adjust = Move the tracks of the Trappers as the card says. Then the others are asked whether they agree.
board-drives = { $seat } is driving: { $left } of { $total } points left.
board-acts = { $seat } is busy on { $at }.
board-rolled = You have rolled { $n }.
board-sell = Sell an Artifact
board-sell-hint = 3 zeff each. Then touch the Artifact.
board-hand-in = Fulfil a Quest
board-round = Round
board-turn = Turn { $n } of 5
board-wars = Clans at war
board-against = at war with
board-peace = No clan is at war.
board-war-dice = The war dice: white against black; a double sets all on each other
board-clans = Clans
board-reputation = Base Reputation of everybody with every clan
board-enemy = At war with { $clan }: a point up here is a point down there, and the other way round.
board-players = Trappers
board-mine = My Artifacts and Quests
board-nothing-held = You hold neither Artifacts nor Quests yet.
board-off = off the board
board-off-hint = Comes down by dice at its next turn
board-misses = Misses its next turn
board-artifacts = Artifacts
board-tiles = tiles left
board-beaten = Beaten:
board-points-of = Points: { $duels } for Trappers beaten, { $cities } for Cities, { $quests } for Quests
board-raided = Wasteland raided this round:
board-progress = { $have } of { $need }
board-deadline = Until the end of round { $n }
board-abandon = Abandon
board-deck-people = People
board-deck-old = Old Ones
board-defence = Defence { $n }
board-copies = { $n ->
    [one] One of its kind
   *[other] { $n } of its kind
}
count-residents = { $n ->
    [one] 1 Resident
   *[other] { $n } Residents
}
count-zeff = { $n } zeff
count-artifacts = { $n ->
    [one] 1 Artifact
   *[other] { $n } Artifacts
}
count-tiles = { $n ->
    [one] 1 tile left
   *[other] { $n } tiles left
}
gain-zeff = zeff: { $n }
gain-residents = Residents: { $n }
gain-artifact = Artifacts: { $n }
gain-quest = Quests: { $n }
gain-vp = victory points: { $n }
gain-income = income: { $n }
gain-factory = Factories: { $n }
gain-rep = Reputation with { $clan }: { $n }
gain-theirs = their Reputation with { $clan }: { $n }
place-nechto = Nechto
place-rongaum = Rongaum
place-capital = Capital
place-people = the People
place-old = the Old One
place-waste = Wasteland
place-white = nobody's Wasteland
place-own-factory = your Factory
place-own-city = your City
place-their-factory = an opponent's Factory
place-their-city = an opponent's City
when-move_start = before moving
when-move = while moving
when-action = in the action
when-any = moving or acting
when-pre_roll = before your die
when-post_roll = after your die
when-reaction = against an Artifact
awaits-host = { $other } is at home: you pay the toll and are thrown out.
awaits-toll = Toll: { $n } zeff
awaits-die = The Rongaum die is rolled.
odds-roll = Attack: roll the die
odds-win = won
odds-tie = nobody wins
odds-lose = lost: off the board
odds-fail = failed
odds-faces = By the number rolled: chances, and Residents lost
odds-of-six = { $n } of 6 won{ $tie ->
    [0] { "" }
   *[other] , { $tie } equal
}
odds-losses = Residents you lose by that number, whatever comes of it
odds-won = If won
odds-failed = If failed
odds-nothing = nothing: beaten before
odds-die = Number rolled
odds-chance = Chance to win
board-before = Before the first round
board-drive-end = … and end there

# What bots value (sense.py)
values-score = victory points
values-residents = Residents
values-zeff = zeff
values-artifacts = Artifacts
values-reputation = Reputation
values-settlements = Factories and Cities
values-quests = Quests under way
values-plan = a City soon to be had
values-goals = what it can do next
values-out = being in the race at all
values-gamble = keeping clear of the Rongaum’s die
values-danger = safety from attacks
