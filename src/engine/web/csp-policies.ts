import type { Exchange } from '../core/evidence/http.ts';
import { headerValues } from '../core/evidence/http.ts';
import { documentOf } from './html/html-document.ts';

/** One policy of a page. A page may have several; all are enforced. */
export interface CspPolicy {
  readonly source: 'header' | 'meta';
  readonly text: string;
  /** Lower-case directive names with their values as written; the first of a repeated directive counts (CSP 3, section 2.2.1). */
  readonly directives: ReadonlyMap<string, readonly string[]>;
  readonly repeated: readonly string[];
  /** Directives that a browser ignores in a meta element (CSP 3, section 3.3). */
  readonly ignoredInMeta: readonly string[];
}

const TEXT_MAX = 32_768;
const POLICIES_MAX = 20;
const DIRECTIVES_MAX = 100;
const VALUES_MAX = 500;
const NOT_IN_META = new Set(['frame-ancestors', 'report-uri', 'sandbox']);

/** @param values header fields or contents of meta elements; each may hold several policies, separated by commas */
export function parsePolicies(values: readonly string[], source: 'header' | 'meta'): CspPolicy[] {
  return values
    .flatMap((value) => value.slice(0, TEXT_MAX).split(','))
    .slice(0, POLICIES_MAX)
    .map((text) => parsePolicy(text.trim(), source))
    .filter((policy) => policy.directives.size > 0 || policy.ignoredInMeta.length > 0);
}

export function enforcedPolicies(exchange: Exchange): CspPolicy[] {
  const metas = documentOf(exchange)?.metas ?? [];
  const contents = metas
    .filter(({ httpEquiv, isInHead }) => httpEquiv === 'content-security-policy' && isInHead)
    .map(({ content }) => content);
  return [
    ...parsePolicies(headerValues(exchange.response.headers, 'content-security-policy'), 'header'),
    ...parsePolicies(contents, 'meta'),
  ];
}

/** Policies in meta elements outside the head, which browsers ignore (CSP 3, section 3.3). */
export function misplacedPolicies(exchange: Exchange): CspPolicy[] {
  const metas = documentOf(exchange)?.metas ?? [];
  const misplaced = metas.filter(({ httpEquiv, isInHead }) => httpEquiv === 'content-security-policy' && !isInHead);
  return parsePolicies(
    misplaced.map(({ content }) => content),
    'meta',
  );
}

/** Report-only policies. Browsers ignore them in a meta element. */
export function reportOnlyPolicies(exchange: Exchange): CspPolicy[] {
  return parsePolicies(headerValues(exchange.response.headers, 'content-security-policy-report-only'), 'header');
}

function parsePolicy(text: string, source: 'header' | 'meta'): CspPolicy {
  const directives = new Map<string, readonly string[]>();
  const repeated = new Set<string>();
  const ignoredInMeta = new Set<string>();
  for (const token of text.split(';')) {
    const [name, ...values] = token.split(/[\t\n\f\r ]+/).filter((word) => word !== '');
    if (name === undefined || directives.size >= DIRECTIVES_MAX) continue;
    const directive = name.toLowerCase();
    if (source === 'meta' && NOT_IN_META.has(directive)) ignoredInMeta.add(directive);
    else if (directives.has(directive)) repeated.add(directive);
    else directives.set(directive, values.slice(0, VALUES_MAX));
  }
  return { source, text, directives, repeated: [...repeated], ignoredInMeta: [...ignoredInMeta] };
}

/** Nonces in a policy, without quotes. */
export function noncesOf(policy: CspPolicy): string[] {
  return [...policy.directives.values()]
    .flat()
    .map((value) => /^'nonce-([^']+)'$/i.exec(value)?.[1])
    .filter((nonce) => nonce !== undefined);
}

/**
 * The policies of a response without their nonces, or null for a response without a nonce. Responses with the same shape come from the
 * same part of the application.
 */
export function nonceShape(exchange: Exchange): string | null {
  const policies = enforcedPolicies(exchange);
  if (!policies.some((policy) => noncesOf(policy).length > 0)) return null;
  return policies.map(({ source, text }) => `${source} ${text.replace(/'nonce-[^']*'/gi, "'nonce-'")}`).join('\n');
}
