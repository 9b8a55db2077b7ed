/** What is drawn while events are played, on top of the view that was: ships, discs of the war track, a line to read. */
import type { Motion } from "@/games/contract";
import type { Phrase, origins } from "@/wire/generated";

const what = (event: Phrase): string => event.id.replace(/^event-/, "");
const number = (event: Phrase, name: string): number => Number(event.args?.[name] ?? -1);

/** Events that are worth a line across the board, and how long it is read. */
const READ: Record<string, number> = {
  "round-over": 500,
  round: 700,
  "first-player": 700,
  "zodiac-taken": 700,
  "card-paid": 900,
  closed: 500,
  attacked: 450,
  adviser: 600,
  "adviser-known": 600,
  "tower-built": 500,
  "token-spent": 600,
  "ends-by-temples": 1600,
  "ends-by-gold": 1600,
  "ends-by-towers": 1600,
  "ends-by-dice": 1600,
  over: 800,
};

export class Film {
  banner: Phrase | null = $state.raw(null);
  #ships: Record<number, number> = $state({});
  #spaces: Record<number, number> = $state({});

  end(): void {
    this.banner = null;
    this.#ships = {};
    this.#spaces = {};
  }

  /** The zones with their ships as they stand by now. */
  sky(board: origins.Board): origins.Board {
    const zones = board.zones.map((zone, n) => ({ ...zone, ship: this.#ships[n] ?? zone.ship }));
    return { ...board, zones };
  }

  /** The spaces of the discs by now. */
  war(board: origins.Board): number[] {
    return board.war.spaces.map((space, disc) => this.#spaces[disc] ?? space);
  }

  async show(event: Phrase, motion: Motion, board: origins.Board): Promise<void> {
    const id = what(event);
    if (id === "ship-raised" || id === "ship-set") {
      this.#ships[number(event, "zone") - 1] = number(event, "value");
      await motion.wait(260);
    } else if (id === "advanced" || id === "retreated") {
      await this.#walk(number(event, "seat"), number(event, "space"), motion, board);
    } else if (READ[id]) {
      this.banner = event;
      await motion.wait(READ[id]);
    }
  }

  /** A disc goes space by space: one group after another, as the rules have it. */
  async #walk(disc: number, to: number, motion: Motion, board: origins.Board): Promise<void> {
    if (disc < 0 || !(disc in board.war.spaces)) return;
    let at = this.#spaces[disc] ?? board.war.spaces[disc]!;
    while (at !== to && !motion.still) {
      at += Math.sign(to - at);
      this.#spaces[disc] = at;
      await motion.wait(160);
    }
  }
}
