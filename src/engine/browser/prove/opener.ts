import type { BrowserSource } from '../../core/evidence/browser.ts';

/** A source of a page with the value that it gets. */
export type SourceValues = readonly (readonly [BrowserSource, string])[];

/** What the opener of a window and the page with the link choose. */
export const OF_OPENER: readonly BrowserSource[] = [
  { kind: 'window-name', name: '' },
  { kind: 'referrer', name: '' },
];

/**
 * What is given to a page other than by its URL.
 * @param origin origin of the page
 * @param word name of a host that does not exist, without its ending
 */
export function openerValues(
  values: SourceValues,
  origin: string,
  word: string,
): { readonly windowName?: string; readonly referrer?: string } {
  const of = (kind: BrowserSource['kind']) => values.find(([source]) => source.kind === kind)?.[1];
  const windowName = of('window-name');
  const path = of('referrer');
  return {
    ...(windowName === undefined ? {} : { windowName }),
    ...(path === undefined ? {} : { referrer: `${new URL(origin).protocol}//${word}.invalid/${path}` }),
  };
}
