import { rm } from 'node:fs/promises';
import type { Client } from '../client/client.ts';
import { ApiError } from '../client/errors.ts';
import { isFinal } from '../contract/scan-states.ts';
import type { Log } from './log.ts';
import type { SavedState } from './state.ts';

export interface PostDependencies {
  readonly state: SavedState;
  /** Null for the embedded service, whose scans ended with it. */
  readonly client: Client | null;
  readonly runId: string;
  readonly cancelOnAbort: boolean;
  readonly log: Log;
  readonly signal: AbortSignal;
}

const LISTED_MAX = 100;

/**
 * Runs at the end of the job, even if it is cancelled: cancels scans that `main` left running at a remote service and
 * removes its temporary folder.
 */
export async function post(dependencies: PostDependencies): Promise<void> {
  await cancelOpenScans(dependencies);
  const { tempFolder } = dependencies.state;
  if (tempFolder !== null) await rm(tempFolder, { recursive: true, force: true });
}

/** Scans whose IDs `main` could not save are found by the run ID in their metadata. */
async function cancelOpenScans(dependencies: PostDependencies): Promise<void> {
  const { state, client } = dependencies;
  if (client === null || state.settled || !dependencies.cancelOnAbort) return;
  if (state.scanIds.length === 0 && !state.submitting) return;
  const ids = state.scanIds.length > 0 ? state.scanIds : await scansOfRun(client, dependencies);
  for (const id of ids) await cancelIfOpen(client, id, dependencies);
}

async function cancelIfOpen(client: Client, id: string, { signal, log }: PostDependencies): Promise<void> {
  try {
    const scan = await client.getScan(id, { signal });
    if (isFinal(scan.status)) return;
    await client.cancelScan(id, { signal });
    log.info(`Cancelled scan ${id}, which the job left running.`);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid_state') return;
    log.warning(`Scan ${id} could not be cancelled: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function scansOfRun(client: Client, { runId, signal, log }: PostDependencies): Promise<string[]> {
  try {
    const page = await client.listScans({ limit: LISTED_MAX }, { signal });
    return page.data
      .filter((scan) => scan.metadata?.['run_id'] === runId && !isFinal(scan.status))
      .map((scan) => scan.id);
  } catch (error) {
    log.warning(`Scans of this run could not be listed: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  }
}
