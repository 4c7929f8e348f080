import type { ActiveProbe } from '../../core/evidence/active.ts';
import { answered, type Exchange, header } from '../../core/evidence/http.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { injectedHeader } from '../injected-header.ts';
import { proveXss } from '../xss-proof.ts';

/** Folders asked besides the root. */
const FOLDERS_MAX = 3;

/**
 * A server that copies the decoded path into a redirect splits its header there (nginx `return 301 …$uri`): asked for at the root,
 * and in folders of addresses that lead elsewhere with a part of their own path.
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
    if (!answered(attempt) || !injectedHeader(attempt, marker)) continue;
    const url = new URL(folder, context.target.origin).href;
    const common = { family: 'crlf', method: 'GET', parameter: 'path', step: 'new-header' } as const;
    probes.push({ ...common, url, payload, marker, exchange: attempt });
  }
  return probes;
}

/** Error pages like to repeat the path that was not found; each application below a folder of the site has its own. */
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
    if (!answered(attempt) || proveXss(attempt, payload, marker) === null) continue;
    const url = new URL(folder, context.target.origin).href;
    const common = { family: 'xss', method: 'GET', parameter: 'path', step: 'breakout' } as const;
    probes.push({ ...common, url, payload, marker, exchange: attempt });
    // The pages of the folders within are most often the same.
    if (folder === '/') break;
  }
  return probes;
}
