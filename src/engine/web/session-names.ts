import { hasName } from '../data/names.ts';

/** True when a cookie's name, or its value (a JSON Web Token), identifies a signed-in user. */
export function isSessionLike(name: string, value = ''): boolean {
  const plain = name.replace(/^__(?:host-http|host|secure|http)-/i, '');
  if (hasName('not-a-session', plain)) return false;
  // DokuWiki's cookie is named after a hash of the site's address.
  const isNamed = hasName('session-cookie', plain) || hasName('session-word', plain) || /^dw[0-9a-f]{32}$/i.test(plain);
  if (isNamed) return true;
  return /^eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}$/.test(value);
}

export function isCsrfLike(name: string): boolean {
  return hasName('csrf-name', name);
}

/** Cookies of load balancers and edge networks, which a site can neither read nor configure. */
export function isInfrastructure(name: string): boolean {
  return hasName('edge-cookie', name);
}
