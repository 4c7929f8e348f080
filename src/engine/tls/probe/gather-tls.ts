import { formatTargetHost } from '../../../contract/target-address.ts';
import type { Gathered } from '../../core/evidence/map.ts';
import type { DhParameters, PresentedChain, TlsEvidence, TlsVersionSupport } from '../../core/evidence/tls.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { type HelloVersion, WIRE_VERSIONS } from '../client-hello.ts';
import { groupName, ssl2KindName, suiteName } from '../code-points.ts';
import { judgePrime } from '../dh-prime.ts';
import { suiteTraits } from '../suite-traits.ts';
import { enumerateSuites, findFamilies, OTHER_FAMILIES, WEAK_FAMILIES } from './enumerate-suites.ts';
import { findCurves, findTls13Groups } from './find-groups.ts';
import { findVersion, probeSsl2, type Ssl2Response } from './find-versions.ts';
import type { HandshakeResponse } from './handshake.ts';
import { judgeChain, rootStore } from './judge-chain.ts';
import { probeKnownBugs } from './known-bugs.ts';
import { Observations } from './observations.ts';
import { TlsSession } from './tls-session.ts';
import { VersionSurvey } from './version-survey.ts';

const FALLBACK_REFUSED = 86;

/** True if the server selects DEFLATE or LZS although none is offered too (CRIME). Null: unknown. */
async function findCompression(survey: VersionSurvey, session: TlsSession): Promise<boolean | null> {
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
async function findFallbackScsv(surveys: readonly VersionSurvey[], session: TlsSession): Promise<boolean | null> {
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

const VERSIONS = ['TLSv1.3', 'TLSv1.2', 'TLSv1.1', 'TLSv1.0', 'SSLv3'] as const;

/** Connections reserved for retried handshakes. */
const RETRIES = 8;

/**
 * Gathers TLS evidence with its own ClientHellos, because Node's OpenSSL supports neither old versions nor weak suites and
 * rebuilds chains. Quick: versions, weak families, certificate. Standard: every suite while the budget lasts. Compliance:
 * also groups, primality and known bugs.
 */
export async function gatherTls(context: ProbeContext): Promise<Gathered<TlsEvidence>> {
  const { target, scanType } = context;
  if (target.scheme !== 'https') return { state: 'not_applicable', reason: 'the target uses plain HTTP' };
  const session = new TlsSession(context);
  const observations = new Observations();
  const isQuick = scanType === 'quick';
  const surveys = VERSIONS.map((version) => new VersionSurvey(version, session, observations));
  const [ssl2, ...responses] = await Promise.all([
    probeSsl2(session),
    ...surveys.map((survey) => findVersion(survey, session, { isQuick })),
  ]);
  const accepted = surveys.filter(({ isAccepted }) => isAccepted);
  if (accepted.length === 0 && ssl2 === null)
    return { state: 'failed', code: 'tls', reason: whyNone(responses, session) };
  const older = accepted.filter(({ version }) => version !== 'TLSv1.3');
  await Promise.all(older.map((survey) => findFamilies(survey, WEAK_FAMILIES)));
  if (!isQuick) {
    await Promise.all(older.map((survey) => findFamilies(survey, OTHER_FAMILIES)));
    await findOtherCertificates(older[0], observations);
  }
  const [newestOld] = older;
  const compression = isQuick || newestOld === undefined ? null : await findCompression(newestOld, session);
  const fallbackScsv = isQuick ? null : await findFallbackScsv(surveys, session);
  const isDeep = scanType === 'compliance';
  const groups = isDeep ? await findGroups(surveys, session, observations) : observations.groups;
  const knownBugs = isDeep && newestOld !== undefined ? await probeKnownBugs(newestOld, session) : null;
  const isConclusive = session.limitedBy === null;
  // Sequentially, newest first: where the budget ends must not depend on response times.
  if (!isQuick)
    for (const survey of accepted) await enumerateSuites(survey, session, session.connectionsLeft - RETRIES);
  const store = rootStore(context.trustedRoots);
  const chains = sortChains(observations, responses, ssl2)
    .map((ders) => judgeChain(ders, target.host, store, context.now))
    .map((chain) => (accepted.length === 0 ? ofSsl2(chain) : chain));
  const [first = judgeChain([], target.host, store, context.now), ...otherChains] = chains;
  return {
    state: 'available',
    value: {
      ...first,
      endpoint: `tls://${formatTargetHost(target.host, target.port)}`,
      versions: [...surveys.map((survey) => survey.toSupport(!isQuick)), ssl2Support(ssl2)].reverse(),
      otherChains: otherChains.filter(({ chain }) => chain.length > 0) satisfies readonly PresentedChain[],
      dh: await judgeDh(observations, isDeep),
      compression,
      secureRenegotiation: observations.secureRenegotiation,
      fallbackScsv,
      groups: groups.map(groupName),
      knownBugs,
      connections: session.connections,
      limitedBy: session.limitedBy,
      isConclusive,
    },
  };
}

function whyNone(responses: readonly HandshakeResponse[], session: TlsSession): string {
  if (responses.some(({ kind }) => kind === 'not-tls')) return 'the port does not speak TLS';
  if (session.limitedBy !== null) return `the server did not respond to any TLS handshake (${session.limitedBy})`;
  return responses.some(({ kind }) => kind === 'refused')
    ? 'the server refused every TLS version and suite'
    : 'the server did not respond to any TLS handshake';
}

/** A server may have an RSA and an ECDSA certificate: suites of the other kind reveal the other one. */
async function findOtherCertificates(survey: VersionSurvey | undefined, observations: Observations): Promise<void> {
  if (survey === undefined || observations.chains.length === 0) return;
  const kinds = [/_ECDSA_WITH/, /_RSA_WITH/].map((pattern) =>
    survey.supportedOrOpen.filter((code) => pattern.test(suiteName(code))),
  );
  await Promise.all(
    kinds.map(async (suites) => {
      const authenticated = suites.filter((code) => !suiteTraits(suiteName(code)).isExport);
      if (authenticated.length > 0) await survey.offer(authenticated.slice(0, 100), 'certificates');
    }),
  );
}

async function findGroups(
  surveys: readonly VersionSurvey[],
  session: TlsSession,
  observations: Observations,
): Promise<readonly number[]> {
  const newest = surveys.find(
    ({ version, isAccepted }) => isAccepted && version !== 'TLSv1.3' && version !== 'SSLv3',
  )?.version;
  const isTls13 = surveys.some(({ version, isAccepted }) => isAccepted && version === 'TLSv1.3');
  const [groups, curves] = await Promise.all([
    isTls13 ? findTls13Groups(session) : [],
    newest === 'TLSv1.0' || newest === 'TLSv1.1' || newest === 'TLSv1.2' ? findCurves(session, newest) : [],
  ]);
  return [...new Set([...groups, ...curves, ...observations.groups])].sort((a, b) => a - b);
}

/** The chain of the best version first, then the others in a fixed order. */
function sortChains(
  observations: Observations,
  responses: readonly HandshakeResponse[],
  ssl2: Ssl2Response | null,
): (readonly Buffer[])[] {
  const best = responses.find(({ kind, flight }) => kind === 'accepted' && (flight?.certificates?.length ?? 0) > 0)
    ?.flight?.certificates;
  const rest = observations.chains
    .filter(([leaf]) => leaf !== undefined && best?.[0]?.equals(leaf) !== true)
    .sort((a, b) => Buffer.compare(a[0] ?? Buffer.alloc(0), b[0] ?? Buffer.alloc(0)));
  const old =
    ssl2 !== null && best === undefined && rest.length === 0 && ssl2.certificate.length > 0 ? [[ssl2.certificate]] : [];
  return [...(best == null ? [] : [best]), ...rest, ...old];
}

/** SSLv2 has room for one certificate, so an issuer that was not sent proves nothing. */
function ofSsl2(chain: PresentedChain): PresentedChain {
  if (chain.trust.fault !== 'incomplete-chain' && chain.trust.fault !== 'unknown-issuer') return chain;
  return { ...chain, trust: { trusted: false, fault: null, detail: 'SSLv2 carries no intermediate certificates' } };
}

function ssl2Support(response: Ssl2Response | null): TlsVersionSupport {
  const kinds = [...new Set(response?.kinds ?? [])].slice(0, 64).sort((a, b) => a - b);
  return {
    version: 'SSLv2',
    accepted: response !== null,
    suites: kinds.map((code) => ({ code, name: ssl2KindName(code) })),
    enumerated: response !== null,
  };
}

async function judgeDh(observations: Observations, withPrimes: boolean): Promise<DhParameters[]> {
  return await Promise.all(
    observations.dh.map(async ({ prime, generator, bits, suite }) => ({
      bits,
      prime,
      generator,
      prime_is_safe: withPrimes ? await judgePrime(prime) : null,
      suite,
    })),
  );
}
