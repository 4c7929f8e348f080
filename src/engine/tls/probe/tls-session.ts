import type { Socket } from 'node:net';
import type { ScanType } from '../../../contract/primitives.ts';
import { Semaphore } from '../../../shared/semaphore.ts';
import { type ProbeContext, ProbeError } from '../../core/probe-context.ts';
import type { HelloOptions } from '../client-hello.ts';
import { type HandshakeResponse, handshake, type ReadUntil } from './handshake.ts';
import { KeyRing } from './key-ring.ts';

/** Connections of the TLS probes; the rest of a scan's connection budget is for the detection of TLS and for ports. */
const CONNECTIONS: Readonly<Record<ScanType, number>> = { quick: 38, standard: 130, compliance: 360 };
const PARALLEL = 8;
/** Timeout before the first response of the server, and the minimum timeout after it. */
const FIRST_TIMEOUT_MS = 3_000;
const LEAST_TIMEOUT_MS = 1_500;
/** Every stack accepts hellos of this length; some drop longer ones. */
const SHORT_HELLO_BYTES = 255;
/** Consecutive timeouts after which probing stops. */
const TIMEOUTS_MAX = 6;

export type HandshakeRequest = Omit<HelloOptions, 'serverName'> & { readonly until: ReadUntil };

const SKIPPED: HandshakeResponse = { kind: 'skipped', flight: null, timedOut: false, helloBytes: 0 };

/** The connections of the TLS probes to one server: at most eight concurrently, counted, with timeouts adapted to the server. */
export class TlsSession {
  readonly keys = new KeyRing();
  readonly #context: ProbeContext;
  readonly #serverName: string | undefined;
  readonly #limit: number;
  readonly #lanes = new Semaphore(PARALLEL);
  #used = 0;
  #slowestMs = 0;
  #timeoutsInARow = 0;
  #refusesByAlert = false;
  #acceptsLongHellos = false;
  #limitedBy: string | null = null;
  /** The server responds to short hellos only. */
  small = false;

  constructor(context: ProbeContext) {
    this.#context = context;
    this.#limit = CONNECTIONS[context.scanType];
    // RFC 6066, section 3: no literal addresses.
    this.#serverName = context.target.isIpAddress ? undefined : context.target.host;
  }

  get connections(): number {
    return this.#used;
  }

  get connectionsLeft(): number {
    return this.#limit - this.#used;
  }

  get limitedBy(): string | null {
    return this.#limitedBy;
  }

  /** True once a hello of more than 255 bytes got any response: silence is then a refusal, not a matter of length. */
  get acceptsLongHellos(): boolean {
    return this.#acceptsLongHellos;
  }

  get limit(): number {
    return this.#limit;
  }

  /** Records why the rest was not probed; the first reason is kept. */
  stop(reason: string): void {
    this.#limitedBy ??= reason;
  }

  /** One handshake. Retried once if a server that normally refuses with an alert closes without a response. */
  async handshake(request: HandshakeRequest): Promise<HandshakeResponse> {
    const response = await this.#once(request);
    const isDoubtful =
      response.kind === 'unreachable' || (response.kind === 'silent' && !response.timedOut && this.#refusesByAlert);
    return isDoubtful ? await this.#once(request) : response;
  }

  /** A socket for other exchanges than a plain handshake, or null if no connection is possible. */
  async socket(): Promise<Socket | null> {
    return await this.#lanes.run(() => this.#connect());
  }

  get timeoutMs(): number {
    return this.#slowestMs === 0
      ? FIRST_TIMEOUT_MS
      : Math.min(FIRST_TIMEOUT_MS, Math.max(LEAST_TIMEOUT_MS, this.#slowestMs * 10));
  }

  get signal(): AbortSignal {
    return this.#context.signal;
  }

  get serverName(): string | undefined {
    return this.#serverName;
  }

  async #once({ until, ...options }: HandshakeRequest): Promise<HandshakeResponse> {
    return await this.#lanes.run(async () => {
      const startedAt = performance.now();
      const socket = await this.#connect();
      if (socket === null) return this.#limitedBy === null ? { ...SKIPPED, kind: 'unreachable' } : SKIPPED;
      const limits = { keys: this.keys, timeoutMs: this.timeoutMs, signal: this.#context.signal };
      const response = await handshake(socket, { ...options, serverName: this.#serverName }, until, limits);
      this.#learn(response, performance.now() - startedAt);
      return response;
    });
  }

  #learn(response: HandshakeResponse, elapsedMs: number): void {
    if (response.timedOut) {
      this.#timeoutsInARow += 1;
      if (this.#timeoutsInARow >= TIMEOUTS_MAX) this.#limitedBy ??= 'the server stopped responding';
      return;
    }
    this.#timeoutsInARow = 0;
    this.#slowestMs = Math.max(this.#slowestMs, elapsedMs);
    if (response.flight?.alert !== null && response.kind === 'refused') this.#refusesByAlert = true;
    if (response.helloBytes > SHORT_HELLO_BYTES && (response.kind === 'accepted' || response.kind === 'refused'))
      this.#acceptsLongHellos = true;
  }

  async #connect(): Promise<Socket | null> {
    if (this.#limitedBy !== null) return null;
    if (this.#used >= this.#limit) {
      this.#limitedBy = `the budget of ${this.#limit} TLS connections`;
      return null;
    }
    this.#used += 1;
    try {
      return await this.#context.connect();
    } catch (error) {
      if (!(error instanceof ProbeError)) throw error;
      if (error.code === 'budget') this.#limitedBy = 'the connection budget of the scan';
      if (error.code === 'aborted') this.#limitedBy = 'the end of the scan';
      return null;
    }
  }
}
