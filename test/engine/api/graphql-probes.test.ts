import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { CHECKS } from '../../../src/engine/registry.ts';
import { runScan } from '../../../src/engine/run.ts';
import { listen } from '../../helpers/listen.ts';

const SCHEMA =
  'type Query { members: [Member] } type Mutation { rename(name: String): Member } type Member { name: String }';

type Result = { readonly data?: unknown; readonly errors?: readonly { readonly message: string }[] };

/** As much of GraphQL as the probes need; the hardened one has every protection. */
function resultOf(query: string, isVulnerable: boolean): Result {
  const refused = (message: string) => ({ errors: [{ message }] });
  const depth = Math.max(
    ...[...query].map((_, at) =>
      [...query.slice(0, at + 1)].reduce((sum, one) => sum + (one === '{' ? 1 : one === '}' ? -1 : 0), 0),
    ),
  );
  if (depth > 8 && !isVulnerable) return refused('The query is too deep');
  if (query.includes('__schema'))
    return isVulnerable
      ? { data: { __schema: { queryType: { name: 'Query' } } } }
      : refused('Introspection is disabled');
  if (query.includes('__type(')) return { data: { __type: { name: 'String', ofType: null } } };
  if (query.startsWith('mutation')) return { data: { __typename: 'Mutation' } };
  if (query.includes('__typename')) return { data: { __typename: 'Query' } };
  const field = /\{\s*(\w+)/.exec(query)?.[1];
  if (field === 'members') return { data: { members: [{ name: 'Carla' }] } };
  return refused(`Cannot query field "${field}" on type "Query".${isVulnerable ? ' Did you mean "members"?' : ''}`);
}

function resultOfPost(text: string, isVulnerable: boolean): readonly [status: number, body: unknown] {
  const body = JSON.parse(text) as { query: string } | { query: string }[];
  if (!Array.isArray(body)) return [200, resultOf(body.query, isVulnerable)];
  if (!isVulnerable) return [400, { errors: [{ message: 'No batches' }] }];
  return [200, body.map(({ query }) => resultOf(query, isVulnerable))];
}

async function scan(isVulnerable: boolean) {
  const log: string[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://site');
    let text = '';
    for await (const chunk of request) text += chunk;
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (url.pathname !== '/graphql')
      return response.writeHead(url.pathname === '/' ? 200 : 404).end('<h1>Members</h1>');
    const given = url.searchParams.get('query');
    log.push(given ?? text);
    if (given !== null && (isVulnerable || !given.startsWith('mutation')))
      return send(200, resultOf(given, isVulnerable));
    if (request.method !== 'POST') return send(405, { errors: [{ message: 'Use POST' }] });
    const [status, result] = resultOfPost(text, isVulnerable);
    return send(status, result);
  });
  const { url, close } = await listen(server);
  try {
    const result = await runScan({
      target: url,
      scanType: 'standard',
      ownershipProven: true,
      addressPolicy: { mode: 'any', allow: [] },
      options: {
        browser: 'off',
        api_description: SCHEMA,
        disable_checks: CHECKS.flatMap(({ meta: { id } }) => (id.startsWith('api.') ? [] : [id])),
      },
    });
    if (result.status !== 'completed') throw new Error(JSON.stringify(result));
    return { log, found: result.report.findings.map(({ check_id, severity }) => `${check_id} ${severity}`).sort() };
  } finally {
    await close();
  }
}

describe('a GraphQL endpoint', () => {
  it('shows what it accepts, and executes no mutation', async () => {
    const { found, log } = await scan(true);
    expect(found).toEqual([
      'api.graphql-batching low',
      'api.graphql-depth info',
      'api.graphql-get-mutations low',
      'api.graphql-introspection info',
      'api.graphql-suggestions info',
    ]);
    expect(log.filter((query) => query.includes('rename'))).toEqual([]);
  }, 60_000);

  it('shows nothing where it is hardened', async () => {
    expect((await scan(false)).found).toEqual([]);
  }, 60_000);
});
