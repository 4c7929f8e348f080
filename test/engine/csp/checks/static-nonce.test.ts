import { describe, expect, it } from 'vitest';
import type { Exchange } from '../../../../src/engine/core/evidence/http.ts';
import { cspStaticNonce } from '../../../../src/engine/csp/checks/static-nonce.ts';
import { crawlOf, exchange, faults, judge, landingOf } from '../../../helpers/recorded.ts';

const FOUND = ['static-nonce low'];
const page = (nonce: string, path = '/') =>
  exchange({
    url: `https://site.example${path}`,
    headers: { 'Content-Security-Policy': `script-src 'nonce-${nonce}'` },
  });

function evidenceOf(
  landing: Exchange,
  again: Exchange | null,
  inner: Exchange[] = [],
  secondResponses: Exchange[] = [],
) {
  return {
    landing: landingOf([landing], again),
    crawl: crawlOf([landing, ...inner]),
    secondResponses: { responses: secondResponses },
  };
}

describe('csp.static-nonce', () => {
  it.each<[string, ReturnType<typeof evidenceOf>, string[]]>([
    ['the same nonce on a second request', evidenceOf(page('sameSame1'), page('sameSame1')), FOUND],
    ['the same nonce on two pages', evidenceOf(page('shared12'), null, [page('shared12', '/b')]), FOUND],
    [
      'a static nonce on an inner page',
      evidenceOf(page('one11111'), page('two22222'), [page('in333333', '/b')], [page('in333333', '/b')]),
      FOUND,
    ],
    ['a fresh nonce on each request', evidenceOf(page('one11111'), page('two22222')), []],
    [
      'two policies with one nonce in one response',
      evidenceOf(
        exchange({
          headers: { 'Content-Security-Policy': ["script-src 'nonce-a1b2c3d4'", "script-src 'nonce-a1b2c3d4'"] },
        }),
        null,
      ),
      [],
    ],
    ['the landing page in the crawl', evidenceOf(page('one11111'), null), []],
    ['no nonce', evidenceOf(exchange(), exchange()), []],
  ])('%s', (_name, evidence, expected) => expect(faults(cspStaticNonce, { evidence })).toEqual(expected));

  it('masks the nonce', () => {
    const drafts = judge(cspStaticNonce, { evidence: evidenceOf(page('sameSame1'), page('sameSame1')) });
    expect(JSON.stringify(drafts)).not.toContain('sameSame1');
  });
});
