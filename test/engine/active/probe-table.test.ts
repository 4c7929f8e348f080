import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PASSES, SITE_PROBES, STORED_PROBES } from '../../../src/engine/active/probe-table.ts';
import { CHECKS } from '../../../src/engine/registry.ts';
import { escapeHtml } from '../../../src/reports/escape/html.ts';
import { type SiteCase, scanSite, startSite } from './site.ts';

const PROBES = PASSES.flat();

/** Pages without a fault that give probes something to go on. */
const SOUND: readonly SiteCase[] = [
  {
    name: 'the same for any value',
    example: 'rain',
    isVulnerable: false,
    answer: (_value, response) => void response.end('<p>Weather</p>'),
  },
  {
    name: 'a text that is encoded',
    example: 'rain',
    isVulnerable: false,
    answer: (value, response) => void response.end(`<p>${escapeHtml(value)}</p>`),
  },
  {
    name: 'a record by its id',
    example: '7',
    isVulnerable: false,
    answer: (value, response) => void response.end(value === '7' ? '<p>Seven</p>' : '<p>None</p>'),
  },
  {
    name: 'a file of a list',
    example: 'terms.txt',
    isVulnerable: false,
    answer: (value, response) =>
      void (value === 'terms.txt' ? response.end('The terms') : response.writeHead(404).end('None')),
  },
  {
    name: 'an error for any other value',
    example: '7',
    isVulnerable: false,
    answer: (value, response) => void response.writeHead(value === '7' ? 200 : 500).end('<p>x</p>'),
  },
];

describe('the table of probes', () => {
  it('serves every check of the family, and no check that does not exist', () => {
    const served = new Set(
      [...PROBES, ...SITE_PROBES, ...STORED_PROBES].flatMap(({ checks }) => checks.map(({ meta }) => meta.id)),
    );
    const registered = CHECKS.map(({ meta }) => meta.id).filter((id) => id.startsWith('active.'));
    expect([...served].sort()).toEqual(registered.sort());
  });

  it('runs a probe only in scan types of its checks', () => {
    for (const { checks, scanTypes } of [...PROBES, ...SITE_PROBES, ...STORED_PROBES])
      for (const scanType of scanTypes)
        expect(
          checks.some(({ meta }) => meta.scanTypes.includes(scanType)),
          `${checks[0]?.meta.id} ${scanType}`,
        ).toBe(true);
  });

  it('costs at most what its probes declare where there is no fault', { timeout: 120_000 }, async () => {
    for (const scanType of ['standard', 'compliance'] as const) {
      const site = await startSite(SOUND);
      const report = await scanSite(site, scanType);
      await site.close();
      expect(report.findings.filter(({ check_id }) => check_id.startsWith('active.'))).toEqual([]);
      const declared = PROBES.filter(({ scanTypes }) => scanTypes.includes(scanType)).reduce(
        (sum, { cost }) => sum + cost,
        0,
      );
      for (const [index, { name }] of SOUND.entries()) {
        // The crawl requests the link, the first look two values.
        const sent = site.log.filter((line) => line.startsWith(`GET /a${'abcdef'[index]}?v=`));
        expect(sent.length, name).toBeGreaterThan(3);
        expect(sent.length, `${name}\n${sent.join('\n')}`).toBeLessThanOrEqual(3 + declared);
      }
    }
  });

  it('sends nothing of a class whose checks are all disabled', { timeout: 60_000 }, async () => {
    const site = await startSite(SOUND);
    await scanSite(site, 'compliance', { disable_checks: ['active.command-injection', 'active.open-redirect'] });
    await site.close();
    expect(site.log.filter((line) => /echo|expr|sleep \d/.test(decodeURIComponent(line)))).toEqual([]);
    expect(site.log.some((line) => line.includes('proc/version'))).toBe(true);
  });
});

describe('a class of attacks', () => {
  it('has its payloads, probes, proofs and checks in at most five files', () => {
    const folder = join(import.meta.dirname, '../../../src/engine/active/sql');
    expect(readdirSync(folder).length).toBeLessThanOrEqual(5);
  });
});
