import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { header, headerValues } from '../../../src/engine/core/evidence/http.ts';
import { HttpClient } from '../../../src/engine/transport/http-client.ts';
import { parseSetCookie } from '../../../src/engine/web/set-cookie.ts';
import { listen } from '../../helpers/listen.ts';
import { exchange } from '../../helpers/recorded.ts';

describe('header fields as evidence', () => {
  it('are cut in length, with a note of which were', () => {
    const { response } = exchange({ headers: { Server: 'a'.repeat(20_000), 'X-A': 'b'.repeat(16_384) } });
    expect(header(response.headers, 'server')).toHaveLength(16_384);
    expect(header(response.headers, 'x-a')).toHaveLength(16_384);
    expect(response.cutHeaders).toEqual(['server']);
    expect(exchange().response.cutHeaders).toBeUndefined();
  });

  it('are bounded in number, name and as one list', () => {
    const { response } = exchange({ headers: { 'X-A': Array.from({ length: 3_000 }, () => 'c'.repeat(1_000)) } });
    expect(response.headers).toHaveLength(1_000);
    expect(header(response.headers, 'x-a')).toHaveLength(65_536);
    expect(exchange({ headers: { [`X-${'n'.repeat(1_000)}`]: '1' } }).response.headers[1]?.[0]).toHaveLength(256);
  });

  it('are bounded as a server sends them', async () => {
    const site = await listen(
      createServer((_request, response) => {
        response.setHeader('Server', '0'.repeat(200_000));
        response.end('ok');
      }),
    );
    const client = new HttpClient({
      address: '127.0.0.1',
      host: 'localhost',
      idleSockets: 1,
      timeouts: { connectMs: 10_000, headersMs: 10_000, bodyMs: 10_000 },
    });
    try {
      const result = await client.send({
        scheme: 'http',
        port: Number(new URL(site.url).port),
        method: 'GET',
        path: '/',
        headers: [['Host', 'localhost']],
        body: undefined,
        maxBytes: 1_000,
        signal: new AbortController().signal,
      });
      if (!('response' in result)) throw new Error(JSON.stringify(result));
      expect(headerValues(result.response.headers, 'server').map((value) => value.length)).toEqual([16_384]);
      expect(result.response.cutHeaders).toEqual(['server']);
    } finally {
      client.close();
      await site.close();
    }
  });
});

it('a Set-Cookie that was cut is not a cookie: browsers reject one of that length', () => {
  expect(parseSetCookie(`a=${'b'.repeat(4_095)}; Secure`)).toMatchObject({ name: 'a', secure: true });
  expect(parseSetCookie(`a=${'b'.repeat(4_096)}; Secure`)).toBeNull();
});
