import type { CspPolicy } from '../web/csp-policies.ts';

const NONCE = /^'nonce-[A-Za-z0-9+/_-]+={0,2}'$/i;
const HASH = /^'sha(?:256|384|512)-[A-Za-z0-9+/_-]+={0,2}'$/i;

/** Values of the first of these directives that the policy has; null when it has none and so restricts nothing. */
export function effectiveValues(policy: CspPolicy, fallbacks: readonly string[]): readonly string[] | null {
  for (const name of fallbacks) {
    const values = policy.directives.get(name);
    if (values !== undefined) return values;
  }
  return null;
}

/** Sources of script elements; null when the policy lets any script run. */
export function scriptSources(policy: CspPolicy): readonly string[] | null {
  return effectiveValues(policy, ['script-src-elem', 'script-src', 'default-src']);
}

export function restrictsScripts(policy: CspPolicy): boolean {
  return scriptSources(policy) !== null || sandboxesScripts(policy);
}

/** `sandbox` without `allow-scripts` stops every script. */
export function sandboxesScripts(policy: CspPolicy): boolean {
  const sandbox = policy.directives.get('sandbox');
  return sandbox?.every((word) => word.toLowerCase() !== 'allow-scripts') === true;
}

export function hasNonceOrHash(values: readonly string[]): boolean {
  return values.some((value) => NONCE.test(value) || HASH.test(value));
}

export function hasKeyword(values: readonly string[], keyword: string): boolean {
  return values.some((value) => value.toLowerCase() === `'${keyword}'`);
}
