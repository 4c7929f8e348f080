import { describe, expect, it } from 'vitest';
import type { CrawlEvidence } from '../../../src/engine/core/evidence/content.ts';
import type { HeaderList } from '../../../src/engine/core/evidence/http.ts';
import { allResponses } from '../../../src/engine/web/pages.ts';
import { technologiesOf } from '../../../src/engine/web/technologies.ts';
import { exchangeOf } from '../../helpers/recorded.ts';

const ORIGIN = 'https://shop.example.com';
const answer = (path = '/', headers: HeaderList = []) => exchangeOf('<p>x</p>', { url: ORIGIN + path, headers });

function crawlOf(more: Partial<CrawlEvidence> = {}, page = answer()): CrawlEvidence {
  const pages = [{ url: page.request.url, exchange: page, discoveredFrom: null }];
  return { pages, resources: [], parameters: [], ...more };
}

describe('what a site is made with', () => {
  it.each([
    ['php', 'X-Powered-By', 'PHP/8.1'],
    ['dotnet', 'X-AspNet-Version', '4.0.30319'],
    ['python', 'Server', 'Werkzeug/2.0 Python/3.9'],
    ['node', 'X-Powered-By', 'Express'],
    ['java', 'Set-Cookie', 'JSESSIONID=1; Path=/'],
    ['ruby', 'Set-Cookie', '_shop_session=1'],
  ])('%s by %s: %s', (technology, name, value) => {
    expect([...technologiesOf(crawlOf({}, answer('/', [[name, value]])))]).toEqual([technology]);
  });

  it('is told by the address of a page, of a script and of a form alike', () => {
    const request = { method: 'GET', url: `${ORIGIN}/search.do`, query: [] } as const;
    const parameter = { kind: 'query', name: 'q', request, baseline: '' } as const;
    expect([...technologiesOf(crawlOf({}, answer('/cart.php')))]).toEqual(['php']);
    expect([...technologiesOf(crawlOf({ resources: [answer('/_next/a.js')] }))]).toEqual(['node']);
    expect([...technologiesOf(crawlOf({ parameters: [parameter] }))]).toEqual(['java']);
  });

  it('is nothing where nothing says so', () => {
    expect([...technologiesOf(crawlOf({}, answer('/php/docs', [['Server', 'nginx/1.25']])))]).toEqual([]);
    expect([...technologiesOf(null)]).toEqual([]);
  });
});

describe('all that a site said', () => {
  it('is pages, resources, errors, redirects and the failures that odd values provoked', () => {
    const [page, script, error, redirect, failure] = ['/', '/a.js', '/nobody', '/old', '/?q=%27'].map((path) =>
      answer(path),
    );
    if (!page || !script || !error || !redirect || !failure) throw new Error('five answers');
    const crawl = crawlOf({ resources: [script], errorPages: [error], redirects: [redirect] }, page);
    const active = { probes: [], failures: [failure], parameters: 1, requests: 1 };
    expect(allResponses(crawl, active)).toEqual([page, script, error, redirect, failure]);
    expect(allResponses(crawlOf({}, page), undefined)).toEqual([page]);
  });
});
