import type { Connection } from '../gate/scan/connect.ts';
import type { ParsedSettings } from '../gate/settings/settings.ts';
import type { ScanProgress } from '../shared/scan-progress.ts';
import type { GitHub } from './github/github-client.ts';
import type { EventPayload } from './inputs/context.ts';
import type { Step } from './inputs/step-plan.ts';
import type { Log } from './log.ts';
import type { RunnerFiles } from './publish/runner-files.ts';

export interface MainDependencies {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly payload: EventPayload;
  readonly log: Log;
  readonly files: RunnerFiles;
  readonly version: string;
  readonly now: () => number;
  /** Aborted when the job is cancelled. */
  readonly signal: AbortSignal;
  readonly connect: (
    settings: ParsedSettings,
    step: Step,
    onScanProgress: (progress: ScanProgress) => void,
  ) => Promise<Connection>;
  readonly connectGitHub: (token: string, apiUrl: string) => Promise<GitHub>;
  /** Receives the outputs as soon as the verdict is known, and again when publishing added to them. */
  readonly setOutputs: (outputs: Readonly<Record<string, string>>) => void;
}
