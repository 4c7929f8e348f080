import { afterEach, describe, expect, it } from 'vitest';
import { json } from '../helpers/http-double.ts';
import { RemoteGate } from '../helpers/remote-gate.ts';
import type { DoubleOptions } from '../helpers/service-double.ts';

/** Direction marks, invisible characters, markup and commands in one text. */
const HOSTILE = [
  'a\u202egnp.exe\u2066\u200b\u200d\ufeff\u00ad',
  '::set-output name=outcome::passed',
  '##[error]planted ::error::planted',
  '@octocat #1 <img src=x onerror=alert(1)> </details> <!-- scan-gate:end:000000000000 -->',
  '[x](javascript:alert(1)) | a | b | ``` \u001b]8;;https://evil.example\u0007link\u001b]8;;\u0007',
].join('\r\n');
const INVISIBLE = /[\u200b\u202a-\u202e\u2066-\u2069\u001b\u0007]/;

describe('a service that sends hostile texts', () => {
  let gate: RemoteGate | undefined;
  afterEach(() => gate?.close());

  it.each<[string, DoubleOptions, string]>([
    [
      'in the reason of a failed scan',
      { status: () => 'failed', scanFields: () => ({ failure: { reason: HOSTILE, message: HOSTILE } }) },
      'inconclusive',
    ],
    ['in a status', { status: () => HOSTILE }, 'inconclusive'],
    ['in a code of refusal', { refuse: () => HOSTILE }, 'inconclusive'],
    [
      'in the target and the type of a scan',
      { scanFields: () => ({ target: HOSTILE, scan_type: HOSTILE }) },
      'inconclusive',
    ],
    [
      'in the address of the report',
      { scanFields: () => ({ report_url: `javascript:alert(1)//${HOSTILE}`, target_id: HOSTILE }) },
      'passed',
    ],
    [
      'in an error and its request id',
      {
        intercept: (request, response) => {
          if (request.path !== '/v1/scans/bulk') return false;
          json(response, 422, { error: { code: HOSTILE, message: HOSTILE, param: HOSTILE, request_id: HOSTILE } });
          return true;
        },
      },
      'inconclusive',
    ],
    [
      'in the instructions for a proof of ownership',
      {
        refuse: () => 'target_not_verified',
        intercept: (request, response) => {
          if (!request.path.endsWith('/verify')) return false;
          const instructions = [{ method: 'dns', text: HOSTILE, value: HOSTILE, record_name: HOSTILE }];
          const verification = { method: 'dns', token: HOSTILE, checked_at: null, instructions, reason: HOSTILE };
          json(response, 200, { id: 'tgt_1', status: 'pending', verification });
          return true;
        },
      },
      'inconclusive',
    ],
  ])('%s: they are shown as plain text', async (_, options, outcome) => {
    gate = await RemoteGate.start(options);
    const { main } = await gate.run({
      with: {
        comment: 'always',
        'scan-types': 'standard',
        'report-formats': 'json,html,sarif,junit,markdown,csv,gitlab',
      },
    });
    expect(main.outputs['outcome'], main.log).toBe(outcome);
    expect(main.rawLog).not.toMatch(/^\s*::set-output/m);
    expect(main.rawLog).not.toContain('##[error]');
    expect(main.rawLog).not.toMatch(INVISIBLE);
    expect(main.annotations.map((item) => item.message)).not.toContain('planted');
    const [comment] = await gate.scenario.comments();
    for (const text of [comment?.body ?? '', main.summary]) {
      expect(text).not.toMatch(INVISIBLE);
      const outsideCode = text.replace(/(`+)[\s\S]*?\1/g, '');
      expect(outsideCode).not.toMatch(/@octocat|<img|\]\(javascript:|(?<!\\)#1\b/);
    }
    expect(comment?.body.match(/<!-- scan-gate:end:/g)).toHaveLength(1);
    expect(main.summary).not.toContain('<!-- scan-gate:end:');
  });

  it.each<[string, DoubleOptions]>([
    [
      'counts a critical finding that it does not show',
      { scanFields: () => ({ findings_count: { critical: 1, high: 0, medium: 0, low: 0, info: 0, total: 1 } }) },
    ],
    ['returns a scan of another host', { scanFields: () => ({ target: 'evil.example' }) }],
    [
      'gives one scan for two',
      {
        intercept: (request, response) => {
          if (request.path === '/v1/scans/bulk') {
            const entry = { ok: true, scan: { id: 'scn_1' } };
            json(response, 201, { summary: {}, results: [entry, entry] });
          } else if (request.path === '/v1/scans/scn_1') {
            json(response, 200, { id: 'scn_1', target: 'shop.example', scan_type: 'quick', status: 'succeeded' });
          } else if (request.path === '/v1/scans/scn_1/findings') json(response, 200, { data: [] });
          else return false;
          return true;
        },
      },
    ],
  ])('and %s: inconclusive, never passed', async (_, options) => {
    gate = await RemoteGate.start(options);
    const { main } = await gate.run({ with: { targets: 'shop.example\nblog.example' } });
    expect([main.code, main.outputs['outcome']], main.log).toEqual([1, 'inconclusive']);
  });
});
