import type { BrowserLimit } from '../../contract/coverage.ts';
import { plural } from '../../shared/text.ts';

/** Starts of the browser in one scan: a second one after it ended, because a page may exceed what a busy machine has. */
export const STARTS_MAX = 2;

/** How far a browser got. */
export interface BrowserProgress {
  /** Why it ended, each time. */
  readonly ends: readonly string[];
  readonly pagesOpened: number;
  /** Known pages that were not opened, and why. */
  readonly pagesLeft: { readonly count: number; readonly reason: string };
  readonly actionsLost: number;
  /** Actions that were found and not carried out, and why. */
  readonly actionsLeft: { readonly count: number; readonly reason: string };
  /** Steps of the proofs, two for each page. */
  readonly steps: { readonly total: number; readonly done: number };
  /** Pages with a step that was not done, and why. */
  readonly pagesUnproven: { readonly count: number; readonly reason: string };
  readonly requestsRefused: number;
  readonly blockedHosts: readonly string[];
}

const HOSTS_NAMED = 5;

/** What a browser did not see, in numbers. */
export function browserLimits(progress: BrowserProgress): BrowserLimit[] {
  const { ends, actionsLost, actionsLeft, pagesLeft, pagesUnproven, requestsRefused, blockedHosts } = progress;
  const limits: BrowserLimit[] = [
    { kind: 'ended', count: ends.length, detail: ends.join('; ') },
    { kind: 'actions_not_completed', count: actionsLost, detail: 'the browser ended' },
    { kind: 'actions_not_completed', count: actionsLeft.count, detail: actionsLeft.reason },
    { kind: 'pages_not_opened', ...counted(pagesLeft) },
    { kind: 'pages_not_probed', ...counted(pagesUnproven) },
    { kind: 'requests_not_sent', count: requestsRefused, detail: 'the maximum of requests was reached' },
    { kind: 'scripts_not_loaded', count: blockedHosts.length, detail: blockedHosts.slice(0, HOSTS_NAMED).join(', ') },
  ];
  return limits.filter(({ count }) => count > 0).map((limit) => ({ ...limit, detail: limit.detail.slice(0, 300) }));
}

function counted({ count, reason }: { readonly count: number; readonly reason: string }) {
  return { count, detail: reason };
}

/**
 * Why a browser did not do its work, so that finding nothing proves nothing; null if it did, perhaps in part. A page can end it, or
 * use up its time, in order to hide.
 */
export function incompleteReason(progress: BrowserProgress): string | null {
  const { ends, pagesOpened, steps, pagesUnproven } = progress;
  if (ends.length >= STARTS_MAX)
    return `it ended ${ends.length === 2 ? 'twice' : `${ends.length} times`}: ${ends.join('; ')}`;
  if (pagesOpened === 0) return 'it opened no page';
  if (steps.done * 2 >= steps.total) return null;
  return `${pagesUnproven.reason}: values of links were followed into ${steps.done === 0 ? 'none' : 'fewer than half'} of ${plural(pagesOpened, 'page')}`;
}

const WORDS: Readonly<Record<BrowserLimit['kind'], (count: number, detail: string) => string>> = {
  ended: (count, detail) => `it ended ${plural(count, 'time')} (${detail})`,
  actions_not_completed: (count, detail) => `${plural(count, 'action')} of pages not carried out (${detail})`,
  pages_not_opened: (count, detail) => `${plural(count, 'page')} not opened (${detail})`,
  pages_not_probed: (count, detail) => `${plural(count, 'page')} not fully probed (${detail})`,
  requests_not_sent: (count, detail) => `${plural(count, 'request')} of pages not sent (${detail})`,
  scripts_not_loaded: (_count, detail) => `scripts of ${detail} were not loaded`,
};

/** The limits in words, or null if there are none. */
export function describeLimits(limits: readonly BrowserLimit[]): string | null {
  if (limits.length === 0) return null;
  return limits.map(({ kind, count, detail }) => WORDS[kind](count, detail)).join('; ');
}
