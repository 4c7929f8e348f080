import type { ActiveProbe } from '../../evidence/active.ts';
import { answered, type Exchange, header } from '../../evidence/http.ts';
import { injectedHeader } from '../../facts/active/injected-header.ts';
import { proveXss } from '../../facts/active/xss-proof.ts';
import type { ProbeContext } from '../../probe-context.ts';

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
    if (isCopied && folders.size <= FOLDERS_MAX)
      folders.add(path.slice(0, path.replace(/\/$/, '').lastIndexOf('/') + 1));
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

/** Error pages like to repeat the path that was not found. */
export async function probeErrorPath(context: ProbeContext, notFound: Exchange | undefined): Promise<ActiveProbe[]> {
  if (notFound === undefined) return [];
  const asked = new URL(notFound.request.url).pathname.slice(1);
  if (!notFound.response.text.includes(asked)) return [];
  const marker = context.token(10);
  const payload = `"'><${marker}>`;
  const attempt = await context.fetch({ url: `/${asked}%22%27%3E%3C${marker}%3E`, fresh: true });
  if (!answered(attempt) || proveXss(attempt, payload, marker) === null) return [];
  const url = `${context.target.origin}/`;
  return [
    { family: 'xss', url, method: 'GET', parameter: 'path', payload, marker, step: 'breakout', exchange: attempt },
  ];
}
