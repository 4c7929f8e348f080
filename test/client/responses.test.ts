import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPage, checkResponse, type Page } from '../../src/client/check-response.ts';
import { type Client, createClient } from '../../src/client/client.ts';
import { ServiceResponseError } from '../../src/client/errors.ts';
import { iterate } from '../../src/client/iterate.ts';
import { WireFinding, WireReport, WireScan, WireTarget, WireUsage, WireVerification } from '../../src/client/wire.ts';
import { EXAMPLES } from '../../src/contract/examples.ts';
import { SEVERITIES } from '../../src/contract/primitives.ts';
import { closeDoubles, httpDouble, json } from '../helpers/http-double.ts';

closeDoubles('all');

/** Calls the client once against a service whose every response is `body`. */
async function receive<Result>(body: unknown, call: (client: Client) => Promise<Result>): Promise<Result> {
  const server = await httpDouble((_, response) => json(response, 200, body));
  const client = createClient({ baseUrl: server.url, apiKey: 'svc_test_ABCDEFGHIJKLMNOPQRSTUVWXYZ' });
  try {
    return await call(client);
  } finally {
    await client.close();
    await server.close();
  }
}

const scan = { id: 'scn_1', target: 'a.example', scan_type: 'quick', status: 'queued' };
const bulk = (...results: unknown[]) => ({ summary: {}, results });
const calls = {
  getScan: (client: Client) => client.getScan('scn_1'),
  cancelScan: (client: Client) => client.cancelScan('scn_1'),
  createScan: (client: Client) => client.createScan({ target: 'a.example', scan_type: 'quick' }),
  createScansBulk: (client: Client) => client.createScansBulk({ scans: [{ target: 'a', scan_type: 'quick' }] }),
  listScans: (client: Client) => client.listScans(),
  listFindings: (client: Client) => client.listFindings('scn_1'),
  createTarget: (client: Client) => client.createTarget({ hostname: 'a.example' }),
  verifyTarget: (client: Client) => client.verifyTarget('tgt_1', { method: 'dns' }),
  getReport: (client: Client) => client.getReport('scn_1'),
  getUsage: (client: Client) => client.getUsage(),
  createWebhook: (client: Client) => client.createWebhook({ url: 'https://h.example', events: ['scan.failed'] }),
} satisfies Partial<Record<keyof Client, (client: Client) => Promise<unknown>>>;

describe('a response with only the documented members is accepted', () => {
  it.each<[keyof typeof calls, unknown]>([
    ['getScan', scan],
    ['getScan', { ...scan, status: 'paused', scan_type: 'deep' }],
    ['createScan', { id: 'scn_1', status: 'queued' }],
    ['cancelScan', { id: 'scn_1', status: 'cancelled' }],
    ['createScansBulk', bulk({ ok: true, scan: { id: 'scn_1' } }, { ok: false, error: { code: 'conflict' } })],
    ['listScans', { data: [scan], next_cursor: 'c' }],
    ['listFindings', { data: [{ severity: 'critical' }] }],
    ['createTarget', { id: '7' }],
    ['verifyTarget', {}],
    ['getUsage', { last_30d: { by_operation: {} } }],
    [
      'createWebhook',
      {
        id: 'whk_1',
        url: 'https://h.example',
        events: ['new.event'],
        secret: 'whsec_x',
        created_at: '2026-11-21T08:15:30Z',
      },
    ],
  ])('%s', async (name, body) => {
    await expect(receive<unknown>(body, calls[name])).resolves.toBeTypeOf('object');
  });

  it('unknown members are dropped, at any depth', async () => {
    const body = { ...scan, extra: 1, failure: { reason: 'new_reason', message: 'm', extra: 1 } };
    expect(await receive(body, calls.getScan)).toEqual({ ...scan, failure: { reason: 'new_reason', message: 'm' } });
  });

  it.each([[''], [null], [undefined]])('next_cursor %j is the last page', async (next_cursor) => {
    expect(await receive({ data: [scan], next_cursor }, calls.listScans)).toEqual({ data: [scan] });
  });
});

describe('a response without a required member, or with one of another type, is refused', () => {
  it.each<[keyof typeof calls, unknown, string, string]>([
    ['getScan', {}, 'id', 'GET /v1/scans/scn_1'],
    ['getScan', [], '', 'GET /v1/scans/scn_1'],
    ['getScan', { ...scan, id: 'job_1' }, 'id', 'GET /v1/scans/scn_1'],
    ['getScan', { ...scan, status: 3 }, 'status', 'GET /v1/scans/scn_1'],
    ['getScan', { ...scan, target: undefined }, 'target', 'GET /v1/scans/scn_1'],
    ['getScan', { ...scan, findings_count: 3 }, 'findings_count', 'GET /v1/scans/scn_1'],
    ['getScan', { ...scan, findings_count: { total: 3 } }, 'findings_count.critical', 'GET /v1/scans/scn_1'],
    ['createScan', { id: 'scn_1' }, 'status', 'POST /v1/scans'],
    ['createScansBulk', { summary: {} }, 'results', 'POST /v1/scans/bulk'],
    ['createScansBulk', bulk({ ok: true }), 'results.0.scan', 'POST /v1/scans/bulk'],
    ['createScansBulk', bulk({ ok: false }), 'results.0.error', 'POST /v1/scans/bulk'],
    ['createScansBulk', bulk({ ok: 'yes', scan }), 'results.0.ok', 'POST /v1/scans/bulk'],
    ['listScans', [scan], '', 'GET /v1/scans'],
    ['listScans', {}, 'data', 'GET /v1/scans'],
    ['listScans', { data: [scan], error: { code: 'internal_error' } }, 'error', 'GET /v1/scans'],
    ['listScans', { data: [scan, null] }, 'data.1', 'GET /v1/scans'],
    ['listFindings', { data: [{ id: 'f1' }] }, 'data.0.severity', 'GET /v1/scans/scn_1/findings'],
    ['listFindings', { data: [{ severity: 'Moderate' }] }, 'data.0.severity', 'GET /v1/scans/scn_1/findings'],
    ['createTarget', { hostname: 'a.example' }, 'id', 'POST /v1/targets'],
    ['verifyTarget', { status: true }, 'status', 'POST /v1/targets/tgt_1/verify'],
    ['getUsage', { balance: 5 }, 'last_30d', 'GET /v1/usage'],
    ['getReport', { schema_version: '1.4' }, 'scan', 'GET /v1/scans/scn_1/report'],
    [
      'getReport',
      { ...EXAMPLES.Report, findings: [{ ...EXAMPLES.Finding, severity: 'blocker' }] },
      'findings.0.severity',
      'GET /v1/scans/scn_1/report',
    ],
  ])('%s of %j: %s', async (name, body, member, request) => {
    const error = await receive<unknown>(body, calls[name]).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ServiceResponseError);
    expect(error).toMatchObject({ code: 'response_malformed', member, request });
    expect((error as Error).message).toMatch(`${request}: the response is malformed: ${member || 'the body'} `);
  });
});

describe('a report', () => {
  it('of this project is validated, and may have enum values of a newer version', async () => {
    const coverage = {
      application_seen: false,
      code: 'target_asleep',
      detail: null,
      pages: 0,
      sign_in_required: false,
      reach: { pages: { known: 9, covered: 2, left_out: [{ reason: 'asleep', count: 7 }] } },
    };
    const { report } = await receive({ ...EXAMPLES.Report, schema_version: '1.7', coverage }, calls.getReport);
    expect(report).toMatchObject({ scan: EXAMPLES.Scan, findings: [EXAMPLES.Finding], coverage });
  });

  it('of another format is kept as received', async () => {
    const document = { scanner: 'x', findings: ['what it likes'] };
    expect(await receive(document, calls.getReport)).toEqual({ document, report: null });
  });
});

describe('reading all pages', () => {
  const collect = async (pages: (cursor: string | undefined) => Page<number>) => {
    const all: number[] = [];
    for await (const item of iterate(async (cursor) => pages(cursor), 10)) all.push(item);
    return all;
  };

  it('follows the cursors to the end', async () => {
    const all = await collect((cursor) => (cursor === undefined ? { data: [1, 2], next_cursor: 'b' } : { data: [3] }));
    expect(all).toEqual([1, 2, 3]);
  });

  it('stops at a repeated cursor', async () => {
    await expect(collect(() => ({ data: [1], next_cursor: 'same' }))).rejects.toMatchObject({
      code: 'pagination_loop',
    });
  });

  it('stops after the maximum number of pages', async () => {
    let count = 0;
    await expect(
      collect(() => {
        count += 1;
        return { data: [count], next_cursor: `c${count}` };
      }),
    ).rejects.toMatchObject({ code: 'pagination_loop' });
    expect(count).toBe(10);
  });
});

/** JSON of any form, with the member names that matter. */
const names = ['id', 'status', 'data', 'next_cursor', 'error', 'findings', 'severity', 'location', 'scan', 'target'];
const { value: anyJson } = fc.letrec((tie) => ({
  leaf: fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.constantFrom('scn_1', ...SEVERITIES)),
  object: fc.dictionary(fc.oneof(fc.constantFrom(...names, '__proto__'), fc.string()), tie('value'), { maxKeys: 8 }),
  value: fc.oneof({ maxDepth: 5 }, tie('leaf'), fc.array(tie('value'), { maxLength: 5 }), tie('object')),
}));

it.each([
  ['a scan', (body: unknown) => checkResponse(WireScan, body, 'GET')],
  ['a target', (body: unknown) => checkResponse(WireTarget, body, 'GET')],
  ['a verification', (body: unknown) => checkResponse(WireVerification, body, 'POST')],
  ['a report', (body: unknown) => checkResponse(WireReport, body, 'GET')],
  ['usage', (body: unknown) => checkResponse(WireUsage, body, 'GET')],
  ['a page of findings', (body: unknown) => checkPage(WireFinding, body, 'GET')],
])('any JSON is %s or a response error', (_, check) => {
  fc.assert(
    fc.property(anyJson, (body) => {
      try {
        check(JSON.parse(JSON.stringify(body)));
      } catch (error) {
        expect(error).toBeInstanceOf(ServiceResponseError);
      }
    }),
    { numRuns: 300, seed: 20261121 },
  );
});
