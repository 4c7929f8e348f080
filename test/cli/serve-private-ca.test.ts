import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readBootstrap } from '../helpers/bootstrap.ts';
import { startHttpsReceiver } from '../helpers/https-receiver.ts';
import { cleanUp, cli, start, temporaryFolder } from './cli-fixture.ts';

cleanUp();

it.each<[string, string[], Record<string, string>, object]>([
  ['--ca-file', ['--ca-file', 'ca.pem'], {}, { delivered: true, status_code: 204 }],
  ['NODE_EXTRA_CA_CERTS', [], { NODE_EXTRA_CA_CERTS: 'ca.pem' }, { delivered: true, status_code: 204 }],
  ['neither', [], {}, { delivered: false, error: 'TLS certificate not trusted' }],
])(
  'a webhook receiver with a certificate of a private CA: %s',
  { timeout: 120_000 },
  async (_, flags, environment, result) => {
    const directory = await temporaryFolder();
    const receiver = await startHttpsReceiver();
    await writeFile(join(directory, 'ca.pem'), receiver.ca);
    const storage = ['--data', 'data', '--bootstrap', 'b.json', '--port', '0'];
    const service = start(['serve', ...storage, '--allow-webhook-cidr', '127.0.0.0/8', ...flags], {
      directory,
      environment,
    });
    await service.until('out', /"event":"ready"/);
    const { url, api_key: key } = await readBootstrap(join(directory, 'b.json'));
    const post = async (path: string, body?: object) => {
      const response = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return (await response.json()) as { id: string };
    };
    const { id } = await post('/v1/webhooks', { url: `${receiver.url}/hook`, events: ['scan.queued'] });
    expect(await post(`/v1/webhooks/${id}/test`)).toMatchObject(result);
    service.child.kill('SIGTERM');
    await service.done;
    await receiver.close();
  },
);

it('a remote service and a target with certificates of a private CA', { timeout: 240_000 }, async () => {
  const directory = await temporaryFolder();
  const target = await startHttpsReceiver((_request, _raw, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Shop</title><h1>Shop</h1>');
  });
  let origin = '';
  const front = await startHttpsReceiver(async ({ path, headers, body }, request, response) => {
    const { authorization = '', 'content-type': type = '', 'idempotency-key': key = '' } = headers;
    const sent = {
      authorization,
      ...(type && { 'content-type': type }),
      ...(key && { 'idempotency-key': String(key) }),
    };
    const method = request.method ?? 'GET';
    const options = { method, headers: sent, ...(body.length > 0 && { body: new Uint8Array(body) }) };
    const answer = await fetch(`${origin}${path}`, options);
    const content = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': content }).end(Buffer.from(await answer.arrayBuffer()));
  });
  await writeFile(join(directory, 'ca.pem'), `${front.ca}\n${target.ca}`);
  const flags = ['--data', 'data', '--bootstrap', 'b.json', '--port', '0', '--allow-scan-cidr', '127.0.0.0/8'];
  const service = start(['serve', ...flags, '--ca-file', 'ca.pem'], { directory });
  await service.until('out', /"event":"ready"/);
  const { url, api_key: key } = await readBootstrap(join(directory, 'b.json'));
  origin = url;
  const scan = (...more: string[]) =>
    cli(['scan', target.url, '--scan-types', 'quick', '--api-url', front.url, '--format', 'json', ...more], {
      directory,
      environment: { SCAN_GATE_API_KEY: key },
    });
  const trusted = await scan('--ca-file', 'ca.pem', '--fail-on-inconclusive=false');
  expect(trusted.status, trusted.err).toBe(0);
  expect(trusted.out).toContain('http.');
  expect(trusted.out).not.toContain('tls.cert-untrusted');
  const refused = await scan('--wait-for-target-seconds', '0', '--max-retries', '0');
  expect([refused.status, refused.out + refused.err]).toEqual([3, expect.stringContaining('is not trusted')]);
  service.child.kill('SIGTERM');
  await service.done;
  await Promise.all([front.close(), target.close()]);
});
