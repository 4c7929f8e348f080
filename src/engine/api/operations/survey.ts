import type { ApiOperation } from '../../core/evidence/api.ts';
import type { Exchange } from '../../core/evidence/http.ts';
import { type Listed, listedIn, pathValues, placeOf } from './list-values.ts';
import { forEachOf, type OperationReader } from './operation-reader.ts';
import type { PathValues } from './operation-request.ts';

const READ_MAX = 60;

/** One operation that only reads, as the user and without a session. */
export interface Reading {
  readonly operation: ApiOperation;
  readonly values: PathValues;
  /** Response to the user; null without a login. */
  readonly own: Exchange | null;
  readonly anonymous: Exchange | null;
}

/**
 * Reads the operations without path parameters, then those below them with values of the site.
 * @returns in the order of the description, first those without path parameters
 */
export async function surveyOf(reader: OperationReader, operations: readonly ApiOperation[]): Promise<Reading[]> {
  const reading = operations.filter((operation) => operation.isRead);
  const isPlain = ({ template }: ApiOperation) => !template.includes('{');
  const plain = await readAll(reader, reading.filter(isPlain).slice(0, READ_MAX), () => new Map());
  const lists = plain.flatMap(listsOf);
  const rest = reading.filter((operation) => !isPlain(operation)).slice(0, READ_MAX - plain.length);
  return [...plain, ...(await readAll(reader, rest, (operation) => pathValues(operation, lists)))];
}

function readAll(
  reader: OperationReader,
  operations: readonly ApiOperation[],
  valuesOf: (operation: ApiOperation) => PathValues,
): Promise<Reading[]> {
  return forEachOf(operations, async (operation) => {
    const values = valuesOf(operation);
    const own = reader.isSignedIn ? await reader.read({ operation, values, reader: 'user' }) : null;
    const anonymous = await reader.read({ operation, values, reader: 'none' });
    return { operation, values, own, anonymous };
  });
}

/** The records that the responses hold, those to the user first. */
export function listsOf({ operation, own, anonymous }: Reading): Listed[] {
  return [own, anonymous].flatMap((exchange) => {
    if (exchange === null || exchange.response.status >= 300) return [];
    return listedIn(placeOf(operation), exchange.response.text) ?? [];
  });
}
