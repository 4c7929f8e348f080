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

  const createTarget = ({ body }: Call, response: ServerResponse) => {
    const hostname = String(body['hostname']);
    if (targets.has(hostname)) return fail(response, 409, 'conflict');
    targets.set(hostname, `tgt_${targets.size + 1}`);
    return json(response, 201, { id: targets.get(hostname), hostname });
  };
  const create = (entry: Entry) => {
    const refusal = options.refuse?.(entry) ?? null;
    if (refusal !== null) return { ok: false, error: { code: refusal } };
    const { target, scan_type } = entry;
    const made = { id: `scn_${scans.length + 1}`, target, scan_type, looks: 0, status: 'queued' };
    scans.push(made);
    return { ok: true, scan: { id: made.id } };
  };
  const createScans = ({ body, key }: Call, response: ServerResponse) => {
    const earlier = byKey.get(key);
    if (earlier !== undefined) return json(response, 201, earlier, { 'idempotent-replayed': 'true' });
    const entries = body['scans'] as Entry[];
    if (options.minimal === true && entries.some((entry) => Object.keys(entry).length > 2)) {
      return fail(response, 422, 'validation_error');
    }
    const results = entries.map(create);
    const failed = results.filter(({ ok }) => !ok).length;
    const answer = { summary: { total: results.length, succeeded: results.length - failed, failed }, results };
    if (key !== '') byKey.set(key, answer);
    return json(response, 201, answer);
  };
  const listScans = ({ query }: Call, response: ServerResponse) => {
    const { entries, next } = pageOf([...scans].reverse(), query);
    for (const entry of entries) look(entry);
    return json(response, 200, { data: entries.map(shown), next_cursor: next ?? '' });
  };
  const listFindings = (scan: DoubleScan, { query }: Call, response: ServerResponse) => {
    const severity = query.get('severity');
    const isWanted = (finding: unknown) =>
      severity === null || (finding as { severity?: string }).severity === severity;
    const { entries, next } = pageOf((options.findings?.(scan) ?? []).filter(isWanted), query);
    return json(response, 200, { data: entries, ...(next === null ? {} : { next_cursor: next }) });
  };
  const routes: Readonly<Record<string, (call: Call, response: ServerResponse) => void>> = {
    'GET /usage': (_, response) => json(response, 200, { last_30d: { by_operation: {} } }),
    'POST /targets': createTarget,
    'POST /targets/:id/verify': (_, response) => json(response, 200, { status: 'verified' }),
    'POST /scans/bulk': createScans,
    'GET /scans': listScans,
  };
  const scanRoutes: Readonly<Record<string, (scan: DoubleScan, call: Call, response: ServerResponse) => void>> = {
    'GET /scans/:id': (scan, _, response) => {
      look(scan);
      json(response, 200, shown(scan));
    },
    'POST /scans/:id/cancel': (scan, _, response) => {
      cancelled.push(scan.id);
      scan.status = 'cancelled';
      json(response, 200, shown(scan));
    },
    'GET /scans/:id/findings': listFindings,
    'GET /scans/:id/report': (scan, _, response) => {
      const report = options.report?.(scan);
      return report === undefined ? fail(response, 404, 'not_found') : json(response, 200, report);
    },
  };

  const double = await httpDouble(async (request, response, count) => {
    if (await options.intercept?.(request, response, count)) return;
    if (!request.headers.authorization?.startsWith('Bearer ')) return fail(response, 401, 'missing_api_key');
    const parts = request.path.split('/').slice(2);
    if (options.minimal === true && !isMinimalQuery(request.query, parts[2])) {
      return fail(response, 422, 'validation_error');
    }
    const body = (request.body === '' ? {} : JSON.parse(request.body)) as Record<string, unknown>;
    const call = { query: request.query, body, key: String(request.headers['idempotency-key'] ?? '') };
    const route = `${request.method} /${parts.map((part, index) => (index === 1 && part !== 'bulk' ? ':id' : part)).join('/')}`;
    const scan = scans.find((candidate) => candidate.id === parts[1]);
    if (routes[route] !== undefined) return routes[route](call, response);
    const ofScan = scanRoutes[route];
    return scan === undefined || ofScan === undefined ? fail(response, 404, 'not_found') : ofScan(scan, call, response);
  });
  return Object.assign(double, { scans, cancelled });
}

interface Entry {
  readonly target: string;
  readonly scan_type: string;
  readonly metadata?: unknown;
}

interface Call {
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  /** The Idempotency-Key, or ''. */
  readonly key: string;
}

function isMinimalQuery(query: URLSearchParams, resource: string | undefined): boolean {
  const known = resource === 'findings' ? ['severity', 'cursor'] : ['limit', 'cursor'];
  return [...query.keys()].every((name) => known.includes(name));
}

function pageOf<Item>(all: readonly Item[], query: URLSearchParams): { entries: Item[]; next: string | null } {
  const start = Number(query.get('cursor') ?? 0);
  const end = start + Number(query.get('limit') ?? 20);
  return { entries: all.slice(start, end), next: end < all.length ? String(end) : null };
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
