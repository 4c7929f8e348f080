import { Usage } from '../contract/usage.ts';
import { conform, isRecord } from './conform.ts';

/** The usage record; the seed shows only `last_30d.by_operation`, so balance and prices may be unknown. */
export type ReceivedUsage = Omit<Usage, 'balance' | 'prices'> & {
  readonly balance: number | null;
  readonly prices: Readonly<Record<string, number>> | null;
};

export function readUsage(body: unknown): ReceivedUsage {
  const given = isRecord(body) ? body : {};
  const usage = conform(Usage, body) as Usage;
  return {
    ...usage,
    balance: typeof given['balance'] === 'number' && Number.isFinite(given['balance']) ? given['balance'] : null,
    prices: isRecord(given['prices']) ? usage.prices : null,
  };
}
