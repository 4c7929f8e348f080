import type { Client } from '../client/client.ts';
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
