import { hasResponse } from '../../core/evidence/http.ts';
import type { Gatherer } from '../../core/probe-context.ts';

/** Requests security.txt, at its legacy location only if the well-known one does not exist (RFC 9116, section 3). */
export const gatherSecurityTxt: Gatherer<'securityTxt'> = async (context) => {
  const request = (path: string) => context.fetch({ url: path, maxBytes: 65_536 });
  const wellKnown = await request('/.well-known/security.txt');
  const exists = hasResponse(wellKnown) && wellKnown.response.status === 200;
  const legacy = exists ? null : await request('/security.txt');
  for (const attempt of [wellKnown, legacy])
    if (attempt !== null && !hasResponse(attempt) && attempt.failure.code === 'blocked')
      return {
        state: 'not_applicable',
        reason: `${new URL(attempt.request.url, context.target.origin).pathname} is ${attempt.failure.message}`,
      };
  return { state: 'available', value: { wellKnown, legacy } };
};
