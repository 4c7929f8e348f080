import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Creations under way at most, so that a slow machine is not flooded. */
const CONCURRENT_MAX = 10;
/** Milliseconds between creations, and after which one is tried at another process. */
const EVERY_MS = 50;
const PATIENCE_MS = 10_000;

export interface LoadReport {
  /** Ids of the scans whose creation was acknowledged. */
  readonly acknowledged: readonly string[];
  /** Responses and errors that were no acknowledgement, by kind; each was tried again. */
  readonly refusals: ReadonlyMap<string, number>;
  /** Longest time without an acknowledgement, and when it began after the start of the load. */
  readonly longestGapMs: number;
  readonly gapAtMs: number;
}

/** Creates scans one after the other at a steady rate, each with an Idempotency-Key and until it is acknowledged, as a client does. */
export class CreationLoad {
  readonly #urls: () => readonly (string | null)[];
  readonly #apiKey: string;
  readonly #target: string;
  /** Of its Idempotency-Keys: another load must not get its responses. */
  readonly #name = randomUUID();
  readonly #acknowledged: string[] = [];
  readonly #refusals = new Map<string, number>();
  readonly #started = performance.now();
  #last = performance.now();
  #gap = { ms: 0, at: 0 };
  #recentMs = 0;
  #open = 0;
  #isStopping = false;
  readonly #sent: Promise<void>[] = [];
  readonly #loop: Promise<void>;

  /** @param urls of the processes that serve the API at the moment */
  constructor(urls: () => readonly (string | null)[], apiKey: string, target: string) {
    this.#urls = urls;
    this.#apiKey = apiKey;
    this.#target = target;
    this.#loop = this.#run();
  }

  get count(): number {
    return this.#acknowledged.length;
  }

  /** @returns longest gap since the last call, also one that goes on, in milliseconds */
  startGap(): number {
    const ms = Math.max(this.#recentMs, performance.now() - this.#last);
    this.#recentMs = 0;
    return ms;
  }

  async stop(): Promise<LoadReport> {
    this.#isStopping = true;
    await this.#loop;
    await Promise.all(this.#sent);
    return {
      acknowledged: this.#acknowledged,
      refusals: this.#refusals,
      longestGapMs: this.#gap.ms,
      gapAtMs: this.#gap.at,
    };
  }

  async #run(): Promise<void> {
    for (let number = 0; !this.#isStopping; number += 1) {
      while (this.#open >= CONCURRENT_MAX) await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
      this.#open += 1;
      this.#sent.push(
        this.#create(number).finally(() => {
          this.#open -= 1;
        }),
      );
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  }

  async #create(number: number): Promise<void> {
    for (let attempt = number; ; attempt += 1) {
      const urls = this.#urls();
      const url = urls[attempt % urls.length] ?? null;
      const outcome = url === null ? 'no process' : await this.#send(url, number);
      if (outcome === null) return;
      this.#refusals.set(outcome, (this.#refusals.get(outcome) ?? 0) + 1);
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  }

  async #send(url: string, number: number): Promise<string | null> {
    try {
      const response = await fetch(`${url}/v1/scans`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${this.#apiKey}`,
          'content-type': 'application/json',
          'idempotency-key': `${this.#name}-${number}`,
        },
        body: JSON.stringify({ target: this.#target, scan_type: 'quick' }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const { id } = (await response.json()) as { id?: string };
      if (response.status !== 201 || id === undefined) return String(response.status);
      this.#acknowledged.push(id);
      this.#note();
      return null;
    } catch (error) {
      return (error as { cause?: { code?: string } }).cause?.code ?? (error as Error).name;
    }
  }

  #note(): void {
    const now = performance.now();
    this.#recentMs = Math.max(this.#recentMs, now - this.#last);
    if (now - this.#last > this.#gap.ms) this.#gap = { ms: now - this.#last, at: this.#last - this.#started };
    this.#last = now;
  }
}

interface Books {
  readonly lost: number;
  /** Acknowledged scans by their state. */
  readonly states: Readonly<Record<string, number>>;
  /** Scans and deliveries that were not charged exactly once, or refunded more than once. */
  readonly wrongCharges: number;
  /** Workspaces whose balance is not the sum of their ledger. */
  readonly wrongBalances: number;
  /** Events that a scan has twice, or not although it succeeded. */
  readonly wrongEvents: number;
  /** Longest time between two starts of the acknowledged scans, in milliseconds. */
  readonly longestStartGapMs: number;
}

/** Reads from the database what became of the acknowledged scans. */
export async function readBooks(url: string, acknowledged: readonly string[]): Promise<Books> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const one = async (sql: string): Promise<number> => {
    const { rows } = await client.query<{ n: string | number | null }>(sql, [acknowledged]);
    return Number(rows[0]?.n ?? 0);
  };
  try {
    const ids = 'unnest($1::text[]) AS a (id)';
    const { rows } = await client.query<{ status: string; n: string }>(
      `SELECT status, count(*) AS n FROM ${ids} JOIN scans USING (id) GROUP BY status ORDER BY status`,
      [acknowledged],
    );
    return {
      lost: await one(`SELECT count(*) AS n FROM ${ids} LEFT JOIN scans s USING (id) WHERE s.id IS NULL`),
      states: Object.fromEntries(rows.map(({ status, n }) => [status, Number(n)])),
      wrongCharges: await one(
        `SELECT (SELECT count(*) FROM ${ids} WHERE (SELECT count(*) FROM ledger l WHERE l.reference = a.id AND l.kind = 'charge') <> 1)
           + (SELECT count(*) FROM (SELECT FROM ledger WHERE reference IS NOT NULL GROUP BY reference, kind HAVING count(*) > 1) AS twice) AS n`,
      ),
      wrongBalances: await one(
        `SELECT count(*) AS n FROM workspaces w WHERE $1::text[] IS NOT NULL
           AND balance <> (SELECT coalesce(sum(amount), 0) FROM ledger l WHERE l.workspace_id = w.id)`,
      ),
      wrongEvents: await one(
        `SELECT count(*) AS n FROM ${ids} JOIN scans s USING (id) WHERE s.status = 'succeeded' AND
           (SELECT array_agg(type ORDER BY id) FROM events e WHERE e.subject = a.id AND e.type LIKE 'scan.%')
             IS DISTINCT FROM '{scan.queued,scan.running,scan.completed}'::text[]`,
      ),
      longestStartGapMs: await one(
        `SELECT max(extract(epoch FROM gap) * 1000) AS n FROM (
           SELECT started_at - lag(started_at) OVER (ORDER BY started_at) AS gap FROM ${ids} JOIN scans USING (id)) AS gaps`,
      ),
    };
  } finally {
    await client.end();
  }
}

export function isSound(
  { lost, states, wrongCharges, wrongBalances, wrongEvents }: Books,
  acknowledged: number,
): boolean {
  return states['succeeded'] === acknowledged && lost + wrongCharges + wrongBalances + wrongEvents === 0;
}
