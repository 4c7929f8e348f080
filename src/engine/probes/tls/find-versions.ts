import { COMMON_SUITES, fitsVersion } from '../../facts/tls/suite-traits.ts';
import type { HandshakeAnswer } from './handshake.ts';
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
): Promise<HandshakeAnswer> {
  const [usual = [], ...others] = survey.chunks(survey.undecided);
  const until = survey.version === 'TLSv1.3' ? 'certificates' : 'flight';
  const answer = await survey.offer(usual, until);
  if (answer.kind === 'silent' && !session.small) {
    const few = COMMON_SUITES.filter((code) => fitsVersion(code, survey.version));
    const second = await session.ask({ ...smallHello(survey, few, session), until });
    survey.learn(few, second);
    if (second.kind === 'accepted' && !session.answersLongHellos) session.small = true;
    if (second.kind !== 'silent') return second;
  }
  if (answer.kind !== 'refused' || options.isQuick) return answer;
  await Promise.all(others.map((suites) => survey.offer(suites, until)));
  return answer;
}

function smallHello(survey: VersionSurvey, few: readonly number[], session: TlsSession) {
  const share = session.keys.share(29);
  const suites = survey.version === 'TLSv1.3' ? [0x1301, 0x1302, 0x1303] : few;
  return {
    version: survey.version,
    suites,
    small: true,
    ...(survey.version === 'TLSv1.3' && share !== null ? { keyShares: [share] } : {}),
  };
}
