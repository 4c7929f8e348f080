import { expect, test } from 'vitest';
import {
  isFinal,
  SCAN_STATUSES,
  SCAN_TRANSITIONS,
  type ScanStatus,
  type ScanTrigger,
  transition,
} from '../../src/contract/scan-states.ts';
import { SCAN_COLUMNS, type ScanRow } from '../../src/service/scans/scan-row.ts';
import { cancelScan, failScan, succeedScan } from '../../src/service/scans/transitions.ts';
import { type Store, single, type Transaction } from '../../src/service/store/store.ts';
import { completed } from '../helpers/scripted-engine.ts';
import { describeStores, type TestService } from '../helpers/service.ts';

describeStores('the transition table of the contract', ({ start }) => {
  test('equals what the database allows, for every pair of states', async () => {
    const service = await start({ role: 'api' });
    const allowed: string[] = [];
    for (const from of SCAN_STATUSES) {
      for (const to of SCAN_STATUSES.filter((status) => status !== from)) {
        const id = await scanIn(service, from);
        const outcome = await setStatus(service.store, id, to).then(
          () => 'allowed',
          (error: { code?: string }) => error.code,
        );
        expect(['allowed', 'SG001']).toContain(outcome);
        if (outcome === 'allowed') allowed.push(`${from} ${to}`);
      }
    }
    expect(allowed.sort()).toEqual(SCAN_TRANSITIONS.map(({ from, to }) => `${from} ${to}`).sort());
  });

  test('covers every trigger that ends a scan, with its event', async () => {
    const service = await start({ role: 'api' });
    const { store } = service;
    const principal = { keyId: '', workspaceId: service.service.workspaceId, livemode: true, scopes: [] };
    const now = new Date();
    const result = completed();
    if (result.status !== 'completed') throw new Error('unreachable');
    const triggers: readonly [ScanTrigger, (tx: Transaction, scan: ScanRow) => Promise<unknown>][] = [
      ['succeed', (tx, scan) => succeedScan(tx, scan, result.report, 'http://127.0.0.1', now)],
      ['fail', (tx, scan) => failScan(tx, scan, 'timeout', 'It timed out.', now)],
      ['cancel', (tx, scan) => cancelScan(tx, principal, scan.id, now)],
    ];
    for (const from of SCAN_STATUSES) {
      for (const [trigger, fire] of triggers) {
        // Cancelling a cancelled scan is the one repetition that succeeds and changes nothing.
        if (from === 'cancelled' && trigger === 'cancel') continue;
        const id = await scanIn(service, from);
        const move = transition(from, trigger);
        const fired = store.transaction(async (tx) =>
          fire(tx, single(await tx.query<ScanRow>(`SELECT ${SCAN_COLUMNS} FROM scans s WHERE s.id = $1`, [id]))),
        );
        if (move === undefined) await expect(fired).rejects.toThrow(/cannot/);
        else await fired;
        const [scan] = await store.query<{ status: string }>('SELECT status FROM scans WHERE id = $1', [id]);
        expect(scan?.status).toBe(move?.to ?? from);
        const events = await store.query("SELECT type FROM events WHERE subject = $1 AND type <> 'scan.queued'", [id]);
        expect(events).toEqual(move === undefined ? [] : [{ type: move.event }]);
      }
    }
  });
});

/** Creates a scan and moves it to a state by the shortest path. */
async function scanIn({ api, store }: TestService, status: ScanStatus): Promise<string> {
  const { id } = (await api.post('/v1/scans', { target: '127.0.0.1:8080', scan_type: 'quick' })).body;
  if (status !== 'queued') await setStatus(store, id, 'running');
  if (isFinal(status)) await setStatus(store, id, status);
  return id;
}

function setStatus(store: Store, id: string, status: ScanStatus): Promise<unknown> {
  return store.query(
    `UPDATE scans SET status = $2::text, lease_owner = CASE WHEN $2::text = 'running' THEN 'worker' END,
       finished_at = CASE WHEN $3 THEN now() END WHERE id = $1`,
    [id, status, isFinal(status)],
  );
}
