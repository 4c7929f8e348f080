import type { Client } from '../client/client.ts';
import type { EndedScan } from './await-scans.ts';
import { boundedMap } from './bounded-map.ts';

/**
 * Cancels scans so that they do not run and cost on. Never throws: a scan that cannot be cancelled (final meanwhile, or
 * the service is away) is left out of the answer.
 * @param withinMs how long it may take altogether, in milliseconds
 * @returns ids of the scans that are cancelled
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

/** Scans that the service may still be running although the gate stopped waiting for them. */
export function unfinishedIds(ended: readonly EndedScan[]): string[] {
  return ended.flatMap(({ scanId, outcome, problem, scan }) => {
    if (scanId === null) return [];
    const gaveUp = problem?.code === 'aborted' || problem?.code === 'service_unreachable';
    const isOpen = outcome === 'timed-out' || gaveUp || (outcome === 'cancelled' && scan?.status !== 'cancelled');
    return isOpen ? [scanId] : [];
  });
}
