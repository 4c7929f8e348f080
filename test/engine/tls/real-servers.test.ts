import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { jdk17, jdkTlsServer } from '../../helpers/jdk-tls-server.ts';
import { EVERY_SUITE, nginx, nginxServer } from '../../helpers/nginx-server.ts';
import type { TestServer } from '../../helpers/tls-server.ts';
import { type TlsResult, tlsFindings } from './tls-findings.ts';

/**
 * The suites of each version of two real servers, as testssl.sh 3.0.8 finds them too (`bench/engine/tls-suites.ts` compares anew, for minutes): JDK 17
 * with everything enabled, and nginx with OpenSSL 3.0 at security level 0.
 */
const EXPECTED = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fixtures', 'suites-of-real-servers.json'), 'utf8'),
) as Record<'jdk17' | 'nginx', Record<string, string>>;

const java = jdk17();
const nginxProgram = nginx();

function suitesOf({ evidence }: TlsResult): Record<string, string> {
  return Object.fromEntries(
    evidence.versions
      .filter(({ accepted }) => accepted)
      .map(({ version, suites }) => [version, suites.map(({ code }) => code.toString(16).padStart(4, '0')).join(' ')]),
  );
}

describe.skipIf(java === null)('JDK 17 with everything enabled', () => {
  let server: TestServer | null = null;
  const start = async () => {
    server ??= await jdkTlsServer(java ?? '');
    return server.port;
  };
  afterAll(async () => await server?.close());

  it('every suite of every version is found within the budget', async () => {
    const result = await tlsFindings({ port: await start(), scanType: 'compliance' });
    expect(suitesOf(result)).toEqual(EXPECTED.jdk17);
    expect(result.evidence.versions.filter(({ accepted }) => accepted).every(({ enumerated }) => enumerated)).toBe(
      true,
    );
    expect(result.evidence.dh.map(({ bits }) => bits)).toEqual([512, 2048]);
    expect(result.evidence.otherChains).toHaveLength(1);
    expect(result.connections).toBeLessThanOrEqual(400);
  });

  it('a quick scan finds every weak family', async () => {
    const result = await tlsFindings({ port: await start(), scanType: 'quick' });
    expect(result.findings).toEqual([
      'tls.cert-untrusted / untrusted-root',
      'tls.cipher-export / export',
      'tls.cipher-null-anon / anonymous',
      'tls.cipher-null-anon / null',
      'tls.cipher-rc4-des / legacy-ciphers',
      'tls.protocol-ssl2-ssl3 / SSLv3',
      'tls.protocol-tls10-11 / TLSv1.0+TLSv1.1',
    ]);
    expect(result.connections).toBeLessThanOrEqual(45);
  });

  it('a standard scan keeps within its budget, and says that it stopped', async () => {
    const result = await tlsFindings({ port: await start(), scanType: 'standard' });
    expect(result.connections).toBeLessThanOrEqual(160);
    expect(result.evidence.limitedBy).toMatch(/budget/);
    expect(result.findings).toEqual(
      expect.arrayContaining(['tls.cipher-no-fs / beside', 'tls.cipher-cbc / cbc-tls10']),
    );
  });
});

describe.skipIf(nginxProgram === null)('nginx at security level 0', () => {
  it('every suite of every version is found', async () => {
    const server = await nginxServer(nginxProgram ?? '', EVERY_SUITE);
    const result = await tlsFindings({ port: server.port, scanType: 'compliance' });
    await server.close();
    expect(suitesOf(result)).toEqual(EXPECTED.nginx);
    expect(result.findings).toEqual(expect.arrayContaining(['tls.dh-weak / dh-1024', 'tls.cipher-null-anon / null']));
    expect(result.evidence.fallbackScsv).toBe(true);
    expect(result.evidence.groups).toEqual(expect.arrayContaining(['x25519', 'secp256r1']));
  });

  it('a configuration of TLS 1.3 alone has its certificate read and nothing to say of older versions', async () => {
    const server = await nginxServer(nginxProgram ?? '', 'ssl_protocols TLSv1.3;');
    const result = await tlsFindings({ port: server.port, scanType: 'standard' });
    await server.close();
    expect(result.evidence.chain).toHaveLength(1);
    expect(result.findings).toEqual(['tls.cert-untrusted / untrusted-root']);
    expect(result.notApplicable).toEqual(expect.arrayContaining(['tls.compression', 'tls.renegotiation']));
  });
});
