import { Usage } from '../contract/usage.ts';
/** The usage record; the seed shows only `last_30d.by_operation`, so balance and prices may be unknown. */
export type ReceivedUsage = Omit<Usage, 'balance' | 'prices'> & {
    readonly balance: number | null;
    readonly prices: Readonly<Record<string, number>> | null;
};
export declare function readUsage(body: unknown): ReceivedUsage;
