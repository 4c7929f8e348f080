import { createHmac } from 'node:crypto';
import type { lookup } from 'node:dns';
import { afterEach, describe, expect, it } from 'vitest';
import { verifySignature } from '../../../src/contract/signature.ts';
import { createWebhookSender, type SenderOptions, type WebhookSender } from '../../../src/service/webhooks/sender.ts';
import { type HttpsReceiver, startHttpsReceiver } from '../../helpers/https-receiver.ts';

const now = new Date('2026-11-21T08:00:00.000Z');
const body = Buffer.from('{"id":"evt_1","type":"scan.completed","data":{"n":1.0}}');
const secrets = [`whsec_${Buffer.from('new secret of thirty-two bytes..').toString('base64')}`, 'whsec_b2xk'];

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const item of open.splice(0)) await item.close();
});

async function receiver(...args: Parameters<typeof startHttpsReceiver>): Promise<HttpsReceiver> {
  const server = await startHttpsReceiver(...args);
  open.push(server);
  return server;
}

function sender(server: HttpsReceiver, options: Partial<SenderOptions> = {}): WebhookSender {
  const made = createWebhookSender({ isAllowedAddress: () => true, trustedRoots: [server.ca], ...options });
  open.push(made);
  return made;
}

const send = (made: WebhookSender, url: string) => made.send({ url, body, secrets, eventId: 'evt_1', now });

describe('a delivery', () => {
  it('carries the body byte for byte with a signature that either secret verifies', async () => {
    const server = await receiver();
    expect(await send(sender(server), `${server.url}/hook?a=1`)).toMatchObject({
      ok: true,
      statusCode: 204,
      error: null,
    });
    const [delivery] = server.received;
    expect(delivery?.path).toBe('/hook?a=1');
    expect(delivery?.body.equals(body)).toBe(true);
    expect(delivery?.headers['content-type']).toBe('application/json');
    const signature = delivery?.headers['service-signature'] as string;
    for (const secret of secrets) verifySignature(body, signature, secret, now.getTime() / 1_000);
  });

  it('also verifies as a Standard Webhooks signature', async () => {
    const server = await receiver();
    await send(sender(server), server.url);
    const headers = server.received[0]?.headers ?? {};
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body.toString()}`;
    const key = Buffer.from(secrets[0]?.slice('whsec_'.length) ?? '', 'base64');
    const expected = createHmac('sha256', key).update(signed).digest('base64');
    expect(String(headers['webhook-signature']).split(' ')).toContain(`v1,${expected}`);
  });

  it.each([301, 302, 307, 400, 410, 500, 503])(
    'fails with status %i, and redirects are not followed',
    async (status) => {
      const server = await receiver((_delivery, _request, response) =>
        response.writeHead(status, { location: '/elsewhere' }).end('no'),
      );
      expect(await send(sender(server), server.url)).toMatchObject({ ok: false, statusCode: status });
      expect(server.received).toHaveLength(1);
    },
  );

  it('fails when no response arrives in time, without quoting the receiver', async () => {
    const server = await receiver(() => undefined);
    const result = await send(sender(server, { timeoutMs: 100 }), server.url);
    expect(result).toMatchObject({ ok: false, statusCode: null, error: 'no response within the timeout' });
  });

  it('succeeds by its status even if the response body never ends', async () => {
    const server = await receiver((_delivery, _request, response) => {
      response.writeHead(200);
      const chunk = Buffer.alloc(16 * 1024, 'x');
      const pump = (): void => {
        while (!response.destroyed && response.write(chunk));
        response.once('drain', pump);
      };
      pump();
    });
    expect(await send(sender(server, { timeoutMs: 2_000 }), server.url)).toMatchObject({ ok: true, statusCode: 200 });
  });

  it('fails with an untrusted certificate', async () => {
    const server = await receiver();
    const untrusting = createWebhookSender({ isAllowedAddress: () => true });
    open.push(untrusting);
    expect(await send(untrusting, server.url)).toMatchObject({ ok: false, error: 'TLS certificate not trusted' });
    expect(server.received).toHaveLength(0);
  });
});

describe('the address guard of deliveries', () => {
  const resolvesTo = (...addresses: string[]): typeof lookup =>
    ((
      _name: string,
      _options: unknown,
      callback: (error: null, found: { address: string; family: number }[]) => void,
    ) =>
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )) as unknown as typeof lookup;
  const onlyPublic = (address: string): boolean => !/^(127|10)\.|^::1$/.test(address);

  it('refuses a literal address before anything is sent', async () => {
    const server = await receiver();
    const result = await send(sender(server, { isAllowedAddress: onlyPublic }), server.url);
    expect(result).toMatchObject({ ok: false, statusCode: null, error: 'address not allowed' });
    expect(server.received).toHaveLength(0);
  });

  it.each([
    ['a private address', ['10.0.0.1']],
    ['one private address among public ones', ['203.0.113.9', '127.0.0.1']],
    ['loopback over IPv6', ['::1']],
    ['nothing', []],
  ])('refuses a name that resolves to %s', async (_name, addresses) => {
    const server = await receiver();
    const made = sender(server, { isAllowedAddress: onlyPublic, lookup: resolvesTo(...addresses) });
    const result = await send(made, `https://hooks.test:${server.port}/`);
    expect(result).toMatchObject({ ok: false, statusCode: null, error: 'address not allowed' });
    expect(server.received).toHaveLength(0);
  });

  it('connects to exactly the addresses that it checked', async () => {
    const server = await receiver();
    const made = sender(server, {
      isAllowedAddress: (address) => address === '127.0.0.1',
      lookup: resolvesTo('127.0.0.1'),
    });
    expect(await send(made, `https://hooks.test:${server.port}/`)).toMatchObject({ ok: true });
  });

  it('checks every address that the machine has for a name', async () => {
    const server = await receiver();
    const checked: string[] = [];
    const made = sender(server, { isAllowedAddress: (address) => checked.push(address) > 0 });
    expect(await send(made, `https://localhost:${server.port}/`)).toMatchObject({ ok: true });
    expect(checked).toContain('127.0.0.1');
  });
});

describe('the reason of a failure', () => {
  it('is that the name does not resolve', async () => {
    // Too long for DNS, so that no resolver has an address for it.
    expect(await send(sender(await receiver()), `https://${'x'.repeat(64)}.test/`)).toMatchObject({
      ok: false,
      statusCode: null,
      error: 'the host name does not resolve',
    });
  });

  it('is that nothing listens there', async () => {
    const server = await receiver();
    await server.close();
    expect(await send(sender(server), server.url)).toMatchObject({ ok: false, error: 'connection refused' });
  });

  it('is that the connection ended without a response', async () => {
    const server = await receiver((_delivery, request) => request.socket.destroy());
    const { ok, error } = await send(sender(server), server.url);
    expect(ok).toBe(false);
    expect(['connection closed before a response', 'connection reset']).toContain(error);
  });

  it('is a certificate of another name', async () => {
    const server = await receiver();
    const made = sender(server, {
      lookup: ((_name: string, _options: unknown, callback: (error: null, found: object[]) => void) =>
        callback(null, [{ address: '127.0.0.1', family: 4 }])) as unknown as typeof lookup,
    });
    expect(await send(made, `https://other.test:${server.port}/`)).toMatchObject({
      ok: false,
      error: 'TLS certificate not trusted',
    });
  });
});
