import { defineCheck } from '../../core/check.ts';
import type { CspPolicy } from '../../web/csp-policies.ts';
import { broadSources, insecureSources } from '../broad-sources.ts';
import { type CspDraft, judgeCspPages } from '../pages.ts';
import { effectiveValues, restrictsScripts } from '../script-sources.ts';
import { CSP_REFERENCES, STRICT_CSP_SNIPPETS } from '../snippets.ts';

export const cspBroadSource = defineCheck({
  meta: {
    id: 'csp.broad-source',
    title: 'The Content-Security-Policy allows scripts or plug-ins from nearly anywhere',
    severity: 'medium',
    confidence: 'certain',
    cwe: ['CWE-693'],
    requirements: { asvs: ['3.4.3'], pci: ['6.4.3'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'The sources for scripts, plug-ins or the base address hold *, a whole scheme such as https: or data:, a whole top-level domain or a bare IP address. An https page that lets http: hosts in is reported too, as low.',
    why: 'An attacker who can inject a script element points it at a server of his own, which such a policy allows; data: even carries the script itself.',
    proof:
      "script-src, object-src (or default-src for them) and base-uri are read as browsers do; hosts and schemes that 'strict-dynamic' switches off are not reported, and of several policies each must allow the source.",
    fix: "List the hosts that are needed, or use nonces with 'strict-dynamic'; set object-src 'none' and base-uri 'none'.",
    snippets: STRICT_CSP_SNIPPETS,
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

const DIRECTIVES = ['script-src', 'object-src', 'base-uri'] as const;

function broadIn(policies: readonly CspPolicy[], directive: (typeof DIRECTIVES)[number]): CspDraft[] {
  const concerned = policies.filter((policy) =>
    directive === 'script-src'
      ? restrictsScripts(policy)
      : effectiveValues(policy, directive === 'object-src' ? ['object-src', 'default-src'] : ['base-uri']) !== null,
  );
  const found = concerned.map((policy) => broadSources(policy, directive));
  if (found.length === 0 || found.some((sources) => sources.length === 0)) return [];
  return (found[0] ?? []).map(({ kind, values }) => ({
    key: kind === 'any' ? directive : `${directive} address`,
    ...(kind === 'address' ? { severity: 'low' as const } : {}),
    detail: `${directive} allows ${values.slice(0, 10).join(' ')}`,
  }));
}

function insecureIn(policies: readonly CspPolicy[]): CspDraft[] {
  const found = policies.map(insecureSources);
  if (found.some((sources) => sources.length === 0)) return [];
  const [first] = found[0] ?? [];
  if (first === undefined) return [];
  const title = 'The Content-Security-Policy of an HTTPS page allows plain HTTP sources';
  return [{ key: 'insecure-scheme', severity: 'low', title, detail: `${first.directive} allows ${first.value}` }];
}
