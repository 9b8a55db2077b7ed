import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { gameIcons } from "./game-icons";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), gameIcons()],
  resolve: { alias: { "@": here("./src"), "@words": here("../src/ludarium") } },
  server: {
    // Words are shared with Python, so they lie beside its code.
    fs: { allow: [here("."), here("../src/ludarium")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  build: {
    outDir: here("../src/ludarium/server/pages"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's content policy allows no data: fonts or scripts
    chunkSizeWarningLimit: 600,
  },
});
