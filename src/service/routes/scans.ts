import type { BulkScanFrame } from '../../contract/scan.ts';
import { isFinal } from '../../contract/scan-states.ts';
import { audit } from '../audit.ts';
import { ApiError } from '../errors.ts';
import { page } from '../http/page.ts';
import type { Handlers } from '../http/route-context.ts';
import { updateFinding } from '../scans/acceptance.ts';
import { buildReport } from '../scans/build-report.ts';
import { bulkResult, bulkRolledBack, readBulk } from '../scans/bulk.ts';
import { createScan, createScans } from '../scans/create-scans.ts';
import { deleteScans } from '../scans/delete-scans.ts';
import { FINDINGS_NOW, toFinding } from '../scans/findings.ts';
import { pdfHeaders } from '../scans/pdf-store.ts';
import { findScan, lockScan, SCAN_COLUMNS, type ScanRow, toScan } from '../scans/scan-row.ts';
import { cancelScan } from '../scans/transitions.ts';
import { listRows } from '../store/list-query.ts';
import { dateOf } from '../validate.ts';
import { pageOfFindings } from './findings-page.ts';
import { pdfVersion, reportAs } from './report-formats.ts';

export const scanRoutes = {
  async createScan(tx, { service, principal, body, traceparent }) {
    const scan = await createScan(tx, service, principal, body, traceparent);
    return { status: 201, body: toScan(scan, service.config.publicUrl) };
  },

  async createScansBulk(tx, { service, principal, requestId, body, traceparent }) {
    // The server validated the frame only (bodyFrame).
    const { entries, failFast } = readBulk(body as BulkScanFrame);
    const frame = { requestId, publicUrl: service.config.publicUrl };
    const result = await createScans(tx, service, principal, entries, { failFast }, traceparent);
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

  async deleteScan(tx, { service, principal, params }) {
    const scan = await lockScan(tx, principal, params.scan_id);
    if (!isFinal(scan.status)) {
      throw new ApiError('invalid_state', `The scan is ${scan.status}: cancel it before you delete it.`);
    }
    await deleteScans(tx, [scan.id]);
    await audit(tx, principal, 'scan.deleted', scan.id, service.clock.now(), { target: scan.target });
    return { status: 204 };
  },

  async cancelScan(tx, { service, principal, params }) {
    const now = service.clock.now();
    const { scan, changed } = await cancelScan(tx, principal, params.scan_id, now);
    if (changed) await audit(tx, principal, 'scan.cancelled', scan.id, now, { target: scan.target });
    return { status: 200, body: toScan(scan, service.config.publicUrl) };
  },

  async listFindings(sql, context) {
    const { service, principal, params } = context;
    const scan = await findScan(sql, principal, params.scan_id);
    return pageOfFindings(
      sql,
      context,
      { list: 'findings', from: FINDINGS_NOW, column: 'scan_id', id: scan.id },
      (row) => toFinding(row, service.config.checkPage),
    );
  },

  updateFinding: async (tx, { service, principal, params, body }) => ({
    status: 200,
    body: await updateFinding(tx, service, principal, params.finding_id, body),
  }),

  async getReport(sql, { service, principal, params, mediaType }) {
    const scan = await findScan(sql, principal, params.scan_id);
    return { status: 200, representation: await reportAs(mediaType, await buildReport(service, scan)) };
  },

  async getReportPdf(sql, { service, principal, params }) {
    const scan = await findScan(sql, principal, params.scan_id);
    const report = await buildReport(service, scan);
    const place = await service.pdfStore?.place(scan, report);
    if (place !== undefined && 'url' in place) return { status: 302, headers: { location: place.url } };
    const read = async () => place?.bytes ?? service.renderPdf(report);
    return { status: 200, representation: { headers: pdfHeaders(scan.id), version: pdfVersion(report), read } };
  },
} satisfies Handlers;
