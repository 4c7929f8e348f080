import type { FixSnippets } from '../core/check.ts';
import { hasResponse, headerValues } from '../core/evidence/http.ts';
import type { CorsProbe } from '../core/evidence/passive.ts';

export interface CorsGrant {
  readonly probe: CorsProbe;
  readonly url: string;
  readonly withCredentials: boolean;
  readonly shown: string;
}

/** Probes whose origin may read the response (Fetch, "CORS check"). `*` allows every origin, but never with cookies. */
export function corsGrants(probes: readonly CorsProbe[]): CorsGrant[] {
  return probes.flatMap((probe) => {
    if (!hasResponse(probe.attempt)) return [];
    const { headers } = probe.attempt.response;
    const origins = headerValues(headers, 'access-control-allow-origin');
    // Repeated headers and lists never match: Fetch compares the whole value byte by byte.
    if (origins.length !== 1 || origins[0] !== probe.origin) return [];
    const credentials = headerValues(headers, 'access-control-allow-credentials');
    const withCredentials = credentials.length === 1 && credentials[0] === 'true';
    const { url } = probe.attempt.request;
    const lines = [`Origin: ${probe.origin}`, `Access-Control-Allow-Origin: ${origins[0]}`];
    if (withCredentials) lines.push('Access-Control-Allow-Credentials: true');
    return [{ probe, url, withCredentials, shown: lines.join('\n') }];
  });
}

export const CORS_SNIPPETS: FixSnippets = {
  nginx:
    'map $http_origin $cors_origin {\n  default "";\n  "https://app.example.com" $http_origin;\n}\nadd_header Access-Control-Allow-Origin $cors_origin always;\nadd_header Vary Origin always;',
  apache:
    'SetEnvIf Origin "^https://app\\.example\\.com$" CORS_ORIGIN=$0\nHeader always set Access-Control-Allow-Origin %{CORS_ORIGIN}e env=CORS_ORIGIN\nHeader always append Vary Origin',
  express: "app.use(cors({ origin: ['https://app.example.com'], credentials: true }));",
};

export const CORS_REFERENCES: readonly string[] = [
  'https://fetch.spec.whatwg.org/#http-cors-protocol',
  'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/CORS',
  'https://portswigger.net/research/exploiting-cors-misconfigurations-for-bitcoins-and-bounties',
];
