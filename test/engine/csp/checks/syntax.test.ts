import { describe, expect, it } from 'vitest';
import { cspSyntax, syntaxFaults } from '../../../../src/engine/csp/checks/syntax.ts';
import { parsePolicies } from '../../../../src/engine/web/csp-policies.ts';
import { judgesVectors } from '../../../helpers/scanner-vectors.ts';
import { CSP_VECTORS } from '../vectors.ts';

describe('csp.syntax', () => {
  judgesVectors(CSP_VECTORS['csp.syntax'], cspSyntax);

  it.each([
    ["scrpt-src 'self'", ['unknown scrpt-src']],
    ["script-src 'self' object-src https:", ['semicolon script-src']],
    ['script-src self', ['keyword script-src']],
    ["default-src: 'self'", ['unknown']],
    ["default-src 'self'; default-src https:", ['repeated default-src']],
    ["default-src 'none' https://site.example", ['none default-src info']],
    ["script-src 'strict-dynamic'", ['strict-dynamic']],
    ["script-src 'self' 'nonce-abc_-'; report-uri /a; report-uri /b", []],
  ])('%s', (text, expected) => {
    const faults = parsePolicies([text], 'header').flatMap(syntaxFaults);
    expect(faults.map(({ key, rating }) => (rating === undefined ? key : `${key} ${rating.severity}`))).toEqual(
      expected,
    );
  });

  it('reports directives that have no effect in a meta element', () => {
    const faults = parsePolicies(["default-src 'self'; frame-ancestors 'none'"], 'meta').flatMap(syntaxFaults);
    expect(faults.map(({ key }) => key)).toEqual(['meta frame-ancestors']);
  });
});
