import type { ResultDocument } from '../../gate/verdict/result-document.ts';
import type { PublishingInputs } from '../inputs/action-inputs.ts';

/** Whether to create a comment if the pull request has none. Existing comments are always updated. */
export function shouldCreateComment(policy: PublishingInputs['comment'], result: ResultDocument): boolean {
  const trouble = (result.outcome !== 'passed' && result.outcome !== 'skipped') || loosensItsGate(result);
  switch (policy) {
    case 'never':
      return false;
    case 'always':
      return true;
    case 'on-failure':
      return trouble;
    case 'changes':
      return trouble || (result.new_counts ?? result.counts).total > 0 || result.fixed.length > 0;
  }
}

/** Reviewers must see this even if the check passes. */
function loosensItsGate({ policy }: ResultDocument): boolean {
  return policy?.pending_changes.some(({ effect, overruled }) => effect === 'loosens' && !overruled) ?? false;
}
