import type { CspPolicy } from '../web/csp-policies.ts';
import { evaluatePolicy } from './evaluate.ts';
import { hasKeyword, hasNonceOrHash, scriptSources } from './script-sources.ts';

export interface CspSyntaxFault {
  readonly key: string;
  readonly detail: string;
  /** Set where the policy does all the same what it says. */
  readonly severity?: 'info';
}

/** Directives that end a list of hosts; `report-uri` and the like hold other things than sources. */
const SOURCE_LISTS = /-src(?:-elem|-attr)?$|^(?:base-uri|form-action|frame-ancestors)$/;
/** Two of these in one policy are common and harmless. */
const REPORTING = new Set(['report-uri', 'report-to']);

/** What browsers ignore, or read otherwise than it was meant, in one policy. */
export function syntaxFaults(policy: CspPolicy): CspSyntaxFault[] {
  const faults: CspSyntaxFault[] = [];
  for (const { fault, directive, value, detail } of evaluatePolicy(policy)) {
    if (fault === 'unknown-directive') faults.push({ key: `unknown ${directive}`, detail });
    if (fault === 'missing-semicolon') faults.push({ key: `semicolon ${directive}`, detail });
    if (fault === 'invalid-keyword')
      faults.push({ key: `keyword ${directive}`, detail: `${directive} ${value}: ${detail}` });
  }
  for (const directive of policy.directives.keys()) {
    if (!/^[a-z][a-z0-9-]*$/.test(directive)) {
      faults.push({ key: 'unknown', detail: `"${directive.slice(0, 60)}" is not a directive.` });
    }
  }
  for (const directive of policy.repeated.filter((name) => !REPORTING.has(name))) {
    faults.push({
      key: `repeated ${directive}`,
      detail: `${directive} stands more than once; only the first one counts.`,
    });
  }
  for (const directive of policy.ignoredInMeta) {
    faults.push({
      key: `meta ${directive}`,
      detail: `${directive} has no effect in a meta element; send it in a header.`,
    });
  }
  for (const [directive, values] of policy.directives) {
    if (SOURCE_LISTS.test(directive) && values.length > 1 && hasKeyword(values, 'none')) {
      faults.push({
        key: `none ${directive}`,
        detail: `${directive}: 'none' is ignored beside other sources.`,
        severity: 'info',
      });
    }
  }
  const scripts = scriptSources(policy) ?? [];
  if (hasKeyword(scripts, 'strict-dynamic') && !hasNonceOrHash(scripts)) {
    faults.push({ key: 'strict-dynamic', detail: "'strict-dynamic' without a nonce or hash blocks every script." });
  }
  return faults;
}
