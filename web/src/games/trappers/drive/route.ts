/** Ways through what the view says can be reached. No rule in here: only which answer leads to which place of the list. */
import type { trappers } from "@/wire/generated";

export type Reach = trappers.ReachView[];
export const MOVES = ["forward", "left", "right", "north", "east", "south", "west", "end"] as const;
export const END = 7;
const TURNING = new Set([1, 2]);

/** A drive that is meant: the answers, and where each of them leads. The first place is where the rover stands. */
export interface Route {
  steps: number[];
  places: number[];
}

export const START: Route = { steps: [], places: [0] };

const next = (reach: Reach, at: number, step: number): number | undefined =>
  reach[at]?.ways.find(([option]) => option === step)?.[1];

/** The cheapest way to a place of the list. */
export function routeTo(reach: Reach, place: number): Route {
  const places = [0];
  for (const step of reach[place]?.path ?? []) {
    const to = next(reach, places.at(-1)!, step);
    if (to === undefined) return START;
    places.push(to);
  }
  return { steps: [...(reach[place]?.path ?? [])], places };
}

export const turnsOf = (steps: readonly number[]): number => steps.filter((step) => TURNING.has(step)).length;

/** By cell: the places of the list there, the cheapest first. */
export function byCell(reach: Reach): Map<number, number[]> {
  const found = new Map<number, number[]>();
  reach.forEach((way, place) => found.set(way.cell, [...(found.get(way.cell) ?? []), place]));
  for (const places of found.values()) places.sort((a, b) => reach[a]!.cost - reach[b]!.cost);
  return found;
}

/** The route drawn on to a cell: back along itself, or a step further with the turns that it takes; else as it was. */
export function drawnTo(reach: Reach, route: Route, cell: number, points: number): Route {
  const cellOf = (place: number) => reach[place]!.cell;
  const been = route.places.findIndex((place) => cellOf(place) === cell);
  if (been >= 0) return { steps: route.steps.slice(0, been), places: route.places.slice(0, been + 1) };
  const seen = new Set(route.places);
  let edge: Route[] = [route];
  while (edge.length && edge[0]!.steps.length < points) {
    const further = edge.flatMap((each) => onwards(reach, each));
    const there = further.find((each) => cellOf(each.places.at(-1)!) === cell);
    if (there) return there;
    // Only turning on the spot leads on: a step elsewhere is a cell that was not drawn.
    edge = further.filter(({ places }) => {
      const [before, last] = [places.at(-2)!, places.at(-1)!];
      return cellOf(before) === cellOf(last) && !seen.has(last) && seen.add(last);
    });
  }
  return route;
}

const onwards = (reach: Reach, route: Route): Route[] =>
  (reach[route.places.at(-1)!]?.ways ?? []).map(([step, place]) => ({
    steps: [...route.steps, step],
    places: [...route.places, place],
  }));
