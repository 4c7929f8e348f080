import { spawn } from 'node:child_process';
import { getDiffieHellman } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCa, issue } from './certificates.ts';
import { debianProgram } from './debian.ts';
import { derInteger, sequence } from './der.ts';
import { freePort, untilListening } from './free-port.ts';
import type { TestServer } from './tls-server.ts';

/** nginx of Debian, or null where it cannot be had. */
export function nginx(): string | null {
  return debianProgram('nginx', ['nginx-light']);
}

/** TLS directives under which nginx accepts all that its OpenSSL still can. */
export const EVERY_SUITE =
  "ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3; ssl_ciphers 'ALL:COMPLEMENTOFALL:@SECLEVEL=0'; ssl_dhparam dh1024.pem;";

/**
 * Starts nginx with an RSA and an EC certificate.
 * @param directives TLS directives of its server block; `dh1024.pem` is at hand for `ssl_dhparam`
 */
export async function nginxServer(program: string, directives: string): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-nginx-'));
  const root = createCa();
  const certificates = (['rsa-2048', 'ec-p256'] as const).flatMap((key) => {
    const leaf = issue({ issuer: root, dnsNames: ['localhost'], key });
    writeFileSync(join(folder, `${key}.crt`), leaf.chainPem);
    writeFileSync(join(folder, `${key}.key`), leaf.privateKeyPem);
    return [`ssl_certificate ${folder}/${key}.crt;`, `ssl_certificate_key ${folder}/${key}.key;`];
  });
  writeFileSync(join(folder, 'dh1024.pem'), dhParameters());
  const port = await freePort();
  const server = `listen 127.0.0.1:${port} ssl; ${certificates.join(' ')} ${directives} return 200 ok;`;
  return { port, close: await startNginx(program, { folder, port, server }) };
}

/**
 * Starts nginx and waits until it listens.
 * @param options.folder for its files; removed when it is closed
 * @param options.server directives of its server block, which listens on `port`
 * @param options.http directives before that block
 * @returns the function that closes it
 */
export async function startNginx(
  program: string,
  options: { readonly folder: string; readonly port: number; readonly server: string; readonly http?: string },
): Promise<() => Promise<void>> {
  const { folder, port, server, http = '' } = options;
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr crit;
     events { worker_connections 512; }
     http { access_log off; ${paths.join(' ')} ${http} server { ${server} } }`,
  );
  // Its workers run as another user where it is started as root.
  chmodSync(folder, 0o711);
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const closed = once(child, 'close');
  await untilListening(port, closed);
  return async () => {
    child.kill('SIGTERM');
    await closed;
    rmSync(folder, { recursive: true, force: true });
  };
}

/** PKCS#3: the prime of RFC 2409, section 6.2, in PEM. */
function dhParameters(): string {
  const prime = BigInt(`0x${getDiffieHellman('modp2').getPrime('hex')}`);
  const der = sequence(derInteger(prime), derInteger(2));
  return `-----BEGIN DH PARAMETERS-----\n${der.toString('base64')}\n-----END DH PARAMETERS-----\n`;
}
