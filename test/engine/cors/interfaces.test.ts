import { expect, test } from 'vitest';
import { scriptEndpoints } from '../../../src/engine/facts/crawl/script-endpoints.ts';
import { scanSite } from '../exposure/site.ts';

test.each([
  ['fetch("/cart/items?x=1")', ['/cart/items']],
  ["axios.get('/orders')", ['/orders']],
  ['$.ajax({url: "/profile"})', ['/profile']],
  ['x.open("POST", "/submit")', ['/submit']],
  ['var a="/api/me",b=`/v2/things/list`', ['/api/me', '/v2/things/list']],
  ['fetch("https://other.example/api/x")', []],
  ['fetch("//other.example/api/x")', []],
  ['load("/static/app.js")', []],
  ['`/api/$' + '{id}/x`', []],
])('%s names %j', (script, paths) => {
  expect(scriptEndpoints(script)).toEqual(paths);
});

test('cors.reflect-credentials: an interface that only a script names is asked too', async () => {
  const { report } = await scanSite((path, request) => {
    if (path === '/') return { type: 'text/html', body: '<html><body><script src="/app.js"></script></body></html>' };
    if (path === '/app.js') return { type: 'text/javascript', body: 'fetch("/api/me",{credentials:"include"})' };
    if (path !== '/api/me') return { status: 404 };
    const headers = {
      'Access-Control-Allow-Origin': request.headers.origin ?? '',
      'Access-Control-Allow-Credentials': 'true',
    };
    return { type: 'application/json', body: '{}', headers };
  });
  const found = report.findings.filter(({ checkId }) => checkId === 'cors.reflect-credentials');
  expect(found.map(({ location }) => new URL(location.url).pathname)).toEqual(['/api/me']);
});
