import type { Client } from '../client/client.ts';
import type { Clock } from '../client/clock.ts';
import type { Finding } from '../contract/finding.ts';
import type { BaselineInfo } from './model.ts';
import type { TargetProbe } from './target-probe.ts';

/** Findings of an earlier run to compare with. */
export interface Baseline {
  readonly info: BaselineInfo;
  /** `target`: host (with :port) the finding was seen on, where known. */
  readonly findings: readonly (Finding & { readonly target?: string })[];
}

/** What the pipeline says while it runs. Texts are not escaped: each face does that for where it prints. */
export type GateProgress =
  | { readonly type: 'waiting-for-target'; readonly target: string; readonly detail: string }
  | { readonly type: 'registered'; readonly target: string; readonly targetId: string | null; readonly reused: boolean }
  /** Fired before the first scan is created: what a later process needs to find and cancel them. */
  | { readonly type: 'submitting'; readonly scans: number; readonly idempotencyKeys: readonly string[] }
  | { readonly type: 'submitted'; readonly scanIds: readonly string[]; readonly reused: boolean }
  | {
      readonly type: 'polled';
      readonly pending: number;
      readonly total: number;
      readonly elapsedMs: number;
      readonly requests: number;
    }
  | { readonly type: 'scan-ended'; readonly scanId: string; readonly target: string; readonly status: string }
  | { readonly type: 'cancelled'; readonly scanIds: readonly string[] }
  | { readonly type: 'collected'; readonly findings: number }
  | { readonly type: 'warning'; readonly message: string };

export interface GateDependencies {
  readonly client: Client;
  readonly service: 'embedded' | 'remote';
  /** Milliseconds the embedded service took to be ready; null for a remote one. */
  readonly serviceReadyMs?: number | null;
  readonly clock?: Clock;
  /** Aborting ends the run: scans that are not final are cancelled (`cancelOnAbort`), the verdict is `cancelled`. */
  readonly signal?: AbortSignal;
  readonly progress?: (event: GateProgress) => void;
  /** Asked for once, after the scans ended; null when there is none. A throw is a warning and counts as none. */
  readonly baseline?: () => Promise<Baseline | null>;
  /**
   * With `rerun: resume` and a second attempt: whether the earlier attempt came to a verdict (`final`) or died before
   * (`none`); null or absent when that cannot be known, and then scans that all ended count as judged.
   */
  readonly earlierVerdict?: () => Promise<'final' | 'none' | null>;
  /** Looks whether a target answers; default: a real HTTP request from here. */
  readonly targetProbe?: TargetProbe;
}
