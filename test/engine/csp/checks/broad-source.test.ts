import { describe, expect, it } from 'vitest';
import { cspBroadSource } from '../../../../src/engine/csp/checks/broad-source.ts';
import { pageFaults } from '../../../helpers/recorded.ts';
import { judgesVectors } from '../../../helpers/scanner-vectors.ts';
import { CSP_VECTORS } from '../vectors.ts';

const csp = (value: string | readonly string[]) => ({ 'Content-Security-Policy': value });

describe('csp.broad-source', () => {
  judgesVectors(CSP_VECTORS['csp.broad-source'], cspBroadSource);

  it.each<[string | readonly string[], string[]]>([
    ['script-src *', ['script-src low']],
    ['default-src https:', ['script-src low', 'object-src low']],
    ["script-src 'self' 203.0.113.9", ['script-src address low']],
    ["script-src 'self'; base-uri *", ['base-uri low']],
    ["default-src 'self' http://cdn.example", ['insecure-scheme low']],
    ["script-src 'self' 127.0.0.1:8080", []],
    ["script-src 'nonce-abcdefgh1234' 'strict-dynamic' *", []],
    ['sandbox; script-src *', []],
    [['default-src *', "default-src 'self'"], []],
    ["script-src 'self'; img-src http://cdn.example", []],
  ])('%j', (value, expected) => expect(pageFaults(cspBroadSource, { headers: csp(value) })).toEqual(expected));

  it('accepts http: hosts on a plain HTTP site, where nothing is lost', () => {
    const page = { url: 'http://site.example/', headers: csp('script-src http://cdn.example') };
    expect(pageFaults(cspBroadSource, page)).toEqual([]);
  });
});
