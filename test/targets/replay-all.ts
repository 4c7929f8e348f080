import type { FindingContent } from '../../src/contract/finding.ts';
import { type Severity, severityRank } from '../../src/contract/primitives.ts';
import { type ReplayRequest, type ReplayVerdict, replay } from '../../src/engine/replay.ts';

export interface ReplayedFinding {
  readonly finding: FindingContent;
  readonly verdict: ReplayVerdict;
  readonly reason: string | null;
  readonly milliseconds: number;
}

/** Replays the findings of a scan that are at least this severe. */
export async function replayAll(
  findings: readonly FindingContent[],
  least: Severity,
  more: Omit<ReplayRequest, 'finding' | 'ownershipProven'>,
): Promise<ReplayedFinding[]> {
  const all: ReplayedFinding[] = [];
  for (const finding of findings.filter(({ severity }) => severityRank(severity) <= severityRank(least))) {
    const started = performance.now();
    const { verdict, reason } = await replay({ ...more, finding, ownershipProven: true });
    all.push({ finding, verdict, reason, milliseconds: performance.now() - started });
  }
  return all;
}

/** Those with another verdict, in words. */
export function unlike(replayed: readonly ReplayedFinding[], wanted: ReplayVerdict): string[] {
  return replayed
    .filter(({ verdict }) => verdict !== wanted)
    .map(({ finding, verdict, reason }) => `${finding.check_id} ${finding.location.url}: ${verdict} ${reason ?? ''}`);
}
