import { describe, expect, it } from 'vitest';
import { createGitHub } from '../../../src/action/github/github-client.ts';
import type { Log } from '../../../src/action/log.ts';
import { findIssues } from '../../../src/action/publish/find-issues.ts';
import { useNock } from '../../helpers/nock.ts';

/** Repositories larger than an emulator is filled with. */
const nock = useNock();
const API = 'https://api.github.com';
const PATH = '/repos/octo/shop/issues';
const BOT = 'github-actions[bot]';
const MARKER = '<!-- scan-gate:issue:0123456789abcdef -->';
const place = { owner: 'octo', repo: 'shop' };

const item = (number: number, more: Record<string, unknown> = {}) => ({
  number,
  body: 'Bump a dependency',
  state: 'open',
  html_url: `https://github.com/octo/shop/issues/${number}`,
  user: { login: BOT },
  ...more,
});

function find() {
  const log = { info: () => {}, debug: () => {} } as unknown as Log;
  nock(API)
    .post('/graphql')
    .reply(200, { data: { viewer: { login: BOT } } });
  return findIssues(createGitHub('ghs_token', API, log), place, [MARKER]);
}

const list = (filter: Record<string, string>, page?: number) =>
  nock(API)
    .get(PATH)
    .query({ ...filter, state: 'all', per_page: '100', ...(page === undefined ? {} : { page: String(page) }) });
const next = (page: number) => ({
  link: `<${API}${PATH}?creator=${encodeURIComponent(BOT)}&state=all&per_page=100&page=${page}>; rel="next"`,
});

describe('the issues of this account', () => {
  it('are found by their label with one list', async () => {
    list({ labels: 'scan-gate' }).reply(200, [
      item(9, { body: `${MARKER}\n\nb` }),
      item(4, { body: `${MARKER}\n\na` }),
    ]);
    expect((await find()).get(MARKER)?.number).toBe(4);
  });

  it("are found without the label, on a later page of the account's issues", async () => {
    list({ labels: 'scan-gate' }).reply(200, []);
    list({ creator: BOT }).reply(200, [item(300)], next(2));
    list({ creator: BOT }, 2).reply(200, [
      item(20, { body: `${MARKER}\n\nthe text of a pull request`, pull_request: {} }),
      item(12, { body: `${MARKER}\n\nis clean`, state: 'closed' }),
      item(3, { body: `See ${MARKER}` }),
    ]);
    expect((await find()).get(MARKER)).toMatchObject({ number: 12, open: false });
  });

  it('are never those of another account', async () => {
    const planted = item(2, { body: `${MARKER}\n\nplanted`, user: { login: 'mallory' } });
    list({ labels: 'scan-gate' }).reply(200, [planted]);
    list({ creator: BOT }).reply(200, [planted]);
    expect((await find()).size).toBe(0);
  });

  it('are searched on at most twenty pages', async () => {
    list({ labels: 'scan-gate' }).reply(200, []);
    list({ creator: BOT }).reply(200, [item(9_000)], next(2));
    for (let page = 2; page <= 20; page += 1) list({ creator: BOT }, page).reply(200, [item(page)], next(page + 1));
    expect((await find()).size).toBe(0);
  });
});
