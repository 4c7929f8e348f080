import type { ActiveProbe } from '../core/evidence/active.ts';
import { type Exchange, hasResponse, header } from '../core/evidence/http.ts';
import type { ProbeContext } from '../core/probe-context.ts';
import { injectedHeader } from './headers/injected-header.ts';
import { proveXss } from './xss/xss-proof.ts';

/** Folders probed in addition to the root. */
const FOLDERS_MAX = 3;

/**
 * A server that copies the decoded path into a redirect can be made to split its header (nginx `return 301 …$uri`). Probed at the
 * root, and in folders that redirect with a part of their own path.
 */
export async function probePathSplit(context: ProbeContext, redirects: readonly Exchange[]): Promise<ActiveProbe[]> {
  const folders = new Set(['/']);
  for (const { request, response } of redirects) {
    const path = new URL(request.url).pathname;
    const last = path.replace(/\/$/, '').split('/').at(-1) ?? '';
    const isCopied = last !== '' && header(response.headers, 'location')?.includes(last) === true;
    if (isCopied && folders.size <= FOLDERS_MAX) folders.add(path.slice(0, path.lastIndexOf('/') + 1));
  }
  const probes: ActiveProbe[] = [];
  for (const folder of folders) {
    const marker = context.token(10);
    const payload = `${folder}${marker}%0d%0aX-${marker}:%201`;
    const attempt = await context.fetch({ url: payload, fresh: true });
    if (!hasResponse(attempt) || !injectedHeader(attempt, marker)) continue;
    const url = new URL(folder, context.target.origin).href;
    const common = { family: 'crlf', method: 'GET', parameter: 'path', step: 'new-header' } as const;
    probes.push({ ...common, url, payload, marker, exchange: attempt });
  }
  return probes;
}

/** Error pages often repeat the path. Applications in folders have error pages of their own. */
export async function probeErrorPath(context: ProbeContext, errors: readonly Exchange[]): Promise<ActiveProbe[]> {
  const folders = new Set<string>();
  for (const { request, response } of errors) {
    const path = new URL(request.url).pathname;
    const last = path.slice(path.lastIndexOf('/') + 1);
    if (last.length < 4 || !response.text.includes(last) || folders.size >= FOLDERS_MAX) continue;
    folders.add(path.slice(0, path.lastIndexOf('/') + 1));
  }
  const probes: ActiveProbe[] = [];
  for (const folder of folders) {
    const marker = context.token(10);
    const payload = `"'><${marker}>`;
    const path = `${folder}${context.token(10)}%22%27%3E%3C${marker}%3E`;
    const attempt = await context.fetch({ url: path, fresh: true });
    if (!hasResponse(attempt) || proveXss(attempt, payload, marker) === null) continue;
    const url = new URL(folder, context.target.origin).href;
    const common = { family: 'xss', method: 'GET', parameter: 'path', step: 'breakout' } as const;
    probes.push({ ...common, url, payload, marker, exchange: attempt });
    // Folders within usually share the page of the root.
    if (folder === '/') break;
  }
  return probes;
}
