import { LEFT_OUT_REASONS, type ReachCount, type ReachKind } from '../../contract/coverage.ts';
import { formatCount } from '../../shared/text.ts';

const VERBS: Readonly<Record<ReachKind, string>> = {
  pages: 'read',
  views: 'opened',
  operations: 'requested',
  inputs: 'tested',
};

/** What a scan left out of one kind, with the reasons; null if it left out nothing. */
export function describeLeftOut(kind: ReachKind, reach: ReachCount | undefined): string | null {
  if (reach === undefined || reach.left_out.length === 0) return null;
  const { known, covered, left_out: left } = reach;
  const reasons = left.map(({ reason, count }) => `${LEFT_OUT_REASONS[reason]} (${formatCount(count)})`);
  return `${formatCount(covered)} of at least ${formatCount(known)} ${kind} were ${VERBS[kind]}: ${reasons.join(', ')}`;
}
