import { beforeEach, describe, expect, it } from 'vitest';
import { createGitHub, type GitHub } from '../../../src/action/github/github-client.ts';
import { maskHeaders } from '../../../src/action/inputs/masks.ts';
import type { Log } from '../../../src/action/log.ts';
import { repositoryFile } from '../../../src/action/policy/repository-file.ts';
import { useNock } from '../../helpers/nock.ts';

const nock = useNock();
const API = 'https://api.github.com';
const SHA = 'b'.repeat(40);

describe('a file of the base', () => {
  let github: GitHub;
  beforeEach(() => {
    const log = { info: () => {}, debug: () => {} } as unknown as Log;
    github = createGitHub('ghs_token', API, log);
  });

  const read = (client: GitHub | null = github) =>
    repositoryFile({ owner: 'octo', repo: 'shop', github: client, environment: {} }, SHA, 'conf/gate.yml', []);
  const contents = () => nock(API).get(`/repos/octo/shop/contents/conf%2Fgate.yml?ref=${SHA}`);
  const commit = () => nock(API).get(`/repos/octo/shop/git/commits/${SHA}`);
  const file = (text: string, more: object = {}) => ({
    type: 'file',
    encoding: 'base64',
    size: Buffer.byteLength(text),
    content: Buffer.from(text).toString('base64'),
    ...more,
  });

  it('is read from the API', async () => {
    contents().reply(200, file('warn-only: true # ü\n'));
    expect(await read()).toBe('warn-only: true # ü\n');
  });

  it('is absent only if the commit can be read', async () => {
    contents().reply(404, { message: 'Not Found' });
    commit().reply(200, { sha: SHA });
    expect(await read()).toBeNull();
    contents().reply(404, { message: 'Not Found' });
    commit().reply(404, { message: 'Not Found' });
    await expect(read()).rejects.toThrow('the token may not read it (404)');
  });

  it.each([
    ['a folder', [file('x')], 'not a regular file'],
    ['a submodule', file('', { type: 'submodule' }), 'not a regular file'],
    ['a link out of the repository', file('', { type: 'symlink', target: '/etc/passwd' }), 'not a regular file'],
    ['larger than any policy', file('', { encoding: 'none', size: 5_000_000 }), 'larger than'],
    ['cut on the way', file('x', { size: 99 }), 'an incomplete file'],
  ])('that is %s is not used', async (_what, body, why) => {
    contents().reply(200, body);
    await expect(read()).rejects.toThrow(why);
  });

  it('that the token may not read is not used', async () => {
    contents().reply(403, { message: 'Resource not accessible by integration' });
    await expect(read()).rejects.toThrow('(403)');
    await expect(read(null)).rejects.toThrow('there is no github-token');
  });
});

describe('masks of secret headers', () => {
  const masked = (text: string) => {
    const values: string[] = [];
    maskHeaders(text, { mask: (value: string) => values.push(value) } as unknown as Log);
    return values;
  };

  it.each([
    ['Authorization: Bearer token-12345', ['Bearer token-12345', 'token-12345']],
    ['Cookie: a=1; session=abcdef123456', ['a=1; session=abcdef123456', 'abcdef123456']],
    ['Authorization: Basic dXNlcjpodW50ZXIyMg==', ['dXNlcjpodW50ZXIyMg==', 'user:hunter22', 'hunter22']],
    ['postgres://user:s3cr3tpw@db/prod', ['postgres://user:s3cr3tpw@db/prod', '//user:s3cr3tpw@db/prod']],
    ['A: first-secret\r\nB: second-secret', ['first-secret', 'second-secret']],
  ])('%j', (text, expected) => {
    expect(masked(text)).toEqual(expect.arrayContaining(expected));
  });

  it('do not hide common words of a log', () => {
    // The log masks nothing below three characters.
    const counted = masked('Cookie: a=1; b=true').filter((value) => value.length >= 3);
    expect(counted).toEqual(expect.arrayContaining(['Cookie: a=1; b=true', 'a=1; b=true']));
    expect(counted.filter((value) => /^\w{1,4}$/.test(value))).toEqual([]);
  });
});
