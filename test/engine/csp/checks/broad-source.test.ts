import { describe, expect, it } from 'vitest';
import { cspBroadSource } from '../../../../src/engine/csp/checks/broad-source.ts';
import { draftsOf, exchange, pageFaults } from '../../../helpers/recorded.ts';
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

  it.each<[string | readonly string[], string[]]>([
    ['script-src HTTPS:', ['script-src low']],
    ['script-src ws:', ['script-src low']],
    ['script-src wss:', ['script-src low']],
    ['script-src filesystem:', ['script-src low']],
    ['script-src https://*', ['script-src low']],
    ['script-src *:443', ['script-src low']],
    ['script-src *:*', ['script-src low']],
    ['script-src https://*/app/', ['script-src low']],
    ['script-src *.*', ['script-src low']],
    ['script-src *.com', ['script-src low']],
    ['script-src *.example.com', []],
    ['script-src cdn.example.com/*.com', []],
    ['script-src cdn.example:8443/http://', []],
    ["script-src 'self' https://127.0.0.1/app.js 127.0.0.1", []],
    ["script-src 'self' http://127.0.0.10", ['script-src address low', 'insecure-scheme low']],
    ["script-src 'self'; object-src 203.0.113.9", ['object-src address low']],
    ["script-src 'self'; base-uri 203.0.113.9", []],
    ["script-src 'nonce-abcdefgh1234' *", ['script-src low']],
    ["script-src 'strict-dynamic' *", ['script-src low']],
    ["script-src 'nonce-abcdefgh1234' 'strict-dynamic'; object-src *", ['object-src low']],
    ["script-src 'self'; frame-src ftp://files.example", ['insecure-scheme low']],
    ["script-src 'self'; frame-src https://a.example/http://b.example", []],
    [["default-src 'self' http://cdn.example", "default-src 'self'"], []],
    [["script-src 'self'", 'object-src *'], ['object-src low']],
    ['img-src *', []],
  ])('judges %j', (value, expected) => expect(pageFaults(cspBroadSource, { headers: csp(value) })).toEqual(expected));

  it('shows the sources, each once and at most ten', () => {
    const proofOf = (value: string) =>
      draftsOf(cspBroadSource, exchange({ headers: csp(value) })).map(({ evidence }) => evidence);
    expect(proofOf("script-src https: 'self' * https:")[0]).toContain('script-src allows https: *');
    const many = Array.from({ length: 14 }, (_, index) => `*.t${'abcdefghijklmn'[index]}`);
    const [proof = ''] = proofOf(`script-src ${many.join(' ')}`);
    expect(proof).toContain(many.slice(0, 10).join(' '));
    expect(proof.split('\n').find((line) => line.includes('allows')) ?? '').not.toContain(
      `allows ${many.slice(0, 11).join(' ')}`,
    );
    expect(proofOf("default-src 'self'; script-src http://a.example http://b.example").join()).toContain(
      'script-src allows http://a.example',
    );
  });
});
