# The shell's words: tables, seats, questions of every game.
seat-name = Player { $number }
refuse-no-such-option = There is no option { $option } here.
refuse-not-offered = This can't be chosen here.

# Everywhere
loading = One moment …
close = Close
again = Try again
back = Back
copy = Copy
copied = Copied
share = Share
to-home = To the shelf
rules = Rules
help = Help
missing-title = Nothing lies here
missing-text = This page doesn't exist. Perhaps the link was cut off.
trouble-network = The server can't be reached just now.
no-such-game = No game called “{ $id }” is installed here.
no-table = This table can't be opened

# Settings
settings = Settings
settings-language = Language
settings-theme = Appearance
settings-theme-auto = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-speed = Speed of what moves
settings-speed-times = { $times }×
settings-sound = Sounds
settings-notify = Tell me when it is my turn, even when I look elsewhere

# Home
home-title = Five living worlds, one shelf
home-lead = Board games to play in the browser, against bots or with friends on their own phones. Nobody has to sign up.
home-worlds = Worlds
home-continue = Continue
home-all = Show all { $count }
play-now = Play now
play-now-game = { $game }: play now against a bot
with-friends = Invite friends
with-friends-game = { $game }: invite friends
choose-table = Set up a table

# A new table
new-table = A new table
new-seats = Who plays?
new-who = Seat { $number }
new-who-me = Me
new-who-friend = Friend
new-who-bot = Bot
new-friend-hint = gets a link to this seat
new-level = How well the bot plays
new-add-seat = Add a seat
new-remove-seat = Remove seat { $number }
new-options = How do we play?
new-pack = Content
new-spectators = Others may watch
new-readings = Readings of the rules
new-pace = Bots answer
new-pace-0 = at once
new-pace-1 = so that one can follow
new-pace-3 = leisurely
new-stand-in = When a player has left
new-stand-in-nobody = wait for them
new-stand-in-bot = a bot plays on: { $level }
new-readings-hint = Where the rulebook can be read in two ways. What is set is our reading.
new-make = Open the table
your-name = Your name
level-random = plays at random
level-greedy = plays for the moment
level-beginner = is learning
level-casual = plays for fun
level-strong = thinks ahead
level-expert = thinks far ahead
strength = How strong the levels are
strength-how = Measured with { $seats } seats, { $games } matches of each pairing. Elo counts from random moves; in brackets, where it surely lies (95 %).
strength-elo = Elo
strength-random = won against random
strength-before = won against the level before

# Decks
decks = Decks
decks-title = { $game }: decks
decks-none = Nobody brings a deck to this game.
deck-new = My deck
deck-linked = Deck from a link
deck-copy-of = { $name }, changed
deck-begin = New deck
deck-from-text = Deck from text
deck-restore = Bring back “{ $name }”
deck-not-kept = This browser keeps nothing: take the deck along as text before you leave.
deck-name = Name of the deck
deck-copied-when-changed = Change something, and a copy of your own begins.
deck-play = Play with it
deck-give = Share
deck-give-what = Share “{ $name }”
deck-remove = Throw away
deck-link = Link
deck-link-hint = The whole deck stands in the link; the server never sees it.
deck-text = Text
deck-text-hint = A line for each card: how many, and its name or id. A line with # in front is the name of the deck.
deck-read = { $n } { $n ->
    [one] card
   *[other] cards
  } understood.
deck-unknown = Not understood:
deck-take = Take this deck
deck-bring = Deck
deck-any = let the table choose
deck-own = My own decks
deck-build = Build decks

# Sitting down
join = Sit down
join-title = Join a game of { $game }
join-with = At the table: { $names }
join-sit = Sit down
seat-open = This seat is free
seat-bot = bot
seat-you = you
seat-here = here
seat-away = away
seat-stood-in = away, a bot plays on
seat-asked = is choosing
bot-name = Bot { $number }
lobby-waiting = { $count ->
    [one] One seat is free. Send its link to a friend; the game starts when everybody sits.
   *[other] { $count } seats are free. Send each link to one friend; the game starts when everybody sits.
  }
lobby-sealing = Everybody sits. The dice are being sealed …
lobby-give-bot = Let a bot sit here
invite-link = Link of this seat
invite-text = Come and play { $game } with me
qr = QR code
qr-label = QR code of this seat's link
fair-title = Why the dice are fair
fair-text = The server has fixed its secret and shows you its seal below. Your browser adds a number of its own that the server can't foresee. At the end the secret is opened, and anybody can check that nobody chose the shuffle.

# The table
table-waiting = waiting for players
table-sealing = about to begin
table-running = running
table-over = over
table-your-turn = your turn
ask-any = Your turn: choose
waiting-for = { $names } { $count ->
    [one] is choosing
   *[other] are choosing
  }
turn-of = Just now { $names } { $count ->
    [one] is choosing.
   *[other] are choosing.
  }
won = { $names } { $count ->
    [one] has won
   *[other] have won together
  }
my-things = My things
on-the-table = What lies on the table
undo-what = Undo: { $what }
hint = Hint
hint-try = Try: { $what }
hint-outlook = Outlook { $worth } %, { $gain } more than by the next best
hint-close = Outlook { $worth } %; others are about as good
values = Why?
values-of = What { $name } values now
values-both = { $seat } counts on: { $good }; is behind in: { $bad }. In points, against the average of the others.
values-good = { $seat } counts on: { $good }. In points, against the average of the others.
values-bad = { $seat } is behind in: { $bad }. In points, against the average of the others.
values-even = { $seat } thinks that everybody is about as well off.
values-none = Bots can’t say what they value in this game.
values-more = { $what } (+{ $points })
values-less = { $what } (−{ $points })
skip = Skip
let-go = Let go
too-late = The table had moved on; nothing was done. This is how it stands now.
connection-away = The connection is cut. Trying again; nothing is lost.
options = What can be chosen
options-search = Find an option
options-none = Nothing is asked of you now.
options-none-found = No option has these words.
panel-seats = Players
panel-log = Log
panel-list = List
log-empty = Nothing has happened yet.
clause = Clause { $clause }
clause-unknown = The rulebook doesn't have this clause.
clause-in-rules = Open in the rulebook
curtain-title = { $name }, it is your turn
curtain-text = Pass the device on. Nobody else should look now.
curtain-open = I am { $name }
curtain-never = We play with open hands: don't hide anything

# Standing answers
standing = When am I asked?
standing-when = When others do something that could be answered
standing-always = always ask me
standing-able = ask only when I can
standing-rest = not until I have to choose something else
standing-short-always = asks always
standing-short-able = asks if I can
standing-short-rest = lets happen
standing-never = Never ask me about: { $what }
standing-not-asked = Not asked about: { $what }
standing-again = Ask again
standing-pause = Pause before I let something happen: about { $seconds } s
standing-waits = Letting it happen, after a pause …
standing-stop = Wait, let me choose
standing-leak = Usually you are asked even if you hold nothing to answer with, so that nobody learns what you hold. These settings stay in this browser. But time can tell: whoever is asked only when able and then thinks for long shows that there was something to think about; whoever always lets one thing happen after the same pause shows that too. The pause, never twice the same, hides some of it; it counts for your own quick answers as well. If you want to give nothing away, be asked always.

# The end, and afterwards
end = The game is over
end-rank = Place
end-player = Player
end-score = Total
end-scores = Scores
end-again = Play again
end-record = Save the record
end-fair = Anybody can check that nobody chose the shuffle:
replay = Replay
replay-of = Replay: { $game }
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-back = One step back
replay-place = Place in the match
analysis = Analysis
analysis-start = Ask an expert
analysis-about = An expert bot looks at every answer, knowing what its player could know: what outlook each had, and what it would have answered instead.
analysis-going = { $done } of { $all } looked at
analysis-swings = The greatest swings
analysis-none = No answer cost more than { $least } %.
analysis-lost = cost { $lost } %
analysis-instead = The expert: { $what }
analysis-chart = The outlook of each player, answer by answer
analysis-again = It was cut off. Go on

# The rulebook
rules-title = { $game }: the rules
rules-search = Search in the rules
rules-none = No clause has these words.

# Keys
help-text = What glows can be chosen. Touch anything else and you will be told why not. The list holds every option in words.
key-keyu = Undo
key-keyh = Hint
key-keyl = List of options
key-keym = Sounds on or off
key-escape = Skip what moves; let go
key-slash = This help
key-tab = Go through what glows, and choose it

# What the server can't do (problem-…) and won't do (refuse-…)
refuse-not-your-seat = Seat { $number } isn't yours.
refuse-not-your-turn = It isn't your turn to choose.
refuse-not-running = The game isn't running.
refuse-undo = This can't be taken back any more.
refuse-nothing = This can be chosen: go on.
problem-nothing-here = There is nothing here.
problem-no-such-game = This game isn't installed here.
problem-no-such-table = There is no such table, or it isn't open to you.
problem-no-such-invitation = This invitation is no longer good: the seat is taken, or the link is incomplete.
problem-no-such-seat = There is no such seat.
problem-no-such-level = There is no bot of that level.
problem-no-such-entry = The match hasn't come that far.
problem-seat-taken = Somebody else has just taken this seat.
problem-wrong-seats = This game is played by { $least } to { $most }.
problem-bad-name = A name has at most { $most } letters, and none that can't be seen.
problem-not-yours = Only whoever made the table may do that.
problem-not-your-seat = This seat isn't yours.
problem-not-over = The match isn't over yet.
problem-no-record = This match has no record that could be read any more.
problem-no-replay = This match can't be replayed any more.
problem-not-possible = That isn't possible.
problem-not-possible-so = Not possible like this: { $reason }
problem-malformed = This request can't be understood.
problem-wrong-method = That can't be done here.
problem-too-large = That is too much at once.
problem-too-many = That was a lot in a short time. Wait a little and try again.
problem-foreign-origin = This request comes from another site.
problem-ours = Something went wrong on our side.
pages-not-built = The pages have not been built yet. This builds them and starts to play:

# What happened at a table, beside what the game tells.
event-taken-back = { $seat } takes an answer back.
event-taken-back-own = { $seat } takes back: { $answer }.
event-rules-changed = The rules were updated (from version { $before } to { $now }); this turn begins anew.

# The command line
cli-open = Ludarium is open at { $address }
cli-friends = Friends on the same network reach it at { $address }
cli-data = Tables are kept in { $where }
cli-stop = Ctrl+C ends it; matches that run go on next time.
cli-running = Ludarium runs already, at { $address }
cli-port-taken = Port { $port } is taken; here is another one.
cli-scores = Final scores: { $scores }
cli-not-over = The match isn't over; { $answers } answers so far.
cli-step = Enter: on; q: stop
cli-cost = { $number }. { $name }: { $said }: cost { $lost } %. The expert: { $best }
cli-cost-nothing = No answer cost anything.
cli-pack-good = { $folder } is a good pack for { $game } ({ $files }).
cli-seats = { $least }–{ $most } seats

# The lab's reports
lab-title = { $name }: { $n } { $n ->
    [one] match
   *[other] matches
} by { $bot } bots
lab-length = Length
lab-turns = Turns
lab-answers = Decisions
lab-median = median
lab-most = nine in ten
lab-minutes = About { $n } minutes for people who take six seconds a decision.
lab-seats = Seats
lab-wins = Share of wins
lab-interval = 95 % interval
lab-points = Points
lab-brought = What was brought
lab-brought-reads = Each was seated at every seat, with the same seeds; the last columns are shares of wins at a seat.
lab-brought-nothing = nothing
lab-ends = How matches end
lab-games = matches
lab-sources = Points by their source
lab-winners = winners
lab-others = the others
lab-drama = Drama
lab-lead-changes = Changes of the lead, on average
lab-decided = Part of the match after which the winner was ahead for good (median)
lab-content = What was offered and taken
lab-confounded = Whoever is ahead can afford more: a win rate among those who took something says what went together, not what caused what. Rates of fewer than twenty seats are left out.
lab-never = { $n ->
    [0] Nothing that was offered was never taken.
    [one] One thing that was offered was never taken.
   *[other] { $n } things that were offered were never taken.
}
lab-offered = offered
lab-taken = taken
lab-win-taken = wins when taken
lab-win-left = wins when not
lab-rounds = Rounds
lab-estimated = Minutes, at six seconds a decision
lab-time = % of the match
lab-decided-when = when the winner was ahead for good, % of the match
lab-unseen = Of all that could be asked for, { $n } were never offered.
lab-which = Which
lab-by-order = By the order of first turns
lab-turn-of = turn { $n }
lab-happened = What happened
lab-happened-reads = What can be told of a seat, by the event's own name and each thing it was about. Who is ahead does more of everything: this says what went together, not what caused what.
lab-times = times a match
lab-seats-of = of the seats
lab-win-with = wins of those
lab-win-without = wins of the others
lab-compared = What differs
lab-paired = { $b } less { $a }, over { $n } deals that both have played.
lab-difference = difference
lab-differs = surely
lab-mean-points = Points a seat
lab-best-points = Points of the best
lab-win-of = Share of wins of seat { $seat }
lab-arena-title = { $name }: who beats whom, { $seats } seats, { $n } { $n ->
    [one] match
   *[other] matches
  }
lab-strength = Strength
lab-level = level
lab-elo = Elo above the first
lab-milliseconds = ms a decision
lab-ordered = Each level is stronger than the one above it in this table: their 95 % intervals don't touch.
lab-not-ordered = Some 95 % intervals touch: with so few matches the order is not proved.
lab-who-beats-whom = Who beats whom
lab-who-reads = The share of duels that the level on the left wins against the one above; in brackets how many there were.
