/** Signs of what one can do. */
import card from "game-icons:card-pickup";
import die from "game-icons:dice-six-faces-five";
import egg from "game-icons:nest-eggs";
import reroll from "game-icons:rolling-dices";
import chain from "game-icons:linked-rings";
import develop from "game-icons:sprout";

export const ACT_SIGNS: Record<string, string> = { card, die, egg, reroll, chain, develop };
