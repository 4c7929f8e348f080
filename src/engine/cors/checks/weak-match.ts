import { defineCheck } from '../../core/check.ts';
import type { CorsProbe } from '../../core/evidence/passive.ts';
import { RATINGS } from '../../core/ratings.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { CORS_REFERENCES, type CorsGrant, corsGrants, corsSite, gainOf } from '../cors-grants.ts';

export const corsWeakMatch = defineCheck({
  meta: {
    id: 'cors.weak-match',
    title: 'CORS: origin validation can be bypassed',
    subject: 'CORS: origin validation',
    rating: RATINGS.readAsVisitor,
    confidence: 'certain',
    cwe: ['CWE-942'],
    requirements: { asvs: ['3.4.2'], pci: ['6.2.4'] },
    scanTypes: ['standard', 'compliance'],
    what: "The server rejects a foreign origin but accepts one that only starts or ends like the site's origin, or the site's host over plain HTTP.",
    why: 'An attacker registers a matching name (yoursite.com.evil.example, evilyoursite.com), or manipulates a plain HTTP page on the network path, and reads responses from there.',
    proof:
      "Sends origins that start with the site's origin, that end with its host, and its host over http, to the start page and to up to eight endpoints that pages and scripts name. Reported only where an arbitrary origin is not accepted. The finding is low without credentials, and otherwise rated like cors.reflect-credentials. It is info and tentative if only text after the port is accepted, because no browser sends such an origin.",
    fix: 'Compare the whole origin, including scheme and port, with a fixed allowlist; do not use prefixes, suffixes or unanchored regular expressions.',
    snippets: fixSnippets('cors'),
    references: CORS_REFERENCES,
  },
  needs: ['landing', 'crawl', 'cors'],
  evaluate({ landing, crawl, cors }, { authenticated }) {
    const site = corsSite(landing, crawl, authenticated === true);
    const grants = corsGrants(cors.probes);
    const open = new Set(grants.filter(({ probe }) => probe.kind === 'arbitrary').map(({ url }) => url));
    const weak = grants.filter(({ probe, url }) => WEAK.has(probe.kind) && !open.has(url));
    const sendable = new Set(weak.filter(isSendable).map(({ probe, url }) => `${probe.kind} ${url}`));
    return weak
      .filter((grant) => isSendable(grant) || !sendable.has(`${grant.probe.kind} ${grant.url}`))
      .map((grant) => ({
        ...(isSendable(grant)
          ? { rating: grant.withCredentials ? gainOf(grant, site).rating : RATINGS.weakerDefence }
          : { rating: RATINGS.none, confidence: 'tentative' as const }),
        key: isSendable(grant) ? grant.probe.kind : `${grant.probe.kind} of the origin with its port`,
        location: { url: grant.url, method: 'GET', parameter: 'Origin' },
        proof: grant.proof,
        evidence: isSendable(grant)
          ? grant.shown
          : `${grant.shown}\nThe server compares only the start. No browser sends an origin with text after the port.`,
      }));
  },
});

/** Whether a browser could send this origin. */
function isSendable({ probe }: CorsGrant): boolean {
  return URL.canParse(probe.origin);
}

const WEAK: ReadonlySet<CorsProbe['kind']> = new Set(['prefix', 'suffix', 'http-scheme', 'subdomain']);
