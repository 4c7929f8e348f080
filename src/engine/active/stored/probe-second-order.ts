import type { StoredProbe, StoredView } from '../kit/probe-definition.ts';
import { quotedValue } from '../kit/reflection.ts';
import { sqlFailure } from '../sql/sql-errors.ts';
import { activeSecondOrderSqli, errorAt } from './second-order-sqli.ts';

/** Controls to a page that fails with a stored quote. */
export const storedQueries: StoredProbe = {
  checks: [activeSecondOrderSqli],
  scanTypes: ['standard', 'compliance'],
  run: probeQuery,
};

async function probeQuery({ injector, page, before, quoted, read }: StoredView): Promise<void> {
  if (quoted === null || errorAt(page, quoted.marker) === null || injector.has('stored-sqli')) return;
  const { baseline } = injector.point;
  const first = quotedValue(baseline, quoted.marker);
  const stored = await injector.send(first);
  // An error in the response itself is an injection of the first order.
  if (stored === null || sqlFailure(stored.response.text) !== null) return;
  const marker = injector.token();
  const other = quotedValue(baseline, marker);
  const [storedAgain, again] = [await injector.send(other), await read()];
  const letters = injector.token();
  const [, healed] = [await injector.send(letters), await read()];
  injector.note('stored-sqli', 'quote', first, quoted.marker, page, { stored });
  if (before !== null) injector.note('stored-sqli', 'before', '', '', before);
  if (storedAgain !== null && again !== null)
    injector.note('stored-sqli', 'again', other, marker, again, { stored: storedAgain });
  if (healed !== null) injector.note('stored-sqli', 'letters', letters, letters, healed);
}
