import { type Static, Type } from 'typebox';
/** Operations that cost tokens, with their default prices. */
export declare const OPERATIONS: readonly ["scan.quick", "scan.standard", "scan.compliance", "webhook.delivery"];
export type Operation = (typeof OPERATIONS)[number];
export type PriceTable = Readonly<Record<Operation, number>>;
export declare const DEFAULT_PRICES: PriceTable;
/** Of a service that does not charge. */
export declare const NO_PRICES: PriceTable;
export declare const Usage: Type.TObject<{
    balance: Type.TInteger;
    metered: Type.TBoolean;
    mode: Type.TUnsafe<"live" | "test">;
    last_30d: Type.TObject<{
        total: Type.TInteger;
        by_operation: Type.TUnsafe<Record<string, number>>;
    }>;
    prices: Type.TUnsafe<Record<string, number>>;
    as_of: Type.TString;
}>;
export type Usage = Static<typeof Usage>;
