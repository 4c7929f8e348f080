import { createServer } from 'node:https';
import { afterEach, describe, expect, it } from 'vitest';
import { CHECKS } from '../../../src/engine/registry.ts';
import { runScan } from '../../../src/engine/run.ts';
import { issue } from '../../helpers/certificates.ts';
import { listen } from '../../helpers/listen.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

const PAGE = '<!doctype html><title>t</title><form method=post action=/save><input name=title></form>';
const HELLO = 'a hello without an end';
const ODD = ['OPTIONS', 'POST', 'TRACE'];

/** What a TLS server saw of a scan: methods, and handshakes that did not come to an end, in their order. */
async function seen(disabled: readonly string[]): Promise<string[]> {
  const events: string[] = [];
  const { chainPem, privateKeyPem } = issue({ dnsNames: ['localhost'], key: 'rsa-2048' });
  const server = createServer({ cert: chainPem, key: privateKeyPem }, (request, response) => {
    events.push(request.method ?? '');
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(PAGE);
  });
  server.on('tlsClientError', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_SSL_HTTP_REQUEST') events.push(HELLO);
  });
  const { port, close } = await listen(server);
  closers.push(close);
  const result = await runScan({
    target: `localhost:${port}`,
    scanType: 'standard',
    ownershipProven: true,
    options: { active_post: true, disable_checks: [...disabled] },
    addressPolicy: { mode: 'any', allow: [] },
  });
  expect(result.status).toBe('completed');
  return events;
}

describe('methods other than GET and HEAD', () => {
  it('are sent when TLS has been looked at, for which GET does not wait', async () => {
    const events = await seen([]);
    expect(events).toEqual(expect.arrayContaining([...ODD, HELLO]));
    expect(events.lastIndexOf(HELLO)).toBeLessThan(events.findIndex((event) => ODD.includes(event)));
    expect(events.indexOf('GET')).toBeLessThan(events.lastIndexOf(HELLO));
  });

  it('are sent without it where nobody wants to know of TLS', async () => {
    const ofTls = CHECKS.filter(({ needs }) => needs.includes('tls'));
    const events = await seen(ofTls.map(({ meta }) => meta.id));
    expect(events).toEqual(expect.arrayContaining(ODD));
    // One finds out whether the port speaks TLS at all; a look at TLS sends dozens.
    expect(events.filter((event) => event === HELLO).length).toBeLessThanOrEqual(1);
  });
});
