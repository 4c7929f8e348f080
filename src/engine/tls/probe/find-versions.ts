import { COMMON_SUITES, fitsVersion } from '../suite-traits.ts';
import type { HandshakeResponse } from './handshake.ts';
import { COMPUTABLE_GROUPS } from './key-ring.ts';
import type { TlsSession } from './tls-session.ts';
import type { VersionSurvey } from './version-survey.ts';

/**
 * Whether the server supports a version: offers the usual suites first, then (unless `isQuick`) all others. Retries once with
 * a hello of less than 256 bytes if the server does not respond.
 */
export async function findVersion(
  survey: VersionSurvey,
  session: TlsSession,
  options: { readonly isQuick: boolean },
): Promise<HandshakeResponse> {
  const [usual = [], ...others] = survey.chunks(survey.undecided);
  const wasSmall = session.small;
  if (survey.version === 'TLSv1.3') {
    // Try the groups that this probe can compute first, because certificates are encrypted; then all others.
    const readable = await survey.offer(usual, 'certificates', COMPUTABLE_GROUPS);
    if (readable.kind !== 'refused')
      return readable.kind === 'silent' ? await retrySmall(survey, session, readable) : readable;
    survey.reopen(usual);
    return await survey.offer(usual, 'hello');
  }
  const response = await survey.offer(usual, 'flight');
  if (response.kind === 'silent' && !wasSmall) return await retrySmall(survey, session, response);
  if (response.kind !== 'refused' || options.isQuick) return response;
  await Promise.all(others.map((suites) => survey.offer(suites, 'flight')));
  return response;
}

/** Some servers drop long hellos without a response. */
async function retrySmall(
  survey: VersionSurvey,
  session: TlsSession,
  response: HandshakeResponse,
): Promise<HandshakeResponse> {
  const isTls13 = survey.version === 'TLSv1.3';
  const suites = isTls13 ? [0x1301, 0x1302, 0x1303] : COMMON_SUITES.filter((code) => fitsVersion(code, survey.version));
  const share = isTls13 ? session.keys.share(29) : null;
  const second = await session.handshake({
    version: survey.version,
    suites,
    small: true,
    until: isTls13 ? 'certificates' : 'flight',
    ...(share === null ? {} : { keyShares: [share] }),
  });
  survey.learn(suites, second);
  if (second.kind === 'accepted' && !session.acceptsLongHellos) session.small = true;
  return second.kind === 'silent' ? response : second;
}
