/**
 * `import rover from "game-icons:moon-orbit"` gives the path of one silhouette of game-icons.net, on a grid of 512:
 * only what is imported gets into the pages. Whoever imports one names it in CREDITS.md (CC BY 3.0).
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const PREFIX = "game-icons:";

interface Icons {
  icons: Record<string, { body: string }>;
}

export function gameIcons(): Plugin {
  let icons: Icons["icons"] | undefined;
  const file = () => createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  return {
    name: "game-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      icons ??= (JSON.parse(readFileSync(file(), "utf8")) as Icons).icons;
      const name = id.slice(PREFIX.length + 1);
      const body = icons[name]?.body;
      if (!body) this.error(`game-icons has no ${name}`);
      const paths = [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
      return `export default ${JSON.stringify(paths.join(""))};`;
    },
  };
}
