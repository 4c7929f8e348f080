import type { Clock } from '../../shared/clock.ts';
import { type Problem, problem } from '../model/errors.ts';
import type { TargetSpec } from '../model/model.ts';
import { boundedMap } from './bounded-map.ts';
import type { GateProgress } from './gate-dependencies.ts';
import { type ProbeResult, remedyFor, type TargetProbe } from './target-probe.ts';

export interface WaitRequest {
  readonly targets: readonly TargetSpec[];
  readonly probe: TargetProbe;
  readonly waitMs: number;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly service: 'embedded' | 'remote';
  readonly progress: (event: GateProgress) => void;
}

/** Pauses between two readiness checks of a target, in milliseconds; the last one repeats. */
const PAUSES = [500, 1_000, 2_000, 3_000, 5_000];
/** Maximum concurrent readiness checks. */
const PARALLEL = 32;

/**
 * Waits until each target responds, so that a preview is not scanned before it is deployed. This only avoids useless
 * scans: the responses of a scan decide whether it saw the application.
 * @returns the targets that must not be scanned, and why
 * @throws the abort reason
 */
export async function waitForTargets(request: WaitRequest): Promise<Map<TargetSpec, Problem>> {
  if (request.waitMs === 0) return new Map();
  const deadline = request.clock.now() + request.waitMs;
  const unready = await boundedMap(
    request.targets,
    PARALLEL,
    async (target) => [target, await waitForOne(request, target, deadline)] as const,
  );
  return new Map(unready.flatMap(([target, why]) => (why === null ? [] : [[target, why] as const])));
}

/** @param deadline common to all targets; each is checked at least once */
async function waitForOne(request: WaitRequest, target: TargetSpec, deadline: number): Promise<Problem | null> {
  const { clock, signal, progress } = request;
  for (let attempt = 0; ; attempt += 1) {
    const result = await request.probe(target, signal);
    if (result.kind === 'ready') return null;
    const pause = PAUSES[Math.min(attempt, PAUSES.length - 1)] as number;
    // Waiting won't clear a block page or make an internal hostname resolve; retry once to rule out a blip.
    const isForeign = request.service === 'remote' && result.kind === 'silent' && result.unresolved === true;
    const isDecided = (result.kind === 'blocked' || isForeign) && attempt > 0;
    if (isDecided || clock.now() + pause >= deadline) return problemWith(request, target, result);
    progress({ type: 'waiting-for-target', target: target.input, detail: result.detail });
    await clock.sleep(pause, signal);
  }
}

function problemWith(
  request: WaitRequest,
  target: TargetSpec,
  result: ProbeResult & { detail: string },
): Problem | null {
  const seconds = Math.round(request.waitMs / 1000);
  switch (result.kind) {
    case 'blocked':
      return problem(result.code, `Not scanned: the target ${result.detail}. ${result.fix ?? remedyFor(result.code)}`);
    case 'not-yet':
      return problem(
        result.code === 'target_server_error' ? 'target_not_ready' : result.code,
        `Not scanned: the target still ${result.detail} after ${seconds} s. Fix the deployment, or raise wait-for-target-seconds.`,
      );
    default:
      // A remote service may reach what this machine cannot; a scan that does not reach it fails anyway.
      if (request.service === 'remote') {
        const message = `${target.input} does not respond to this machine (${result.detail}); the service may reach it.`;
        request.progress({ type: 'warning', message });
        return null;
      }
      return problem(
        'target_not_ready',
        `Not scanned: no response within ${seconds} s (${result.detail}). ${fixOfSilence(result)}, or raise wait-for-target-seconds.`,
      );
  }
}

function fixOfSilence(result: ProbeResult): string {
  return result.kind === 'silent' && result.unresolved === true
    ? 'Check the spelling of the host name, wait for its DNS record before the gate'
    : 'Start the application before the gate, check the address';
}
