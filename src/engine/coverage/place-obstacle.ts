import type { ProofRequest } from '../../contract/finding.ts';
import type { IdentityName } from '../../contract/login.ts';
import { type Attempt, hasResponse } from '../core/evidence/http.ts';
import type { TargetInfo } from '../core/evidence/target.ts';
import { identityOf, ownHeaders, type Place } from '../core/place.ts';
import type { ProbeRequest } from '../core/probe-context.ts';
import { leadsToSignIn, pageObstacle } from './start-page.ts';

interface Sender {
  readonly names: readonly IdentityName[];
  fetch(request: ProbeRequest): Promise<Attempt>;
}

const READING: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Why the place of a finding does not show the application, so that finding nothing there proves nothing; or null. The request with
 * which the proof was compared is sent again; without one, the proof itself.
 */
export async function placeObstacle(place: Place, target: TargetInfo, sender: Sender): Promise<string | null> {
  // For a file that must not be there, the start page shows whether the target is the application.
  if (place.checkId.startsWith('exposure.')) return null;
  const control = place.requests.find(({ role }) => role === 'control') ?? place.requests[0];
  if (control === undefined) return null;
  // What the check itself has written is not written once more, except the site's own request with which it compares.
  if (!READING.includes(control.method) && !place.checkId.startsWith('active.')) return null;
  const attempt = await sender.fetch({
    method: control.method as NonNullable<ProbeRequest['method']>,
    url: control.url,
    headers: ownHeaders(control),
    ...(control.body === null ? {} : { body: control.body }),
    identity: identityOf(control),
    fresh: true,
  });
  return obstacleIn(attempt, control, target);
}

/** A response with the status that it had when the finding was made is the application's. */
function obstacleIn(attempt: Attempt, control: ProofRequest, target: TargetInfo): string | null {
  const path = control.url.slice(target.origin.length).slice(0, 200);
  if (!hasResponse(attempt)) return `${path} sends no response: ${attempt.failure.message}`;
  const { status } = attempt.response;
  if (status === control.response?.status && status >= 400) return null;
  if (leadsToSignIn(attempt, target)) return `${path} leads to a sign-in`;
  const obstacle = pageObstacle(attempt);
  return obstacle === null ? null : `${path}: ${obstacle.detail.replace(/^the start page/, 'the page')}`;
}
