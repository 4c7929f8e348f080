import type { ActiveProbe } from '../../evidence/active.ts';
import { answered, type Exchange } from '../../evidence/http.ts';
import { hostLink } from '../../facts/active/host-link.ts';
import type { ProbeContext } from '../../probe-context.ts';

/** Pages asked besides the start page: those that already name the own host in full, where it may come from the request. */
const PAGES_MAX = 3;

/** Asks for pages under a host name that cannot exist, once by Host and once by X-Forwarded-Host. */
export async function probeHost(context: ProbeContext, pages: readonly Exchange[]): Promise<ActiveProbe[]> {
  const [start, ...inner] = pages;
  if (start === undefined) return [];
  const own = `//${new URL(context.target.origin).host}`;
  const naming = inner.filter(({ response }) => response.text.includes(own)).slice(0, PAGES_MAX);
  const probes: ActiveProbe[] = [];
  for (const page of [start, ...naming]) probes.push(...(await probePage(context, page)));
  return probes;
}

async function probePage(context: ProbeContext, page: Exchange): Promise<ActiveProbe[]> {
  const probes: ActiveProbe[] = [];
  for (const name of ['Host', 'X-Forwarded-Host']) {
    const marker = `${context.token(10)}.example`;
    const { url } = page.request;
    const attempt = await context.fetch({ url, headers: [[name, marker]], fresh: true });
    if (!answered(attempt) || hostLink(attempt, marker) === null) continue;
    const common = { family: 'host-header', method: 'GET', parameter: name, marker, url } as const;
    probes.push({ ...common, payload: marker, step: 'foreign-host', exchange: attempt });
  }
  return probes;
}
