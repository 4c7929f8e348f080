import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LIBRARY_FINGERPRINTS, type LibraryFingerprint } from '../src/engine/data/library-fingerprints.ts';
import { LIBRARY_RELEASES } from '../src/engine/data/library-releases.ts';
import { compareVersions } from '../src/engine/libraries/compare-versions.ts';
import { parseHistories } from '../src/engine/libraries/release-histories.ts';
import { isWithin, type ReleaseHistory, releaseSpan } from '../src/engine/libraries/release-span.ts';
import { browserFiles } from './browser-files.ts';
import { isStable } from './check-library.ts';
import { newestOfLines } from './choose-versions.ts';
import { LEARNED_LIBRARIES, type LearnedLibrary, OTHER_LIBRARIES } from './learned-libraries.ts';
import { NpmRegistry, type PublishedVersion } from './npm-registry.ts';
import { type ReleaseText, releaseHistory } from './release-history.ts';
import { releasesText } from './releases-text.ts';
import { scriptForms } from './script-forms.ts';
import { withRelease } from './unpacked-release.ts';

const FILE = join(import.meta.dirname, '../src/engine/data/library-releases.ts');

/** Releases of a library that were looked at, and all there are, oldest first. */
interface Releases {
  readonly texts: readonly ReleaseText[];
  readonly published: readonly string[];
}

/** What was learned of one library; no history where its releases have too little in common. */
export interface LearnedHistory {
  readonly name: string;
  readonly history: ReleaseHistory | null;
  /** What it makes of the releases, in words; those that were held out too. */
  readonly words: string;
}

/**
 * Downloads releases of libraries and finds out what tells them from each other.
 *
 * @param others names of libraries that no sign must be in
 * @throws RegistryUnusable, or an error that names package and fault
 */
export async function learnReleases(
  registry: NpmRegistry,
  libraries: readonly LearnedLibrary[],
  others: readonly string[],
): Promise<LearnedHistory[]> {
  const foreign = new Map<string, string>();
  for (const name of others) {
    const [newest] = (await releasesOf(registry, { name, since: '0' })).reverse();
    const text = newest === undefined ? null : await textOf(registry, { name, since: '0' }, newest);
    if (text !== null) foreign.set(name, text.minified);
  }
  const learned = new Map<LearnedLibrary, Releases>();
  for (const library of libraries) {
    const releases = await download(registry, library);
    learned.set(library, releases);
    const newest = releases.texts.at(-1);
    if (newest !== undefined) foreign.set(library.name, newest.minified);
  }
  return [...learned].map(([library, releases]) => learn(library, releases, foreign));
}

function learn({ name, until }: LearnedLibrary, releases: Releases, foreign: ReadonlyMap<string, string>) {
  const { texts, published } = releases;
  const others = [...foreign].filter(([other]) => other !== name).map(([, text]) => text);
  const historyOf = (some: readonly ReleaseText[]) =>
    releaseHistory(name, some, published, others, until === undefined);
  const history = historyOf(texts);
  if (history === null) return { name, history, words: 'nothing is in all of its releases and in no other library' };
  const isHeldOut = (index: number) => index % 3 === 1 && index < texts.length - 1;
  const withoutThird = historyOf(texts.filter((_, index) => !isHeldOut(index)));
  const heldOut = texts.filter((_, index) => isHeldOut(index));
  const words = [
    `${texts.length} releases, ${history.steps.length} steps`,
    told(history, texts),
    `of every third release, held out: ${withoutThird === null ? 'nothing learned' : told(withoutThird, heldOut)}`,
  ];
  return { name, history, words: words.join('; ') };
}

/** What a history makes of releases, in words. */
function told(history: ReleaseHistory, texts: readonly ReleaseText[]): string {
  const spans = texts.map(({ version, minified }) => ({ version, span: releaseSpan(minified, history) }));
  const known = spans.flatMap(({ version, span }) => (span === null ? [] : { version, span }));
  const within = known.filter(({ version, span }) => isWithin(version, span));
  const exact = within.filter(({ span }) => span.from === span.until);
  return `${within.length} of ${texts.length} within their range (${exact.length} told exactly), ${known.length - within.length} outside, ${spans.length - known.length} not recognised`;
}

async function download(registry: NpmRegistry, library: LearnedLibrary): Promise<Releases> {
  const entries = await releasesOf(registry, library);
  const published = entries.map(({ version }) => version);
  const { releasesMax } = library;
  const chosen = new Set(releasesMax === undefined ? published : newestOfLines(published, releasesMax));
  const texts: ReleaseText[] = [];
  for (const entry of entries.filter(({ version }) => chosen.has(version))) {
    const text = await textOf(registry, library, entry);
    if (text !== null) texts.push(text);
  }
  return { texts, published };
}

/** Stable releases, oldest first. */
async function releasesOf(registry: NpmRegistry, library: LearnedLibrary): Promise<PublishedVersion[]> {
  const { since, until } = library;
  const entries = await registry.versions(packageOf(library));
  return entries
    .filter(({ version }) => isStable(version) && compareVersions(version, since) >= 0)
    .filter(({ version }) => until === undefined || compareVersions(version, until) <= 0)
    .sort((a, b) => compareVersions(a.version, b.version));
}

/** The browser build of a release; null when there is none, or terser cannot read it. */
function textOf(registry: NpmRegistry, library: LearnedLibrary, entry: PublishedVersion): Promise<ReleaseText | null> {
  const { file } = library;
  return withRelease(registry, packageOf(library), entry, async (folder) => {
    const { readable, minified } = browserFiles(folder, fingerprintOf(library));
    const source = file !== undefined && existsSync(join(folder, file)) ? file : (readable ?? minified);
    if (source === null) return null;
    const forms = await scriptForms(readFileSync(join(folder, source), 'utf8'), source.endsWith('.mjs'));
    return forms === null ? null : { version: entry.version, ...forms };
  });
}

function packageOf(library: LearnedLibrary): string {
  return library.package ?? fingerprintOf(library).packages?.[0] ?? library.name;
}

function fingerprintOf({ name }: LearnedLibrary): LibraryFingerprint {
  const library = LIBRARY_FINGERPRINTS.find((one) => one.name === name);
  if (library === undefined) throw new Error(`${name}: no such library in the fingerprint table`);
  return library;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const names = LEARNED_LIBRARIES.map(({ name }) => name);
  const wanted = values.only?.split(',') ?? names;
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`--only ${unknown.join(',')}: known are ${names.join(', ')}`);
  const libraries = LEARNED_LIBRARIES.filter(({ name }) => wanted.includes(name));
  const learned = await learnReleases(new NpmRegistry(), libraries, OTHER_LIBRARIES);
  const histories = new Map(parseHistories(LIBRARY_RELEASES).map((history) => [history.name, history]));
  for (const { name, history, words } of learned) {
    process.stdout.write(`${name}: ${words}\n`);
    if (history !== null) histories.set(name, history);
  }
  writeFileSync(FILE, releasesText([...histories.values()]));
}

if (import.meta.main)
  main().catch((error: unknown) => {
    process.stderr.write(`learn-releases: ${error instanceof Error ? error.message : String(error)}\n`);
    process.stderr.write('The table was left as it is.\n');
    process.exitCode = 2;
  });
