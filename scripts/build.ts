import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Builds `dist/`: four bundles made by ncc straight from TypeScript, and the files that must not go through a bundler.
 *
 *   dist/index.js            the action (main and post)
 *   dist/cli/index.js        the command line
 *   dist/service/index.js    the embedded service with the engine; loaded when it is needed
 *   dist/pdf-worker/index.js the worker thread that draws PDF reports
 *   dist/assets/             PGlite (its WASM loader breaks when bundled), its prepared database image, fonts
 *
 * The same sources give the same bytes, so `git diff --exit-code dist` after a build proves that dist is fresh.
 */
const run = promisify(execFile);
const root = join(import.meta.dirname, '..');

const BUNDLES = [
  { entry: 'src/action/index.ts', folder: '.' },
  { entry: 'src/cli/index.ts', folder: 'cli' },
  { entry: 'src/service/start.ts', folder: 'service' },
  { entry: 'src/reports/pdf/worker.ts', folder: 'pdf-worker' },
] as const;

/** What PGlite reads at run time in Node; its contrib archives and browser parts stay out. */
const PGLITE_FILES = /^(index\.js|chunk-[A-Z0-9]+\.js|pglite\.(wasm|data|js)|initdb\.(wasm|js))$/;

async function bundle(entry: string, out: string): Promise<void> {
  const ncc = join(root, 'node_modules/@vercel/ncc/dist/ncc/cli.js');
  const args = [ncc, 'build', join(root, entry), '-o', out, '--license', 'licenses.txt', '--transpile-only'];
  await run(process.execPath, args, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  for (const name of await readdir(out)) {
    if (!/\.js$/.test(name)) continue;
    const file = join(out, name);
    const text = await readFile(file, 'utf8');
    if (text.includes(root))
      throw new Error(`${name} of ${entry} holds the path of this checkout: the bundle would differ elsewhere`);
  }
}

async function copyPglite(folder: string): Promise<void> {
  const source = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(source)) {
    if (!PGLITE_FILES.test(name)) continue;
    if (name.endsWith('.js')) {
      const text = await readFile(join(source, name), 'utf8');
      await writeFile(join(folder, name), text.replace(/\n?\/\/# sourceMappingURL=.*\n?$/, '\n'));
    } else {
      await cp(join(source, name), join(folder, name));
    }
  }
  await cp(join(source, '..', 'LICENSE'), join(folder, 'LICENSE'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }\n');
}

async function main(): Promise<void> {
  const staging = await mkdtemp(join(tmpdir(), 'scan-gate-build-'));
  const started = performance.now();
  // Two at a time: each takes a core and about half a gigabyte.
  const queue = [...BUNDLES];
  await Promise.all(
    [0, 1].map(async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        await bundle(next.entry, join(staging, next.folder === '.' ? 'action' : next.folder));
      }
    }),
  );
  const dist = join(root, 'dist');
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist);
  await cp(join(staging, 'action'), dist, { recursive: true });
  for (const { folder } of BUNDLES) {
    if (folder !== '.') await cp(join(staging, folder), join(dist, folder), { recursive: true });
  }
  await copyPglite(join(dist, 'assets/pglite'));
  await cp(join(root, 'assets'), join(dist, 'assets'), { recursive: true });
  await rename(staging, `${staging}-done`);
  await rm(`${staging}-done`, { recursive: true, force: true });
  console.log(`dist built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

await main();
