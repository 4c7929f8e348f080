import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readBootstrap } from '../helpers/bootstrap.ts';
import { startHttpsReceiver } from '../helpers/https-receiver.ts';
import { cleanUp, start, temporaryFolder } from './cli-fixture.ts';

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
