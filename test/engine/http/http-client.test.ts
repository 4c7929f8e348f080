import type { AddressInfo } from 'node:net';
import { createServer as createTcpServer, type Socket } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { headerValues } from '../../../src/engine/core/evidence/http.ts';
import { HttpClient, type RawResult } from '../../../src/engine/transport/http-client.ts';
import { decodeBody } from '../../../src/shared/decode-body.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A server that answers each connection's requests with the given bytes, one after the other. */
async function bytesServer(
  answers: readonly (string | Buffer)[],
  onRequest: (text: string, socket: Socket) => void = () => undefined,
) {
  let index = 0;
  const server = createTcpServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      onRequest(chunk.toString('latin1'), socket);
      socket.write(answers[Math.min(index, answers.length - 1)] ?? '');
      index += 1;
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closers.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

function client(): HttpClient {
  const one = new HttpClient({
    address: '127.0.0.1',
    host: 'localhost',
    idleSockets: 2,
    timeouts: { connectMs: 1_000, headersMs: 500, bodyMs: 300 },
  });
  closers.push(() => one.close());
  return one;
}

function ask(port: number, more: Partial<Parameters<HttpClient['send']>[0]> = {}, by = client()): Promise<RawResult> {
  return by.send({
    scheme: 'http',
    port,
    method: 'GET',
    path: '/',
    headers: [['Host', 'localhost']],
    body: undefined,
    maxBytes: 1_000,
    signal: new AbortController().signal,
    ...more,
  });
}

function hasResponse(result: RawResult) {
  if (!('response' in result)) throw new Error(JSON.stringify(result));
  return result.response;
}

describe('an answer', () => {
  it('keeps order, letter case and repetition of its headers', async () => {
    const port = await bytesServer([
      'HTTP/1.1 200 OK\r\nX-b: 1\r\nSet-Cookie: a=1\r\nx-A: 2\r\nSet-Cookie: b=2\r\nContent-Length: 2\r\n\r\nok',
    ]);
    const { headers, text } = hasResponse(await ask(port));
    expect(headers).toEqual([
      ['X-b', '1'],
      ['Set-Cookie', 'a=1'],
      ['x-A', '2'],
      ['Set-Cookie', 'b=2'],
      ['Content-Length', '2'],
    ]);
    expect(headerValues(headers, 'SET-COOKIE')).toEqual(['a=1', 'b=2']);
    expect(text).toBe('ok');
  });

  it.each([
    ['line feeds alone', 'HTTP/1.1 200 OK\nX: 1\nContent-Length: 2\n\nok'],
    ['a control character in a header', 'HTTP/1.1 200 OK\r\nX: a\u0001b\r\nContent-Length: 2\r\n\r\nok'],
    [
      'both length and chunking',
      'HTTP/1.1 200 OK\r\nContent-Length: 9\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n',
    ],
    ['no reason', 'HTTP/1.1 200\r\nContent-Length: 2\r\n\r\nok'],
    ['an unknown status', 'HTTP/1.1 999 What\r\nContent-Length: 2\r\n\r\nok'],
    ['HTTP/1.0', 'HTTP/1.0 200 OK\r\nContent-Length: 2\r\n\r\nok'],
    [
      'an early hint before it',
      'HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok',
    ],
  ])('is read with %s', async (_name, bytes) => {
    const port = await bytesServer([Buffer.from(bytes, 'latin1')]);
    expect(hasResponse(await ask(port)).text).toBe('ok');
  });

  it('is cut at the cap and says so', async () => {
    const port = await bytesServer([`HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n${'x'.repeat(5_000)}`]);
    const { body, truncated } = hasResponse(await ask(port));
    expect([body.length, truncated]).toEqual([1_000, true]);
  });

  it('that breaks off is kept as far as it came', async () => {
    const port = await bytesServer(['HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nhalf']);
    expect(hasResponse(await ask(port))).toMatchObject({ text: 'half', truncated: true });
  });

  it('is decoded by its character set', async () => {
    const port = await bytesServer([
      Buffer.concat([
        Buffer.from('HTTP/1.1 200 OK\r\nContent-Type: text/plain; charset=iso-8859-1\r\nContent-Length: 1\r\n\r\n'),
        Buffer.from([0xe9]),
      ]),
    ]);
    expect(hasResponse(await ask(port)).text).toBe('é');
  });
});

describe('a request', () => {
  it('may use TRACE, any Host and a path with dot segments', async () => {
    const seen: string[] = [];
    const port = await bytesServer(['HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n'], (text) => seen.push(text));
    await ask(port, {
      method: 'TRACE',
      path: '/a/../..//b%2e',
      headers: [
        ['Host', 'evil.example'],
        ['X-Mark', '1'],
      ],
    });
    expect(seen[0]).toMatch(/^TRACE \/a\/\.\.\/\.\.\/\/b%2e HTTP\/1\.1\r\nHost: evil\.example\r\nX-Mark: 1\r\n/);
    expect(seen[0]?.match(/host:/gi)).toHaveLength(1);
  });

  it('is sent again when a kept connection was closed meanwhile', async () => {
    let count = 0;
    const server = createTcpServer((socket) => {
      socket.on('error', () => undefined);
      socket.on('data', () => {
        count += 1;
        if (count === 2) socket.destroy();
        else socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok');
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    closers.push(() => server.close());
    const { port } = server.address() as AddressInfo;
    const by = client();
    await ask(port, {}, by);
    expect(hasResponse(await ask(port, {}, by)).text).toBe('ok');
    expect(count).toBe(3);
  });

  it.each([
    ['garbage', 'protocol', 'SSH-2.0-OpenSSH_9.2\r\n'],
    [
      'an unasked switch of protocols',
      'protocol',
      'HTTP/1.1 101 Switching\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n',
    ],
    ['no answer', 'timeout', ''],
  ])('fails by name on %s', async (_name, code, bytes) => {
    const port = await bytesServer([bytes]);
    expect(await ask(port)).toMatchObject({ failure: { code } });
  });

  it('waits for a response as long as the request says', async () => {
    const port = await bytesServer(['']);
    const message = 'no response in 20 ms';
    expect(await ask(port, { headersMs: 20 })).toMatchObject({ failure: { code: 'timeout', message } });
  });

  it('fails by name on a closed port and when aborted', async () => {
    const port = await bytesServer(['']);
    const cancel = new AbortController();
    const pending = ask(port, { signal: cancel.signal });
    cancel.abort();
    expect(await pending).toMatchObject({ failure: { code: 'budget' } });
    expect(await ask(1)).toMatchObject({ failure: { code: 'refused' } });
  });

  it('with a header that cannot be sent fails and throws nothing', async () => {
    const port = await bytesServer(['']);
    expect(
      await ask(port, {
        headers: [
          ['Host', 'x'],
          ['A', 'b\r\nC: d'],
        ],
      }),
    ).toMatchObject({ failure: { code: 'protocol' } });
  });
});

describe('a content encoding', () => {
  const text = Buffer.from('hello '.repeat(50));
  it.each([
    ['gzip', gzipSync(text)],
    ['x-gzip', gzipSync(text)],
    ['deflate', deflateSync(text)],
    ['deflate', deflateRawSync(text)],
    ['br', brotliCompressSync(text)],
    ['zstd', zstdCompressSync(text)],
    ['deflate, gzip', gzipSync(deflateSync(text))],
    ['GZIP', gzipSync(text)],
    ['identity', text],
    ['', text],
  ])('%s is undone', async (name, raw) => {
    expect(await decodeBody(raw, name, 10_000)).toMatchObject({ body: text, truncated: false });
  });

  it.each(['gzip', 'br', 'zstd', 'deflate', 'unknown', 'gzip, gzip, gzip, gzip'])(
    '%s that is a lie leaves the body as it came',
    async (name) => {
      expect((await decodeBody(text, name, 10_000)).body).toEqual(text);
    },
  );

  it('never gives more than the cap', async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000));
    expect(await decodeBody(bomb, 'gzip', 5_000)).toMatchObject({ body: Buffer.alloc(5_000), truncated: true });
    const nested = gzipSync(gzipSync(Buffer.alloc(20_000_000)));
    expect((await decodeBody(nested, 'gzip, gzip', 5_000)).body.length).toBeLessThanOrEqual(5_000);
  });

  it('that breaks off gives what was whole', async () => {
    const raw = gzipSync(Buffer.from('x'.repeat(100_000) + Math.random()));
    const { body } = await decodeBody(raw.subarray(0, raw.length - 10), 'gzip', 1_000_000);
    expect(body.length).toBeGreaterThan(1_000);
  });
});

describe('a connection after a request with a body', () => {
  it.each([
    ['is not used again if the request was refused: its body may be unread', 404, 2],
    ['is used again if it was accepted', 200, 1],
  ])('%s', async (_name, status, connections) => {
    const sockets = new Set<Socket>();
    const answer = `HTTP/1.1 ${status} Such\r\nContent-Length: 2\r\n\r\nok`;
    const port = await bytesServer([answer], (_text, socket) => sockets.add(socket));
    const by = client();
    await ask(port, { method: 'POST', body: 'a=1', headers: [['Content-Length', '3']] }, by);
    await ask(port, {}, by);
    expect(sockets.size).toBe(connections);
  });
});
