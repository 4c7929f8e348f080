import { describe, expect, it } from 'vitest';
import type { EventPayload } from '../../../src/action/inputs/context.ts';
import { policyPlace } from '../../../src/action/policy/policy-place.ts';

const [BASE, HEAD, MERGE] = ['b'.repeat(40), 'a'.repeat(40), 'c'.repeat(40)] as const;
const pull = { pull_request: { base: { sha: BASE }, head: { sha: HEAD }, merge_commit_sha: MERGE } };

function place(event: string, payload: EventPayload, ref: string | null = null, sha = MERGE) {
  const run = { ref } as Parameters<typeof policyPlace>[1]['run'];
  return policyPlace(payload, { event, run, checkout: { sha, ref }, defaultBranch: 'main' });
}

describe('the policy comes from', () => {
  it.each([
    ['pull_request', pull],
    ['pull_request_target', pull],
    ['pull_request_review', pull],
    ['merge_group', { merge_group: { base_sha: BASE, head_sha: MERGE } }],
  ] as const)('the base commit on %s', (event, payload) => {
    expect(place(event, payload)).toEqual({ kind: 'commit', sha: BASE, proposed: MERGE });
  });

  it('the head of the pull request is what it proposes where there is no merge commit', () => {
    const payload = { pull_request: { ...pull.pull_request, merge_commit_sha: null } };
    expect(place('pull_request_target', payload)).toEqual({ kind: 'commit', sha: BASE, proposed: HEAD });
  });

  it.each(['workflow_run', 'issue_comment'])('the default branch’s commit on %s, whatever is checked out', (event) => {
    expect(place(event, { workflow_run: { head_sha: HEAD } }, 'refs/heads/main', BASE)).toEqual({
      kind: 'commit',
      sha: BASE,
      proposed: null,
    });
  });

  it.each(['deployment_status', 'deployment', 'check_run', 'some_event_to_come'])(
    'the default branch on %s',
    (event) => {
      expect(place(event, { deployment: { sha: HEAD } })).toEqual({ kind: 'branch', name: 'main', proposed: null });
    },
  );

  it.each(['push', 'schedule', 'workflow_dispatch', 'repository_dispatch', 'release'])(
    'the checkout on %s',
    (event) => {
      expect(place(event, {}, 'refs/heads/main')).toEqual({ kind: 'checkout' });
    },
  );

  it.each([
    'refs/heads/feature',
    'refs/heads/main2',
    'refs/heads/feature/main',
    'refs/tags/main',
    'refs/tags/v1',
    null,
  ])('the default branch on a push to %s, with what the push proposes', (ref) => {
    expect(place('push', {}, ref)).toEqual({ kind: 'branch', name: 'main', proposed: MERGE });
  });

  it('the base of the queue when the queue pushes its branch', () => {
    const ref = `refs/heads/gh-readonly-queue/main/pr-7-${BASE}`;
    expect(place('push', {}, ref)).toEqual({ kind: 'commit', sha: BASE, proposed: MERGE });
  });

  it.each([
    ['no payload', null],
    ['a base that is no commit', { pull_request: { base: { sha: '--upload-pack=x' } } }],
  ])('nowhere with %s: never the checkout', (_what, payload) => {
    expect(place('pull_request', payload)).toEqual({ kind: 'unknown' });
    expect(place('merge_group', payload)).toEqual({ kind: 'unknown' });
  });
});
