import { randomUUID } from 'node:crypto';
import { errorFields } from '../log.ts';
import { CHANNELS, type ServiceContext } from '../service-context.ts';
import { DeliveryLanes } from './delivery-lanes.ts';
import {
  type ClaimedDelivery,
  claimDeliveries,
  type LaneCursor,
  releaseDeliveries,
  renewDeliveryLeases,
} from './delivery-queue.ts';
import { type AttemptRecord, recordAttempts } from './record-attempts.ts';
import { deliveryBody, type WebhookSender } from './sender.ts';
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
const IDLE_MS = 1_000;
const RENEW_EVERY_MS = 4_000;
const SWEEP_EVERY_MS = 60_000;

/** Claims due deliveries, sends them and records the attempts, until stopped. */
export class DeliveryWorker {
  readonly #context: ServiceContext;
  readonly #sender: WebhookSender;
  readonly #owner = `dw_${randomUUID()}`;
  readonly #lanes = new DeliveryLanes<ClaimedDelivery>((delivery) => this.#attempt(delivery));
  readonly #cursor: LaneCursor = { after: '' };
  /** Ids of the deliveries that are leased and not recorded. */
  readonly #leased = new Set<string>();
  readonly #done: AttemptRecord[] = [];
  #recording: Promise<void> | null = null;
  #stopping = false;
  #loop: Promise<void> = Promise.resolve();
  #wake: () => void = () => {};
  #woken = false;
  #unsubscribe: () => Promise<void> = async () => {};
  #renewal: NodeJS.Timeout | undefined;
  #lastSweep = 0;
  /** Monotonic time of the last loop iteration, for readiness. */
  lastTurn = performance.now();

  constructor(context: ServiceContext, sender: WebhookSender) {
    this.#context = context;
    this.#sender = sender;
  }

  async start(): Promise<void> {
    this.#unsubscribe = await this.#context.store.subscribe(CHANNELS.deliveriesDue, () => this.#signal());
    this.#loop = this.#run();
  }

  /** Finishes and records the attempts in progress (5 s at most) and releases the other deliveries. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#signal();
    await this.#unsubscribe();
    await this.#loop;
    clearInterval(this.#renewal);
    await releaseDeliveries(this.#context, this.#owner, this.#leased);
    await this.#sender.close();
  }

  /**
   * Attempts everything that is due and waits until the attempts are recorded.
   * @returns number of attempts
   */
  async runDue(): Promise<number> {
    // Leases are renewed from the first claim on.
    this.#renewal ??= setInterval(() => this.#renew(), RENEW_EVERY_MS).unref();
    let made = 0;
    for (;;) {
      this.lastTurn = performance.now();
      await this.#lanes.drainedTo(REFILL_BELOW, POLL_MS);
      const room = Math.min(BATCH, HELD_MAX - this.#lanes.held);
      const claimed =
        room > 0 && !this.#stopping && this.#context.clockCheck.isRight
          ? await claimDeliveries(this.#context, this.#owner, room, this.#lanes.saturated(), this.#cursor)
          : [];
      for (const { id } of claimed) this.#leased.add(id);
      this.#lanes.add(claimed);
      made += claimed.length;
      if (claimed.length > 0) continue;
      if (this.#lanes.held === 0) break;
      await this.#lanes.drainedTo(this.#lanes.held >> 1, POLL_MS);
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
          if (!(await this.#context.clockCheck.check())) continue;
          await disableSubscriptionsOfExpiredKeys(this.#context);
          await sweepDeliveries(this.#context, () => {
            this.lastTurn = performance.now();
          });
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
    const result = await this.#sender.send({
      url: delivery.url,
      body: deliveryBody(delivery),
      secrets: signingSecrets(delivery, now),
      eventId: delivery.event_id,
      now,
    });
    this.#done.push({ delivery, result, at: this.#context.clock.now() });
    // Attempts that end while a group is being recorded form the next group: few transactions under load, no delay otherwise.
    const flushed = this.#flush();
    if (this.#done.length > UNRECORDED_MAX) await flushed;
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
    await recordAttempts(this.#context, this.#owner, group).catch((error: unknown) =>
      this.#context.log('error', 'delivery_record_failed', errorFields(error)),
    );
    // What could not be recorded is attempted again when its lease ends.
    for (const { delivery } of group) this.#leased.delete(delivery.id);
  }

  #renew(): void {
    if (this.#leased.size === 0) return;
    renewDeliveryLeases(this.#context, this.#owner, this.#leased).catch((error: unknown) =>
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
