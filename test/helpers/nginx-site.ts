import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { startNginx } from './nginx-server.ts';

/**
 * Starts nginx in front of a site, without TLS.
 * @param directives of its location
 * @param http directives before its server block
 */
export async function nginxSite(
  program: string,
  upstream: string,
  directives: string,
  http = '',
): Promise<{ url: string; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-nginx-'));
  const port = await freePort();
  const server = `listen 127.0.0.1:${port}; location / { ${directives} proxy_pass ${upstream}; }`;
  return { url: `http://127.0.0.1:${port}`, close: await startNginx(program, { folder, port, server, http }) };
}
