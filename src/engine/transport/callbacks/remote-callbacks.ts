import { setTimeout as wait } from 'node:timers/promises';
import { signPayload, verifySignature } from '../../../contract/signature.ts';
import { SIGNATURE_HEADER } from '../../../contract/signature-header.ts';
import { type CallbackAddress, parseCallbackUrl } from '../../../shared/callback-url.ts';
import { parsedJson } from '../../../shared/records.ts';
import { BUDGETS, Budget } from '../../core/budget.ts';
import type { Callback, CallbackLog } from '../../core/callbacks.ts';
import { hasResponse, header } from '../../core/evidence/http.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { OtherHosts, type OtherHostsOptions } from '../other-hosts.ts';
import { POLL_PATH, POLLED_MAX, type PollReply } from './callback-listener.ts';
import { callbackName, NONCE_LENGTH, nameAt } from './callback-names.ts';

const TIMEOUTS = { connectMs: 5_000, headersMs: 5_000, bodyMs: 5_000 };
/** Servers fetch from a queue, and resolvers ask a second time after some seconds. */
const PATIENCE_MS = 5_000;
const ATTEMPTS = 3;
const RETRY_MS = 500;

export interface RemoteCallbacksOptions extends Omit<OtherHostsOptions, 'budget' | 'addressPolicy'> {
  /** With the secret. */
  readonly url: string;
  readonly trustedRoots: readonly string[] | undefined;
  readonly token: ProbeContext['token'];
}

/**
 * The listener that the operator of the scan has named (`callback-url`), at whatever address. Its polls have a budget of their own:
 * what has been sent to the target is worth nothing without them.
 */
export class RemoteCallbacks implements CallbackLog {
  readonly isLoopback = false;
  readonly patience = PATIENCE_MS;
  readonly #address: CallbackAddress;
  readonly #options: RemoteCallbacksOptions;
  readonly #hosts: OtherHosts;
  #first: PollReply | null = null;
  #problem: string | null = null;

  constructor(options: RemoteCallbacksOptions) {
    this.#options = options;
    this.#address = parseCallbackUrl(options.url);
    this.#hosts = new OtherHosts(
      { ...options, budget: new Budget(BUDGETS.standard), addressPolicy: { mode: 'any', allow: [] } },
      {
        timeouts: TIMEOUTS,
        policy: { mode: 'any', allow: [] },
        refusal: () => null,
        roots: options.trustedRoots ?? [],
      },
    );
  }

  get problem(): string | null {
    return this.#problem;
  }

  /** Asks the listener whether it is there; if not, it has a `problem`. */
  async open(): Promise<this> {
    this.#first = await this.#poll([]);
    return this;
  }

  name() {
    const { origin, secret } = this.#address;
    const name = this.#options.token(NONCE_LENGTH, (nonce) => callbackName(secret, nonce));
    return nameAt(origin, this.#first?.dns === true, name);
  }

  async read(names: readonly string[]): Promise<ReadonlyMap<string, Callback>> {
    const seen = new Map<string, Callback>();
    for (let from = 0; from < names.length && this.#problem === null; from += POLLED_MAX) {
      const reply = await this.#poll(names.slice(from, from + POLLED_MAX));
      for (const [name, callback] of Object.entries(reply?.seen ?? {})) seen.set(name, callback);
    }
    return seen;
  }

  isOwn(url: string): boolean {
    const { origin, hostname } = new URL(url);
    return origin === this.#address.origin || hostname.endsWith(`.${this.#address.host}`);
  }

  close(): Promise<void> {
    return this.#hosts.close();
  }

  async #poll(names: readonly string[]): Promise<PollReply | null> {
    let reason = '';
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const reply = await this.#attempt(names);
      if (typeof reply !== 'string') {
        if (this.#first === null || reply.instance === this.#first.instance) return reply;
        reason = 'it was restarted during the scan and has forgotten what it received';
        break;
      }
      reason = reply;
      if (this.#options.signal.aborted) break;
      if (attempt < ATTEMPTS) await wait(RETRY_MS);
    }
    this.#problem = `the callback listener ${this.#address.origin} cannot be used: ${reason}`;
    return null;
  }

  /** @returns the reason without a reply */
  async #attempt(names: readonly string[]): Promise<PollReply | string> {
    const { origin, secret } = this.#address;
    const nonce = this.#options.token();
    const body = JSON.stringify({ nonce, names });
    const signature = signPayload([secret], Math.floor(Date.now() / 1_000), Buffer.from(body));
    const attempt = await this.#hosts.send({
      method: 'POST',
      url: `${origin}${POLL_PATH}`,
      headers: [
        ['Content-Type', 'application/json'],
        [SIGNATURE_HEADER, signature],
      ],
      body,
    });
    if (!hasResponse(attempt)) return attempt.failure.message;
    const { status, text, headers } = attempt.response;
    if (status === 404) return 'there is no listener with this secret, or one of the clocks is wrong';
    if (status !== 200) return `it responded with status ${status}`;
    try {
      verifySignature(Buffer.from(text), header(headers, SIGNATURE_HEADER) ?? undefined, secret);
    } catch {
      return 'its reply is not signed with the secret';
    }
    const reply = parsedJson(text) as PollReply;
    return reply.nonce === nonce ? reply : 'its reply is that to an earlier request';
  }
}
