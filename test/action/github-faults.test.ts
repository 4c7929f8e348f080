import { beforeEach, describe, expect, it } from 'vitest';
import { createGitHub, type GitHub } from '../../src/action/github/github-client.ts';
import { explainGitHubError } from '../../src/action/github/github-errors.ts';
import type { Log } from '../../src/action/log.ts';
import { useNock } from '../helpers/nock.ts';

/** Faults of GitHub's own API that no emulator makes. */
const nock = useNock();
const API = 'https://api.github.com';
const repository = { owner: 'octo', repo: 'shop' };

let said: string[];
let github: GitHub;

beforeEach(() => {
  said = [];
  const log = { info: (text: string) => said.push(text), debug: () => {} } as unknown as Log;
  github = createGitHub('ghs_token', API, log);
});

const comments = () => github.rest.issues.listComments({ ...repository, issue_number: 1 });

describe("GitHub's API in trouble", () => {
  it('is retried after a 502', async () => {
    nock(API).get('/repos/octo/shop/issues/1/comments').reply(502, 'Bad gateway');
    nock(API).get('/repos/octo/shop/issues/1/comments').reply(200, []);
    expect((await comments()).data).toEqual([]);
  });

  it('is retried after a secondary rate limit', async () => {
    const limited = { message: 'You have exceeded a secondary rate limit. Please wait a few minutes.' };
    nock(API).get('/repos/octo/shop/issues/1/comments').reply(403, limited, { 'retry-after': '1' });
    nock(API).get('/repos/octo/shop/issues/1/comments').reply(200, []);
    expect((await comments()).status).toBe(200);
    expect(said).toEqual([expect.stringMatching(/secondary rate limit .*: waiting 1 s/)]);
  });

  it('is not retried when its rate limit ends in an hour', async () => {
    const reset = String(Math.floor(Date.now() / 1_000) + 3_600);
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset };
    nock(API).get('/repos/octo/shop/issues/1/comments').reply(403, { message: 'API rate limit exceeded' }, headers);
    await expect(comments()).rejects.toMatchObject({ status: 403 });
    expect(said).toEqual([expect.stringMatching(/primary rate limit .*: giving up/)]);
  });

  it.each([
    [401, { message: 'Bad credentials' }, /check `github-token`/],
    [403, { message: 'Resource not accessible by integration' }, /permissions: pull-requests: write/],
    [404, { message: 'Not Found' }, /permissions: pull-requests: write/],
    [422, { message: 'Validation Failed' }, /Validation Failed.*\(422\)/],
  ])('is not retried after %i, and the error is explained', async (status, body, expected) => {
    nock(API).get('/repos/octo/shop/issues/1/comments').reply(status, body);
    const error = await comments().catch((thrown: unknown) => thrown);
    expect(explainGitHubError(error, 'pull-requests: write')).toMatch(expected);
  });

  it('without a message is explained all the same', () => {
    const error = Object.assign(new Error(''), { status: 502 });
    expect(explainGitHubError(error, 'x')).toBe(
      'GitHub responded with an error and no message (502); run the job again, or see https://www.githubstatus.com',
    );
  });

  it('never has the token in an error', async () => {
    nock(API).get('/repos/octo/shop/issues/1/comments').reply(401, { message: 'Bad credentials' });
    const error = await comments().catch((thrown: unknown) => thrown);
    expect(explainGitHubError(error, 'x')).not.toContain('ghs_token');
  });
});
