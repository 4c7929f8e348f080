import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPolicyFiles } from '../../src/action/policy/policy-files.ts';
import { policyPlace } from '../../src/action/policy/policy-place.ts';
import { GitRepository } from '../helpers/git-repository.ts';
import { alone, CASES, inEffect, parse } from './policy-cases.ts';

describe('a change of the policy', () => {
  let repository: GitRepository;
  beforeAll(() => {
    repository = new GitRepository();
  });
  afterAll(() => repository?.dispose());

  async function settingsOf(event: string, ids: { base: string; head: string; fork: boolean }) {
    const payload = {
      pull_request: {
        number: 7,
        base: { sha: ids.base, ref: 'main', repo: { id: 1 } },
        head: { sha: ids.head, repo: { id: ids.fork ? 2 : 1 } },
      },
    };
    const run = { ref: event === 'push' ? 'refs/heads/main' : 'refs/pull/7/merge' };
    const place = policyPlace(event === 'push' ? {} : payload, {
      event,
      run: run as Parameters<typeof policyPlace>[1]['run'],
      checkout: { sha: ids.head, ref: run.ref },
      defaultBranch: 'main',
    });
    const reader = { owner: 'o', repo: 'r', github: null, environment: process.env };
    return parse(
      await readPolicyFiles({ place, workspace: repository.folder, configInput: '', ignoreInput: '', reader }),
    );
  }

  it.each(CASES)('$name', async ({ key, from, to }) => {
    const base = repository.commit({ '.scan-gate.yml': `${from}\n` });
    const head = repository.commit({ '.scan-gate.yml': `${to}\n` });
    expect(alone(to), 'the two files say the same').not.toEqual(alone(from));
    for (const fork of [true, false]) {
      const settings = await settingsOf('pull_request', { base, head, fork });
      expect(inEffect(settings)).toEqual(alone(from));
      const { pending, source, warnings } = settings.gate.policyOrigin;
      expect([...new Set(pending.map((change) => change.key))]).toEqual([key]);
      expect(source).toBe(`.scan-gate.yml@${base.slice(0, 7)}`);
      expect(warnings).toEqual([]);
    }
    const pushed = await settingsOf('push', { base, head, fork: false });
    expect(inEffect(pushed)).toEqual(alone(to));
    expect(pushed.gate.policyOrigin.pending).toEqual([]);
  });
});
