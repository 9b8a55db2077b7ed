/** What this browser adds to the dice: sealed when it sits down, revealed when all have sat down. */
import { blake2b } from "@noble/hashes/blake2.js";
import { hex, randomBytes } from "./random";

const PERSON = new Uint8Array(16);
PERSON.set(new TextEncoder().encode("ludarium-seal"));

/** The nonce of a seat, kept here so that a reload doesn't lose it. */
export function nonceOf(table: string, seat: number): string {
  const key = `ludarium.nonce.${table}.${seat}`;
  const kept = localStorage.getItem(key);
  if (kept) return kept;
  const fresh = hex(randomBytes(32));
  localStorage.setItem(key, fresh);
  return fresh;
}

/** As in src/ludarium/table/dice.py: what is published before the game. */
export function commitment(nonce: string): string {
  const bytes = Uint8Array.from(nonce.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return hex(blake2b(bytes, { dkLen: 32, personalization: PERSON }));
}
