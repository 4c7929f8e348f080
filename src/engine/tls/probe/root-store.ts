import { getCACertificates } from 'node:tls';
import { TrustStore } from '../certificate/trust-store.ts';

let ownStore: TrustStore | null = null;

/** Node's root store (with NODE_EXTRA_CA_CERTS) and the given roots (PEM). Node's own is read once per process. */
export function rootStore(trustedRoots: readonly string[] | undefined): TrustStore {
  if (trustedRoots !== undefined && trustedRoots.length > 0)
    return new TrustStore([...getCACertificates('default'), ...trustedRoots]);
  ownStore ??= new TrustStore(getCACertificates('default'));
  return ownStore;
}
