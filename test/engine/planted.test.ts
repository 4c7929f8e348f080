import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SCAN_TYPES } from '../../src/contract/primitives.ts';
import { BUDGETS } from '../../src/engine/core/budget.ts';
import type { EngineReport } from '../../src/engine/core/engine.ts';
import { startHardenedTarget } from '../targets/hardened/start.ts';
import { isFound, type Label, readLabels } from '../targets/labels.ts';
import { scanPlanted } from '../targets/scan-planted.ts';
import { serve } from '../targets/serve.ts';
import { SOFT_404_SITES } from '../targets/soft-404.ts';
import { startWeakTargets, type WeakTargets } from '../targets/weak/start.ts';

const labels = readLabels('weak');
const describeLabel = ({ target, check_id, path, note }: Label) =>
  `${target} ${check_id} ${path ?? ''} ${note ?? ''}`.trim();

describe('the weak hosts', () => {
  let weak: WeakTargets;
  const reports = new Map<string, EngineReport>();
  beforeAll(async () => {
    weak = await startWeakTargets();
    for (const [name, url] of weak.targets) reports.set(name, await scanPlanted(url, 'compliance', weak.trustedRoots));
  });
  afterAll(() => weak.close());

  test('hold at least 90 planted weaknesses over all their groups', () => {
    expect(labels.length).toBeGreaterThanOrEqual(90);
    const groups = new Set(labels.map(({ check_id }) => check_id.split('.')[0]));
    expect([...groups].sort()).toEqual([
      'active',
      'content',
      'cookie',
      'cors',
      'csp',
      'disclosure',
      'dns',
      'email',
      'exposure',
      'http',
      'js',
      'tls',
    ]);
  });

  test('give away at least 95 % of them', () => {
    const missed = labels.filter((label) => !isFound(label, reports.get(label.target)?.findings ?? []));
    const recall = 1 - missed.length / labels.length;
    expect(recall, missed.map(describeLabel).join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  test('prove every finding that HTTP shows by a request with its response', () => {
    const bare = [...reports].flatMap(([name, { findings }]) =>
      findings
        .filter(({ check_id, proof }) => {
          if (/^(?:tls|dns|email|ports)\./.test(check_id)) return false;
          const shows = proof?.requests.filter(({ role, response }) => role === 'proof' && response !== null) ?? [];
          return shows.length === 0 && proof?.browser === undefined;
        })
        .map(({ check_id, location: { url } }) => `${name} ${check_id} ${url}`),
    );
    // A library on another host is recognized by its address alone.
    expect(bare.filter((line) => !line.includes(' js.vulnerable-library '))).toEqual([]);
    const unquoted = [...reports].flatMap(([, { findings }]) =>
      findings
        .filter(({ check_id }) => check_id.startsWith('active.'))
        .filter(({ proof }) => !proof?.requests.some(({ response }) => (response?.match ?? '') !== ''))
        .map(({ check_id }) => check_id),
    );
    expect(unquoted).toEqual([]);
  });

  test('no check fails on them', () => {
    const errors = [...reports].flatMap(([name, { checks }]) =>
      checks.filter(({ status }) => status === 'error').map(({ check_id, reason }) => `${name} ${check_id}: ${reason}`),
    );
    expect(errors).toEqual([]);
  });

  test('are asked by safe methods, on their own host, within the budget', async () => {
    const before = weak.web.log.length;
    for (const scanType of SCAN_TYPES) {
      const report = await scanPlanted(weak.targets.get('web') ?? '', scanType, weak.trustedRoots);
      expect(report.budget.requests.used, scanType).toBeLessThanOrEqual(BUDGETS[scanType].requests);
      expect(report.budget.exhausted, scanType).toEqual([]);
    }
    const log = weak.web.log.slice(before);
    const safe = ['GET', 'HEAD', 'OPTIONS', 'TRACE', 'POST'];
    expect(log.filter(({ method }) => !safe.includes(method))).toEqual([]);
    const posted = log.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(posted.filter((body) => !/^\{"query":"(?:query)?\{__schema/.test(body))).toEqual([]);
  });
});

describe('the hardened host', () => {
  test.each(SCAN_TYPES)('gives no finding of low or above in a %s scan', async (scanType) => {
    const hardened = await startHardenedTarget();
    try {
      const report = await scanPlanted(hardened.url, scanType, hardened.trustedRoots);
      const wrong = report.findings.filter(({ severity }) => severity !== 'info');
      expect(wrong.map(({ check_id, location, evidence }) => `${check_id} ${location.url} ${evidence}`)).toEqual([]);
      expect(
        report.checks
          .filter(({ status }) => status === 'error')
          .map(({ check_id, reason }) => `${check_id}: ${reason}`),
      ).toEqual([]);
    } finally {
      await hardened.close();
    }
  });
});

describe('a server that answers every path', () => {
  test.each(Object.entries(SOFT_404_SITES))(
    '%s: nothing but its own missing headers and security.txt',
    async (_name, site) => {
      const served = await serve(site);
      try {
        const { findings } = await scanPlanted(`http://127.0.0.1:${served.port}/`, 'compliance');
        const ids = findings.map(({ check_id }) => check_id);
        // What it says to every path is no security.txt either.
        expect(ids.filter((id) => !/^(?:http|csp)\.|^disclosure\.security-txt$/.test(id))).toEqual([]);
      } finally {
        await served.close();
      }
    },
  );
});
