import {
  CHANNEL_EVENTS,
  type Channel,
  type ChannelCreate,
  type ChannelKind,
  type ChannelSettings,
  type ChannelUpdate,
} from '../../contract/channel.ts';
import type { WebhookTestResult } from '../../contract/webhook.ts';
import { audit } from '../audit.ts';
import { ApiError, invalid, notFound } from '../errors.ts';
import { isId, newId } from '../ids.ts';
import type { Principal, ServiceContext } from '../service-context.ts';
import { listRows } from '../store/list-query.ts';
import { resourceOf, type Stored } from '../store/resource.ts';
import { type PageQuery, type Sql, single, type Transaction } from '../store/store.ts';
import type { WebhookSender } from '../webhooks/sender.ts';
import { cancelDeliveries } from '../webhooks/subscriptions.ts';
import { chargeTest, testResult } from '../webhooks/test-subscription.ts';
import { deliveryAddressRule, parseWebhookUrl } from '../webhooks/webhook-url.ts';
import type { ChannelTerms } from './queue-notices.ts';

/** Maximum channels of a workspace. */
const CHANNELS_MAX = 50;

type Setting = 'url' | 'token' | keyof ChannelSettings;

/** What each kind needs, and what it may have. */
const MEMBERS: Readonly<Record<ChannelKind, { readonly needs: readonly Setting[]; readonly may: readonly Setting[] }>> =
  {
    slack: { needs: ['url'], may: [] },
    teams: { needs: ['url'], may: [] },
    email: { needs: ['recipients'], may: [] },
    jira: { needs: ['url', 'token', 'project'], may: ['user', 'issue_type', 'summary'] },
    defectdojo: { needs: ['url', 'token', 'product'], may: ['engagement'] },
  };

export interface ChannelRow
  extends Stored<
    Pick<Channel, 'id' | 'events' | 'status' | 'disabled_reason' | 'last_success_at' | 'created_at'>,
    'last_success_at' | 'created_at'
  > {
  readonly url: string;
  /** API token; empty without one. */
  readonly secret: string;
  readonly channel: ChannelTerms;
}

const COLUMNS = 'id, url, secret, events, status, disabled_reason, last_success_at, created_at, channel';
const LIVING = 'channel IS NOT NULL AND deleted_at IS NULL';

/** Without its URL, which is a secret of Slack and Teams, and without its token. */
export function toChannel({ url, channel, ...row }: ChannelRow): Channel {
  const { name, kind, settings, min_severity, daily_at, time_zone } = channel;
  return {
    id: row.id,
    name,
    kind,
    host: hostOf(url),
    settings,
    min_severity,
    events: row.events,
    daily_at,
    time_zone,
    ...resourceOf(row, ['status', 'disabled_reason', 'last_success_at', 'created_at']),
  };
}

function hostOf(url: string): string | null {
  return url === '' ? null : new URL(url).host;
}

export function listChannels(sql: Sql, workspaceId: string, page: PageQuery): Promise<ChannelRow[]> {
  return listRows(sql, `SELECT ${COLUMNS} FROM webhooks`, [[`${LIVING} AND workspace_id = ?`, workspaceId]], page);
}

/** @throws ApiError not_found */
export async function findChannel(
  sql: Sql,
  { workspaceId }: Principal,
  id: string,
  lock: '' | 'FOR UPDATE' = '',
): Promise<ChannelRow> {
  const [row] = isId('chn', id)
    ? await sql.query<ChannelRow>(
        `SELECT ${COLUMNS} FROM webhooks WHERE id = $1 AND workspace_id = $2 AND ${LIVING} ${lock}`,
        [id, workspaceId],
      )
    : [];
  if (row === undefined) throw notFound('channel', id);
  return row;
}

/** @throws ApiError validation_error, invalid_state for too many, target_not_allowed */
export async function createChannel(
  service: ServiceContext,
  principal: Principal,
  body: ChannelCreate,
  tx: Transaction,
): Promise<Channel> {
  refuseLimited(principal);
  const { workspaceId } = principal;
  const { count } = single(
    await tx.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM webhooks WHERE workspace_id = $1 AND ${LIVING}`,
      [workspaceId],
    ),
  );
  if (count >= CHANNELS_MAX)
    throw new ApiError('invalid_state', `The workspace has ${count} channels, which is the maximum.`);
  const { kind, events = kind === 'jira' ? [CHANNEL_EVENTS[0]] : CHANNEL_EVENTS, url = '', token = '' } = body;
  const { name, settings = {}, min_severity = 'high', daily_at = null, time_zone = 'UTC' } = body;
  const terms = { name, kind, settings, min_severity, daily_at, time_zone };
  const now = service.clock.now();
  const address = await checked(service, terms, url, token, now);
  const rows = await tx.query<ChannelRow>(
    `INSERT INTO webhooks (id, workspace_id, url, normalized_url, events, status, secret, channel, created_at)
     VALUES ($1, $2, $3, $3, $4, 'enabled', $5, $6, $7) RETURNING ${COLUMNS}`,
    [newId('chn', now), workspaceId, address, events, token, JSON.stringify(terms), now],
  );
  const row = single(rows);
  await audit(tx, principal, 'channel.created', row.id, now, { name, kind, host: hostOf(address) });
  return toChannel(row);
}

/** Changes a channel. Disabling cancels what is pending; enabling resets the failure period. */
export async function updateChannel(
  service: ServiceContext,
  principal: Principal,
  id: string,
  body: ChannelUpdate,
  tx: Transaction,
): Promise<Channel> {
  refuseLimited(principal);
  const current = await findChannel(tx, principal, id, 'FOR UPDATE');
  const { url = current.url, token = current.secret, events = current.events, status = current.status } = body;
  // A stored token must not go to another host.
  if (body.url !== undefined && current.secret !== '' && body.token === undefined)
    throw invalid('token', 'is required with a new url', 'required');
  const { name, settings, min_severity, daily_at: at, time_zone } = { ...current.channel, ...body };
  const daily_at = at === '' ? null : at;
  const terms = { name, kind: current.channel.kind, settings, min_severity, daily_at, time_zone };
  const now = service.clock.now();
  const address = await checked(service, terms, url, token, now);
  const isStopped = status === 'disabled';
  const rows = await tx.query<ChannelRow>(
    `UPDATE webhooks SET url = $2, normalized_url = $2, secret = $3, events = $4, channel = $5, status = $6,
       disabled_reason = $7, failing_since = CASE WHEN $8 THEN NULL ELSE failing_since END,
       digest_at = CASE WHEN $9 THEN NULL ELSE digest_at END
     WHERE id = $1 RETURNING ${COLUMNS}`,
    [
      id,
      address,
      token,
      events,
      JSON.stringify(terms),
      status,
      isStopped ? (current.disabled_reason ?? 'user') : null,
      !isStopped && current.status === 'disabled',
      // Its digest is cancelled now, or was when the service disabled it.
      isStopped || current.status === 'disabled',
    ],
  );
  if (isStopped) await cancelDeliveries(tx, id, now);
  await audit(tx, principal, 'channel.updated', id, now, { changed: Object.keys(body) });
  return toChannel(single(rows));
}

/** Soft delete, because deliveries refer to the row, without what was secret or personal in it. */
export async function deleteChannel(
  service: ServiceContext,
  principal: Principal,
  id: string,
  tx: Transaction,
): Promise<void> {
  refuseLimited(principal);
  const { url, channel } = await findChannel(tx, principal, id, 'FOR UPDATE');
  const now = service.clock.now();
  await tx.query(
    `UPDATE webhooks SET deleted_at = $2, url = '', normalized_url = '', secret = '', channel = channel - 'settings'
     WHERE id = $1`,
    [id, now],
  );
  await cancelDeliveries(tx, id, now);
  const { name, kind } = channel;
  await audit(tx, principal, 'channel.deleted', id, now, { name, kind, host: hostOf(url) });
}

/**
 * Makes one attempt now, without retries. It is charged like a delivery.
 * @throws ApiError not_found, insufficient_tokens
 */
export async function testChannel(
  service: ServiceContext,
  principal: Principal,
  id: string,
  sender: WebhookSender,
): Promise<WebhookTestResult> {
  refuseLimited(principal);
  const { url, secret, channel: terms } = await findChannel(service.store, principal, id);
  const now = service.clock.now();
  await chargeTest(service, principal, newId('evt', now), now);
  const { testAttempt } = await import('./send-notice.ts');
  const { workspaceId } = principal;
  return testResult(await testAttempt(service, sender, { workspaceId, url, token: secret, terms }));
}

/** A channel reports every target. */
function refuseLimited({ targets }: Principal): void {
  if (targets === undefined) return;
  throw new ApiError('target_not_allowed', 'A key that is limited to targets cannot manage notification channels.');
}

/** @returns the URL in its normal form, empty without one @throws ApiError validation_error */
async function checked(
  { config }: ServiceContext,
  { kind, settings, daily_at: dailyAt, time_zone: timeZone }: ChannelTerms,
  url: string,
  token: string,
  now: Date,
): Promise<string> {
  const { needs, may } = MEMBERS[kind];
  const given: Partial<Record<Setting, unknown>> = { ...settings, url: url || undefined, token: token || undefined };
  const place = (name: Setting) => (name === 'url' || name === 'token' ? name : `settings.${name}`);
  const missing = needs.find((name) => given[name] === undefined);
  if (missing !== undefined) throw invalid(place(missing), `is required for ${kind}`, 'required');
  const names = Object.keys(given).filter((name): name is Setting => given[name as Setting] !== undefined);
  const surplus = names.find((name) => ![...needs, ...may].includes(name));
  if (surplus !== undefined) throw invalid(place(surplus), `is not a setting of ${kind}`, 'unknown');
  if (kind === 'email' && config.smtp === null)
    throw invalid('kind', 'email needs a mail server: the operator sets --smtp-from and SCAN_GATE_SMTP_URL');
  if (kind === 'defectdojo' && dailyAt !== null)
    throw invalid('daily_at', 'is not possible: DefectDojo gets the report of each scan');
  const { digestDay } = await import('../schedules/cron.ts');
  digestDay(dailyAt ?? '00:00', timeZone, now);
  if (url === '') return '';
  const parsed = parseWebhookUrl(url, deliveryAddressRule(config.allowWebhookCidrs));
  if ('fault' in parsed) throw invalid('url', parsed.fault.replace(/^url /, ''), 'url');
  return parsed.url;
}
