import { getCACertificates } from 'node:tls';
import type { PresentedChain } from '../../core/evidence/tls.ts';
import { matchesHost } from '../certificate/host-match.ts';
import { parseChain } from '../certificate/parse-certificate.ts';
import { TrustStore } from '../certificate/trust-store.ts';
import { validatePath } from '../certificate/validate-path.ts';

/** Reads and validates one chain as sent. */
export function judgeChain(ders: readonly Buffer[], host: string, store: TrustStore, now: Date): PresentedChain {
  const { chain, faults } = parseChain(ders);
  const [leaf] = chain;
  if (leaf === undefined) {
    const detail = faults[0] ?? 'the server sent no certificate';
    return { chain: [], path: [], trust: { trusted: false, fault: null, detail }, nameMatches: false };
  }
  const { path, ...trust } = validatePath(chain, store, now);
  const own = path[0] ?? leaf;
  return {
    chain: chain.map(({ info }) => info),
    path: path.map(({ info }) => info),
    trust: { ...trust, detail: [trust.detail, ...faults].join('; ') },
    nameMatches: matchesHost(host, own.info),
  };
}

let ownStore: TrustStore | null = null;

/** Node's root store (with NODE_EXTRA_CA_CERTS) and the given roots (PEM). Node's own is read once per process. */
export function rootStore(trustedRoots: readonly string[] | undefined): TrustStore {
  if (trustedRoots !== undefined && trustedRoots.length > 0)
    return new TrustStore([...getCACertificates('default'), ...trustedRoots]);
  ownStore ??= new TrustStore(getCACertificates('default'));
  return ownStore;
}
