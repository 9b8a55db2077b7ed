/** Fonts come with the pages, cut by unicode-range: a browser takes only the parts that it needs. */
import "@fontsource-variable/literata/wght.css";
import "@fontsource-variable/onest/wght.css";
import type { Language } from "@/settings.svelte";

export async function fetchFonts(language: Language): Promise<void> {
  if (language !== "ja") return;
  await Promise.all([
    import("@fontsource/zen-kaku-gothic-new/400.css"),
    import("@fontsource/zen-kaku-gothic-new/700.css"),
  ]);
}
