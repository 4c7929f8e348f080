import { randomUUID } from 'node:crypto';
import { errorFields } from '../log.ts';
import { CHANNELS, type ServiceContext } from '../service-context.ts';
import { type ClaimedDelivery, claimDeliveries, releaseLeases, renewLeases } from './claim-deliveries.ts';
import { deliveryBody } from './delivery-body.ts';
import { DeliveryLanes } from './delivery-lanes.ts';
import { type AttemptRecord, recordAttempts } from './record-attempts.ts';
import type { WebhookSender } from './sender.ts';
import { disableSubscriptionsOfExpiredKeys } from './subscriptions.ts';
import { sweepDeliveries } from './sweep-deliveries.ts';

const BATCH = 200;
/** Deliveries held at once; below the refill mark more are claimed, a good batch at a time. */
const HELD_MAX = 400;
const REFILL_BELOW = 200;
/** Longest wait for held deliveries before it is looked whether others are due. */
const LOOK_AGAIN_MS = 100;
const GATHER_MS = 25;
/** Attempts made and not yet recorded; above it sending waits for the database. */
const UNRECORDED_MAX = 400;
const IDLE_MS = 1_000;
const RENEW_EVERY_MS = 4_000;
const SWEEP_EVERY_MS = 60_000;

/** Claims what is due, sends it, records what came of it; over and over until stopped. */
export class DeliveryWorker {
  readonly #context: ServiceContext;
  readonly #sender: WebhookSender;
  readonly #owner = `dw_${randomUUID()}`;
  readonly #lanes = new DeliveryLanes<ClaimedDelivery>((delivery) => this.#attempt(delivery));
  readonly #done: AttemptRecord[] = [];
  #recording: Promise<void> | null = null;
  #stopping = false;
  #loop: Promise<void> = Promise.resolve();
  #wake: () => void = () => {};
  #woken = false;
  #unsubscribe: () => Promise<void> = async () => {};
  #renewal: NodeJS.Timeout | undefined;
  #lastSweep = 0;
  /** Monotonic time of the last turn of the loop, for readiness. */
  lastTurn = performance.now();

  constructor(context: ServiceContext, sender: WebhookSender) {
    this.#context = context;
    this.#sender = sender;
  }

  async start(): Promise<void> {
    this.#unsubscribe = await this.#context.store.subscribe(CHANNELS.deliveriesDue, () => this.#signal());
    this.#loop = this.#run();
  }

  /** Finishes and records the attempts under way (at most 5 s each) and gives back the deliveries not yet tried. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#signal();
    await this.#unsubscribe();
    await this.#loop;
    clearInterval(this.#renewal);
    await releaseLeases(this.#context, this.#owner);
    await this.#sender.close();
  }

  /**
   * Works off everything that is due now and waits for it to be recorded.
   * @returns number of attempts made
   */
  async runDue(): Promise<number> {
    // From the first claim on: whoever holds deliveries keeps them.
    this.#renewal ??= setInterval(() => this.#renew(), RENEW_EVERY_MS).unref();
    let made = 0;
    for (;;) {
      this.lastTurn = performance.now();
      await this.#lanes.drainedTo(REFILL_BELOW, LOOK_AGAIN_MS);
      const room = Math.min(BATCH, HELD_MAX - this.#lanes.held);
      const claimed =
        room > 0 && !this.#stopping
          ? await claimDeliveries(this.#context, this.#owner, room, this.#lanes.saturated())
          : [];
      this.#lanes.add(claimed);
      made += claimed.length;
      if (claimed.length > 0) continue;
      if (this.#lanes.held === 0) break;
      await this.#lanes.drainedTo(this.#lanes.held >> 1, LOOK_AGAIN_MS);
    }
    await this.#flush();
    return made;
  }

  async #run(): Promise<void> {
    while (!this.#stopping) {
      this.lastTurn = performance.now();
      try {
        await this.runDue();
        if (performance.now() - this.#lastSweep > SWEEP_EVERY_MS) {
          this.#lastSweep = performance.now();
          await disableSubscriptionsOfExpiredKeys(this.#context);
          await sweepDeliveries(this.#context);
        }
      } catch (error) {
        this.#context.log('error', 'delivery_loop_failed', errorFields(error));
        await new Promise<void>((resolve) => setTimeout(resolve, IDLE_MS).unref());
      }
      await this.#idle();
    }
  }

  async #attempt(delivery: ClaimedDelivery): Promise<void> {
    if (this.#stopping) return;
    const now = this.#context.clock.now();
    const oldIsValid = delivery.previous_secret_until !== null && delivery.previous_secret_until > now;
    const secrets =
      oldIsValid && delivery.previous_secret !== null ? [delivery.secret, delivery.previous_secret] : [delivery.secret];
    const result = await this.#sender.send({
      url: delivery.url,
      body: deliveryBody(delivery),
      secrets,
      eventId: delivery.event_id,
      now,
    });
    this.#done.push({ delivery, result, at: this.#context.clock.now() });
    // What ends while a group is being recorded makes the next group: few transactions under load, no delay without.
    const flushed = this.#flush();
    if (this.#done.length > UNRECORDED_MAX) await flushed;
  }

  /** Everything that has ended is recorded when this resolves. */
  async #flush(): Promise<void> {
    while (this.#recording !== null) await this.#recording;
    if (this.#done.length === 0) return;
    this.#recording = this.#recordGroup().finally(() => {
      this.#recording = null;
    });
    await this.#recording;
  }

  /** Under load waits a moment for others to end: one transaction for many costs what one for one does. */
  async #recordGroup(): Promise<void> {
    if (this.#lanes.held > 1) await new Promise<void>((resolve) => setTimeout(resolve, GATHER_MS));
    await recordAttempts(this.#context, this.#owner, this.#done.splice(0)).catch((error: unknown) =>
      this.#context.log('error', 'delivery_record_failed', errorFields(error)),
    );
  }

  #renew(): void {
    if (this.#lanes.held === 0) return;
    renewLeases(this.#context, this.#owner).catch((error: unknown) =>
      this.#context.log('error', 'delivery_lease_failed', errorFields(error)),
    );
  }

  #signal(): void {
    this.#woken = true;
    this.#wake();
  }

  #idle(): Promise<void> {
    if (this.#woken || this.#stopping) {
      this.#woken = false;
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, IDLE_MS);
      timer.unref();
      this.#wake = () => {
        clearTimeout(timer);
        this.#woken = false;
        resolve();
      };
    });
  }
}
