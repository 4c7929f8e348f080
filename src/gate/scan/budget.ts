import type { Client } from '../../client/client.ts';
import { ServiceError } from '../../client/errors.ts';
import type { ReceivedUsage } from '../../client/wire.ts';
import { plural } from '../../shared/text.ts';
import { type Problem, problem } from '../model/errors.ts';
import type { PlannedScan } from '../model/model.ts';

export interface BudgetCheck {
  /** Price of the plan in tokens; null if the service does not show its prices. */
  readonly planned: number | null;
  readonly balance: number | null;
  /** Why nothing may be created. */
  readonly problem: Problem | null;
}

/**
 * Compares the price of the plan with the budget before any scan is created.
 * @param maxTokens 0: no budget
 * @throws the abort reason
 */
export async function checkBudget(
  client: Client,
  plan: readonly PlannedScan[],
  maxTokens: number,
  signal: AbortSignal,
): Promise<BudgetCheck> {
  const usage = await usageOf(client, signal);
  const planned = usage?.prices == null ? null : priceOf(plan, usage.prices);
  const balance = usage?.balance ?? null;
  return { planned, balance, problem: judgeBudget(plan, planned, balance, maxTokens) };
}

/** Null when the list lacks the price of a scan type. */
export function priceOf(plan: readonly PlannedScan[], prices: Readonly<Record<string, number>>): number | null {
  let sum = 0;
  for (const scan of plan) {
    const price = Object.hasOwn(prices, `scan.${scan.scanType}`) ? prices[`scan.${scan.scanType}`] : undefined;
    if (price === undefined) return null;
    sum += price;
  }
  return sum;
}

function judgeBudget(
  plan: readonly PlannedScan[],
  planned: number | null,
  balance: number | null,
  maxTokens: number,
): Problem | null {
  if (maxTokens === 0) return null;
  if (planned === null) {
    return problem(
      'budget_unknown',
      `max-tokens is ${maxTokens}, but the service does not show the price of ${plural(plan.length, 'scan')}.`,
    );
  }
  if (planned > maxTokens) {
    return problem(
      'budget_exceeded',
      `${plural(plan.length, 'scan')} would cost ${planned} tokens; max-tokens allows ${maxTokens}.`,
    );
  }
  if (balance !== null && planned > balance) {
    return problem(
      'budget_exceeded',
      `${plural(plan.length, 'scan')} would cost ${planned} tokens; the balance is ${balance}.`,
    );
  }
  return null;
}

/** Null if the key may not read it or the service does not respond. @throws the abort reason */
export async function usageOf(client: Client, signal: AbortSignal): Promise<ReceivedUsage | null> {
  try {
    return await client.getUsage({ signal });
  } catch (error) {
    if (signal.aborted || !(error instanceof ServiceError)) throw error;
    return null;
  }
}
