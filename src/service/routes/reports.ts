import type { Handlers } from '../http/route-context.ts';
import { buildReport } from '../scans/build-report.ts';
import { findScan } from '../scans/find-scan.ts';
import { pdfHeaders } from '../scans/pdf-store.ts';

export const reportRoutes = {
  async getReport({ service, principal, params }) {
    const scan = await findScan(service.store, principal, params.scan_id);
    return { status: 200, body: await buildReport(service, scan) };
  },

  async getReportPdf({ service, principal, params }) {
    const scan = await findScan(service.store, principal, params.scan_id);
    const report = await buildReport(service, scan);
    const place =
      service.pdfStore === null
        ? { bytes: await service.renderPdf(report) }
        : await service.pdfStore.place(scan, report);
    if ('url' in place) return { status: 302, headers: { location: place.url } };
    return { status: 200, bytes: place.bytes, headers: pdfHeaders(scan.id) };
  },
} satisfies Handlers;
