import { type UnprovenHost, unprovenHosts } from '../../gate/model/ownership-proofs.ts';
import type { ResultDocument } from '../../gate/verdict/result-document.ts';

/** The hosts of a result whose scans were refused for want of a proof of ownership. */
export function unprovenHostsOf({ scans }: ResultDocument): UnprovenHost[] {
  return unprovenHosts(scans.map(({ hostname, ownership_proofs: proofs }) => ({ hostname, proofs })));
}
