import { mount } from "svelte";
import "@/look/tokens.css";
import "@/look/base.css";
import App from "./App.svelte";
import { settings } from "./settings.svelte";
import { fetchFonts } from "./words/fonts";
import { fetchWords } from "./words/words.svelte";

// Nothing is drawn before there are words for it.
await Promise.all([fetchWords(), fetchFonts(settings.language)]);
mount(App, { target: document.getElementById("app")! });
