import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleFinding } from '../helpers/action-scenario.ts';
import { RemoteGate } from '../helpers/remote-gate.ts';
import type { StepResult } from '../helpers/runner.ts';

const warnings = (main: StepResult) =>
  main.annotations
    .filter((item) => item.level !== 'error')
    .map((item) => item.message)
    .join('\n');

/** What the service double leaves out, and nothing about the runner. */
const NOTHING_MISSING = /^The service sent no counts, report or checks for shop\.example\.$/;

describe('a runner that sets less than the hosted one', () => {
  let gate: RemoteGate;
  beforeEach(async () => {
    gate = await RemoteGate.start({ findings: () => [exampleFinding()] });
  });
  afterEach(() => gate?.close());

  it.each<[string, string[], RegExp]>([
    ['no summary file', ['GITHUB_STEP_SUMMARY'], /No job summary/],
    ['no artifact service', ['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL'], /Artifact: .*the reports are in /],
    ['no event file', ['GITHUB_EVENT_PATH'], /event payload is unavailable/],
    ['no workspace', ['GITHUB_WORKSPACE'], NOTHING_MISSING],
    [
      'no optional variables',
      [
        'GITHUB_SERVER_URL',
        'GITHUB_WORKFLOW',
        'GITHUB_WORKFLOW_REF',
        'GITHUB_ACTION',
        'GITHUB_JOB',
        'GITHUB_ACTOR',
        'GITHUB_REPOSITORY_ID',
        'GITHUB_RUN_ATTEMPT',
        'GITHUB_SHA',
        'GITHUB_ACTION_REF',
        'GITHUB_ACTION_REPOSITORY',
      ],
      NOTHING_MISSING,
    ],
  ])('%s: the same verdict and comment, and a warning about what is missing', async (_, without, word) => {
    const { main } = await gate.run({ without });
    expect([main.code, main.outputs['outcome']], main.log).toEqual([1, 'failed']);
    expect(main.outputs['comment-url'], main.log).not.toBe('');
    expect(warnings(main)).toMatch(word);
  });

  it.each([['{"pull_request":'], ['null'], ['{"pull_request":{},"repository":7}']])(
    'an event file with %j: the same verdict, and the comment by the ref',
    async (eventText) => {
      const { main } = await gate.run({ eventText });
      expect([main.code, main.outputs['outcome']], main.log).toEqual([1, 'failed']);
      expect(await gate.scenario.comments()).toHaveLength(1);
    },
  );

  it('no folder for temporary files: a private one with the reports, until the job ends', async () => {
    const shared = mkdtempSync(join(tmpdir(), 'shared-'));
    const step = gate.step({ without: ['RUNNER_TEMP'], env: { TMPDIR: shared } });
    try {
      const main = await step.main();
      expect([main.code, main.outputs['outcome']], main.log).toEqual([1, 'failed']);
      const [folder = '', ...others] = readdirSync(shared).map((name) => join(shared, name));
      expect(others).toEqual([]);
      expect(statSync(folder).mode & 0o777).toBe(0o700);
      expect(main.outputs['report-json']?.startsWith(`${folder}/`)).toBe(true);
      expect(existsSync(main.outputs['report-json'] ?? '')).toBe(true);
      await step.post();
      expect(readdirSync(shared)).toEqual([]);
    } finally {
      step.dispose();
      rmSync(shared, { recursive: true });
    }
  });

  it('no files for outputs and state: written as legacy workflow commands', async () => {
    const { main } = await gate.run({ without: ['GITHUB_OUTPUT', 'GITHUB_STATE'] });
    expect(main.code, main.log).toBe(1);
    expect(main.rawLog).toMatch(/^::set-output name=outcome::failed$/m);
    expect(main.rawLog).toMatch(/^::save-state name=phase::main$/m);
  });

  it('inputs with underscores, as a shell sets them', async () => {
    const inputs = { 'fail-on-severity': 'none' };
    const { main } = await gate.run({
      without: ['INPUT_FAIL-ON-SEVERITY'],
      env: Object.fromEntries(
        Object.entries(inputs).map(([name, value]) => [`INPUT_${name.replaceAll('-', '_').toUpperCase()}`, value]),
      ),
    });
    expect([main.code, main.outputs['outcome']], main.log).toEqual([0, 'passed']);
  });

  it.each([403, 404, 422, 500])(
    'GitHub responds with %i to the comment: a warning, the same verdict',
    async (status) => {
      gate.scenario.github.fail(/^POST .*\/comments$/, 9, status, {}, 'No');
      const { main } = await gate.run();
      expect([main.code, main.outputs['outcome'], main.outputs['comment-url']], main.log).toEqual([1, 'failed', '']);
      expect(warnings(main)).toContain('Comment: ');
    },
  );

  it('paths that cannot be written: a warning, the verdict, the comment', async () => {
    const { main } = await gate.run({
      with: { 'upload-sarif': 'false', 'report-formats': 'json,sarif', 'sarif-file': '/proc/scan.sarif' },
    });
    expect([main.code, main.outputs['outcome']], main.log).toEqual([1, 'failed']);
    expect(warnings(main)).toContain('sarif-file: ');
    expect(main.outputs['sarif-file']).toMatch(/scan-gate\.sarif$/);
    const nowhere = await gate.run({ env: { RUNNER_TEMP: '/dev/null' } });
    expect([nowhere.main.code, nowhere.main.outputs['outcome']], nowhere.main.log).toEqual([1, 'failed']);
    expect(warnings(nowhere.main)).toContain('Report files: ');
    expect(nowhere.main.outputs['comment-url']).not.toBe('');
  });
});
