import { type Static, Type } from 'typebox';
import { nullable, prefixedId, SeveritySchema, strictObject, stringEnum, Timestamp } from './primitives.ts';
import type { RouteDefinition } from './route-definition.ts';
import { ChannelsQuery, channelParam, listOf } from './route-parameters.ts';
import { TimeZone } from './schedule.ts';
import { WEBHOOK_DISABLED_REASONS, WEBHOOK_STATUSES, WebhookTestResult } from './webhook.ts';

export const CHANNEL_KINDS = ['slack', 'teams', 'email', 'jira', 'defectdojo'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

export const CHANNEL_EVENTS = ['finding.created', 'finding.fixed'] as const;
export const RECIPIENTS_MAX = 20;

const Name = Type.String({ minLength: 1, maxLength: 100, description: 'What the channel is for, in your words.' });
const Url = Type.String({
  minLength: 1,
  maxLength: 2_000,
  description:
    'HTTPS URL: of the incoming webhook (Slack), of the workflow (Teams), or of Jira or DefectDojo. Not returned.',
});
const Token = Type.String({
  pattern: '^[!-~]+$',
  maxLength: 1_000,
  description: 'API token of Jira or DefectDojo. Not returned.',
});
const MinSeverity = { ...SeveritySchema, description: 'Findings below this severity are left out. Default high.' };
const Events = Type.Array(stringEnum(CHANNEL_EVENTS), {
  minItems: 1,
  maxItems: CHANNEL_EVENTS.length,
  uniqueItems: true,
  description: 'New findings, fixed ones, or both. Default both; new ones for Jira.',
});
const DailyAt = Type.String({
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  description: 'Time of one digest a day. Without it, each scan with such findings is notified at once.',
  examples: ['08:00'],
});
const Status = stringEnum(WEBHOOK_STATUSES, 'A disabled channel sends nothing.');

export const ChannelSettings = strictObject(
  {
    recipients: Type.Optional(
      Type.Array(Type.String({ pattern: '^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*$', maxLength: 254 }), {
        minItems: 1,
        maxItems: RECIPIENTS_MAX,
        uniqueItems: true,
        description: 'Email: addresses.',
      }),
    ),
    user: Type.Optional(
      Type.String({
        pattern: '^[!-9;-~]+$',
        maxLength: 254,
        description: 'Jira Cloud: email of the account of the token. Without it, Jira Data Center is assumed.',
      }),
    ),
    project: Type.Optional(
      Type.String({
        pattern: '^[A-Z][A-Z0-9_]*$',
        maxLength: 100,
        description: 'Jira: key of the project.',
        examples: ['SEC'],
      }),
    ),
    issue_type: Type.Optional(
      Type.String({ minLength: 1, maxLength: 100, description: 'Jira: name of the issue type. Default Task.' }),
    ),
    summary: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 200,
        description:
          'Jira: template of the summary, with {subject}, {target}, {severity}, {title}, {new} and {fixed}. Default {subject}.',
      }),
    ),
    product: Type.Optional(
      Type.String({ minLength: 1, maxLength: 200, description: 'DefectDojo: name of a product, which must exist.' }),
    ),
    engagement: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 200,
        description: 'DefectDojo: name of the engagement, which is created if missing. Default Scan Gate.',
      }),
    ),
  },
  { description: 'Settings of the kind.' },
);
export type ChannelSettings = Static<typeof ChannelSettings>;

export const Channel = strictObject(
  {
    id: prefixedId('chn', 'Channel id.'),
    name: Name,
    kind: stringEnum(CHANNEL_KINDS),
    host: nullable(Type.String({ description: 'Host of the URL; null for email.' })),
    settings: ChannelSettings,
    min_severity: MinSeverity,
    events: Events,
    daily_at: nullable(DailyAt),
    time_zone: TimeZone,
    status: Status,
    disabled_reason: nullable(stringEnum(WEBHOOK_DISABLED_REASONS)),
    last_success_at: nullable(Timestamp),
    created_at: Timestamp,
  },
  { description: 'Where a workspace is notified of new and fixed findings.' },
);
export type Channel = Static<typeof Channel>;

export const ChannelCreate = strictObject({
  name: Name,
  kind: stringEnum(CHANNEL_KINDS),
  url: Type.Optional(Url),
  token: Type.Optional(Token),
  settings: Type.Optional(ChannelSettings),
  min_severity: Type.Optional(MinSeverity),
  events: Type.Optional(Events),
  daily_at: Type.Optional(DailyAt),
  time_zone: Type.Optional(TimeZone),
});
export type ChannelCreate = Static<typeof ChannelCreate>;

export const ChannelUpdate = strictObject(
  {
    name: Type.Optional(Name),
    url: Type.Optional(Url),
    token: Type.Optional(Token),
    settings: Type.Optional(ChannelSettings),
    min_severity: Type.Optional(MinSeverity),
    events: Type.Optional(Events),
    daily_at: Type.Optional(
      Type.String({
        pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9])?$',
        description: 'Time of one digest a day. Empty: at once.',
        examples: ['08:00'],
      }),
    ),
    time_zone: Type.Optional(TimeZone),
    status: Type.Optional(Status),
  },
  { minProperties: 1 },
);
export type ChannelUpdate = Static<typeof ChannelUpdate>;

/** The endpoints of notification channels. */
export const CHANNEL_ROUTES = {
  createChannel: {
    method: 'POST',
    path: '/v1/channels',
    scopes: ['webhooks:write'],
    summary: 'Create a notification channel of the workspace. Its URL and token are not returned.',
    body: ChannelCreate,
    success: { status: 201, schema: Channel, location: '/v1/channels/{body.id}' },
    errors: ['invalid_state', 'target_not_allowed'],
  },
  listChannels: {
    method: 'GET',
    path: '/v1/channels',
    scopes: ['webhooks:write'],
    summary: 'List the notification channels of the workspace, newest first.',
    query: ChannelsQuery,
    success: { status: 200, schema: listOf(Channel) },
    errors: ['invalid_cursor'],
  },
  getChannel: {
    method: 'GET',
    path: '/v1/channels/{channel_id}',
    scopes: ['webhooks:write'],
    summary: 'Retrieve a notification channel.',
    params: channelParam,
    success: { status: 200, schema: Channel },
    errors: ['not_found'],
  },
  updateChannel: {
    method: 'PATCH',
    path: '/v1/channels/{channel_id}',
    scopes: ['webhooks:write'],
    summary:
      'Change, disable or enable a channel. `settings` replaces all earlier ones; a new `url` needs its `token`.',
    params: channelParam,
    body: ChannelUpdate,
    success: { status: 200, schema: Channel },
    errors: ['not_found', 'target_not_allowed'],
  },
  deleteChannel: {
    method: 'DELETE',
    path: '/v1/channels/{channel_id}',
    scopes: ['webhooks:write'],
    summary: 'Delete a channel with its secrets, and cancel its pending deliveries.',
    params: channelParam,
    success: { status: 204 },
    errors: ['not_found', 'target_not_allowed'],
  },
  testChannel: {
    method: 'POST',
    path: '/v1/channels/{channel_id}/test',
    scopes: ['webhooks:write'],
    summary: 'Send an example message now. For Jira and DefectDojo, only check the token and the project or product.',
    params: channelParam,
    success: { status: 200, schema: WebhookTestResult },
    errors: ['not_found', 'insufficient_tokens', 'target_not_allowed'],
  },
} as const satisfies Record<string, RouteDefinition>;
