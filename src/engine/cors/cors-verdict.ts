import { answered, headerValues } from '../core/evidence/http.ts';
import type { CorsProbe } from '../core/evidence/passive.ts';

export interface CorsGrant {
  readonly probe: CorsProbe;
  readonly url: string;
  readonly withCredentials: boolean;
  readonly shown: string;
}

/** Probes whose origin the site lets read the answer (Fetch, "CORS check"). `*` lets everybody read, but never with cookies. */
export function corsGrants(probes: readonly CorsProbe[]): CorsGrant[] {
  return probes.flatMap((probe) => {
    if (!answered(probe.attempt)) return [];
    const { headers } = probe.attempt.response;
    const origins = headerValues(headers, 'access-control-allow-origin');
    // Two values or a list never match (Fetch compares the whole value byte by byte).
    if (origins.length !== 1 || origins[0] !== probe.origin) return [];
    const credentials = headerValues(headers, 'access-control-allow-credentials');
    const withCredentials = credentials.length === 1 && credentials[0] === 'true';
    const { url } = probe.attempt.request;
    const lines = [`Origin: ${probe.origin}`, `Access-Control-Allow-Origin: ${origins[0]}`];
    if (withCredentials) lines.push('Access-Control-Allow-Credentials: true');
    return [{ probe, url, withCredentials, shown: lines.join('\n') }];
  });
}
