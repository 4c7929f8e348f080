import { defineCheck } from '../../core/check.ts';
import type { CorsProbe } from '../../core/evidence/passive.ts';
import { CORS_REFERENCES, CORS_SNIPPETS } from '../cors-snippets.ts';
import { type CorsGrant, corsGrants } from '../cors-verdict.ts';

export const corsWeakMatch = defineCheck({
  meta: {
    id: 'cors.weak-match',
    title: 'The check of the origin can be fooled',
    severity: 'medium',
    confidence: 'certain',
    cwe: ['CWE-942'],
    requirements: { asvs: ['3.4.2'], pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: 'The server refuses a foreign origin but accepts one that only begins or ends like its own, or its own name under plain HTTP.',
    why: 'An attacker registers a name that fits (yoursite.com.evil.example, evilyoursite.com), or changes an HTTP page on the way, and reads answers from there.',
    proof:
      'The start page and up to eight interfaces that pages and scripts name are asked with origins that begin with the own one, that end with the own host, and with the own host under http. Reported only where a wholly foreign origin is not accepted. Without credentials the finding is low; so it is where only something behind the own port is accepted, which no browser sends, but which the same comparison lets in where the site has no port.',
    fix: 'Compare the whole origin, scheme and port included, with a fixed list; do not use prefixes, suffixes or regular expressions without anchors.',
    snippets: CORS_SNIPPETS,
    references: CORS_REFERENCES,
  },
  needs: ['cors'],
  evaluate({ cors }) {
    const grants = corsGrants(cors.probes);
    const open = new Set(grants.filter(({ probe }) => probe.kind === 'arbitrary').map(({ url }) => url));
    const weak = grants.filter(({ probe, url }) => WEAK.has(probe.kind) && !open.has(url));
    const sendable = new Set(weak.filter(isSendable).map(({ probe, url }) => `${probe.kind} ${url}`));
    return weak
      .filter((grant) => isSendable(grant) || !sendable.has(`${grant.probe.kind} ${grant.url}`))
      .map((grant) => ({
        key: isSendable(grant) ? grant.probe.kind : `${grant.probe.kind} of the origin with its port`,
        severity: grant.withCredentials && isSendable(grant) ? ('medium' as const) : ('low' as const),
        location: { url: grant.url, method: 'GET', parameter: 'Origin' },
        evidence: isSendable(grant)
          ? grant.shown
          : `${grant.shown}\nOnly the beginning is compared. No browser sends an origin like that behind a port; without one it lets everybody in.`,
      }));
  },
});

/** Whether it is an origin that a browser could send. */
function isSendable({ probe }: CorsGrant): boolean {
  return URL.canParse(probe.origin);
}

const WEAK: ReadonlySet<CorsProbe['kind']> = new Set(['prefix', 'suffix', 'http-scheme', 'subdomain']);
