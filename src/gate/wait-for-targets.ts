import type { Clock } from '../client/clock.ts';
import { boundedMap } from './bounded-map.ts';
import { type Problem, problem } from './errors.ts';
import type { GateProgress } from './gate-dependencies.ts';
import type { TargetSpec } from './model.ts';
import type { ProbeAnswer, TargetProbe } from './target-probe.ts';

export interface WaitRequest {
  readonly targets: readonly TargetSpec[];
  readonly probe: TargetProbe;
  readonly waitMs: number;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly service: 'embedded' | 'remote';
  readonly progress: (event: GateProgress) => void;
}

/** Pauses between two looks, in milliseconds; the last one repeats. */
const PAUSES = [500, 1_000, 2_000, 3_000, 5_000];
/** Targets looked at at the same time. */
const PARALLEL = 32;

/**
 * Waits until each target answers, so that no error page of a preview still being deployed is scanned and passes.
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

/** @param deadline of all targets together; each is looked at once at least */
async function waitForOne(request: WaitRequest, target: TargetSpec, deadline: number): Promise<Problem | null> {
  const { clock, signal, progress } = request;
  for (let look = 0; ; look += 1) {
    const answer = await request.probe(target, signal);
    if (answer.kind === 'ready') return null;
    const pause = PAUSES[Math.min(look, PAUSES.length - 1)] as number;
    // A wall does not fall by waiting, and a name of the service's own network does not become known here; one more
    // look keeps out a hiccup.
    const isForeign = request.service === 'remote' && answer.kind === 'silent' && answer.unresolved === true;
    const isDecided = (answer.kind === 'walled' || isForeign) && look > 0;
    if (isDecided || clock.now() + pause >= deadline) return verdictOn(request, target, answer);
    progress({ type: 'waiting-for-target', target: target.input, detail: answer.detail });
    await clock.sleep(pause, signal);
  }
}

function verdictOn(request: WaitRequest, target: TargetSpec, answer: ProbeAnswer & { detail: string }): Problem | null {
  const seconds = Math.round(request.waitMs / 1000);
  switch (answer.kind) {
    case 'walled':
      return problem(
        'target_walled',
        `Not scanned: ${target.input} ${answer.detail}. Give request-headers (a secret) that pass it, or set wait-for-target-seconds: 0 to scan it as it is.`,
      );
    case 'server-error':
      return problem(
        'target_not_ready',
        `Not scanned: ${target.input} still ${answer.detail} after ${seconds} s. Mend the deployment, or raise wait-for-target-seconds.`,
      );
    default:
      // A remote service may reach what this machine cannot; a scan that does not reach it fails by itself.
      if (request.service === 'remote') {
        const message = `${target.input} does not answer this machine (${answer.detail}); the service may reach it.`;
        request.progress({ type: 'warning', message });
        return null;
      }
      return problem(
        'target_not_ready',
        `Not scanned: ${target.input} gave no answer within ${seconds} s (${answer.detail}). Start it before the gate, check the address, or raise wait-for-target-seconds.`,
      );
  }
}
