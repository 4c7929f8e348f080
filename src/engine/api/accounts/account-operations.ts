import { isRecord } from '../../../shared/records.ts';
import type { ApiOperation, ApiSchema } from '../../core/evidence/api.ts';
import type { JsonValue } from '../../core/evidence/insertion-point.ts';
import { plainName } from '../operations/json-values.ts';

const REGISTER = /regist|sign-?up|(?:^|\/)(?:users?|accounts?|members?|customers?)\/?$/i;
const SIGN_IN = /log-?in|sign-?in|logon|authenticat|(?:^|\/)(?:auth|tokens?|sessions?)\/?$/i;
const OTHER =
  /log-?out|sign-?out|refresh|revoke|forgot|reset|verify|confirm|oauth|callback|change|admin|invite|mfa|2fa|otp/i;
const USER = /^(?:username|user|login|identifier|userid|loginname|account|name|nickname|handle)$/;
const EMAIL = /^(?:email|mail|emailaddress|useremail)$/;
const PASSWORD =
  /^(?:password|passwd|pwd|pass|passphrase|passwordconfirmation|confirmpassword|passwordconfirm|repeatpassword|password2)$/;
/** Rights that only the application may give. */
const PRIVILEGE = /^(?:is)?(?:admin|administrator|staff|superuser|superadmin|root|moderator|manager)$/;

/** An account that the scan makes, or tries to sign in to. */
export interface Account {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

function pathOf({ template }: ApiOperation): string {
  return new URL(template).pathname.slice(0, 500);
}

function properties({ body }: ApiOperation): string[] {
  const described = [...(body?.schema.properties?.keys() ?? [])];
  const sample: unknown = body?.value;
  return [...new Set([...described, ...(isRecord(sample) ? Object.keys(sample) : [])])].slice(0, 100);
}

function takesCredentials(operation: ApiOperation): boolean {
  const names = properties(operation).map(plainName);
  const takesUser = names.some((name) => USER.test(name) || EMAIL.test(name));
  return (
    operation.method === 'POST' &&
    operation.format !== 'graphql' &&
    takesUser &&
    names.some((name) => PASSWORD.test(name))
  );
}

/** The operation by which anyone makes an account, or null. */
export function registrationOf(operations: readonly ApiOperation[]): ApiOperation | null {
  const isRegistration = (operation: ApiOperation) =>
    operation.security !== 'required' &&
    !operation.template.includes('{') &&
    REGISTER.test(pathOf(operation)) &&
    !OTHER.test(pathOf(operation)) &&
    takesCredentials(operation);
  return operations.find(isRegistration) ?? null;
}

/** The operation that takes a user name and a password, or null. */
export function signInOf(operations: readonly ApiOperation[]): ApiOperation | null {
  const isSignIn = (operation: ApiOperation) =>
    !operation.template.includes('{') &&
    SIGN_IN.test(pathOf(operation)) &&
    !OTHER.test(pathOf(operation)) &&
    !/regist|sign-?up/i.test(pathOf(operation)) &&
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
    const plain = plainName(name);
    if (PASSWORD.test(plain)) body[name] = account.password;
    else if (EMAIL.test(plain)) body[name] = account.email;
    else if (USER.test(plain)) body[name] = account.username;
    else if (isRecord(sample) && Object.hasOwn(sample, name) && !PRIVILEGE.test(plain))
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
  for (const name of names) if (PRIVILEGE.test(plainName(name)) && !isGiven(name)) found.add(name);
  return [...found].slice(0, 3);
}
