import type { ActiveProbe } from '../../evidence/active.ts';
import { answered, type Exchange } from '../../evidence/http.ts';
import { hostLink } from '../../facts/active/host-link.ts';
import type { ProbeContext } from '../../probe-context.ts';

/** Asks for the start page under a host name that cannot exist, once by Host and once by X-Forwarded-Host. */
export async function probeHost(context: ProbeContext, landing: Exchange): Promise<ActiveProbe[]> {
  const probes: ActiveProbe[] = [];
  for (const name of ['Host', 'X-Forwarded-Host']) {
    const marker = `${context.token(10)}.example`;
    const url = landing.request.url;
    const attempt = await context.fetch({ url, headers: [[name, marker]], fresh: true });
    if (!answered(attempt) || hostLink(attempt, marker) === null) continue;
    const common = { family: 'host-header', method: 'GET', parameter: name, marker, url } as const;
    probes.push({ ...common, payload: marker, step: 'foreign-host', exchange: attempt });
  }
  return probes;
}
