import type { ServiceConfig, ServiceContext } from '../service-context.ts';
import type { Store, Transaction } from '../store/store.ts';
import { forgetSightings } from './findings.ts';

/** Scans that one transaction deletes, with up to 5,000 findings each. */
const BATCH = 20;
/** Maximum transactions of one run; the rest is for the next one. */
const BATCHES_MAX = 1_000;
/** Maximum time of one statement of a batch. */
const STATEMENT_MS = 30_000;
const DAY_MS = 24 * 3600 * 1000;

/**
 * Deletes final scans with all that depends on them: findings, results, events and their deliveries. The ledger keeps their
 * charges, and acceptances of findings stay; a recurring job deletes their objects from an object storage.
 */
export async function deleteScans(tx: Transaction, ids: readonly string[]): Promise<void> {
  await deleteEvents(tx, "subject = ANY ($1::text[]) AND (type LIKE 'scan.%' OR type LIKE 'finding.%')", [ids]);
  const findings = await tx.query<{ id: string }>(
    'DELETE FROM findings WHERE scan_id = ANY ($1::text[]) RETURNING id',
    [ids],
  );
  await forgetSightings(tx, findings);
  for (const table of ['scan_results', 'scan_secrets']) {
    await tx.query(`DELETE FROM ${table} WHERE scan_id = ANY ($1::text[])`, [ids]);
  }
  await tx.query('UPDATE stored_pdfs SET orphaned_at = clock_timestamp() WHERE scan_id = ANY ($1::text[])', [ids]);
  const deleted = await tx.query<{ workspace_id: string; target: string }>(
    'DELETE FROM scans WHERE id = ANY ($1::text[]) RETURNING workspace_id, target',
    [ids],
  );
  // What is known about the findings of a target ends with its last scan.
  await tx.query(
    `DELETE FROM fingerprints k USING unnest($1::text[], $2::text[]) AS d (workspace_id, target)
     WHERE k.workspace_id = d.workspace_id AND k.target = d.target AND k.accepted_at IS NULL
       AND NOT EXISTS (SELECT FROM scans s WHERE s.workspace_id = d.workspace_id AND s.target = d.target)`,
    [deleted.map(({ workspace_id }) => workspace_id), deleted.map(({ target }) => target)],
  );
}

/** Deletes the events of a condition with their deliveries. @returns number of events */
export async function deleteEvents(tx: Transaction, condition: string, values: readonly unknown[]): Promise<number> {
  // Parents are locked first: a replay or an attempt that is being recorded ends before, or finds nothing.
  const events = await idsOf(tx, `SELECT id FROM events WHERE ${condition} ORDER BY id FOR UPDATE`, values);
  const deliveries = await idsOf(
    tx,
    'SELECT id FROM deliveries WHERE event_id = ANY ($1::text[]) ORDER BY id FOR UPDATE',
    [events],
  );
  await tx.query('DELETE FROM delivery_attempts WHERE delivery_id = ANY ($1::text[])', [deliveries]);
  await tx.query('DELETE FROM deliveries WHERE id = ANY ($1::text[])', [deliveries]);
  await tx.query('DELETE FROM events WHERE id = ANY ($1::text[])', [events]);
  return events.length;
}

async function idsOf(tx: Transaction, statement: string, values: readonly unknown[]): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(statement, values);
  return rows.map(({ id }) => id);
}

/** Deletes the scans that are older than the service keeps them, in bounded batches. @returns number of scans */
export async function deleteOldScans({
  store,
  clock,
  config,
}: Pick<ServiceContext, 'store' | 'clock'> & {
  readonly config: Pick<ServiceConfig, 'retainScansDays'>;
}): Promise<number> {
  const now = clock.now().getTime();
  const workspaces = await store.query<{ id: string; days: number }>(
    "SELECT id, coalesce(retain_scans_days, $1) AS days FROM workspaces WHERE state <> 'deleted' ORDER BY id",
    [config.retainScansDays],
  );
  let deleted = 0;
  for (const { id, days } of workspaces) {
    deleted += await deleteBatches(store, { workspace: id, target: null, before: new Date(now - days * DAY_MS) });
  }
  return deleted;
}

/** Erases the data of the targets that are marked for it. A target stays on the list until its last scan of that time is final. */
export async function eraseTargets({ store }: Pick<ServiceContext, 'store'>): Promise<void> {
  const targets = await store.query<{ id: string; workspace_id: string; hostname: string; erase_before: Date }>(
    'SELECT id, workspace_id, hostname, erase_before FROM targets WHERE erase_before IS NOT NULL ORDER BY id',
  );
  for (const { id, workspace_id: workspace, hostname, erase_before: before } of targets) {
    await deleteBatches(store, { workspace, target: hostname, before });
    await store.transaction(async (tx) => {
      const values = [workspace, hostname, before];
      const left = await tx.query(
        'SELECT 1 FROM scans WHERE workspace_id = $1 AND target = $2 AND created_at < $3 LIMIT 1',
        values,
      );
      if (left.length > 0) return;
      await tx.query(
        `DELETE FROM fingerprints
         WHERE workspace_id = $1 AND target = $2 AND first_seen_at < $3 AND finding_id IS NULL`,
        values,
      );
      await tx.query('UPDATE targets SET erase_before = NULL WHERE id = $1 AND erase_before = $2', [id, before]);
    });
  }
}

interface Batches {
  readonly workspace: string;
  /** Host of the scans; null: all. */
  readonly target: string | null;
  readonly before: Date;
}

/** Deletes the final scans of a host or workspace, in bounded batches. @returns number of scans */
export function deleteBatches(store: Store, batches: Batches): Promise<number> {
  return inBatches(store, BATCH, (tx) => deleteBatch(tx, batches));
}

/**
 * Repeats a transaction until it has changed less than a batch.
 * @param change returns the number of rows that it has changed
 * @returns number of rows
 */
export async function inBatches(
  store: Store,
  size: number,
  change: (tx: Transaction) => Promise<number>,
): Promise<number> {
  let changed = 0;
  for (let count = 0; count < BATCHES_MAX; count += 1) {
    const batch = await store.transaction(change, { statementMs: STATEMENT_MS });
    changed += batch;
    if (batch < size) break;
  }
  return changed;
}

async function deleteBatch(tx: Transaction, { workspace, target, before }: Batches): Promise<number> {
  const old = await tx.query<{ id: string }>(
    `SELECT id FROM scans
     WHERE workspace_id = $1 AND created_at < $2 AND status IN ('succeeded', 'failed', 'cancelled')
       ${target === null ? '' : 'AND target = $3'}
     ORDER BY created_at, id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
    target === null ? [workspace, before] : [workspace, before, target],
  );
  const ids = old.map(({ id }) => id);
  if (ids.length > 0) await deleteScans(tx, ids);
  return ids.length;
}
