import { isForReviewers } from '../../gate/policy/policy-lines.ts';
import type { ResultDocument } from '../../gate/verdict/result-document.ts';
import type { PublishingInputs } from '../inputs/action-inputs.ts';

/** Whether to create a comment if the pull request has none. Existing comments are always updated. */
export function shouldCreateComment(policy: PublishingInputs['comment'], result: ResultDocument): boolean {
  const trouble = (result.outcome !== 'passed' && result.outcome !== 'skipped') || changesItsGate(result);
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

/** Reviewers must see this even if the check passes: all but limits, and what is shown to tighten the gate. */
function changesItsGate({ policy }: ResultDocument): boolean {
  return policy?.pending_changes.some(isForReviewers) ?? false;
}
