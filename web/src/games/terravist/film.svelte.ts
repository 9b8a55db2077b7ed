/** What is drawn while events are played, on top of the view that was: a chain's light, eggs, who comes and who goes. */
import type { Motion } from "@/games/contract";
import type { Phrase, terravist } from "@/wire/generated";

const number = (event: Phrase, name: string): number => Number(event.args?.[name] ?? -1);
type News = "settled" | "egg" | "gone" | "fired" | "";

/** Events that are worth a line across the board, and how long it is read. */
const READ: Record<string, number> = {
  round: 900,
  weather: 1300,
  "goal-scored": 1000,
  "goal-points": 500,
  upkeep: 800,
  stolen: 1100,
  developed: 700,
  "tray-renewed": 600,
  over: 800,
  caught: 900,
  escaped: 700,
  reshuffled: 600,
};

export class Film {
  banner: Phrase | null = $state.raw(null);
  /** The places of the chain that runs. */
  chain: number[] = $state.raw([]);
  rolling: boolean = $state(false);
  /** The board that is being developed, as far as this page knows: who develops has touched it. */
  developing: number | null = $state(null);
  #news: Record<number, News> = $state({});

  /** A new view: nothing is being played any more, and a chain that goes on is in the view. */
  end(board: terravist.Board): void {
    this.banner = null;
    this.rolling = false;
    this.#news = {};
    if (board.chain.length === 0) this.chain = [];
  }

  newsOf(place: number): News {
    return this.#news[place] ?? "";
  }

  async show(event: Phrase, motion: Motion): Promise<void> {
    const id = event.id.replace(/^event-/, "");
    const where = number(event, "where");
    if (id === "linked") await this.#link(where, number(event, "n"), motion);
    else if (id === "board-ability") await motion.wait(260);
    else if (id === "laid-egg") await this.#mark(where, "egg", 260, motion);
    else if (id === "lost-egg") await this.#mark(where, "egg", 160, motion);
    else if (id === "starved") await this.#mark(where, "gone", 420, motion);
    else if (id === "rerolled" || id === "rolled-all") await this.#roll(motion);
    else if (id === "stolen" || id === "replaced") await this.#steal(event, where, motion);
    else if (READ[id]) await this.#read(event, READ[id], motion);
    else if (id === "took" || id === "settled" || id === "took-die") await motion.wait(120);
  }

  async #link(where: number, n: number, motion: Motion): Promise<void> {
    this.chain = n === 1 ? [where] : [...this.chain, where];
    await this.#mark(where, "fired", 420, motion);
  }

  async #steal(event: Phrase, where: number, motion: Motion): Promise<void> {
    this.#news[where] = "gone";
    if (event.id.endsWith("stolen")) await this.#read(event, READ["stolen"] ?? 0, motion);
    else await motion.wait(300);
  }

  async #roll(motion: Motion): Promise<void> {
    this.rolling = true;
    await motion.wait(520);
    this.rolling = false;
  }

  async #mark(where: number, news: News, time: number, motion: Motion): Promise<void> {
    this.#news[where] = news;
    await motion.wait(time);
    if (news !== "gone") this.#news[where] = "";
  }

  async #read(event: Phrase, time: number, motion: Motion): Promise<void> {
    this.banner = { ...event, id: `event-${event.id.replace(/^event-/, "")}` };
    await motion.wait(time);
    this.banner = null;
  }
}
