import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ServiceResponseError } from '../../src/client/errors.ts';
import { readError } from '../../src/client/tolerant-error.ts';
import { readFinding } from '../../src/client/tolerant-finding.ts';
import { readPage } from '../../src/client/tolerant-list.ts';
import { readReport } from '../../src/client/tolerant-report.ts';
import { readBulk, readScan } from '../../src/client/tolerant-scan.ts';
import { readTarget, readVerification } from '../../src/client/tolerant-target.ts';
import { readUsage } from '../../src/client/tolerant-usage.ts';
import { SEVERITIES } from '../../src/contract/primitives.ts';

/** JSON with the member names that matter, of any type. */
const names = [
  'id',
  'status',
  'error',
  'errors',
  'code',
  'data',
  'next_cursor',
  'results',
  'ok',
  'scan',
  'findings',
  'severity',
];
const more = [
  'location',
  'locations',
  'fingerprint',
  'checks',
  'summary',
  'schema_version',
  'prices',
  'balance',
  'details',
  '__proto__',
];
const { value: answer } = fc.letrec((tie) => ({
  leaf: fc.oneof(
    fc.string(),
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.constantFrom('1.0', ...SEVERITIES),
  ),
  object: fc.dictionary(fc.oneof(fc.constantFrom(...names, ...more), fc.string()), tie('value'), { maxKeys: 8 }),
  value: fc.oneof({ maxDepth: 5 }, tie('leaf'), fc.array(tie('value'), { maxLength: 5 }), tie('object')),
}));

const readers: Record<string, (body: unknown) => unknown> = {
  readScan: (body) => readScan(body, 'GET'),
  readTarget: (body) => readTarget(body, 'GET'),
  readBulk: (body) => readBulk(body, 'POST', null),
  readPage: (body) => readPage(body, readFinding, 'GET'),
  readVerification,
  readReport,
  readUsage,
  readError,
  readFinding,
};

it.each(Object.keys(readers))('%s takes any JSON, or refuses it as a response error', (name) => {
  fc.assert(
    fc.property(answer, (body) => {
      try {
        readers[name]?.(JSON.parse(JSON.stringify(body)));
      } catch (error) {
        expect(error).toBeInstanceOf(ServiceResponseError);
      }
    }),
    { numRuns: 300, seed: 20261121 },
  );
});

it('whatever a finding says, it has a severity we know or the word unknown, and a fingerprint', () => {
  fc.assert(
    fc.property(answer, (body) => {
      const finding = readFinding(JSON.parse(JSON.stringify(body)));
      expect([...SEVERITIES, 'unknown']).toContain(finding.severity);
      expect(finding.fingerprint).toMatch(/^[0-9a-f]{32}$/);
      expect(finding.locations.length).toBeGreaterThan(0);
    }),
    { numRuns: 300, seed: 20261121 },
  );
});
