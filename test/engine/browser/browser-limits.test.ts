import { describe, expect, it } from 'vitest';
import { type BrowserProgress, browserLimits, incompleteReason } from '../../../src/engine/browser/browser-limits.ts';

const NOTHING = { count: 0, reason: '' };
const WHOLE: BrowserProgress = {
  ends: [],
  pagesOpened: 5,
  pagesLeft: NOTHING,
  actionsLost: 0,
  actionsLeft: NOTHING,
  steps: { total: 10, done: 10 },
  pagesUnproven: NOTHING,
  requestsRefused: 0,
  blockedHosts: [],
};
const LATE = 'its time was used up';

describe('the work of a browser', () => {
  it('is done if it examined everything, or most of it', () => {
    expect([browserLimits(WHOLE), incompleteReason(WHOLE)]).toEqual([[], null]);
    const most: BrowserProgress = {
      ...WHOLE,
      steps: { total: 10, done: 5 },
      pagesUnproven: { count: 5, reason: LATE },
      pagesLeft: { count: 7, reason: LATE },
      ends: ['a page ended it'],
      actionsLost: 1,
      requestsRefused: 4,
      blockedHosts: ['a.example', 'b.example'],
    };
    expect(incompleteReason(most)).toBeNull();
    expect(browserLimits(most)).toEqual([
      { kind: 'ended', count: 1, detail: 'a page ended it' },
      { kind: 'actions_not_completed', count: 1, detail: 'the browser ended' },
      { kind: 'pages_not_opened', count: 7, detail: LATE },
      { kind: 'pages_not_probed', count: 5, detail: LATE },
      { kind: 'requests_not_sent', count: 4, detail: 'the maximum of requests was reached' },
      { kind: 'scripts_not_loaded', count: 2, detail: 'a.example, b.example' },
    ]);
  });

  it.each<[string, Partial<BrowserProgress>, string]>([
    ['it ended twice', { ends: ['a page ended it', LATE] }, `it ended twice: a page ended it; ${LATE}`],
    ['it opened no page', { pagesOpened: 0, steps: { total: 0, done: 0 } }, 'it opened no page'],
    [
      'less than half was followed',
      { steps: { total: 10, done: 4 }, pagesUnproven: { count: 5, reason: LATE } },
      `${LATE}: values of links were followed into fewer than half of 5 pages`,
    ],
    [
      'nothing was followed',
      { steps: { total: 2, done: 0 }, pagesOpened: 1, pagesUnproven: { count: 1, reason: LATE } },
      `${LATE}: values of links were followed into none of 1 page`,
    ],
  ])('is not done if %s', (_name, part, reason) => {
    expect(incompleteReason({ ...WHOLE, ...part })).toBe(reason);
  });

  it('needs no proofs where ownership is not proven', () => {
    expect(incompleteReason({ ...WHOLE, steps: { total: 0, done: 0 } })).toBeNull();
  });
});
