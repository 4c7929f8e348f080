import { IDENTITY_NAMES, LOGIN_OPTIONS, type Login } from '../../contract/login.ts';
import { methodOf } from '../../contract/login-method.ts';
import { type PublicScanOptions, type ScanCreate, ScanCreate as ScanCreateSchema } from '../../contract/scan.ts';
import { type AuditEntry, auditAll } from '../audit.ts';
import { ApiError, invalid } from '../errors.ts';
import { event, readSubscribers, recordEvents } from '../events.ts';
import { newId } from '../ids.ts';
import { type Charge, charge, lockWallet, readWallet, type Wallet } from '../ledger.ts';
import { CHANNELS, type Principal, type ServiceContext } from '../service-context.ts';
import { single, type Transaction } from '../store/store.ts';
import { refuseClosedOrigin, type ScanAddress, scanAddress } from '../targets/hostname.ts';
import { type TargetRow, targetCreated } from '../targets/target-row.ts';
import { schemaFaults, validationError } from '../validate.ts';
import { type ScanRow, scanEventData } from './scan-row.ts';
import { TargetFinder } from './target-finder.ts';

export type CreateOutcome = { readonly scan: ScanRow } | { readonly error: ApiError };

export interface CreateResult {
  /** One per entry, in request order; empty when `failFast` stopped. */
  readonly outcomes: readonly CreateOutcome[];
  /** With `failFast`: the first refused entry. */
  readonly failure: { readonly index: number; readonly error: ApiError } | null;
}

interface Accepted {
  readonly id: string;
  readonly request: ScanCreate;
  readonly target: TargetRow;
  readonly hostname: string;
  readonly proven: boolean;
  readonly options: PublicScanOptions;
  readonly price: number;
}

/** Creates one scan; see {@link createScans}. @throws ApiError when it is refused */
export async function createScan(
  tx: Transaction,
  service: ServiceContext,
  principal: Principal,
  entry: unknown,
  traceparent: string | null = null,
): Promise<ScanRow> {
  const outcome = single((await createScans(tx, service, principal, [entry], null, traceparent)).outcomes);
  if ('error' in outcome) throw outcome.error;
  return outcome.scan;
}

/**
 * Creates scans in the caller's transaction: finds or registers targets, charges tokens, writes rows, secrets and events.
 * Entries are checked one by one, in order. A refused entry leaves nothing behind.
 * @param entries not validated
 * @param bulk null for one scan; with `failFast`, stops at the first refused entry, and the caller rolls back
 * @param traceparent of what creates them; null without a trace
 */
export async function createScans(
  tx: Transaction,
  service: ServiceContext,
  principal: Principal,
  entries: readonly unknown[],
  bulk: { readonly failFast: boolean } | null,
  traceparent: string | null = null,
): Promise<CreateResult> {
  const paramOf = (index: number) => (bulk === null ? '' : `scans[${index}]`);
  const now = service.clock.now();
  const parsed = entries.map((entry, index) => parseEntry(entry, paramOf(index), service));
  const targets = new TargetFinder(tx, service, principal, now);
  const valid = parsed.filter((entry): entry is ValidEntry => !('error' in entry));
  const subscribers = await readSubscribers(tx, principal.workspaceId, now);
  await targets.load(valid.map(({ address }) => address));
  const wallet = await walletFor(tx, principal.workspaceId, service, valid);
  const accepted: Accepted[] = [];
  const outcomes: CreateOutcome[] = [];
  let balance = wallet.livemode ? wallet.balance : Number.POSITIVE_INFINITY;
  for (const [index, entry] of parsed.entries()) {
    const outcome = await acceptEntry(entry, paramOf(index), { ...wallet, balance }, targets, now);
    if ('error' in outcome) {
      if (bulk?.failFast === true) return { outcomes: [], failure: { index, error: outcome.error } };
      outcomes.push(outcome);
    } else {
      balance -= outcome.price;
      accepted.push(outcome);
      outcomes.push({ scan: queuedScan(outcome, principal.workspaceId, wallet.livemode, now, traceparent) });
    }
  }
  const rows = outcomes.flatMap((outcome) => ('scan' in outcome ? [outcome.scan] : []));
  await insertScans(tx, principal, rows);
  await insertSecrets(tx, accepted);
  const events = rows.map((row) => event('scan.queued', row.id, scanEventData(row)));
  await recordEvents(tx, principal.workspaceId, events, subscribers, now);
  const registered = targets.registered.map((row) => targetCreated(row));
  await auditAll(tx, principal, [...registered, ...scansCreated(rows, bulk !== null)], now);
  const charges = accepted.map(
    ({ request, price, id }): Charge => ({ operation: `scan.${request.scan_type}`, cost: price, reference: id }),
  );
  // Last, because other creations of the workspace wait from there to the commit.
  await charge(tx, principal.workspaceId, wallet.livemode, charges, now);
  tx.notify(CHANNELS.scanQueued);
  return { outcomes, failure: null };
}

/** @throws ApiError for what would refuse one of these scans now, but for the balance */
export async function refuseScans(
  tx: Transaction,
  service: ServiceContext,
  principal: Principal,
  entries: readonly ScanCreate[],
): Promise<void> {
  const targets = new TargetFinder(tx, service, principal, service.clock.now());
  const parsed = entries.map((entry) => parseEntry(entry, '', service));
  await targets.load(parsed.flatMap((entry) => ('error' in entry ? [] : [entry.address])));
  for (const entry of parsed) {
    if ('error' in entry) throw entry.error;
    targets.forScan(entry.address, entry.request.scan_type, 'target_ids');
  }
}

/**
 * Finds or registers the target of an entry that nothing refuses.
 * @param wallet with the tokens left for it; infinite in a sandbox
 */
async function acceptEntry(
  entry: ParsedEntry,
  param: string,
  { balance, prices }: Wallet,
  targets: TargetFinder,
  now: Date,
): Promise<Accepted | { readonly error: ApiError }> {
  if ('error' in entry) return entry;
  const { request, address } = entry;
  try {
    const target = targets.forScan(address, request.scan_type, join(param, 'target'));
    const price = prices[`scan.${request.scan_type}`];
    if (price > balance) throw insufficientTokens(price, balance, request.scan_type);
    return {
      id: newId('scn', now),
      request,
      target: target.row ?? (await targets.register(address)),
      hostname: target.hostname,
      proven: target.proven,
      options: optionsOf(request, address),
      price,
    };
  } catch (error) {
    if (error instanceof ApiError) return { error };
    throw error;
  }
}

/** One entry for a bulk request, so that a batch costs one row. */
function scansCreated(rows: readonly ScanRow[], isBulk: boolean): AuditEntry[] {
  const [first] = rows;
  if (first === undefined) return [];
  if (!isBulk) {
    return rows.map(({ id, target, scan_type }) => ({
      action: 'scan.created',
      subject: id,
      details: { target, scan_type },
    }));
  }
  const details = { count: rows.length, scan_ids: rows.map(({ id }) => id) };
  return [{ action: 'scan.created', subject: first.id, details }];
}

/** Transactions under way that a balance must suffice for, to be read without a lock. */
const CONCURRENT = 100;

/**
 * The balance, locked only when creations under way could exhaust it. Creations of a workspace with enough tokens do not
 * wait for each other: if the balance runs out all the same, the charge fails and the transaction runs again. Nor do those
 * that it covers none of, because it is not charged then.
 */
async function walletFor(
  tx: Transaction,
  workspaceId: string,
  { config }: ServiceContext,
  entries: readonly ValidEntry[],
): Promise<Wallet> {
  const wallet = await readWallet(tx, workspaceId, config);
  const prices = entries.map(({ request }) => wallet.prices[`scan.${request.scan_type}`]);
  const cost = prices.reduce((sum, price) => sum + price, 0);
  const isSafe = wallet.balance >= cost * CONCURRENT || prices.every((price) => price > wallet.balance);
  return !wallet.livemode || isSafe ? wallet : lockWallet(tx, workspaceId, config);
}

interface ValidEntry {
  readonly request: ScanCreate;
  readonly address: ScanAddress;
}

type ParsedEntry = ValidEntry | { readonly error: ApiError };

function parseEntry(entry: unknown, param: string, service: ServiceContext): ParsedEntry {
  const faults = schemaFaults(ScanCreateSchema, entry, param);
  if (faults.length > 0) return { error: validationError(faults, 'The scan') };
  const request = entry as ScanCreate;
  try {
    const address = scanAddress(join(param, 'target'), request.target, service.config.addressPolicy);
    const { scheme, start_path } = request.options ?? {};
    if (scheme !== undefined && address.scheme !== null && scheme !== address.scheme) {
      throw invalid(join(param, 'options.scheme'), 'differs from the scheme of the target');
    }
    if (start_path !== undefined && address.path !== null && address.path !== '/' && start_path !== address.path) {
      throw invalid(join(param, 'options.start_path'), 'differs from the path of the target');
    }
    for (const name of IDENTITY_NAMES) {
      const login = request.options?.[LOGIN_OPTIONS[name]];
      if (login !== undefined) refuseLogin(join(param, `options.${LOGIN_OPTIONS[name]}`), login, service);
    }
    return { request, address };
  } catch (error) {
    if (error instanceof ApiError) return { error };
    throw error;
  }
}

/** @throws ApiError */
function refuseLogin(param: string, login: Login, { config }: ServiceContext): void {
  const method = methodOf(login);
  if ('fault' in method) throw invalid(param, method.fault);
  for (const [index, origin] of (login.identity_provider ?? []).entries())
    refuseClosedOrigin(`${param}.identity_provider[${index}]`, origin, config.addressPolicy);
}

function optionsOf(request: ScanCreate, address: ScanAddress): PublicScanOptions {
  const {
    request_headers: _,
    login: _login,
    second_login: _second,
    admin_login: _admin,
    api_description: _description,
    ...options
  } = request.options ?? {};
  return {
    ...options,
    ...(address.scheme === null ? {} : { scheme: address.scheme }),
    ...(address.path === null || options.start_path !== undefined ? {} : { start_path: address.path }),
  };
}

function insufficientTokens(price: number, balance: number, scanType: string): ApiError {
  return new ApiError(
    'insufficient_tokens',
    `A ${scanType} scan costs ${price} tokens and the workspace has ${balance}: add tokens to it.`,
  );
}

async function insertScans(tx: Transaction, principal: Principal, rows: readonly ScanRow[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  await tx.query(
    `INSERT INTO scans (id, workspace_id, key_id, target_id, target, scan_type, status, ownership_proven, metadata,
                        options, tokens_charged, created_at, turn, traceparent)
     SELECT id, $1, $2, target_id, target, scan_type, 'queued', ownership_proven, metadata, options, tokens_charged, $3, $3, $5
     FROM jsonb_to_recordset($4::jsonb) AS e (id text, target_id text, target text, scan_type text,
       ownership_proven boolean, metadata jsonb, options jsonb, tokens_charged int)`,
    [principal.workspaceId, principal.keyId, first.created_at, JSON.stringify(rows.map(columnsOf)), first.traceparent],
  );
}

async function insertSecrets(tx: Transaction, accepted: readonly Accepted[]): Promise<void> {
  const secrets = accepted.flatMap((entry) => {
    const { request_headers: headers, login, second_login, admin_login, api_description } = entry.request.options ?? {};
    const logins = { login, second_login, admin_login };
    const hasSecret = [headers, api_description, ...Object.values(logins)].some((one) => one !== undefined);
    return hasSecret ? [{ scan_id: entry.id, request_headers: headers, logins, api_description }] : [];
  });
  if (secrets.length === 0) return;
  await tx.query(
    `INSERT INTO scan_secrets (scan_id, request_headers, logins, api_description)
     SELECT scan_id, request_headers, logins, api_description
     FROM jsonb_to_recordset($1::jsonb) AS e (scan_id text, request_headers jsonb, logins jsonb, api_description text)`,
    [JSON.stringify(secrets)],
  );
}

/** What the statement reads of a row; the rest is the same for all, or empty. */
function columnsOf({ id, target_id, target, scan_type, ownership_proven, metadata, options, tokens_charged }: ScanRow) {
  return { id, target_id, target, scan_type, ownership_proven, metadata, options, tokens_charged };
}

function queuedScan(
  entry: Accepted,
  workspaceId: string,
  livemode: boolean,
  now: Date,
  traceparent: string | null,
): ScanRow {
  return {
    id: entry.id,
    workspace_id: workspaceId,
    target_id: entry.target.id,
    target: entry.hostname,
    scan_type: entry.request.scan_type,
    status: 'queued',
    livemode,
    ownership_proven: entry.proven,
    metadata: entry.request.metadata ?? {},
    options: entry.options,
    tokens_charged: livemode ? entry.price : 0,
    created_at: now,
    started_at: null,
    finished_at: null,
    counts: null,
    failure_reason: null,
    failure_message: null,
    attempt: 0,
    traceparent,
  };
}

function join(prefix: string, name: string): string {
  return prefix === '' ? name : `${prefix}.${name}`;
}
