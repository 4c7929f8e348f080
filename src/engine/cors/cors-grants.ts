import type { FindingDraft } from '../core/check.ts';
import type { CrawlEvidence } from '../core/evidence/content.ts';
import { hasResponse, headerValues } from '../core/evidence/http.ts';
import type { CorsProbe, LandingEvidence } from '../core/evidence/passive.ts';
import { type ProofDraft, seenIn } from '../core/proof.ts';
import { RATINGS, type Rating } from '../core/ratings.ts';
import { withoutBusterPair } from '../web/cache-buster.ts';
import { observedCookies } from '../web/observed-cookies.ts';
import { isSessionLike } from '../web/session-names.ts';

const ALLOW_ORIGIN = 'Access-Control-Allow-Origin';
const ALLOW_CREDENTIALS = 'Access-Control-Allow-Credentials';

/** What a foreign site gains by a grant with credentials. */
export function gainOf(grant: CorsGrant, site: CorsSite): { readonly rating: Rating; readonly reason: string } {
  const personal = personalDataIn(grant.text);
  if (personal !== null)
    return { rating: RATINGS.readAsVisitor, reason: `The response contains personal data: the member ${personal}.` };
  if (site.isAuthenticated && grant.differsWithoutCookies)
    return { rating: RATINGS.readAsVisitor, reason: 'Without the cookies of the user the response is another one.' };
  return site.hasSession
    ? { rating: RATINGS.weakerDefence, reason: 'No response was seen that depends on a cookie or holds personal data.' }
    : {
        rating: RATINGS.none,
        reason: 'The site sets no session cookie, so there is nothing that a foreign site gains.',
      };
}

export function corsSite(landing: LandingEvidence, crawl: CrawlEvidence, isAuthenticated: boolean): CorsSite {
  const cookies = observedCookies(landing, crawl, undefined);
  return { hasSession: cookies.some(({ cookie }) => isSessionLike(cookie.name, cookie.value)), isAuthenticated };
}

export interface CorsSite {
  /** The site sets a session cookie. */
  readonly hasSession: boolean;
  /** The scan sends the user's own credentials. */
  readonly isAuthenticated: boolean;
}

/** Members whose value is personal or a secret of the user. */
const PERSONAL =
  /"((?:e-?mail|phone|mobile|ssn|birth_?da(?:te|y)|iban|address_?line1?|first_?name|last_?name|csrf_?token|access_?token|api_?key|session_?id))"\s*:\s*"[^"\\]{3,200}"/i;

/** @returns the name of the first member with personal data in a JSON text, or null */
function personalDataIn(text: string): string | null {
  return /^\s*[[{]/.test(text) ? (PERSONAL.exec(text)?.[1] ?? null) : null;
}

/** A finding at a grant with credentials. */
export function grantDraft(grant: CorsGrant, site: CorsSite, key: string): FindingDraft {
  const { rating, reason } = gainOf(grant, site);
  const location = { url: grant.url, method: 'GET', parameter: 'Origin' };
  return { key, location, proof: grant.proof, evidence: `${grant.shown}\n${reason}`, rating };
}

export interface CorsGrant {
  readonly probe: CorsProbe;
  readonly url: string;
  readonly withCredentials: boolean;
  readonly shown: string;
  /** The response that the origin may read. */
  readonly text: string;
  readonly differsWithoutCookies: boolean;
  readonly proof: ProofDraft;
}

/** Probes whose origin may read the response (Fetch, "CORS check"). `*` allows every origin, but never with cookies. */
export function corsGrants(probes: readonly CorsProbe[]): CorsGrant[] {
  return probes.flatMap((probe) => {
    if (!hasResponse(probe.attempt)) return [];
    const { headers } = probe.attempt.response;
    const origins = headerValues(headers, ALLOW_ORIGIN);
    // Repeated headers and lists never match: Fetch compares the whole value byte by byte.
    if (origins.length !== 1 || origins[0] !== probe.origin) return [];
    const credentials = headerValues(headers, ALLOW_CREDENTIALS);
    const withCredentials = credentials.length === 1 && credentials[0] === 'true';
    const url = withoutBusterPair(probe.attempt.request.url);
    const lines = [`Origin: ${probe.origin}`, `${ALLOW_ORIGIN}: ${origins[0]}`];
    if (withCredentials) lines.push(`${ALLOW_CREDENTIALS}: true`);
    const { text, status } = probe.attempt.response;
    const plain = probe.anonymous;
    const differsWithoutCookies =
      plain !== undefined && hasResponse(plain) && (plain.response.status !== status || plain.response.text !== text);
    const proof = seenIn(probe.attempt, { headers: [ALLOW_ORIGIN, ALLOW_CREDENTIALS] });
    return [{ probe, url, withCredentials, shown: lines.join('\n'), text, differsWithoutCookies, proof }];
  });
}

export const CORS_REFERENCES: readonly string[] = [
  'https://fetch.spec.whatwg.org/#http-cors-protocol',
  'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/CORS',
  'https://portswigger.net/research/exploiting-cors-misconfigurations-for-bitcoins-and-bounties',
];
