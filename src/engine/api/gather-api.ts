import type { ApiEvidence, ApiOperation, ApiProbe, ApiProbeKind } from '../core/evidence/api.ts';
import type { Gathered } from '../core/evidence/map.ts';
import type { ProbeContext } from '../core/probe-context.ts';
import { probeAuthentication } from './access/probe-authentication.ts';
import { isAdministrative, probeFunctions, probeObjects } from './access/probe-objects.ts';
import { probeErrors, probeVerbs } from './access/probe-refused.ts';
import { probeAccounts } from './accounts/probe-accounts.ts';
import { probeSecrets, probeUndocumented } from './data/probe-properties.ts';
import { probeGraphql } from './graphql/probe-graphql.ts';
import { OperationReader } from './operations/operation-reader.ts';
import { type Reading, surveyOf } from './operations/survey.ts';
import { probeJwt } from './tokens/probe-jwt.ts';

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
