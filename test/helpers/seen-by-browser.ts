import type { ReachCount } from '../../src/contract/coverage.ts';
import type { BrowserEvidence } from '../../src/engine/core/evidence/browser.ts';
import type { InsertionPoint } from '../../src/engine/core/evidence/insertion-point.ts';

/** What a browser found, in an order of its own, so that two scans can be compared: independent of port and random names. */
export function seenByBrowser(browser: BrowserEvidence, origin: string): Readonly<Record<string, readonly string[]>> {
  const path = (url: string) => url.replace(origin, '');
  const set = (lines: readonly string[]) => [...new Set(lines)].sort();
  return {
    routes: set(browser.routes.map(path)),
    views: set(browser.pages.map(path)),
    operations: set(browser.endpoints.map(({ method, url }) => `${method} ${path(url).replace(/=[^&]*/g, '=')}`)),
    proofs: set(
      browser.proofs.map(({ effect, page, source }) => `${effect} ${path(page)} ${source.kind} ${source.name}`),
    ),
    limits: set(browser.limits.map(({ kind, count, detail }) => `${kind} ${count} ${detail}`)),
    reach: browser.reach === undefined ? [] : [reachLine(browser.reach)],
  };
}

export function reachLine({ known, covered, left_out: left }: ReachCount): string {
  return [`${covered} of ${known}`, ...left.map(({ reason, count }) => `${reason} ${count}`).sort()].join(', ');
}

/** Where a value goes in which request, in order. */
export function pointLines(points: readonly InsertionPoint[], origin: string): string[] {
  const lines = points.map((point) => {
    const { method, url } = point.request;
    return `${method} ${url.replace(origin, '')} ${point.kind} ${'name' in point ? point.name : ''}`;
  });
  return [...new Set(lines)].sort();
}
