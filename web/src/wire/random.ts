/** Chance of the browser. (crypto.randomUUID is missing where a page came over plain HTTP, as on a LAN.) */
export function randomBytes(size: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(size));
}

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const freshId = () => hex(randomBytes(8));
