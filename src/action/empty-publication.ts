import { countBySeverity } from '../contract/primitives.ts';
import type { ActionContext } from './context.ts';
import type { Publication } from './publication.ts';

/** What is published when there was no scan to tell of: skipped, cancelled early, no service, an input that cannot be used. */
export function emptyPublication(
  outcome: Publication['outcome'],
  reason: string,
  options: {
    readonly context: ActionContext | null;
    readonly version: string;
    readonly failsJob: boolean;
    readonly service?: Publication['service'];
  },
): Publication {
  const { context } = options;
  return {
    schema_version: '1.0',
    tool: { name: 'scan-gate', version: options.version },
    outcome,
    fails_job: options.failsJob,
    warn_only: false,
    threshold: 'critical',
    reasons: [reason],
    codes: [],
    warnings: [],
    service: options.service ?? 'embedded',
    run: {
      repository: context?.run.repository ?? '',
      run_id: context?.run.runId ?? '',
      attempt: context?.run.runAttempt ?? 1,
      event: context?.event ?? '',
      sha: context?.run.sha ?? null,
      url: context?.runUrl ?? '',
    },
    scans: [],
    findings: [],
    fixed: [],
    baseline: null,
    counts: countBySeverity([]),
    new_counts: null,
    existing_counts: null,
    tokens: { used: null, remaining: null },
    reused: false,
    timings: { total_ms: 0, service_ready_ms: null, scans: [] },
  };
}
