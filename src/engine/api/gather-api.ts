import type { ApiEvidence, ApiProbe, ApiProbeKind } from '../core/evidence/api.ts';
import type { Gathered } from '../core/evidence/map.ts';
import type { ProbeContext } from '../core/probe-context.ts';
import { probeAuthentication } from './access/probe-authentication.ts';
import { isAdministrative, probeFunctions, probeObjects } from './access/probe-objects.ts';
import { probeErrors, probeVerbs } from './access/probe-refused.ts';
import { probeAccounts } from './accounts/probe-accounts.ts';
import { probeSecrets, probeUndocumented } from './data/probe-properties.ts';
import { probeGraphql } from './graphql/probe-graphql.ts';
import { OperationReader } from './operations/operation-reader.ts';
import { surveyOf } from './operations/survey.ts';
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
  const reasons: Partial<Record<ApiProbeKind, string>> = {};
  const probes: ApiProbe[] = [...probeSecrets(readings), ...probeUndocumented(readings)];
  probes.push(...(await probeAuthentication(reader, readings)));
  if (!readings.some(({ operation }) => operation.security === 'required'))
    reasons.broken_authentication = 'the description names no operation that reads and requires a credential';
  if (reader.isSignedIn) {
    const jwt = await probeJwt(reader, readings);
    probes.push(...jwt.probes);
    if (jwt.reason !== null) reasons.jwt = jwt.reason;
    probes.push(...(await probeVerbs(reader, readings)), ...(await probeFunctions(reader, readings)));
    if (!readings.some(({ operation }) => isAdministrative(operation)))
      reasons.function = 'no operation that reads is for administrators by its path or scopes';
  } else for (const kind of ['jwt', 'verb_tampering', 'function'] as const) reasons[kind] = NO_LOGIN;
  if (reader.hasIdentity('user') && reader.hasIdentity('second')) {
    const objects = await probeObjects(reader, readings, operations);
    probes.push(...objects.probes);
    if (objects.compared === 0) reasons.object = 'no list shows an object of the user with an operation that reads it';
  } else reasons.object = 'it needs login and second-login';
  const graphql = await probeGraphql(reader, operations);
  probes.push(...graphql.probes);
  if (graphql.endpoints === 0) reasons.graphql = 'the API has no GraphQL endpoint';
  const accounts = await probeAccounts(reader, operations, readings);
  probes.push(...accounts.probes);
  Object.assign(reasons, accounts.reasons);
  probes.push(...(await probeErrors(reader, readings)));
  if (!readings.some(({ operation }) => operation.response !== null))
    reasons.undocumented_properties = 'the description has no schema of a response';
  const { requested, isCutShort } = reader;
  const responses = readings.flatMap(({ own, anonymous }) => [own, anonymous]).filter((one) => one !== null);
  return { state: 'available', value: { probes, responses, requested, isCutShort, reasons } };
}
