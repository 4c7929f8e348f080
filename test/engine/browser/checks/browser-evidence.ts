import type { Check } from '../../../../src/engine/core/check.ts';
import type { BrowserEvidence, BrowserProof } from '../../../../src/engine/core/evidence/browser.ts';
import { judge } from '../../../helpers/recorded.ts';

export const PAGE = 'https://site.example/find';

const NOTHING: BrowserEvidence = {
  product: 'Chrome/1',
  sandboxed: true,
  pages: [PAGE],
  routes: [],
  exchanges: [],
  endpoints: [],
  withheld: 0,
  foreignScripts: [],
  sockets: [],
  stored: [],
  signIns: [],
  handlers: [],
  issues: [],
  proofs: [],
  isProbed: true,
  screenshot: null,
  limits: [],
  incomplete: null,
};

/** Keys of what a check reports, or the reason why it does not apply. */
export function keysOf(check: Check, seen: Partial<BrowserEvidence>): readonly string[] | string {
  const drafts = judge(check, { evidence: { browser: { ...NOTHING, ...seen } } });
  return typeof drafts === 'string' ? drafts : drafts.map(({ key }) => key);
}

export function proof(given: Partial<BrowserProof> = {}): BrowserProof {
  return {
    effect: 'script',
    page: PAGE,
    url: `${PAGE}?q=1`,
    source: { kind: 'query', name: 'q' },
    sink: 'Element innerHTML',
    payload: '<img>',
    sender: '',
    ...given,
  };
}
