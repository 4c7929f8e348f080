import { CLIENT_ERRORS } from '../src/client/errors.ts';
import { API_ERRORS } from '../src/contract/errors.ts';
import { GATE_ERRORS } from '../src/gate/errors.ts';

/** docs/ERRORS.md: every code that a user can meet, from the catalogues themselves. */
export function errorsPage(): string {
  const api = Object.entries(API_ERRORS).map(
    ([code, { status, meaning }]) => `| \`${code}\` | ${status ?? 'in bulk entries only'} | ${meaning} |`,
  );
  const client = Object.entries(CLIENT_ERRORS).map(([code, meaning]) => `| \`${code}\` | ${meaning} |`);
  const gate = Object.entries(GATE_ERRORS).map(([code, { meaning, fix }]) => `| \`${code}\` | ${meaning} | ${fix} |`);
  return `# Errors

Codes are stable; messages are not. Made by \`npm run generate\` from the catalogues in the code.

Exit status of the command line: \`0\` passed, \`1\` the gate failed, \`2\` usage error, \`3\` no verdict (inconclusive, timed
out or cancelled), \`4\` \`serve\` could not start or \`admin-token\` could not open the data, \`130\` stopped by Ctrl-C, \`143\`
stopped by SIGTERM. \`serve\` ends with \`0\` when a signal stops it. The action fails its step for \`1\`, \`2\` and \`3\` alike;
\`fail-on-inconclusive: false\` lets \`3\` go on, \`warn-only: true\` everything but \`2\`.

## Of the gate

Why the gate has no clear verdict. They are in \`codes\` and in \`scans[].code\` of the JSON result, next to the codes
of the API and of the client where those are the cause.

| code | meaning | what to do |
| --- | --- | --- |
${gate.join('\n')}

## Of the client

The service is unreachable, or its response is unusable.

| code | meaning |
| --- | --- |
${client.join('\n')}

## Of the API

Every response with a 4xx or 5xx status is \`{"error": {"code", "message", "request_id", …}}\`.

| code | HTTP status | meaning |
| --- | --- | --- |
${api.join('\n')}
`;
}
