import type { FindingLocation, ProofRequest } from '../../contract/finding.ts';
import type { IdentityName } from '../../contract/login.ts';

/** Where one finding was: a scan that has a place runs one check there and nowhere else. */
export interface Place {
  readonly checkId: string;
  readonly location: FindingLocation;
  /** Those of its proof, on the target of this scan; without secrets. */
  readonly requests: readonly ProofRequest[];
  /** The page that a browser opened. */
  readonly page: string | null;
}

/** The URLs of a place that a GET without further headers shows, each once. */
export function urlsOf({ requests, page, location }: Place): string[] {
  const read = requests.filter(({ method }) => method === 'GET' || method === 'HEAD').map(({ url }) => url);
  const seen = [...read, ...(page === null ? [] : [page]), ...(/^https?:/.test(location.url) ? [location.url] : [])];
  return [...new Set(seen.map((url) => url.split('#', 1)[0] ?? url))];
}

/** Headers of a request of a proof, without those that carry the user's secrets: the scan adds its own. */
export function ownHeaders({ headers }: ProofRequest): (readonly [string, string])[] {
  return headers.filter(({ value }) => !hasPlaceholder(value)).map(({ name, value }) => [name, value]);
}

export function hasPlaceholder(text: string): boolean {
  return text.includes('${SCAN_GATE_');
}

/** Whose session a request of a proof carried. */
export function identityOf({ headers }: ProofRequest): IdentityName | 'none' {
  const secret = headers
    .map(({ value }) => /\$\{SCAN_GATE_(SECOND_|ADMIN_)?/.exec(value))
    .find((match) => match !== null);
  if (secret == null) return 'none';
  return secret[1] === undefined ? 'user' : secret[1] === 'SECOND_' ? 'second' : 'admin';
}
