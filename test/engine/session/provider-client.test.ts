import { createServer, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { afterEach, describe, expect, it } from 'vitest';
import { Budget, budgetOf } from '../../../src/engine/core/budget.ts';
import { hasResponse } from '../../../src/engine/core/evidence/http.ts';
import type { DnsResolver } from '../../../src/engine/core/resolver.ts';
import { ProviderClient } from '../../../src/engine/transport/provider-client.ts';
import { createCa, issue } from '../../helpers/certificates.ts';
import { listen } from '../../helpers/listen.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

/** Names that are at these addresses. */
const resolverOf = (addresses: readonly string[]) =>
  ({ resolve4: async () => addresses, resolve6: async () => [] }) as unknown as DnsResolver;

async function ask(url: string, addresses: readonly string[], trustedRoots?: readonly string[], requests = 10) {
  const client = new ProviderClient({
    budget: new Budget({ ...budgetOf('quick'), requests }),
    signal: new AbortController().signal,
    addressPolicy: { mode: 'any', allow: [] },
    resolver: resolverOf(addresses),
    trustedRoots,
  });
  closers.push(() => client.close());
  const headers = [['User-Agent', 'Chrome']] as const;
  const attempt = await client.fetch({ method: 'POST', url, headers, body: 'p=1' });
  return hasResponse(attempt) ? attempt.response.text : `${attempt.failure.code}: ${attempt.failure.message}`;
}

describe('a request to an identity provider', () => {
  const ca = createCa();
  const { privateKeyPem: key, certificatePem: cert } = issue({ dnsNames: ['id.example'], issuer: ca });

  it('is sent where a trusted authority says who it is, and nowhere else', async () => {
    const seen: string[] = [];
    const server = createSecureServer({ key, cert }, (request, response) => {
      seen.push(`${request.method} ${request.headers['user-agent']} ${request.headers['content-length']}`);
      response.end('welcome');
    });
    const { port, close } = await listen(server as unknown as Server);
    closers.push(close);
    const local = ['127.0.0.1'];
    expect(await ask(`https://id.example:${port}/`, local, [ca.certificatePem])).toBe('welcome');
    expect(seen).toEqual(['POST Chrome 3']);
    expect(await ask(`https://other.example:${port}/`, local, [ca.certificatePem])).toContain('ALTNAME');
    expect(await ask(`https://id.example:${port}/`, local)).toMatch(/UNABLE_TO|SELF_SIGNED/);
    expect(seen.length).toBe(1);
  });

  it('is sent in clear text to private addresses only', async () => {
    const { port, close } = await listen(createServer((_request, response) => response.end('welcome')));
    closers.push(close);
    expect(await ask(`http://id.example:${port}/`, ['127.0.0.1'])).toBe('welcome');
    expect(await ask(`http://id.example:${port}/`, ['198.51.100.7'])).toBe(
      'blocked: id.example is at 198.51.100.7: not a private address, so it must use https.',
    );
  });

  it('is sent to no metadata address, and within the budget', async () => {
    expect(await ask('https://id.example/', ['169.254.169.254'])).toContain('it is a cloud metadata address');
    expect(await ask('http://id.example:9/', ['127.0.0.1'], undefined, 0)).toBe('budget: the scan budget is exhausted');
  });
});
