import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import type { ScanCoverage } from '../../src/contract/coverage.ts';
import type { Report } from '../../src/contract/report.ts';
import { completeCoverage } from '../../src/engine/coverage/contributors.ts';
import { coverageWithoutSecrets } from '../../src/engine/coverage/coverage-outcomes.ts';
import { serversIn } from '../../src/engine/web/software-banners.ts';
import { renderCycloneDx } from '../../src/reports/cyclonedx.ts';
import { exchange } from '../helpers/recorded.ts';
import { HOSTILE } from './helpers/hostile.ts';
import { sampleReport } from './helpers/sample-report.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');

/** The official schema of CycloneDX 1.6, as its own library packs it. */
function validator() {
  const folder = join(
    dirname(createRequire(import.meta.url).resolve('@cyclonedx/cyclonedx-library/package.json')),
    'res/schema',
  );
  const read = (name: string) =>
    JSON.parse(readFileSync(join(folder, `${name}.SNAPSHOT.schema.json`), 'utf8')) as object;
  const ajv = new Ajv({ strict: false });
  addFormats.default(ajv);
  for (const name of ['iri-reference', 'idn-email']) ajv.addFormat(name, true);
  for (const name of ['spdx', 'jsf-0.82'])
    ajv.addSchema(read(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
  return ajv.compile(read('bom-1.6'));
}
const isValid = validator();

const LIBRARIES = [
  { name: 'jquery', version: '3.4.1', url: 'https://site.example/jquery.js', how: 'its code' },
  { name: 'jquery', version: '3.4.1', url: 'https://site.example/other.js', how: 'its code' },
  { name: '@angular/core', version: '10.0.0', url: 'https://site.example/main.js', how: 'its code' },
];
const HEADERS = {
  Server: 'nginx/1.18.0 (Ubuntu)',
  'X-AspNet-Version': '4.0.30319 s3cret-of-the-user',
  'X-Powered-By': 'PHP/7.4.3',
};

/** The coverage of a scan that recognized these. */
async function coverageOf(headers: Record<string, string>, clean = (text: string) => text): Promise<ScanCoverage> {
  const evidence = { libraries: LIBRARIES, servers: serversIn([exchange({ url: 'https://site.example/', headers })]) };
  const store = { gathered: async (kind: string) => (kind === 'libraries' ? evidence : null) };
  const summary = { application_seen: true, code: null, detail: null, pages: 1, sign_in_required: false };
  const complete = await completeCoverage(
    { summary, doubt: null },
    { store: store as never, wanted: new Set(), options: {}, endSession: null, clean },
  );
  return coverageWithoutSecrets(complete.summary, clean);
}

const reportWith = (coverage: ScanCoverage, findings: Report['findings'] = []): Report => ({
  ...sampleReport(0),
  coverage,
  findings,
});

interface Bom {
  readonly serialNumber: string;
  readonly components: {
    name: string;
    components: { name: string; group?: string; version: string; purl: string }[];
  }[];
  readonly vulnerabilities: { id: string; affects: { ref: string }[] }[];
}
const bomOf = (reports: Report[]) => JSON.parse(renderCycloneDx(reports, NOW)) as Bom;

describe('the bill of materials', () => {
  it('has each component of each target once, libraries and what headers name, by the official schema', async () => {
    const bom = bomOf([reportWith(await coverageOf(HEADERS))]);
    expect(isValid(bom), JSON.stringify(isValid.errors)).toBe(true);
    expect(bom.components[0]?.components.map(({ purl }) => purl)).toEqual([
      'pkg:generic/asp.net@4.0.30319',
      'pkg:generic/nginx@1.18.0',
      'pkg:generic/php@7.4.3',
      'pkg:npm/%40angular/core@10.0.0',
      'pkg:npm/jquery@3.4.1',
    ]);
    expect(bom.components[0]?.components[3]).toMatchObject({ group: '@angular', name: 'core', version: '10.0.0' });
    expect(JSON.stringify(bom)).not.toContain('s3cret');
  });

  it('has the vulnerabilities of findings at the component that they are about', async () => {
    const coverage = await coverageOf(HEADERS);
    const [sample] = sampleReport(1).findings;
    const about = (id: string, component: string | null) => ({ id, component, exploited: null });
    const finding = {
      ...sample,
      advisories: [about('CVE-2020-11023', 'pkg:npm/jquery@3.4.1'), about('CVE-2014-0160', null)],
    };
    const bom = bomOf([reportWith(coverage, [finding as Report['findings'][number]])]);
    expect(isValid(bom), JSON.stringify(isValid.errors)).toBe(true);
    const refs = bom.vulnerabilities.map(({ id, affects }) => [id, affects.map(({ ref }) => ref.split('#').slice(2))]);
    expect(refs).toEqual([
      ['CVE-2020-11023', [['pkg:npm/jquery@3.4.1']]],
      ['CVE-2014-0160', [[]]],
    ]);
  });

  it('leaves out a version in which a target repeats a secret of the user', async () => {
    const secret = '1.2.3-secret';
    const clean = (text: string) => text.replaceAll(secret, '***');
    const { components = [] } = await coverageOf({ Server: `nginx/${secret}`, 'X-Powered-By': 'PHP/7.4.3' }, clean);
    expect(components.map(({ purl }) => purl)).toContain('pkg:generic/php@7.4.3');
    expect(JSON.stringify(components)).not.toContain(secret);
  });

  it('is valid for no scan, for a scan without components and for hostile text', async () => {
    const hostile = Object.values(HOSTILE).join(' ');
    const coverage = await coverageOf({});
    const components = [{ purl: `pkg:generic/${encodeURIComponent('a"<b>')}@1`, url: hostile, how: hostile }];
    for (const reports of [[], [sampleReport(3)], [reportWith({ ...coverage, components })]]) {
      const bom = bomOf(reports);
      expect(isValid(bom), JSON.stringify(isValid.errors)).toBe(true);
      expect(bom.serialNumber).toMatch(
        /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      );
    }
  });
});
