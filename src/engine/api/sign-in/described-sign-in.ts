import { isRecord } from '../../../shared/records.ts';
import type { DescribedSignIn } from '../../core/described-login.ts';
import type { ApiOperation, ApiSchema } from '../../core/evidence/api.ts';
import type { JsonValue } from '../../core/evidence/insertion-point.ts';
import { hasName } from '../../data/names.ts';

const DEPTH_MAX = 4;
const SIGN_INS_MAX = 3;
const PROOFS_MAX = 12;

/** Operations that sign in, the likeliest first. */
export function signInsOf(operations: readonly ApiOperation[]): DescribedSignIn[] {
  const found = operations.flatMap((operation) => {
    const signIn = signInOf(operation);
    return signIn === null ? [] : { signIn, rank: rankOf(operation) };
  });
  return found
    .sort((one, other) => one.rank - other.rank || one.signIn.url.length - other.signIn.url.length)
    .slice(0, SIGN_INS_MAX)
    .map(({ signIn }) => signIn);
}

/** URLs of operations that read, need a session and no parameter: those that describe the caller first. */
export function proofsOf(operations: readonly ApiOperation[]): string[] {
  const rank = (url: string) => {
    if (hasName('caller', lastSegment(url))) return 0;
    return hasName('admin-segment', new URL(url).pathname) ? 2 : 1;
  };
  return operations
    .filter(
      ({ method, isRead, security, template, parameters }) =>
        method === 'GET' &&
        isRead &&
        security === 'required' &&
        !template.includes('{') &&
        !parameters.some(({ isRequired, in: place }) => isRequired && place !== 'header'),
    )
    .map(({ template }) => template)
    .sort((one, other) => rank(one) - rank(other) || one.length - other.length)
    .slice(0, PROOFS_MAX);
}

function signInOf(operation: ApiOperation): DescribedSignIn | null {
  const { id, method, template, body, format, response } = operation;
  if (method !== 'POST' || format === 'graphql' || body === null || template.includes('{')) return null;
  const { encoding } = body;
  if (encoding !== 'json' && encoding !== 'form') return null;
  const path = new URL(template).pathname;
  if (hasName('not-sign-in-form', path) || hasName('after-sign-in-path', path)) return null;
  // A collection of users creates one.
  if (hasName('user-collection', lastSegment(template))) return null;
  const place = credentialsIn(body.schema, []);
  if (place === null) return null;
  const properties = place.users.length === 0 ? [place.password] : [...place.users.slice(0, 1), place.password];
  return {
    id,
    url: template,
    encoding,
    properties: properties.map((name) => [...place.path, name].join('.')),
    body: (username, password) => filled(body.schema, body.value, place, { username, password }),
    tokenOf: (value) => tokenAt(value, response),
  };
}

function rankOf(operation: ApiOperation): number {
  const path = new URL(operation.template).pathname;
  const isNamed = hasName('sign-in-path', path) || hasName('token-collection', lastSegment(operation.template));
  const isForStaff = hasName('admin-segment', path) || hasName('partner-path', path);
  return (isNamed ? 0 : 2) + (isForStaff ? 1 : 0);
}

function lastSegment(template: string): string {
  return new URL(template).pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
}

/** Where the schema of a body has the credentials. */
interface CredentialsPlace {
  /** Names of the objects around them: `['user']`. */
  readonly path: readonly string[];
  readonly password: string;
  /** Properties for the user name, the likeliest first. */
  readonly users: readonly string[];
}

function credentialsIn(schema: ApiSchema, path: readonly string[]): CredentialsPlace | null {
  const properties = [...(schema.properties ?? [])];
  const names = properties.map(([name]) => name);
  const secrets = properties.filter(([name, { format }]) => format === 'password' && !hasName('key', name));
  const password = names.find((name) => hasName('password', name)) ?? secrets[0]?.[0];
  if (password !== undefined) return { path, password, users: usersIn(schema, password) };
  if (path.length >= DEPTH_MAX) return null;
  for (const [name, inner] of properties) {
    const found = inner.type === 'object' ? credentialsIn(inner, [...path, name]) : null;
    if (found !== null) return found;
  }
  return null;
}

/** Properties for the user name: required ones first; else the only other text that is required. */
function usersIn(schema: ApiSchema, password: string): string[] {
  const texts = [...(schema.properties ?? [])].filter(
    ([name, { type }]) => name !== password && (type === 'string' || type === 'unknown'),
  );
  const isRequired = (name: string) => schema.required?.includes(name) === true;
  const named = texts
    .map(([name]) => name)
    .filter((name) => (hasName('user', name) || hasName('email', name)) && !hasName('password', name))
    .sort((one, other) => Number(isRequired(other)) - Number(isRequired(one)));
  if (named.length > 0) return named;
  const required = texts.map(([name]) => name).filter(isRequired);
  return required.length === 1 ? required : [];
}

/** A body with the credentials and what else is required. */
function filled(
  schema: ApiSchema,
  sample: JsonValue,
  { path, password, users }: CredentialsPlace,
  values: { readonly username: string; readonly password: string },
): Readonly<Record<string, JsonValue>> {
  const [name, ...inner] = path;
  const given = isRecord(sample) ? (sample as Readonly<Record<string, JsonValue>>) : {};
  const body: Record<string, JsonValue> = {};
  for (const required of schema.required ?? [])
    if (Object.hasOwn(given, required)) body[required] = given[required] ?? null;
  if (name !== undefined) {
    const within = schema.properties?.get(name) ?? { type: 'object' };
    body[name] = filled(within, given[name] ?? null, { path: inner, password, users }, values);
    return body;
  }
  for (const user of usersToFill(schema, users, values.username)) body[user] = values.username;
  body[password] = values.password;
  // RFC 6749, section 4.3.2: the grant of a token endpoint, which descriptions write as a pattern.
  if (schema.properties?.has('grant_type') === true) body['grant_type'] = 'password';
  return body;
}

/** The required properties for the user name; if none is, the one that its form fits. */
function usersToFill({ required = [] }: ApiSchema, users: readonly string[], username: string): readonly string[] {
  const demanded = users.filter((user) => required.includes(user));
  if (demanded.length > 0) return demanded;
  const prefers = username.includes('@') ? 'email' : 'user';
  const preferred = users.find((user) => hasName(prefers, user)) ?? users[0];
  return preferred === undefined ? [] : [preferred];
}

const TOKEN = /^[\x21-\x7e]{8,16384}$/;

/** The text at the property that the schema of the response has for a token: by its name, or the only one there is. */
function tokenAt(value: unknown, schema: ApiSchema | null): string | null {
  if (schema === null || !isRecord(value)) return null;
  const texts = [...(schema.properties ?? [])].filter(([, { type }]) => type === 'string');
  const named = texts.find(([name]) => hasName('token-property', name)) ?? (texts.length === 1 ? texts[0] : undefined);
  const text = named === undefined ? undefined : value[named[0]];
  if (typeof text === 'string' && TOKEN.test(text)) return text;
  for (const [name, inner] of schema.properties ?? []) {
    const found = inner.type === 'object' ? tokenAt(value[name], inner) : null;
    if (found !== null) return found;
  }
  return null;
}
