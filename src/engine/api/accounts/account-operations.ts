import { isRecord } from '../../../shared/records.ts';
import type { ApiOperation, ApiSchema } from '../../core/evidence/api.ts';
import type { JsonValue } from '../../core/evidence/insertion-point.ts';
import { hasName, type NameList } from '../../data/names.ts';

/** An account that the scan makes, or tries to sign in to. */
export interface Account {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

function pathOf({ template }: ApiOperation): string {
  return new URL(template).pathname.slice(0, 500);
}

/** By a word of the path, or by its last segment: an interface posts to the collection. */
function isNamed(operation: ApiOperation, word: NameList, collection: NameList): boolean {
  const path = pathOf(operation).replace(/\/$/, '');
  return hasName(word, path) || hasName(collection, path.slice(path.lastIndexOf('/') + 1));
}

function properties({ body }: ApiOperation): string[] {
  const described = [...(body?.schema.properties?.keys() ?? [])];
  const sample: unknown = body?.value;
  return [...new Set([...described, ...(isRecord(sample) ? Object.keys(sample) : [])])].slice(0, 100);
}

function takesCredentials(operation: ApiOperation): boolean {
  const names = properties(operation);
  const takesUser = names.some((name) => hasName('user', name) || hasName('email', name));
  return (
    operation.method === 'POST' &&
    operation.format !== 'graphql' &&
    (operation.body?.encoding === 'json' || operation.body?.encoding === 'form') &&
    takesUser &&
    names.some((name) => hasName('password', name))
  );
}

/** The operation by which anyone makes an account, or null. */
export function registrationOf(operations: readonly ApiOperation[]): ApiOperation | null {
  const isRegistration = (operation: ApiOperation) =>
    operation.security !== 'required' &&
    !operation.template.includes('{') &&
    isNamed(operation, 'register-path', 'user-collection') &&
    !hasName('other-account-path', pathOf(operation)) &&
    takesCredentials(operation);
  return operations.find(isRegistration) ?? null;
}

/** The operation that takes a user name and a password, or null. */
export function signInOf(operations: readonly ApiOperation[]): ApiOperation | null {
  const isSignIn = (operation: ApiOperation) =>
    !operation.template.includes('{') &&
    isNamed(operation, 'sign-in-path', 'token-collection') &&
    !hasName('other-account-path', pathOf(operation)) &&
    !hasName('register-path', pathOf(operation)) &&
    takesCredentials(operation);
  return operations.find(isSignIn) ?? null;
}

/** The body of the operation with the values of the account, and with further members. */
export function accountBody(
  operation: ApiOperation,
  account: Account,
  further: Readonly<Record<string, JsonValue>> = {},
): Readonly<Record<string, JsonValue>> {
  const sample: unknown = operation.body?.value;
  const body: Record<string, JsonValue> = {};
  for (const name of properties(operation)) {
    if (hasName('password', name)) body[name] = account.password;
    else if (hasName('email', name)) body[name] = account.email;
    else if (hasName('user', name)) body[name] = account.username;
    else if (isRecord(sample) && Object.hasOwn(sample, name) && !hasName('privilege', name))
      body[name] = sample[name] as JsonValue;
  }
  return { ...body, ...further };
}

/** Properties of users that registration does not describe, or only as read-only, by the names that responses and schemas have. */
export function privilegesIn(registration: ApiOperation, names: Iterable<string>): string[] {
  const schema = registration.body?.schema.properties;
  const isGiven = (name: string) => {
    const described: ApiSchema | undefined = schema?.get(name);
    return described !== undefined && described.isReadOnly !== true;
  };
  const found = new Set<string>();
  for (const name of names) if (hasName('privilege', name) && !isGiven(name)) found.add(name);
  return [...found].slice(0, 3);
}
