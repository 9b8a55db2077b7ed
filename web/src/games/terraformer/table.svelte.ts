/** What somebody looks at on the table, shared by the Board and the Hand. Nothing of it is an answer. */
import type { AskView, View } from "@/wire/generated";

class Looking {
  /** A card of the hand that is held, by its number: where could it go? */
  held: number | null = $state(null);
  /** A being, by its number: whom does it eat, where could it go? */
  being: number | null = $state(null);
  /** All food links at once. */
  links = $state(false);
  /** If the game ended now. */
  forecast = $state(false);
}

export const looking = new Looking();

export function askOf(view: View, seat: number | null): AskView | undefined {
  return view.asks.find((ask) => ask.seat === seat && ask.options !== null);
}

/** Levels come to the pictures as numbers of climates. */
export const climateOf = (place: { temperature: number; humidity: number }, humidities: number): number =>
  place.temperature * humidities + place.humidity;
