import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServe, startSite } from '../../bench/interop/serve.ts';
import { startHttpsReceiver } from '../../test/helpers/https-receiver.ts';

/**
 * What a client needs to run `clients/walk.json`: the service as `serve` starts it, a site to scan, a webhook receiver, and a control
 * server. Prints one line of JSON, then runs until standard input closes.
 *
 *   { "base_url", "api_key", "site", "receiver", "control" }
 *
 * `PUT <control>/proof` publishes the proof of ownership (its body) on the site. `GET <control>/deliveries?count=N` waits until the
 * receiver has N deliveries and returns `[{ "header", "body_base64" }]`.
 */
const folder = await mkdtemp(join(tmpdir(), 'scan-gate-walk-'));
const proof = join(folder, 'proof.txt');
const receiver = await startHttpsReceiver();
const ca = join(folder, 'ca.pem');
await writeFile(ca, receiver.ca);
const [service, site] = await Promise.all([startServe(['--ca-file', ca]), startSite(proof)]);
const control = createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://control');
  if (request.method === 'PUT' && url.pathname === '/proof') {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    await writeFile(proof, Buffer.concat(chunks));
    response.writeHead(204).end();
  } else if (url.pathname === '/deliveries') {
    await receiver.waitFor(Number(url.searchParams.get('count')), 60_000).catch(() => undefined);
    const deliveries = receiver.received.map(({ headers, body }) => ({
      header: headers['service-signature'],
      body_base64: body.toString('base64'),
    }));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(deliveries));
  } else response.writeHead(404).end();
});
control.listen(0, '127.0.0.1');
await once(control, 'listening');
const { port } = control.address() as AddressInfo;
console.log(
  JSON.stringify({
    base_url: service.url,
    api_key: service.apiKey,
    site: site.host,
    receiver: receiver.url,
    control: `http://127.0.0.1:${port}`,
  }),
);
process.stdin.resume();
await once(process.stdin, 'close');
control.closeAllConnections();
control.close();
await Promise.all([service.close(), site.close(), receiver.close()]);
await rm(folder, { recursive: true, force: true });
