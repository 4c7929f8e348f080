import { isLoopback } from '../client/client-options.ts';
import type { ActionContext } from './context.ts';

export interface DetailsDecision {
  readonly level: 'full' | 'counts';
  /** Why only counts are published, one sentence; null for `full`. */
  readonly reason: string | null;
}

const PREVIEW_EVENTS = new Set(['pull_request', 'pull_request_target', 'merge_group', 'workflow_run']);

/**
 * How much may be published. Comments, summaries, issues and artifacts of a public repository are readable by anyone, so a
 * scan of what is in production publishes its holes; a pull request's preview shows them to the one who can still mend them.
 * What was started in the job itself, out of the repository that anyone can read, is in production nowhere.
 * @param hostnames hosts that are scanned, host or host:port
 */
export function decideDetails(
  wanted: 'auto' | 'full' | 'counts',
  context: Pick<ActionContext, 'visibility' | 'event' | 'production'>,
  hostnames: readonly string[] = [],
): DetailsDecision {
  if (wanted === 'full') return { level: 'full', reason: null };
  if (wanted === 'counts') return { level: 'counts', reason: 'Only numbers are shown, because `details` is `counts`.' };
  if (hostnames.length > 0 && hostnames.every((name) => isLoopback(name.replace(/:\d+$/, ''))))
    return { level: 'full', reason: null };
  if (context.visibility === 'private') return { level: 'full', reason: null };
  const place = context.visibility === 'public' ? 'This repository is public' : 'This repository may be public';
  const way =
    'Findings belong into code scanning (`upload-sarif: true`), which maintainers alone can read; `details: full` shows them here.';
  if (context.production)
    return {
      level: 'counts',
      reason: `${place} and this is a production deployment, so only numbers are shown. ${way}`,
    };
  if (PREVIEW_EVENTS.has(context.event) || context.event === 'deployment_status')
    return { level: 'full', reason: null };
  return {
    level: 'counts',
    reason: `${place} and a \`${context.event}\` run looks at what is deployed, so only numbers are shown. ${way}`,
  };
}
