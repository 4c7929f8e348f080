import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { API_ERRORS } from '../../src/contract/errors.ts';
import { found, lists, missing, openOperations, operations } from '../helpers/client-methods.ts';

/** Every operation of the API has a method in the client of each language, every list an iterator; TypeScript: typescript.test.ts. */
const root = join(import.meta.dirname, '../..');

function sources(folder: string, pattern: RegExp): string {
  const names = readdirSync(join(root, folder)).filter((name) => pattern.test(name));
  return names.map((name) => readFileSync(join(root, folder, name), 'utf8')).join('\n');
}

it('the document has operations and lists', () => {
  expect(operations.length).toBeGreaterThan(20);
  expect(lists).toEqual(expect.arrayContaining(['Scans', 'Findings']));
});

describe.each(['_client.py', '_async_client.py'])('Python, %s', (file) => {
  const text = readFileSync(join(root, 'clients/python/src/scan_gate', file), 'utf8');

  it('has a method per operation', () => {
    expect(missing(operations, found(text, /^ {4}(\w+) = _call\(operations\.\1\)$/gm))).toEqual([]);
  });

  it('has an iterator per list', () => {
    expect(missing(lists, found(text, /^ {4}iterate_(\w+) = _iterate\(operations\.list_\1\)$/gm))).toEqual([]);
  });
});

it.each([
  ['TypeScript', 'clients/typescript/src', /^index\.ts$/, /^export function (\w+)\(token: string/gm],
  ['Python', 'clients/python/src/scan_gate', /^_client\.py$/, /^ {4}@classmethod\n {4}def (\w+)\(/gm],
  ['Python', 'clients/python/src/scan_gate', /^_async_client\.py$/, /^ {4}@classmethod\n {4}async def (\w+)\(/gm],
  ['Go', 'clients/go', /(?<!_test)\.go$/, /^func ([A-Z]\w*)\(ctx context\.Context, /gm],
])('%s has a function for each operation that needs no key', (_language, folder, files, pattern) => {
  expect(openOperations).toEqual(['exchangeToken']);
  expect(missing(openOperations, found(sources(folder, files), pattern))).toEqual([]);
});

describe.skipIf(!existsSync(join(root, 'clients/go')))('Go', () => {
  const methods = (): Set<string> =>
    found(sources('clients/go', /(?<!_test)\.go$/), /^func \(\w+ \*Client\) ([A-Z]\w*)\(/gm);

  it('has a method per operation', () => expect(missing(operations, methods())).toEqual([]));
  it('has an iterator per list', () => expect(missing(lists, methods())).toEqual([]));

  it('has a sentinel for every code of the API', () => {
    // The settings console has codes of its own.
    const signIn = ['not_signed_in', 'sign_in_refused', 'cross_site_request'];
    const own = [...signIn, 'sso_failed', 'sso_no_role', 'invalid_logout_token'];
    const codes = Object.entries(API_ERRORS).filter(([code, { status }]) => status !== null && !own.includes(code));
    const sentinels = [...sources('clients/go', /^errors\.go$/).matchAll(/codeError\("(\w+)"\)/g)].map(
      ([, code]) => code,
    );
    expect(sentinels.sort()).toEqual(codes.map(([code]) => code).sort());
  });
});

it('Python and TypeScript have the same classes of errors by status', () => {
  const classes = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, status, name]) => `${status} ${name}`);
  const python = classes(sources('clients/python/src/scan_gate', /^errors\.py$/), /^ {4}(\d{3}): (\w+),$/gm);
  const typescript = classes(sources('src/client', /^errors\.ts$/), /^ {2}(\d{3}): \['(\w+)', \2\],$/gm);
  expect(python.length).toBeGreaterThan(5);
  expect(typescript.filter((entry) => entry !== '500 InternalServerError')).toEqual(python);
});
