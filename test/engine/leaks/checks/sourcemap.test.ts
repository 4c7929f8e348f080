import { describe, expect, it } from 'vitest';
import type { CrawlEvidence, LibrariesEvidence } from '../../../../src/engine/core/evidence/content.ts';
import { contentSourcemap } from '../../../../src/engine/leaks/checks/sourcemap.ts';
import { crawlOf, exchange, judge } from '../../../helpers/recorded.ts';

const ORIGIN = 'https://site.example';
const SCRIPT = { 'Content-Type': 'text/javascript' };
const FULL = { version: 3, sources: ['src/a.ts'], sourcesContent: ['let secret = 1'], mappings: 'AAAA' };

function found(crawl: Partial<CrawlEvidence>, libraries?: LibrariesEvidence): number | string {
  const evidence = { crawl: { ...crawlOf([exchange()]), ...crawl }, ...(libraries === undefined ? {} : { libraries }) };
  const drafts = judge(contentSourcemap, { evidence });
  return typeof drafts === 'string' ? drafts : drafts.length;
}

function mapOf(body: string, path = '/app.js', status = 200): Partial<CrawlEvidence> {
  const url = ORIGIN + path;
  return {
    resources: [exchange({ url, body: 'var a;', headers: SCRIPT })],
    sourceMaps: [{ script: url, exchange: exchange({ url: `${url}.map`, body, status, headers: SCRIPT }) }],
  };
}

describe('content.sourcemap', () => {
  it.each([
    ['a map with content', JSON.stringify(FULL), 200, 1],
    ['a map without content', JSON.stringify({ ...FULL, sourcesContent: undefined }), 200, 0],
    ['a map with empty content', JSON.stringify({ ...FULL, sourcesContent: [null, ''] }), 200, 0],
    ['a page that a single-page application sends for every path', '<html>app shell</html>', 200, 0],
    ['JSON that is no map', JSON.stringify({ version: 1 }), 200, 0],
    ['a map with an error status', JSON.stringify(FULL), 404, 0],
  ])('%s', (_name, body, status, expected) => {
    expect(found(mapOf(body, '/app.js', status))).toBe(expected);
  });

  it('does not apply without a script', () => {
    expect(found({ resources: [] })).toEqual(expect.any(String));
  });

  it.each([
    ['in its own file', '/lib/bootstrap.min.js', '/lib/bootstrap.min.js', 0],
    ['in the bundle of the site', '/main.js', '/main.js', 1],
    ['inside a bundle of the site', '/app.js', '/app.js', 1],
    ['that is another file', '/lib/bootstrap.min.js', '/app.js', 1],
    ['of a file that only has its name', '/vendor.js', '/lib/bootstrap.min.js', 1],
  ])('the map of a library %s', (_name, library, path, expected) => {
    const libraries = [{ name: 'bootstrap', version: '4.6.1', url: ORIGIN + library, how: 'its code' }];
    expect(found(mapOf(JSON.stringify(FULL), path), { libraries, servers: [] })).toBe(expected);
  });

  const inline = (map: unknown, charset = ';charset=utf-8') =>
    `let a=1;\n//# sourceMappingURL=data:application/json${charset};base64,${Buffer.from(JSON.stringify(map)).toString('base64')}\n`;
  it.each([
    ['with content', inline(FULL), 1],
    ['without its charset', inline(FULL, ''), 1],
    ['that was cut', inline({ ...FULL, mappings: 'A'.repeat(300) }).slice(0, -60), 1],
    ['without content', inline({ ...FULL, sourcesContent: undefined }), 0],
    ['that is no map', inline({ version: 1 }), 0],
    ['that is no Base64', 'x;\n//# sourceMappingURL=data:application/json;base64,***', 0],
  ])('a map inside a script %s', (_name, body, expected) => {
    expect(found({ resources: [exchange({ url: `${ORIGIN}/app.js`, body, headers: SCRIPT })] })).toBe(expected);
  });
});
