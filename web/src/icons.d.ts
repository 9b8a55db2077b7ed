/** The path of a silhouette of game-icons.net: see game-icons.ts. */
declare module "game-icons:*" {
  const path: string;
  export default path;
}
