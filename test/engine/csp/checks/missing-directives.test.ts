import { describe, expect, it } from 'vitest';
import { cspMissingDirectives } from '../../../../src/engine/csp/checks/missing-directives.ts';
import { pageFaults } from '../../../helpers/recorded.ts';
import { judgesVectors } from '../../../helpers/scanner-vectors.ts';
import { CSP_VECTORS } from '../vectors.ts';

describe('csp.missing-directives', () => {
  judgesVectors(CSP_VECTORS['csp.missing-directives'], cspMissingDirectives);

  it.each([
    ["script-src 'self'", ['object-src low', 'base-uri low', 'form-action low']],
    ["default-src 'self'", ['base-uri low', 'form-action low']],
    ["default-src 'none'", ['form-action low']],
    ["default-src 'self'; sandbox allow-scripts; base-uri 'none'", []],
    ["img-src 'self'", []],
  ])('%s', (value, expected) =>
    expect(pageFaults(cspMissingDirectives, { headers: { 'Content-Security-Policy': value } })).toEqual(expected),
  );

  it('accepts a directive in any of several policies', () => {
    const headers = { 'Content-Security-Policy': ["default-src 'self'", "base-uri 'none'; form-action 'self'"] };
    expect(pageFaults(cspMissingDirectives, { headers })).toEqual([]);
  });

  it('does not apply to a policy that was cut, because the directive may be in the rest', () => {
    const sources = Array.from({ length: 1_200 }, (_, index) => `https://host${index}.example`).join(' ');
    const headers = { 'Content-Security-Policy': `script-src ${sources}; object-src 'none'` };
    expect(pageFaults(cspMissingDirectives, { headers })).toBeTypeOf('string');
  });
});
