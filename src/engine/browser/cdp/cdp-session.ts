import type { CdpConnection, CdpParameters } from './cdp-connection.ts';

/** Commands and events of one page. */
export class CdpSession {
  readonly #connection: CdpConnection;
  readonly #id: string;

  constructor(connection: CdpConnection, id: string) {
    this.#connection = connection;
    this.#id = id;
  }

  /** @throws CdpError */
  send(method: string, parameters: CdpParameters = {}, ms?: number): Promise<CdpParameters> {
    return this.#connection.send(method, parameters, this.#id, ms);
  }

  /** Sends a command whose failure means nothing: the page may be gone. */
  post(method: string, parameters: CdpParameters = {}): void {
    this.send(method, parameters).catch(() => undefined);
  }

  on(method: string, listener: (parameters: CdpParameters) => void): () => void {
    return this.#connection.on(method, listener, this.#id);
  }
}
