import { spawn } from 'node:child_process';
import type { KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createCa, issue } from './certificates.ts';
import { debianProgram } from './debian.ts';
import { skipped } from './skipped.ts';
import type { TestServer } from './tls-server.ts';

/** The suites of other versions differ, so any `java` will not do. */
const HOMES = ['/usr/lib/jvm/java-17-openjdk-amd64', '/usr/lib/jvm/java-17-openjdk-arm64'];

/** JDK 17 of Debian, or null where it cannot be had. */
export function jdk17(): string | null {
  const find = (): string | undefined =>
    HOMES.map((home) => join(home, 'bin', 'java')).find((path) => existsSync(path));
  const found = find();
  if (found !== undefined) return found;
  if (debianProgram('java', ['openjdk-17-jdk-headless']) === null) return null;
  return find() ?? skipped('there is a java, but it is not JDK 17 of Debian');
}

/** Less than everything. */
export interface JdkTlsOptions {
  readonly protocols?: readonly string[];
  /** Pattern of the JDK's suite names. */
  readonly suites?: RegExp;
  /** An RSA key and its chain, leaf first, instead of certificates made for the server. */
  readonly own?: { readonly key: KeyObject; readonly chainPem: string };
}

/**
 * Starts a TLS server of the JDK with an RSA and an EC certificate and everything the JDK disables by default enabled
 * again: SSLv3 to TLS 1.3, RC4, DES, EXPORT, NULL, anonymous suites.
 */
export async function jdkTlsServer(java: string, options: JdkTlsOptions = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-jdk-'));
  const settings = ['jdk.tls.disabledAlgorithms=', 'jdk.tls.legacyAlgorithms=', 'jdk.certpath.disabledAlgorithms=', ''];
  const security = join(folder, 'everything.security');
  writeFileSync(security, settings.join('\n'));
  const { own } = options;
  const identities = own === undefined ? madeIdentities() : [{ kind: 'RSA', key: own.key, chain: own.chainPem }];
  const keys = identities.flatMap(({ kind, key, chain }) => {
    const file = join(folder, kind);
    writeFileSync(`${file}.key`, key.export({ type: 'pkcs8', format: 'der' }));
    writeFileSync(`${file}.crt`, chain);
    return [kind, `${file}.key`, `${file}.crt`];
  });
  const properties = [
    `-Djava.security.properties=${security}`,
    ...(options.protocols === undefined ? [] : [`-Dserver.protocols=${options.protocols.join(',')}`]),
    ...(options.suites === undefined ? [] : [`-Dserver.suites=${options.suites.source}`]),
  ];
  const source = join(import.meta.dirname, 'jdk', 'TlsServer.java');
  const child = spawn(java, [...properties, source, ...keys], { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  const lines = createInterface({ input: child.stdout });
  const line = await Promise.race([
    once(lines, 'line').then(([text]) => String(text)),
    closed.then(() => Promise.reject(new Error('the JDK server ended before it was ready'))),
  ]);
  return {
    port: (JSON.parse(line) as { port: number }).port,
    close: async () => {
      child.kill('SIGKILL');
      await closed;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function madeIdentities(): { readonly kind: string; readonly key: KeyObject; readonly chain: Buffer }[] {
  const root = createCa({ key: 'rsa-2048' });
  return (['rsa-2048', 'ec-p256'] as const).map((key) => {
    const leaf = issue({ issuer: root, dnsNames: ['localhost'], key });
    return { kind: key === 'ec-p256' ? 'EC' : 'RSA', key: leaf.keys.privateKey, chain: leaf.der };
  });
}
