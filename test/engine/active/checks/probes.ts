import type { Check, FindingDraft } from '../../../../src/engine/core/check.ts';
import type { ActiveProbe } from '../../../../src/engine/core/evidence/active.ts';
import { exchange, judge, type ResponseOptions } from '../../../helpers/recorded.ts';

/** Lower-case letters, as the probes send them. */
export const MARKER = 'qmarkerxyz';
const URL_OF = 'https://site.example/find';

/** One probe of the parameter `q` with the response to it. */
export function probe(
  family: ActiveProbe['family'],
  step: string,
  payload: string,
  response: ResponseOptions,
  more: Partial<ActiveProbe> = {},
): ActiveProbe {
  return {
    family,
    step,
    payload,
    url: URL_OF,
    method: 'GET',
    parameter: 'q',
    marker: MARKER,
    baseline: '7',
    exchange: exchange({ url: URL_OF, ...response }),
    ...more,
  };
}

/** Drafts of a check where one of the probes got no response, for each of them. */
export function draftsOfIncomplete(check: Check, probes: readonly ActiveProbe[]): readonly FindingDraft[] {
  return probes.flatMap((missing) => draftsOf(check, ...probes.filter((other) => other !== missing)));
}

/** The drafts of a check over probes. */
export function draftsOf(check: Check, ...probes: readonly ActiveProbe[]): readonly FindingDraft[] {
  const drafts = judge(check, { evidence: { active: { probes } } });
  if (typeof drafts === 'string') throw new Error(drafts);
  return drafts;
}
