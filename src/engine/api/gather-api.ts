import { isRecord } from '../../shared/records.ts';
import type { ApiEvidence, ApiOperation, ApiProbe, ApiProbeKind, ApiSchema } from '../core/evidence/api.ts';
import type { Gathered } from '../core/evidence/map.ts';
import type { ProbeContext } from '../core/probe-context.ts';
import { hasName, plainName } from '../data/names.ts';
import { isSignInLink } from '../web/sign-in-page.ts';
import { isAdministrative, probeFunctions, probeObjects } from './access/probe-objects.ts';
import { probeErrors, probeVerbs } from './access/probe-refused.ts';
import { probeAccounts } from './accounts/probe-accounts.ts';
import { namesPerson, secretProperties } from './data/secret-names.ts';
import { probeGraphql } from './graphql/probe-graphql.ts';
import { dataLeaves, dataOf, propertyPaths } from './operations/json-values.ts';
import { forEachOf, OperationReader } from './operations/operation-reader.ts';
import { type Reading, surveyOf } from './operations/survey.ts';
import { probeJwt } from './tokens/probe-jwt.ts';

const PROBED_MAX = 30;
/** Described properties that a response must hold if no user's response shows what the operation returns. */
const DESCRIBED_MIN = 2;

/** Operations that the description protects, and that return the same data without a session and with an invented token. */
async function probeAuthentication(reader: OperationReader, readings: readonly Reading[]): Promise<ApiProbe[]> {
  const open = readings.filter((reading) => isOpen(reading, reader.isSignedIn)).slice(0, PROBED_MAX);
  const probes = await forEachOf(open, async ({ operation, values, own, anonymous }): Promise<ApiProbe[]> => {
    const token = `${reader.context.token(20)}.${reader.context.token(20)}`;
    const headers = [['Authorization', `Bearer ${token}`]] as const;
    const invented = await reader.read({ operation, values, reader: 'none', headers });
    if (anonymous === null || !isAlike(dataOf(anonymous), dataOf(invented))) return [];
    return [{ kind: 'broken_authentication', operation, own, other: anonymous }];
  });
  return probes.flat();
}

/** True if the operation requires a credential and returns data without one. */
function isOpen({ operation, own, anonymous }: Reading, isSignedIn: boolean): boolean {
  if (operation.security !== 'required' || isPublic(operation)) return false;
  const data = dataOf(anonymous);
  if (data === undefined) return false;
  if (isSignedIn) return isAlike(dataOf(own), data);
  const described = namesOf(operation.response);
  const held = new Set(dataLeaves(data).map(({ name }) => plainName(name)));
  return [...held].filter((name) => described.has(name)).length >= DESCRIBED_MIN;
}

function isPublic({ template }: ApiOperation): boolean {
  const { pathname } = new URL(template);
  const segments = pathname.toLowerCase().split('/');
  const words = (segments.filter((segment) => segment !== '').at(-1) ?? '').split(/[._-]+/);
  const isNamedPublic = segments.includes('public') || words.some((word) => hasName('public', word));
  return isNamedPublic || isSignInLink({ url: template, text: '' });
}

/** The same properties hold data. */
function isAlike(one: unknown, other: unknown): boolean {
  if (one === undefined || other === undefined) return false;
  return propertyPaths(one).join('\n') === propertyPaths(other).join('\n');
}

function namesOf(schema: ApiSchema | null, found = new Set<string>()): Set<string> {
  if (schema === null) return found;
  for (const [name, property] of schema.properties ?? []) {
    found.add(plainName(name));
    namesOf(property, found);
  }
  return namesOf(schema.items ?? null, found);
}

const ITEMS_MAX = 20;
const DEPTH_MAX = 8;
const EXTRA_MAX = 20;

/** Secrets in the responses to reading operations: without a session where it reads them too, else as the user. Sends nothing. */
function probeSecrets(readings: readonly Reading[]): ApiProbe[] {
  return readings.flatMap(({ operation, own, anonymous }): ApiProbe[] => {
    const isOfPerson = operation.parameters.some((one) => one.in === 'path' && namesPerson(one.name));
    for (const exchange of [anonymous, own]) {
      const data = dataOf(exchange);
      const isAnonymous = exchange === anonymous;
      const properties = data === undefined ? [] : secretProperties(data, isAnonymous, isAnonymous && isOfPerson);
      if (exchange === null || properties.length === 0) continue;
      return [{ kind: 'secret_properties', operation, exchange, properties, isAnonymous: exchange === anonymous }];
    }
    return [];
  });
}

/** Properties that a closed schema does not have. Sends nothing. */
function probeUndocumented(readings: readonly Reading[]): ApiProbe[] {
  return readings.flatMap(({ operation, own, anonymous }): ApiProbe[] => {
    const exchange = [own, anonymous].find((one) => dataOf(one) !== undefined) ?? null;
    if (exchange === null || operation.response === null) return [];
    const properties = [...new Set(extraIn(dataOf(exchange), operation.response, '', 0))].slice(0, EXTRA_MAX);
    return properties.length === 0 ? [] : [{ kind: 'undocumented_properties', operation, exchange, properties }];
  });
}

function extraIn(value: unknown, schema: ApiSchema, path: string, depth: number): string[] {
  if (depth > DEPTH_MAX) return [];
  if (Array.isArray(value)) {
    const { items } = schema;
    if (items === undefined) return [];
    return value.slice(0, ITEMS_MAX).flatMap((item: unknown) => extraIn(item, items, `${path}[]`, depth + 1));
  }
  const { properties } = schema;
  if (!isRecord(value) || properties === undefined) return [];
  return Object.entries(value)
    .slice(0, 200)
    .flatMap(([name, member]) => {
      const at = path === '' ? name : `${path}.${name}`;
      const described = properties.get(name);
      if (described === undefined) return schema.isClosed === true ? [at] : [];
      return extraIn(member, described, at, depth + 1);
    });
}

const NO_LOGIN = 'no login was given, or the sign-in failed';

/**
 * What the described operations return to the user, to a second user, to an administrator, without a session and with forged tokens.
 * Reads only; accounts are made only if `active_post` allows it.
 */
export async function gatherApi(context: ProbeContext): Promise<Gathered<ApiEvidence>> {
  const described = await context.gather('operations');
  if (described.state !== 'available') return described;
  const { operations } = described.value;
  if (operations.length === 0)
    return { state: 'not_applicable', reason: 'no description of an API was given, and the target publishes none' };
  const reader = new OperationReader(context);
  const readings = await surveyOf(reader, operations);
  // In this order: what an earlier part asks, a later one takes from the cache.
  const parts = [
    await probesOfData(reader, readings),
    await probesOfUser(reader, readings),
    await probesOfObjects(reader, readings, operations),
    await probesOfGraphql(reader, operations),
    await probeAccounts(reader, operations, readings),
    { probes: await probeErrors(reader, readings), reasons: {} },
  ];
  const probes = parts.flatMap((part) => part.probes);
  const reasons: ApiEvidence['reasons'] = Object.assign({}, ...parts.map((part) => part.reasons));
  const { requested, isCutShort } = reader;
  const responses = readings.flatMap(({ own, anonymous }) => [own, anonymous]).filter((one) => one !== null);
  return { state: 'available', value: { probes, responses, requested, isCutShort, reasons } };
}

interface Part {
  readonly probes: readonly ApiProbe[];
  /** Why a kind of probe was not possible. */
  readonly reasons: ApiEvidence['reasons'];
}

async function probesOfData(reader: OperationReader, readings: readonly Reading[]): Promise<Part> {
  const reasons: Partial<Record<ApiProbeKind, string>> = {};
  if (!readings.some(({ operation }) => operation.security === 'required'))
    reasons.broken_authentication = 'the description names no operation that reads and requires a credential';
  if (!readings.some(({ operation }) => operation.response !== null))
    reasons.undocumented_properties = 'the description has no schema of a response';
  const open = await probeAuthentication(reader, readings);
  return { probes: [...probeSecrets(readings), ...probeUndocumented(readings), ...open], reasons };
}

async function probesOfUser(reader: OperationReader, readings: readonly Reading[]): Promise<Part> {
  if (!reader.isSignedIn)
    return { probes: [], reasons: { jwt: NO_LOGIN, verb_tampering: NO_LOGIN, function: NO_LOGIN } };
  const jwt = await probeJwt(reader, readings);
  const verbs = await probeVerbs(reader, readings);
  const functions = await probeFunctions(reader, readings);
  const isForAdministrators = readings.some(({ operation }) => isAdministrative(operation));
  return {
    probes: [...jwt.probes, ...verbs, ...functions],
    reasons: {
      ...(jwt.reason === null ? {} : { jwt: jwt.reason }),
      ...(isForAdministrators
        ? {}
        : { function: 'no operation that reads is for administrators by its path or scopes' }),
    },
  };
}

async function probesOfObjects(
  reader: OperationReader,
  readings: readonly Reading[],
  operations: readonly ApiOperation[],
): Promise<Part> {
  if (!reader.hasIdentity('user') || !reader.hasIdentity('second'))
    return { probes: [], reasons: { object: 'it needs login and second-login' } };
  const { probes, compared } = await probeObjects(reader, readings, operations);
  const reason = 'no list shows an object of the user with an operation that reads it';
  return { probes, reasons: compared === 0 ? { object: reason } : {} };
}

async function probesOfGraphql(reader: OperationReader, operations: readonly ApiOperation[]): Promise<Part> {
  const { probes, endpoints } = await probeGraphql(reader, operations);
  return { probes, reasons: endpoints === 0 ? { graphql: 'the API has no GraphQL endpoint' } : {} };
}
