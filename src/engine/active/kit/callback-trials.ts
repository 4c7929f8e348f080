import { setTimeout as wait } from 'node:timers/promises';
import type { Callback, CallbackLog, CallbackName } from '../../core/callbacks.ts';
import type { ActiveProbe } from '../../core/evidence/active.ts';
import type { Exchange } from '../../core/evidence/http.ts';
import type { Injector } from './injector.ts';

/** Milliseconds between two questions to a listener that is elsewhere. */
const POLL_MS = 1_000;

/** A payload that makes the target's server call back. */
export interface CallbackTrial {
  readonly injector: Injector;
  readonly family: ActiveProbe['family'];
  payload(name: CallbackName): string;
  /** True if what arrived shows the fault. */
  proves(callback: Callback, payload: string): boolean;
}

interface Sent {
  readonly trial: CallbackTrial;
  readonly name: string;
  readonly payload: string;
  readonly exchange: Exchange;
  /** The first one that was answered by a callback, where this is the second. */
  readonly first: Called | null;
}

type Called = Sent & { readonly callback: Callback };

/**
 * Payloads with names of their own, and the callbacks that they cause. A callback counts if a second payload with another name
 * causes one too: one request without a fault, two with one.
 */
export class CallbackTrials {
  readonly #log: CallbackLog;
  readonly #signal: AbortSignal;
  readonly #waiting = new Map<string, Sent>();
  readonly #proven: Called[] = [];
  #lastSent = 0;

  constructor(log: CallbackLog, signal: AbortSignal) {
    this.#log = log;
    this.#signal = signal;
  }

  get isLoopback(): boolean {
    return this.#log.isLoopback;
  }

  /** Sends a payload. A callback at a listener of this process is there with the response; others come until {@link finish}. */
  async run(trial: CallbackTrial): Promise<void> {
    await this.#send(trial, null);
    if (this.#log.isLoopback) await this.#settle(trial.injector);
  }

  /** True if the point must still be able to send. */
  isWaiting(injector: Injector): boolean {
    return [...this.#waiting.values(), ...this.#proven].some(({ trial }) => trial.injector === injector);
  }

  /** Waits until callbacks have had time to arrive, and sends the second payload where the first one caused one. */
  async finish(): Promise<void> {
    for (;;) {
      await this.#settle(null);
      const isLate = performance.now() >= this.#lastSent + this.#log.patience;
      if (isLate || this.#log.problem !== null || this.#signal.aborted) break;
      await wait(POLL_MS, undefined, { signal: this.#signal }).catch(() => undefined);
    }
    // The request comes after the lookup.
    const latest = await this.#log.read(this.#proven.map(({ name }) => name));
    for (const one of this.#proven) note({ ...one, callback: latest.get(one.name) ?? one.callback });
    this.#proven.length = 0;
    this.#waiting.clear();
  }

  async #send(trial: CallbackTrial, first: Called | null): Promise<void> {
    if (this.#log.problem !== null) return;
    const name = this.#log.name();
    const payload = trial.payload(name);
    const exchange = await trial.injector.send(payload);
    if (exchange === null) return;
    this.#lastSent = performance.now();
    this.#waiting.set(name.name, { trial, name: name.name, payload, exchange, first });
  }

  /** @param injector of the points to ask about; null for all */
  async #settle(injector: Injector | null): Promise<void> {
    for (;;) {
      const waiting = [...this.#waiting.values()].filter(
        ({ trial }) => injector === null || trial.injector === injector,
      );
      const callbacks = await this.#log.read(waiting.map(({ name }) => name));
      const called = waiting.flatMap((sent): Called[] => {
        const callback = callbacks.get(sent.name);
        return callback !== undefined && sent.trial.proves(callback, sent.payload) ? [{ ...sent, callback }] : [];
      });
      if (called.length === 0) return;
      for (const one of called) {
        this.#waiting.delete(one.name);
        if (one.first === null) await this.#send(one.trial, one);
        else this.#proven.push(one.first, one);
      }
      if (injector !== null) for (const one of this.#proven.splice(0)) note(one);
    }
  }
}

function note({ trial, name, payload, exchange, callback }: Called): void {
  trial.injector.note(trial.family, 'called', payload, name, exchange, { callback });
}
