import { expect, it } from 'vitest';
import { createGitHub } from '../../../src/action/github/github-client.ts';
import type { Log } from '../../../src/action/log.ts';
import { publishComment } from '../../../src/action/publish/comment.ts';
import { commentIdentity, withSection } from '../../../src/action/publish/sticky-comment.ts';
import { useNock } from '../../helpers/nock.ts';

const nock = useNock();
const API = 'https://api.github.com';
const BOT = 'github-actions[bot]';
const PLACE = { owner: 'octo', repo: 'shop', issue: 7 };

const leg = (matrix: string) =>
  commentIdentity({ workflow: 'gate.yml', header: '', job: 'gate', step: 'scan', matrix, runId: '77' });

it('the section of a leg is written again after a slower leg has overwritten it', async () => {
  const before = withSection(null, 'asia', leg('asia'));
  const slow = withSection(before, 'us', leg('us'));
  let body = before;
  let looks = 0;
  nock(API)
    .persist()
    .post('/graphql')
    .reply(200, { data: { viewer: { login: BOT } } });
  nock(API)
    .persist()
    .get('/repos/octo/shop/issues/7/comments')
    .query(true)
    .reply(200, () => {
      looks += 1;
      // The third reading is the second look after our write: the slow leg came in between.
      if (looks === 3) body = slow;
      return [{ id: 1, body, html_url: 'https://github.com/octo/shop/pull/7#1', user: { login: BOT } }];
    });
  nock(API)
    .persist()
    .patch('/repos/octo/shop/issues/comments/1', (sent: { body: string }) => {
      body = sent.body;
      return true;
    })
    .reply(200, { html_url: 'https://github.com/octo/shop/pull/7#1' });
  const log = { info: () => {}, debug: () => {} } as unknown as Log;
  await publishComment(createGitHub('ghs_token', API, log), {
    place: PLACE,
    identity: leg('eu'),
    render: () => 'eu',
    mayCreate: true,
    shared: true,
  });
  for (const region of ['asia', 'us', 'eu']) expect(body).toContain(`\n${region}\n`);
});
