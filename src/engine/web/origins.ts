import { getDomain } from 'tldts';
import { isLoopbackHost } from '../../shared/local-names.ts';
import type { TargetInfo } from '../core/evidence/target.ts';

/** True when a URL is on another registrable domain, or on another host where there is none. */
export function isThirdParty(href: string, target: TargetInfo): boolean {
  const host = new URL(href).hostname.replace(/^\[|\]$/g, '');
  if (host === target.host) return false;
  const domain = getDomain(host, { allowPrivateDomains: true });
  return domain === null || target.registrableDomain === null || domain !== target.registrableDomain;
}

/**
 * Loopback is trustworthy even over plain HTTP (W3C Secure Contexts, section 3.1). The page's own host is not an exception: once the site
 * is deployed, the URL leads to itself without TLS.
 */
export function isTrustworthyPlainHost(host: string, ownHost: string): boolean {
  if (host === ownHost) return false;
  return isLoopbackHost(host.replace(/^\[|\]$/g, ''));
}
