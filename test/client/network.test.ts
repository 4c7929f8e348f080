import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createUndiciClient } from '../../src/client/undici-client.ts';
import { closeDoubles, httpDouble, json } from '../helpers/http-double.ts';
import { startHttpsReceiver } from '../helpers/https-receiver.ts';

closeDoubles();

const KEY = 'svc_test_ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const VARIABLES = ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy', 'NO_PROXY', 'no_proxy'];
const saved = Object.fromEntries(VARIABLES.map((name) => [name, process.env[name]]));

afterEach(() => {
  for (const name of VARIABLES) {
    const value = saved[name];
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
});

function useProxy(url: string, noProxy = ''): void {
  for (const name of VARIABLES) delete process.env[name];
  process.env['HTTP_PROXY'] = url;
  process.env['HTTPS_PROXY'] = url;
  process.env['NO_PROXY'] = noProxy;
}

const options = { apiKey: KEY, retry: { maxRetries: 0 } };

const usage = (balance: number) => ({ balance, last_30d: { by_operation: {} } });

describe('a proxy of the environment', () => {
  it('carries plain requests: it resolves the name of the service', async () => {
    const proxy = await httpDouble((_, response) => json(response, 200, usage(5)));
    useProxy(proxy.url);
    const client = createUndiciClient({ ...options, baseUrl: 'http://scan.corp.example', allowInsecure: true });
    expect((await client.getUsage()).balance).toBe(5);
    expect(proxy.requests[0]?.headers.host).toBe('scan.corp.example');
    await client.close();
  });

  it('tunnels HTTPS, with its own credentials and without seeing the key', async () => {
    const service = await startHttpsReceiver((_delivery, _request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(usage(6)));
    });
    const seen: { target: string; authorization: string; headers: string }[] = [];
    const proxy = createServer();
    proxy.on('connect', (request, socket) => {
      seen.push({
        target: request.url ?? '',
        authorization: request.headers['proxy-authorization'] ?? '',
        headers: JSON.stringify(request.headers),
      });
      void import('node:net').then(({ connect }) => {
        const upstream = connect(service.port, '127.0.0.1', () => {
          socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
          upstream.pipe(socket).pipe(upstream);
        });
        upstream.on('error', () => socket.destroy());
        socket.on('error', () => upstream.destroy());
      });
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    useProxy(`http://user:word@127.0.0.1:${(proxy.address() as AddressInfo).port}`);
    const client = createUndiciClient({
      ...options,
      baseUrl: `https://localhost:${service.port}`,
      trustedRoots: [service.ca],
    });
    expect((await client.getUsage()).balance).toBe(6);
    expect(seen[0]?.target).toBe(`localhost:${service.port}`);
    expect(seen[0]?.authorization).toBe(`Basic ${Buffer.from('user:word').toString('base64')}`);
    expect(seen[0]?.headers).not.toContain(KEY);
    await client.close();
    proxy.closeAllConnections();
    proxy.close();
    await service.close();
  });

  it('is not used for hosts in NO_PROXY, or when switched off', async () => {
    const proxy = await httpDouble((_, response) => json(response, 200, usage(1)));
    const service = await httpDouble((_, response) => json(response, 200, usage(2)));
    useProxy(proxy.url, '127.0.0.1');
    const named = createUndiciClient({ ...options, baseUrl: service.url });
    expect((await named.getUsage()).balance).toBe(2);
    useProxy(proxy.url);
    const off = createUndiciClient({ ...options, baseUrl: service.url, proxy: 'none' });
    expect((await off.getUsage()).balance).toBe(2);
    expect(proxy.requests).toHaveLength(0);
    await Promise.all([named.close(), off.close()]);
  });
});

describe('HTTPS', () => {
  it('of a private CA is refused unless its root is given', async () => {
    const service = await startHttpsReceiver((_delivery, _request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(usage(7)));
    });
    const baseUrl = service.url;
    const stranger = createUndiciClient({ ...options, baseUrl, proxy: 'none' });
    await expect(stranger.getUsage()).rejects.toMatchObject({ code: 'connection_failed' });
    const friend = createUndiciClient({ ...options, baseUrl, proxy: 'none', trustedRoots: [service.ca] });
    expect((await friend.getUsage()).balance).toBe(7);
    await Promise.all([stranger.close(), friend.close()]);
    await service.close();
  });
});
