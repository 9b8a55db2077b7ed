/** Small things everybody here needs: what is asked of this seat, and events without their prefix. */
import type { AskView, Phrase, View, progers } from "@/wire/generated";

export const PLAY = 7; // phases before it are the set-up

export const askOf = (view: View, seat: number | null): AskView | undefined =>
  seat === null ? undefined : view.asks.find((ask) => ask.seat === seat && ask.options !== null);

export const whatOf = (event: Phrase): string => event.id.replace(/^event-/, "").replace(/-own$/, "");

export const numberOf = (event: Phrase, name: string): number => Number(event.args?.[name] ?? -1);

export const listOf = <T>(event: Phrase, name: string): T[] => (event.args?.[name] as T[] | undefined) ?? [];

export const EMPTY: progers.RowView = { slots: [], loops: [], fresh: [] };
