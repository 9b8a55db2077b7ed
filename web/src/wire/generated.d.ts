// Written by tools/typescript.py from the Python structs. Don't edit: change those and run it again.

/** One level: Elo above random moves with its 95 % interval, and the shares that it won of its duels. */
export interface Strength {
  level: string;
  elo: number;
  low: number;
  high: number;
  random: number;
  before?: number | null;
}

/** What an arena found: with so many seats, so many matches of each pairing, by these table options. */
export interface Strengths {
  seats: number;
  games: number;
  level: Strength[];
  options?: Record<string, unknown>;
}

/** The id of a Fluent message and its arguments; an argument may be a phrase, or a list of phrases.
 *
 * The arguments called `seat` and `other` are seats: whoever says the phrase puts in their names. */
export interface Phrase {
  id: string;
  args?: Record<string, unknown>;
}

/** Something to tell whoever puts together what a seat shall bring. */
export interface Remark {
  clause: string;
  said: Phrase;
  good: boolean;
}

/** How a match ended: scores, ranks from 1 (shared when equal), the parts of each score, the reason. */
export interface Result {
  scores: number[];
  ranks: number[];
  parts: Record<string, number>[];
  reason: string;
}

/** A legal answer: its number, what is touched to choose it, and how it is said. */
export interface OptionView {
  option: number;
  targets: string[];
  say: Phrase;
}

/** An open question. Its options are shown to the seat that is asked and to nobody else. */
export interface AskView {
  seat: number;
  kind: string;
  because: string;
  options: OptionView[] | null;
}

/** All that a seat (None: a spectator) sees. `board` is the game's own struct. */
export interface View {
  game: string;
  seat: number | null;
  seats: number;
  asks: AskView[];
  board: unknown;
  undo: Phrase | null;
  result: Result | null;
}

/** A table option of a game, made from its typed struct: the dialogue is drawn from it. */
export interface OptionInfo {
  name: string;
  type: "bool" | "choice" | "int";
  default: unknown;
  choices: unknown[];
  least: number | null;
  most: number | null;
  group: string;
  clause: string;
}

export interface GameInfo {
  id: string;
  title: Record<string, string>;
  least_seats: number;
  most_seats: number;
  options: OptionInfo[];
  levels: string[];
  strengths: Strengths | null;
  rules: number;
  packs: string[];
  brings: boolean;
}

/** Who shall sit here: whoever makes the table (several seats: hot seat), a friend with a link, or a bot. */
export interface SeatWanted {
  who: "bot" | "friend" | "me";
  name?: string;
  level?: string;
  brings?: unknown;
}

export interface TableWanted {
  game: string;
  seats: SeatWanted[];
  options?: Record<string, unknown>;
  pack?: string;
  spectators?: boolean;
  stand_in?: string;
  pace?: number;
}

export interface SeatInfo {
  seat: number;
  who: "bot" | "open" | "person";
  name: string;
  level: string;
  yours: boolean;
  online: boolean;
  stood_in: boolean;
  sealed: boolean;
  revealed: boolean;
  invitation: string;
  brings: unknown;
}

/** A table as one visitor sees it. */
export interface TableInfo {
  id: string;
  game: string;
  status: "over" | "running" | "sealing" | "waiting";
  seats: SeatInfo[];
  options: Record<string, unknown>;
  pack: string;
  spectators: boolean;
  created: number;
  commitment: string;
  seq: number;
  your_turn: boolean;
  rules: number;
  yours: boolean;
  patience: number;
  result: Result | null;
}

export interface Me {
  id: string;
  name: string;
}

/** This server. `addresses`: under which others on the same network reach it, the likeliest first; an invitation
 * made on the machine itself is sent with one of these in place of localhost. */
export interface Here {
  version: string;
  addresses: string[];
}

/** What you are called, at your next tables. */
export interface NameWanted {
  name: string;
}

/** Whoever has the link of an open seat sits down. */
export interface Joining {
  name?: string;
  brings?: unknown;
}

/** Something that a seat might bring to a table of these options. */
export interface BringsWanted {
  brings: unknown;
  options?: Record<string, unknown>;
  pack?: string;
  seats?: number;
}

/** A clause that forbids, and its words. */
export interface Reason {
  clause: string;
  said: Phrase;
}

/** Every reason against it; none: it can be played with. And what else its maker may want to know. */
export interface BringsJudged {
  refused: Reason[];
  remarks: Remark[];
}

/** An event in the wording of one seat. */
export interface Happened {
  seq: number;
  said: Phrase;
}

/** The match as one of your seats (None: as a spectator) sees it after entry `seq`, and what happened since
 * the last state you were sent. `fresh`: nothing was sent before, or a jump (undo, reconnect): don't animate,
 * and `happened` is the log from its beginning (its last lines, if it is long), in place of what you had. */
export interface State {
  type: "state";
  seq: number;
  seat: number | null;
  view: View;
  happened: Happened[];
  fresh: boolean;
}

/** What one seat (None: a spectator) saw after each of the entries `first` … `last` of `seq` in all. */
export interface Replay {
  first: number;
  last: number;
  seq: number;
  states: State[];
}

/** An entry of a match that is over, as an expert sees it who knows what that seat could know.
 *
 * `hopes` are the shares of the win that the seats could expect before it, `kept` what this seat could expect after
 * it. `best` is what the expert would have answered: None, the same. Nothing was decided where `seat` is -1: by the
 * set-up, by an answer taken back, by an answer without another. */
export interface Judged {
  seq: number;
  seat: number;
  said: Phrase | null;
  best: Phrase | null;
  hopes: number[];
  kept: number;
}

/** RFC 9457. `detail` is a sentence; `field` names what was wrong where one field was. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  field: string;
}

/** `seq` is the seq of the state it answers to; `id` is the sender's own, echoed in what comes back. */
export interface Answer {
  type: "answer";
  id: string;
  seq: number;
  seat: number;
  option: number;
}

export interface Undo {
  type: "undo";
  id: string;
  seq: number;
  seat: number;
}

/** Why an option is not legal. `targets` asks for whatever option carries these targets. */
export interface WhyNot {
  type: "why";
  id: string;
  seat: number;
  option?: number;
  targets?: string[];
}

/** A player's commitment to its nonce (hex), when it sits down. */
export interface SealNonce {
  type: "seal";
  seat: number;
  commitment: string;
}

export interface RevealNonce {
  type: "reveal";
  seat: number;
  nonce: string;
}

export interface Hint {
  type: "hint";
  id: string;
  seat: number;
}

/** What a bot at seat `of` builds on now, as far as `seat` may know. */
export interface Values {
  type: "values";
  id: string;
  seat: number;
  of: number;
}

/** What would happen if these options were answered now, as far as this seat may know. */
export interface Preview {
  type: "preview";
  id: string;
  seat: number;
  options: number[];
}

/** Who sits, who is here, what the table waits for. */
export interface TableNews {
  type: "table";
  table: TableInfo;
}

/** Your answer is durable, as entry `seq`. */
export interface Acknowledged {
  type: "ack";
  id: string;
  seq: number;
}

/** Your answer was for a state that has passed; the current one follows. Nothing was entered. */
export interface Stale {
  type: "stale";
  id: string;
  seq: number;
}

/** Not done, or the answer to `why`: the clause and the sentence that explain it. */
export interface Refused {
  type: "refused";
  id: string;
  clause: string;
  said: Phrase;
}

/** The best answer to what the seat was asked after entry `seq`, as far as it may know; `worth` is the share of the
 * win it promises, `gain` how much more that is than what the next best one does. */
export interface Hinted {
  type: "hinted";
  id: string;
  seq: number;
  option: number;
  said: Phrase;
  worth: number;
  gain: number;
}

/** What the bot at seat `of` builds on, and what it is short of, in a sentence. */
export interface Valued {
  type: "valued";
  id: string;
  of: number;
  said: Phrase;
}

/** The game's own account of what would happen (a list of events), for the ghost on the board. */
export interface Previewed {
  type: "previewed";
  id: string;
  happened: Phrase[];
}

/** A bot thinks. */
export interface Thinking {
  type: "thinking";
  seat: number;
}

/** A message could not be read. */
export interface Trouble {
  type: "trouble";
  detail: string;
  id: string;
}

/** One numbered rule. */
export interface Clause {
  id: string;
  text: string;
  heading: string;
}

export type FromBrowser = Answer | Undo | WhyNot | SealNonce | RevealNonce | Hint | Values | Preview;

export type ToBrowser = State | TableNews | Acknowledged | Stale | Refused | Hinted | Valued | Previewed | Thinking | Trouble;

export namespace origins {
  export interface ZoneView {
    bonus: number;
    ship: number;
    next_ship: number;
    workers: [number, number][];
    upper: Phrase[];
    lower: Phrase[];
    bonus_says: Phrase[];
  }

  /** A slot of the building row. */
  export interface SlotView {
    kind: number;
    wisdom: number;
    price: number[];
    affordable: boolean[];
  }

  export interface StackView {
    top: number;
    hidden: number;
    unknown: number[];
    bottom: number[];
  }

  /** A die of the citizen row. */
  export interface DieView {
    citizen: number;
    wisdom: number;
    price: number[];
    affordable: boolean[];
  }

  /** A revealed district card. */
  export interface CardView {
    card: number;
    id: string;
    pattern: number[];
    first: number;
    later: number;
    gold: number;
    worth: number[];
  }

  export interface TempleView {
    values: number[];
    steps: number[];
    pile: number[];
    zodiac: number;
    holder: number;
    leader: number;
    next: number[];
  }

  export interface WarView {
    spaces: number[];
    ranks: number[];
    thresholds: number[];
    rewards: Phrase[][];
    retreats: number[];
    attack: number[];
    leader: number;
    last_points: number;
  }

  /** A worker that could be sent now, and what each zone would cost it. */
  export interface WorkerView {
    worker: number;
    colour: number;
    value: number;
    entry: number[];
    payable: boolean[];
    bonus: boolean[];
    both: boolean;
  }

  export interface TileView {
    cell: number;
    x: number;
    y: number;
    tile: number;
    farm: boolean;
    colour: number;
  }

  export interface SeatOfPowerView {
    corner: number;
    x: number;
    y: number;
    citizen: number;
    points: number;
  }

  export interface FitView {
    card: number;
    way: number[];
    points: number;
    gold: number;
  }

  /** A district that could be closed. */
  export interface DistrictView {
    corner: number;
    x: number;
    y: number;
    fits: FitView[];
    works: number[][];
  }

  /** A citizen at home that could close a district, and what it would score at the end from its seat of power. */
  export interface CloserView {
    citizen: number;
    value: number;
    points: number;
    higher: number;
  }

  export interface PlayerView {
    seat: number;
    goods: number[];
    vp: number;
    projected: number;
    parts: Record<string, number>;
    left_out: number;
    citizens: number[];
    speakers: number[];
    workers: WorkerView[];
    free_bases: number;
    bases: number;
    next_base: number;
    archon_home: boolean;
    advisers: number[];
    tokens: number;
    towers: number[];
    tower_price: number[];
    tower_gain: number[];
    city: TileView[];
    seats: SeatOfPowerView[];
    districts: DistrictView[];
    closers: CloserView[];
    reserved: number[];
    zodiac: number[];
    passed: boolean;
  }

  /** How far an end condition is from coming true. */
  export interface MeterView {
    id: string;
    left: number;
    of: number;
  }

  /** How far the game is from its end (OR-18.1). */
  export interface EndView {
    meters: MeterView[];
    lacked: number[];
    tops: number[];
    met: string[];
    rounds: number;
  }

  /** A kind of building tile. */
  export interface KindView {
    id: string;
    name: Phrase;
    colour: number;
    stone: number;
    says: Phrase[];
    copies: number;
  }

  export interface SoloView {
    goal: number;
    wishes: number[];
    wish_points: number;
  }

  export interface OriginsBoard {
    phase: number;
    round: number;
    first: number;
    active: number;
    draft: number[];
    zones: ZoneView[];
    row: SlotView[];
    stacks: StackView[];
    dice: DieView[];
    supply: number[];
    speakers: number[];
    cards: CardView[];
    stock: number[];
    temples: TempleView[];
    war: WarView;
    players: PlayerView[];
    end: EndView;
    visit: number[];
    tile: number;
    closing: number;
    careful: boolean;
    kinds: KindView[];
    zodiac: string[];
    agora: Phrase[];
    solo: SoloView | null;
    reach: number;
  }

  export type Board = OriginsBoard;
}

export namespace progers {
  export interface LiftView {
    platform: number;
    heading: number;
    lower: number;
    works: boolean;
  }

  /** The lie of the land; it doesn't change during play. */
  export interface GroundView {
    size: number;
    height: number[];
    hill: number[];
    walls: [number, number][];
    marks: number[];
    lifts: LiftView[];
    corners: number[];
  }

  export interface BaseView {
    cell: number;
    colour: number;
    labs: number[];
  }

  export interface RoverView {
    seat: number;
    colour: number;
    cell: number;
    heading: number;
    hold: number;
    waiting: number;
    delivered: number[];
    points: number;
    expected: number;
    hand: number;
  }

  export interface LoopView {
    first: number;
    span: number;
    kind: number;
    fresh: boolean;
  }

  /** An algorithm: each slot from the bottom card to the top one. */
  export interface RowView {
    slots: number[][];
    loops: LoopView[];
    fresh: number[];
  }

  /** A kind of card: how it is written, named and meant, and how many the deck has. */
  export interface CardView {
    code: string;
    name: Phrase;
    effect: string;
    times: number;
    quarter: number;
    count: number;
  }

  /** The hill that is to be laid next: for each quarter turn the (file, rank) of the cells it covers, of its
   * marks, and of its walls and lifts with their heading, all from its south-west cell. */
  export interface HillView {
    name: Phrase;
    height: number;
    shapes: [number, number][][];
    marks: [number, number][][];
    walls: [number, number, number][][];
    lifts: [number, number, number][][];
  }

  export interface ProgersBoard {
    mode: string;
    phase: number;
    ground: GroundView;
    bases: BaseView[];
    samples: number[];
    rovers: RoverView[];
    order: number[];
    active: number;
    row: RowView;
    draft: RowView | null;
    hand: number[];
    laid: number[];
    locks: [number, number][];
    deck: number;
    discard: number[];
    thrown: number[];
    undelivered: number[];
    idle: number;
    last_round: boolean;
    cards: CardView[];
    colours: Phrase[];
    types: Phrase[];
    glyphs: string[];
    target: number;
    row_limit: number;
    play_max: number;
    hold_max: number;
    next_hill: HillView | null;
  }

  export type Board = ProgersBoard;
}

export namespace terraformer {
  export interface RichView {
    action: number;
    owner: number;
  }

  /** An Action that stays with a being. */
  export interface AttachedView {
    action: number;
    owner: number;
    mode: string;
    food: number;
  }

  export interface BeingView {
    number: number;
    card: number;
    owner: number;
    niche: string;
    attached: AttachedView[];
    eats: number[];
    food: number[];
    starves: boolean;
    suits: number[];
    goes: number[];
  }

  /** Its target is "ecosystem:<place in the list>". */
  export interface EcosystemView {
    biome: number;
    temperature: number;
    humidity: number;
    owners: number[];
    stable: boolean;
    rich: RichView | null;
    room: number;
    producers: number;
    cleaners: number;
    strength: number[];
    beings: BeingView[];
    meals: [number, number][];
  }

  export interface PlayerView {
    deck: number;
    hand: number;
    known: number[];
    discard: number[];
    starter: number;
    unseen: number[] | null;
    redealt: boolean;
    points: number;
  }

  export interface WhyNot {
    clause: string;
    said: Phrase;
  }

  /** Whether a biome or being of the hand could be laid there. */
  export interface PlaceView {
    at: number;
    climate: boolean;
    food: number[];
    refused: WhyNot | null;
  }

  /** A kind of card in the own hand. Its target is "hand:<card>". */
  export interface HandCard {
    card: number;
    copies: number;
    refused: WhyNot | null;
    places: PlaceView[];
  }

  /** An Action shown with its targets (or, to its owner, one whose targets are being named). */
  export interface NamedView {
    action: number;
    seat: number;
    cancels: boolean;
    at: number;
    being: number;
    cards: number[];
    mode: string;
    food: number;
    to: number;
  }

  /** What a climate Action would do with this biome, as the planet stands now. */
  export interface ChangeView {
    at: number;
    biome: number;
    stays: number[];
    goes: Record<number, number[]>;
    dies: number[];
  }

  /** The ecosystem being balanced. */
  export interface BalanceView {
    at: number;
    step: string;
    fed: number[];
    meals: [number, number][];
    noted: number[];
    duty: boolean;
    rolls: number[];
    being: number;
  }

  /** What would become of a being. */
  export interface Outlook {
    being: number;
    at: number;
    to: number;
    eats: number;
    odds: number;
  }

  /** By seat, by ecosystem, by being. */
  export interface Forecast {
    points: number[];
    dice: boolean[];
    choices: boolean[];
    exact: boolean[];
    beings: Outlook[];
  }

  /** An ecosystem as a stretch of the planet. Zones come from the poles to the equator, from arid to aquatic. */
  export interface NaturalZone {
    at: number;
    biome: number;
    temperature: number;
    humidity: number;
    sea: boolean;
    share: number;
    plants: number[];
    animals: number[];
    meals: [number, number][];
  }

  export interface TerraformerBoard {
    phase: string;
    size: string;
    sizes: string[];
    ecosystems: number;
    alike: number;
    planet: EcosystemView[];
    players: PlayerView[];
    hand: HandCard[];
    hand_limit: number;
    first: number;
    active: number;
    used: number;
    opportunities: number;
    founded: boolean;
    named: NamedView[];
    picked: number;
    naming: NamedView | null;
    changes: ChangeView[];
    balance: BalanceView | null;
    forecast: Forecast | null;
    zones: NaturalZone[];
    reason: string;
  }

  /** Either `starter`, the id of a starter deck, or `cards`, id -> how many. Neither: the table chooses (TF-1.1). */
  export interface Brought {
    starter?: string;
    name?: string;
    cards?: Record<string, number>;
  }

  /** A card; its number is its place in the list. Climates are `temperature * humidities + humidity`, from 0. */
  export interface PrintedCard {
    id: string;
    type: string;
    name: Phrase;
    latin: string;
    role: string;
    native: number;
    climates: number[];
    adapted: number[];
    counts: number[];
    eats: number[];
    sessile: boolean;
    points: number;
    text: Phrase[];
    fact: Phrase | null;
    most: number;
  }

  export interface PrintedFood {
    id: string;
    name: Phrase;
    plant: boolean;
  }

  export interface StarterDeck {
    id: string;
    name: Phrase;
    colour: string;
    cards: Record<string, number>;
  }

  export interface Catalogue {
    cards: PrintedCard[];
    foods: PrintedFood[];
    temperatures: Phrase[];
    humidities: Phrase[];
    decks: StarterDeck[];
    size: number;
    complete: number;
    biomes: number;
  }

  export type Board = TerraformerBoard;
}

export namespace terravist {
  export interface NicheView {
    place: number;
    id: string;
    x: number;
    y: number;
    edge: string;
  }

  /** A habitat board; laid out or still aside. */
  export interface BoardView {
    habitat: number;
    id: string;
    name: Phrase;
    text: Phrase;
    cell: number;
    starting: boolean;
    developer: number;
    cost: number[];
    cost_text: Phrase;
    bonus: number;
    niches: NicheView[];
    moves: [number, number[]][];
  }

  /** A place between two linked boards, and the niches that face each other there. */
  export interface SeamView {
    place: number;
    niches: [number, number];
    boards: [number, number];
    open: boolean;
  }

  export interface CreatureView {
    place: number;
    card: number;
    owner: number;
    eggs: number;
    tucked: number;
    tucked_known: number[];
    starves: boolean;
    raiders: number[];
    toll: number[];
    boards: number[];
    links: number[];
    fires: boolean;
    works: boolean;
  }

  /** One effect of an ability, and whom it helps: you, the creature's owner, all, or whom it harms: rivals. */
  export interface PartView {
    to: string;
    text: Phrase;
  }

  /** A creature card. Costs are L0 L1 L2 L3 H, any, eggs. */
  export interface CardView {
    card: number;
    id: string;
    name: Phrase;
    latin: string;
    class_: string;
    level: number;
    habitats: number[];
    cost: number[];
    cost_text: Phrase;
    smile: number;
    egg_cap: number;
    when: string;
    text: Phrase;
    parts: PartView[];
    size: Phrase | null;
    note: Phrase | null;
  }

  export interface DieView {
    die: number;
    kind: number;
    name: string;
    face: number;
    faces: number[];
  }

  export interface GoalView {
    round: number;
    id: string;
    name: Phrase;
    text: Phrase;
    points: number[];
    measured: number[];
    would: number[];
    done: boolean;
  }

  export interface WeatherView {
    card: number;
    id: string;
    name: Phrase;
    text: Phrase;
  }

  export interface PositionView {
    card: number;
    id: string;
    name: Phrase;
    text: Phrase;
    worth: number;
    reached: number;
    next: number;
    next_worth: number;
  }

  export interface PlayerView {
    seat: number;
    tokens: number[];
    hand: number;
    hand_known: number[];
    positions: number;
    positions_known: PositionView[];
    creatures: number;
    eggs: number;
    developed: number;
    lines: Record<string, number>;
    total: number;
  }

  /** An own card, and whether it could be settled now. */
  export interface HandView {
    card: number;
    status: string;
    pairs: number;
    short: number;
  }

  export interface TerravistBoard {
    phase: number;
    round: number;
    turn: number;
    turns: number;
    lengths: number[];
    last_turn: boolean;
    parent: number;
    active: number;
    action: number;
    cheat: string;
    overlay: boolean;
    boards: BoardView[];
    seams: SeamView[];
    free: number[];
    creatures: CreatureView[];
    cards: CardView[];
    tray: number[];
    deck: number;
    discard: number[];
    unseen: number[];
    dice: DieView[];
    rerollable: boolean;
    chances: number[];
    goals: (GoalView | null)[];
    weather: number;
    weather_played: WeatherView[];
    pile: number;
    top_known: PositionView[];
    players: PlayerView[];
    hand: HandView[];
    looked: number[];
    looking: number;
    offered: PositionView[];
    due: number[];
    payments: number[][];
    chain: number[];
    longest: number;
    acting: Phrase | null;
    acting_number: number;
    acting_text: Phrase | null;
    choices: Phrase[];
    tokens: Phrase[];
  }

  export type Board = TerravistBoard;
}

export namespace trappers {
  /** The printed board; it doesn't change during play. Cells are numbered row by row from the top left. */
  export interface GroundView {
    id: string;
    cols: number;
    rows: number;
    kinds: string[];
    clans: number[];
    names: string[];
    chasms: [number, number][];
    white: number[];
    black: number[];
  }

  export interface ClanView {
    number: number;
    id: string;
    name: Phrase;
    hex: string;
    pattern: string;
    enemy: number;
  }

  export interface TileView {
    cell: number;
    owner: number;
    city: boolean;
    defence: number;
    toll: number;
  }

  /** A field of a Quest's progress zone. */
  export interface BoxView {
    label: Phrase;
    clan: number;
    cell: number;
    done: boolean;
  }

  /** A Quest in hand, with its progress. */
  export interface HeldView {
    quest: number;
    name: Phrase;
    deck: string;
    vp: number;
    task: Phrase;
    reward: Phrase;
    boxes: BoxView[];
    have: number;
    need: number;
    since: number;
    deadline: number;
  }

  export interface TrapperView {
    seat: number;
    colour: number;
    name: Phrase | null;
    hex: string;
    cell: number;
    facing: number;
    zeff: number;
    residents: number;
    rep: number[];
    effective: number[];
    form: number;
    points: number;
    duels: number;
    cities: number;
    quests: number;
    beaten: number[];
    stock: number;
    income: number;
    artifacts: number;
    known: number[];
    held: HeldView[];
    marks: number[];
    raided: number[];
    misses: boolean;
  }

  /** A kind of Artifact card. */
  export interface ArtifactView {
    number: number;
    id: string;
    name: Phrase;
    text: Phrase;
    window: string;
    copies: number;
  }

  export interface DeckView {
    size: number;
    under: number[];
    shown: number[];
  }

  /** The turn under way. */
  export interface NowView {
    active: number;
    moving: boolean;
    mp: number;
    total: number;
    stopped: boolean;
    place: string;
    die: number;
    other: number;
    target: number;
    foe: number;
    pushed: number;
    played: number[];
    aside: number[];
  }

  /** A cell and a heading, what it costs, and the cheapest answers of MOVE that lead there. */
  export interface ReachView {
    cell: number;
    facing: number;
    cost: number;
    stops: boolean;
    path: number[];
    ways: [number, number][];
  }

  /** What one face of the attacker's die means. */
  export interface FaceView {
    win: number;
    tie: number;
    lost: number;
  }

  export interface GainView {
    what: string;
    n: number;
    clan: number;
  }

  /** A raid (target 1 … 4, as deeds number them) or a duel (5) that the active Trapper may come to. */
  export interface FightView {
    target: number;
    other: number;
    attack: number;
    defence: number;
    win: number;
    tie: number;
    faces: FaceView[];
    won: GainView[];
    failed: GainView[];
  }

  export interface OutlookView {
    cell: number;
    fights: FightView[];
    toll: number;
    host: number;
    die: boolean;
  }

  export interface OfferView {
    act: string;
    other: number;
    gains: GainView[];
    clause: string;
    why: Phrase | null;
  }

  export interface TrappersBoard {
    phase: number;
    round: number;
    turn: number;
    order: number[];
    ground: GroundView;
    clans: ClanView[];
    war: number[];
    tiles: TileView[];
    trappers: TrapperView[];
    hand: number[];
    cards: ArtifactView[];
    decks: DeckView[];
    done: number[];
    quests: Phrase[];
    now: NowView;
    reach: ReachView[];
    outlooks: OutlookView[];
    fights: FightView[];
    offers: OfferView[];
    target: number;
  }

  export type Board = TrappersBoard;
}
