import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_ERRORS } from '../src/contract/errors.ts';
import { EVENT_TYPES, eventSchema } from '../src/contract/event.ts';
import { EXAMPLES, type Examples } from '../src/contract/examples.ts';
import { SCOPES } from '../src/contract/key.ts';
import { LIMITS } from '../src/contract/limits.ts';
import { COMPONENTS } from '../src/contract/openapi.ts';
import { COMMON_ERRORS } from '../src/contract/route-definition.ts';
import { ROUTES } from '../src/contract/routes.ts';
import { SCAN_TRANSITIONS } from '../src/contract/scan-states.ts';
import { IDENTITY_ROUTES } from '../src/contract/trust.ts';
import { apiReference, type Schema } from './api-reference.ts';

/** Writes docs/API.md, the reference page of the interface, from the same schemas that validate requests. */

const { section, table } = apiReference(COMPONENTS);

const lines = [
  '# API reference',
  '',
  'Generated from the schemas that validate requests (`npm run generate`). The machine-readable form is [openapi.json](openapi.json), also',
  'served at `/v1/openapi.json`. [API-QUICK-START.md](API-QUICK-START.md) has',
  'six `curl` calls from a key to a report, [ERRORS.md](ERRORS.md) the errors.',
  '',
  '## Conventions',
  '',
  '- `Authorization: Bearer svc_live_…` or `svc_test_…` on every request but `POST /v1/oidc/token`; bodies are JSON in UTF-8.',
  `- Scopes: ${SCOPES.map((scope) => `\`${scope}\``).join(', ')}.`,
  `- Lists: \`limit\` 1 to ${LIMITS.pageSizeMax} (default ${LIMITS.pageSizeDefault}); \`next_cursor\` is absent on the last page.`,
  `- \`Idempotency-Key\` on every POST with an API key: the same key with the same body replays the first response for 24 hours (\`Idempotent-Replayed: true\`). Visible ASCII, at most ${LIMITS.idempotencyKeyLengthMax} characters. The replayed creation of a webhook contains its secret again; only the same API key can replay it, and no other request returns the secret.`,
  '- `X-Request-Id` on every response: that of the request if it has 8 to 64 letters, digits, `.`, `_` or `-`. `RateLimit-Policy`, `RateLimit` and `X-RateLimit-*` on every authenticated response where the service has limits; `Retry-After` with 429 and 503; `Allow` with 405. [openapi.json](openapi.json) declares them per response.',
  '- `Location` on 201 is the URL of what was created; `Link` with `rel="next"` on a list is that of the next page.',
  '- Reports have a strong `ETag`: with it in `If-None-Match`, an unchanged report is 304 without a body. A PDF is not drawn for that, and one `Range` of its bytes can be requested (206, 416, `If-Range`).',
  '- Texts above 1 KB are compressed for clients that accept `br` or `gzip`, in responses to GET: none of those can contain a new secret.',
  '- One `/` at the end of a path is ignored.',
  '- Bodies: at most 1 MiB, 32 levels deep, 30,000 members. A validation error lists up to 20 errors.',
  '- `fail_fast` in a bulk: the 422 `bulk_rolled_back` contains `summary` and `results` in addition to `error` ([BulkScanRefusal](#bulkscanrefusal)).',
  '- Verification by `local` is available on an embedded service only and therefore not part of the request schema.',
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
  ...Object.entries({ ...ROUTES, ...IDENTITY_ROUTES }).flatMap(([id, route]) => section(id, route)),
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
  'Delivered by `POST` to the URL of a subscription and signed in `service-signature`. [WEBHOOKS.md](WEBHOOKS.md) says how to verify it, with',
  'receivers in three languages.',
  `Respond with any 2xx within ${LIMITS.webhookTimeoutMs / 1_000} seconds; otherwise the delivery is retried after ${LIMITS.webhookRetryDelaysSeconds.map((seconds) => (seconds < 3_600 ? `${seconds / 60} min` : `${seconds / 3_600} h`)).join(', ')}, then dead-lettered.`,
  '',
  ...EVENT_TYPES.flatMap((type) => [`### ${type}`, '', ...table(eventSchema(type) as unknown as Schema)]),
];

writeFileSync(join(import.meta.dirname, '../docs/API.md'), `${lines.join('\n').trimEnd()}\n`);
