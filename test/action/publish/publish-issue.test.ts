import { describe, expect, it } from 'vitest';
import { createGitHub } from '../../../src/action/github/github-client.ts';
import type { Log } from '../../../src/action/log.ts';
import { publishIssue } from '../../../src/action/publish/issue-plan.ts';
import { targetIssues } from '../../../src/action/publish/target-issue.ts';
import { useNock } from '../../helpers/nock.ts';
import { sampleResult } from '../../helpers/sample-result.ts';

const nock = useNock();
const API = 'https://api.github.com';
const PATH = '/repos/octo/shop/issues';
const NOW = Date.parse('2026-11-21T02:00:00Z');

describe('the issue of a target that had none when it was planned', () => {
  it('is the one that another run opened meanwhile', async () => {
    const options = { link: () => null, now: NOW, withheld: null };
    const [issue] = targetIssues(sampleResult(NOW), options);
    const [earlier] = targetIssues({ ...sampleResult(NOW), findings: [] }, options);
    if (issue === undefined || earlier === undefined) throw new Error('the target has an issue');
    nock(API)
      .post('/graphql')
      .reply(200, { data: { viewer: { login: 'github-actions[bot]' } } });
    nock(API)
      .get(PATH)
      .query({ labels: 'scan-gate', state: 'all', per_page: '100' })
      .reply(200, [
        {
          number: 7,
          body: earlier.body(null),
          state: 'closed',
          html_url: 'https://github.com/octo/shop/issues/7',
          user: { login: 'github-actions[bot]' },
        },
      ]);
    let sent: unknown;
    nock(API)
      .patch(`${PATH}/7`, (body) => {
        sent = body;
        return true;
      })
      .reply(200, {});
    const github = createGitHub('ghs_token', API, { info: () => {}, debug: () => {} } as unknown as Log);
    const { url } = await publishIssue(github, { owner: 'octo', repo: 'shop' }, { issue, existing: null });
    expect(url).toBe('https://github.com/octo/shop/issues/7');
    expect(sent).toMatchObject({ state: 'open', body: expect.stringContaining('Environment file') });
  });
});
