import type { Client } from '../../client/client.ts';
import { ServiceError } from '../../client/errors.ts';
import type { ReceivedTarget, ReceivedVerification } from '../../client/wire.ts';
import type { VerificationMethod } from '../../contract/target.ts';
import { parseTargetAddress } from '../../contract/target-address.ts';
import { isLocalHost } from '../../shared/local-names.ts';
import { truncate } from '../../shared/text.ts';
import type { GateSettings, PlannedScan } from '../model/model.ts';
import { type OwnershipProof, proofsOf } from '../model/ownership-proofs.ts';
import { boundedMap } from './bounded-map.ts';
import type { RegisteredTarget } from './register.ts';

export interface Ownership {
  readonly proven: boolean;
  /** Ways to prove it; none if it is proven or the service names none. */
  readonly proofs: readonly OwnershipProof[];
  /** Why the last check failed, in a few words; '' if unknown. */
  readonly cause: string;
}

const PROVEN: Ownership = { proven: true, proofs: [], cause: '' };

/**
 * Proves ownership of the hosts whose scans need it (every type but quick). A failed proof does not throw: the service decides
 * whether to scan the target, and the instructions explain how to prove ownership if it refuses.
 */
export async function proveOwnership(
  client: Client,
  service: 'embedded' | 'remote',
  scans: readonly PlannedScan[],
  registered: ReadonlyMap<string, RegisteredTarget>,
  verification: GateSettings['verification'],
  signal: AbortSignal,
): Promise<Map<string, Ownership>> {
  const needed = new Set(scans.filter((scan) => scan.scanType !== 'quick').map((scan) => scan.target.hostname));
  const targets = [...registered.values()].filter((entry) => needed.has(entry.hostname));
  const proofs = await boundedMap(targets, 4, async ({ hostname, target }) => {
    if (target === null) return [hostname, { ...PROVEN, proven: false }] as const;
    if (target.status === 'verified') return [hostname, PROVEN] as const;
    const methods = methodsFor(verification, service, hostname);
    return [hostname, await verify(client, target, methods, signal)] as const;
  });
  return new Map(proofs);
}

function methodsFor(
  verification: GateSettings['verification'],
  service: 'embedded' | 'remote',
  hostname: string,
): readonly VerificationMethod[] {
  if (verification !== 'auto') return [verification];
  if (service === 'embedded' && isLocalHost(parseTargetAddress(hostname).host))
    return ['local', 'http_file', 'meta_tag'];
  return ['dns', 'http_file', 'meta_tag'];
}

async function verify(
  client: Client,
  target: ReceivedTarget,
  methods: readonly VerificationMethod[],
  signal: AbortSignal,
): Promise<Ownership> {
  let last: ReceivedVerification = target;
  for (const method of methods) {
    try {
      last = await client.verifyTarget(target.id, { method }, { signal });
    } catch (error) {
      if (signal.aborted || !(error instanceof ServiceError)) throw error;
      // After an unknown method the next one may work; after a missing scope or a rate limit it cannot.
      if (error.code !== 'validation_error') break;
      continue;
    }
    if (last.status === 'verified') return PROVEN;
  }
  const found = proofsOf(last);
  return {
    proven: false,
    proofs: found.length > 0 ? found : proofsOf(target),
    cause: truncate(last.verification?.reason ?? '', 200),
  };
}
