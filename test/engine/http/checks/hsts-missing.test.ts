import { describe, expect, it } from 'vitest';
import type { Exchange } from '../../../../src/engine/core/evidence/http.ts';
import { httpHstsMissing } from '../../../../src/engine/http/checks/hsts-missing.ts';
import { httpHstsWeak } from '../../../../src/engine/http/checks/hsts-weak.ts';
import { exchange, faults, type Headers, siteOf } from '../../../helpers/recorded.ts';
import { judgesVectors } from '../../../helpers/scanner-vectors.ts';
import { HTTP_VECTORS } from '../vectors.ts';

const YEAR = { 'Strict-Transport-Security': 'max-age=31536000' };
const page = (path: string, headers: Headers, origin = 'https://site.example') =>
  exchange({ url: `${origin}${path}`, headers });
const missing = (...pages: readonly Exchange[]) =>
  faults(httpHstsMissing, { url: pages[0]?.request.url ?? '', evidence: siteOf(...pages) });

describe('http.hsts-missing', () => {
  describe('with http.hsts-weak', () => judgesVectors(HTTP_VECTORS['http.hsts-weak'], httpHstsMissing, httpHstsWeak));

  it('reports a site without the header', () => expect(missing(page('/', {}))).toEqual(['missing low']));
  it('accepts one that sends it everywhere', () => expect(missing(page('/', YEAR), page('/kb', YEAR))).toEqual([]));
  it('is info for inner pages alone', () =>
    expect(missing(page('/', YEAR), page('/kb', {}))).toEqual(['missing-inside info']));
  it('is low on an IP address, where browsers ignore it', () =>
    expect(missing(page('/', {}, 'https://192.0.2.7'))).toEqual(['missing low']));
  it('does not apply to plain HTTP', () => expect(missing(page('/', {}, 'http://site.example'))).toBeTypeOf('string'));
  it('ignores inner errors, which often have other headers', () => {
    const error = exchange({ url: 'https://site.example/gone', status: 404 });
    expect(missing(page('/', YEAR), error)).toEqual([]);
  });
});
