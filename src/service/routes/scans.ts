import { announce } from '../announce.ts';
import { audit } from '../audit.ts';
import { notFound } from '../errors.ts';
import { pageRequest, toPage } from '../http/page.ts';
import { dateOf } from '../http/query-string.ts';
import type { Handlers } from '../http/route-context.ts';
import { isId } from '../ids.ts';
import { bulkResult, bulkRolledBack, readBulk } from '../scans/bulk.ts';
import { createScans } from '../scans/create-scans.ts';
import { findScan } from '../scans/find-scan.ts';
import { SCAN_COLUMNS, type ScanRow, toScan } from '../scans/scan-row.ts';
import { cancelScan } from '../scans/transitions.ts';
import { CHANNELS, type ServiceContext } from '../service-context.ts';

export const scanRoutes = {
  async createScan({ service, principal, body, commit }) {
    let told = false;
    const reply = await commit(async (tx) => {
      const result = await createScans(tx, service, principal, [body], true, () => '');
      if (result.failure !== null) throw result.failure.error;
      const [outcome] = result.outcomes;
      if (outcome === undefined || 'error' in outcome) throw new Error('A single scan was neither made nor refused.');
      told = result.told;
      return { status: 201, body: toScan(outcome.scan, service.config.publicUrl) };
    });
    wake(service, told);
    return reply;
  },

  async createScansBulk({ service, principal, requestId, body, commit }) {
    const { scans, failFast } = readBulk(body);
    const frame = { requestId, publicUrl: service.config.publicUrl };
    let told = false;
    const reply = await commit(async (tx) => {
      const result = await createScans(tx, service, principal, scans, failFast, (index) => `scans[${index}]`);
      if (result.failure !== null) {
        throw bulkRolledBack(result.failure.index, result.failure.error, scans.length, frame);
      }
      told = result.told;
      return { status: 201, body: bulkResult(result.outcomes, frame) };
    });
    wake(service, told);
    return reply;
  },

  async listScans(context) {
    const { service, principal, query } = context;
    const after = dateOf('created_after', query.created_after);
    const before = dateOf('created_before', query.created_before);
    const filters = [query.status ?? null, query.target ?? null, query.scan_type ?? null, after, before];
    const list = ['scans', principal.workspaceId, ...filters];
    const page = pageRequest(context, list);
    const rows = await service.store.query<ScanRow>(
      `SELECT ${SCAN_COLUMNS} FROM scans s WHERE s.workspace_id = $1
         AND ($2::text IS NULL OR s.status = $2) AND ($3::text IS NULL OR s.target = lower($3))
         AND ($4::text IS NULL OR s.scan_type = $4)
         AND ($5::timestamptz IS NULL OR s.created_at > $5) AND ($6::timestamptz IS NULL OR s.created_at < $6)
         AND ($7::timestamptz IS NULL OR (s.created_at, s.id) < ($7, $8))
       ORDER BY s.created_at DESC, s.id DESC LIMIT $9`,
      [principal.workspaceId, ...filters, page.after?.[0] ?? null, page.after?.[1] ?? null, page.limit + 1],
    );
    return {
      status: 200,
      body: toPage(
        context,
        list,
        page,
        rows,
        (row) => [row.created_at.toISOString(), row.id],
        (row) => toScan(row, service.config.publicUrl),
      ),
    };
  },

  async getScan({ service, principal, params }) {
    const scan = await findScan(service.store, principal, params.scan_id);
    return { status: 200, body: toScan(scan, service.config.publicUrl) };
  },

  async cancelScan({ service, principal, params, commit }) {
    const { scan_id: id } = params;
    if (!isId('scn', id)) throw notFound('scan', id);
    let moved: { told: boolean; wasRunning: boolean } | undefined;
    const reply = await commit(async (tx) => {
      const now = service.clock.now();
      const cancelled = await cancelScan(tx, principal.workspaceId, id, now);
      if (cancelled.changed) await audit(tx, principal, 'scan.cancel', id, now);
      moved = cancelled;
      return { status: 200, body: toScan(cancelled.scan, service.config.publicUrl) };
    });
    if (moved?.wasRunning === true) announce(service, CHANNELS.scanCancelled, id);
    if (moved?.told === true) announce(service, CHANNELS.deliveriesDue);
    return reply;
  },
} satisfies Handlers;

/** After the commit: the worker begins at once, the deliverer too when somebody listens. */
function wake(service: ServiceContext, told: boolean): void {
  announce(service, CHANNELS.scanQueued);
  if (told) announce(service, CHANNELS.deliveriesDue);
}
