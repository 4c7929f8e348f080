import { describe, expect, it } from 'vitest';
import { dnsCaa } from '../../../../src/engine/network/checks/dns-caa.ts';
import { dns, keys } from '../network-evidence.ts';

describe('dnsCaa', () => {
  it.each([
    ['no record', dns({ caa: [] }), ['caa']],
    [
      'iodef alone limits nobody',
      dns({ caa: [{ name: 'site.example', tag: 'iodef', value: 'mailto:a@site.example' }] }),
      ['caa'],
    ],
    ['an issue record', dns(), []],
    ['tags are case-insensitive', dns({ caa: [{ name: 'site.example', tag: 'ISSUE', value: ';' }] }), []],
  ] as const)('%s', (_name, evidence, expected) => expect(keys(dnsCaa, evidence)).toEqual(expected));

  it('does not apply when the records could not be queried', () =>
    expect(keys(dnsCaa, dns({ caa: [], caaError: 'the resolver failed' }))).toBe('the resolver failed'));
});
