import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { buildConsole } from './build-console.ts';
import { generateCode } from './generate-code.ts';
import { pack } from './pack.ts';
import { settleLicenses } from './settle-licenses.ts';
import { stabilizeChunkNames } from './stable-chunks.ts';
import { withoutComments } from './without-comments.ts';

/**
 * Builds `dist/`: three bundles made by ncc, and the files that must not go through a bundler. TypeScript only strips the
 * types here: `npm test` has checked them, and checking them once per bundle would take minutes.
 *
 *   dist/index.js            the action (main and post): starts the action
 *   dist/cli/index.js        the command line: starts the CLI
 *   dist/engine/index.js     the process that runs one scan: starts the engine
 *   dist/main/               the bundle of all three, in parts that are loaded on demand: action, CLI, embedded service, engine
 *   dist/pdf-worker/         the worker thread that draws PDF reports, its fonts in dist/fonts/
 *   dist/library/            the client for programs, its types in dist/types/
 *   dist/console/            the settings console in the browser
 *   dist/migrations/         the schema of the database, one `.sql` file per change
 *   dist/pglite/             PGlite (its WASM loader breaks when bundled), beside its prepared database image
 *
 * The same sources give the same bytes, so `git diff --exit-code dist` after a build proves that dist is fresh.
 */
const run = promisify(execFile);
const root = join(import.meta.dirname, '..');

const BUNDLES: readonly Bundle[] = [
  { entry: 'entrypoints.js', folder: 'main' },
  { entry: 'reports/pdf/worker.js', folder: 'pdf-worker' },
  { entry: 'library.js', folder: 'library', external: ['typebox'] },
];

/** Files that start the action, the CLI or the engine. They stay small: everything else is in the bundle they share. */
const STARTERS = {
  'index.js': "import { action } from './main/index.js';\n\nawait action();\n",
  'cli/index.js': "#!/usr/bin/env node\nimport { cli } from '../main/index.js';\n\nawait cli();\n",
  'engine/index.js': "import { engine } from '../main/index.js';\n\nawait engine();\n",
  'package.json': '{ "type": "module" }\n',
};

interface Bundle {
  readonly entry: string;
  readonly folder: string;
  /** Packages the bundle takes from its user's node_modules: dependencies of package.json. */
  readonly external?: readonly string[];
}

/** Files that PGlite reads at run time in Node: without contrib archives, browser parts and initdb (the image replaces it). */
const PGLITE_FILES = /^(index\.js|chunk-[A-Z0-9]+\.js|pglite\.(wasm|data|js)|fs\/nodefs\.js)$/;

/**
 * Files inside `pglite.data` that a cluster made from the image never reads: conversions from other encodings than UTF-8
 * (client_encoding is UTF8), text search stemmers, replication, build helpers, and what only initdb reads.
 */
const PGLITE_UNREAD =
  /\/lib\/postgresql\/(utf8_and_|dict_snowball|libpqwalreceiver|pgoutput|pgxs\/)|\/share\/postgresql\/[^/]*\.(bki|sql)$|\/sql_features\.txt$/;

async function bundle({ entry, external = [] }: Bundle, out: string): Promise<void> {
  const ncc = join(root, 'node_modules/@vercel/ncc/dist/ncc/cli.js');
  const args = [
    ncc,
    'build',
    join(root, 'build', entry),
    '-o',
    out,
    '--license',
    'licenses.txt',
    ...external.flatMap((name) => ['-e', name]),
  ];
  await run(process.execPath, args, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  const licenses = join(out, 'licenses.txt');
  await writeFile(licenses, settleLicenses(await readFile(licenses, 'utf8'), root));
  await stabilizeChunkNames(out);
  for (const name of await readdir(out)) {
    if (!/\.js$/.test(name)) continue;
    const file = join(out, name);
    const text = await readFile(file, 'utf8');
    if (text.includes(root))
      throw new Error(`${name} of ${entry} contains the path of this checkout, so the bundle would differ elsewhere`);
    await writeFile(file, await withoutComments(text));
  }
}

async function compile(config: string): Promise<void> {
  await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', config], { cwd: root });
}

async function copyPglite(folder: string): Promise<void> {
  const source = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  // `fs/nodefs.js` is the file system of a data directory (`serve --data`).
  await mkdir(join(folder, 'fs'), { recursive: true });
  for (const name of await readdir(source, { recursive: true })) {
    if (!PGLITE_FILES.test(name)) continue;
    if (name === 'pglite.wasm' || name === 'pglite.data') {
      const bytes = await readFile(join(source, name));
      if (name === 'pglite.data') blankUnread(bytes, await readFile(join(source, 'pglite.js'), 'utf8'));
      await writeFile(join(folder, `${name}.zst`), pack(bytes));
    } else if (name.endsWith('.js')) {
      const text = await readFile(join(source, name), 'utf8');
      await writeFile(join(folder, name), text.replace(/\n?\/\/# sourceMappingURL=.*\n?$/, '\n'));
    } else {
      await cp(join(source, name), join(folder, name));
    }
  }
  await cp(join(source, '..', 'LICENSE'), join(folder, 'LICENSE'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }\n');
}

/** Overwrites unread files with zeros, so that the offsets in PGlite's file table stay valid. */
function blankUnread(data: Buffer, loader: string): void {
  let blanked = 0;
  for (const [, name = '', start, end] of loader.matchAll(/filename:"([^"]+)",start:([\de]+),end:([\de]+)/g)) {
    if (!PGLITE_UNREAD.test(name)) continue;
    data.fill(0, Number(start), Number(end));
    blanked += 1;
  }
  if (blanked < 30) throw new Error(`Only ${blanked} of PGlite's unread files were found: its loader has changed.`);
}

async function main(): Promise<void> {
  const staging = await mkdtemp(join(tmpdir(), 'scan-gate-build-'));
  const started = performance.now();
  await rm(join(root, 'build'), { recursive: true, force: true });
  await generateCode();
  await compile('tsconfig.build.json');
  // Two concurrently, the largest first: each needs a core and about half a gigabyte.
  const queue = [
    ...BUNDLES.map((next) => () => bundle(next, join(staging, next.folder))),
    () => compile('tsconfig.types.json'),
    () => buildConsole(join(staging, 'console')),
  ];
  await Promise.all(
    [0, 1].map(async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) await next();
    }),
  );
  const dist = join(root, 'dist');
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist);
  for (const { folder } of BUNDLES) await cp(join(staging, folder), join(dist, folder), { recursive: true });
  await cp(join(staging, 'console'), join(dist, 'console'), { recursive: true });
  for (const [name, text] of Object.entries(STARTERS)) {
    const file = join(dist, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text, { mode: text.startsWith('#!') ? 0o755 : 0o644 });
  }
  await cp(join(root, 'build/types'), join(dist, 'types'), { recursive: true });
  await copyPglite(join(dist, 'pglite'));
  await cp(join(root, 'src/service/store/migrations'), join(dist, 'migrations'), { recursive: true });
  await cp(join(root, 'assets'), dist, { recursive: true });
  await rename(staging, `${staging}-done`);
  await rm(`${staging}-done`, { recursive: true, force: true });
  console.log(`dist built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

await main();
