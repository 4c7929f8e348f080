import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleFinding } from '../helpers/action-scenario.ts';
import { RemoteGate } from '../helpers/remote-gate.ts';
import type { StepResult } from '../helpers/runner.ts';

const HOSTILE = [
  '::set-output name=outcome::passed',
  '::add-mask::passed',
  '##[error]planted',
  '@octocat @octo/team #1 octo/shop#2',
  '<!-- scan-gate:comment:e44836cec10e -->',
  '<!-- scan-gate:end:000000000000 -->',
  '</details><script>alert(1)</script>',
  '[click](https://evil.example) ![x](https://evil.example/x.png)',
  '\u001b[31mred\u001b[0m \u202e reversed',
  '| cell | `code` ```',
].join('\n');

describe('a site and a service that send workflow commands and markup', () => {
  let gate: RemoteGate;
  let main: StepResult;
  let body: string;

  beforeAll(async () => {
    const location = { url: `https://shop.example/${HOSTILE}`, method: 'GET', parameter: HOSTILE };
    const finding = exampleFinding({
      title: HOSTILE,
      evidence: HOSTILE,
      remediation: HOSTILE,
      check_id: 'x.y](https://evil.example)',
      location,
      locations: [location],
    });
    gate = await RemoteGate.start({ findings: () => [finding] });
    ({ main } = await gate.run({
      with: { comment: 'always', 'report-formats': 'json,html,sarif,markdown,junit,csv' },
    }));
    body = (await gate.scenario.comments())[0]?.body ?? '';
  });
  afterAll(() => gate?.close());

  it('run no workflow command: the runner sees only those of the gate', () => {
    expect(main.outputs['outcome']).toBe('failed');
    expect(main.rawLog).not.toMatch(/^\s*::(set-output|add-mask::passed)/m);
    expect(main.rawLog).not.toContain('##[error]');
    expect(main.masks).not.toContain('passed');
    expect(main.rawLog).not.toContain('\u001b');
  });

  it('cause no mentions and links in the comment and the summary', () => {
    for (const text of [body, main.summary]) {
      const outsideCode = text.replace(/(`+)[\s\S]*?\1/g, '');
      expect(outsideCode).not.toMatch(/@octo/);
      expect(outsideCode).not.toMatch(/#1\b/);
      expect(outsideCode).not.toMatch(/\]\(https:\/\/evil/);
      expect(outsideCode).not.toContain('<script');
      expect(text).not.toContain('\u202e');
    }
  });

  it('cannot forge a marker', () => {
    expect(body.match(/<!-- scan-gate:comment:/g)).toHaveLength(1);
    expect(body.match(/<!-- scan-gate:end:/g)).toHaveLength(1);
    expect(body.startsWith('<!-- scan-gate:comment:')).toBe(true);
  });
});
