import type { ApiOperation, ApiProbe, ApiSchema } from '../../core/evidence/api.ts';
import { hasName, plainName } from '../../data/names.ts';
import { isSignInLink } from '../../web/sign-in-page.ts';
import { dataLeaves, dataOf, propertyPaths } from '../operations/json-values.ts';
import { forEachOf, type OperationReader } from '../operations/operation-reader.ts';
import type { Reading } from '../operations/survey.ts';

const PROBED_MAX = 30;
/** Described properties that a response must hold if no user's response shows what the operation returns. */
const DESCRIBED_MIN = 2;

/** Operations that the description protects, and that return the same data without a session and with an invented token. */
export async function probeAuthentication(reader: OperationReader, readings: readonly Reading[]): Promise<ApiProbe[]> {
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

/** The names of all properties that a schema describes. */
function namesOf(schema: ApiSchema | null, found = new Set<string>()): Set<string> {
  if (schema === null) return found;
  for (const [name, property] of schema.properties ?? []) {
    found.add(plainName(name));
    namesOf(property, found);
  }
  return namesOf(schema.items ?? null, found);
}
