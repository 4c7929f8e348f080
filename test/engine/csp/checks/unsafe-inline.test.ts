import { describe, expect, it } from 'vitest';
import { cspUnsafeInline } from '../../../../src/engine/csp/checks/unsafe-inline.ts';
import { pageFaults } from '../../../helpers/recorded.ts';
import { judgesVectors } from '../../../helpers/scanner-vectors.ts';
import { CSP_VECTORS } from '../vectors.ts';

describe('csp.unsafe-inline', () => {
  judgesVectors(CSP_VECTORS['csp.unsafe-inline'], cspUnsafeInline);

  it.each([
    ["script-src 'self' 'unsafe-inline'", ['unsafe-inline low']],
    ["img-src 'self'", ['no-script-src low']],
    ["script-src 'self' 'unsafe-inline' 'nonce-abcdefgh1234'", []],
    ["sandbox; script-src 'unsafe-inline'", []],
  ])('%s', (value, expected) =>
    expect(pageFaults(cspUnsafeInline, { headers: { 'Content-Security-Policy': value } })).toEqual(expected),
  );

  it('does not apply without a policy', () => expect(pageFaults(cspUnsafeInline)).toBeTypeOf('string'));
});
