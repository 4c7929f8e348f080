import { LIMITS } from '../contract/limits.ts';
import { errorFields } from './log.ts';
import type { ServiceContext } from './service-context.ts';
import { reverifyTargets } from './targets/reverify-targets.ts';

const INTERVAL_MS = 10 * 60_000;
const AUDIT_DAYS = 365;
const DAY_MS = 24 * 3600 * 1000;

/** Deletes what is past its time and looks again for old proofs. Every process does it: each step may be repeated. */
export class Maintenance {
  readonly #service: ServiceContext;
  #timer: NodeJS.Timeout | undefined;
  #turn: Promise<void> | undefined;

  constructor(service: ServiceContext) {
    this.#service = service;
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#turn ??= this.run()
        .catch((error: unknown) => this.#service.log('error', 'maintenance.failed', errorFields(error)))
        .finally(() => {
          this.#turn = undefined;
        });
    }, INTERVAL_MS);
    this.#timer.unref();
  }

  async run(): Promise<void> {
    const { store, clock } = this.#service;
    const now = clock.now().getTime();
    const ago = (ms: number) => new Date(now - ms);
    await store.query('DELETE FROM idempotency_keys WHERE created_at < $1', [
      ago(LIMITS.idempotencyRetentionSeconds * 1000),
    ]);
    await store.query('DELETE FROM audit WHERE at < $1', [ago(AUDIT_DAYS * DAY_MS)]);
    await reverifyTargets(this.#service);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#turn;
  }
}
