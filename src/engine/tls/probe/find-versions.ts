import { exchangeBytes } from '../../transport/connect.ts';
import { ssl2ClientHello } from '../client-hello.ts';
import { parseSsl2ServerHello } from '../server-hello.ts';
import { COMMON_SUITES, fitsVersion } from '../suite-traits.ts';
import type { HandshakeResponse } from './handshake.ts';
import { COMPUTABLE_GROUPS } from './key-ring.ts';
import type { TlsSession } from './tls-session.ts';
import type { VersionSurvey } from './version-survey.ts';

export interface Ssl2Response {
  readonly kinds: readonly number[];
  readonly certificate: Buffer;
}

/** Sends an SSLv2 CLIENT-HELLO; the response lists every cipher kind at once. Null: not spoken. */
export async function probeSsl2(session: TlsSession): Promise<Ssl2Response | null> {
  const socket = await session.socket();
  if (socket === null) return null;
  const data = await exchangeBytes(socket, ssl2ClientHello(), isOver, session.timeoutMs, session.signal);
  return parseSsl2ServerHello(data);
}

/** True once a whole SSLv2 record was read, or the bytes are another protocol. */
function isOver(received: Buffer): boolean {
  if ((received[0] ?? 0) < 0x80) return true;
  return received.length >= 2 && received.length >= (received.readUInt16BE(0) & 0x7fff) + 2;
}

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
