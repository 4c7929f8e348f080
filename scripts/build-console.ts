import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * Builds the settings console (src/console/) into a folder: index.html and assets/ with hashes in their names. The same sources
 * give the same bytes.
 */
const root = join(import.meta.dirname, '..');

/** @param out folder to write to, emptied first */
export async function buildConsole(out: string): Promise<void> {
  const packages = new Set<string>();
  await inProduction(() => bundle(out, packages));
  await mkdir(out, { recursive: true });
  await writeFile(join(out, 'licenses.txt'), await licensesOf(packages));
}

/** Vite bundles the development versions of packages unless NODE_ENV is `production`, which a test runner sets otherwise. */
async function inProduction(run: () => Promise<unknown>): Promise<void> {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await run();
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

function bundle(out: string, packages: Set<string>) {
  return build({
    configFile: false,
    root: join(root, 'src/console'),
    // Relative, so that a proxy may add a path prefix.
    base: './',
    logLevel: 'warn',
    mode: 'production',
    plugins: [withoutEval(), collectPackages(packages)],
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      outDir: out,
      emptyOutDir: true,
      target: 'es2022',
      sourcemap: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
  });
}

/**
 * TypeBox tries `new Function` to find out whether it may compile schemas. The policy of the console forbids that and the browser
 * reports the attempt, so the answer is given here: it interprets them.
 */
function withoutEval(): Plugin {
  return {
    name: 'without-eval',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('typebox/build/system/environment/evaluate.mjs')) return null;
      return "export const CanEvaluate = () => false;\nexport function Evaluate() {\n  throw new Error('Not available.');\n}\n";
    },
  };
}

function collectPackages(packages: Set<string>): Plugin {
  return {
    name: 'collect-packages',
    generateBundle(_, output) {
      const ids = Object.values(output).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      for (const id of ids) {
        const name = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/.exec(id)?.[1];
        if (name !== undefined) packages.add(name);
      }
    },
  };
}

async function licensesOf(packages: ReadonlySet<string>): Promise<string> {
  const texts = await Promise.all(
    [...packages].sort().map(async (name) => {
      const folder = join(root, 'node_modules', name);
      const text = await firstOf(folder, ['LICENSE', 'license', 'LICENSE.md', 'LICENSE.txt']);
      return `${name}\n\n${text.trim()}\n`;
    }),
  );
  return texts.join(`\n${'-'.repeat(80)}\n\n`);
}

async function firstOf(folder: string, names: readonly string[]): Promise<string> {
  for (const name of names) {
    const text = await readFile(join(folder, name), 'utf8').catch(() => null);
    if (text !== null) return text;
  }
  throw new Error(`${dirname(folder)} has no license file`);
}
