import { expect, it } from 'vitest';
import { nearest } from '../../src/shared/nearest.ts';

const NAMES = ['exposure.env', 'exposure.git', 'http.hsts-missing', 'csp.missing'];

it.each<[string, string | null]>([
  ['exposure.env', 'exposure.env'],
  ['exposure.evn', 'exposure.env'],
  ['exposure.gitt', 'exposure.git'],
  ['xposure.git', 'exposure.git'],
  ['http.hsts-mising', 'http.hsts-missing'],
  // A third of the letters may differ.
  ['cspXmissXXX', null],
  ['csp.misXXXg', 'csp.missing'],
  ['csp.mXXXXXg', null],
  ['ports.database', null],
  ['', null],
])('the name most similar to %s: %s', (text, expected) => {
  expect(nearest(text, NAMES)).toBe(expected);
});

it.each<[string, readonly string[], string | null]>([
  ['of a short name, two letters may differ', ['axy', 'xyz'], 'axy'],
  ['the first of two equally similar names', ['abx', 'aby'], 'abx'],
  ['the more similar name, wherever it is', ['axx', 'abd', 'xxx'], 'abd'],
  ['none of no names', [], null],
])('%s', (_, names, expected) => {
  expect(nearest('abe', names)).toBe(expected);
});

it('compares the first 60 characters of long names', () => {
  const long = 'a'.repeat(60);
  expect(nearest(`${long}${'b'.repeat(5_000)}`, [`${long}${'c'.repeat(5_000)}`])).not.toBeNull();
});
