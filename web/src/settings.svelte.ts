/** What a person has set for this browser. Kept in its storage, and nowhere else. */

export const languages = { en: "English", ru: "Русский", ja: "日本語" } as const;
export type Language = keyof typeof languages;
export type Theme = "auto" | "light" | "dark";

interface Settings {
  language: Language;
  theme: Theme;
  speed: number;
  sound: boolean;
  notify: boolean;
}

const KEY = "ludarium.settings";
const dark = matchMedia("(prefers-color-scheme: dark)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");

function ofBrowser(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return (wanted.find((tag) => tag in languages) as Language | undefined) ?? "en";
}

function read(): Settings {
  const usual: Settings = { language: ofBrowser(), theme: "auto", speed: 1, sound: true, notify: false };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return usual;
  }
}

export const settings = $state(read());

/** What the machine asks for; a person may change it while the page is open. */
export const machine = $state({ dark: dark.matches, calm: calm.matches });
dark.addEventListener("change", () => (machine.dark = dark.matches));
calm.addEventListener("change", () => (machine.calm = calm.matches));

export function keepSettings(): void {
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings));
  });
  $effect(() => {
    const theme = settings.theme === "auto" ? (machine.dark ? "dark" : "light") : settings.theme;
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = settings.language;
  });
}
