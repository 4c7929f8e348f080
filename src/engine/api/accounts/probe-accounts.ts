import type { ApiOperation, ApiProbe, ApiSchema } from '../../core/evidence/api.ts';
import { type Exchange, hasResponse } from '../../core/evidence/http.ts';
import type { ProbeContext } from '../../core/probe-context.ts';
import { isHarmfulLink, isPathAllowed } from '../../crawl/link-policy.ts';
import { jsonOf, tokenIn } from '../../web/token-in.ts';
import { dataOf, jsonOfResponse, leavesOf, saysFailed } from '../operations/json-values.ts';
import type { OperationReader } from '../operations/operation-reader.ts';
import type { Reading } from '../operations/survey.ts';
import { type Account, accountBody, privilegesIn, registrationOf, signInOf } from './account-operations.ts';

const READ_MAX = 6;
const REQUESTS_KEPT = 60;

interface AccountProbes {
  readonly probes: readonly ApiProbe[];
  /** Why nothing was sent for a kind of probe. */
  readonly reasons: { readonly mass_assignment?: string; readonly user_enumeration?: string };
}

/**
 * Makes two harmless accounts, one of them with a right that the description does not let it choose, and reads both back. Then signs in
 * with wrong passwords. Only if the user allows requests that write (`active_post`).
 */
export async function probeAccounts(
  reader: OperationReader,
  operations: readonly ApiOperation[],
  readings: readonly Reading[],
): Promise<AccountProbes> {
  const { context } = reader;
  if (context.options.active_post !== true || !context.ownershipProven) {
    const reason = 'it needs active-post, and the proof that the target is yours';
    return { probes: [], reasons: { mass_assignment: reason, user_enumeration: reason } };
  }
  const isAllowed = ({ template }: ApiOperation) =>
    isPathAllowed(new URL(template), context.options) && !isHarmfulLink(new URL(template));
  const allowed = operations.filter(isAllowed);
  const registration = registrationOf(allowed);
  const signIn = signInOf(allowed);
  const assigned = registration === null ? null : await probeAssignment(reader, registration, signIn, readings);
  const known = context.options.login?.username ?? assigned?.control?.username;
  const mass = registration === null ? 'no operation registers an account' : (assigned?.reason ?? null);
  const enumeration = signIn === null || known === undefined ? 'no operation signs in, or no user is known' : null;
  const enumerated = signIn === null || known === undefined ? [] : await probeEnumeration(context, signIn, known);
  return {
    probes: [...(assigned?.probes ?? []), ...enumerated],
    reasons: {
      ...(mass === null ? {} : { mass_assignment: mass }),
      ...(enumeration === null ? {} : { user_enumeration: enumeration }),
    },
  };
}

async function post(context: ProbeContext, operation: ApiOperation, body: unknown): Promise<Exchange | null> {
  if (context.requestsLeft() < REQUESTS_KEPT) return null;
  const isForm = operation.body?.encoding === 'form';
  const fields = Object.entries(body as Readonly<Record<string, unknown>>).map(([name, value]) => [
    name,
    String(value),
  ]);
  const attempt = await context.fetch({
    method: 'POST',
    url: operation.template,
    identity: 'none',
    fresh: true,
    headers: [
      ['Content-Type', isForm ? 'application/x-www-form-urlencoded' : 'application/json'],
      ['Accept', 'application/json'],
    ],
    body: isForm ? new URLSearchParams(fields).toString() : JSON.stringify(body),
  });
  return hasResponse(attempt) ? attempt : null;
}

interface Assigned {
  readonly probes: readonly ApiProbe[];
  readonly control: Account | null;
  readonly reason: string | null;
}

async function probeAssignment(
  reader: OperationReader,
  registration: ApiOperation,
  signIn: ApiOperation | null,
  readings: readonly Reading[],
): Promise<Assigned> {
  const { context } = reader;
  const showing = readings.filter((reading) =>
    namesIn(reading).some((name) => privilegesIn(registration, [name]).length > 0),
  );
  const rights = privilegesIn(registration, showing.flatMap(namesIn));
  if (rights.length === 0)
    return { probes: [], control: null, reason: 'no response shows a right that registration does not take' };
  const account = (): Account => {
    const username = context.token(12);
    return { username, email: `${username}@example.com`, password: `Sg1!${context.token(16)}` };
  };
  const [control, probed] = [account(), account()];
  const members = Object.fromEntries(rights.map((name) => [name, true]));
  if (!isTaken(await post(context, registration, accountBody(registration, control))))
    return { probes: [], control: null, reason: 'the registration was refused' };
  const exchange = await post(context, registration, accountBody(registration, probed, members));
  if (exchange === null || !isTaken(exchange)) return { probes: [], control, reason: null };
  const before = await rightsOf(reader, control, signIn, showing, rights);
  const after = await rightsOf(reader, probed, signIn, showing, rights);
  // The control has the property, with another value: rights that everyone gets are no fault.
  const property = rights.find((name) => after.get(name) === true && before.has(name) && before.get(name) === false);
  if (property === undefined) return { probes: [], control, reason: null };
  return { probes: [{ kind: 'mass_assignment', operation: registration, exchange, property }], control, reason: null };
}

function isTaken(exchange: Exchange | null): boolean {
  if (exchange === null || exchange.response.status > 299) return false;
  return !saysFailed(jsonOfResponse(exchange));
}

/** The names of properties in the schema and in the responses of an operation. */
function namesIn({ operation, own, anonymous }: Reading): string[] {
  const described: string[] = [];
  const visit = (schema: ApiSchema | undefined) => {
    for (const [name, property] of schema?.properties ?? []) {
      described.push(name);
      visit(property);
    }
    if (schema?.items !== undefined) visit(schema.items);
  };
  visit(operation.response ?? undefined);
  return [...described, ...[own, anonymous].flatMap((exchange) => leavesOf(dataOf(exchange)).map(({ name }) => name))];
}

/** The rights of an account in records that name it: read with its own session, or without one. */
async function rightsOf(
  reader: OperationReader,
  account: Account,
  signIn: ApiOperation | null,
  showing: readonly Reading[],
  rights: readonly string[],
): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  const session = signIn === null ? null : await post(reader.context, signIn, accountBody(signIn, account));
  const token = session === null || !isTaken(session) ? null : tokenIn(jsonOf(session.response.text));
  const headers = token === null ? [] : ([['Authorization', `Bearer ${token}`]] as const);
  for (const { operation } of showing.slice(0, READ_MAX)) {
    const values = new Map(
      operation.parameters.filter((one) => one.in === 'path').map(({ name }) => [name, account.username] as const),
    );
    const exchange = await reader.read({ operation, values, reader: 'none', headers, isFresh: true });
    for (const { name, value, record } of leavesOf(dataOf(exchange))) {
      const isOwn = Object.values(record ?? {}).some((one) => one === account.username || one === account.email);
      if (isOwn && rights.includes(name) && !found.has(name)) found.set(name, value);
    }
  }
  return found;
}

/** Signs in twice as an existing user and twice as one that does not exist, each time with a wrong password. */
async function probeEnumeration(context: ProbeContext, signIn: ApiOperation, known: string): Promise<ApiProbe[]> {
  const at = known.lastIndexOf('@');
  const domain = at === -1 ? 'example.com' : known.slice(at + 1);
  const attempt = async (name: string): Promise<{ exchange: Exchange; text: string } | null> => {
    const email = name.includes('@') ? name : `${name}@${domain}`;
    const exchange = await post(
      context,
      signIn,
      accountBody(signIn, { username: name, email, password: `Sg1!${context.token(16)}` }),
    );
    if (exchange === null || exchange.response.status >= 429) return null;
    const { status, text } = exchange.response;
    return {
      exchange,
      text: `${status} ${text
        .slice(0, 20_000)
        .replaceAll(email, '')
        .replaceAll(name, '')
        .replace(/\d{4,30}/g, '')}`,
    };
  };
  const invented = () => (at === -1 ? context.token(12) : `${context.token(12)}@${domain}`);
  const first = await attempt(known);
  const unknown = first === null ? null : await attempt(invented());
  if (first === null || unknown === null || first.text === unknown.text) return [];
  const [again, other] = [await attempt(known), await attempt(invented())];
  if (again?.text !== first.text || other?.text !== unknown.text) return [];
  const messages = [first, unknown].map(({ exchange }) => messageOf(exchange));
  const detail = `to an existing user: ${messages[0]}; to one that does not exist: ${messages[1]}; twice each`;
  return [{ kind: 'user_enumeration', operation: signIn, exchange: unknown.exchange, detail }];
}

/** The status with the first words of a response. */
function messageOf(exchange: Exchange): string {
  const texts = leavesOf(jsonOfResponse(exchange)).flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  return `${exchange.response.status} "${texts.join(', ').slice(0, 120)}"`;
}
