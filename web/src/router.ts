import { createRouter } from "sv-router";
import Home from "@/home/Home.svelte";
import Missing from "@/parts/Missing.svelte";

export const { p, navigate, route } = createRouter({
  "/": Home,
  "/new/:game": () => import("@/newtable/NewTable.svelte"),
  "/join/:invitation": () => import("@/newtable/Join.svelte"),
  "/t/:table": () => import("@/table/TablePage.svelte"),
  "/t/:table/replay": () => import("@/replay/ReplayPage.svelte"),
  "/decks/:game": () => import("@/decks/DecksPage.svelte"),
  "/rules/:game": () => import("@/rules/RulesPage.svelte"),
  "*": Missing,
});
