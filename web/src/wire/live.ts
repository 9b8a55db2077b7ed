/** A table's socket: it comes back when it is cut, and what was said meanwhile is said again. */
import type { FromBrowser, ToBrowser } from "./generated";

/** "gone": the server has no such table for us, and asking again won't help. */
export type Connection = "joining" | "here" | "away" | "gone";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const FINAL = [4403, 4404]; // close codes: foreign, not found

export class Live {
  #socket: WebSocket | undefined;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Said and not yet answered, by id: said again after a reconnect. Repeats are harmless. */
  #open = new Map<string, FromBrowser>();

  constructor(
    readonly path: string,
    readonly hear: (message: ToBrowser) => void,
    readonly connected: (state: Connection) => void,
  ) {
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#connect();
  }

  /** Say something that will be answered: it is kept until it is. */
  say(message: FromBrowser & { id: string }): void {
    this.#open.set(message.id, message);
    this.tell(message);
  }

  /** Say something that is only of use now. */
  tell(message: FromBrowser): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }

  #connect(): void {
    const socket = new WebSocket(new URL(this.path, location.href.replace(/^http/, "ws")));
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.connected("here");
      for (const message of this.#open.values()) this.tell(message);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#take(JSON.parse(event.data) as ToBrowser);
    socket.onclose = ({ code }) => this.#again(socket, code);
  }

  #take(message: ToBrowser): void {
    if ("id" in message) this.#open.delete(message.id);
    this.hear(message);
  }

  #again(socket: WebSocket, code: number): void {
    if (this.#closed || socket !== this.#socket) return;
    if (FINAL.includes(code)) {
      this.close();
      return this.connected("gone");
    }
    this.connected("away");
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.7 + 0.6 * Math.random()));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #now = (): void => {
    if (this.#closed || document.hidden || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#connect();
  };
}
