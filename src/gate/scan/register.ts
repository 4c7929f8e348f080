import type { Client } from '../../client/client.ts';
import { ApiError } from '../../client/errors.ts';
import { iterate } from '../../client/iterate.ts';
import type { ReceivedTarget } from '../../client/wire.ts';
import { type Problem, problemOf } from '../model/errors.ts';
import type { PlannedScan, RunContext } from '../model/model.ts';
import { boundedMap } from './bounded-map.ts';
import type { GateProgress } from './gate-dependencies.ts';
import { idempotencyKey } from './idempotency-key.ts';

/** A host of the plan, registered with the service. */
export interface RegisteredTarget {
  readonly hostname: string;
  /** Null if the target is registered but its id is unknown. Scans name the host, so they can still be created. */
  readonly target: ReceivedTarget | null;
  readonly reused: boolean;
  /** Why the service refuses this host; its scans are not submitted, those of other hosts are. */
  readonly problem: Problem | null;
}

const MAX_PAGES = 50;

/**
 * Registers every host of the plan, or finds it if it is registered already.
 * @throws ServiceError for a refusal that would also affect the scans
 */
export async function registerTargets(
  client: Client,
  scans: readonly PlannedScan[],
  run: RunContext,
  signal: AbortSignal,
  progress: (event: GateProgress) => void,
): Promise<Map<string, RegisteredTarget>> {
  const hostnames = [...new Set(scans.map((scan) => scan.target.hostname))];
  const registered = await boundedMap(hostnames, 4, async (hostname) => {
    const own = scans.filter((scan) => scan.target.hostname === hostname);
    const result = await registerOne(client, hostname, idempotencyKey(run, 'new', own, 'target'), signal, progress);
    progress({ type: 'registered', target: hostname, targetId: result.target?.id ?? null, reused: result.reused });
    return result;
  });
  return new Map(registered.map((entry) => [entry.hostname, entry]));
}

async function registerOne(
  client: Client,
  hostname: string,
  key: string,
  signal: AbortSignal,
  progress: (event: GateProgress) => void,
): Promise<RegisteredTarget> {
  try {
    return {
      hostname,
      target: await client.createTarget({ hostname }, { idempotencyKey: key, signal }),
      reused: false,
      problem: null,
    };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'conflict' || error.status === 409) {
      const target = await findTarget(client, hostname, error, signal);
      return { hostname, target, reused: true, problem: null };
    }
    if (error.code === 'insufficient_scope') {
      const message = `The API key may not register targets (targets:write); assuming that ${hostname} is registered.`;
      progress({ type: 'warning', message });
      return { hostname, target: null, reused: true, problem: null };
    }
    if (isAboutThisHost(error))
      return { hostname, target: null, reused: false, problem: problemOf(error, 'Not registered') };
    throw error;
  }
}

/** True for a refusal of this host rather than of the key, the rate or any request. */
function isAboutThisHost({ status }: ApiError): boolean {
  return status === 400 || status === 404 || status === 422;
}

/** By the id in the conflict, else in the list. A service or key that allows neither does not stop the run. */
async function findTarget(
  client: Client,
  hostname: string,
  conflict: ApiError,
  signal: AbortSignal,
): Promise<ReceivedTarget | null> {
  const existing = conflict.details.find((detail) => detail.existing_id !== undefined)?.existing_id;
  try {
    if (existing !== undefined && existing !== '') return await client.getTarget(existing, { signal });
    const pages = (cursor: string | undefined) =>
      client.listTargets(cursor === undefined ? { hostname } : { hostname, cursor }, { signal });
    for await (const target of iterate(pages, MAX_PAGES)) {
      if (target.hostname === hostname) return target;
    }
    return null;
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}
