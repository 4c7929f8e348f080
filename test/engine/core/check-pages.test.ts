import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';
import { describe, expect, test } from 'vitest';
import { checkPage, renderCheckIndex, renderCheckPage } from '../../../src/engine/check-page.ts';
import { CHECKS } from '../../../src/engine/registry.ts';

const folder = join(import.meta.dirname, '../../../docs/checks');
const metas = CHECKS.map(({ meta }) => meta);

describe('docs/checks', () => {
  test('has a page per check and no other, as the generator writes them', () => {
    const expected = new Map([
      ...metas.map((meta): [string, string] => [`${meta.id}.md`, renderCheckPage(meta)]),
      ['README.md', renderCheckIndex(metas)],
    ]);
    expect(readdirSync(folder).sort()).toEqual([...expected.keys()].sort());
    const stale = [...expected].filter(([name, text]) => readFileSync(join(folder, name), 'utf8') !== text);
    expect(
      stale.map(([name]) => name),
      'run `npm run generate`',
    ).toEqual([]);
  });
});

describe('a page', () => {
  test.each(metas.map((meta) => [meta.id, meta] as const))('%s says what, why, how proved, how fixed', (id, meta) => {
    const page = checkPage(id) ?? '';
    expect(page.startsWith(`# ${meta.title}\n\nCheck \`${id}\`\n`)).toBe(true);
    const headings = marked
      .lexer(page)
      .flatMap((token) => (token.type === 'heading' && token.depth === 2 ? [token.text] : []));
    expect(headings).toEqual([
      'What it is',
      'Why it matters',
      'How it is proven',
      'How to fix it',
      'If this does not apply to you',
      'References',
    ]);
    for (const text of [meta.what, meta.why, meta.proof, meta.fix]) expect(text.length, id).toBeGreaterThan(25);
    expect(meta.references.length, `${id} names no public page`).toBeGreaterThan(0);
    for (const url of meta.references) expect(new URL(url).protocol, id).toBe('https:');
  });

  test.each(metas.map((meta) => [meta.id, meta] as const))('%s: snippets stand in fences that end', (_id, meta) => {
    const blocks = marked.lexer(renderCheckPage(meta)).flatMap((token) => (token.type === 'code' ? [token.text] : []));
    for (const snippet of Object.values(meta.snippets ?? {})) expect(blocks).toContain(snippet);
  });

  test('of an unknown check there is none', () => {
    expect(checkPage('exposure.nothing')).toBeNull();
    expect(checkPage('__proto__')).toBeNull();
  });
});

describe('the checks as a set', () => {
  test('speak of findings in one line each', () => {
    for (const { id, title } of metas) {
      expect(title.length, id).toBeLessThanOrEqual(120);
      expect(title, id).not.toMatch(/\n|\.$/);
    }
  });

  test('name what they examine, so that "Passed" never stands beside the statement of a fault', () => {
    const statement =
      /\b(?:is|are|can|cannot|has|have|does|works?|allows?|lacks|loads?|tells|gives?|returns|executes|suggest|leaks|violates|contradicts|deviates|expires|fails|enabled|accepted|missing|enforced|supported|reused|exposed|disclosed|stored|scoped|signed|bypassed|ineffective|invalid|wrong|weak|permissive|shorter|untrusted|incomplete|misordered|expired|reachable|cacheable)\b/i;
    for (const { id, title, subject } of metas) {
      expect(subject ?? title, id).not.toMatch(statement);
      expect((subject ?? title).length, id).toBeLessThanOrEqual(80);
    }
  });

  test('name CWE and requirement ids in their standard form', () => {
    for (const { id, cwe, requirements } of metas) {
      for (const entry of cwe) expect(entry, id).toMatch(/^CWE-[1-9]\d{0,3}$/);
      for (const entry of requirements.asvs ?? []) expect(entry, id).toMatch(/^\d{1,2}\.\d{1,2}(?:\.\d{1,2})?$/);
      for (const entry of requirements.pci ?? []) expect(entry, id).toMatch(/^\d{1,2}\.\d{1,2}(?:\.\d{1,2}){0,2}$/);
    }
  });
});
