import { CspEvaluator } from 'csp_evaluator';
import { Csp, Version } from 'csp_evaluator/dist/csp.js';
import { Severity, Type } from 'csp_evaluator/dist/finding.js';
import type { CspPolicy } from '../web/csp-policies.ts';
import { hasNonceOrHash, restrictsScripts, sandboxesScripts } from './script-sources.ts';

export type CspFault =
  | 'unsafe-inline'
  | 'unsafe-eval'
  | 'broad-source'
  | 'ip-source'
  | 'allowlist-bypass'
  | 'unknown-directive'
  | 'missing-semicolon'
  | 'invalid-keyword';

export interface CspFinding {
  readonly fault: CspFault;
  readonly directive: string;
  readonly value: string;
  readonly detail: string;
}

const FAULTS: ReadonlyMap<Type, CspFault> = new Map([
  [Type.SCRIPT_UNSAFE_INLINE, 'unsafe-inline'],
  [Type.SCRIPT_UNSAFE_EVAL, 'unsafe-eval'],
  [Type.PLAIN_URL_SCHEMES, 'broad-source'],
  [Type.PLAIN_WILDCARD, 'broad-source'],
  [Type.IP_SOURCE, 'ip-source'],
  [Type.SCRIPT_ALLOWLIST_BYPASS, 'allowlist-bypass'],
  [Type.UNKNOWN_DIRECTIVE, 'unknown-directive'],
  [Type.MISSING_SEMICOLON, 'missing-semicolon'],
  [Type.INVALID_KEYWORD, 'invalid-keyword'],
]);

/** Directives and keywords that this release of csp_evaluator does not know yet. */
const NEWER_DIRECTIVES = new Set(['fenced-frame-src']);
const NEWER_KEYWORDS =
  /^'(?:trusted-types-eval|report-sha(?:256|384|512)|unsafe-webtransport-hashes|unsafe-allow-redirects)'$/i;

/** Evaluates one policy with csp_evaluator, as a CSP 3 browser reads it. */
export function evaluatePolicy(policy: CspPolicy): CspFinding[] {
  const directives: Record<string, string[]> = {};
  for (const [name, values] of policy.directives) {
    // The evaluator keeps directives in a plain object: a name such as __proto__ must not reach it.
    if (/^[a-z][a-z0-9-]*$/.test(name)) directives[name] = [...new Set(values.map(normalizeValue))];
  }
  const found: CspFinding[] = [];
  for (const [directive, values] of Object.entries(directives)) {
    // The evaluator throws on a value that is not a URL, and one such value would hide all other faults.
    for (const value of values.filter((one) => !canBeHost(one))) {
      found.push({ fault: 'invalid-keyword', directive, value, detail: 'this is neither a keyword nor a source' });
    }
    directives[directive] = values.filter(canBeHost);
  }
  for (const finding of new CspEvaluator(new Csp(directives), Version.CSP3).evaluate()) {
    const fault = FAULTS.get(finding.type);
    const value = finding.value ?? '';
    if (fault === undefined || isNewer(fault, finding.directive, value)) continue;
    // Below "high" the evaluator only suggests a manual check of the host.
    if (fault === 'allowlist-bypass' && finding.severity !== Severity.HIGH) continue;
    found.push({ fault, directive: finding.directive, value, detail: finding.description });
  }
  return found;
}

/**
 * Faults that every policy of the page has: one policy that forbids the source makes up for the others.
 * @returns findings of the first policy that has the fault
 */
export function faultsInForce(policies: readonly CspPolicy[], fault: CspFault): CspFinding[] {
  const scripting = policies.filter(restrictsScripts);
  const found = scripting.map((policy) =>
    sandboxesScripts(policy) ? [] : evaluatePolicy(policy).filter((finding) => finding.fault === fault),
  );
  return found.every((findings) => findings.length > 0) ? (found[0] ?? []) : [];
}

/** Lower-cases keywords and schemes, which ignore case, and rewrites valid nonces and hashes. */
function normalizeValue(value: string): string {
  const lower = value.toLowerCase();
  if (/^'(?:nonce|sha(?:256|384|512))-/.test(lower)) return hasNonceOrHash([value]) ? toStandardBase64(value) : value;
  return /^'[a-z0-9-]+'$/.test(lower) || /^[a-z][a-z0-9+.-]*:$/.test(lower) ? lower : value;
}

/** The evaluator knows only the standard base64 alphabet; CSP 3 allows the URL-safe one too. */
function toStandardBase64(value: string): string {
  const dash = value.indexOf('-') + 1;
  return value.slice(0, dash).toLowerCase() + value.slice(dash).replaceAll('-', '+').replaceAll('_', '/');
}

function canBeHost(value: string): boolean {
  const host = value
    .replace(/^\w[+\w.-]*:\/\//, '')
    .replace(/^\/\//, '')
    .replace(':*', '')
    .replace('*', 'wildcard');
  return URL.canParse(`https://${host}`);
}

function isNewer(fault: CspFault, directive: string, value: string): boolean {
  if (fault === 'unknown-directive') return NEWER_DIRECTIVES.has(directive);
  return fault === 'invalid-keyword' && NEWER_KEYWORDS.test(value);
}
