import { SEVERITIES, type Severity, severityRank } from '../../contract/primitives.ts';
import type { BulkScanFrame } from '../../contract/scan.ts';
import { audit } from '../audit.ts';
import { page, pageBy } from '../http/page.ts';
import { dateOf } from '../http/query-string.ts';
import type { Handlers } from '../http/route-context.ts';
import { buildReport } from '../scans/build-report.ts';
import { bulkResult, bulkRolledBack, readBulk } from '../scans/bulk.ts';
import { createScan, createScans } from '../scans/create-scans.ts';
import { FINDING_COLUMNS, type FindingRow, toFinding } from '../scans/findings.ts';
import { pdfHeaders } from '../scans/pdf-store.ts';
import { findScan, SCAN_COLUMNS, type ScanRow, toScan } from '../scans/scan-row.ts';
import { cancelScan } from '../scans/transitions.ts';
import { listRows } from '../store/list-query.ts';

export const scanRoutes = {
  async createScan(tx, { service, principal, body }) {
    const scan = await createScan(tx, service, principal, body);
    return { status: 201, body: toScan(scan, service.config.publicUrl) };
  },

  async createScansBulk(tx, { service, principal, requestId, body }) {
    // The server validated the frame only (bodyFrame).
    const { entries, failFast } = readBulk(body as BulkScanFrame);
    const frame = { requestId, publicUrl: service.config.publicUrl };
    const result = await createScans(tx, service, principal, entries, { failFast });
    const { failure } = result;
    if (failure !== null) throw bulkRolledBack(failure.index, failure.error, entries.length, frame);
    return { status: 201, body: bulkResult(result.outcomes, frame) };
  },

  listScans(sql, context) {
    const { service, principal, query } = context;
    const after = dateOf('created_after', query.created_after);
    const before = dateOf('created_before', query.created_before);
    const { status = null, target = null, scan_type: scanType = null } = query;
    return page(
      context,
      ['scans', principal.workspaceId, status, target, scanType, after, before],
      (rows) =>
        listRows<ScanRow>(
          sql,
          `SELECT ${SCAN_COLUMNS} FROM scans s`,
          [
            ['s.workspace_id = ?', principal.workspaceId],
            ['s.status = ?', status],
            ['s.target = lower(?)', target],
            ['s.scan_type = ?', scanType],
            ['s.created_at > ?', after],
            ['s.created_at < ?', before],
          ],
          rows,
        ),
      (row) => toScan(row, service.config.publicUrl),
    );
  },

  async getScan(sql, { service, principal, params }) {
    const scan = await findScan(sql, principal, params.scan_id);
    return { status: 200, body: toScan(scan, service.config.publicUrl) };
  },

  async cancelScan(tx, { service, principal, params }) {
    const now = service.clock.now();
    const { scan, changed } = await cancelScan(tx, principal, params.scan_id, now);
    if (changed) await audit(tx, principal, 'scan.cancelled', scan.id, now, { target: scan.target });
    return { status: 200, body: toScan(scan, service.config.publicUrl) };
  },

  async listFindings(sql, context) {
    const { service, principal, params, query } = context;
    const scan = await findScan(sql, principal, params.scan_id);
    const filters = [ranks(query.severity, query.min_severity), query.state ?? null, query.check_id ?? null];
    return pageBy<FindingRow>(
      (row) => [row.severity_rank, row.id],
      context,
      ['findings', scan.id, ...filters],
      ({ after, limit }) =>
        sql.query<FindingRow>(
          `SELECT ${FINDING_COLUMNS} FROM findings WHERE scan_id = $1
             AND severity_rank = ANY($2) AND ($3::text IS NULL OR state = $3) AND ($4::text IS NULL OR check_id = $4)
             AND ($5::int IS NULL OR (severity_rank, id) > ($5, $6))
           ORDER BY severity_rank, id LIMIT $7`,
          [scan.id, ...filters, ...after, limit],
        ),
      (row) => toFinding(row, service.config.checkPage),
    );
  },

  async getReport(sql, { service, principal, params }) {
    const scan = await findScan(sql, principal, params.scan_id);
    return { status: 200, body: await buildReport(service, scan) };
  },

  async getReportPdf(sql, { service, principal, params }) {
    const scan = await findScan(sql, principal, params.scan_id);
    const report = await buildReport(service, scan);
    const place =
      service.pdfStore === null
        ? { bytes: await service.renderPdf(report) }
        : await service.pdfStore.place(scan, report);
    if ('url' in place) return { status: 302, headers: { location: place.url } };
    return { status: 200, bytes: place.bytes, headers: pdfHeaders(scan.id) };
  },
} satisfies Handlers;

/** Severity ranks that pass both filters. A rank is the index in {@link SEVERITIES}. */
function ranks(list: string | undefined, minimum: Severity | undefined): number[] {
  const listed = list === undefined ? SEVERITIES : SEVERITIES.filter((severity) => list.split(',').includes(severity));
  const lowest = minimum === undefined ? SEVERITIES.length : severityRank(minimum);
  return listed.map(severityRank).filter((rank) => rank <= lowest);
}
