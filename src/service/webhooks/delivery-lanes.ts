/** Maximum concurrent attempts, in total and per subscription. */
const CONCURRENCY = 100;
const PER_SUBSCRIPTION = 10;
/** Maximum deliveries held per subscription, so that a slow receiver cannot fill the process. */
const HELD_PER_SUBSCRIPTION = 100;

interface Lane<Item> {
  readonly waiting: Item[];
  active: number;
}

/** Runs work with bounded concurrency per subscription, so that a slow subscription does not delay the others. */
export class DeliveryLanes<Item extends { readonly webhook_id: string }> {
  readonly #work: (item: Item) => Promise<void>;
  readonly #lanes = new Map<string, Lane<Item>>();
  readonly #waiters = new Set<{ count: number; done: () => void }>();
  #active = 0;
  #held = 0;

  /** @param work never rejects */
  constructor(work: (item: Item) => Promise<void>) {
    this.#work = work;
  }

  /** Deliveries waiting or in progress. */
  get held(): number {
    return this.#held;
  }

  saturated(): string[] {
    return [...this.#lanes]
      .filter(([, lane]) => lane.waiting.length + lane.active >= HELD_PER_SUBSCRIPTION)
      .map(([id]) => id);
  }

  add(items: readonly Item[]): void {
    for (const item of items) {
      const lane = this.#lanes.get(item.webhook_id) ?? { waiting: [], active: 0 };
      this.#lanes.set(item.webhook_id, lane);
      lane.waiting.push(item);
      this.#held += 1;
    }
    this.#pump();
  }

  /** Resolves when no more than `count` deliveries are held, or after `deadlineMs`. */
  drainedTo(count: number, deadlineMs: number): Promise<void> {
    if (this.#held <= count) return Promise.resolve();
    return new Promise((resolve) => {
      const waiter = { count, done: () => {} };
      const timer = setTimeout(() => waiter.done(), deadlineMs);
      waiter.done = () => {
        clearTimeout(timer);
        this.#waiters.delete(waiter);
        resolve();
      };
      this.#waiters.add(waiter);
    });
  }

  #pump(): void {
    for (const [id, lane] of this.#lanes) {
      while (this.#active < CONCURRENCY && lane.active < PER_SUBSCRIPTION && lane.waiting.length > 0) {
        const item = lane.waiting.shift();
        if (item !== undefined) this.#start(id, lane, item);
      }
    }
  }

  #start(id: string, lane: Lane<Item>, item: Item): void {
    lane.active += 1;
    this.#active += 1;
    void this.#work(item).then(() => {
      lane.active -= 1;
      this.#active -= 1;
      this.#held -= 1;
      if (lane.active === 0 && lane.waiting.length === 0) this.#lanes.delete(id);
      for (const waiter of [...this.#waiters]) if (this.#held <= waiter.count) waiter.done();
      this.#pump();
    });
  }
}
