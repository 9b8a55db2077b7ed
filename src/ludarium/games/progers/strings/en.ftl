# Progers: every word a person reads. Cells are named like b3; seats arrive as names.

game-title = Progers
game-blurb = Write a short program, press Go, and watch your rover fetch the samples, or miss them.
game-how =
    Lay up to three command cards in a row: your rover carries them out one by one, whatever stands in its way.
    It loads every life sample it reaches and turns them into points when it comes to one of its laboratories.
    Whoever has 7 points first (9 by the full rules) has won.
world-tagline = Programs, hills, and samples worth a detour
world-about =
    Rovers search an unknown planet for life, and each moves only as it was programmed. Lay cards into an algorithm,
    push it, trip over a rival, take one of their samples for the trouble. By the full rules all share one algorithm:
    what you leave in it, the next one drives.

mode-basic = Basic rules
mode-full = Full rules

# Names from a pack that has things of its own.
named = { $en }

## Cards

card-S = Step
card-S-hint = One cell ahead. Skipped before the rim, a wall, a cliff or another rover.
card-F = Run
card-F-hint = Ahead until something is in the way, or onto a cell with a sample.
card-J = Jump
card-J-hint = One cell ahead, over a wall, and one storey up or down. Never over a rover.
card-L = Left
card-L-hint = A quarter turn to the left, on the spot.
card-R = Right
card-R-hint = A quarter turn to the right, on the spot.
card-U = U-turn
card-U-hint = About face, on the spot.
card-T = Teleport
card-T-hint = A pulse straight ahead, through walls but not through hills: the first rover it meets is sent home and leaves its samples behind; samples come one cell nearer.
card-2 = Loop ×2
card-2-hint = Over one card or two neighbours: they are carried out twice in a row.
card-3 = Loop ×3
card-3-hint = Over one card or two neighbours: they are carried out three times in a row.
card-turned = { $card } ({ $side })

## Pieces and places

colour-R = red
colour-B = blue
colour-G = green
colour-Y = yellow

sample-y = yellow shell
sample-b = blue fern
sample-g = green jelly
sample-p = purple spore

board-Y6 = Yellow field, 6 × 6
board-R9 = Red field, 9 × 9

hill-BA = long hill
hill-BB = square hill
hill-LA = wide hill
hill-LB = narrow hill
hill-HI = two-storey hill

preset-B1 = Ridge
preset-B2 = Long pass
preset-B3 = Saddle
preset-B4 = Elbow
preset-F1 = Staircase
preset-F2 = Terraces
preset-F3 = Watchtower
preset-F4 = Plateau
preset-F5 = Dead shafts

heading-0 = north
heading-1 = east
heading-2 = south
heading-3 = west

side-left = left
side-right = right

## Questions

ask-colour = Choose the colour of your rover and base
ask-colour-other = { $seat } chooses a colour
ask-hill = Lay the next hill
ask-hill-other = { $seat } lays the next hill
ask-token = Lay a sample on a free mark
ask-token-other = { $seat } lays out the samples
ask-corner = Choose a corner for your base
ask-corner-other = { $seat } chooses a corner
ask-spare = Choose a corner for the base nobody plays
ask-spare-other = { $seat } places the bases nobody plays
ask-heading = Where shall your rover face?
ask-heading-other = { $seat } turns the rover to its start
ask-turn = Run a program, or pass and exchange cards?
ask-turn-other = { $seat } is about to move
ask-op = Lay a card, or start the program
ask-op-other = { $seat } writes a program
ask-replace = Which cards do you exchange?
ask-replace-other = { $seat } exchanges cards
ask-lift = Which lift do you take?
ask-lift-other = { $seat } chooses a lift
ask-side = Which way does this card turn?
ask-side-other = { $seat } writes a program

## Answers

at-hill = Lay it at { $at }{ $quarter ->
    [0] { "" }
    [1] , turned right
    [2] , turned about
   *[3] , turned left
}
at-token = Sample on { $at }
at-corner = Base at { $at }
at-spare = Base at { $at }
at-lift = Lift to { $at }
turn-run = Run a program
turn-pass = Pass
op-insert = Lay { $card } as card { $slot }
op-cover = Cover card { $slot } with { $card }
op-loop = Lay { $card } over card { $slot }
op-loop-pair = Lay { $card } over card { $slot } and the next one
op-remove = Take away the loop at card { $slot }
op-commit = Go
replace-card = Exchange { $card }
replace-done = Done

## What happened

event-order = Turn order: { $seats }.
event-colour-chosen = { $seat } chooses { $colour }.
event-ground-laid = The hills are laid out.
event-hill-laid = { $seat } lays the { $hill } at { $at }.
event-tokens-laid = { $n } samples lie face down on their marks.
event-token-laid = { $seat } lays a sample on { $at }.
event-corner-chosen = { $seat } puts base and rover on { $at }.
event-spare-laid = The { $colour } base goes to { $at }.
event-heading-chosen = { $seat } faces { $way }.
event-dealt = { $n } cards are dealt to each.
event-turn = { $seat } is to move.
event-committed = { $seat } lays { $cards }. Program: { $row }.
event-ran-unchanged = { $seat } runs the program as it is: { $row }.
event-loops-fell = { $n ->
    [one] A loop goes
   *[other] Loops go
} to the discard: { $cards }.
event-command = { $card }
event-turned = { $seat } turns { $heading ->
    [0] north
    [1] east
    [2] south
   *[3] west
}.
event-skipped = { $why ->
    [rim] Skipped: the rim of the field.
    [wall] Skipped: a wall.
    [cliff] Skipped: the edge of a hill.
    [storeys] Skipped: two storeys are too much for a jump.
    [home] Nothing happens: that rover is at home already.
    [occupied] Nothing happens: somebody stands on that rover's home.
    [target] The pulse meets nothing.
   *[other] Skipped.
}
event-drove = { $seat } drives to { $at }.
event-jumped = { $seat } jumps to { $at }.
event-lifted = The lift takes { $seat } to { $at }.
event-lift-blocked = { $seat } waits for the lift: { $other } stands on the other platform.
event-loaded = { $seat } loads { $n ->
    [one] a sample
   *[other] { $n } samples
} on { $at }.
event-delivered = { $seat } delivers { $n ->
    [one] a sample
   *[other] { $n } samples
}: { $samples }.
event-bumped = { $seat } is stopped by { $other }.
event-paid = { $seat } is stopped by { $other } and gets a sample for the trouble.
event-pulsed = { $seat } sends a pulse.
event-pulled = { $n ->
    [one] A sample moves
   *[other] { $n } samples move
} to { $at }.
event-dropped = { $seat } leaves { $n ->
    [one] a sample
   *[other] { $n } samples
} on { $at }.
event-teleported = { $other } is sent home to { $at }.
event-row-cleared = The program goes to the discard.
event-passed = { $n ->
    [0] { $seat } passes.
   *[other] { $seat } passes and exchanges { $cards }.
}
event-passed-closed = { $n ->
    [0] { $seat } passes.
    [one] { $seat } passes and exchanges a card.
   *[other] { $seat } passes and exchanges { $n } cards.
}
event-drew = { $seat } draws { $n ->
    [one] a card
   *[other] { $n } cards
}.
event-drew-own = You draw { $cards }.
event-reshuffled = { $n ->
    [one] The discard, one card, becomes
   *[other] The discard, { $n } cards, is shuffled and becomes
} the draw pile.
event-over = { $reason ->
    [target] The target is reached: the game is over.
    [all_delivered] All samples are delivered: the game is over.
   *[stall] No sample has moved for a long while: the game is over.
}

## The end

score-tokens = Samples delivered
score-types = Different types
reason-target = The target is reached
reason-all_delivered = All samples are delivered
reason-stall = No sample has moved for many rounds

## Why not

refuse-enough-cards = No more cards can be laid this turn.
refuse-no-card = There is no such card left in your hand.
refuse-no-place = The program has no such place.
refuse-no-loop = No loop begins there.
refuse-row-full = The program has reached its full length.
refuse-cards-full = The program has as many cards as it may have, covered ones included.
refuse-laid-now = That card was laid this turn: take it back instead.
refuse-loop-laid-now = A loop laid this turn would go: take it back instead.
refuse-under-loop = A card there lies under a loop already.
refuse-nothing-to-run = The program is empty: lay at least one command.
refuse-play-one = Lay at least one card, or pass.
refuse-only-at-end = Here cards are laid one after another, at the end.
refuse-not-in-basic = The basic rules only let you lay commands at the end.
refuse-no-command = The program is empty and you have no command to lay: you can only pass.
refuse-in-order = Cards are put aside in the order of their kinds: take back what came after this one first.
refuse-colour-taken = This colour is taken: { $other }.
refuse-no-mark = There is no visible mark.
refuse-mark-taken = A sample lies there already.
refuse-no-corner = Bases lie in the corners.
refuse-corner-taken = A base lies there already.
refuse-into-wall = No rover may start facing what it could not drive over.
refuse-PG-4-2 = The hill must lie wholly on the field.
refuse-PG-4-3 = Hills must not overlap.
refuse-PG-4-4 = The corners must stay free for the bases.
refuse-PG-4-5 = The two-storey hill must share an edge with a low one.
refuse-PG-4-6 = A rover could not leave one of the corners.
refuse-PG-4-7 = Too few marks would stay visible for all samples.
refuse-PG-4-8 = Some mark could no longer be reached.
refuse-PG-4-10 = The other hills could no longer be laid.

## Table options

option-mode = Rules
option-mode-hint = Basic: 6 × 6, a program of your own every turn. Full: 9 × 9, one program for all, loops, teleports, lifts.
option-mode-basic = Basic
option-mode-full = Full
option-layout = Hills
option-layout-hint = Who lays out the hills.
option-layout-random = At random, fair to every corner
option-layout-preset = A ready-made landscape
option-layout-players = The players, one hill each
option-preset = Landscape
option-preset-hint = Which of the ready-made landscapes, where they are chosen.
option-preset-any = Any
option-preset-B1 = { preset-B1 } (basic)
option-preset-B2 = { preset-B2 } (basic)
option-preset-B3 = { preset-B3 } (basic)
option-preset-B4 = { preset-B4 } (basic)
option-preset-F1 = { preset-F1 } (full)
option-preset-F2 = { preset-F2 } (full)
option-preset-F3 = { preset-F3 } (full)
option-preset-F4 = { preset-F4 } (full)
option-preset-F5 = { preset-F5 } (full)
option-first = Turn order
option-first-hint = Who moves first, and who after them.
option-first-random = At random
option-first-host_seat = As seated
option-marks = Samples
option-marks-hint = Where the face-down samples are laid out.
option-marks-random = On random marks
option-marks-manual = The last player lays them
option-spare_bases = Bases nobody plays
option-spare_bases-hint = Full rules, 2 or 3 players: their laboratories matter, so it matters where they lie.
option-spare_bases-random = At random
option-spare_bases-last_player = The last player places them
option-same_height_edge = Hills of one height that touch
option-same_height_edge-hint = Can rovers drive from one to the other?
option-same_height_edge-open = Yes, there is no edge
option-same_height_edge-closed = No, only jump
option-full_hold_stops = A full rover stops at samples
option-full_hold_stops-hint = Does a Run end on a sample that can't be loaded?
option-full_hold_stops-true = Yes
option-full_hold_stops-false = No, it drives on
option-comp_at_lab = A sample received in a laboratory
option-comp_at_lab-hint = When a rover in its laboratory is given a sample for being stopped.
option-comp_at_lab-deliver = Is delivered at once
option-comp_at_lab-wait = Waits until the rover arrives anew
option-lock_on = Being stopped without a sample
option-lock_on-hint = After being stopped by a rival who has nothing to give: is the next time paid, without moving first?
option-lock_on-paid = Yes
option-lock_on-bump = No, once is once
option-row_count = What counts towards five
option-row_count-hint = What fills up the shared program.
option-row_count-slots = Visible commands
option-row_count-cards = Covered commands too
option-loop_shift = A loop falls
option-loop_shift-hint = When cards are laid into the program before it.
option-loop_shift-index = When its cards move along
option-loop_shift-gap = Only when its two cards are parted
option-pulse_gap = The pulse over lower ground
option-pulse_gap-hint = A teleport shot from a hill.
option-pulse_gap-stop = Ends there
option-pulse_gap-fly = Flies on at its height
option-home_pulse = A pulse on a rover at home
option-home_pulse-hint = A rover that stands on its own base needs no transport.
option-home_pulse-nothing = Does nothing
option-home_pulse-drop = Makes it lay down its samples
option-pull_boards = Samples drawn to oneself are loaded
option-pull_boards-hint = When a teleport brings them onto the shooter's own cell.
option-pull_boards-true = Yes
option-pull_boards-false = No, they lie there
option-lift_to_hill = A lift down to a low hill
option-lift_to_hill-hint = A lift of the high hill whose lower end is not the ground.
option-lift_to_hill-works = Works
option-lift_to_hill-dead = Is out of order
option-tie = Equal points
option-tie-hint = When all samples are delivered and the best are equal.
option-tie-shared = They share the victory
option-tie-types = More different types wins
option-stall_rounds = Rounds without a sample
option-stall_rounds-hint = After so many rounds in which no sample changes hands the game ends. 0: never.
option-finish_round = When the target is reached
option-finish_round-hint = Does the game end at once?
option-finish_round-off = At once
option-finish_round-on = After the round
option-pass_discards = Cards exchanged on a pass
option-pass_discards-hint = Do the others see them?
option-pass_discards-open = Open
option-pass_discards-closed = Face down

## Board

board-field = Field of { $size } by { $size } cells
board-stands = { $seat } stands on { $at }, facing { $way }, with { $n ->
    [0] no samples
    [one] one sample
   *[other] { $n } samples
} aboard.
board-program = Program
board-hand = My cards
board-no-cards = No cards in hand.
board-slot = Command { $place }: { $card }
board-covered = Covers { $cards }
board-gap = Lay it before command { $place }
board-empty = Free place { $place }
board-pair = Over commands { $first } and { $second }
board-loop = Loop ×{ $times } over command { $first }{ $span ->
    [1] { "" }
   *[other] { " " }and the next one
}
board-loop-falls = { $why ->
    [covered] A card under this loop is covered: the loop falls
    [parted] A card comes between the two under this loop: the loop falls
    [shifted] The cards under this loop move along: the loop falls
   *[removed] The loop is taken away
}
board-skip = { $why ->
    [rim] the rim of the field
    [wall] a wall
    [cliff] the edge of a hill
    [storeys] two storeys at once
    [rover] another rover
    [target] no target
    [home] that rover is at home
    [occupied] its home is occupied
   *[other] nothing to be done
}
board-futile = the awareness of futility
board-go = Go
board-write = Write a program
board-pass = Pass
board-exchange = { $n ->
    [0] Keep all and pass
    [one] Exchange a card and pass
   *[other] Exchange { $n } cards and pass
}
board-ends = Ends on { $at }, { $way }
board-loads = loads { $n }
board-delivers = delivers { $n }
board-skips = { $n } skipped
board-full-row = This makes { $limit }: the program is discarded after this run.
board-score = { $points } of { $target } points; aboard: { $n }, worth about { $worth }
board-hold = { $n ->
    [0] Nothing aboard
    [one] One sample aboard, worth about { NUMBER($points, maximumFractionDigits: 1) } points
   *[other] { $n } samples aboard, worth about { NUMBER($points, maximumFractionDigits: 1) } points
}
board-two-yet = the first one brings 2 points
board-costly = Marked red: there the loop would fall.
board-piles = Cards and samples left
board-piles-say = { $deck } cards in the draw pile, { $discard } in the discard.
board-deck = Draw pile
board-discard = Discard
board-undelivered = Samples not delivered yet
board-card = Card
board-all = In all
board-seen = Seen
board-chance = At least one among … drawn
board-home = Home: { $at }
board-labs = Laboratories: { $at }
board-waits = Waits for the lift to { $at }
board-lock = No more samples between { $seat } and { $other } until one of them moves
board-base = Base of { $colour }; laboratory for { $labs }
board-samples = { $n ->
    [one] One sample
   *[other] { $n } samples
}
board-height = { $height ->
    [0] ground
    [1] low hill
   *[other] two storeys
}
board-lift = Lift to { $at }
board-lift-dead = Lift, out of order
board-hill = Next: { $hill }, { $height ->
    [1] one storey
   *[other] two storeys
}
board-hill-how = Choose how it is turned, then the cell of its lower left corner.
board-quarter = { $quarter ->
    [0] Not turned
    [1] Turned right
    [2] Turned about
   *[3] Turned left
}
board-points = { $points } of { $target } points

# What bots value (sense.py)
values-score = samples delivered
values-aboard = samples on board
values-home = nearness of a laboratory for them
values-near = nearness of the next samples
