import { delayedAbort } from '../../shared/semaphore.ts';
import type { GateSettings, PlannedScan, RunContext } from '../model/model.ts';
import { WITHOUT_PROOF } from '../model/ownership-proofs.ts';
import type { GateDependencies, GateProgress } from './gate-dependencies.ts';
import { type Ownership, proveOwnership } from './ownership.ts';
import { registerTargets } from './register.ts';
import { createOrResume } from './resume.ts';
import type { SubmittedScan } from './submit.ts';

export interface CreateRequest {
  readonly plan: readonly PlannedScan[];
  readonly settings: GateSettings;
  readonly run: RunContext;
  readonly dependencies: GateDependencies;
  readonly signal: AbortSignal;
  readonly report: (event: GateProgress) => void;
}

export interface CreatedScans {
  /** One per planned scan, in any order. */
  readonly scans: readonly SubmittedScan[];
  /** Scans of an earlier attempt were resumed. */
  readonly reused: boolean;
  /** Target ids by host. */
  readonly targetIds: ReadonlyMap<string, string>;
}

/** How long a creation in flight may still complete after an abort, in milliseconds. */
const SUBMIT_GRACE_MS = 1_500;

/**
 * Registers the targets, proves ownership where a scan needs it, and creates or resumes the scans.
 * @throws ServiceError while registering, or the abort reason; nothing was created then
 */
export async function createScans(request: CreateRequest): Promise<CreatedScans> {
  const { plan, settings, run, dependencies, signal, report } = request;
  const { client, service } = dependencies;
  const registered = await registerTargets(client, plan, run, signal, report);
  const targetIds = new Map(
    [...registered.values()].flatMap(({ hostname, target }) => (target === null ? [] : [[hostname, target.id]])),
  );
  const refusals = plan.flatMap((scan) => {
    const why = registered.get(scan.target.hostname)?.problem ?? null;
    return why === null ? [] : [{ plan: scan, scanId: null, status: null, problem: why }];
  });
  const scans = plan.filter((scan) => !refusals.some((refusal) => refusal.plan === scan));
  if (scans.length === 0) return { scans: refusals, reused: false, targetIds };

  const ownership = await proveOwnership(client, service, scans, registered, settings.verification, signal);
  report({ type: 'submitting', scans: scans.length });
  const result = await createOrResume(
    {
      client,
      scans,
      metadata: run.metadata,
      failFast: settings.failFast,
      stop: signal,
      signal: delayedAbort(signal, SUBMIT_GRACE_MS),
      warn: (message) => report({ type: 'warning', message }),
    },
    settings,
    run,
    await earlierVerdictOf(request),
  );
  const scanIds = result.scans.flatMap((scan) => (scan.scanId === null ? [] : [scan.scanId]));
  report({ type: 'submitted', scanIds, reused: result.reused });
  const explained = result.scans.map((scan) => explain(scan, ownership));
  return { scans: [...refusals, ...explained], reused: result.reused, targetIds };
}

async function earlierVerdictOf({ run, settings, dependencies }: CreateRequest): Promise<'final' | 'none' | null> {
  if (run.runAttempt <= 1 || settings.rerun === 'new') return null;
  try {
    return (await dependencies.earlierVerdict?.()) ?? null;
  } catch {
    return null;
  }
}

/** If a scan was refused because its target is not verified, says so in one sentence and adds the ways to verify it. */
function explain(scan: SubmittedScan, ownership: ReadonlyMap<string, Ownership>): SubmittedScan {
  if (scan.problem?.code !== 'target_not_verified') return scan;
  const { hostname } = scan.plan.target;
  const { proofs = [], cause = '' } = ownership.get(hostname) ?? {};
  const why = cause === '' ? '' : ` (${cause.replace(/\.$/, '')})`;
  const fix = proofs.length > 0 ? '' : ` Verify it in the service, or set ${WITHOUT_PROOF}.`;
  const message = `Not created: ${hostname} is not proven to be yours, which a ${scan.plan.scanType} scan needs${why}.${fix}`;
  return { ...scan, problem: { code: scan.problem.code, message, proofs } };
}
