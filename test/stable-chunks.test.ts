import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stabilizeChunkNames } from '../scripts/stable-chunks.ts';
import { withoutComments } from '../scripts/without-comments.ts';

const run = promisify(execFile);
const ncc = join(import.meta.dirname, '../node_modules/@vercel/ncc/dist/ncc/cli.js');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scan-gate-chunks-'));
  await mkdir(join(folder, 'src'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Bundles a program with two lazy parts that share a large module into a folder. */
async function bundle(name: string, extra: Readonly<Record<string, string>>): Promise<string> {
  const out = join(folder, name);
  const files: Record<string, string> = {
    'package.json': '{ "type": "module" }',
    'index.js': `const parts = await Promise.all([import('./a.js'), import('./b.js')]);\nconsole.log(parts.map((part) => part.name()).join());`,
    'a.js': `import { shared } from './shared.js';\nimport { letter } from './letter.js';\nexport const name = () => letter + shared.length;`,
    'letter.js': `export const letter = 'a';`,
    'b.js': `import { shared } from './shared.js';\nexport const name = () => 'b' + shared.length;`,
    'shared.js': `export const shared = '${'x'.repeat(40_000)}';`,
    ...extra,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, 'src', name), text);
  await run(process.execPath, [ncc, 'build', join(folder, 'src/index.js'), '-o', out], { cwd: folder });
  await stabilizeChunkNames(out);
  for (const name of (await readdir(out)).filter((name) => name.endsWith('.js')))
    await writeFile(join(out, name), await withoutComments(await readFile(join(out, name), 'utf8')));
  return out;
}

const chunks = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => /\.index\.js$/.test(name)).sort();

it('chunks keep their names when a part gets another module, and still load', async () => {
  const before = await bundle('before', {});
  const after = await bundle('after', {
    'a.js': `import { shared } from './shared.js';\nimport { letter } from './letter.js';\nimport { more } from './0-more.js';\nexport const name = () => letter + shared.length + more;`,
    '0-more.js': `export const more = ' more '.repeat(3).trim();`,
  });
  expect(await chunks(before)).toEqual(['a.index.js', expect.stringMatching(/^module-/), 'shared.index.js']);
  expect(await chunks(after)).toEqual(await chunks(before));
  const { stdout } = await run(process.execPath, [join(after, 'index.js')]);
  expect(stdout).toBe('a40000more  more  more,b40000\n');
});
