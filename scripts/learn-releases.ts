import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LIBRARY_FINGERPRINTS } from '../src/engine/data/library-fingerprints.ts';
import { LIBRARY_RELEASES } from '../src/engine/data/library-releases.ts';
import { compareVersions } from '../src/engine/facts/libraries/compare-versions.ts';
import { type ReleaseHistory, type ReleaseSpan, releaseSpan } from '../src/engine/facts/libraries/release-span.ts';
import { isStable } from './check-library.ts';
import { newestOfLines } from './choose-versions.ts';
import { downloadForms } from './download-forms.ts';
import { NpmRegistry } from './npm-registry.ts';
import { type ReleaseText, releaseHistory } from './release-history.ts';
import { releasesText } from './releases-text.ts';

const FILE = join(import.meta.dirname, '../src/engine/data/library-releases.ts');

interface Learned {
  readonly name: string;
  /** First and last release of those whose code does not hold their number; the last is left out where none does. */
  readonly since: string;
  readonly until?: string;
  /** Package that holds them, where it is not the first of the fingerprint table. */
  readonly package?: string;
  /** File that is in every build of the library, where builds differ. */
  readonly file?: string;
  /** Looks at this many releases, spread over all of them, where there are too many. */
  readonly releasesMax?: number;
}

/** Libraries that keep their number in a comment, and have advisories. */
const LEARNED: readonly Learned[] = [
  { name: 'axios', since: '0.5.0', until: '0.26.1' },
  { name: 'chart.js', since: '2.0.0', until: '2.9.4' },
  { name: 'highlight.js', since: '8.0.0', until: '9.18.5', package: 'highlight.js', file: 'lib/highlight.js' },
  { name: 'jquery-validation', since: '1.14.0' },
  { name: 'markdown-it', since: '3.0.0' },
  { name: 'marked', since: '0.3.6', until: '3.0.8' },
  { name: 'nunjucks', since: '1.0.0' },
  { name: 'prismjs', since: '1.4.1', file: 'components/prism-core.js' },
  { name: 'select2', since: '4.0.0' },
  { name: 'showdown', since: '1.0.0' },
  { name: 'swiper', since: '4.0.0', file: 'swiper-bundle.js', releasesMax: 60 },
];
/** Popular libraries whose files a sign must not be in. */
const OTHERS = [
  'jquery',
  'lodash',
  'moment',
  'vue',
  'angular',
  'react-dom',
  'd3',
  'handlebars',
  'knockout',
  'bootstrap',
];

async function textsOf(
  registry: NpmRegistry,
  { name, package: packageName, since, until, file, releasesMax }: Learned,
): Promise<{ texts: ReleaseText[]; published: string[] }> {
  const library = LIBRARY_FINGERPRINTS.find((one) => one.name === name);
  if (library === undefined) throw new Error(`${name}: no such library in the fingerprint table`);
  const source = packageName ?? library.packages?.[0] ?? name;
  const entries = (await registry.versions(source)).filter(
    ({ version }) =>
      isStable(version) &&
      compareVersions(version, since) >= 0 &&
      (until === undefined || compareVersions(version, until) <= 0),
  );
  const published = entries.map(({ version }) => version).sort(compareVersions);
  const chosen = new Set(releasesMax === undefined ? published : newestOfLines(published, releasesMax));
  const texts: ReleaseText[] = [];
  for (const entry of entries
    .filter(({ version }) => chosen.has(version))
    .sort((a, b) => compareVersions(a.version, b.version))) {
    const forms = await downloadForms(registry, library, source, entry, file);
    if (forms !== null) texts.push({ version: entry.version, ...forms });
  }
  return { texts, published };
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const wanted = values.only?.split(',') ?? LEARNED.map(({ name }) => name);
  const unknown = wanted.filter((name) => !LEARNED.some((one) => one.name === name));
  if (unknown.length > 0)
    throw new Error(`--only ${unknown.join(',')}: known are ${LEARNED.map(({ name }) => name).join(', ')}`);
  const registry = new NpmRegistry();
  const others: { name: string; text: string }[] = [];
  for (const name of OTHERS) {
    const library = LIBRARY_FINGERPRINTS.find((one) => one.name === name);
    if (library === undefined) continue;
    const source = library.packages?.[0] ?? name;
    const stable = (await registry.versions(source)).filter(({ version }) => isStable(version));
    const newest = stable.sort((a, b) => compareVersions(b.version, a.version))[0];
    const forms = newest === undefined ? null : await downloadForms(registry, library, source, newest);
    if (forms !== null) others.push({ name, text: forms.minified });
  }
  const learned = new Map<string, { texts: ReleaseText[]; published: string[] }>();
  for (const one of LEARNED) if (wanted.includes(one.name)) learned.set(one.name, await textsOf(registry, one));
  const histories = new Map<string, ReleaseHistory>(LIBRARY_RELEASES.map((history) => [history.name, history]));
  for (const [name, { texts, published }] of learned) {
    const foreign = [
      ...others,
      ...[...learned].flatMap(([other, { texts: list }]) =>
        list.slice(-1).map(({ minified }) => ({ name: other, text: minified })),
      ),
    ];
    const isOpen = LEARNED.find((one) => one.name === name)?.until === undefined;
    const history = releaseHistory(
      name,
      texts,
      published,
      foreign.filter((other) => other.name !== name).map(({ text }) => text),
      isOpen,
    );
    if (history === null) {
      process.stdout.write(`${name}: nothing is in all of its releases and in no other library\n`);
      continue;
    }
    histories.set(name, history);
    const held = heldOut(texts, (some) => releaseHistory(name, some, published, [], isOpen));
    process.stdout.write(`${name}: ${summary(history, texts)}; ${held}\n`);
  }
  writeFileSync(FILE, releasesText([...histories.values()]));
}

function summary(history: ReleaseHistory, texts: readonly ReleaseText[]): string {
  const spans = texts.map(({ version, minified }) => ({ version, span: releaseSpan(minified, history) }));
  const exact = spans.filter(({ version, span }) => span?.from === version && span.until === version).length;
  const missed = spans.filter(({ span }) => span === null).length;
  return `${texts.length} releases, ${history.steps.length} steps, ${exact} told exactly, ${missed} not recognised`;
}

/** What the same learning makes of every third release when it has not seen it. */
function heldOut(
  texts: readonly ReleaseText[],
  learn: (some: readonly ReleaseText[]) => ReleaseHistory | null,
): string {
  const isHeldOut = (index: number) => index % 3 === 1 && index < texts.length - 1;
  const history = learn(texts.filter((_, index) => !isHeldOut(index)));
  const held = texts.filter((_, index) => isHeldOut(index));
  if (history === null) return 'nothing learned without every third';
  const spans = held.map(({ version, minified }) => ({ version, span: releaseSpan(minified, history) }));
  const right = spans.filter(({ version, span }) => span !== null && isWithin(version, span)).length;
  const unknown = spans.filter(({ span }) => span === null).length;
  return `of ${held.length} held out ${right} within their range, ${spans.length - right - unknown} outside, ${unknown} not recognised`;
}

function isWithin(version: string, { from, until }: ReleaseSpan): boolean {
  return compareVersions(version, from) >= 0 && (until === null || compareVersions(version, until) <= 0);
}

if (import.meta.main)
  main().catch((error: unknown) => {
    process.stderr.write(`learn-releases: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  });
