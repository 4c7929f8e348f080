import { hasResponse } from '../../core/evidence/http.ts';
import type { Gatherer } from '../../core/probe-context.ts';

/** Asks both places of security.txt, the old one only when the new one is not there (RFC 9116, section 3). */
export const gatherSecurityTxt: Gatherer<'securityTxt'> = async (context) => {
  const ask = (path: string) => context.fetch({ url: path, maxBytes: 65_536 });
  const wellKnown = await ask('/.well-known/security.txt');
  const isThere = hasResponse(wellKnown) && wellKnown.response.status === 200;
  return { state: 'available', value: { wellKnown, legacy: isThere ? null : await ask('/security.txt') } };
};
