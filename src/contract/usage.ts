import { type Static, Type } from 'typebox';
import { strictObject, stringEnum, stringMap, Timestamp } from './primitives.ts';

/** Operations that cost tokens, with their default prices. */
export const OPERATIONS = ['scan.quick', 'scan.standard', 'scan.compliance', 'webhook.delivery'] as const;
export type Operation = (typeof OPERATIONS)[number];
export type PriceTable = Readonly<Record<Operation, number>>;

export const DEFAULT_PRICES: PriceTable = {
  'scan.quick': 5,
  'scan.standard': 20,
  'scan.compliance': 50,
  'webhook.delivery': 1,
};

/** Of a service that does not charge. */
export const NO_PRICES: PriceTable = {
  'scan.quick': 0,
  'scan.standard': 0,
  'scan.compliance': 0,
  'webhook.delivery': 0,
};

const PerOperation = stringMap(undefined, Type.Integer());

export const Usage = strictObject({
  balance: Type.Integer({ minimum: 0, description: 'Remaining tokens of the workspace.' }),
  metered: Type.Boolean({ description: 'false: this service charges nothing and checks no balance.' }),
  mode: stringEnum(['live', 'test'] as const),
  last_30d: strictObject(
    { total: Type.Integer(), by_operation: PerOperation },
    { description: 'Tokens consumed over the last 30 days, net of refunds.' },
  ),
  prices: PerOperation,
  as_of: Timestamp,
});
export type Usage = Static<typeof Usage>;
