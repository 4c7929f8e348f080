import { describe, expect, it } from 'vitest';
import { httpXcto } from '../../../../src/engine/http/checks/xcto.ts';
import { exchange, faults, pageFaults, siteOf } from '../../../helpers/recorded.ts';
import { judgesVectors } from '../../../helpers/scanner-vectors.ts';
import { HTTP_VECTORS } from '../vectors.ts';

const NOSNIFF = 'X-Content-Type-Options';

describe('http.xcto', () => {
  judgesVectors(HTTP_VECTORS['http.xcto'], httpXcto);

  it.each([
    [{}, ['missing low']],
    [{ [NOSNIFF]: 'none' }, ['invalid low']],
    [{ [NOSNIFF]: ['nosniff', 'nosniff'] }, ['repeated info']],
    [{ [NOSNIFF]: 'nosniff, none' }, ['repeated low']],
  ])('%j', (headers, expected) => expect(pageFaults(httpXcto, { headers })).toEqual(expected));

  it('reads scripts and style sheets too', () => {
    const page = exchange({ headers: { [NOSNIFF]: 'nosniff' } });
    const script = exchange({ url: 'https://site.example/a.js', headers: { 'Content-Type': 'text/javascript' } });
    const evidence = siteOf(page);
    const crawl = { ...evidence.crawl, resources: [script] };
    expect(faults(httpXcto, { evidence: { ...evidence, crawl } })).toEqual(['missing low']);
  });
});
