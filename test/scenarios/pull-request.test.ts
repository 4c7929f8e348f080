import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type DemoSite, startDemoSite } from '../../src/cli/demo-site.ts';
import { ActionScenario } from '../helpers/action-scenario.ts';
import type { StepResult } from '../helpers/runner.ts';

const DECLARED_OUTPUTS = Object.keys(
  (parse(readFileSync('action.yml', 'utf8')) as { outputs: Record<string, unknown> }).outputs,
).sort();

/** The main job: the bundled action, the embedded service, a real site, a pull request. */
describe('a pull request with a vulnerable preview that is then fixed', () => {
  let scenario: ActionScenario;
  let site: DemoSite;
  let first: { main: StepResult; post: StepResult };
  let second: { main: StepResult; post: StepResult };
  let commentsAfterFirst: Awaited<ReturnType<ActionScenario['comments']>>;

  beforeAll(async () => {
    scenario = await ActionScenario.start();
    site = await startDemoSite();
    first = await scenario.runWithPost({ with: { targets: site.url }, runId: '501' });
    commentsAfterFirst = await scenario.comments();
    site.fix();
    second = await scenario.runWithPost({ with: { targets: site.url }, runId: '502' });
  });

  afterAll(async () => {
    await site?.close();
    await scenario?.close();
  });

  it('fails the first run on critical findings, with the reason as the last line', () => {
    expect(first.main.code, first.main.log).toBe(1);
    expect(first.main.outputs['outcome']).toBe('failed');
    expect(Number(first.main.outputs['critical-count'])).toBeGreaterThan(0);
    const last = first.main.rawLog.trimEnd().split('\n').at(-1);
    expect(last).toMatch(/^::error::Scan Gate: /);
  });

  it('posts one comment as the bot, with the verdict first', () => {
    expect(commentsAfterFirst).toHaveLength(1);
    const [comment] = commentsAfterFirst;
    expect(comment?.user.login).toBe('github-actions[bot]');
    expect(comment?.body).toMatch(/### ❌ Scan Gate: \d+ critical findings? blocks? this merge/);
    expect(comment?.body).toContain('/docs/checks/');
    expect(first.main.outputs['comment-url']).not.toBe('');
  });

  it('uploads the model, a JSON and a PDF report as an artifact', () => {
    const [artifact] = scenario.artifacts.list('501');
    expect(artifact).toBeDefined();
    expect(first.main.outputs['artifact-id']).toBe(String(artifact?.id));
    const file = (name: string) => scenario.artifacts.file(artifact?.id ?? 0, name);
    const model = JSON.parse(file('scan-gate.json')?.toString() ?? 'null');
    expect(model).toMatchObject({ outcome: 'failed', counts: { total: Number(first.main.outputs['total-count']) } });
    const name = `report-127.0.0.1-${site.port}-standard`;
    expect(file(`${name}.pdf`)?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(JSON.parse(file(`${name}.json`)?.toString() ?? 'null')).toHaveProperty('checks');
  });

  it('writes the job summary and annotates what blocks', () => {
    expect(first.main.summary).toContain('### ❌ Scan Gate');
    expect(first.main.summary).toMatch(/^\| \|.*critical \|/m);
    const errors = first.main.annotations.filter((item) => item.level === 'error');
    expect(errors.length).toBeGreaterThan(1);
    expect(errors[0]?.properties).toContain('title=critical');
  });

  it('passes the second run and updates the same comment', async () => {
    expect(second.main.code, second.main.log).toBe(0);
    expect(second.main.outputs['outcome']).toBe('passed');
    const comments = await scenario.comments();
    expect(comments.map((comment) => comment.id)).toEqual(commentsAfterFirst.map((comment) => comment.id));
    expect(comments[0]?.body).toContain('### ✅ Scan Gate');
    expect(comments[0]?.body).not.toContain('❌');
  });

  it('sets every output of action.yml on both runs', () => {
    for (const { main } of [first, second]) {
      expect(Object.keys(main.outputs).sort()).toEqual(DECLARED_OUTPUTS);
      expect(main.outputs['report-json']).toMatch(/scan-gate\.json$/);
      expect(main.outputs['report-pdf']).toMatch(/\.pdf$/);
      expect(main.outputs['tokens-used']).toBe('20');
      expect(main.outputs['reused']).toBe('false');
    }
  });

  it('masks the given and the created tokens', () => {
    for (const { main } of [first, second]) {
      expect(main.masks.some((mask) => mask.startsWith('ghs_'))).toBe(true);
      expect(main.log).not.toMatch(/svc_(live|test)_[A-Z2-7]{26}/);
    }
  });

  it('has a post step with nothing to do', () => {
    expect([first.post.code, second.post.code]).toEqual([0, 0]);
  });

  it("sends only requests that match GitHub's API description", () => {
    expect(scenario.github.violations).toEqual([]);
  });
});
