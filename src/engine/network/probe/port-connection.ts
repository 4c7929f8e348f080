import type { Socket } from 'node:net';

const BYTES_MAX = 65_536;

/** Requests and responses over one socket, bounded in time and bytes. Never throws. */
export class PortConnection {
  readonly #socket: Socket;
  readonly #signal: AbortSignal;
  readonly #timeoutMs: number;
  #received: Buffer = Buffer.alloc(0);
  #isClosed = false;
  #wake: (() => void) | null = null;

  constructor(socket: Socket, options: { readonly timeoutMs: number; readonly signal: AbortSignal }) {
    this.#socket = socket;
    this.#signal = options.signal;
    this.#timeoutMs = options.timeoutMs;
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      if (this.#received.length < BYTES_MAX)
        this.#received = Buffer.concat([this.#received, chunk]).subarray(0, BYTES_MAX);
      this.#wake?.();
    });
    for (const event of ['close', 'end'] as const)
      socket.once(event, () => {
        this.#isClosed = true;
        this.#wake?.();
      });
  }

  /** Sends bytes, then returns the response once `enough` is true, the service closes the connection or the time is over. */
  async request(bytes: Buffer | string, enough: (received: Buffer) => boolean): Promise<Buffer> {
    this.#received = Buffer.alloc(0);
    if (!this.#isClosed && bytes.length > 0) this.#socket.write(bytes);
    return await this.read(enough);
  }

  /** Reads without sending, for services that send the first message. */
  async read(enough: (received: Buffer) => boolean): Promise<Buffer> {
    const deadline = performance.now() + this.#timeoutMs;
    while (!this.#isClosed && !this.#signal.aborted && this.#received.length < BYTES_MAX && !enough(this.#received)) {
      const left = deadline - performance.now();
      if (left <= 0) break;
      await this.#event(left);
    }
    return this.#received;
  }

  close(): void {
    this.#socket.destroy();
  }

  #event(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const finish = () => {
        clearTimeout(timer);
        this.#signal.removeEventListener('abort', finish);
        this.#wake = null;
        resolve();
      };
      const timer = setTimeout(finish, milliseconds);
      this.#signal.addEventListener('abort', finish, { once: true });
      this.#wake = finish;
    });
  }
}
