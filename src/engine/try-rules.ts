import type { FindingContent } from '../contract/finding.ts';
import type { CheckOutcome } from '../contract/report.ts';
import type { EngineRequest, RuleData } from './core/engine.ts';
import { type Attempt, hasResponse } from './core/evidence/http.ts';
import { CHECKS } from './registry.ts';
import type { Rule } from './rules/format.ts';
import { runScan } from './run.ts';

export interface TryRequest
  extends Pick<EngineRequest, 'target' | 'options' | 'ownershipProven' | 'signal' | 'trustedRoots'> {
  readonly rules: readonly Rule[];
}

export interface TriedRule {
  readonly outcome: CheckOutcome;
  readonly findings: readonly FindingContent[];
  /** Its requests and those of its controls, in order: method, URL, and the status or what failed. */
  readonly sent: readonly { readonly method: string; readonly url: string; readonly result: string }[];
}

/** What became of each rule and how many requests the site got; or why there is nothing to say. */
export type TriedRules =
  | { readonly tried: readonly TriedRule[]; readonly requests: number }
  | { readonly failure: string };

/** Runs rules, and no other check, on a site. */
export async function tryRules({ rules, options, ...request }: TryRequest): Promise<TriedRules> {
  const sent = new Map<string, readonly Attempt[]>();
  const result = await runScan({
    ...request,
    scanType: 'standard',
    options: { ...options, disable_checks: CHECKS.map(({ meta }) => meta.id) },
    addressPolicy: { mode: 'any', allow: [] },
    rules: rules as unknown as readonly RuleData[],
    onRule: (id, attempts) => sent.set(id, attempts),
  });
  if (result.status !== 'completed')
    return { failure: result.status === 'failed' ? result.message : 'It was interrupted.' };
  const { checks, findings, budget } = result.report;
  const byCheck = Map.groupBy(findings, ({ check_id }) => check_id);
  const ids = new Set(rules.map(({ id }) => id));
  const tried = checks
    .filter(({ check_id }) => ids.has(check_id))
    .map((outcome) => ({
      outcome,
      findings: byCheck.get(outcome.check_id) ?? [],
      sent: (sent.get(outcome.check_id) ?? []).map(sentAs),
    }));
  return { tried, requests: budget.requests.used };
}

function sentAs(attempt: Attempt): TriedRule['sent'][number] {
  const { method, url } = attempt.request;
  return { method, url, result: hasResponse(attempt) ? String(attempt.response.status) : attempt.failure.message };
}
