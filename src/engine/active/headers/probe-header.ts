import type { ActiveProbe } from '../../core/evidence/active.ts';
import { type Exchange, hasResponse, header } from '../../core/evidence/http.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import type { Injector } from '../kit/injector.ts';
import { defineProbe, type SiteProbe } from '../kit/probe-definition.ts';
import { activeCrlf } from './crlf.ts';
import { holdsValue, injectedHeader } from './injected-header.ts';

/** Folders probed in addition to the root. */
const FOLDERS_MAX = 3;

/** Line ends in a value that a response header repeats. */
export const lineEnds = defineProbe({
  family: 'crlf',
  checks: [activeCrlf],
  needs: ['letters'],
  cost: 2,
  run: (injector, { letters, canary, linked }) => probeHeaderSplit(injector, letters.exchange, canary, linked),
});

/** Line ends in a path that a redirect repeats. */
export const pathLineEnds: SiteProbe = {
  checks: [activeCrlf],
  scanTypes: ['standard', 'compliance'],
  run: (context, { redirects }) => probePathSplit(context, redirects ?? []),
};

/**
 * Injects a header by CR LF, if the canary was in a response header, or if the site's own value is: some programs accept values of
 * one form only.
 *
 * @param linked the crawl's response to the site's own value
 */
async function probeHeaderSplit(
  injector: Injector,
  letters: Exchange,
  canary: string,
  linked: Exchange | null,
): Promise<void> {
  const isInHeader = letters.response.headers.some(([, value]) => value.toLowerCase().includes(canary));
  const { siteValue } = injector;
  const before = isInHeader ? canary : linked !== null && holdsValue(linked, siteValue, letters) ? siteValue : null;
  if (before === null) return;
  const marker = injector.token();
  for (const lineEnd of ['\r\n', '\n']) {
    const payload = `${before}${lineEnd}X-${marker}: 1`;
    const exchange = await injector.send(payload);
    if (exchange === null || !injectedHeader(exchange, marker)) continue;
    injector.note('crlf', 'new-header', payload, marker, exchange);
    return;
  }
}

/**
 * A server that copies the decoded path into a redirect can be made to split its header (nginx `return 301 …$uri`). Probed at the
 * root, and in folders that redirect with a part of their own path.
 */
async function probePathSplit(context: ProbeContext, redirects: readonly Exchange[]): Promise<ActiveProbe[]> {
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
