import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { describePglite, FAST } from '../helpers/service.ts';

describePglite('slow clients', ({ start }) => {
  test.each([
    ['half a header', (key: string) => `GET /v1/usage HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nX-A: b`],
    [
      'half a body',
      (key: string) =>
        `POST /v1/targets HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: 30\r\n\r\n{"host`,
    ],
  ])('%s and then silence: the connection is closed, and others are served in the meantime', async (_, request) => {
    const { service, api, store } = await start({}, { httpTimeouts: FAST });
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
    let received = '';
    socket.on('data', (bytes: Buffer) => {
      received += bytes.toString();
    });
    socket.on('error', () => {});
    const closed = once(socket, 'close');
    socket.write(request(service.apiKey ?? ''));
    expect((await api.get('/v1/usage')).status).toBe(200);
    await closed;
    expect(received === '' || received.startsWith('HTTP/1.1 408 '), received.slice(0, 80)).toBe(true);
    expect(await store.query('SELECT 1 FROM targets')).toEqual([]);
  });

  test('a truncated body has no effect', async () => {
    const { service, store } = await start();
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
    socket.on('error', () => {}).resume();
    socket.write(
      `POST /v1/targets HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${service.apiKey}\r\nContent-Type: application/json\r\nContent-Length: 27\r\n\r\n{"hostname":"example.com"`,
    );
    socket.end();
    await once(socket, 'close');
    expect(await store.query('SELECT 1 FROM targets')).toEqual([]);
  });
});

describePglite('cursors', ({ start }) => {
  test('a cursor is valid for a day', async () => {
    let now = new Date('2026-11-21T08:00:00Z');
    const { api } = await start({ role: 'api' }, { clock: { now: () => now } });
    for (const host of ['a.example.com', 'b.example.com']) await api.post('/v1/targets', { hostname: host });
    const { next_cursor: cursor } = (await api.get('/v1/targets?limit=1')).body;
    now = new Date('2026-11-22T07:00:00Z');
    expect((await api.get(`/v1/targets?limit=1&cursor=${cursor}`)).body.data).toHaveLength(1);
    now = new Date('2026-11-22T09:00:00Z');
    const expired = await api.get(`/v1/targets?limit=1&cursor=${cursor}`);
    expect([expired.status, expired.body.error.code]).toEqual([422, 'invalid_cursor']);
  });

  test('a cursor of another list, another filter or another workspace is refused', async () => {
    const { api, key } = await start({ role: 'api' });
    for (const host of ['a.example.com', 'b.example.com']) await api.post('/v1/targets', { hostname: host });
    const { next_cursor: cursor } = (await api.get('/v1/targets?limit=1')).body;
    const other = api.withKey(await key(undefined, 'test'));
    const code = async (client: typeof api, path: string) => (await client.get(path)).body.error?.code;
    expect(await code(api, `/v1/scans?cursor=${cursor}`)).toBe('invalid_cursor');
    expect(await code(api, `/v1/targets?hostname=a.example.com&cursor=${cursor}`)).toBe('invalid_cursor');
    expect(await code(other, `/v1/targets?cursor=${cursor}`)).toBe('invalid_cursor');
    const [payload = '', mac = ''] = String(cursor).split('.');
    const forged = Buffer.from(payload, 'base64url')
      .toString()
      .replace(/tgt_\w/, 'tgt_z');
    expect(await code(api, `/v1/targets?cursor=${Buffer.from(forged).toString('base64url')}.${mac}`)).toBe(
      'invalid_cursor',
    );
  });
});
