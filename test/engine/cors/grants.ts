import type { EvidenceMap } from '../../../src/engine/core/evidence/map.ts';
import type { CorsProbe } from '../../../src/engine/core/evidence/passive.ts';
import { exchange, type Headers, onePage } from '../../helpers/recorded.ts';

/** Headers that allow an origin, with credentials unless given otherwise. */
export function allows(origin: string | readonly string[], credentials: string | null = 'true'): Headers {
  return {
    'Access-Control-Allow-Origin': origin,
    ...(credentials === null ? {} : { 'Access-Control-Allow-Credentials': credentials }),
  };
}

export function probe(kind: CorsProbe['kind'], origin: string, headers: Headers = allows(origin)): CorsProbe {
  return { kind, origin, attempt: exchange({ headers }) };
}

/** Probes of a site that sets a session cookie, or of one that sets none. */
export function corsOf(...probes: readonly CorsProbe[]): Pick<EvidenceMap, 'cors' | 'landing' | 'crawl'> {
  return { ...onePage({ headers: { 'Set-Cookie': 'PHPSESSID=abcdef0123456789' } }), cors: { probes } };
}

export function corsWithoutSession(...probes: readonly CorsProbe[]): Pick<EvidenceMap, 'cors' | 'landing' | 'crawl'> {
  return { ...onePage(), cors: { probes } };
}
