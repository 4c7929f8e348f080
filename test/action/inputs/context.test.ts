import { describe, expect, it } from 'vitest';
import { baselineBranch } from '../../../src/action/baseline.ts';
import { readContext } from '../../../src/action/inputs/context.ts';
import { artifactName } from '../../../src/action/publish/earlier-verdict.ts';

const environment = {
  GITHUB_REPOSITORY: 'octocat/shop',
  GITHUB_EVENT_NAME: 'pull_request',
  GITHUB_RUN_ID: '1001',
  GITHUB_SHA: 'merge',
  GITHUB_REF: 'refs/pull/12/merge',
  GITHUB_WORKFLOW_REF: 'octocat/shop/.github/workflows/security.yml@refs/heads/main',
  RUNNER_TEMP: '/tmp',
};
const pull = (head: unknown) => ({
  number: 12,
  pull_request: { number: 12, head: { sha: 'head', repo: head }, base: { ref: 'main', repo: { id: 1 } } },
  repository: { id: 1, default_branch: 'trunk', visibility: 'public' },
});

describe('the context of a run', () => {
  it('of a pull request has its head and base, and no fork', () => {
    const context = readContext(environment, pull({ id: 1 }), 'null');
    expect(context.pullRequest).toEqual({ number: 12, fork: false, baseRef: 'main', headSha: 'head' });
    expect(context.run.sha).toBe('head');
    expect(context.checkout).toEqual({ sha: 'merge', ref: 'refs/pull/12/merge' });
    expect(context.workflowFile).toBe('security.yml');
  });

  it('of a fork, even a deleted one, is recognized', () => {
    expect(readContext(environment, pull({ id: 2 }), '').pullRequest?.fork).toBe(true);
    expect(readContext(environment, pull(null), '').pullRequest?.fork).toBe(true);
  });

  it('of an event with an empty or unexpected payload has neutral values', () => {
    for (const payload of [null, {}, { pull_request: 'no', repository: 7, deployment: [] }]) {
      const context = readContext({ ...environment, GITHUB_EVENT_NAME: 'push' }, payload, 'null');
      expect(context).toMatchObject({ pullRequest: null, visibility: 'unknown', production: false });
    }
  });

  it('does not depend on the order of the matrix keys', () => {
    const legs = ['{"a":"1","b":"2"}', '{"b":"2","a":"1"}'].map(
      (text) => readContext(environment, null, text).run.matrix,
    );
    expect(legs[0]).toBe(legs[1]);
  });

  it('names a missing variable that every runner sets', () => {
    expect(() => readContext({ ...environment, GITHUB_RUN_ID: '' }, null, '')).toThrow('GITHUB_RUN_ID');
  });

  it('knows the branch to compare with: input, base, target of the merge queue, default', () => {
    const context = readContext(environment, pull({ id: 1 }), '');
    expect(baselineBranch(context, 'refs/heads/next')).toBe('next');
    expect(baselineBranch(context, null)).toBe('main');
    const queue = {
      ...context,
      pullRequest: null,
      run: { ...context.run, ref: 'refs/heads/gh-readonly-queue/release/2/pr-7-0a1b2c' },
    };
    expect(baselineBranch(queue, null)).toBe('release/2');
    expect(baselineBranch({ ...context, pullRequest: null }, null)).toBe('trunk');
  });

  it('gives artifact names that differ by job, step, leg, payload and attempt, with a prefix that ignores the payload', () => {
    const { run } = readContext(environment, null, '');
    const base = artifactName(run, ['a']);
    const others = [
      artifactName({ ...run, job: 'other' }, ['a']),
      artifactName({ ...run, step: 'other' }, ['a']),
      artifactName({ ...run, matrix: '{"x":"1"}' }, ['a']),
      artifactName(run, ['b']),
      artifactName({ ...run, runAttempt: 2 }, ['a']),
    ];
    expect(new Set([base, ...others].map((item) => item.name)).size).toBe(6);
    expect(artifactName(run, ['b']).prefix).toBe(base.prefix);
    expect(artifactName({ ...run, job: 'a / b: "c"' }, []).name).toMatch(/^[\w.-]+$/);
  });
});
