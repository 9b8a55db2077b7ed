/** The server's HTTP side. Every refusal is a problem document (RFC 9457). */
import { settings } from "@/settings.svelte";
import type {
  BringsJudged,
  BringsWanted,
  Clause,
  GameInfo,
  Joining,
  Judged,
  Me,
  Problem,
  Replay,
  SeatWanted,
  TableInfo,
  TableWanted,
} from "./generated";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Partial<Problem>,
  ) {
    super(problem.detail ?? problem.title ?? String(status));
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method,
    credentials: "same-origin",
    headers: {
      "accept-language": settings.language, // what is wrong is said by the server
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Refusal(answer.status, (await answer.json().catch(() => ({}))) as Problem);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

const at = encodeURIComponent;

let games: Promise<GameInfo[]> | undefined;

/** The games of this server; they don't change while a page is open. */
export function getGames(): Promise<GameInfo[]> {
  games ??= ask<GameInfo[]>("GET", "/games").catch((error: unknown) => {
    games = undefined;
    throw error;
  });
  return games;
}

export const getMe = () => ask<Me>("GET", "/me");
export const setName = (name: string) => ask<Me>("PUT", "/me", { name });
export const getTables = () => ask<TableInfo[]>("GET", "/tables");
export const getTable = (id: string) => ask<TableInfo>("GET", `/tables/${at(id)}`);
export const makeTable = (wanted: TableWanted) => ask<TableInfo>("POST", "/tables", wanted);
export const giveSeat = (table: string, seat: number, wanted: SeatWanted) =>
  ask<TableInfo>("PUT", `/tables/${at(table)}/seats/${seat}`, wanted);
export const getInvitation = (invitation: string) => ask<TableInfo>("GET", `/invitations/${at(invitation)}`);
export const join = (invitation: string, joining: Joining) =>
  ask<TableInfo>("POST", `/invitations/${at(invitation)}`, joining);
export const getRulebook = (game: string, language: string) =>
  ask<Clause[]>("GET", `/games/${at(game)}/rulebook?lang=${at(language)}`);
/** All that is printed on a game's cards: what it is, the game's folder knows. */
export const getCatalogue = <T>(game: string, pack: string) =>
  ask<T>("GET", `/games/${at(game)}/catalogue?pack=${at(pack)}`);
export const judgeBrings = (game: string, wanted: BringsWanted) =>
  ask<BringsJudged>("POST", `/games/${at(game)}/brings`, wanted);

const ofSeat = (seat: number | null) => (seat === null ? "" : `seat=${seat}&`);

export const getReplay = (table: string, seat: number | null, first: number, last: number) =>
  ask<Replay>("GET", `/tables/${at(table)}/replay?${ofSeat(seat)}first=${first}&last=${last}`);
export const getAnalysis = (table: string, first: number) =>
  ask<Judged[]>("GET", `/tables/${at(table)}/analysis?first=${first}`);
export const recordOf = (table: string, language: string) =>
  `/api/tables/${at(table)}/record?lang=${at(language)}`;
export const liveOf = (table: string) => `/api/tables/${at(table)}/live`;
