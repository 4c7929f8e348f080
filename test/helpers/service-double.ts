import type { ServerResponse } from 'node:http';
import { EXAMPLES } from '../../src/contract/examples.ts';
import type { ScanType } from '../../src/contract/primitives.ts';
import type { Report } from '../../src/contract/report.ts';
import { type HttpDouble, httpDouble, json, type SeenRequest } from './http-double.ts';

/** A scan as the double keeps it. */
export interface DoubleScan {
  readonly id: string;
  readonly target: string;
  readonly scan_type: string;
  /** How often it was polled. */
  looks: number;
  status: string;
}

export interface DoubleOptions {
  /** Status of a scan at its n-th poll (1 first). Default: queued, running, succeeded. */
  readonly status?: (scan: DoubleScan, look: number) => string;
  /** Findings of a scan, as JSON. */
  readonly findings?: (scan: DoubleScan) => readonly unknown[];
  /** JSON report; undefined responds with 404. */
  readonly report?: (scan: DoubleScan) => unknown;
  /** Fields of a scan in addition to the certain ones. */
  readonly scanFields?: (scan: DoubleScan) => Record<string, unknown>;
  /** Called first; true when it has responded. */
  readonly intercept?: (request: SeenRequest, response: ServerResponse, count: number) => boolean | Promise<boolean>;
  /** Error code of the entry of a bulk request, or null to create its scan. */
  readonly refuse?: (entry: { target: string; scan_type: string }) => string | null;
  /** Refuse every query parameter and body member that a minimal service does not know. */
  readonly minimal?: boolean;
}

export interface ServiceDouble extends HttpDouble {
  readonly scans: DoubleScan[];
  readonly cancelled: string[];
}

/** A minimal service: it sends only what every client can rely on. Each option changes one thing. */
export async function serviceDouble(options: DoubleOptions = {}): Promise<ServiceDouble> {
  const scans: DoubleScan[] = [];
  const cancelled: string[] = [];
  const byKey = new Map<string, unknown>();
  const targets = new Map<string, string>();

  const shown = (scan: DoubleScan) => ({
    id: scan.id,
    target: scan.target,
    scan_type: scan.scan_type,
    status: scan.status,
    ...options.scanFields?.(scan),
  });
  const look = (scan: DoubleScan) => {
    scan.looks += 1;
    if (scan.status === 'cancelled') return;
    scan.status = options.status?.(scan, scan.looks) ?? (['queued', 'running'][scan.looks - 1] || 'succeeded');
  };
  const fail = (response: ServerResponse, status: number, code: string) => json(response, status, { code });

  const double = await httpDouble(async (request, response, count) => {
    if (await options.intercept?.(request, response, count)) return;
    if (!request.headers.authorization?.startsWith('Bearer ')) return fail(response, 401, 'missing_api_key');
    const parts = request.path.split('/').slice(2);
    const body = request.body === '' ? undefined : (JSON.parse(request.body) as Record<string, unknown>);
    const route = `${request.method} /${parts.map((part, index) => (index === 1 && part !== 'bulk' ? ':id' : part)).join('/')}`;
    const scan = scans.find((candidate) => candidate.id === parts[1]);
    const shownQuery = parts[2] === 'findings' ? ['severity', 'cursor'] : ['limit', 'cursor'];
    if (options.minimal === true && [...request.query.keys()].some((name) => !shownQuery.includes(name))) {
      return fail(response, 422, 'validation_error');
    }
    switch (route) {
      case 'GET /usage':
        return json(response, 200, { last_30d: { by_operation: {} } });
      case 'POST /targets': {
        const hostname = String(body?.['hostname']);
        if (targets.has(hostname)) return fail(response, 409, 'conflict');
        targets.set(hostname, `tgt_${targets.size + 1}`);
        return json(response, 201, { id: targets.get(hostname), hostname });
      }
      case 'POST /targets/:id/verify':
        return json(response, 200, { status: 'verified' });
      case 'POST /scans/bulk': {
        const key = String(request.headers['idempotency-key'] ?? '');
        const earlier = byKey.get(key);
        if (earlier !== undefined) return json(response, 201, earlier, { 'idempotent-replayed': 'true' });
        const entries = body?.['scans'] as { target: string; scan_type: string; metadata?: unknown }[];
        if (options.minimal === true && entries.some((entry) => Object.keys(entry).length > 2)) {
          return fail(response, 422, 'validation_error');
        }
        const results = entries.map((entry) => {
          const refusal = options.refuse?.(entry) ?? null;
          if (refusal !== null) return { ok: false, error: { code: refusal } };
          const made = {
            id: `scn_${scans.length + 1}`,
            target: entry.target,
            scan_type: entry.scan_type,
            looks: 0,
            status: 'queued',
          };
          scans.push(made);
          return { ok: true, scan: { id: made.id } };
        });
        const failed = results.filter(({ ok }) => !ok).length;
        const answer = { summary: { total: results.length, succeeded: results.length - failed, failed }, results };
        if (key !== '') byKey.set(key, answer);
        return json(response, 201, answer);
      }
      case 'GET /scans': {
        const limit = Number(request.query.get('limit') ?? 20);
        const start = Number(request.query.get('cursor') ?? 0);
        const page = [...scans].reverse().slice(start, start + limit);
        for (const entry of page) look(entry);
        const next = start + limit < scans.length ? String(start + limit) : '';
        return json(response, 200, { data: page.map(shown), next_cursor: next });
      }
      default:
    }
    if (scan === undefined) return fail(response, 404, 'not_found');
    switch (route) {
      case 'GET /scans/:id':
        look(scan);
        return json(response, 200, shown(scan));
      case 'POST /scans/:id/cancel':
        cancelled.push(scan.id);
        scan.status = 'cancelled';
        return json(response, 200, shown(scan));
      case 'GET /scans/:id/findings': {
        const all = options.findings?.(scan) ?? [];
        const severity = request.query.get('severity');
        const matching = all.filter(
          (finding) => severity === null || (finding as { severity?: string }).severity === severity,
        );
        const limit = Number(request.query.get('limit') ?? 20);
        const start = Number(request.query.get('cursor') ?? 0);
        const next = start + limit < matching.length ? { next_cursor: String(start + limit) } : {};
        return json(response, 200, { data: matching.slice(start, start + limit), ...next });
      }
      case 'GET /scans/:id/report': {
        const report = options.report?.(scan);
        return report === undefined ? fail(response, 404, 'not_found') : json(response, 200, report);
      }
      default:
        return fail(response, 404, 'not_found');
    }
  });
  return Object.assign(double, { scans, cancelled });
}

/** A complete report of this project, without findings and checks unless `more` has some. */
export function exampleReport(scan: DoubleScan, more: Partial<Report> = {}): Report {
  return {
    ...EXAMPLES.Report,
    scan: {
      ...EXAMPLES.Report.scan,
      id: scan.id,
      target: scan.target,
      scan_type: scan.scan_type as ScanType,
      findings_count: null,
    },
    target: { ...EXAMPLES.Report.target, hostname: scan.target },
    summary: { by_severity: { critical: 0, high: 0, medium: 0, low: 0, info: 0 }, total: 0, omitted: 0, digest: '' },
    findings: [],
    checks: [],
    ...more,
  };
}
