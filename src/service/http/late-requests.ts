import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Node measures its timeouts by the clock, so after the event loop was blocked it times out requests that wait unread in
 * the socket. This reads once more before a socket is closed, so that only delays of the client count.
 */
export class LateRequests {
  readonly #latest = new WeakMap<Socket, IncomingMessage>();
  readonly #requestMs: number;

  /** @param requestMs deadline for the rest of a request whose head was read late */
  constructor(requestMs: number) {
    this.#requestMs = requestMs;
  }

  /** Records the latest request of each socket, before any other listener. */
  watch(server: Server): void {
    server.prependListener('request', (request) => this.#latest.set(request.socket, request));
  }

  /** Calls `giveUp` unless a request arrived before the timeout. */
  recheck(socket: Socket, giveUp: () => void): void {
    const before = this.#latest.get(socket);
    // The event loop runs timers, sockets, then immediates: by now everything that had arrived is read.
    setImmediate(() => {
      const request = this.#latest.get(socket);
      if (request === undefined) return giveUp();
      if (request.complete) return;
      // The service has not started to read the body, so the client is not late.
      if (request === before && request.readableFlowing === true) return giveUp();
      // Node no longer times this request, so do it here.
      const timer = setTimeout(() => {
        if (this.#latest.get(socket) === request) this.recheck(socket, giveUp);
      }, this.#requestMs);
      timer.unref();
      socket.once('close', () => clearTimeout(timer));
    });
  }
}
