import { describe, expect, it } from 'vitest';
import { tlsKnownBugs } from '../../../../src/engine/tls/checks/known-bugs.ts';
import { tlsKeys } from '../tls-evidence.ts';

describe('tlsKnownBugs', () => {
  it.each([
    ['Heartbleed', { knownBugs: { heartbleed: 'vulnerable', ccsInjection: 'not_tested' } }, ['heartbleed']],
    ['CCS injection', { knownBugs: { heartbleed: 'not_vulnerable', ccsInjection: 'vulnerable' } }, ['ccs-injection']],
    ['neither', { knownBugs: { heartbleed: 'not_vulnerable', ccsInjection: 'not_tested' } }, []],
  ] as const)('%s', (_name, change, keys) => expect(tlsKeys(tlsKnownBugs, change)).toEqual(keys));

  it('does not apply to TLS 1.3 alone, or where no probe got an outcome', () => {
    expect(tlsKeys(tlsKnownBugs, { knownBugs: null })).toContain('TLS 1.3 only');
    const untested = { heartbleed: 'not_tested', ccsInjection: 'not_tested' } as const;
    expect(tlsKeys(tlsKnownBugs, { knownBugs: untested })).toContain('no handshake');
  });
});
