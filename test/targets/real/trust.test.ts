import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FirstSights, keyOf, withFirstSight } from '../../../bench/real/first-sight.ts';
import type { Label } from '../../../bench/real/labels.ts';
import { precisionTable, type Row, refusalOf, trustLines, upperBound } from '../../../bench/real/precision.ts';
import type { Recipe } from '../../../bench/real/recipe.ts';
import { changesBetween, storedData } from '../../../bench/real/stored-data.ts';
import { gateVerdict } from '../../../bench/real/verdict.ts';
import type { FindingContent } from '../../../src/contract/finding.ts';
import { runScan } from '../../../src/engine/run.ts';
import { listen } from '../../helpers/listen.ts';

const finding = (severity: FindingContent['severity'], more: Partial<FindingContent> = {}): FindingContent =>
  ({
    check_id: 'active.sqli-error',
    fingerprint: `${severity}-1`,
    severity,
    confidence: 'certain',
    location: { url: 'http://127.0.0.1/find', method: 'GET', parameter: 'q' },
    ...more,
  }) as FindingContent;
const row = (more: Partial<Row> = {}): Row => ({
  name: 'shop',
  version: 'shop@1.0.0',
  requests: 90,
  seconds: 1,
  findings: [finding('critical')],
  verdict: { outcome: 'failed', reasons: ['1 critical finding'], blocking: ['critical-1'] },
  changes: [],
  compared: 3,
  notReplayed: [],
  missed: [],
  ...more,
});
const label = (verdict: Label['verdict']): Label => ({
  check: 'active.sqli-error',
  where: '/find q',
  fingerprint: 'critical-1',
  severity: 'critical',
  verdict,
  reason: 'read in its source',
});

describe('the bound of a share', () => {
  // Without a hit it is 1 - 0.05^(1/n); the others are those of tables of the binomial distribution.
  it.each([
    [0, 9, 0.2831],
    [0, 300, 0.0099],
    [1, 10, 0.3942],
    [5, 100, 0.1023],
    [10, 10, 1],
    [0, 0, 1],
  ])('of %s in %s is %s', (hits, total, bound) => {
    expect(upperBound(hits, total)).toBeCloseTo(bound, 4);
  });
});

describe('precision', () => {
  it('of a group without findings is unknown, and misses its goal', () => {
    const { table, reached } = precisionTable([row()], { shop: [label('true')] });
    expect(reached).toBe(false);
    expect(table.split('\n').at(-1)).toMatch(/^\| medium \| 0 \|.*\| – \|/);
  });

  it('counts what is true only, with the bounds of the rest', () => {
    const rows = [row(), row({ name: 'bank' })];
    const { table } = precisionTable(rows, { shop: [label('true')], bank: [label('overrated')] });
    expect(table).toContain('| critical and high | 2 | 1 | 1 | 0 | 0 | 0 | 50 % | 95 % | 97.5 % | 77.6 % |');
  });
});

describe('a refusal', () => {
  it.each<[what: string, row: Row, verdict: Label['verdict'], isRefused: boolean]>([
    ['by a true finding is none', row(), 'true', false],
    ['by a false finding is one', row(), 'false', true],
    ['by an overrated finding is one', row(), 'overrated', true],
    [
      'without a verdict is one',
      row({ verdict: { outcome: 'inconclusive', reasons: ['why'], blocking: [] } }),
      'true',
      true,
    ],
    [
      'is none where the gate passed',
      row({ verdict: { outcome: 'passed', reasons: [], blocking: [] } }),
      'false',
      false,
    ],
  ])('%s', (_what, given, verdict, isRefused) => {
    expect(refusalOf(given, { shop: [label(verdict)] }) !== null).toBe(isRefused);
  });

  it('is listed, with changed data, replays that failed and faults that were missed', () => {
    const bad = row({ changes: ['added a'], notReplayed: ['active.sqli-error: gone'], missed: ['active.xss: CVE-1'] });
    const lines = trustLines([bad], { shop: [label('false')] }).join('\n');
    expect(lines).toContain('refused without a true finding: 1 of 1');
    expect(lines).toContain('data changed: 1 of 1');
    expect(lines).toContain('not proven again: 1 of 1');
    expect(lines).toContain('MISSED shop: active.xss: CVE-1');
  });
});

describe('first sight', () => {
  it('is kept once for each version of an application', () => {
    const first = withFirstSight({}, row(), '2026-11-28');
    expect(first[keyOf(row())]).toEqual({
      date: '2026-11-28',
      outcome: 'failed',
      changed: 0,
      findings: ['critical active.sqli-error /find q'],
    });
    expect(withFirstSight(first, row({ findings: [] }), '2026-11-29')).toBe(first);
    const known: FirstSights = { [keyOf(row())]: null };
    expect(withFirstSight(known, row(), '2026-11-29')).toBe(known);
  });

  it('is not that of an application that was not scanned', () => {
    const { verdict: _, ...failed } = row({ failure: 'not ready' });
    expect(withFirstSight({}, failed, '2026-11-28')).toEqual({});
  });
});

describe('the data of an application', () => {
  const recipe = (more: Partial<Recipe> = {}): Recipe => ({
    name: 'shop',
    registry: 'npm',
    packages: [],
    start: '',
    ...more,
  });
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'scan-gate-data-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is compared file by file, and databases by their rows', async () => {
    writeFileSync(join(folder, 'settings.json'), '{}');
    writeFileSync(join(folder, 'server.log'), '');
    const database = new DatabaseSync(join(folder, 'shop.db'));
    database.exec("create table orders (name text); insert into orders values ('rose'); create table seen (at text)");
    const before = await storedData(recipe(), folder, 1);
    database.exec("insert into orders values ('tulip'); insert into seen values ('now')");
    database.close();
    writeFileSync(join(folder, 'settings.json'), '{"a":1}');
    writeFileSync(join(folder, 'server.log'), 'GET /');
    writeFileSync(join(folder, 'upload.txt'), '');
    const after = await storedData(recipe(), folder, 1);
    const changes = changesBetween(before, after, { 'shop.db: INSERT INTO "seen"': 'last visits' });
    expect(changes).toEqual([
      `added shop.db: INSERT INTO "orders" VALUES('tulip');`,
      'added upload.txt',
      'changed settings.json',
    ]);
  });

  it('is what the recipe prints, too', async () => {
    const data = 'cat /dev/null; echo "port $PORT"';
    const before = await storedData(recipe({ data }), folder, 1);
    expect(changesBetween(before, await storedData(recipe({ data }), folder, 2))).toEqual([
      'added data: port 2',
      'removed data: port 1',
    ]);
    await expect(storedData(recipe({ data: 'false' }), folder, 1)).rejects.toThrow('could not be read');
  });
});

describe('the verdict', () => {
  const verdictOn = async (secret: string) => {
    const page = '<!doctype html><html lang="en"><title>Garden</title><p>Open every day.</p>';
    const server = createServer(({ url }, response) => {
      response.setHeader('content-type', url === '/.env' ? 'text/plain' : 'text/html');
      if (url === '/') response.end(page);
      else if (url === '/.env' && secret !== '') response.end(secret);
      else response.writeHead(404).end('<h1>Not found</h1>');
    });
    const { url, close } = await listen(server);
    try {
      const policy = { mode: 'any', allow: [] } as const;
      const target = new URL(url).host;
      const result = await runScan({ target, scanType: 'quick', ownershipProven: true, addressPolicy: policy });
      if (result.status !== 'completed') throw new Error(JSON.stringify(result));
      return gateVerdict(result.report, 'garden', new Date('2026-11-28'));
    } finally {
      await close();
    }
  };

  it('is that of the gate', async () => {
    const failed = await verdictOn('DB_HOST=db\nDB_PASSWORD=8fHq2LmZx71\nAPP_KEY=kQ93nXv04Lp\n');
    expect([failed.outcome, failed.blocking.length]).toEqual(['failed', 1]);
    expect((await verdictOn('')).outcome).toBe('passed');
  });
});
