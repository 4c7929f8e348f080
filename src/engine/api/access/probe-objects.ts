import { isRecord } from '../../../shared/records.ts';
import type { ApiOperation, ApiProbe } from '../../core/evidence/api.ts';
import type { Exchange } from '../../core/evidence/http.ts';
import { hasName, plainName } from '../../data/names.ts';
import { isSameContent } from '../../web/same-content.ts';
import { dataLeaves, dataOf, hasData, isRefused, leavesOf } from '../operations/json-values.ts';
import { type Listed, listedIn, objectValues, placeOf } from '../operations/list-values.ts';
import { forEachOf, type OperationReader, type ReadRequest } from '../operations/operation-reader.ts';
import type { PathValues } from '../operations/operation-request.ts';
import { listsOf, type Reading } from '../operations/survey.ts';
import { type Identifiers, identifiersOf, isOwnedBy } from './identities.ts';

const OPERATIONS_MAX = 20;
const CANDIDATES_MAX = 2;

interface Candidate {
  readonly operation: ApiOperation;
  readonly values: PathValues;
  /** The list that the other user reads holds the object too. */
  readonly isListed: boolean;
  readonly record: Readonly<Record<string, unknown>>;
}

/** Objects of the user that the second user reads by their id. Nothing is changed. */
export async function probeObjects(
  reader: OperationReader,
  readings: readonly Reading[],
  operations: readonly ApiOperation[],
): Promise<{ readonly probes: ApiProbe[]; readonly compared: number }> {
  const { context } = reader;
  const plain = readings.filter(({ operation, own }) => !operation.template.includes('{') && dataOf(own) !== undefined);
  // What everybody gets, the second user gets too.
  const seconds = await forEachOf(plain, async ({ operation, values, own, anonymous }) => ({
    template: placeOf(operation),
    exchange:
      anonymous !== null && anonymous.response.text === own?.response.text
        ? anonymous
        : await reader.read({ operation, values, reader: 'second' }),
  }));
  const owner = identifiersOf(
    context,
    'user',
    plain.map(({ operation, own }) => ({ template: placeOf(operation), exchange: own })),
  );
  const caller = identifiersOf(context, 'second', seconds);
  const ofOwner = plain.flatMap((reading) => listsOf({ ...reading, anonymous: null }));
  const ofCaller = seconds.flatMap(({ template, exchange }) =>
    exchange === null ? [] : (listedIn(template, exchange.response.text) ?? []),
  );
  const candidates = operations
    .filter(({ isRead, method, format }) => isRead && (method === 'GET' || format === 'graphql'))
    .map((operation) => candidatesOf(operation, ofOwner, ofCaller, owner, caller))
    .filter((found) => found.length > 0)
    .slice(0, OPERATIONS_MAX)
    .flat();
  const probes = await forEachOf(candidates, (candidate) => compare(reader, candidate, owner, caller));
  const once = new Map(
    probes.flatMap((probe) => (probe === null ? [] : [[probe.operation.id, probe] as const])).reverse(),
  );
  return { probes: [...once.values()].reverse(), compared: candidates.length };
}

/** Objects whose record in a list of the user names the user as its owner, or that only the user's list holds. */
function candidatesOf(
  operation: ApiOperation,
  ofOwner: readonly Listed[],
  ofCaller: readonly Listed[],
  owner: Identifiers,
  caller: Identifiers,
): Candidate[] {
  const found = new Map<string, Candidate>();
  const valuesOf = (template: string, record: Readonly<Record<string, unknown>>) =>
    objectValues(operation, [{ template, records: [record], scalars: [] }]);
  const keyOf = (template: string, record: Readonly<Record<string, unknown>>) =>
    [...(valuesOf(template, record)?.values() ?? [])].join('/');
  const shown = new Set(ofCaller.flatMap(({ template, records }) => records.map((record) => keyOf(template, record))));
  for (const { template, records } of ofOwner)
    for (const record of records) {
      if (isOwnedBy(record, caller)) continue;
      const values = valuesOf(template, record);
      const key = [...(values?.values() ?? [])].join('/');
      if (values === null || found.has(key)) continue;
      const isListed = shown.has(key);
      if (!isListed || isOwnedBy(record, owner)) found.set(key, { operation, values, isListed, record });
    }
  const isNamed = ({ record }: Candidate) => (isOwnedBy(record, owner) ? 0 : 1);
  return [...found.values()].sort((one, other) => isNamed(one) - isNamed(other)).slice(0, CANDIDATES_MAX);
}

async function compare(
  reader: OperationReader,
  { operation, values, isListed, record }: Candidate,
  owner: Identifiers,
  caller: Identifiers,
): Promise<Extract<ApiProbe, { kind: 'object' }> | null> {
  if (!isRefused(await reader.read({ operation, values, reader: 'none' }))) return null;
  const own = await readTwice(reader, { operation, values, reader: 'user' });
  const other = own === null ? null : await reader.read({ operation, values, reader: 'second', isFresh: true });
  if (own === null || other === null || dataOf(other) === undefined) return null;
  if (!isSameContent(own, other, [...owner.names, ...caller.names])) return null;
  const object = recordsOf(dataOf(other));
  // The owner's own name, and not that of the one who asks.
  if (object.some((one) => isOwnedBy(one, caller))) return null;
  const namesOwner = object.some((one) => isOwnedBy(one, owner));
  // What the other user's list shows is shared, except for what only the object itself holds.
  if (isListed && !(namesOwner && hasMore(dataOf(other), record))) return null;
  return { kind: 'object', operation, own: own[0], other, namesOwner };
}

/** The response that the scan may have already, and another one. */
async function readTwice(reader: OperationReader, request: ReadRequest): Promise<[Exchange, Exchange] | null> {
  const first = await reader.read(request);
  const again = hasData(first) ? await reader.read({ ...request, isFresh: true }) : null;
  return first === null || again === null ? null : [first, again];
}

/** Private properties that the record of the list does not have. */
function hasMore(object: unknown, listed: Readonly<Record<string, unknown>>): boolean {
  const known = new Set(leavesOf(listed).map(({ name }) => plainName(name)));
  return dataLeaves(object).some(({ name }) => hasName('private', name) && !known.has(plainName(name)));
}

function recordsOf(root: unknown): Readonly<Record<string, unknown>>[] {
  const inner = leavesOf(root).map(({ record }): unknown => record);
  const outer: unknown[] = isRecord(root) ? [root, ...Object.values(root)] : [];
  return [...new Set([...inner, ...outer])].filter(isRecord);
}

/** The path or the scopes say that the operation is for administrators. */
export function isAdministrative({ template, scopes }: ApiOperation): boolean {
  const { pathname } = new URL(template);
  return hasName('admin-segment', pathname) || scopes.some((scope) => /admin|superuser/i.test(scope));
}

/**
 * Operations for administrators that the user reads. Either the administrator of `admin_login` reads the same, or operations beside
 * them refuse the user.
 */
export async function probeFunctions(reader: OperationReader, readings: readonly Reading[]): Promise<ApiProbe[]> {
  const { context } = reader;
  const administrative = readings.filter(({ operation }) => isAdministrative(operation)).slice(0, OPERATIONS_MAX);
  const refused = administrative.find(({ own }) => own !== null && [401, 403].includes(own.response.status));
  const names = [...identifiersOf(context, 'user', []).names, ...identifiersOf(context, 'admin', []).names];
  const probes = await forEachOf(administrative, async ({ operation, values, own, anonymous }): Promise<ApiProbe[]> => {
    if (!hasData(own) || !isRefused(anonymous)) return [];
    if (!reader.hasIdentity('admin'))
      return refused?.own == null
        ? []
        : [{ kind: 'function', operation, own: refused.own, other: own, isLikeAdmin: false }];
    const admin = await readTwice(reader, { operation, values, reader: 'admin' });
    if (admin === null || !isSameContent(admin, own, names)) return [];
    return [{ kind: 'function', operation, own: admin[0], other: own, isLikeAdmin: true }];
  });
  return probes.flat();
}
