import { OPERATIONS, type PriceTable } from '../contract/usage.ts';
import { integerInput, listInput } from '../gate/model/input-values.ts';
import { UsageError } from '../gate/model/usage-error.ts';
import type { FlagTable, ParsedFlags } from './flags.ts';

export const PRICE_FLAG: FlagTable = {
  price: {
    type: 'string',
    multiple: true,
    value: 'OPERATION=N',
    description: `Price of an operation in tokens (${OPERATIONS.join(', ')}), for example scan.quick=0.`,
  },
};

/** @throws UsageError */
export function readPrices(flags: ParsedFlags): Partial<PriceTable> {
  const entries = flags
    .texts('price')
    .flatMap(listInput)
    .map((text) => {
      const [operation = '', price = ''] = text.split('=');
      const known = OPERATIONS.find((name) => name === operation.trim());
      if (known === undefined) {
        throw new UsageError('--price', `"${text}" does not begin with one of ${OPERATIONS.join(', ')} and "=".`);
      }
      return [known, integerInput('--price', price.trim(), 0, 1_000_000)] as const;
    });
  return Object.fromEntries(entries);
}
