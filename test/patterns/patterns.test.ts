import { describe, expect, it } from 'vitest';
import fingerprints from '../../src/engine/data/library-fingerprints.json' with { type: 'json' };
import providers from '../../src/engine/data/takeover-providers.json' with { type: 'json' };
import { costOf } from './cost/cost.ts';
import { wordsListed } from './pattern-words.ts';
import { builtPatterns, sourcePatterns } from './source-patterns.ts';

/** How often one character may be read. At 500, a text of 256 KB costs about a second in the worst case. */
const FACTOR_MAX = 500;
/** Tried on at most 60 stretches of 3 KB of a script, not on the whole of it. */
const WINDOWED = { file: 'src/engine/libraries/detect-libraries.ts', factor: 2_000 };
/** Analysing and loading everything takes ten seconds of an idle core. */
const PATIENCE = 240_000;

/** For a failure: where it is, what is wrong, and what to do. */
function faultsOf(patterns: readonly { file?: string; place: string; source: string; flags: string }[]): string[] {
  const known = new Map<string, ReturnType<typeof costOf>>();
  return patterns.flatMap(({ file, place, source, flags }) => {
    const key = `/${source}/${flags}`;
    const cost = known.get(key) ?? costOf(source, flags);
    known.set(key, cost);
    if (cost.factor <= (file === WINDOWED.file ? WINDOWED.factor : FACTOR_MAX)) return [];
    return [`${place} ${key}: each character may be read ${Math.round(cost.factor)} times (${cost.reason})`];
  });
}

/** A pattern with this many words is a list of words. */
const LIST_MIN = 8;
/**
 * What is left of such lists in src. A name belongs to `src/engine/data/names.json`, with its source. These numbers may only fall:
 * where a change makes them smaller, write the smaller ones here.
 */
const LISTS_MAX = { patterns: 64, words: 868 };

describe('regular expressions of src', () => {
  const { written, builders } = sourcePatterns();

  it.each([
    ['^(?:user|login)_(?:id|no)$', 4],
    ['a|b|[xyz]|\\d', 0],
    ['pass(?:word|wd)?|secret', 4],
    ['passwords?', 0],
  ])('counts the words of /%s/', (source, words) => {
    expect(wordsListed(source)).toBe(words);
  });

  it('list no more words than they did', () => {
    const lists = written.map(({ source }) => wordsListed(source)).filter((words) => words >= LIST_MIN);
    expect(lists.length, 'patterns').toBeLessThanOrEqual(LISTS_MAX.patterns);
    expect(
      lists.reduce((sum, words) => sum + words, 0),
      'words',
    ).toBeLessThanOrEqual(LISTS_MAX.words);
  });

  it(
    'that are written out are linear, or bounded by a small constant',
    () => {
      expect(written.length).toBeGreaterThan(500);
      expect(faultsOf(written.map((one) => ({ ...one, place: `${one.file}:${one.line}` })))).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'that are built from strings are so too',
    () => {
      const { patterns, schemas } = builtPatterns();
      const unseen = builders.filter(
        ({ file, from, until }) => !patterns.some((one) => one.file === file && one.line >= from && one.line <= until),
      );
      expect(unseen, 'call what builds it in test/patterns/built-patterns.ts').toEqual([]);
      expect(schemas.length).toBeGreaterThan(5);
      const sources = new Set(patterns.map(({ source }) => source));
      const pages = providers.providers.flatMap(({ page }) => (page === null ? [] : new RegExp(page).source));
      expect(
        pages.filter((source) => !sources.has(source)),
        'takeover-providers.json',
      ).toEqual([]);
      const templates = new Set(fingerprints.libraries.flatMap(({ code = [] }) => code.map(({ pattern }) => pattern)));
      const compiled = patterns.filter(({ file }) => file === WINDOWED.file);
      expect(compiled.length, 'library-fingerprints.json').toBeGreaterThanOrEqual(templates.size);
      expect(
        faultsOf([
          ...patterns.map((one) => ({ ...one, place: `${one.file}:${one.line}` })),
          ...schemas.map((source) => ({ source, flags: 'u', place: 'a schema' })),
        ]),
      ).toEqual([]);
    },
    PATIENCE,
  );
});
