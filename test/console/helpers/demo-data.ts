import type { ScanCoverage } from '../../../src/contract/coverage.ts';
import type { FindingContent, Proof } from '../../../src/contract/finding.ts';
import type { Severity } from '../../../src/contract/primitives.ts';
import type { EngineResult } from '../../../src/engine/core/engine.ts';
import type { DnsResolver } from '../../../src/engine/core/resolver.ts';
import type { DateClock } from '../../../src/shared/clock.ts';
import { completed } from '../../helpers/scripted-engine.ts';
import { type TestService, until } from '../../helpers/service.ts';
import { sampleReport } from '../../reports/helpers/sample-report.ts';

/** A workspace that has been used for a month, made through the API with a clock that the test sets. */
export const DEMO_NOW = Date.parse('2026-11-21T14:05:00Z');
const DAY_MS = 86_400_000;

export interface DemoClock extends DateClock {
  set(ms: number): void;
}

export function demoClock(): DemoClock {
  let ms = DEMO_NOW - 28 * DAY_MS;
  return {
    now: () => new Date(ms),
    set: (next) => {
      ms = next;
    },
  };
}

/** Answers TXT queries with what was published. */
export function demoResolver(records: Record<string, string>): DnsResolver {
  const none = async () => {
    throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
  };
  return {
    resolve4: async () => ['192.0.2.10'],
    resolve6: none,
    resolveTxt: async (name) => {
      const value = records[name];
      return value === undefined ? none() : [[value]];
    },
    resolveMx: none,
    resolveCname: none,
    resolveCaa: none,
    resolveTlsa: none,
    getServers: () => [],
  };
}

/** A finding as the engine returns it, made of one of the seven weaknesses of the sample report. */
function demoFinding(index: number, host: string): FindingContent {
  const sample = sampleReport(7).findings[index % 7];
  if (sample === undefined) throw new Error('The sample report has seven findings.');
  const at = (url: string) => url.replace('preview-12.example.com', host);
  const location = { ...sample.location, url: at(sample.location.url) };
  return {
    fingerprint: index.toString(16).padStart(32, '0'),
    check_id: sample.check_id,
    title: sample.title,
    severity: sample.severity as Severity,
    confidence: sample.confidence,
    cvss: sample.cvss,
    cwe: sample.cwe,
    owasp: sample.owasp,
    location,
    locations: [location],
    locations_total: 1,
    description: sample.description,
    evidence: sample.evidence,
    remediation: sample.remediation,
    references: sample.references,
  };
}

export function demoResult(host: string, indexes: readonly number[]): EngineResult {
  return completed(indexes.map((index) => demoFinding(index, host)));
}

/** The result of a scan that left pages out and created rows. */
export function withReach(result: EngineResult): EngineResult {
  if (result.status !== 'completed') return result;
  const coverage: ScanCoverage = {
    ...result.report.coverage,
    reach: {
      pages: { known: 1_000, covered: 150, left_out: [{ reason: 'time', count: 850 }] },
      inputs: { known: 410, covered: 410, left_out: [] },
    },
    created: [{ path: '/students', count: 25 }],
  };
  return { ...result, report: { ...result.report, coverage } };
}

/** The result with a request that proves each finding. */
export function withProof(result: EngineResult, url: string): EngineResult {
  if (result.status !== 'completed') return result;
  const response = { status: 200, before: '<p>', match: 'secret', after: '</p>' };
  const proof: Proof = { requests: [{ role: 'proof', method: 'GET', url, headers: [], body: null, response }] };
  const findings = result.report.findings.map((each) => ({ ...each, proof }));
  return { ...result, report: { ...result.report, findings } };
}

/** Days before now, host, type, findings. */
const SCANS: readonly (readonly [number, string, 'quick' | 'standard' | 'compliance', readonly number[]])[] = [
  [27, 'shop.example.com', 'standard', [0, 1, 2, 3, 4, 5, 6]],
  [26, 'api.example.com', 'standard', [2, 4, 5, 6]],
  [21, 'shop.example.com', 'standard', [0, 1, 3, 4, 5, 6]],
  [17, 'preview-214.example.com:8443', 'quick', [3, 4, 5]],
  [14, 'shop.example.com', 'standard', [1, 3, 4, 5, 6]],
  [11, 'api.example.com', 'compliance', [2, 4, 5]],
  [9, 'preview-214.example.com:8443', 'quick', [3, 4, 5, 6]],
  [6, 'shop.example.com', 'standard', [3, 4, 5, 6]],
  [4, 'api.example.com', 'standard', [4, 5]],
  [3, 'preview-214.example.com:8443', 'quick', [1, 3, 5]],
  [1, 'docs.example.com', 'quick', []],
  [0.2, 'shop.example.com', 'standard', [2, 4, 5, 6]],
];

const VERIFIED = ['shop.example.com', 'api.example.com'] as const;

/**
 * Fills a service: targets, scans of four weeks, one scan that is running.
 * @param records the table of {@link demoResolver}
 */
export async function fillDemo(
  { api, engine, service, store }: TestService,
  clock: DemoClock,
  records: Record<string, string>,
): Promise<void> {
  for (const hostname of VERIFIED) {
    const target = await must<DemoTarget>(api.post('/v1/targets', { hostname }));
    const dns = target.verification.instructions.find(({ method }) => method === 'dns');
    records[dns?.record_name ?? ''] = dns?.value ?? '';
    await must(api.post(`/v1/targets/${target.id}/verify`, { method: 'dns' }));
  }
  for (const [days, host, type, indexes] of SCANS) {
    const startedAt = DEMO_NOW - days * DAY_MS;
    const finishedAt = startedAt + 21_000 + 3_000 * indexes.length;
    clock.set(startedAt);
    engine.answer = async () => {
      // A scan starts by the clock of the database, which knows nothing of the demo's.
      await store.query("UPDATE scans SET started_at = $1 WHERE status = 'running'", [new Date(startedAt)]);
      clock.set(finishedAt);
      return demoResult(host, indexes);
    };
    const scan = await must<{ id: string }>(api.post('/v1/scans', { target: host, scan_type: type }));
    await until('the scan has ended', async () => (await scanOf(api, scan.id)).status === 'succeeded');
  }
  engine.answer = null;
  clock.set(DEMO_NOW - 20_000);
  await must(api.post('/v1/scans', { target: 'api.example.com', scan_type: 'compliance' }));
  await engine.call(0);
  await store.query("UPDATE scans SET started_at = created_at WHERE status = 'running'");
  clock.set(DEMO_NOW);
  if (service.adminUrl === null) throw new Error('The service has no admin API.');
}

interface DemoTarget {
  readonly id: string;
  readonly verification: {
    readonly instructions: readonly {
      readonly method: string;
      readonly record_name?: string;
      readonly value: string;
    }[];
  };
}

async function scanOf(api: TestService['api'], id: string): Promise<{ readonly status: string }> {
  return must(api.get(`/v1/scans/${id}`));
}

/** The body of a successful response. */
export async function must<Body>(answered: ReturnType<TestService['api']['get']>): Promise<Body> {
  const { status, body } = await answered;
  if (status >= 400) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as Body;
}
