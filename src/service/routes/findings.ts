import { SEVERITIES, type Severity, severityRank } from '../../contract/primitives.ts';
import { pageRequest, toPage } from '../http/page.ts';
import type { Handlers } from '../http/route-context.ts';
import { findScan } from '../scans/find-scan.ts';
import { FINDING_COLUMNS, type FindingRow, toFinding } from '../scans/findings.ts';

export const findingRoutes = {
  async listFindings(context) {
    const { service, principal, params, query } = context;
    const scan = await findScan(service.store, principal, params.scan_id);
    const severities = ranks(query.severity, query.min_severity);
    const filters = [severities, query.state ?? null, query.check_id ?? null];
    const list = ['findings', scan.id, ...filters];
    const page = pageRequest(context, list);
    const rows = await service.store.query<FindingRow>(
      `SELECT ${FINDING_COLUMNS} FROM findings WHERE scan_id = $1
         AND severity_rank = ANY($2) AND ($3::text IS NULL OR state = $3) AND ($4::text IS NULL OR check_id = $4)
         AND ($5::int IS NULL OR (severity_rank, id) > ($5, $6))
       ORDER BY severity_rank, id LIMIT $7`,
      [scan.id, ...filters, page.after?.[0] ?? null, page.after?.[1] ?? null, page.limit + 1],
    );
    return {
      status: 200,
      body: toPage(
        context,
        list,
        page,
        rows,
        (row) => [row.severity_rank, row.id],
        (row) => toFinding(row, service.config.checkPage),
      ),
    };
  },
} satisfies Handlers;

/** Ranks that both filters let through; a rank is the position in {@link SEVERITIES}. */
function ranks(list: string | undefined, least: Severity | undefined): number[] {
  const asked = list === undefined ? SEVERITIES : SEVERITIES.filter((severity) => list.split(',').includes(severity));
  const limit = least === undefined ? SEVERITIES.length : severityRank(least);
  return asked.map(severityRank).filter((rank) => rank <= limit);
}
