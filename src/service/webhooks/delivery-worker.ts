import { LIMITS } from '../../contract/limits.ts';
import { LeasedQueue, type QueueTiming } from '../leased-queue.ts';
import { errorFields } from '../log.ts';
import type { ServiceContext } from '../service-context.ts';
import { DeliveryLanes } from './delivery-lanes.ts';
import {
  type ClaimedDelivery,
  claimDeliveries,
  DELIVERY_LEASES,
  type LaneCursor,
  renewDeliveries,
} from './delivery-queue.ts';
import { type AttemptRecord, recordAttempts } from './record-attempts.ts';
import { type AttemptResult, deliveryBody, type WebhookSender } from './sender.ts';
import { disableSubscriptionsOfExpiredKeys } from './subscriptions.ts';
import { sweepDeliveries } from './sweep-deliveries.ts';
import { signingSecrets } from './webhook-row.ts';

const BATCH = 200;
/** Maximum deliveries held. More are claimed, in large batches, once fewer than `REFILL_BELOW` are held. */
const HELD_MAX = 400;
const REFILL_BELOW = 200;
/** Maximum wait for held deliveries before polling for others that are due. */
const POLL_MS = 100;
const GATHER_MS = 25;
/** Maximum unrecorded attempts; beyond it, sending waits for the database. */
const UNRECORDED_MAX = 400;
const TIMING: QueueTiming = { renewMs: 4_000, pollMs: 1_000 };
const SWEEP_EVERY_MS = 60_000;

/** Claims due deliveries, sends them and records the attempts, until stopped. */
export class DeliveryWorker {
  readonly #context: ServiceContext;
  readonly #sender: WebhookSender;
  readonly #queue: LeasedQueue;
  readonly #lanes = new DeliveryLanes<ClaimedDelivery>((delivery) => this.#attempt(delivery));
  readonly #cursor: LaneCursor = { after: '' };
  /** Ids of the deliveries that are leased and not recorded. */
  readonly #leased = new Set<string>();
  readonly #done: AttemptRecord[] = [];
  #recording: Promise<void> | null = null;
  #lastSweep = 0;
  /** Aborts attempts that last too long when the worker stops. They are made again. */
  readonly #end = new AbortController();

  constructor(context: ServiceContext, sender: WebhookSender) {
    this.#context = context;
    this.#sender = sender;
    this.#queue = new LeasedQueue(context, {
      table: DELIVERY_LEASES,
      timing: TIMING,
      log: { turnFailed: 'delivery_loop_failed', renewalFailed: 'delivery_lease_failed' },
      turn: () => this.#turn(),
      held: () => this.#leased,
      renew: (owner, ids) => renewDeliveries(context.store, owner, ids),
      lost: () => {},
    });
  }

  start(): Promise<void> {
    return this.#queue.start();
  }

  /** Monotonic time of the last claim, for readiness. */
  get lastTurn(): number {
    return this.#queue.lastTurn;
  }

  /** Finishes and records the attempts in progress (5 s at most) and releases the other deliveries. */
  async stop(): Promise<void> {
    const timer = setTimeout(() => this.#end.abort(), LIMITS.webhookTimeoutMs);
    await this.#queue.stop().finally(() => clearTimeout(timer));
    await this.#queue.release(this.#leased);
    await this.#sender.close();
  }

  /**
   * Attempts everything that is due and waits until the attempts are recorded.
   * @returns number of attempts
   */
  async runDue(): Promise<number> {
    this.#queue.keepLeases();
    let made = 0;
    for (;;) {
      this.#queue.lastTurn = performance.now();
      await this.#lanes.drainedTo(REFILL_BELOW, POLL_MS);
      const claimed = await this.#claim(Math.min(BATCH, HELD_MAX - this.#lanes.held));
      made += claimed;
      if (claimed > 0) continue;
      if (this.#lanes.held === 0) break;
      await this.#lanes.drainedTo(this.#lanes.held >> 1, POLL_MS);
    }
    await this.#flush();
    return made;
  }

  async #claim(room: number): Promise<number> {
    if (room <= 0 || this.#queue.isStopping || !this.#context.clockCheck.isRight) return 0;
    const claimed = await claimDeliveries(
      this.#context,
      this.#queue.owner,
      room,
      this.#lanes.saturated(),
      this.#cursor,
    );
    for (const { id } of claimed) this.#leased.add(id);
    this.#lanes.add(claimed);
    return claimed.length;
  }

  async #turn(): Promise<boolean> {
    await this.runDue();
    if (performance.now() - this.#lastSweep <= SWEEP_EVERY_MS) return false;
    this.#lastSweep = performance.now();
    if (!(await this.#context.clockCheck.check())) return false;
    await disableSubscriptionsOfExpiredKeys(this.#context);
    await sweepDeliveries(this.#context, () => {
      this.#queue.lastTurn = performance.now();
    });
    return false;
  }

  async #attempt(delivery: ClaimedDelivery): Promise<void> {
    if (this.#queue.isStopping) return;
    const now = this.#context.clock.now();
    const result = await this.#send(delivery, now);
    this.#done.push({ delivery, result, at: this.#context.clock.now() });
    // Attempts that end while a group is being recorded form the next group: few transactions under load, no delay otherwise.
    const flushed = this.#flush();
    if (this.#done.length > UNRECORDED_MAX) await flushed;
  }

  async #send(delivery: ClaimedDelivery, now: Date): Promise<AttemptResult> {
    const { channel, url, event_id: eventId, traceparent } = delivery;
    const signal = this.#end.signal;
    if (channel === null) {
      const secrets = signingSecrets(delivery, now);
      return this.#sender.send({ url, body: deliveryBody(delivery), secrets, eventId, traceparent, now, signal });
    }
    const { sendDelivery } = await import('../channels/send-notice.ts');
    return sendDelivery(this.#context, this.#sender, { ...delivery, channel }, signal);
  }

  /** Resolves when every finished attempt is recorded. */
  async #flush(): Promise<void> {
    while (this.#recording !== null) await this.#recording;
    if (this.#done.length === 0) return;
    this.#recording = this.#recordGroup().finally(() => {
      this.#recording = null;
    });
    await this.#recording;
  }

  /** Under load, waits briefly to record many attempts in one transaction. */
  async #recordGroup(): Promise<void> {
    if (this.#lanes.held > 1) await new Promise<void>((resolve) => setTimeout(resolve, GATHER_MS));
    const group = this.#done.splice(0);
    await recordAttempts(this.#context, this.#queue.owner, group).catch((error: unknown) =>
      this.#context.log('error', 'delivery_record_failed', errorFields(error)),
    );
    // What could not be recorded is attempted again when its lease ends.
    for (const { delivery } of group) this.#leased.delete(delivery.id);
  }
}
