import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';
import packet, { type RecordType } from 'dns-packet';
import { afterEach, describe, expect, it } from 'vitest';
import { signPayload } from '../../../src/contract/signature.ts';
import { SIGNATURE_HEADER } from '../../../src/contract/signature-header.ts';
import { replyTo } from '../../../src/engine/transport/callbacks/callback-dns.ts';
import { callbackName } from '../../../src/engine/transport/callbacks/callback-names.ts';
import { startCallbackServer } from '../../../src/engine/transport/callbacks/callback-server.ts';
import { CallbackStore } from '../../../src/engine/transport/callbacks/callback-store.ts';
import { RemoteCallbacks } from '../../../src/engine/transport/callbacks/remote-callbacks.ts';
import { parseCallbackUrl } from '../../../src/shared/callback-url.ts';
import { listen } from '../../helpers/listen.ts';

const SECRET = 'a-secret-of-a-listener';
const DOMAIN = 'callbacks.test';
const NAME = callbackName(SECRET, 'abcdefghijklmnop');
const FOREIGN = callbackName('a-secret-of-another-one', 'abcdefghijklmnop');

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function server() {
  const place = { host: '127.0.0.1', port: 0 };
  const url = `http://callbacks:${SECRET}@${DOMAIN}`;
  const started = await startCallbackServer({ url, http: place, dns: place, addresses: ['192.0.2.7', '2001:db8::7'] });
  closers.push(() => started.close());
  return { ...started, origin: `http://127.0.0.1:${started.httpPort}` };
}

async function remote(port: number, secret = SECRET) {
  let count = 0;
  const callbacks = new RemoteCallbacks({
    url: `http://callbacks:${secret}@127.0.0.1:${port}`,
    signal: new AbortController().signal,
    resolver: undefined,
    trustedRoots: undefined,
    token: (length = 12, extend = (letters: string) => letters) => {
      count += 1;
      return extend('abcdefghijklmnopqrstuvwxyz'.slice(count, count + length));
    },
  });
  closers.push(() => callbacks.close());
  return callbacks.open();
}

/** The reply over UDP. */
async function lookUp(port: number, name: string, type: RecordType = 'A') {
  const socket = createSocket('udp4');
  closers.push(async () => void socket.close());
  const query = packet.encode({ type: 'query', id: 7, questions: [{ type, name }] });
  const reply = new Promise<Buffer>((resolve) => socket.once('message', resolve));
  socket.send(query, port, '127.0.0.1');
  return packet.decode(await reply) as packet.DecodedPacket;
}

describe('a callback listener', () => {
  it('notes requests and lookups of its own names, with the word beside them, and tells who has the secret', async () => {
    const { origin, httpPort, dnsPort } = await server();
    const callbacks = await remote(httpPort);
    const [path, host, none] = [callbacks.name(), callbacks.name(), callbacks.name()];
    expect((await fetch(`${origin}/4711/${path.name}?x=1`)).status).toBe(204);
    const reply = await lookUp(dnsPort ?? 0, `4711.${host.name.toUpperCase()}.Callbacks.test`);
    expect(reply.answers).toMatchObject([{ type: 'A', data: '192.0.2.7', ttl: 0 }]);
    expect(await callbacks.read([path.name, host.name, none.name])).toEqual(
      new Map([
        [path.name, { kinds: ['http'], words: ['4711'] }],
        [host.name, { kinds: ['dns'], words: ['4711'] }],
      ]),
    );
    expect(callbacks.problem).toBeNull();
  });

  it('makes names that only holders of the secret can make or recognize', async () => {
    const { origin, httpPort } = await server();
    const callbacks = await remote(httpPort);
    await fetch(`${origin}/${FOREIGN}`);
    await fetch(`${origin}/${'a'.repeat(32)}`);
    expect(await callbacks.read([FOREIGN, 'a'.repeat(32)])).toEqual(new Map());
    expect(NAME).toMatch(/^[a-z]{32}$/);
    expect(FOREIGN.slice(16)).not.toBe(NAME.slice(16));
  });

  it('tells nothing to a poll without the secret, with an old signature, or that is too long', async () => {
    const { origin, httpPort } = await server();
    await fetch(`${origin}/${NAME}`);
    const poll = (body: string, header: string) =>
      fetch(`${origin}/callbacks`, { method: 'POST', body, headers: { [SIGNATURE_HEADER]: header } });
    const body = JSON.stringify({ nonce: 'n', names: [NAME] });
    const now = Math.floor(Date.now() / 1_000);
    const signed = (secret: string, time: number, text = body) => signPayload([secret], time, Buffer.from(text));
    expect(await (await poll(body, signed(SECRET, now))).json()).toMatchObject({
      seen: { [NAME]: { kinds: ['http'] } },
    });
    for (const header of ['', signed('a-secret-of-another-one', now), signed(SECRET, now - 400)])
      expect(await poll(body, header).then(async (reply) => [reply.status, await reply.text()])).toEqual([404, '']);
    const long = ' '.repeat(70_000) + body;
    expect((await poll(long, signed(SECRET, now, long))).status).toBe(404);
    expect((await remote(httpPort, 'a-secret-of-another-one')).problem).toContain('no listener with this secret');
  });

  it('is not used after a restart, which forgets what arrived', async () => {
    const first = await server();
    const callbacks = await remote(first.httpPort);
    await closers.splice(0, 1)[0]?.();
    const place = { host: '127.0.0.1', port: first.httpPort };
    const again = await startCallbackServer({ url: `http://c:${SECRET}@${DOMAIN}`, http: place, addresses: [] });
    closers.push(() => again.close());
    expect(await callbacks.read([callbacks.name().name])).toEqual(new Map());
    expect(callbacks.problem).toContain('restarted');
  });

  it('is not believed without the signature of the secret, or with an earlier reply', async () => {
    let reply = '{}';
    const { port, close } = await listen(
      createServer((_request, response) => {
        const signature = signPayload([SECRET], Math.floor(Date.now() / 1_000), Buffer.from(reply));
        response.setHeader(SIGNATURE_HEADER, reply === '{}' ? '' : signature).end(reply);
      }),
    );
    closers.push(close);
    expect((await remote(port)).problem).toContain('not signed');
    reply = JSON.stringify({ nonce: 'another', instance: 'i', dns: false, seen: {} });
    expect((await remote(port)).problem).toContain('earlier request');
  });

  it('keeps a bounded number of names, the newest, for an hour', () => {
    let now = 0;
    const store = new CallbackStore(SECRET, () => now, 50);
    const letters = (count: number) => [...String(count).padStart(16, '0')].map((digit) => 'abcdefghij'[Number(digit)]);
    const nameOf = (count: number) => callbackName(SECRET, letters(count).join(''));
    for (let count = 0; count <= 50; count += 1) store.note('http', [nameOf(count)]);
    expect(store.size).toBe(50);
    expect(store.read(nameOf(0))).toBeNull();
    expect(store.read(nameOf(50))).not.toBeNull();
    for (let word = 0; word < 10; word += 1) store.note('dns', [String(word), nameOf(50)]);
    expect(store.read(nameOf(50))?.words).toHaveLength(4);
    now = 60 * 60_000 + 1;
    expect(store.read(nameOf(50))).toBeNull();
    store.note('http', [NAME]);
    expect(store.size).toBe(1);
  });
});

describe('its DNS server', () => {
  const store = new CallbackStore(SECRET);
  const options = { domain: DOMAIN, addresses: ['192.0.2.7', '2001:db8::7'], store };
  const ask = (name: string, type: RecordType) => {
    const query = packet.encode({ type: 'query', id: 1, questions: [{ type, name }] });
    const reply = replyTo(query, options);
    return { growth: (reply?.length ?? 0) / query.length, ...packet.decode(Buffer.from(reply ?? [])) } as {
      growth: number;
      rcode: string;
    } & packet.DecodedPacket;
  };

  it('answers for its zone alone, and no reply is much longer than its query', () => {
    expect(ask(DOMAIN, 'NS').answers).toMatchObject([{ type: 'NS', data: `ns.${DOMAIN}` }]);
    expect(ask(`x.${DOMAIN}`, 'AAAA').answers).toMatchObject([{ data: '2001:db8::7' }]);
    const none = ask(`${NAME}.${DOMAIN}`, 'TXT');
    expect([none.rcode, none.answers, none.authorities?.[0]?.type]).toEqual(['NOERROR', [], 'SOA']);
    const foreign = ask(`${NAME}.example.com`, 'A');
    expect([foreign.rcode, foreign.answers, foreign.flag_aa]).toEqual(['REFUSED', [], false]);
    for (const type of ['A', 'AAAA', 'NS', 'SOA', 'TXT', 'AXFR', 'CAA'] as const)
      expect(ask(DOMAIN, type).growth).toBeLessThan(4);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['noise', Buffer.alloc(600, 0xff)],
    ['a reply', packet.encode({ type: 'response', id: 1, questions: [{ type: 'A', name: DOMAIN }] })],
    ['no question', packet.encode({ type: 'query', id: 1 })],
  ])('is silent on %s', (_case, message) => {
    expect(replyTo(message, options)).toBeNull();
  });
});

describe('the URL of a listener', () => {
  it.each([
    ['ftp://callbacks:a-secret-of-a-listener@host', 'http(s)'],
    ['https://callbacks:a-secret-of-a-listener@host/path', 'without path'],
    ['https://host', 'no password'],
    ['https://callbacks:short@host', 'at least 20'],
  ])('%s is refused without repeating it', (text, message) => {
    expect(() => parseCallbackUrl(text)).toThrow(message);
    expect(() => parseCallbackUrl(text)).not.toThrow('a-secret-of');
  });
});
