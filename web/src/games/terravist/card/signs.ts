/** Signs of resources and of when an ability works. */
import person from "game-icons:meeple";
import plant from "game-icons:fern";
import insect from "game-icons:ant";
import small from "game-icons:rabbit";
import large from "game-icons:deer-head";
import foodChain from "game-icons:linked-rings";
import sprout from "game-icons:sprout";
import weather from "game-icons:sun-cloud";

export const TOKEN_SIGNS = [plant, insect, small, large, person] as const;
export const WHEN_SIGNS: Record<string, string> = { chain: foodChain, settle: sprout, environ: weather };
