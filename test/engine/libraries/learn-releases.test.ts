import { describe, expect, it } from 'vitest';
import { learnReleases } from '../../../scripts/learn-releases.ts';
import { LEARNED_LIBRARIES, type LearnedLibrary, OTHER_LIBRARIES } from '../../../scripts/learned-libraries.ts';
import { NpmRegistry } from '../../../scripts/npm-registry.ts';
import { refreshLibraries } from '../../../scripts/refresh-libraries.ts';
import { LIBRARY_FINGERPRINTS } from '../../../src/engine/data/library-fingerprints.ts';
import { detectLibraries } from '../../../src/engine/libraries/detect-libraries.ts';
import { releaseHistoryOf } from '../../../src/engine/libraries/release-histories.ts';
import { type FakePackage, fakeRegistry } from './fake-registry.ts';

/** A text as a minifier writes it: in the quotes that it does not hold. */
const quoted = (text: string) => (text.includes('"') ? `'${text}'` : `"${text}"`);

/** What a build says by strings, and its number in a comment only. */
const script = (version: string, signs: readonly string[]) => `/*! v${version} */
(function (root) {
  root.kept = [${signs.map((sign) => (sign.startsWith('/') ? sign : quoted(sign))).join(', ')}];
  root.rest = "${'x'.repeat(1_200)}";
})(this);
`;

const release = (name: string, version: string, signs: readonly string[], file = `dist/${name}.js`): FakePackage => ({
  files: {
    'package.json': JSON.stringify({ name, version, main: file }),
    [file]: script(version, signs),
  },
});

const MARKS = ['select2-results__options', 'select2-selection__clear', 'select2-search__field'];
const SELECT2 = {
  '4.0.0': release('select2', '4.0.0', [...MARKS, 'wentLater', 'jquery-says-so']),
  '4.0.1': release('select2', '4.0.1', [...MARKS, 'wentLater', 'cameFirst']),
  '4.0.2': release('select2', '4.0.2', [...MARKS, 'wentLater', 'cameFirst']),
  '4.0.3-beta.1': release('select2', '4.0.3-beta.1', ['neverLookedAt']),
  '4.1.0': release('select2', '4.1.0', [...MARKS, 'cameFirst', 'cameSecond']),
};
const JQUERY = { '3.7.1': release('jquery', '3.7.1', ['jquery-says-so', 'jquery-mark-of-its-own']) };

async function learn(
  packages: Parameters<typeof fakeRegistry>[0],
  libraries: readonly LearnedLibrary[],
  others: readonly string[] = ['jquery'],
) {
  const { url, close, requests } = await fakeRegistry(packages);
  try {
    const learned = await learnReleases(new NpmRegistry({ url, retryDelayMs: 1 }), libraries, others);
    return { learned, requests };
  } finally {
    await close();
  }
}

describe('learning the releases of a library', () => {
  it('finds what came and went, and what all of them and nobody else have', async () => {
    const { learned, requests } = await learn({ jquery: JQUERY, select2: SELECT2 }, [
      { name: 'select2', since: '4.0.0' },
    ]);
    expect(learned[0]?.history).toEqual({
      name: 'select2',
      marks: ['select2-results__options', 'select2-selection__clear', 'select2-search__field'],
      reach: expect.any(Number),
      first: '4.0.0',
      last: '4.1.0',
      isOpen: true,
      // `jquery-says-so` went too, but it is jQuery's.
      steps: [
        { before: '4.0.0', from: '4.0.1', came: ['cameFirst'], went: [] },
        { before: '4.0.2', from: '4.1.0', came: ['cameSecond'], went: ['wentLater'] },
      ],
    });
    expect(learned[0]?.words).toBe(
      '4 releases, 2 steps; 4 of 4 within their range (1 told exactly), 0 outside, 0 not recognised; ' +
        'of every third release, held out: 1 of 1 within their range (0 told exactly), 0 outside, 0 not recognised',
    );
    expect(requests.filter((path) => path.includes('beta'))).toEqual([]);
  });

  it('looks at the releases that are asked for, and leaves the end open only where none is named', async () => {
    const { learned } = await learn({ jquery: JQUERY, select2: SELECT2 }, [
      { name: 'select2', since: '4.0.1', until: '4.0.2' },
    ]);
    expect(learned[0]?.history).toMatchObject({ first: '4.0.1', last: '4.0.2', isOpen: false, steps: [] });
    const { learned: some, requests } = await learn({ jquery: JQUERY, select2: SELECT2 }, [
      { name: 'select2', since: '4.0.0', releasesMax: 2 },
    ]);
    expect(requests.filter((path) => /select2-\d/.test(path))).toHaveLength(2);
    // Of the releases between, it does not say on which side they are.
    expect(some[0]?.history?.steps).toEqual([
      { before: '4.0.2', from: '4.1.0', came: ['cameSecond'], went: ['wentLater'] },
    ]);
  });

  it('reads the file and the package that the library names', async () => {
    const core = (version: string, signs: readonly string[]): FakePackage => ({
      files: {
        ...release('select2', version, ['other', ...MARKS]).files,
        'core/only.js': script(version, [...signs]),
      },
    });
    const packages = {
      jquery: JQUERY,
      'select2-fork': {
        '4.0.0': core('4.0.0', [...MARKS, 'old-core']),
        '4.0.1': core('4.0.1', [...MARKS, 'new-core']),
      },
    };
    const { learned } = await learn(packages, [
      { name: 'select2', since: '4.0.0', package: 'select2-fork', file: 'core/only.js' },
    ]);
    expect(learned[0]?.history?.steps).toEqual([
      { before: '4.0.0', from: '4.0.1', came: ['new-core'], went: ['old-core'] },
    ]);
  });

  it('takes no sign that another of the learned libraries has', async () => {
    const showdown = { '1.9.1': release('showdown', '1.9.1', [...MARKS, 'cameFirst']) };
    const { learned } = await learn({ jquery: JQUERY, select2: SELECT2, showdown }, [
      { name: 'select2', since: '4.0.0' },
      { name: 'showdown', since: '1.0.0' },
    ]);
    expect(learned.map(({ history }) => history)).toEqual([null, null]);
    expect(learned[0]?.words).toBe('nothing is in all of its releases and in no other library');
  });

  it('says which library or package there is not', async () => {
    await expect(learn({ jquery: JQUERY }, [{ name: 'select2', since: '4.0.0' }])).rejects.toThrow(
      /select2 is not in the registry/,
    );
    await expect(learn({ jquery: JQUERY }, [{ name: 'no-such', since: '1.0.0' }])).rejects.toThrow(
      'no-such: no such library in the fingerprint table',
    );
  });

  it('is asked of libraries and others that the fingerprint table has', () => {
    const known = new Set(LIBRARY_FINGERPRINTS.map(({ name }) => name));
    const asked = [...LEARNED_LIBRARIES.map(({ name }) => name), ...OTHER_LIBRARIES];
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('a library that is told by what came and went', () => {
  it('counts as not recognised where a range of releases is told, and a range around the right one as no wrong number', async () => {
    const history = releaseHistoryOf('select2');
    const steps = history?.steps ?? [];
    const [came, went] = [steps.slice(0, 3).flatMap((step) => step.came), steps.slice(3).flatMap((step) => step.went)];
    const signs = [...(history?.marks ?? []), ...came, ...went];
    const version = '4.0.4';
    const found = [...detectLibraries(script('', signs))].find((one) => one?.name === 'select2');
    expect(found).toMatchObject({ version: '4.0.3', until: '4.0.5', how: 'contents' });
    const libraries = LIBRARY_FINGERPRINTS.filter(({ name }) => name === 'select2');
    const { url, close } = await fakeRegistry({ select2: { [version]: release('select2', version, signs) } });
    try {
      const registry = new NpmRegistry({ url, retryDelayMs: 1 });
      const { checked, table } = await refreshLibraries(registry, libraries, { versions: {}, carried: {} });
      expect(checked[0]?.faults).toEqual([]);
      expect(checked[0]?.versions).toMatchObject([{ version, wrong: [] }]);
      expect(table).toEqual({ versions: { select2: { [version]: '' } }, carried: { select2: [] } });
    } finally {
      await close();
    }
  });
});
