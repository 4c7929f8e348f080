import type { Handlers } from '../http/route-context.ts';
import { buildReport } from '../scans/build-report.ts';
import { findScan } from '../scans/find-scan.ts';

export const reportRoutes = {
  async getReport({ service, principal, params }) {
    const scan = await findScan(service.store, principal, params.scan_id);
    return { status: 200, body: await buildReport(service, scan) };
  },

  async getReportPdf({ service, principal, params }) {
    const scan = await findScan(service.store, principal, params.scan_id);
    const report = await buildReport(service, scan);
    return {
      status: 200,
      bytes: await service.renderPdf(report),
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${scan.id}.pdf"`,
      },
    };
  },
} satisfies Handlers;
