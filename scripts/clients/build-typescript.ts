import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');
const client = join(root, 'clients/typescript');
const entry = join(client, 'src/index.ts');

/**
 * Writes the package's `index.js`, one ES module without dependencies, and its `index.d.ts`.
 * @param folder emptied first
 */
export async function buildTypescriptClient(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await bundleTypescriptClient(folder);
  await writeTypes(folder);
}

/** Writes `index.js` alone. */
export async function bundleTypescriptClient(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: client,
    resolve: { alias: { 'typebox/compile': join(client, 'src/uncompiled.ts') } },
    build: {
      outDir: folder,
      target: 'es2022',
      minify: true,
      // In a library vite keeps white space, for bundlers that look for annotations; there are none here.
      rolldownOptions: { output: { minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } } } },
      lib: { entry, formats: ['es'], fileName: () => 'index.js' },
    },
  });
}

async function writeTypes(folder: string): Promise<void> {
  const types = dts({
    emitDtsOnly: true,
    tsconfig: join(root, 'tsconfig.json'),
    compilerOptions: { declaration: true },
  });
  const bundle = await rolldown({ input: { index: entry }, plugins: [types] });
  await bundle.write({ dir: folder });
}
