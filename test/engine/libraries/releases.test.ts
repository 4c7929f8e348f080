import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ReleaseText, releaseHistory } from '../../../scripts/release-history.ts';
import { releasesText, releaseTable } from '../../../scripts/releases-text.ts';
import { LIBRARY_FINGERPRINTS } from '../../../src/engine/data/library-fingerprints.ts';
import { LIBRARY_RELEASES } from '../../../src/engine/data/library-releases.ts';
import { compareVersions } from '../../../src/engine/libraries/compare-versions.ts';
import { detectLibraries } from '../../../src/engine/libraries/detect-libraries.ts';
import { advisoriesFor } from '../../../src/engine/libraries/library-advisories.ts';
import { parseHistories } from '../../../src/engine/libraries/release-histories.ts';
import { type ReleaseHistory, releaseSpan } from '../../../src/engine/libraries/release-span.ts';

const FILE = join(import.meta.dirname, '../../../src/engine/data/library-releases.ts');
const HISTORIES = parseHistories(LIBRARY_RELEASES);
const HISTORY: ReleaseHistory = {
  name: 'slider',
  marks: ['slider-mark-one', 'slider-mark-two'],
  reach: 200,
  first: '1.0.0',
  last: '3.0.1',
  isOpen: false,
  steps: [
    { before: '1.0.4', from: '1.1.0', came: ['cameInOneOne'], went: [] },
    { before: '1.9.0', from: '2.0.0', came: ['cameInTwo'], went: ['wentWithTwo'] },
    { before: '2.5.0', from: '3.0.0', came: [], went: ['wentWithThree'] },
  ],
};
const MARKED = '"slider-mark-one";"slider-mark-two";';
const OLD = 'wentWithTwo;wentWithThree;';

describe('the releases that a file may be', () => {
  it.each([
    ['the first', `${MARKED}${OLD}`, '1.0.0', '1.0.4'],
    ['in the middle', `${MARKED}${OLD}cameInOneOne;`, '1.1.0', '1.9.0'],
    ['after a step with both signs', `${MARKED}cameInOneOne;cameInTwo;wentWithThree;`, '2.0.0', '2.5.0'],
    ['the last', `${MARKED}cameInOneOne;cameInTwo;`, '3.0.0', '3.0.1'],
    ['around a step of which only one sign is there', `${MARKED}cameInOneOne;cameInTwo;${OLD}`, '1.1.0', '2.5.0'],
  ])('%s', (_name, text, from, until) => {
    expect(releaseSpan(text, HISTORY)).toEqual({ from, until });
  });

  it('is open at the end where later releases are told by the same means', () => {
    expect(releaseSpan(`${MARKED}cameInOneOne;cameInTwo;`, { ...HISTORY, isOpen: true })).toEqual({
      from: '3.0.0',
      until: null,
    });
  });

  it.each([
    ['a mark is missing', `"slider-mark-one";${OLD}`],
    ['the marks are far from each other', `"slider-mark-one";${'x'.repeat(500)};"slider-mark-two";${OLD}`],
    ['a later sign is there without an earlier one', `${MARKED}cameInTwo;`],
    ['there is nothing of it', 'var a = 1;'],
  ])('are none where %s', (_name, text) => {
    expect(releaseSpan(text, HISTORY)).toBeNull();
  });

  it('does not look beyond the library: signs elsewhere in a bundle are others', () => {
    const far = 'x'.repeat(600);
    expect(releaseSpan(`${MARKED}${OLD}${far}cameInOneOne`, HISTORY)).toEqual({ from: '1.0.0', until: '1.0.4' });
    expect(releaseSpan(`"slider-mark-one";${far}${MARKED}${OLD}`, HISTORY)).toEqual({ from: '1.0.0', until: '1.0.4' });
  });
});

describe('what is learned from releases', () => {
  const release = (version: string, code: string): ReleaseText => ({ version, stripped: code, minified: code });
  const common = 'f("library mark one","library mark two",{markThree:1});';
  const texts = [
    release('1.0.0', `${common}f("old message of the library");`),
    release('1.1.0', `${common}f("old message of the library");g.newOption;`),
    release('1.2.0', `${common}g.newOption;f(/^[a-z]{2,}-library$/);`),
  ];

  it('are the signs that came and went, and marks that all have', () => {
    const history = releaseHistory('library', texts, ['1.0.0', '1.1.0', '1.2.0'], ['other library'], true);
    expect(history).toMatchObject({
      marks: ['library mark one', 'library mark two', 'markThree'],
      steps: [
        { before: '1.0.0', from: '1.1.0', came: ['newOption'], went: [] },
        { before: '1.1.0', from: '1.2.0', came: ['/^[a-z]{2,}-library$/'], went: ['old message of the library'] },
      ],
    });
    for (const { version, minified } of texts)
      expect(history && releaseSpan(minified, history)).toMatchObject({ from: version });
  });

  it('leaves out what another library has, and is nothing without marks', () => {
    expect(releaseHistory('library', texts, ['1.0.0', '1.1.0', '1.2.0'], ['x.newOption'], true)?.steps[0]?.from).toBe(
      '1.2.0',
    );
    expect(releaseHistory('library', texts, [], ['library mark one'], true)).toBeNull();
    expect(releaseHistory('library', [], [], [], true)).toBeNull();
  });

  it('does not know on which side releases lie that were not looked at', () => {
    const all = ['1.0.0', '1.0.5', '1.1.0', '1.1.5', '1.2.0'];
    const steps = releaseHistory('library', texts, all, [], false)?.steps;
    expect(steps?.map(({ before, from }) => `${before} ${from}`)).toEqual(['1.0.5 1.0.5', '1.1.5 1.1.5']);
  });

  it('is written as it can be read', () => {
    const odd = {
      ...HISTORY,
      marks: ["it's ", ['a\\d`$', '{b}'].join(''), ' c'],
      steps: [{ before: '1.0.4', from: '1.1.0', came: ['- x '], went: ['+y'] }],
    };
    expect(parseHistories(releaseTable([odd, HISTORIES[0] ?? odd]))).toEqual([HISTORIES[0], odd]);
    const written = /= `\n([\s\S]*)`;\n$/.exec(releasesText([odd]))?.[1] ?? '';
    expect(written.replace(/\\([\\`$])/g, '$1')).toBe(releaseTable([odd]));
    expect(releasesText([...HISTORIES].reverse())).toBe(readFileSync(FILE, 'utf8'));
  });
});

describe.each(HISTORIES)('$name', (history) => {
  /** A file that has every sign of the releases from one step on, and none of later ones. */
  const fileAfter = (index: number) => {
    const came = history.steps.slice(0, index).flatMap((step) => step.came);
    const went = history.steps.slice(index).flatMap((step) => step.went);
    const signs = [...history.marks, ...came, ...went].map((sign) =>
      sign.startsWith('/') ? `f(${sign});` : `f(${JSON.stringify(sign)});`,
    );
    // Text with quotation marks stands in the file as it was written.
    return signs.join('\n').replaceAll('\\"', '"');
  };

  it('is a library of the fingerprint table whose steps go forward', () => {
    expect(LIBRARY_FINGERPRINTS.map(({ name }) => name)).toContain(history.name);
    expect(history.marks.length).toBeGreaterThanOrEqual(3);
    const order = [history.first, ...history.steps.map(({ from }) => from), history.last];
    expect([...order].sort(compareVersions)).toEqual(order);
  });

  it('is told from the signs of each of its steps', () => {
    for (let index = 0; index <= history.steps.length; index += 1) {
      const found = [...detectLibraries(fileAfter(index))].find((one) => one?.name === history.name);
      const from = history.steps[index - 1]?.from ?? history.first;
      const until = history.steps[index]?.before ?? (history.isOpen ? null : history.last);
      expect(found, `step ${index}`).toMatchObject({
        version: from,
        how: 'contents',
        ...(from === until ? {} : { until }),
      });
    }
  });
});

describe('advisories of a range', () => {
  it('are those that hold for every release of it', () => {
    const ids = (from: string, until: string | null) => advisoriesFor('axios', from, until).map((one) => one.ids[0]);
    expect(ids('0.20.0', '0.21.1')).not.toContain('CVE-2020-28168');
    expect(ids('0.20.0', '0.21.1')).toContain('CVE-2021-3749');
    expect(ids('0.19.0', '0.19.2')).toContain('CVE-2020-28168');
    expect(ids('0.20.0', null)).toEqual([]);
    expect(advisoriesFor('showdown', '2.0.0', null).map((one) => one.ids[0])).toEqual(['CVE-2024-1899']);
  });
});
