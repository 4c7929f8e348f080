import { createServer as createHttpServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { parseTargetAddress } from '../../../src/contract/target-address.ts';
import { BUDGETS, Budget } from '../../../src/engine/core/budget.ts';
import { locate } from '../../../src/engine/transport/locate.ts';
import { createCa, issue } from '../../helpers/certificates.ts';
import { freePort } from '../../helpers/free-port.ts';
import { scriptedServer } from '../../helpers/legacy-tls-server.ts';
import { listen } from '../../helpers/listen.ts';
import { tlsServer } from '../../helpers/tls-server.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

/** A target without a port, with other ports than 443 and 80 for it. */
function find(ports: readonly number[], target = 'shop.test') {
  return locate(parseTargetAddress(target), ['127.0.0.1'], {
    budget: new Budget(BUDGETS.quick),
    signal: AbortSignal.timeout(20_000),
    scheme: undefined,
    userAgent: 'test',
    ports,
    responseTimeoutMs: 300,
  });
}

async function plainHttp(): Promise<number> {
  const { port, close } = await listen(createHttpServer((_request, response) => response.end('ok')));
  closers.push(close);
  return port;
}

/** Accepts connections and says nothing. */
async function silent(): Promise<number> {
  const server = await scriptedServer((socket) => void socket.resume());
  closers.push(() => server.close());
  return server.port;
}

async function tls(): Promise<number> {
  const leaf = issue({ issuer: createCa(), dnsNames: ['shop.test'] });
  const server = await tlsServer({ key: leaf.privateKeyPem, cert: leaf.chainPem });
  closers.push(() => server.close());
  return server.port;
}

describe('a target without a port', () => {
  it('is its TLS port where that speaks TLS, whatever the other one does', async () => {
    const ports = [await tls(), await plainHttp()];
    expect(await find(ports)).toMatchObject({ port: ports[0], scheme: 'https' });
  });

  it('is its plain port where the first one refuses', async () => {
    const ports = [await freePort(), await plainHttp()];
    expect(await find(ports)).toMatchObject({ port: ports[1], scheme: 'http' });
  });

  it('is its plain port where the first one accepts connections and keeps silent', async () => {
    const ports = [await silent(), await plainHttp()];
    expect(await find(ports)).toMatchObject({ port: ports[1], scheme: 'http' });
  });

  it('stays with the silent port where the other one refuses, so that the report can say that it is silent', async () => {
    const ports = [await silent(), await freePort()];
    expect(await find(ports)).toMatchObject({ port: ports[0] });
  });

  it('is nowhere where every port refuses', async () => {
    await expect(find([await freePort(), await freePort()])).rejects.toThrow(/refused/);
  });
});

it('a port that the target names is not left for another', async () => {
  const port = await silent();
  expect(await find([await plainHttp()], `shop.test:${port}`)).toMatchObject({ port });
});
