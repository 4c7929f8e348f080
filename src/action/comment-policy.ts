import type { PublishingInputs } from './action-inputs.ts';
import type { Publication } from './publication.ts';

/** Whether a pull request that has no comment yet gets one. An earlier comment is always brought up to date. */
export function shouldCreateComment(policy: PublishingInputs['comment'], publication: Publication): boolean {
  const trouble =
    (publication.outcome !== 'passed' && publication.outcome !== 'skipped') || loosensItsGate(publication);
  switch (policy) {
    case 'never':
      return false;
    case 'always':
      return true;
    case 'on-failure':
      return trouble;
    case 'changes':
      return trouble || (publication.new_counts ?? publication.counts).total > 0 || publication.fixed.length > 0;
  }
}

/** A reviewer has to see it, however green the check is. */
function loosensItsGate({ policy }: Publication): boolean {
  return policy?.pending_changes.some(({ effect, overruled }) => effect === 'loosens' && !overruled) ?? false;
}
