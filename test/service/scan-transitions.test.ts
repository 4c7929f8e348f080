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

const SELECT = `SELECT ${SCAN_COLUMNS} FROM scans s WHERE s.id = $1`;

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

  test('a failure keeps its message readable: at most 1,000 characters, without NUL and lone surrogates', async () => {
    const service = await start({ role: 'api' });
    const id = await scanIn(service, 'running');
    const message = `a\0b\uD800c${'x'.repeat(2_000)}`;
    await service.store.transaction(async (tx) =>
      failScan(tx, single(await tx.query<ScanRow>(SELECT, [id])), 'unreachable', message, new Date()),
    );
    const { body } = await service.api.get(`/v1/scans/${id}`);
    expect(body).toMatchObject({ status: 'failed', tokens_charged: 0, findings_count: null, report_url: null });
    expect(body.failure).toEqual({ reason: 'unreachable', message: `ab\uFFFDc${'x'.repeat(996)}` });
  });

  test('what a scan cost is refunded when it fails or was not begun, and kept when it ran', async () => {
    const service = await start({ role: 'api' });
    const { api, store } = service;
    const principal = { keyId: '', workspaceId: service.service.workspaceId, livemode: true, scopes: [] };
    const balance = async () => (await api.get('/v1/usage')).body.balance;
    const full = await balance();
    const queued = await scanIn(service, 'queued');
    expect(await balance()).toBe(full - 5);
    const cancel = (id: string) => store.transaction((tx) => cancelScan(tx, principal, id, new Date()));
    expect(await cancel(queued)).toMatchObject({ changed: true, scan: { tokens_charged: 0 } });
    expect(await cancel(queued)).toMatchObject({ changed: false, scan: { status: 'cancelled' } });
    expect(await balance()).toBe(full);
    const running = await scanIn(service, 'running');
    expect(await cancel(running)).toMatchObject({ changed: true, scan: { tokens_charged: 5 } });
    await expect(cancel(await scanIn(service, 'succeeded'))).rejects.toMatchObject({ code: 'invalid_state' });
    expect(await balance()).toBe(full - 10);
  });

  test('events of the end name what happened', async () => {
    const service = await start({ role: 'api' });
    const { store } = service;
    const principal = { keyId: '', workspaceId: service.service.workspaceId, livemode: true, scopes: [] };
    const now = new Date(Date.now() + 60_000);
    const result = completed();
    if (result.status !== 'completed') throw new Error('unreachable');
    const end = async (fire: (tx: Transaction, scan: ScanRow) => Promise<unknown>) => {
      const id = await scanIn(service, 'running');
      await store.transaction(async (tx) => fire(tx, single(await tx.query<ScanRow>(SELECT, [id]))));
      const [event] = await store.query<{ data: Record<string, unknown> }>(
        "SELECT data FROM events WHERE subject = $1 AND type <> 'scan.queued'",
        [id],
      );
      expect(event?.data).toMatchObject({ scan_id: id, target: '127.0.0.1:8080', scan_type: 'quick' });
      return [id, event?.data] as const;
    };
    const [id, succeeded] = await end((tx, scan) => succeedScan(tx, scan, result.report, 'https://a.example', now));
    expect(succeeded).toMatchObject({
      status: 'succeeded',
      findings_count: result.report.findings.length,
      report_url: `https://a.example/v1/scans/${id}/report`,
    });
    const [, failed] = await end((tx, scan) => failScan(tx, scan, 'timeout', 'It timed out.', now));
    expect(failed).toMatchObject({ status: 'failed', reason: 'timeout', message: 'It timed out.' });
    const [, cancelled] = await end((tx, scan) => cancelScan(tx, principal, scan.id, now));
    expect(cancelled).toMatchObject({ status: 'cancelled', cancelled_at: now.toISOString() });
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
    const pairs = SCAN_STATUSES.flatMap((from) => triggers.map(([trigger, fire]) => ({ from, trigger, fire })));
    for (const { from, trigger, fire } of pairs) {
      // Cancelling a cancelled scan is the one repetition that succeeds and changes nothing.
      if (from === 'cancelled' && trigger === 'cancel') continue;
      const id = await scanIn(service, from);
      const move = transition(from, trigger);
      const fired = store.transaction(async (tx) => fire(tx, single(await tx.query<ScanRow>(SELECT, [id]))));
      if (move === undefined) await expect(fired).rejects.toThrow(/cannot/);
      else await fired;
      const [scan] = await store.query<{ status: string }>('SELECT status FROM scans WHERE id = $1', [id]);
      expect(scan?.status).toBe(move?.to ?? from);
      const events = await store.query("SELECT type FROM events WHERE subject = $1 AND type <> 'scan.queued'", [id]);
      expect(events).toEqual(move === undefined ? [] : [{ type: move.event }]);
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
