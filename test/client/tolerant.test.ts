import { describe, expect, it } from 'vitest';
import { conform } from '../../src/client/conform.ts';
import { iterate } from '../../src/client/iterate.ts';
import { readFinding } from '../../src/client/tolerant-finding.ts';
import { type Page, readPage } from '../../src/client/tolerant-list.ts';
import { readReport } from '../../src/client/tolerant-report.ts';
import { readBulk, readScan } from '../../src/client/tolerant-scan.ts';
import { readVerification } from '../../src/client/tolerant-target.ts';
import { readUsage } from '../../src/client/tolerant-usage.ts';
import { Scan } from '../../src/contract/scan.ts';

describe('a scan', () => {
  it('with only what the seed shows is complete', () => {
    const scan = readScan({ id: 'scn_1', target: 'a', scan_type: 'quick', status: 'queued' }, 'GET');
    expect(scan).toMatchObject({ id: 'scn_1', status: 'queued', failure: null, findings_count: null, metadata: {} });
  });

  it('keeps words that we do not know', () => {
    expect(readScan({ id: 'scn_1', status: 'paused', scan_type: 'deep' }, 'GET')).toMatchObject({
      status: 'paused',
      scan_type: 'deep',
    });
  });

  it('loses fields that we do not know, and values of another type', () => {
    const scan = readScan(
      { id: 'scn_1', status: 'queued', findings_count: '3', extra: 1, created_at: {}, failure: 'x' },
      'GET',
    );
    expect(scan).not.toHaveProperty('extra');
    expect(scan).toMatchObject({ findings_count: null, created_at: '', failure: null });
  });

  it('may count its findings by a bare number, as events do', () => {
    expect(readScan({ id: 'scn_1', findings_count: 3 }, 'GET').findings_count).toMatchObject({ total: 3 });
  });

  it.each([[null], [[]], ['scn_1'], [{}], [{ id: '' }]])('%j is none', (body) => {
    expect(() => readScan(body, 'GET /v1/scans/x')).toThrow(/GET \/v1\/scans\/x/);
  });
});

describe('a list', () => {
  it.each([
    [{ data: [{ id: 1 }], next_cursor: 'c' }, 'c'],
    [{ data: [{ id: 1 }], next_cursor: '' }, undefined],
    [{ data: [{ id: 1 }], next_cursor: null }, undefined],
    [{ data: [{ id: 1 }] }, undefined],
    [[{ id: 1 }], undefined],
  ])('%j', (body, cursor) => {
    const page = readPage(body, (item) => item, 'GET');
    expect(page.data).toHaveLength(1);
    expect(page.next_cursor).toBe(cursor);
  });

  it.each([[{}], [{ data: null }], [{ data: [1] }], [{ data: [null] }], ['[]'], [null]])(
    '%j is not an empty list but an error',
    (body) => {
      expect(() => readPage(body, (item) => item, 'GET')).toThrow('no list');
    },
  );
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

  it('ends a cursor that comes back', async () => {
    await expect(collect(() => ({ data: [1], next_cursor: 'same' }))).rejects.toMatchObject({
      code: 'pagination_loop',
    });
  });

  it('ends a list without end', async () => {
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

describe('a finding', () => {
  it('with an id alone is a finding of unknown severity, told apart from the next', () => {
    const [first, second] = [readFinding({ id: 'f1' }), readFinding({ id: 'f2' })];
    expect(first).toMatchObject({ severity: 'unknown', check_id: 'service.unnamed', locations_total: 1 });
    expect(first.fingerprint).toMatch(/^[0-9a-f]{32}$/);
    expect(first.fingerprint).not.toBe(second.fingerprint);
  });

  it.each([
    ['CRITICAL', 'critical', null],
    ['Moderate', 'medium', null],
    ['informational', 'info', null],
    ['blocker', 'unknown', 'blocker'],
    [undefined, 'unknown', null],
    [9, 'unknown', null],
  ])('severity %s is %s', (given, severity, word) => {
    expect(readFinding({ id: 'f', severity: given })).toMatchObject({ severity, severity_word: word });
  });

  it('has a fingerprint without the host, so that previews compare', () => {
    const at = (host: string) =>
      readFinding({ id: host, name: 'Exposed file', location: { url: `https://${host}/.env` } }).fingerprint;
    expect(at('pr-1.example.com')).toBe(at('pr-2.example.com'));
  });

  it('keeps a fingerprint of our form and folds another into it', () => {
    const ours = 'a'.repeat(32);
    expect(readFinding({ fingerprint: ours }).fingerprint).toBe(ours);
    expect(readFinding({ fingerprint: 'sha1:xyz' }).fingerprint).toMatch(/^[0-9a-f]{32}$/);
  });

  it('of ten megabytes is cut', () => {
    const finding = readFinding({ id: 'f', evidence: 'x'.repeat(10_000_000) });
    expect(finding.evidence.length).toBeLessThanOrEqual(2_000);
  });

  it('with a text for its location says where', () => {
    expect(readFinding({ id: 'f', location: 'https://a.example/x' }).location.url).toBe('https://a.example/x');
  });
});

describe('a bulk result', () => {
  it('without a summary is counted', () => {
    const bulk = readBulk(
      {
        results: [
          { ok: true, scan: { id: 'scn_1' } },
          { ok: false, error: { code: 'validation_error' } },
        ],
      },
      'POST',
      null,
    );
    expect(bulk.summary).toEqual({ total: 2, succeeded: 1, failed: 1, rolled_back: 0 });
    expect(bulk.results[1]?.error?.code).toBe('validation_error');
  });

  it('that says ok without a scan is an error', () => {
    expect(() => readBulk({ results: [{ ok: true }] }, 'POST', null)).toThrow('scan with an id');
    expect(() => readBulk({}, 'POST', null)).toThrow('no results');
  });
});

describe('a report', () => {
  it('of another form is kept as it came, with the findings it has', () => {
    const received = readReport({ scanner: 'x', findings: [{ id: 'f1', severity: 'high' }] });
    expect(received.report).toBeNull();
    expect(received.findings).toHaveLength(1);
    expect(received.document).toMatchObject({ scanner: 'x' });
  });

  it('with findings that are no objects has none that can be read', () => {
    expect(readReport({ findings: ['x'] }).findings).toBeNull();
  });
});

it('a verification of an unknown form counts only when it says so', () => {
  expect(readVerification({ verified: true }).status).toBe('verified');
  expect(readVerification({ verified: 'no' }).status).toBe('');
  expect(readVerification({ target: { id: 'tgt_1', status: 'verified' } }).status).toBe('verified');
});

it('usage without balance and prices says that they are unknown', () => {
  expect(readUsage({ last_30d: { by_operation: { 'scan.quick': 5 } } })).toMatchObject({
    balance: null,
    prices: null,
    last_30d: { by_operation: { 'scan.quick': 5 } },
  });
});

it('no answer reaches the prototype of an object', () => {
  const scan = conform(Scan, JSON.parse('{"id":"scn_1","metadata":{"__proto__":"x","a":"b"}}')) as Scan;
  expect(scan.metadata).toEqual({ a: 'b' });
  expect(Object.getPrototypeOf(scan.metadata)).toBe(Object.prototype);
});
