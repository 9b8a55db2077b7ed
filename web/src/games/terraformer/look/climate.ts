/** Climate as colour: the hue is the temperature, the depth is the humidity; water has a depth of its own. */
import { oklch } from "./colour";

export interface Ground {
  sky: string;
  /** The far land, the near land, the line between them. */
  land: string;
  near: string;
  line: string;
  /** Silhouettes and letters on it. */
  ink: string;
  /** One flat colour for charts and bands. */
  flat: string;
}

const HUES = [244, 152, 92, 46]; // cold, temperate, warm, hot
const WATER = [246, 228, 210, 192];

/** Somewhere between the first and the last level, for scales of a pack that have another number of levels. */
const spread = (level: number, levels: number) => (levels < 2 ? 0 : (level * 3) / (levels - 1));

function hueOf(hues: number[], temperature: number): number {
  const low = Math.min(2, Math.floor(temperature));
  return hues[low]! + (hues[low + 1]! - hues[low]!) * (temperature - low);
}

export const temperatureOf = (climate: number, humidities = 4) => Math.floor(climate / humidities);
export const humidityOf = (climate: number, humidities = 4) => climate % humidities;

export function groundOf(climate: number, temperatures = 4, humidities = 4): Ground {
  const temperature = spread(temperatureOf(climate, humidities), temperatures);
  const wet = spread(humidityOf(climate, humidities), humidities);
  const water = wet > 2.5;
  const hue = hueOf(water ? WATER : HUES, temperature);
  const light = water ? 0.8 - wet * 0.015 : 0.9 - wet * 0.055;
  const chroma = 0.045 + wet * 0.016 + (temperature > 2.5 && !water ? 0.03 : 0);
  return {
    sky: oklch(Math.min(0.965, light + 0.07), chroma * 0.45, hue),
    land: oklch(light - 0.03, chroma, hue),
    near: oklch(light - 0.12, chroma * 1.15, hue),
    line: oklch(light - 0.3, chroma * 1.1, hue),
    ink: oklch(0.27, 0.035, hue),
    flat: oklch(light - 0.02, chroma * 1.2, hue),
  };
}
