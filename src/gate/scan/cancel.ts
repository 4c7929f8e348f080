import type { Client } from '../../client/client.ts';
import type { EndedScan } from './await-scans.ts';
import { boundedMap } from './bounded-map.ts';

/**
 * Cancels scans, so that they use no more time and tokens. Never throws: the result omits scans that cannot be cancelled,
 * because they ended or the service is unreachable.
 * @param withinMs maximum duration of all requests, in milliseconds
 * @returns ids of the cancelled scans
 */
export async function cancelScans(client: Client, scanIds: readonly string[], withinMs: number): Promise<string[]> {
  const signal = AbortSignal.timeout(withinMs);
  const cancelled = await boundedMap(scanIds, 8, async (id) => {
    try {
      const { status } = await client.cancelScan(id, { signal });
      return status === 'cancelled' ? [id] : [];
    } catch {
      return [];
    }
  });
  return cancelled.flat();
}

/** Problems after which a scan may still be running. */
const GAVE_UP: readonly (string | undefined)[] = ['aborted', 'service_unreachable', 'response_malformed'];

/** Scans that the service may still be running although the gate stopped waiting for them. */
export function unfinishedIds(ended: readonly EndedScan[]): string[] {
  return ended.flatMap(({ scanId, outcome, problem, scan }) => {
    if (scanId === null) return [];
    const isOpen =
      outcome === 'timed-out' ||
      GAVE_UP.includes(problem?.code) ||
      (outcome === 'cancelled' && scan?.status !== 'cancelled');
    return isOpen ? [scanId] : [];
  });
}
