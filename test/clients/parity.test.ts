import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTypescriptClient } from '../../scripts/clients/build-typescript.ts';
import { openApiDocument } from '../../src/contract/openapi.ts';

/** Every operation of the API has a method in the client of each language, and every list an iterator. */
const root = join(import.meta.dirname, '../..');
const paths = openApiDocument()['paths'] as Record<string, Record<string, { operationId?: string }>>;
const operations = Object.values(paths)
  .flatMap((item) => Object.values(item).map(({ operationId }) => operationId))
  .filter((id) => id !== undefined);
const lists = operations.filter((id) => id.startsWith('list')).map((id) => id.slice('list'.length));

function sources(folder: string, pattern: RegExp): string {
  const names = readdirSync(join(root, folder)).filter((name) => pattern.test(name));
  return names.map((name) => readFileSync(join(root, folder, name), 'utf8')).join('\n');
}

/** Case and underscores are the language's own: `getReportPdf`, `get_report_pdf` and `GetReportPDF` are one operation. */
const plain = (name: string): string => name.replaceAll('_', '').toLowerCase();
const found = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map((match) => plain(match[1] ?? '')));
const missing = (names: readonly string[], methods: ReadonlySet<string>): string[] =>
  names.filter((name) => !methods.has(plain(name)));

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

describe.skipIf(!existsSync(join(root, 'clients/go')))('Go', () => {
  const methods = (): Set<string> =>
    found(sources('clients/go', /(?<!_test)\.go$/), /^func \(\w+ \*Client\) ([A-Z]\w*)\(/gm);

  it('has a method per operation', () => expect(missing(operations, methods())).toEqual([]));
  it('has an iterator per list', () => expect(missing(lists, methods())).toEqual([]));
});

describe('TypeScript, the built package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-parity-'));
  const methods = new Set<string>();
  beforeAll(async () => {
    await buildTypescriptClient(folder);
    const { createClient } = (await import(join(folder, 'index.js'))) as typeof import('../../src/client/client.ts');
    const client = createClient({ baseUrl: 'https://scan.example.com', apiKey: 'svc_test_1' });
    for (const [name, value] of Object.entries(client)) if (typeof value === 'function') methods.add(plain(name));
  }, 600_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const typed = () => found(readFileSync(join(folder, 'index.d.ts'), 'utf8'), /^\s+(\w+)\(/gm);

  it('has a method per operation, with a type', () => {
    expect(missing(operations, methods)).toEqual([]);
    expect(missing(operations, typed())).toEqual([]);
  });

  it('has an iterator per list, with a type', () => {
    const iterators = lists.map((name) => `iterate${name}`);
    expect(missing(iterators, methods)).toEqual([]);
    expect(missing(iterators, typed())).toEqual([]);
  });
});
