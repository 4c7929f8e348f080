import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildConsole } from '../../scripts/build-console.ts';

/** Total JavaScript that a visitor downloads, compressed. */
const SCRIPT_BYTES_MAX = 130_000;

describe('the built console', () => {
  let folder = '';
  let files = new Map<string, Buffer>();

  async function filesOf(place: string): Promise<Map<string, Buffer>> {
    const names = await readdir(place, { recursive: true, withFileTypes: true });
    const paths = names.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    return new Map(
      await Promise.all(
        paths.sort().map(async (path) => [path.slice(place.length + 1), await readFile(path)] as const),
      ),
    );
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'scan-gate-console-'));
    await buildConsole(folder);
    files = await filesOf(folder);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is small', () => {
    const scripts = [...files].filter(([name]) => name.endsWith('.js'));
    const bytes = scripts.reduce((sum, [, content]) => sum + gzipSync(content).length, 0);
    expect(scripts.length).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(SCRIPT_BYTES_MAX);
  });

  it('has the same bytes from the same sources', async () => {
    const again = await mkdtemp(join(tmpdir(), 'scan-gate-console-'));
    await buildConsole(again);
    expect(await filesOf(again)).toEqual(files);
    await rm(again, { recursive: true, force: true });
  });

  it('needs neither eval nor markup from strings', () => {
    for (const [name, content] of files) {
      if (!name.endsWith('.js')) continue;
      const text = content.toString();
      // Preact sets innerHTML only for dangerouslySetInnerHTML, which the console does not use.
      expect(text.match(/\beval\(|new Function|globalThis\.Function|document\.write|insertAdjacentHTML/g)).toBeNull();
    }
  });

  it('has no inline script, style or handler, and loads from its own folder only', () => {
    const html = (files.get('index.html') ?? Buffer.alloc(0)).toString();
    const elements: DefaultTreeAdapterTypes.Element[] = [];
    const walk = (node: DefaultTreeAdapterTypes.Node): void => {
      if ('tagName' in node) elements.push(node);
      if ('childNodes' in node) node.childNodes.forEach(walk);
    };
    walk(parse(html));
    for (const { tagName, attrs, childNodes } of elements) {
      expect(tagName).not.toBe('style');
      if (tagName === 'script') expect(childNodes).toEqual([]);
      for (const { name, value } of attrs) {
        expect(name).not.toMatch(/^(on|style$)/);
        if (name === 'src' || name === 'href') {
          expect(value).toMatch(/^\.\/assets\/[\w-]+\.(js|css|svg)$/);
          expect(files.has(value.slice(2))).toBe(true);
        }
      }
    }
    expect(elements.filter(({ tagName }) => tagName === 'script')).toHaveLength(1);
  });

  it('names the licenses of what it holds', () => {
    const licenses = (files.get('licenses.txt') ?? '').toString();
    expect(['preact', 'typebox', 'uplot'].filter((name) => !new RegExp(`^${name}$`, 'm').test(licenses))).toEqual([]);
  });
});
