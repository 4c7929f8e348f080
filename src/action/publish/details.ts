import { isLoopback } from '../../client/client-options.ts';
import type { ActionContext } from '../inputs/context.ts';

export interface DetailsDecision {
  readonly level: 'full' | 'counts';
  /** Why only counts are published; null for `full`. */
  readonly reason: string | null;
}

const PREVIEW_EVENTS = new Set(['pull_request', 'pull_request_target', 'merge_group', 'workflow_run']);

/**
 * Decides how much to publish. Anyone can read comments, summaries, issues and artifacts of a public repository, so details of
 * a production scan would disclose exploitable vulnerabilities. Findings of a preview can be fixed before they ship, and a
 * server started in the job itself is not deployed at all.
 * @param hostnames scanned hosts, host or host:port
 */
export function decideDetails(
  wanted: 'auto' | 'full' | 'counts',
  context: Pick<ActionContext, 'visibility' | 'event' | 'production'>,
  hostnames: readonly string[] = [],
): DetailsDecision {
  if (wanted === 'full') return { level: 'full', reason: null };
  if (wanted === 'counts') return { level: 'counts', reason: 'Only counts are shown, because `details` is `counts`.' };
  if (hostnames.length > 0 && hostnames.every((name) => isLoopback(name.replace(/:\d+$/, ''))))
    return { level: 'full', reason: null };
  if (context.visibility === 'private') return { level: 'full', reason: null };
  const place = context.visibility === 'public' ? 'This repository is public' : 'This repository may be public';
  const way =
    'Use code scanning (`upload-sarif: true`), which only maintainers can read, or set `details: full` to show findings here.';
  if (context.production)
    return {
      level: 'counts',
      reason: `${place} and this is a production deployment, so only counts are shown. ${way}`,
    };
  if (PREVIEW_EVENTS.has(context.event) || context.event === 'deployment_status')
    return { level: 'full', reason: null };
  return {
    level: 'counts',
    reason: `${place} and a \`${context.event}\` run scans a deployment, so only counts are shown. ${way}`,
  };
}
