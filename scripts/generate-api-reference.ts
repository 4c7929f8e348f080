import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_ERRORS } from '../src/contract/errors.ts';
import { EVENT_TYPES, eventSchema } from '../src/contract/event.ts';
import { EXAMPLES, type Examples } from '../src/contract/examples.ts';
import { SCOPES } from '../src/contract/key.ts';
import { LIMITS } from '../src/contract/limits.ts';
import { COMPONENTS } from '../src/contract/openapi.ts';
import { COMMON_ERRORS, errorsOf, type RouteDefinition } from '../src/contract/route-definition.ts';
import { ROUTES } from '../src/contract/routes.ts';
import { SCAN_TRANSITIONS } from '../src/contract/scan-states.ts';

/** Writes docs/API.md, the reference page of the interface, from the same schemas that validate requests. */

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly const?: unknown;
  readonly items?: Schema;
  readonly properties?: Record<string, Schema>;
  readonly additionalProperties?: boolean | Schema;
  readonly required?: readonly string[];
  readonly description?: string;
  readonly [keyword: string]: unknown;
}

const names = new Map(Object.entries(COMPONENTS).map(([name, schema]) => [JSON.stringify(schema), name]));
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function typeOf(schema: Schema): string {
  const name = names.get(JSON.stringify(schema));
  if (name !== undefined) return `[${name}](#${name.toLowerCase()})`;
  if (schema.anyOf !== undefined) return schema.anyOf.map(typeOf).join(' or ');
  if (schema.const !== undefined) return `\`${String(schema.const)}\``;
  if (schema.enum !== undefined) return schema.enum.map((value) => `\`${String(value)}\``).join(', ');
  if (schema.type === 'array') return `array of ${typeOf(schema.items ?? {})}`;
  if (schema.type === 'object' && typeof schema.additionalProperties === 'object') {
    return `object of ${typeOf(schema.additionalProperties)}`;
  }
  return schema.type ?? 'any';
}

const BOUNDS = [
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'maxProperties',
  'default',
];

function bounds(schema: Schema): string {
  return BOUNDS.filter((keyword) => schema[keyword] !== undefined)
    .map((keyword) => `${keyword} \`${String(schema[keyword])}\``)
    .join(', ');
}

function fields(schema: Schema, prefix = ''): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const required = (schema.required ?? []).includes(name) ? 'yes' : '';
    const note = [property.description, bounds(property)].filter(Boolean).join(' ');
    const row = `| \`${prefix}${name}\` | ${cell(typeOf(property))} | ${required} | ${cell(note)} |`;
    const nested = names.has(JSON.stringify(property))
      ? {}
      : property.type === 'array'
        ? (property.items ?? {})
        : property;
    const below = names.has(JSON.stringify(nested))
      ? []
      : fields(nested, `${prefix}${name}${property.type === 'array' ? '[]' : ''}.`);
    return [row, ...below];
  });
}

function table(schema: Schema): string[] {
  const rows = fields(schema);
  return rows.length === 0 ? [] : ['| field | type | required | notes |', '| --- | --- | --- | --- |', ...rows, ''];
}

function section(id: string, route: RouteDefinition): string[] {
  const own = errorsOf(route);
  const body = route.success.schema as Schema | undefined;
  return [
    `### ${route.method} ${route.path}`,
    '',
    `${route.summary} (\`${id}\`)`,
    '',
    `Scope: ${route.scopes.map((scope) => `\`${scope}\``).join(' or ')}. Success: ${route.success.status}${body === undefined ? ` ${route.success.contentType ?? 'without a body'}` : ''}.`,
    '',
    ...(route.redirect === undefined ? [] : [`Or ${route.redirect.status}. ${route.redirect.description}`, '']),
    ...(route.query === undefined ? [] : ['Query:', '', ...table(route.query as Schema)]),
    ...(route.body === undefined
      ? []
      : names.has(JSON.stringify(route.body))
        ? [`Body: ${typeOf(route.body as Schema)}.`, '']
        : ['Body:', '', ...table(route.body as Schema)]),
    ...(body === undefined
      ? []
      : names.has(JSON.stringify(body))
        ? [`Response: ${typeOf(body)}.`, '']
        : ['Response:', '', ...table(body)]),
    ...(own.length === 0
      ? []
      : [`Errors: ${own.map((code) => `\`${code}\``).join(', ')}, and those of every route.`, '']),
  ];
}

const lines = [
  '# API reference',
  '',
  'Made from the schemas that validate requests (`npm run generate`). The machine-readable form is [openapi.json](openapi.json), also',
  'served at `/v1/openapi.json`. Errors are explained in [ERRORS.md](ERRORS.md).',
  '',
  '## Conventions',
  '',
  '- `Authorization: Bearer svc_live_…` or `svc_test_…` on every request; bodies are JSON in UTF-8.',
  `- Scopes: ${SCOPES.map((scope) => `\`${scope}\``).join(', ')}.`,
  `- Lists: \`limit\` 1 to ${LIMITS.pageSizeMax} (default ${LIMITS.pageSizeDefault}); \`next_cursor\` is absent on the last page.`,
  `- \`Idempotency-Key\` on every POST: the same key with the same body gives the first response again for 24 hours (\`Idempotent-Replayed: true\`). Visible ASCII, at most ${LIMITS.idempotencyKeyLengthMax} characters. A replayed creation of a webhook holds the secret again, for it is the same response; only the same API key can replay it, and no other request shows the secret.`,
  '- `X-Request-Id` on every response. `RateLimit-Policy`, `RateLimit` and `X-RateLimit-*` on every authenticated response where the service has limits; `Retry-After` with 429 and 503; `Allow` with 405. [openapi.json](openapi.json) declares them per response.',
  '- Bodies: at most 1 MiB, 32 levels deep, 30,000 members. A validation error names up to 20 faults.',
  '- `fail_fast` in a bulk: the 422 `bulk_rolled_back` holds `summary` and `results` beside `error` ([BulkScanRefusal](#bulkscanrefusal)).',
  '- Verification by `local` exists on an embedded service only, which is why the request does not list it.',
  `- Every route can return: ${COMMON_ERRORS.map((code) => `\`${code}\` (${API_ERRORS[code].status})`).join(', ')}.`,
  '',
  '## States of a scan',
  '',
  '| from | trigger | to | event |',
  '| --- | --- | --- | --- |',
  '| | create | queued | scan.queued |',
  ...SCAN_TRANSITIONS.map((move) => `| ${move.from} | ${move.trigger} | ${move.to} | ${move.event ?? ''} |`),
  '',
  '## Routes',
  '',
  ...Object.entries(ROUTES).flatMap(([id, route]) => section(id, route)),
  '## Resources',
  '',
  ...(Object.keys(COMPONENTS) as (keyof Examples)[]).flatMap((name) => [
    `### ${name}`,
    '',
    ...table(COMPONENTS[name] as Schema),
    '<details><summary>Example</summary>',
    '',
    '```json',
    JSON.stringify(EXAMPLES[name], null, 2),
    '```',
    '',
    '</details>',
    '',
  ]),
  '## Events',
  '',
  'Delivered by `POST` to the URL of a subscription, signed with `service-signature: t=<unix seconds>,v1=<hex HMAC-SHA256 over "t.body">`.',
  `Respond with any 2xx within ${LIMITS.webhookTimeoutMs / 1_000} seconds; otherwise the delivery is retried after ${LIMITS.webhookRetryDelaysSeconds.map((seconds) => (seconds < 3_600 ? `${seconds / 60} min` : `${seconds / 3_600} h`)).join(', ')}, then dead-lettered.`,
  '',
  ...EVENT_TYPES.flatMap((type) => [`### ${type}`, '', ...table(eventSchema(type) as unknown as Schema)]),
];

writeFileSync(join(import.meta.dirname, '../docs/API.md'), `${lines.join('\n').trimEnd()}\n`);
