import { expect, it } from 'vitest';
import { boundedResult } from '../../../src/engine/isolation/engine-process.ts';
import { completed, finding } from '../../helpers/scripted-engine.ts';

const findings = Array.from({ length: 100 }, (_, index) => ({
  ...finding('exposure.env', 'high', index.toString(16)),
  evidence: 'ü\u0000'.repeat(500),
}));
const size = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

it('leaves a result alone that fits', () => {
  const result = completed(findings);
  expect(boundedResult(result, size(result) + 1_000)).toEqual(result);
  expect(boundedResult({ status: 'aborted' }, 10)).toEqual({ status: 'aborted' });
});

it('counts the last findings as omitted where all do not fit', () => {
  const bytes = 100_000;
  const bounded = boundedResult(completed(findings), bytes);
  if (bounded.status !== 'completed') throw new Error(bounded.status);
  const { report } = bounded;
  expect(size(bounded)).toBeLessThan(bytes);
  expect(size(bounded)).toBeGreaterThan(bytes - 10_000);
  expect(report.findings).toEqual(findings.slice(0, report.findings.length));
  expect(report.findings.length + report.omitted).toBe(findings.length);
});
