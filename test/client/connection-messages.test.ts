import { createServer as createHttpsServer } from 'node:https';
import { describe, expect, it } from 'vitest';
import { createUndiciClient } from '../../src/client/undici-client.ts';
import { issue } from '../helpers/certificates.ts';
import { closeDoubles, httpDouble } from '../helpers/http-double.ts';
import { listen } from '../helpers/listen.ts';

closeDoubles();

const fault = async (baseUrl: string) => {
  const client = createUndiciClient({
    baseUrl,
    apiKey: `svc_test_${'A'.repeat(26)}`,
    proxy: 'none',
    retry: { maxRetries: 0 },
  });
  try {
    return await client.getUsage().then(
      () => 'answered',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
  } finally {
    await client.close();
  }
};

describe('an API URL of something else', () => {
  it('plain HTTP behind https:', async () => {
    const server = await httpDouble((_request, response) => void response.end());
    expect(await fault(server.url.replace('http:', 'https:'))).toContain('does not speak TLS');
  });

  it('a certificate of an unknown CA', async () => {
    const { chainPem, privateKeyPem } = issue({ ipAddresses: ['127.0.0.1'] });
    const server = createHttpsServer({ key: privateKeyPem, cert: chainPem });
    const { port, close } = await listen(server);
    expect(await fault(`https://127.0.0.1:${port}`)).toContain('NODE_EXTRA_CA_CERTS');
    await close();
  });

  it('another server without this path', async () => {
    const server = await httpDouble((_request, response) => void response.writeHead(404).end('Not Found'));
    expect(await fault(server.url)).toContain('Is this the address of the API?');
  });
});
