import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GateProgress } from '../gate/scan/gate-dependencies.ts';
import type { RunnerFiles } from './publish/runner-files.ts';

export interface SavedState {
  readonly phase: 'main' | null;
  /** True once the creation of scans has begun. */
  readonly submitting: boolean;
  readonly scanIds: readonly string[];
  /** True once all scans are final: nothing is left to cancel. */
  readonly settled: boolean;
  /** Folder that `main` created in the shared temporary folder; null if the runner has its own. */
  readonly tempFolder: string | null;
}

export function readState(environment: Readonly<Record<string, string | undefined>>): SavedState {
  const list = (name: string) => (environment[`STATE_${name}`] ?? '').split(',').filter((part) => part !== '');
  return {
    phase: environment['STATE_phase'] === 'main' ? 'main' : null,
    submitting: environment['STATE_submitting'] === 'true',
    scanIds: list('scans'),
    settled: environment['STATE_settled'] === 'true',
    tempFolder: environment['STATE_temp_folder'] || null,
  };
}

export function stateRecorder(files: RunnerFiles): (event: GateProgress) => void {
  const scans = new Set<string>();
  return (event) => {
    if (event.type === 'submitting') files.saveState('submitting', 'true');
    if (event.type !== 'submitted') return;
    for (const id of event.scanIds) scans.add(id);
    files.saveState('scans', [...scans].join(','));
  };
}

/** Creates a private folder that `post` removes: later steps of the job may read the reports in it. */
export async function ownTempFolder(files: RunnerFiles): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'scan-gate-'));
  files.saveState('temp_folder', folder);
  return folder;
}
