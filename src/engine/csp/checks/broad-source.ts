import { defineCheck } from '../../core/check.ts';
import { RATINGS } from '../../core/ratings.ts';
import type { CspPolicy } from '../../web/csp-policies.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { evaluatePolicy } from '../evaluate.ts';
import { CSP_REFERENCES, type CspDraft, judgeCspPages } from '../judge-pages.ts';
import { effectiveValues, hasKeyword, hasNonceOrHash, restrictsScripts, sandboxesScripts } from '../script-sources.ts';

export const cspBroadSource = defineCheck({
  meta: {
    id: 'csp.broad-source',
    title: 'Content-Security-Policy source list too permissive',
    subject: 'Content-Security-Policy source lists',
    rating: RATINGS.weakerDefence,
    confidence: 'certain',
    cwe: ['CWE-693'],
    requirements: { asvs: ['3.4.3'], pci: ['6.4.3'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'The sources for scripts, plug-ins or the base URL include *, a whole scheme such as https: or data:, a whole top-level domain, or a bare IP address. An HTTPS page that allows http: hosts is reported as low.',
    why: 'An attacker who can inject a script element loads the script from their own server, which such a policy allows; data: can even contain the script itself.',
    proof:
      "Evaluates script-src and object-src (or default-src in their place) and base-uri as browsers do. Hosts and schemes that 'strict-dynamic' disables are not reported. If there are several policies, each of them must allow the source.",
    fix: "List the hosts that are needed, or use nonces with 'strict-dynamic'; set object-src 'none' and base-uri 'none'.",
    snippets: fixSnippets('strict-csp'),
    references: CSP_REFERENCES,
  },
  needs: ['crawl'],
  evaluate({ crawl }, { target }) {
    return judgeCspPages(crawl, (policies) => [
      ...DIRECTIVES.flatMap((directive) => broadIn(policies, directive)),
      ...(target.scheme === 'https' ? insecureIn(policies) : []),
    ]);
  },
});

const FALLBACKS = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'object-src': ['object-src', 'default-src'],
  'base-uri': ['base-uri'],
} as const;
type Directive = keyof typeof FALLBACKS;
const DIRECTIVES = Object.keys(FALLBACKS) as Directive[];

/** Directives that load active content, which an HTTPS page should not fetch over plain HTTP. */
const ACTIVE = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'style-src',
  'style-src-elem',
  'object-src',
  'frame-src',
  'child-src',
  'worker-src',
  'connect-src',
  'font-src',
  'manifest-src',
  'base-uri',
  'form-action',
]);

function broadIn(policies: readonly CspPolicy[], directive: Directive): CspDraft[] {
  const concerned = policies.filter((policy) =>
    directive === 'script-src' ? restrictsScripts(policy) : effectiveValues(policy, FALLBACKS[directive]) !== null,
  );
  const found = concerned.map((policy) => broadSources(policy, directive));
  if (found.length === 0 || found.some((sources) => sources.length === 0)) return [];
  return (found[0] ?? []).map(({ kind, values }) => ({
    key: kind === 'any' ? directive : `${directive} address`,
    detail: `${directive} allows ${values.slice(0, 10).join(' ')}`,
  }));
}

interface BroadSource {
  /** `any`: whole schemes or every host; `address`: a bare IP address. */
  readonly kind: 'any' | 'address';
  readonly values: readonly string[];
}

/** Source expressions of one directive that match nearly every site, or an IP address. */
function broadSources(policy: CspPolicy, directive: Directive): BroadSource[] {
  const values = effectiveValues(policy, FALLBACKS[directive]);
  if (values === null || (directive === 'script-src' && sandboxesScripts(policy))) return [];
  // 'strict-dynamic' makes browsers ignore the hosts and schemes of script sources (CSP 3, section 8.2).
  if (directive === 'script-src' && hasNonceOrHash(values) && hasKeyword(values, 'strict-dynamic')) return [];
  const any = values.filter(isBroad);
  const listed = new Set(values);
  const addresses = evaluatePolicy(policy)
    .filter(
      ({ fault, value }) =>
        fault === 'ip-source' && listed.has(value) && !/^(?:\w+:\/\/)?127\.0\.0\.1(?:[:/]|$)/.test(value),
    )
    .map(({ value }) => value);
  const found: BroadSource[] = [];
  if (any.length > 0) found.push({ kind: 'any', values: [...new Set(any)] });
  if (addresses.length > 0 && directive !== 'base-uri')
    found.push({ kind: 'address', values: [...new Set(addresses)] });
  return found;
}

function isBroad(value: string): boolean {
  const lower = value.toLowerCase();
  if (/^(?:https?|ftp|data|wss?|filesystem):$/.test(lower)) return true;
  const [authority = ''] = lower.replace(/^[a-z][a-z0-9+.-]*:\/\//, '').split('/', 1);
  const host = authority.replace(/:(?:\d+|\*)$/, '');
  // `*`, `*.*` and `*.com`: every host, or every host of a top-level domain.
  return host === '*' || host === '*.*' || /^\*\.[a-z]{2,}$/.test(host);
}

function insecureIn(policies: readonly CspPolicy[]): CspDraft[] {
  const found = policies.map(insecureSources);
  if (found.some((sources) => sources.length === 0)) return [];
  const [first] = found[0] ?? [];
  if (first === undefined) return [];
  const title = 'Content-Security-Policy of an HTTPS page allows plain HTTP sources';
  return [{ key: 'insecure-scheme', title, detail: `${first.directive} allows ${first.value}` }];
}

function insecureSources(policy: CspPolicy): { directive: string; value: string }[] {
  return [...policy.directives].flatMap(([directive, values]) =>
    ACTIVE.has(directive)
      ? values.filter((value) => /^(?:http|ftp):\/\/[^*]/i.test(value)).map((value) => ({ directive, value }))
      : [],
  );
}
