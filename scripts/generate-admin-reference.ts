import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AdminKey, Member, VIEWER_SCOPES } from '../src/contract/admin.ts';
import { ADMIN_ROUTES } from '../src/contract/admin-routes.ts';
import { AUDIT_ACTIONS } from '../src/contract/audit-actions.ts';
import { CONSOLE_API, ConsoleSession, ConsoleSignIn, CSRF_HEADER, MODE_HEADER } from '../src/contract/console.ts';
import { LIMITS } from '../src/contract/limits.ts';
import { ExchangedToken, TokenExchange, Trust } from '../src/contract/trust.ts';
import { Workspace } from '../src/contract/workspace.ts';
import { apiReference, type Schema } from './api-reference.ts';

/** Writes docs/ADMIN-API.md, the reference page of the admin API and the console's session, from their schemas. */

const RESOURCES = { Workspace, AdminKey, Member, Trust };
const { section, table } = apiReference(RESOURCES);

const lines = [
  '# Admin API',
  '',
  'Made from the schemas that validate requests (`npm run generate`). It is not part of the [API](API.md): it manages workspaces,',
  'keys, members and tokens of one service, for its operator. [OPERATIONS.md](OPERATIONS.md) has the commands that call it.',
  '',
  '- It listens on 127.0.0.1 only. `admin_url` and `admin_token` are in the bootstrap file: `Authorization: Bearer ADMIN_TOKEN`.',
  `- In the settings console the same routes are below \`${CONSOLE_API.admin}/v1\`, for admin sessions.`,
  '- Bodies, errors, lists and `Idempotency-Key` work as in the API. An error has the same form and codes ([ERRORS.md](ERRORS.md)).',
  `- Lists: \`limit\` 1 to ${LIMITS.pageSizeMax}; \`next_cursor\` is absent on the last page.`,
  `- Scopes of a viewer's tokens: ${VIEWER_SCOPES.map((scope) => `\`${scope}\``).join(', ')}.`,
  '',
  '## Routes',
  '',
  ...Object.entries(ADMIN_ROUTES).flatMap(([id, route]) => section(id, route)),
  '## Resources',
  '',
  ...Object.entries(RESOURCES).flatMap(([name, schema]) => [`### ${name}`, '', ...table(schema as unknown as Schema)]),
  '## Actions of the audit trail',
  '',
  'Every entry is written in the transaction of its change, with the key or person who made it, and kept for 365 days. A creation of one',
  'scan has one entry. So has a bulk request, for all its scans, so that a batch costs one row. Reading is not recorded.',
  '',
  '| action | subject | meaning |',
  '| --- | --- | --- |',
  ...Object.entries(AUDIT_ACTIONS).map(([action, [subject, meaning]]) => `| \`${action}\` | ${subject} | ${meaning} |`),
  '',
  '## Exchange of identity tokens',
  '',
  '`POST /v1/oidc/token` of the API, without a key: the identity token of a workload becomes a key of 15 minutes, by a trust.',
  'Each token is accepted once. [OPERATIONS.md](OPERATIONS.md#keys-for-jobs-without-a-stored-secret) says how to set it up.',
  '',
  'Errors: `invalid_identity_token`, `trust_mismatch`, `validation_error`, `rate_limited`, `unavailable`. Body:',
  '',
  ...table(TokenExchange as unknown as Schema),
  'Response:',
  '',
  ...table(ExchangedToken as unknown as Schema),
  '## Session of the settings console',
  '',
  `A session is a cookie. With it, \`${CONSOLE_API.public}/v1\` serves the routes of the [API](API.md) and \`${CONSOLE_API.admin}/v1\` those of this page.`,
  `Every request except \`GET\` and \`HEAD\` carries \`${CSRF_HEADER}\` with the session's \`csrf_token\`; a request from another origin is`,
  `refused (\`cross_site_request\`). \`${MODE_HEADER}: test\` selects the sandbox in a session of the admin token.`,
  '',
  `- \`POST ${CONSOLE_API.session}\` signs in (201). Errors: \`sign_in_refused\`, \`rate_limited\`.`,
  `- \`GET ${CONSOLE_API.session}\` returns the session (200) without extending it. Error: \`not_signed_in\`.`,
  `- \`DELETE ${CONSOLE_API.session}\` signs out (204).`,
  '',
  'Body of `POST`, with exactly one of:',
  '',
  ...table(ConsoleSignIn as unknown as Schema),
  'Response:',
  '',
  ...table(ConsoleSession as unknown as Schema),
];

writeFileSync(join(import.meta.dirname, '../docs/ADMIN-API.md'), `${lines.join('\n').trimEnd()}\n`);
