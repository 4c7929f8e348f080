import type { HelloVersion } from '../client-hello.ts';
import { WIRE_VERSIONS } from '../client-hello.ts';
import type { TlsSession } from './tls-session.ts';
import type { VersionSurvey } from './version-survey.ts';

const FALLBACK_REFUSED = 86;

/** True if the server selects DEFLATE or LZS although none is offered too (CRIME). Null: unknown. */
export async function findCompression(survey: VersionSurvey, session: TlsSession): Promise<boolean | null> {
  const response = await session.handshake({
    version: survey.version,
    suites: survey.likelySuites,
    small: session.small,
    offerCompression: true,
    until: 'hello',
  });
  if (response.kind === 'refused' || response.kind === 'silent') return false;
  const { hello } = response.flight ?? {};
  return hello == null || response.kind !== 'accepted' ? null : hello.compression !== 0;
}

/**
 * Whether the server refuses a hello that signals a fallback (RFC 7507), sent below its highest version. Null if it supports
 * one version only.
 */
export async function findFallbackScsv(
  surveys: readonly VersionSurvey[],
  session: TlsSession,
): Promise<boolean | null> {
  const accepted = surveys.filter(({ isAccepted }) => isAccepted).sort((a, b) => rank(b.version) - rank(a.version));
  const lower = accepted[1];
  if (lower === undefined) return null;
  const response = await session.handshake({
    version: lower.version,
    suites: lower.likelySuites,
    small: session.small,
    fallback: true,
    until: 'hello',
  });
  if (response.kind === 'refused') return response.flight?.alert === FALLBACK_REFUSED;
  return response.kind === 'accepted' ? false : null;
}

function rank(version: HelloVersion): number {
  return WIRE_VERSIONS[version];
}
