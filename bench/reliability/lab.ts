import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PostgresCluster, startPostgres } from '../../test/helpers/postgres.ts';
import { request, type Service } from '../fleet.ts';

export type StoreName = 'pglite' | 'postgres';

export interface Outcome {
  readonly held: boolean;
  readonly counts: string;
}

/** Where the goals run: a folder, and one PostgreSQL server that most of them share. */
export class Lab {
  readonly folder = mkdtempSync(join(tmpdir(), 'scan-gate-reliability-'));
  #cluster: PostgresCluster | undefined;
  #stores = 0;

  constructor() {
    // PostgreSQL runs as another user.
    chmodSync(this.folder, 0o755);
  }

  /** Options of the processes of a new, empty service: one on PGlite, an API and two workers on PostgreSQL. */
  async processes(store: StoreName, extra: Record<string, unknown>): Promise<Record<string, unknown>[]> {
    if (store === 'pglite') return [{ ...extra, store: { kind: 'directory', path: this.newPath() } }];
    return onPostgres(await this.database(), extra);
  }

  /** A path that does not exist yet. */
  newPath(): string {
    this.#stores += 1;
    return join(this.folder, `data${this.#stores}`);
  }

  /** URL of an empty database. */
  async database(): Promise<string> {
    this.#cluster ??= await startPostgres();
    return this.#cluster.database();
  }

  /** The shared server. @throws Error before {@link database} was called */
  get cluster(): PostgresCluster {
    if (this.#cluster === undefined) throw new Error('No PostgreSQL server was started.');
    return this.#cluster;
  }

  close(): void {
    this.#cluster?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export function onPostgres(url: string, extra: Record<string, unknown>): Record<string, unknown>[] {
  const options = { ...extra, store: { kind: 'postgres', url } };
  return [
    { ...options, role: 'api' },
    { ...options, role: 'worker' },
    { ...options, role: 'worker' },
  ];
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** @returns how long it took in ms. @throws Error past the deadline */
export async function until(what: string, done: () => boolean | Promise<boolean>, deadlineMs: number): Promise<number> {
  const started = performance.now();
  while (!(await done())) {
    if (performance.now() - started > deadlineMs) throw new Error(`${what}: not within ${deadlineMs / 1_000} s`);
    await pause(50);
  }
  return performance.now() - started;
}

export interface BulkBody {
  readonly results?: readonly { readonly ok: boolean; readonly scan?: { readonly id: string } }[];
}

/** Creates quick scans in one request. @returns their ids. @throws Error when one was refused */
export async function createScans(service: Service, target: string, key: string, count: number): Promise<string[]> {
  const scans = Array.from({ length: count }, () => ({ target, scan_type: 'quick' }));
  const { status, body } = await request(service, 'POST', '/v1/scans/bulk', { scans }, { 'idempotency-key': key });
  const ids = (body as BulkBody).results?.flatMap((result) => (result.ok && result.scan ? [result.scan.id] : [])) ?? [];
  if (status !== 201 || ids.length !== count)
    throw new Error(`bulk returned ${status}: ${JSON.stringify(body).slice(0, 300)}`);
  return ids;
}

export async function registerTarget(service: Service, hostname: string): Promise<void> {
  const headers = { 'idempotency-key': `target ${hostname}` };
  const { status } = await request(service, 'POST', '/v1/targets', { hostname }, headers);
  if (status !== 201 && status !== 409) throw new Error(`registering the target returned ${status}`);
}

export interface FinalStates {
  readonly succeeded: number;
  readonly failed: number;
  readonly open: number;
}

/** Waits up to five minutes until nothing is queued or running. @returns in which states the scans are then */
export async function finalStates(service: Service, ids: readonly string[]): Promise<FinalStates> {
  const isQuiet = async (): Promise<boolean> => {
    for (const status of ['queued', 'running']) {
      const { body } = await request(service, 'GET', `/v1/scans?limit=1&status=${status}`);
      if ((body as { data: unknown[] }).data.length > 0) return false;
    }
    return true;
  };
  await until('final states', isQuiet, 300_000).catch(() => undefined);
  const states = { succeeded: 0, failed: 0, open: 0 };
  for (const id of ids) {
    const { body } = await request(service, 'GET', `/v1/scans/${id}`);
    const { status } = body as { status: string };
    if (status === 'succeeded' || status === 'failed') states[status] += 1;
    else states.open += 1;
  }
  return states;
}

export const described = ({ succeeded, failed, open }: FinalStates): string =>
  `${succeeded} succeeded, ${failed} failed, ${open} not final`;
