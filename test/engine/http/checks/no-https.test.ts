import { describe, expect, it } from 'vitest';
import type { Attempt } from '../../../../src/engine/core/evidence/http.ts';
import { httpNoHttps } from '../../../../src/engine/http/checks/no-https.ts';
import { exchange, faults } from '../../../helpers/recorded.ts';

const http = (path: string, status: number, location?: string, host = 'site.example') =>
  exchange({
    url: `http://${host}${path}`,
    status,
    ...(location === undefined ? {} : { headers: { Location: location } }),
  });
const REFUSED: Attempt = {
  request: { method: 'GET', url: 'http://site.example/', headers: [] },
  failure: { code: 'refused', message: 'refused' },
};

describe('http.no-https', () => {
  it.each<[string, Attempt, string[]]>([
    ['content', http('/', 200), ['plain medium']],
    ['a sign-in prompt', http('/', 401), ['plain medium']],
    ['a redirect to plain HTTP', http('/', 301, 'http://www.site.example/'), ['plain medium']],
    ['a redirect to HTTPS on another host', http('/', 301, 'https://www.site.example/'), ['off-host low']],
    ['a redirect to HTTPS', http('/', 301, 'https://site.example/'), []],
    ['a redirect to HTTPS on another port', http('/', 308, 'https://site.example:8443/'), []],
    ['a redirect from an IP address to the host name', http('/', 301, 'https://site.example/', '192.0.2.7'), []],
    ['an error', http('/', 403), []],
    ['a refused connection', REFUSED, []],
  ])('an HTTPS target that answers plain HTTP with %s', (_name, attempt, expected) =>
    expect(faults(httpNoHttps, { evidence: { plainHttp: { attempts: [attempt] } } })).toEqual(expected),
  );

  it.each<[string, Attempt[], string[]]>([
    ['serves content', [http('/', 302, '/in'), http('/in', 200)], ['plain medium']],
    ['redirects to HTTPS', [http('/', 308, 'https://site.example/')], []],
    [
      'redirects to HTTPS by a detour',
      [http('/', 301, '/home'), http('/home', 301, 'https://site.example/home')],
      ['detour low'],
    ],
  ])('an HTTP target that %s', (_name, attempts, expected) =>
    expect(faults(httpNoHttps, { url: 'http://site.example/', evidence: { plainHttp: { attempts } } })).toEqual(
      expected,
    ),
  );
});
