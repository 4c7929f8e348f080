import { describe, expect, it } from 'vitest';
import { jsVulnerableLibrary } from '../../../../src/engine/libraries/checks/vulnerable-library.ts';
import { judge } from '../../../helpers/recorded.ts';

function found(name: string, version: string, how = 'its code') {
  const evidence = {
    libraries: { libraries: [{ name, version, url: 'https://site.example/a.js', how }], servers: [] },
  };
  const verdict = judge(jsVulnerableLibrary, { evidence });
  return typeof verdict === 'string'
    ? verdict
    : verdict.map((draft) => [draft.key, draft.rating?.severity, draft.confidence]);
}

describe('jsVulnerableLibrary', () => {
  it.each([
    ['a vulnerable version', 'jquery', '3.4.1', 'its code', [['jquery@3.4.1', 'medium', 'certain']]],
    ['by its URL alone', 'jquery', '3.4.1', 'its URL', [['jquery@3.4.1', 'medium', 'firm']]],
    ['the first fixed version', 'jquery', '3.5.0', 'its code', []],
    ['a library without advisories', 'unheard-of', '1.0.0', 'its code', []],
    ['a name that every object has', 'constructor', '1.0.0', 'its code', []],
  ] as const)('%s', (_name, name, version, how, expected) => expect(found(name, version, how)).toEqual(expected));

  it('recommends the version that fixes all advisories, and another library where none does', () => {
    const fixOf = (name: string, version: string) => {
      const evidence = {
        libraries: { libraries: [{ name, version, url: 'https://site.example/a.js', how: 'its code' }], servers: [] },
      };
      const [draft] = judge(jsVulnerableLibrary, { evidence });
      return typeof draft === 'string' ? draft : draft?.fix;
    };
    expect(fixOf('jquery', '3.4.1')).toContain('3.5.0');
    expect(fixOf('angular', '1.8.3')).toMatch(/^No release of angular/);
  });

  it('names each advisory by its CVE with the package URL of the copy', () => {
    const evidence = {
      libraries: {
        servers: [],
        libraries: [{ name: '@angular/core', version: '10.0.0', url: 'https://site.example/a.js', how: 'its code' }],
      },
    };
    const [draft] = judge(jsVulnerableLibrary, { evidence });
    expect(typeof draft === 'string' ? draft : draft?.advisories).toContainEqual({
      id: 'CVE-2021-4231',
      component: 'pkg:npm/%40angular/core@10.0.0',
    });
  });
});
