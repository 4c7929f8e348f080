import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Node measures its time-outs by the clock: after a turn of the event loop that took long it gives up requests that lie
 * unread in the socket. This lets the loop read once more before a socket is given up, so that only what the client did
 * not send counts against it.
 */
export class LateRequests {
  readonly #latest = new WeakMap<Socket, IncomingMessage>();
  readonly #requestMs: number;

  /** @param requestMs how long the rest of a request may take whose head was read late */
  constructor(requestMs: number) {
    this.#requestMs = requestMs;
  }

  /** Notes what is read of each socket; before anybody else is told of the request. */
  watch(server: Server): void {
    server.prependListener('request', (request) => this.#latest.set(request.socket, request));
  }

  /** Calls `giveUp` unless a request that had arrived before the time-out turns up. */
  recheck(socket: Socket, giveUp: () => void): void {
    const before = this.#latest.get(socket);
    // Timers, then sockets, then immediates: by then everything that had arrived is read.
    setImmediate(() => {
      const request = this.#latest.get(socket);
      if (request === undefined) return giveUp();
      if (request.complete) return;
      // A body that the service has not begun to read is nothing the client could have sent sooner.
      if (request === before && request.readableFlowing === true) return giveUp();
      // Node watches a request no longer that it has given up.
      const timer = setTimeout(() => {
        if (this.#latest.get(socket) === request) this.recheck(socket, giveUp);
      }, this.#requestMs);
      timer.unref();
      socket.once('close', () => clearTimeout(timer));
    });
  }
}
