import { createServer, type ServerOptions } from 'node:https';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { CheckOutcome } from '../../../src/contract/report.ts';
import type { EngineResult } from '../../../src/engine/core/engine.ts';
import { CHECKS } from '../../../src/engine/registry.ts';
import { runScan } from '../../../src/engine/run.ts';
import { createCa, issue } from '../../helpers/certificates.ts';
import { legacyTlsServer, scriptedServer } from '../../helpers/legacy-tls-server.ts';
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
  return result.report.findings.map(({ check_id }) => check_id);
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

describe('what a look at TLS left out is said', () => {
  const leaf = issue({ dnsNames: ['localhost'], key: 'rsa-2048' });
  const outcomes = async (port: number): Promise<Map<string, CheckOutcome>> => {
    const result = await runScan({
      target: `https://localhost:${port}`,
      scanType: 'standard',
      options: { disable_checks: CHECKS.map(({ meta }) => meta.id).filter((id) => !id.startsWith('tls.')) },
      ownershipProven: true,
      addressPolicy: { mode: 'any', allow: [] },
    });
    if (result.status !== 'completed') throw new Error(JSON.stringify(result));
    return new Map(result.report.checks.map((check) => [check.check_id, check]));
  };

  it('by a verdict that stands, where only the list of suites was cut off', async () => {
    const second = issue({ dnsNames: ['localhost'] });
    const everything = {
      cert: [leaf.chainPem, second.chainPem],
      key: [leaf.privateKeyPem, second.privateKeyPem],
      ...({ minVersion: 'TLSv1', ciphers: 'ALL:COMPLEMENTOFALL:@SECLEVEL=0', dhparam: 'auto' } as const),
    };
    const server = createServer(everything, (_, response) => response.end());
    server.on('tlsClientError', () => undefined);
    const { port, close } = await listen(server);
    closers.push(close);
    const checks = await outcomes(port);
    expect(checks.get('tls.protocol-ssl2-ssl3')).toMatchObject({
      status: 'passed',
      reason: 'suites were listed up to the budget of 130 TLS connections',
    });
    expect(checks.get('tls.cipher-no-fs')).toMatchObject({
      status: 'finding',
      reason: expect.stringContaining('130'),
    });
  });

  it('by an error, where the server stopped responding before the weak families were asked for', async () => {
    let connections = 0;
    const honest = await legacyTlsServer({ certificates: [leaf.der], suites: [0xc02f], versions: [0x0303] });
    const server = await scriptedServer((socket) => {
      connections += 1;
      // The first look at the port and the versions are answered; whatever comes later meets silence.
      if (connections > 8) return void socket.resume();
      const upstream = connect(honest.port, '127.0.0.1');
      upstream.on('error', () => undefined);
      socket.pipe(upstream).pipe(socket);
    });
    closers.push(
      () => server.close(),
      () => honest.close(),
    );
    const checks = await outcomes(server.port);
    expect(checks.get('tls.cipher-rc4-des')).toMatchObject({
      status: 'error',
      reason: 'incomplete: the server stopped responding',
    });
  });
});
