import { CURVES, suiteName, TLS13_GROUPS } from '../code-points.ts';
import { parseServerKeyExchange } from '../key-exchange.ts';
import { keyShareOf } from '../server-hello.ts';
import { suitesOf, suiteTraits } from '../suite-traits.ts';
import type { TlsSession } from './tls-session.ts';

const GROUPS_MAX = 24;

/** Every group of TLS 1.3: without a key share the server names its preferred group (HelloRetryRequest). */
export async function findTls13Groups(session: TlsSession): Promise<number[]> {
  return await peelGroups(TLS13_GROUPS, async (groups) => {
    const response = await session.handshake({
      version: 'TLSv1.3',
      suites: [0x1301, 0x1302, 0x1303, 0x1304],
      groups,
      keyShares: [],
      until: 'hello',
    });
    const hello = response.kind === 'accepted' ? response.flight?.hello : null;
    return hello == null ? null : (keyShareOf(hello)?.group ?? null);
  });
}

/** Every curve of ECDHE up to TLS 1.2, read from ServerKeyExchange. */
export async function findCurves(session: TlsSession, version: 'TLSv1.0' | 'TLSv1.1' | 'TLSv1.2'): Promise<number[]> {
  const suites = suitesOf(version)
    .filter((code) => suiteTraits(suiteName(code)).isEcdhe)
    .slice(0, 60);
  return await peelGroups(CURVES, async (groups) => {
    const response = await session.handshake({ version, suites, groups, until: 'flight' });
    const { hello, keyExchange } = (response.kind === 'accepted' ? response.flight : null) ?? {};
    if (hello == null || keyExchange == null) return null;
    const parameters = parseServerKeyExchange(suiteName(hello.suite), keyExchange);
    return parameters?.kind === 'ecdh' ? parameters.group : null;
  });
}

async function peelGroups(
  all: readonly number[],
  ask: (groups: readonly number[]) => Promise<number | null>,
): Promise<number[]> {
  const found: number[] = [];
  let rest = all;
  while (rest.length > 0 && found.length < GROUPS_MAX) {
    const group = await ask(rest);
    if (group === null || !rest.includes(group)) break;
    found.push(group);
    rest = rest.filter((code) => code !== group);
  }
  return found;
}
