import { describe, expect, it } from 'vitest';
import { cspUnsafeEval } from '../../../../src/engine/csp/checks/unsafe-eval.ts';
import { pageFaults } from '../../../helpers/recorded.ts';
import { judgesVectors } from '../../../helpers/scanner-vectors.ts';
import { CSP_VECTORS } from '../vectors.ts';

describe('csp.unsafe-eval', () => {
  judgesVectors(CSP_VECTORS['csp.unsafe-eval'], cspUnsafeEval);

  it.each([
    ["script-src 'unsafe-eval'", ['unsafe-eval low']],
    ["default-src 'unsafe-eval'; script-src 'self'", []],
    ["script-src 'wasm-unsafe-eval'", []],
  ])('%s', (value, expected) =>
    expect(pageFaults(cspUnsafeEval, { headers: { 'Content-Security-Policy': value } })).toEqual(expected),
  );
});
