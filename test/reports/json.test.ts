import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/contract/report.ts';
import { findingsDigest } from '../../src/reports/findings-digest.ts';
import { renderJson } from '../../src/reports/json.ts';
import { reportSchemaDocument } from '../../src/reports/report-document.ts';
import { canonicalJson } from '../../src/shared/canonical-json.ts';
import { reportOf, sampleReport } from './helpers/sample-report.ts';

/** The same value with the members of every object in reverse order. */
function reversed<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(reversed) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, member]) => [name, reversed(member)]),
  ) as Value;
}

describe('JSON report', () => {
  it.each([0, 12, 500])('has the same bytes for any order of its parts: %d findings', (count) => {
    const report = sampleReport(count);
    const shuffled: Report = { ...reversed(report), findings: reversed(report.findings).reverse() };
    shuffled.checks = [...shuffled.checks].reverse();
    shuffled.compliance = [...shuffled.compliance].reverse();
    expect(renderJson(shuffled)).toBe(renderJson(report));
  });

  it('begins with its version, then the report', () => {
    const text = renderJson(sampleReport(12));
    expect(text.startsWith('{\n  "schema_version": "1.0",\n  "scan": {')).toBe(true);
    expect(text.endsWith('}\n')).toBe(true);
    expect(JSON.parse(text)).toEqual(sampleReport(12));
  });

  it('keeps members that the schema does not know, even __proto__', () => {
    const report = JSON.parse(renderJson(sampleReport(0))) as Report;
    const extended = JSON.parse(`{"__proto__": {"a": 1}, "later": true, ${JSON.stringify(report).slice(1)}`) as Report;
    const text = renderJson(extended);
    expect(text).toContain('"later": true');
    expect(text).toContain('"__proto__": {');
  });

  it.each([0, 12, 500])('follows the published schema: %d findings', (count) => {
    const ajv = new Ajv2020({ allErrors: true, strict: false });
    formats.default(ajv);
    const validate = ajv.compile(reportSchemaDocument());
    expect(validate(JSON.parse(renderJson(sampleReport(count)))), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ ...sampleReport(count), extra: 1 })).toBe(false);
  });

  it('has an up-to-date schema in docs (npm run generate)', () => {
    const published = readFileSync(join(import.meta.dirname, '../../docs/report.schema.json'), 'utf8');
    expect(JSON.parse(published)).toEqual(reportSchemaDocument());
  });

  it.each([0, 12])('matches the golden file: %d findings', async (count) => {
    await expect(renderJson(sampleReport(count))).toMatchFileSnapshot(`golden/report-${count}.json`);
  });
});

describe('digest of the findings', () => {
  it('leaves out what differs between two equal scans', () => {
    const { findings } = sampleReport(12);
    const again = findings.map((finding, index) => ({
      ...finding,
      id: `fnd_again${index}000000`,
      scan_id: 'scn_another0000',
      state: 'open' as const,
      first_seen_at: '2020-01-01T00:00:00.000Z',
    }));
    expect(findingsDigest(again.reverse())).toBe(findingsDigest(findings));
    expect(findingsDigest(findings)).toMatch(/^[0-9a-f]{64}$/);
  });

  it('changes with every member of a finding', () => {
    const { findings } = sampleReport(3);
    const digest = findingsDigest(findings);
    const change = (part: object): string =>
      findingsDigest(findings.map((each, at) => (at === 1 ? { ...each, ...part } : each)));
    for (const part of [
      { evidence: 'x' },
      { severity: 'info' },
      { locations_total: 9 },
      { title: 'x' },
      { references: [] },
      { location: { url: 'https://other.test/', method: null, parameter: null } },
    ])
      expect(change(part)).not.toBe(digest);
    expect(findingsDigest(findings.slice(1))).not.toBe(digest);
  });

  it('is the SHA-256 of the empty list when nothing was found', () => {
    expect(reportOf([]).summary.digest).toBe('4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945');
  });
});

describe('canonical JSON (RFC 8785)', () => {
  it('sorts members by code units and writes numbers as ECMAScript does', () => {
    expect(
      canonicalJson({ '\u20ac': 1, '\r': 2, a: [1e30, 4.5, 0.002, 1e-27, true, null], '': { b: 1, a: undefined } }),
    ).toBe('{"":{"b":1},"\\r":2,"a":[1e+30,4.5,0.002,1e-27,true,null],"\u20ac":1}');
    expect(() => canonicalJson(Number.NaN)).toThrow(TypeError);
    expect(() => canonicalJson(() => 1)).toThrow(TypeError);
  });
});
