import { createServer, type ServerOptions } from 'node:https';
import { afterEach, describe, expect, it } from 'vitest';
import type { EngineResult } from '../../../src/engine/engine.ts';
import { runScan } from '../../../src/engine/run.ts';
import { createCa, issue } from '../../helpers/certificates.ts';
import { listen } from '../../helpers/listen.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

async function scan(options: ServerOptions): Promise<EngineResult> {
  const { chainPem, privateKeyPem } = issue({ dnsNames: ['localhost'], key: 'rsa-2048' });
  const server = createServer({ cert: chainPem, key: privateKeyPem, ...options }, (_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end('<!doctype html><title>t</title>');
  });
  server.on('tlsClientError', () => undefined);
  const { port, close } = await listen(server);
  closers.push(close);
  return runScan({
    target: `localhost:${port}`,
    scanType: 'quick',
    ownershipProven: true,
    addressPolicy: { mode: 'any', allow: [] },
  });
}

function idsOf(result: EngineResult): string[] {
  if (result.status !== 'completed') throw new Error(JSON.stringify(result));
  return result.report.findings.map(({ checkId }) => checkId);
}

describe('a server with weak TLS is looked at like any other', () => {
  it.each([
    ['TLS 1.0 alone', { minVersion: 'TLSv1', maxVersion: 'TLSv1', ciphers: 'ALL:@SECLEVEL=0' }],
    ['TLS 1.1 alone', { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' }],
    ['static RSA alone', { maxVersion: 'TLSv1.2', ciphers: 'AES128-SHA:@SECLEVEL=0' }],
    ['anonymous suites alone', { maxVersion: 'TLSv1.2', ciphers: 'aNULL:@SECLEVEL=0' }],
    ['null encryption alone', { maxVersion: 'TLSv1.2', ciphers: 'eNULL:@SECLEVEL=0' }],
    ['TLS 1.3 alone', { minVersion: 'TLSv1.3' }],
  ] as const)('%s', async (_name, options) => {
    expect(idsOf(await scan(options as ServerOptions))).toContain('csp.missing');
  });
});

describe('a server that wants a client certificate', () => {
  it.each(['TLSv1.2', 'TLSv1.3'] as const)(
    'by %s still gets its TLS judged, and its pages are errors',
    async (version) => {
      const ca = createCa();
      const result = await scan({
        requestCert: true,
        rejectUnauthorized: true,
        ca: ca.certificatePem,
        minVersion: version,
        maxVersion: version,
      });
      expect(idsOf(result)).toContain('tls.cert-untrusted');
      if (result.status !== 'completed') return;
      const framing = result.report.checks.find(({ check_id }) => check_id === 'http.framing');
      expect(framing).toMatchObject({ status: 'error' });
    },
  );
});
