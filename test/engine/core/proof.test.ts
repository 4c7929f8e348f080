import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { Proof } from '../../../src/contract/finding.ts';
import type { ScanOptions } from '../../../src/contract/scan.ts';
import type { Exchange, RecordedRequest } from '../../../src/engine/core/evidence/http.ts';
import { proofOf, type Quote, seenIn } from '../../../src/engine/core/proof.ts';
import { Tokens } from '../../../src/engine/core/tokens.ts';
import { proofCleaner } from '../../helpers/proof-cleaner.ts';
import { exchange } from '../../helpers/recorded.ts';
import { secretsIn, WRITTEN } from '../../helpers/secret-oracle.ts';

const FREE = proofCleaner();

function sent(body: string, request: Partial<RecordedRequest> = {}): Exchange {
  const { response } = exchange({ body });
  return { request: { method: 'GET', url: 'https://site.example/a?q=1', headers: [], ...request }, response };
}

function quoted(body: string, quote: Quote, cleaner = FREE) {
  const proof = proofOf(seenIn(sent(body), quote), cleaner);
  expect(Value.Check(Proof, proof)).toBe(true);
  return proof.requests[0]?.response;
}

describe('a quote', () => {
  it('has 120 characters before and after its match', () => {
    const body = `${'a '.repeat(300)}<b>here</b>${' z'.repeat(300)}`;
    const { before, match, after } = quoted(body, { texts: ['<B>HERE</B>'] }) ?? {};
    expect(match).toBe('<b>here</b>');
    expect([before, after]).toEqual(['a '.repeat(60), ' z'.repeat(60)]);
  });

  it('of what is missing has the status alone', () => {
    const nothing = { status: 200, before: '', match: '', after: '' };
    expect(proofOf(seenIn(sent('x')), FREE).requests[0]?.response).toEqual(nothing);
    expect(quoted('x', { texts: ['absent'] })).toEqual(nothing);
    expect(quoted('x', { headers: ['X-None'] })).toEqual(nothing);
  });

  it('of a header is its line', () => {
    expect(quoted('x', { headers: ['Content-Type'] })?.match).toBe('Content-Type: text/html; charset=utf-8');
  });

  it('of a difference begins where another response goes on in another way', () => {
    expect(quoted('<li>one<li>two</ul>', { unlike: sent('<li>one</ul>') })).toMatchObject({
      before: '<li>one<',
      match: 'li>two<',
      after: '/ul>',
    });
  });

  it('shows control characters and hides marks that turn the text around', () => {
    expect(quoted('a\u0000\u001b[31m\u202eb', { texts: ['b'] })?.before).toBe('a␀␛[31m ');
  });

  it.each([
    ['KEY=value', 'DB_PASSWORD=hunter2hunter2 x', 'hunter2hunter2'],
    ['PHP', "define('DB_PASSWORD', 'hunter2 hunter2') x", 'hunter2 hunter2'],
    ['JSON', '{"clientSecret": "hunter2hunter2", x', 'hunter2hunter2'],
    ['XML', '<password>hunter2hunter2</password> x', 'hunter2hunter2'],
    ['.netrc', 'machine h\n  password hunter2hunter2\n x', 'hunter2hunter2'],
    ['a URL', 'postgres://app:hunter2hunter2@db/x', 'hunter2hunter2'],
    ['a part of a private key', `${'MIIEpAIBAAKCAQEA7Qx1'.repeat(40)} x`, 'MIIEpAIBAAKCAQEA7Qx1'],
    ['a password hash', 'anna:$apr1$aB3dE6gH$Qx7tokEnzz94711aBcd9x/ x', 'Qx7tokEnzz94711aBcd9x'],
  ])('masks the secrets of the site around it: %s', (_, body, secret) => {
    const seen = quoted(body, { texts: ['x'] });
    expect(JSON.stringify(seen)).not.toContain(secret);
    expect(JSON.stringify(seen)).toContain('…');
  });

  it('of a file of secrets stands alone', () => {
    expect(quoted('[core]\nbare = false', { texts: ['[core]'], isAlone: true })).toMatchObject({
      before: '',
      after: '',
    });
  });
});

describe('a request', () => {
  it('shows random tokens as one word, so that two scans of a site report the same', () => {
    const proofs = ['one', 'two'].map((seed) => {
      const tokens = new Tokens(seed);
      const token = tokens.next(10);
      const attempt = sent(`<b>${token}</b>`, { url: `https://site.example/?q=${token}` });
      return proofOf(seenIn(attempt, { texts: [token] }), proofCleaner({}, tokens));
    });
    expect(proofs[0]).toEqual(proofs[1]);
  });

  it('cannot name a variable of the shell', () => {
    const name = `\${SCAN_GATE_COOKIE}`;
    const attempt = sent(`<p>${name}`, { url: `https://site.example/?q=${name}`, headers: [['A', name]], body: name });
    const proof = proofOf(seenIn(attempt, { texts: ['<p>'] }), FREE);
    expect(JSON.stringify(proof)).not.toContain(name);
  });
});

const SECRETS = ['Qx7 tok/En"<zz>94711', 'p4ss+Word&2222'];
const OPTIONS: ScanOptions = {
  request_headers: { 'X-Api-Key': SECRETS[0] ?? '' },
  second_login: { username: 'anna', password: SECRETS[1] ?? '' },
};

describe('no secret of the user is in a proof', () => {
  const cleaner = proofCleaner(OPTIONS);
  it.each(Object.entries(WRITTEN))('written as %s', (_, as) => {
    for (const [index, secret] of SECRETS.entries()) {
      const written = as(secret);
      const url = `https://site.example/p?q=${written}`;
      const attempt = sent(`<p>${written}</p>`, { url, headers: [['X-Back', `v ${written}`]], body: `a=${written}&b` });
      // The match may begin and end within the secret.
      for (let at = 0; at < written.length; at += 3) {
        const quotes: Quote[] = [
          { texts: [written.slice(at)] },
          { texts: [written.slice(0, at + 1)] },
          { texts: ['<p>'] },
        ];
        for (const quote of quotes) {
          const proof = proofOf(seenIn(attempt, quote), cleaner);
          expect(secretsIn(JSON.stringify(proof), SECRETS)).toEqual([]);
          const name = index === 0 ? 'HEADER_X_API_KEY' : 'SECOND_PASSWORD';
          expect(proof.requests[0]?.body).toContain(`\${SCAN_GATE_${name}}`);
        }
      }
    }
  });

  it('cut off where the quote ends', () => {
    const long = `${'Qx7tokEnzz94711a'.repeat(40)}`;
    const secret = proofCleaner({ request_headers: { Cookie: `sid=${long}` } });
    for (let gap = 0; gap < 120; gap += 7) {
      const body = `${long}${' '.repeat(gap)}here${' '.repeat(gap)}${long}`;
      expect(JSON.stringify(quoted(body, { texts: ['here'] }, secret))).not.toContain('Qx7tok');
    }
  });
});
