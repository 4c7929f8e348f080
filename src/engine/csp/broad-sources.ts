import type { CspPolicy } from '../web/csp-policies.ts';
import { evaluatePolicy } from './evaluate.ts';
import { effectiveValues, hasKeyword, hasNonceOrHash, sandboxesScripts } from './script-sources.ts';

export interface BroadSource {
  readonly directive: 'script-src' | 'object-src' | 'base-uri';
  /** `any`: whole schemes or every host; `address`: a bare IP address. */
  readonly kind: 'any' | 'address';
  readonly values: readonly string[];
}

const FALLBACKS = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'object-src': ['object-src', 'default-src'],
  'base-uri': ['base-uri'],
} as const;

/** Source expressions of one directive that stand for nearly every site, or for an address; empty when it is well limited. */
export function broadSources(policy: CspPolicy, directive: keyof typeof FALLBACKS): BroadSource[] {
  const values = effectiveValues(policy, FALLBACKS[directive]);
  if (values === null || (directive === 'script-src' && sandboxesScripts(policy))) return [];
  // 'strict-dynamic' makes browsers ignore hosts and schemes of script sources (CSP 3, section 8.2).
  if (directive === 'script-src' && hasNonceOrHash(values) && hasKeyword(values, 'strict-dynamic')) return [];
  const any = values.filter(isBroad);
  const listed = new Set(values);
  const address = evaluatePolicy(policy)
    .filter(
      ({ fault, value }) =>
        fault === 'ip-source' && listed.has(value) && !/^(?:\w+:\/\/)?127\.0\.0\.1(?:[:/]|$)/.test(value),
    )
    .map(({ value }) => value);
  const found: BroadSource[] = [];
  if (any.length > 0) found.push({ directive, kind: 'any', values: [...new Set(any)] });
  if (address.length > 0 && directive !== 'base-uri')
    found.push({ directive, kind: 'address', values: [...new Set(address)] });
  return found;
}

function isBroad(value: string): boolean {
  const lower = value.toLowerCase();
  if (/^(?:https?|ftp|data|wss?|filesystem):$/.test(lower)) return true;
  const [authority = ''] = lower.replace(/^[a-z][a-z0-9+.-]*:\/\//, '').split('/', 1);
  const host = authority.replace(/:(?:\d+|\*)$/, '');
  // `*`, `*.*` and `*.com`: all hosts, or all of a top-level domain.
  return host === '*' || host === '*.*' || /^\*\.[a-z]{2,}$/.test(host);
}

/** http: hosts that an https page lets in for active content. */
export function insecureSources(policy: CspPolicy): { directive: string; value: string }[] {
  const found: { directive: string; value: string }[] = [];
  for (const [directive, values] of policy.directives) {
    if (!ACTIVE.has(directive)) continue;
    for (const value of values) if (/^(?:http|ftp):\/\/[^*]/i.test(value)) found.push({ directive, value });
  }
  return found;
}

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
