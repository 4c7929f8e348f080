import { describe, expect, it } from 'vitest';
import { renderJson } from '../../src/reports/json.ts';
import { ReportError, readReport } from '../../src/reports/read-report.ts';
import { sampleReport } from './helpers/sample-report.ts';

function codeOf(text: string): string {
  try {
    readReport(text);
  } catch (error) {
    if (error instanceof ReportError) return error.code;
    throw error;
  }
  return 'read';
}

describe('reader of JSON reports', () => {
  it.each([0, 12, 500])('reads what the renderer wrote: %d findings', (count) => {
    const { report, digestMatches } = readReport(renderJson(sampleReport(count)));
    expect(report).toEqual(sampleReport(count));
    expect(digestMatches).toBe(true);
  });

  it('detects findings that do not match the digest', () => {
    const report = sampleReport(3);
    const tampered = { ...report, findings: report.findings.slice(1) };
    expect(readReport(JSON.stringify(tampered)).digestMatches).toBe(false);
  });

  it('ignores additions of a later minor version', () => {
    const report = sampleReport(2);
    const later = { ...report, schema_version: '1.7', added: 1, scan: { ...report.scan, added: [] } };
    expect(readReport(`\ufeff${JSON.stringify(later)}`).report).toEqual({ ...report, schema_version: '1.7' });
  });

  it.each([
    ['<html>', 'not_json'],
    ['', 'not_json'],
    ['null', 'unknown_version'],
    ['[]', 'unknown_version'],
    ['{"schema_version":"2.0"}', 'unknown_version'],
    ['{"schema_version":1}', 'unknown_version'],
    ['{"schema_version":"1.0"}', 'invalid'],
  ])('refuses %j as %s', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });

  it('names the path of an error, without the value', () => {
    const report = sampleReport(2);
    const broken = { ...report, findings: [{ ...report.findings[0], severity: 'catastrophic<script>' }] };
    expect(() => readReport(JSON.stringify(broken))).toThrow('"/findings/0/severity"');
    expect(() => readReport(JSON.stringify(broken))).not.toThrow(/catastrophic/);
  });

  it('refuses a text above the maximum before parsing it', () => {
    expect(codeOf(' '.repeat(64 * 1024 * 1024 + 1))).toBe('too_large');
  });
});
