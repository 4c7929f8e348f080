import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { browserFiles } from '../../scripts/browser-files.ts';
import { isStable, isVersion } from '../../scripts/check-library.ts';
import { readLibraryVersions } from '../../scripts/library-versions.ts';
import { NpmRegistry } from '../../scripts/npm-registry.ts';
import { scriptForms } from '../../scripts/script-forms.ts';
import { LIBRARY_FINGERPRINTS, type LibraryFingerprint } from '../../src/engine/data/library-fingerprints.ts';
import { detectLibraries } from '../../src/engine/libraries/detect-libraries.ts';
import { compareVersions } from '../../src/engine/web/compare-versions.ts';
import { entryOf, HELD_OUT, type HeldOut } from './held-out-libraries.ts';
import { type RetireFinding, retireOn } from './retire.ts';
import { runProgram } from './run-program.ts';

/**
 * `node bench/engine/libraries.ts [--seed N] [--only a,b] [--keep]`: goal E7. A version of each library is drawn by lot among
 * the published ones that neither the fingerprint table was learned from nor a test uses; it is installed by npm, without install
 * scripts, and recognised as published, re-minified without comments, and in a bundle. With BENCH_RETIRE_DATA=<jsrepository.json>
 * retire reads the same files.
 */
const root = join(import.meta.dirname, '../..');
const ROLLDOWN = join(root, 'node_modules/.bin/rolldown');
const TEST_TEXT = readFileSync(join(root, 'test/engine/libraries/libraries.test.ts'), 'utf8');
const LOOKED_AT = readLibraryVersions();
const FORMS = ['as published', 're-minified', 'bundled'] as const;
const DRAWS_MAX = 4;

const { values: flags } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});
const seed = Number(flags.seed);
if (!Number.isSafeInteger(seed)) throw new Error(`--seed ${flags.seed}: a whole number is wanted`);

interface Sample {
  readonly library: HeldOut;
  readonly version: string;
  readonly form: (typeof FORMS)[number];
  readonly file: string;
}

/** mulberry32: the same numbers for the same seed, on every machine. */
function randomNumbers(start: number): () => number {
  let state = start >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function fingerprintOf({ name }: HeldOut): LibraryFingerprint | undefined {
  return LIBRARY_FINGERPRINTS.find((library) => library.name === name);
}

/** Versions that nobody has looked at, in an order drawn by lot. */
async function draw(registry: NpmRegistry, library: HeldOut, index: number): Promise<string[]> {
  const random = randomNumbers(seed * 1_000 + index);
  const seen = new Set(Object.keys(LOOKED_AT[library.name] ?? {}));
  const since = fingerprintOf(library)?.since ?? '0';
  const published = (await registry.versions(library.package))
    .map(({ version }) => version)
    .filter((version) => isStable(version) && !seen.has(version))
    .filter((version) => compareVersions(version, since) >= 0)
    .filter((version) => !TEST_TEXT.includes(`${library.name}@${version}`) && !TEST_TEXT.includes(`'${version}'`));
  return published
    .map((version) => ({ version, lot: random() }))
    .sort((a, b) => a.lot - b.lot)
    .slice(0, DRAWS_MAX)
    .map(({ version }) => version);
}

/** The three files of a version, or null when the package has nothing for browsers. */
async function prepare(library: HeldOut, version: string, folder: string, samples: string): Promise<Sample[] | null> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const spec = `${library.package}@${version}`;
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', spec];
  const installed = await runProgram('npm', args, { timeoutSeconds: 180, cwd: folder });
  const packageFolder = join(folder, 'node_modules', library.package);
  if (!existsSync(packageFolder)) throw new Error(`npm install ${spec}: ${installed.output.slice(-300)}`);
  const { readable, minified } = browserFiles(packageFolder, fingerprintOf(library) ?? { files: [library.name] });
  const published = minified ?? readable;
  if (published === null) return null;
  const found: Sample[] = [];
  const add = (form: Sample['form'], text: string): void => {
    // A neutral name: the text alone is measured.
    const file = join(samples, `${String(HELD_OUT.indexOf(library)).padStart(2, '0')}-${FORMS.indexOf(form)}.js`);
    writeFileSync(file, text);
    found.push({ library, version, form, file });
  };
  const text = readFileSync(join(packageFolder, published), 'utf8');
  add('as published', text);
  const forms = await scriptForms(
    readFileSync(join(packageFolder, readable ?? published), 'utf8'),
    published.endsWith('.mjs'),
  );
  if (forms !== null) add('re-minified', forms.minified);
  // A main file for Node alone (jsdom and the like) is no loss: an application then names the file.
  const named = `import './node_modules/${library.package}/${readable ?? published}';\n`;
  const bundle = (await bundled(entryOf(library), folder)) ?? (await bundled(named, folder));
  const small = bundle === null ? null : await scriptForms(bundle, false);
  if (small !== null) add('bundled', small.minified);
  return found;
}

async function bundled(entry: string, folder: string): Promise<string | null> {
  const output = join(folder, 'bundle.js');
  writeFileSync(join(folder, 'entry.js'), entry);
  writeFileSync(
    join(folder, 'rolldown.config.js'),
    `export default ${JSON.stringify({
      input: './entry.js',
      platform: 'browser',
      logLevel: 'silent',
      transform: { define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' } },
      output: { file: output, format: 'iife', codeSplitting: false },
    })};\n`,
  );
  const ran = await runProgram(process.execPath, [ROLLDOWN, '-c', 'rolldown.config.js'], {
    timeoutSeconds: 120,
    cwd: folder,
  });
  if (existsSync(output)) return readFileSync(output, 'utf8');
  console.warn(`*** rolldown made nothing of ${JSON.stringify(entry)}: ${ran.output.trim().slice(0, 300)} ***`);
  return null;
}

async function collect(work: string, samples: string): Promise<Sample[]> {
  const registry = new NpmRegistry();
  const collected: Sample[] = [];
  const only = flags.only?.split(',');
  for (const [index, library] of HELD_OUT.entries()) {
    if (only !== undefined && !only.includes(library.name)) continue;
    try {
      for (const version of await draw(registry, library, index)) {
        const files = await prepare(library, version, join(work, String(index)), samples);
        if (files === null) continue;
        collected.push(...files);
        break;
      }
    } catch (error) {
      console.warn(`*** SKIPPED: ${library.name}: ${error instanceof Error ? error.message : String(error)} ***`);
    }
    rmSync(join(work, String(index)), { recursive: true, force: true });
  }
  return collected;
}

const work = mkdtempSync(join(tmpdir(), 'scan-gate-held-out-'));
const samplesFolder = join(work, 'samples');
mkdirSync(samplesFolder);
try {
  const samples = await collect(work, samplesFolder);
  const retire = await retireOn(samplesFolder);
  report(samples, retire);
} finally {
  if (flags.keep) console.log(`\nFiles: ${samplesFolder}`);
  else rmSync(work, { recursive: true, force: true });
}

/** False when the published file itself carries another number than its package, or none. */
function isNamed(samples: readonly Sample[], library: HeldOut, version: string): boolean {
  const published = samples.find((sample) => sample.library === library && sample.form === 'as published');
  return published === undefined || library.name === 'three' || readFileSync(published.file, 'utf8').includes(version);
}

/** Whether each tool read the right version; `theirs` is undefined where retire did not run. */
function cellText(
  version: string,
  own: readonly string[],
  theirs: readonly string[] | undefined,
  others: readonly string[],
): string {
  const mark = (versions: readonly string[]) => (versions.some((one) => isVersion(version, one)) ? 'yes' : '–');
  const label = theirs === undefined ? mark(own) : `${mark(own)} / ${mark(theirs)}`;
  return others.length > 0 ? `${label} (also ${others.join(', ')})` : label;
}

function report(samples: readonly Sample[], retire: readonly RetireFinding[] | null): void {
  let seconds = 0;
  let bytes = 0;
  const wrong: string[] = [];
  const misnamed: string[] = [];
  const cells = new Map<string, string>();
  const right = { ours: new Map<string, number>(), retire: new Map<string, number>() };
  const named = new Map<string, number>();
  const count = (counts: Map<string, number>, form: string) => counts.set(form, (counts.get(form) ?? 0) + 1);
  const judge = (tool: 'ours' | 'retire', { library, version, form }: Sample, versions: readonly string[]) => {
    if (versions.some((one) => isVersion(version, one))) count(right[tool], form);
    const lines = isNamed(samples, library, version) ? wrong : misnamed;
    for (const other of versions.filter((one) => !isVersion(version, one)))
      lines.push(`${tool === 'ours' ? 'Scan Gate' : 'retire'}: ${library.name} ${version} ${form} read as ${other}`);
  };
  for (const sample of samples) {
    const { library, version, form, file } = sample;
    const text = readFileSync(file, 'utf8');
    bytes += Buffer.byteLength(text);
    const before = process.cpuUsage();
    const found = [...detectLibraries(text)].flatMap((one) => one ?? []);
    const { user, system } = process.cpuUsage(before);
    seconds += (user + system) / 1e6;
    if (text.includes(version) || library.name === 'three') count(named, form);
    const own = found.filter(({ name }) => name === library.name).map((one) => one.version);
    const theirs = retire?.filter((one) => one.file === file && one.name === library.name).map((one) => one.version);
    judge('ours', sample, own);
    judge('retire', sample, theirs ?? []);
    const others = found.filter(({ name }) => name !== library.name).map((one) => `${one.name} ${one.version}`);
    cells.set(`${library.name} ${form}`, cellText(version, own, theirs, others));
  }
  const who = retire === null ? '' : ' (Scan Gate / retire)';
  console.log(
    `\n| library, seed ${seed} | ${FORMS.map((form) => form + who).join(' | ')} |\n| --- | --- | --- | --- |`,
  );
  for (const library of HELD_OUT) {
    const version = samples.find((sample) => sample.library === library)?.version;
    if (version === undefined) continue;
    const row = FORMS.map((form) => cells.get(`${library.name} ${form}`) ?? 'not had');
    console.log(`| ${library.name} ${version} | ${row.join(' | ')} |`);
  }
  const total = (form: string) => samples.filter((sample) => sample.form === form).length;
  const line = (name: string, counts: ReadonlyMap<string, number>) =>
    console.log(`${name}: ${FORMS.map((form) => `${counts.get(form) ?? 0} of ${total(form)} ${form}`).join(', ')}`);
  console.log();
  line('Scan Gate', right.ours);
  if (retire !== null) line('retire', right.retire);
  // Select2, Prism or Swiper without their comments: no string in them is their version.
  line('Files that contain their version', named);
  console.log(`Wrong versions: ${wrong.length === 0 ? 'none' : `\n${wrong.join('\n')}`}`);
  console.log(
    `Scan Gate: ${(seconds / (bytes / 1e6)).toFixed(3)} s of CPU time per MB (${(bytes / 1e6).toFixed(1)} MB)`,
  );
}
