# -- The cards: names, icons, climates, facts. Texts of Actions are made from their effects. --

## Biomes

card-pol = Polar desert
card-tun = Tundra
card-tai = Taiga
card-nse = Northern sea
card-smd = Semi-desert
card-stp = Steppe
card-mxf = Mixed forest
card-lak = Lake
card-son = Cactus desert
card-maq = Mediterranean maquis
card-stf = Subtropical forest
card-crf = Coral reef
card-des = Desert
card-sav = Savanna
card-trf = Tropical forest
card-man = Mangrove

## Beings

card-acerola = Acerola
card-elephant_beetle = Elephant beetle
card-opossum = Opossum
card-coati = Coati
card-utahraptor = Utahraptor
card-fossil_cockroach = Fossil cockroach
card-acacia = Umbrella thorn
card-zebra = Plains zebra
card-baboon = Olive baboon
card-lion = Lion
card-scarab = Sacred scarab
card-saxaul = Saxaul
card-locust = Desert locust
card-dromedary = Dromedary
card-toad_agama = Toad-headed agama
card-desert_monitor = Desert monitor
card-egyptian_vulture = Egyptian vulture
card-acropora = Acropora coral
card-parrotfish = Parrotfish
card-moray = Moray eel
card-reef_shark = Blacktip reef shark
card-sea_cucumber = Sea cucumber
card-feather_grass = Feather grass
card-souslik = Little souslik
card-steppe_viper = Steppe viper
card-polecat = Steppe polecat
card-steppe_eagle = Steppe eagle
card-golden_eagle = Golden eagle
card-aphodius = Aphodius dung beetle
card-reindeer_lichen = Reindeer lichen
card-lemming = Siberian lemming
card-arctic_fox = Arctic fox
card-ermine = Ermine
card-arctic_wolf = Arctic wolf
card-snowy_owl = Snowy owl
card-springtail = Springtail
card-diatoms = Diatoms
card-calanus = Calanus copepod
card-polar_cod = Polar cod
card-harp_seal = Harp seal
card-orca = Orca
card-king_crab = Red king crab
card-rhizophora = Red mangrove
card-tree_crab = Mangrove tree crab
card-mudskipper = Mudskipper
card-saltwater_crocodile = Saltwater crocodile
card-fiddler_crab = Fiddler crab
card-bamboo = Moso bamboo
card-silkmoth = Wild silkmoth
card-pheasant = Golden pheasant
card-clouded_leopard = Clouded leopard
card-termite = Termite
card-olive = Olive
card-wood_mouse = Wood mouse
card-montpellier_snake = Montpellier snake
card-snake_eagle = Short-toed snake eagle
card-bearded_vulture = Bearded vulture
card-saguaro = Saguaro
card-kangaroo_rat = Kangaroo rat
card-rattlesnake = Rattlesnake
card-roadrunner = Roadrunner
card-turkey_vulture = Turkey vulture
card-oak = Pedunculate oak
card-vole = Bank vole
card-weasel = Least weasel
card-badger = Badger
card-eagle_owl = Eagle owl
card-earthworm = Earthworm
card-saiga = Saiga
card-wormwood = Wormwood
card-jerboa = Great jerboa
card-corsac = Corsac fox
card-saker = Saker falcon
card-carrion_beetle = Carrion beetle
card-pondweed = Pondweed
card-pond_snail = Great pond snail
card-roach = Roach
card-pike = Pike
card-crayfish = Noble crayfish
card-siberian_pine = Siberian pine
card-squirrel = Red squirrel
card-sable = Sable
card-lynx = Eurasian lynx
card-raven = Raven
card-reindeer = Reindeer
card-snow_alga = Snow alga
card-glacier_flea = Glacier flea
card-snow_bunting = Snow bunting
card-gyrfalcon = Gyrfalcon
card-ivory_gull = Ivory gull

## Actions

card-drying = Drying
card-humidifying = Humidifying
card-warming = Warming
card-cooling = Cooling
card-cancel = Cancel
card-rich_ecosystem = Rich ecosystem
card-adaptation = Adaptation
card-displacement = Displacement
card-extinction = Extinction
card-cloning = Cloning

## Food icons

food-green = greens
food-green-hint = Leaves, grass, bark, moss, lichen
food-fruit = fruit
food-fruit-hint = Fruit, berries, nuts, seeds, nectar
food-algae = algae
food-algae-hint = Algae, water plants, coral with its algae
food-insect = insects
food-insect-hint = Insects, spiders, worms and the like
food-plankton = plankton
food-plankton-hint = Small animals that drift in the water
food-shell = shellfish
food-shell-hint = Snails, mussels, crabs, urchins, sea cucumbers
food-fish = fish
food-fish-hint = Fish
food-reptile = reptiles
food-reptile-hint = Reptiles and amphibians
food-bird = birds
food-bird-hint = Small and middle-sized birds
food-rodent = small animals
food-rodent-hint = The size of a standard rodent
food-medium = middle-sized animals
food-medium-hint = The size of a hare, a fox or a monkey
food-large = large animals
food-large-hint = The size of a zebra, a deer or a seal
food-apex = top predators
food-apex-hint = Eaten by nobody

## Roles, levels, decks

role-P = Producer
role-C1 = Consumer-1
role-C2 = Consumer-2
role-C3 = Consumer-3
role-Cl = Cleaner
temperature-cold = cold
temperature-temperate = temperate
temperature-warm = warm
temperature-hot = hot
humidity-arid = arid
humidity-moderate = moderate
humidity-humid = humid
humidity-aquatic = aquatic
deck-continental = Continental
deck-cold = Cold
deck-contrast = Contrasts

## The table in the browser

my-hand = Your hand: { $n } cards
tf-planet = The planet: { $n } ecosystems, at most { $alike } alike
tf-planet-title = { $size }
tf-planet-places = { $n } of { $most } ecosystems, { $alike } alike at most
tf-planet-scroll = Ecosystems from left to right
tf-links = Food links
tf-forecast = Forecast
tf-forecast-hint = If the game ended now and everybody balanced as the table advises: ✓ lives on, →n migrates there, × dies out.
tf-new = A new ecosystem
tf-ecosystem = Ecosystem { $n }: { $biome } ({ $climate }), { $cards } biome cards, { $beings } beings, room for { $room }
tf-room = beings { $n }/{ $room }
tf-room-hint = Beings that live here, and how many may be played into it
tf-stable = stable
tf-stable-hint = 4 or more biome cards: its climate can’t be changed any more
tf-rich = rich
tf-dice = dice
tf-dice-hint = Dice would decide here
tf-open = open
tf-open-hint = Choices of the owners would decide here
tf-strength = Strength: { $list }
tf-being = { $card }, { $role }, of { $seat }
tf-starves = Finds no food here
tf-could-eat = Could eat { $foods }
tf-could-go = Could migrate to ecosystem { $places }
tf-fed = Is fed
tf-noted = Is free food
tf-end-stays = Would live on
tf-end-goes = Would migrate to ecosystem { $n }
tf-end-dies = Would die out
tf-attached = { $card } of { $seat }
tf-changes = What the climate Action would do
tf-change = — { $n } { $n ->
    [one] stays
   *[other] stay
}, { $goes } { $goes ->
    [one] flees
   *[other] flee
}, { $dies } { $dies ->
    [one] dies
   *[other] die
}
tf-players = Players
tf-used = { $n } of { $of } opportunities used
tf-founded = founded
tf-founded-hint = A new ecosystem in this turn; there may be no second one
tf-points = points on the planet now
tf-look-piles = Look at the cards of { $seat }
tf-hand = { $n } in hand
tf-deck = deck { $n }
tf-discard = discard { $n }
tf-piles-of = Cards of { $seat }
tf-pile-discard = Discard, the latest first
tf-pile-known = Known to be in hand
tf-pile-unseen = Still in hand or deck
tf-pile-none = Nothing yet
tf-announced = The Action being answered
tf-plays = { $seat }: { $card }
tf-cancels-with = { $seat } cancels with { $card }
tf-aim-ecosystem = in ecosystem { $n }, { $biome }
tf-aim-being = { $card } of { $seat }
tf-awaited = Awaited: { $names }
tf-draw = Draw
tf-too-many = { $n } too many: discard down to { $limit }.
tf-map = Map of the planet
tf-map-title = { $count ->
    [one] The planet of { $names }
   *[other] The planet of { $names }, shared
}
tf-map-file = planet
tf-map-save = Save the map (SVG)
tf-map-label = Map of the natural zones: { $zones }
tf-map-beings = { $n } beings of { $kinds } kinds live here

## Building a deck, in the browser

tf-counts-as = counts as { $food }
tf-eats = eats { $food }
type-one-action = Action
points = { $n } { $n ->
    [one] point
   *[other] points
}
role-short-P = Producers
role-short-C1 = Consumers-1
role-short-C2 = Consumers-2
role-short-C3 = Consumers-3
role-short-Cl = Cleaners
deck-filter = Filters
deck-find = Find by name
deck-only-taken = in the deck
deck-filter-clear = Show all
deck-filter-climate = Climate
deck-filter-eats = Eats
deck-filter-counts = Is food as
deck-look = Look at: { $card }
deck-less = One less: { $card }
deck-more = One more: { $card }
deck-copies = { $n } in the deck, at most { $most }
deck-checks = Rules for decks
deck-cards = { $n } of { $size } cards
deck-legal = may be played
deck-not-yet = not yet complete
deck-rule-TF-11-1 = Exactly 42 cards
deck-rule-TF-11-2 = At least 3 complete ecosystems: 3 of a biome, and natives of all five roles
deck-rule-TF-11-3 = At most 4 of a biome, 2 of a being, 3 of an Action
deck-web = Food web of the deck
deck-web-empty = The food web is drawn here as soon as there are beings in the deck.
deck-web-hint = Lines lead from whoever eats down to its food; touch a being to follow them.
deck-web-node = { $card }: eats { $eats }; is eaten by { $eaten }.
deck-found = { $n } { $n ->
    [one] card
   *[other] cards
} of the library

## Facts

fact-pol = So little snow falls that it counts as a desert; only it never melts.
fact-tun = Below half a metre of soil the ground never thaws.
fact-tai = The largest forest of the Earth, from one ocean to the other.
fact-nse = Cold water holds more oxygen, and feeds the richest fisheries.
fact-smd = Green for a month in spring, grey for the rest of the year.
fact-stp = Its black soil is among the most fertile there is.
fact-mxf = Broad leaves and needles share the light here.
fact-lak = Ice floats, so that lakes freeze from above and life goes on below.
fact-son = Most flowers open at night, for bats and moths.
fact-maq = Evergreen shrubs, hard leaves, and fires that they survive.
fact-stf = Warm, misty and never quite leafless.
fact-crf = A thousandth of the sea floor, a quarter of all sea life.
fact-des = Days of fifty degrees, nights of frost.
fact-sav = Grass with a tree here and there, kept so by fire and elephants.
fact-trf = Half of all species live on a fifteenth of the land.
fact-man = A forest that stands in salt water; the tide washes it twice a day.
fact-acerola = Weight for weight it holds thirty times as much vitamin C as an orange.
fact-elephant_beetle = Its larva lives in rotting wood for up to three years before it becomes a beetle.
fact-opossum = Its young are born after thirteen days and finish growing in the pouch.
fact-coati = Coatis sleep in trees and come down them head first, turning their hind feet.
fact-utahraptor = It lived 135 million years ago and bore a sickle claw as long as a hand.
fact-fossil_cockroach = Its kin crept through coal forests 310 million years ago.
fact-acacia = Its crown is flat, its thorns are long, and its roots go deeper than the tree is tall.
fact-zebra = No two zebras have the same stripes; biting flies land on them less often than on horses.
fact-baboon = A troop of baboons moves off by majority: few follow one, many follow many.
fact-lion = Lions are the only cats that live in prides; their roar carries eight kilometres.
fact-scarab = It rolls its ball of dung away in a straight line; a relative steers by the Milky Way.
fact-saxaul = Its leaves are tiny scales, and its wood is so heavy that it sinks in water.
fact-locust = A swarm can cross a hundred kilometres in a day, and each locust eats its own weight.
fact-dromedary = It can drink a hundred litres in ten minutes; the hump stores fat, not water.
fact-toad_agama = When threatened it unfolds red fringes beside its mouth and looks huge.
fact-desert_monitor = It can run at thirty kilometres an hour and sleeps through the winter in a burrow.
fact-egyptian_vulture = It breaks ostrich eggs with stones: one of the few birds that use tools.
fact-acropora = Algae live inside its polyps and feed them; on a few nights a year all colonies spawn together.
fact-parrotfish = It bites off dead coral, grinds it, and leaves white sand behind: whole beaches of it.
fact-moray = It has a second pair of jaws in its throat, which pull the prey in.
fact-reef_shark = It patrols the same small stretch of reef for years.
fact-sea_cucumber = It passes sand through its gut and cleans it; it breathes through its rear end.
fact-feather_grass = Its seeds drill themselves into the soil as their awns twist in damp air.
fact-souslik = It sleeps for eight months of the year.
fact-steppe_viper = In summer it lives mostly on grasshoppers and locusts.
fact-polecat = It follows sousliks down their burrows and may move in afterwards.
fact-steppe_eagle = It nests on the ground; many winter in Africa.
fact-golden_eagle = It dives at more than two hundred kilometres an hour.
fact-aphodius = It doesn't roll dung: it lives in it, and its larvae too.
fact-reindeer_lichen = It grows five millimetres a year; a grazed patch needs decades.
fact-lemming = Every three or four years lemmings are a hundred times as many as before, then few again.
fact-arctic_fox = It only begins to shiver when it is colder than minus seventy degrees.
fact-ermine = In winter it is white all over but for the tip of its tail.
fact-arctic_wolf = It lives where the sun doesn't rise for months, on musk oxen and hares.
fact-snowy_owl = It hunts by day, since there is no night in the Arctic summer.
fact-springtail = A forked tail folded under its belly flings it away from danger.
fact-diatoms = They live in shells of glass and make a fifth of the oxygen on Earth.
fact-calanus = It climbs hundreds of metres every evening to graze and sinks at dawn.
fact-polar_cod = Its blood holds an antifreeze, so that it can live right under the ice.
fact-harp_seal = Its pup drinks milk so fat that it gains two kilograms a day.
fact-orca = Each family has a dialect of its own, and hunts in its own way.
fact-king_crab = It has eight visible legs; the last pair is hidden under the shell.
fact-rhizophora = Its seedlings sprout on the tree and drop into the mud like darts.
fact-tree_crab = It grazes on mangrove leaves and leaps into the water when a bird comes.
fact-mudskipper = A fish that walks on its fins and breathes through its skin.
fact-saltwater_crocodile = The largest living reptile; it crosses whole seas, drifting with the current.
fact-fiddler_crab = The male waves one huge claw to call a mate; it sifts mud with the small one.
fact-bamboo = It can grow a metre in a day.
fact-silkmoth = The tame silkmoth of five thousand years was bred from it.
fact-pheasant = It would rather run than fly, and roosts in trees.
fact-clouded_leopard = For its size it has the longest canines of all cats.
fact-termite = Microbes in its gut let it live on wood.
fact-olive = Some olive trees are two thousand years old and still bear fruit.
fact-wood_mouse = It marks its ways with leaves and twigs.
fact-montpellier_snake = It rears up and looks about like a cobra.
fact-snake_eagle = It lives on snakes alone, a hundred and more for one chick.
fact-bearded_vulture = It lives on bones, and drops those that are too large onto rocks.
fact-saguaro = It may live two hundred years and hold five tonnes of water.
fact-kangaroo_rat = It never needs to drink: its dry seeds are water enough.
fact-rattlesnake = It sees warmth with pits below its eyes.
fact-roadrunner = It kills rattlesnakes and runs as fast as a cyclist.
fact-turkey_vulture = It smells carrion from the air, as few birds can.
fact-oak = An old oak houses more than two thousand species.
fact-vole = A female born in spring can be a grandmother in autumn.
fact-weasel = The smallest of all beasts of prey fits through a wedding ring.
fact-badger = Its setts are passed on for centuries.
fact-eagle_owl = Combed feathers make its wingbeat all but silent.
fact-earthworm = Earthworms turn over the soil of a meadow in a few decades.
fact-saiga = Its trunk-like nose warms the winter air and filters dust in summer.
fact-wormwood = Its bitter oils keep most grazers away, and give the desert its smell.
fact-jerboa = It leaps three metres on two legs, steering with its tail.
fact-corsac = In snowstorms several corsacs share one burrow.
fact-saker = It doesn't build: it takes the nests of other birds.
fact-carrion_beetle = It smells a dead animal from far away.
fact-pondweed = Its leaves float; its flowers are pollinated by the wind.
fact-pond_snail = It breathes air and carries some of it down in its shell.
fact-roach = In spring whole shoals gather to spawn in the shallows.
fact-pike = It waits without moving and strikes within a tenth of a second.
fact-crayfish = It swims backwards, with a beat of its tail.
fact-siberian_pine = Its nuts are planted by nutcrackers, which forget where.
fact-squirrel = It dries mushrooms on twigs for the winter.
fact-sable = It has fur on its soles and hunts even under the snow.
fact-lynx = Its broad paws carry it on deep snow.
fact-raven = It plans ahead, plays, and remembers faces for years.
fact-reindeer = Of all deer only reindeer cows have antlers too.
fact-snow_alga = It colours summer snow red.
fact-glacier_flea = It lives on ice and dies where it is warmer than twelve degrees.
fact-snow_bunting = No other songbird nests so far to the north.
fact-gyrfalcon = The largest of all falcons; some nests have been used for 2,500 years.
fact-ivory_gull = It follows polar bears and cleans up after them.

## What cards say (texts.py makes it from their data)

named = { $en }
temperature = Temperature
humidity = Humidity
text-list = { $first }, { $next }
text-or = { $first } or { $next }
text-biome = Climate: { $temperature }, { $humidity }.
text-lives = Lives where it is { $temperatures } and { $humidities }. Counts as { $counts }.
text-eats = Eats { $eats }.
text-eats-nothing = Lives on the biome itself.
text-plant = Feeds whoever eats { $counts }.
text-native = Native to: { $biome }.
text-sessile = Cannot migrate.
text-out-of-turn = May be played out of turn.
text-stays = Stays on the table.
text-opposite = Opposite: { $card }.

whose-own = an own
whose-other = another player's
whose-any = any
type-biome = biomes
type-being = beings
type-action = Actions
effect-shift-humidity-less = Name an ecosystem that isn't stable. If nobody cancels, you may lay a drier biome of the same temperature in its place.
effect-shift-humidity-more = Name an ecosystem that isn't stable. If nobody cancels, you may lay a more humid biome of the same temperature in its place.
effect-shift-temperature-less = Name an ecosystem that isn't stable. If nobody cancels, you may lay a colder biome of the same humidity in its place.
effect-shift-temperature-more = Name an ecosystem that isn't stable. If nobody cancels, you may lay a warmer biome of the same humidity in its place.
effect-cancel = Cancels an Action that another player has just played.
effect-enrich = Name an ecosystem, stable or not. { $n ->
    [one] One being more
   *[other] { $n } beings more
} may live there for each biome card.
effect-adapt = Name { $whose } animal. { $ways }
adapt-climate = It also lives in the neighbouring temperatures and humidities, on its side of the water's edge.
adapt-diet = It eats one more food icon.
adapt-both = Either it also lives in the neighbouring temperatures and humidities, on its side of the water's edge, or it eats one more food icon.
effect-displace = Name { $whose } animal that can migrate. It must go to another ecosystem; if there is none, it dies out.
effect-remove-being = Name { $whose } being. It dies out.
effect-remove-animal = Name { $whose } animal. It dies out.
effect-recover = Take { $n ->
    [one] one card
   *[other] one or two cards
} from your discard into your hand: { $types }.
effect-move = Name { $whose } animal. It migrates to an ecosystem of your choice that suits it.
effect-move-fed = Name { $whose } animal. It migrates to an ecosystem of your choice that suits it and has food for it.
effect-protect = Name an own being. Actions of others can't name it.
effect-draw = Draw { $n ->
    [one] a card
   *[other] { $n } cards
}.

## Decks: what forbids one, what is remarked on

refuse-deck-size = The deck has { $n ->
    [one] one card
   *[other] { $n } cards
}, and { $size } are asked for.
refuse-deck-negative = { $n } of a card can't be: { $card }.
refuse-deck-stranger = There is no card “{ $card }” here.
refuse-deck-biome = { $card } is in it { $n } times; of a biome { $most } are allowed.
refuse-deck-being = { $card } is in it { $n } times; of a being { $most } are allowed.
refuse-deck-action = { $card } is in it { $n } times; of an Action { $most } are allowed.
refuse-deck-complete = { $n ->
    [0] No ecosystem is complete
    [one] Only one ecosystem is complete
   *[other] Only { $n } ecosystems are complete
}; { $least } different ones are asked for.
refuse-brings-seats = There are { $most } starter decks, one for each player; with more players bring decks of your own.
refuse-brings-both = Either a starter deck or a list of cards.
refuse-brings-unknown = There is no starter deck “{ $deck }”.
refuse-brings-built = At this table starter decks are played.
refuse-brings-taken = The deck { $deck } can be played by one player only.
deck-is-complete = Complete: { $biome }.
deck-lacks = { $biome } lacks { $n ->
    [0] {""}
    [one] one biome card{ $many ->
        [0] {""}
       *[other] {" "}and{" "}
    }
   *[other] { $n } biome cards{ $many ->
        [0] {""}
       *[other] {" "}and{" "}
    }
}{ $many ->
    [0] {""}
   *[other] native: { $roles }
}.
deck-hungry = { $biome }: its natives can't live on each other.
deck-homeless = { $card } suits none of the deck's biomes.

## Balancing: what happens, what is asked, what forbids an answer

ask-lose = Which one gives way?
ask-lose-other = { $seat } chooses which one gives way
ask-fate = Stay in another niche, or leave?
ask-fate-other = { $seat } decides about a Cleaner
ask-eater = Which animal is fed next?
ask-eater-other = { $seat } feeds animals
ask-food = What does it eat?
ask-food-other = { $seat } chooses food
fate-niche = Another niche here
fate-migrate = Migrate
eater-stop = No more for now
event-balancing = Balancing: ecosystem { $at }, { $card }.
event-balanced = Ecosystem { $at }, { $card }, is in balance.
event-rolled = Dice decide in ecosystem { $at }: { $rolls }.
roll-of = { $seat } { $n }
event-niche = { $seat }: { $card } gives up its place in ecosystem { $at } and looks for another niche there.
event-fed = { $seat }: { $card } feeds on { $eaten } (ecosystem { $at }).
event-died-crowded = { $seat }: for { $card } there is no room in ecosystem { $at }. It dies out.
event-died-starved = { $seat }: { $card } finds no food in ecosystem { $at }, and no way on. It dies out.
event-over = The planet is in balance. The points are counted.
refuse-not-competing = { $card } isn't one of those for which there is no room.
refuse-not-own = { $card } belongs to { $seat }.
refuse-no-niche = { $card } eats nothing but what the biome gives: there is no other niche for it.
refuse-no-way = Nowhere to the right could { $card } live.
refuse-duty = Who can feed an animal must: nobody fed any in the last round.
refuse-elsewhere = { $card } doesn't live in the ecosystem that is balanced now.
refuse-is-fed = { $card } is fed already.
refuse-nothing-noted = For { $card } there is no free food in this round.
refuse-own-species = { $card } doesn't eat its own kind.
refuse-not-eaten-by = { $card } doesn't eat { $food }.
refuse-is-eaten = { $food } feeds another animal already.
refuse-not-noted = { $food } was fed in this round itself: it is food from the next one on.
refuse-is-hungry = { $food } is hungry itself, so that it can't be food yet.
refuse-no-surplus = { $card } isn't surplus.
refuse-not-yet = { $card } leaves later: first Cleaners and Consumers-1, then Consumers-2, then Consumers-3.
refuse-no-ecosystem = There is no ecosystem { $n }.
refuse-not-right = Ecosystem { $n } is in balance already: while balancing animals migrate to the right only.
refuse-climate = The climate of { $place } doesn't suit { $card }.
refuse-no-food = In { $place } there is no food for { $card }.

## The score

score-biomes = Biomes
score-role-P = Producers
score-role-C1 = Consumers-1
score-role-C2 = Consumers-2
score-role-C3 = Consumers-3
score-role-Cl = Cleaners

## What is asked

ask-redeal = Keep this hand, or deal again? You may deal again once.
ask-redeal-other = { $seat } looks at the first hand
ask-size = How large shall the planet be? The smallest size named is played.
ask-size-other = { $seat } names a size
ask-step = Draw a card, or play one
ask-step-other = It is the turn of { $seat }
ask-place = Where to?
ask-place-other = { $seat } chooses a place
ask-ecosystem = Which ecosystem?
ask-ecosystem-other = { $seat } chooses an ecosystem
ask-being = Which being?
ask-being-other = { $seat } chooses a being
ask-mode = How does it adapt?
ask-mode-other = { $seat } adapts an animal
ask-icon = What shall it eat besides?
ask-icon-other = { $seat } chooses food
ask-clone = Which card do you take back?
ask-clone-other = { $seat } looks through the discard
ask-answer = Let it happen, or answer it?
ask-answer-other = { $seat } may answer
ask-replacement = Which biome takes its place?
ask-replacement-other = { $seat } may lay a biome
ask-next = Which one leaves first?
ask-next-other = { $seat } leads animals away
ask-to = Where does it migrate?
ask-to-other = { $seat } looks for a new home
ask-discard = More than seven cards: which one do you discard?
ask-discard-other = { $seat } discards

redeal-keep = Keep the hand
redeal-again = Deal again
size-small = Small planet
size-medium = Medium planet
size-large = Large planet
size-huge = Huge planet
step-card = Play { $card }
step-draw = Draw a card
step-end = End the turn
place-new = A new ecosystem
ecosystem-at = Ecosystem { $n }
mode-climate = To the climate
mode-diet = To other food
clone-enough = No more
answer-pass = Let it happen
answer-cancel = Cancel it with { $card }
answer-play = Play { $card }
replacement-none = No biome
being-of = { $card } of { $seat }
adapted-climate = to the climate
adapted-diet = to a diet of { $food }

## What happens

event-plays-deck = { $seat } plays the deck { $deck }.
event-plays-built = { $seat } plays a deck of its own.
event-redealt = { $seat } deals again.
event-size-named = { $seat } would like: { $size }.
event-size = The planet has { $n } ecosystems.
event-turn = It is the turn of { $seat }.
event-drew = { $seat } draws a card. { $left } left.
event-drew-own = You draw { $card }. { $left } left.
event-deck-empty = The deck of { $seat } is empty: the game ends with this turn.
event-all-stable = All ecosystems are there, and stable: the game ends with this turn.
event-founded = { $seat } founds ecosystem { $at }: { $card }.
event-grew = { $seat } adds to ecosystem { $at }: { $card }, { $n ->
    [one] one biome now
   *[other] { $n } biomes now
}.
event-settled = { $seat } settles { $card } in ecosystem { $at }, { $biome }.
event-discarded = { $seat } discards { $card }.
event-game-ends = The game is over. Food chains are put in order now.
event-named = { $seat } plays { $card }.
event-named-ecosystem = { $seat } plays { $card } on ecosystem { $at }, { $place }.
event-named-being = { $seat } plays { $card } on { $name } in ecosystem { $at }.
event-named-adapt = { $seat } plays { $card } on { $name } in ecosystem { $at }: { $how }.
event-named-move = { $seat } plays { $card } on { $name }, from ecosystem { $at } to { $to }.
event-named-cards = { $seat } plays { $card } for { $cards }.
event-passed = { $seat } lets it happen.
event-cancels = { $seat } lays { $card } against { $action } of { $other }.
event-cancel-failed = { $action } goes on.
event-cancelled = { $card } of { $seat } is cancelled.
event-fizzled = { $card } of { $seat } has lost its target, and has no effect.
event-came-to-nothing = { $seat } lays no biome: ecosystem { $at } stays as it is.
event-changed = Ecosystem { $at } changes: { $card } takes the place of { $before }.
event-migrated = { $seat }: { $card } migrates from ecosystem { $at } to { $to }.
event-died-climate = { $seat }: { $card } can't live in ecosystem { $at } any more. It dies out.
event-died-displaced = { $seat }: { $card } is driven out of ecosystem { $at }, and nowhere else can it live. It dies out.
event-died-extinct = { $seat }: { $card } dies out in ecosystem { $at }.
event-enriched = Ecosystem { $at }, { $place }, is a rich one now.
event-attached = { $card } stays with { $name }.
event-adapted = { $name } adapts { $how }.
event-cloned = { $seat } takes { $card } back.

## Why not

refuse-not-in-hand = You don't hold this card.
refuse-used-up = Both opportunities of this turn are used.
refuse-no-deck = Your deck is empty.
refuse-must-use = { $n ->
    [one] One opportunity is still to be used: draw or play a card.
   *[other] { $n } opportunities are still to be used: draw or play cards.
}
refuse-must-play = Your deck is empty, but you hold a card that can be played.
refuse-biomes-first = Nothing can live on an empty planet: a biome comes first.
refuse-founds-nothing = { $card } is no biome: it founds no ecosystem.
refuse-planet-full = The planet has all its { $n } ecosystems.
refuse-alike = There are { $n } ecosystems of this kind already: { $card }.
refuse-founded = One new ecosystem a turn is all.
refuse-no-place = There is neither an ecosystem of this kind nor room for a new one.
refuse-other-biome = This ecosystem is of another kind: { $place }.
refuse-grown = It is stable, and at this table stable ecosystems don't grow.
refuse-temperature = { $card } doesn't live in this temperature: { $place }.
refuse-humidity = { $card } doesn't live in this humidity: { $place }.
refuse-full = No room: { $n } of { $most } beings live there.
refuse-nowhere-4-1 = There is no ecosystem whose climate suits { $card }.
refuse-nowhere-3-7 = Where { $card } could live there is no room.
refuse-nowhere-4-4 = Where { $card } could live there is no food for it.
refuse-only-answers = { $card } only answers Actions of others.
refuse-no-target = There is nothing that { $card } could name.
refuse-stable = { $card } can't name a stable ecosystem.
refuse-rich-already = It is a rich one already.
refuse-temperature-least = It can't get colder: { $place }.
refuse-temperature-most = It can't get hotter: { $place }.
refuse-humidity-least = It can't get drier: { $place }.
refuse-humidity-most = It can't get wetter: { $place }.
refuse-same-temperature = { $card } has another temperature.
refuse-same-humidity = { $card } has another humidity.
refuse-temperature-more = { $card } isn't warmer.
refuse-temperature-less = { $card } isn't colder.
refuse-humidity-more = { $card } isn't more humid.
refuse-humidity-less = { $card } isn't drier.
refuse-not-here = It doesn't live on the planet.
refuse-whose-own = Only an own being can be named, and { $card } isn't yours.
refuse-whose-other = Only a being of another player can be named, and { $card } is yours.
refuse-protected = { $card } is protected from Actions of others.
refuse-protected-already = { $card } is protected already.
refuse-no-animal = { $card } is no animal.
refuse-adapted = { $card } has an Adaptation already.
refuse-eats-all = { $card } eats everything already.
refuse-cannot-migrate = { $card } can't migrate.
refuse-nowhere-to-go = No other ecosystem would do for { $card }.
refuse-no-such-mode = { $card } doesn't do that.
refuse-eats-already = It eats that already.
refuse-in-no-diet = Nobody eats that.
refuse-not-cloned = No such card lies in your discard.
refuse-not-there = It can't go there.
refuse-only-cancel = Against a cancelling card only Cancel helps.
refuse-no-opposite = { $card } isn't the opposite of { $action }.
refuse-in-turn = { $card } is played in the own turn only.
refuse-not-its-turn = It doesn't leave now: up the food chain, and each owner in turn.
refuse-leaves-here = { $card } must leave this ecosystem.

## The table, its options, the end

world-tagline = Seed a dead planet; own what survives
world-about =
    Each of you lands on a lifeless planet with a deck of biomes, plants, animals and Actions. All build the same
    ecosystems, from tundra to reef, and settle them; any climate can be changed. When the game ends, food chains are put
    in order from left to right, and whoever finds no food moves on or dies out. Whose life is worth most wins the planet.
reason-deck = A deck has run out
reason-stable = All ecosystems are stable
option-planet = Planet
option-planet-hint = How many ecosystems there are in the end, and how many may be alike. With more players take a larger one.
option-planet-small = Small: 5, at most 2 alike
option-planet-medium = Medium: 6, at most 2 alike
option-planet-large = Large: 7, at most 3 alike
option-planet-huge = Huge: 8, at most 3 alike
option-decks = Decks
option-decks-hint = With four players bring decks of your own: there are three starter decks.
option-decks-starter = Starter decks
option-decks-built = Decks of one's own
option-balancing = Choices while balancing
option-balancing-hint = Who decides what eats what when the game is over.
option-balancing-owners = Are made by the owners
option-balancing-auto = Are made by the table
option-first = First player
option-first-hint = The rulebook lets the youngest begin.
option-first-random = By chance
option-first-seat = A certain seat
option-first_seat = Which seat, then
option-first_seat-hint = Counted from 1.
option-later_seat_card = One card more for later seats
option-later_seat_card-hint = Everybody but the first player is dealt one more.
option-later_seat_card-true = Yes
option-later_seat_card-false = No
option-redeal = A second deal
option-redeal-hint = Whoever dislikes the first hand may deal again, once.
option-redeal-true = Is allowed
option-redeal-false = Is not
option-size_after_deal = The planet's size
option-size_after_deal-hint = After the deal everybody names a size, and the smallest is played.
option-size_after_deal-true = Is agreed on after the deal
option-size_after_deal-false = Is as said here
option-free_replacement = The new biome of a climate Action
option-free_replacement-hint = In the rulebook's example it is the first card of the turn.
option-free_replacement-true = Is free
option-free_replacement-false = Uses an opportunity
option-grow_stable = A stable ecosystem
option-grow_stable-hint = Four biomes or more: may a fifth be added?
option-grow_stable-true = May grow
option-grow_stable-false = Is finished
option-counter_cancel = A Cancel
option-counter_cancel-hint = May Cancel be cancelled?
option-counter_cancel-true = Can be cancelled
option-counter_cancel-false = Can't be cancelled
option-migration_food = Hunters that migrate
option-migration_food-hint = Consumers-2 and -3 need food where they settle. Where they flee to as well?
option-migration_food-true = Need food there
option-migration_food-false = Need no food there
option-strength = Who is stronger in an ecosystem
option-strength-hint = When there isn't enough for all.
option-strength-cards = Who has more cards there
option-strength-beings = Who has more beings there
option-feeding = Who eats first
option-feeding-hint = When several want the same food.
option-feeding-strength = The strongest in the ecosystem
option-feeding-chain = Up the food chain
option-tie = Equal points
option-tie-hint = Who wins then.
option-tie-shared = Win together
option-tie-cards = More cards, then more Consumers-3
option-open_lists = Lists of built decks
option-open_lists-hint = What lies in a deck of one's own. Those of starter decks are known to all.
option-open_lists-true = Are open
option-open_lists-false = Are secret

# What a bot weighs
values-score = what balancing would leave
values-hungry = beings that are hungry yet
values-room = room for more
values-risk = what a change of climate threatens
values-cards = cards not yet laid
