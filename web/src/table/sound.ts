/** A few soft sounds, made by the browser itself. Off in the settings, or by M. */
import { settings } from "@/settings.svelte";

type Note = [pitch: number, at: number, length: number];

const tunes = {
  turn: [
    [523, 0, 0.5],
    [784, 0.11, 0.7],
  ],
  choose: [[392, 0, 0.12]],
  refuse: [
    [196, 0, 0.14],
    [175, 0.08, 0.18],
  ],
  happen: [[294, 0, 0.09]],
  end: [
    [392, 0, 0.5],
    [523, 0.13, 0.5],
    [659, 0.26, 0.5],
    [784, 0.39, 1],
  ],
} satisfies Record<string, Note[]>;

let context: AudioContext | undefined;

function play(context: AudioContext, [pitch, at, length]: Note): void {
  const [tone, loudness] = [context.createOscillator(), context.createGain()];
  const start = context.currentTime + at;
  tone.type = "sine";
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(0.08, start + 0.012);
  loudness.gain.exponentialRampToValueAtTime(0.0005, start + length);
  tone.connect(loudness).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}

export function sound(name: keyof typeof tunes): void {
  // Before the first touch of the page browsers let nothing be heard.
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const note of tunes[name]) play(context, note as Note);
}
