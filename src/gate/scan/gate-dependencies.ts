import type { Client } from '../../client/client.ts';
import type { Finding } from '../../contract/finding.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Coverages } from '../../shared/reach-words.ts';
import type { ScanProgress } from '../../shared/scan-progress.ts';
import type { BaselineInfo, SourceOf } from '../model/model.ts';
import type { TargetProbe } from './target-probe.ts';

/** A finding of an earlier run. `target`: its host (with :port), where known. */
export type BaselineFinding = Finding & { readonly target?: string };

export interface Baseline {
  readonly info: BaselineInfo;
  /** With those that the earlier run could not check. */
  readonly findings: readonly BaselineFinding[];
  /** Coverage of each of its scans; absent or null if unknown. */
  readonly coverages?: Coverages;
}

/** Progress of the pipeline. Texts are not escaped: escape them before printing. */
export type GateProgress =
  | { readonly type: 'waiting-for-target'; readonly target: string; readonly detail: string }
  | { readonly type: 'registered'; readonly target: string; readonly targetId: string | null; readonly reused: boolean }
  /** Fired before the first scan is created. */
  | { readonly type: 'submitting'; readonly scans: number }
  | { readonly type: 'submitted'; readonly scanIds: readonly string[]; readonly reused: boolean }
  | {
      readonly type: 'polled';
      readonly pending: number;
      readonly total: number;
      readonly elapsedMs: number;
      readonly requests: number;
    }
  /** Of the embedded service only. */
  | ({ readonly type: 'scan-progress' } & ScanProgress)
  | { readonly type: 'scan-ended'; readonly scanId: string; readonly target: string; readonly status: string }
  | { readonly type: 'cancelled'; readonly scanIds: readonly string[] }
  | { readonly type: 'collected'; readonly findings: number }
  | { readonly type: 'warning'; readonly message: string };

export interface GateDependencies {
  readonly client: Client;
  readonly service: 'embedded' | 'remote';
  /** Startup time of the embedded service in milliseconds; null for a remote one. */
  readonly serviceReadyMs?: number | null;
  /** IDs of all checks of the service; absent if they are unknown. Called once, and only if the settings name a check. */
  readonly checkIds?: (() => Promise<readonly string[]>) | undefined;
  readonly clock?: Clock;
  /** Aborting ends the run: scans that are not final are cancelled (`cancelOnAbort`), the verdict is `cancelled`. */
  readonly signal?: AbortSignal;
  readonly progress?: (event: GateProgress) => void;
  /** Called once, after the scans ended. Null: there is no baseline. An error becomes a warning and counts as none. */
  readonly baseline?: () => Promise<Baseline | null>;
  /**
   * For `rerun: resume` on a later attempt: whether the earlier attempt reached a verdict (`final`) or ended before it
   * (`none`). Null or absent if unknown: then scans that have all ended count as judged.
   */
  readonly earlierVerdict?: () => Promise<'final' | 'none' | null>;
  /** Absent without a checkout of the application. */
  readonly sourceOf?: SourceOf | undefined;
  /** Checks whether a target responds. Default: an HTTP request from this machine. */
  readonly targetProbe?: TargetProbe;
}
