/** The level a bot has until somebody chooses another: the middle one, rather too weak than too strong. */
export const middleLevel = (levels: string[]) => levels[Math.floor((levels.length - 1) / 2)] ?? "";
