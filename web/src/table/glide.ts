/** Something that moves for a while: `draw` is called with 0 … 1 at each frame, and once with 1 at the end. */
import type { Motion } from "@/games/contract";

export const soft = (k: number) => k * k * (3 - 2 * k);
export const out = (k: number) => 1 - (1 - k) ** 3;

export function glide(motion: Motion, time: number, draw: (k: number) => void): Promise<void> {
  const duration = motion.time(time);
  const start = performance.now();
  return new Promise((resolve) => {
    const frame = () => {
      const k = motion.still || duration === 0 ? 1 : Math.min(1, (performance.now() - start) / duration);
      draw(k);
      if (k < 1) requestAnimationFrame(frame);
      else resolve();
    };
    frame();
  });
}

export const between = (a: number, b: number, k: number) => a + (b - a) * k;
