import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import { Proof } from '../../../src/contract/finding.ts';
import { FILES } from './files.ts';
import { HOME, NOT_FOUND, scanSite } from './site.ts';

/** Files of which any text may be a secret, and compressed ones. */
const UNQUOTED = [
  ...['/.htpasswd', '/.pgpass', '/.git-credentials', '/.vscode/sftp.json', '/.aws/credentials', '/.netrc'],
  ...['/backup.sql.gz', '/backup.tar.gz'],
];

test('a finding quotes what proves it, after the made-up path that differs', async () => {
  const { exposures, log } = await scanSite((path, { method }) => {
    const file = FILES.find((one) => one.path === path && (one.method ?? 'GET') === method);
    return file === undefined ? (path === '/' ? HOME : NOT_FOUND) : { body: file.exposed };
  });
  expect(exposures.length).toBeGreaterThan(40);
  const proofs = exposures.map(({ proof }) => proof ?? { requests: [] });
  expect(proofs.filter((proof) => !Value.Check(Proof, proof))).toEqual([]);
  const roles = proofs.map(({ requests }) => requests.map(({ role, response }) => `${role} ${response?.status}`));
  expect(new Set(roles.map((list) => list.join()))).toEqual(new Set(['control 404,proof 200']));
  // The random name of the made-up path is a word.
  const requested = proofs.flatMap(({ requests }) =>
    requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`),
  );
  expect(requested.filter((line) => !line.includes('scangatetoken') && !log.includes(line))).toEqual([]);
  const silent = proofs.flatMap(({ requests }) => {
    const [, proof] = requests;
    return proof?.response?.match === '' ? new URL(proof.url).pathname : [];
  });
  expect(silent.filter((path) => !UNQUOTED.includes(path))).toEqual([]);
});
