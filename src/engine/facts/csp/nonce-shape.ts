import type { Exchange } from '../../evidence/http.ts';
import { enforcedPolicies } from './policies.ts';
import { noncesOf } from './script-sources.ts';

/**
 * What the policies of an answer look like without their nonces: answers of one shape come from one place of a site's code, where
 * nonces are either made anew each time or not. Null for an answer without a nonce.
 */
export function nonceShape(exchange: Exchange): string | null {
  const policies = enforcedPolicies(exchange);
  if (!policies.some((policy) => noncesOf(policy).length > 0)) return null;
  return policies.map(({ source, text }) => `${source} ${text.replace(/'nonce-[^']*'/gi, "'nonce-'")}`).join('\n');
}
