import { COMMON_SUITES, fitsVersion } from '../suite-traits.ts';
import type { HandshakeResponse } from './handshake.ts';
import { COMPUTABLE_GROUPS } from './key-ring.ts';
import type { TlsSession } from './tls-session.ts';
import type { VersionSurvey } from './version-survey.ts';

/**
 * Finds out whether a version is spoken at all: the usual suites first, then (unless `isQuick`) all the others. A server
 * that keeps silent is asked once more with a hello of less than 256 bytes.
 */
export async function findVersion(
  survey: VersionSurvey,
  session: TlsSession,
  options: { readonly isQuick: boolean },
): Promise<HandshakeResponse> {
  const [usual = [], ...others] = survey.chunks(survey.undecided);
  const wasSmall = session.small;
  if (survey.version === 'TLSv1.3') {
    // With the groups we can compute first, since the certificates come encrypted; then with all the others.
    const readable = await survey.offer(usual, 'certificates', COMPUTABLE_GROUPS);
    if (readable.kind !== 'refused')
      return readable.kind === 'silent' ? await askSmall(survey, session, readable) : readable;
    survey.reopen(usual);
    return await survey.offer(usual, 'hello');
  }
  const response = await survey.offer(usual, 'flight');
  if (response.kind === 'silent' && !wasSmall) return await askSmall(survey, session, response);
  if (response.kind !== 'refused' || options.isQuick) return response;
  await Promise.all(others.map((suites) => survey.offer(suites, 'flight')));
  return response;
}

/** The silence may be meant for the length of the hello. */
async function askSmall(
  survey: VersionSurvey,
  session: TlsSession,
  response: HandshakeResponse,
): Promise<HandshakeResponse> {
  const isTls13 = survey.version === 'TLSv1.3';
  const suites = isTls13 ? [0x1301, 0x1302, 0x1303] : COMMON_SUITES.filter((code) => fitsVersion(code, survey.version));
  const share = isTls13 ? session.keys.share(29) : null;
  const second = await session.ask({
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
