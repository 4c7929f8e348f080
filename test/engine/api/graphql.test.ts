import { execFile } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { graphQlPaths } from '../../../src/engine/api/describe/find-descriptions.ts';
import { sdlSchema } from '../../../src/engine/api/describe/graphql-sdl.ts';
import { readDescription } from '../../../src/engine/api/describe/read-description.ts';
import { listedIn, variableValues } from '../../../src/engine/api/operations/list-values.ts';
import { operationPoints } from '../../../src/engine/api/operations/operation-points.ts';
import type { EngineReport } from '../../../src/engine/core/engine.ts';
import { requestWith } from '../../../src/engine/core/evidence/insertion-point.ts';
import { listen } from '../../helpers/listen.ts';
import { scanSite } from '../active/site.ts';

const run = promisify(execFile);
const BASE = new URL('http://forum.example');

const SDL = `
"""The entry { point """
type Query {
  # all of them
  users(first: Int = 10): [User!]!
  user(id: ID!, "how" locale: String = "en" @deprecated(reason: "no }")): User
  search(text: String!, by: Order!, filter: Filter): [Result]
  diagnostics(username: String, password: String, cmd: String): String
  deleteAllPastes: Boolean
}
extend type Query { version: String }
type Mutation {
  createPaste(title: String!): Paste
  updatePaste(title: String!): Paste
  deletePaste(id: ID!): Boolean
}
interface Node @key(fields: "id") { id: ID! }
type User implements Node & Other { id: ID! name: String pastes(first: Int!): [Paste] friends: [User] }
type Paste { title: String owner: User }
union Result = | User | Paste
enum Order { NEW OLD }
input Filter { tag: String!, size: Int = 3 }
scalar Date
directive @key(fields: String!) on OBJECT
`;

function schemaOperations(text: string) {
  const description = readDescription(text, BASE);
  if (description === null) throw new Error('the schema was not read');
  return description;
}

test('makes one request of each field, with its arguments as variables', () => {
  const { operations, leftOut } = schemaOperations(SDL);
  expect(operations.map(({ id, isRead }) => `${id}${isRead ? '' : ' writes'}`)).toEqual([
    'query users',
    'query user',
    'query search',
    'query diagnostics',
    'query deleteAllPastes writes',
    'query version',
    'mutation createPaste writes',
  ]);
  expect(leftOut).toBe(2);
  expect(operations.map(({ body }) => body?.value).slice(0, 4)).toEqual([
    {
      query: 'query($users_first:Int){users(first:$users_first){id name friends{id name friends{id name}}}}',
      variables: {},
    },
    {
      query:
        'query($user_id:ID!,$user_locale:String){user(id:$user_id,locale:$user_locale){id name friends{id name friends{id name}}}}',
      variables: { user_id: '1' },
    },
    {
      query:
        'query($search_text:String!,$search_by:Order!,$search_filter:Filter){search(text:$search_text,by:$search_by,filter:$search_filter){__typename}}',
      variables: { search_text: 'test', search_by: 'NEW' },
    },
    {
      query:
        'query($diagnostics_username:String,$diagnostics_password:String,$diagnostics_cmd:String){diagnostics(username:$diagnostics_username,password:$diagnostics_password,cmd:$diagnostics_cmd)}',
      variables: {},
    },
  ]);
});

test('tests the text arguments of queries, one at a time, and no password', () => {
  const limits = { allowsPost: false, ownHeaders: new Set<string>() };
  const points = schemaOperations(SDL).operations.flatMap((operation) => operationPoints(operation, new Map(), limits));
  const bodies = points.map(
    (point) => (JSON.parse(requestWith(point, 'X').body ?? '') as { variables: object }).variables,
  );
  expect(bodies).toEqual([
    { user_id: 'X' },
    { user_id: '1', user_locale: 'X' },
    { search_text: 'X', search_by: 'NEW' },
    { diagnostics_username: 'X' },
    { diagnostics_cmd: 'X' },
  ]);
});

test('takes ids from the fields that list them', () => {
  const user = schemaOperations(SDL).operations.find(({ id }) => id === 'query user');
  const list = listedIn('http://forum.example/graphql/users', '{"data":{"users":[{"id":"u7","name":"Ann"}]}}');
  if (user === undefined || list === null) throw new Error('not read');
  expect(Object.fromEntries(variableValues(user, [list]))).toEqual({ user_id: 'u7' });
});

test.each([
  '',
  'type',
  'type Query',
  'type Query {',
  'type Query { a(',
  'type Query { a: [[[[',
  'schema { query',
  'type Query { a: B } """',
])('reads the unfinished schema %j without an error', (text) => {
  expect(() => sdlSchema(text)).not.toThrow();
});

test('finds interfaces in scripts', () => {
  expect(graphQlPaths(`fetch("/api/v2/graphql", {}); url = 'https://other.example/graphql'`)).toEqual([
    '/api/v2/graphql',
  ]);
});

describe('a GraphQL interface with introspection', () => {
  const log: string[] = [];
  const database = new DatabaseSync(':memory:');
  database.exec("CREATE TABLE users (id TEXT, name TEXT); INSERT INTO users VALUES ('u7', 'Ann'), ('u8', 'Ben')");
  const named = (name: string) => ({ kind: 'SCALAR', name, ofType: null });
  const field = (name: string, names: string[], type: object = named('String')) => ({
    name,
    args: names.map((argument) => ({ name: argument, type: named('String'), defaultValue: null })),
    type,
  });
  const user = { kind: 'OBJECT', name: 'User', ofType: null };
  const fields = [
    field('users', [], { kind: 'LIST', ofType: user }),
    field('user', ['id'], user),
    field('diagnose', ['cmd']),
    field('deleteUsers', ['id']),
  ];
  const types = [
    { kind: 'OBJECT', name: 'Query', fields },
    { kind: 'OBJECT', name: 'Mutation', fields: [field('importUser', ['name'])] },
    { kind: 'OBJECT', name: 'User', fields: [field('id', []), field('name', [])] },
  ];
  const schema = { queryType: { name: 'Query' }, mutationType: { name: 'Mutation' }, types };

  const resolve = async (query: string, variables: Record<string, string>): Promise<unknown> => {
    if (query.includes('__schema')) return { data: { __schema: schema } };
    const name = /\{(\w+)/.exec(query)?.[1];
    log.push(`${name} ${JSON.stringify(variables)}`);
    if (name === 'users') return { data: { users: database.prepare('SELECT * FROM users').all() } };
    if (name === 'diagnose')
      return { data: { diagnose: (await run('sh', ['-c', variables['diagnose_cmd'] ?? ''])).stdout } };
    if (name !== 'user') return { errors: [{ message: 'unknown field' }] };
    return {
      data: { user: database.prepare(`SELECT * FROM users WHERE id = '${variables['user_id']}'`).all()[0] ?? null },
    };
  };
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    response.setHeader('content-type', 'application/json');
    if (request.url === '/')
      return void response.setHeader('content-type', 'text/html').end('<title>Forum</title>Hello');
    if (request.url !== '/graphql' || request.method !== 'POST') return void response.writeHead(404).end('{}');
    const { query, variables } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as {
      query: string;
      variables?: Record<string, string>;
    };
    const result = await resolve(query, variables ?? {}).catch(() => ({ errors: [{ message: 'failed' }] }));
    response.end(JSON.stringify(result));
  };
  let report: EngineReport;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const server = createServer((request, response) => void handle(request, response));
    const site = await listen(server);
    close = site.close;
    report = await scanSite({ url: site.url, log, close }, 'standard');
  }, 60_000);
  afterAll(async () => {
    await close();
    database.close();
  });

  const foundBy = (checkId: string) =>
    report.findings
      .filter(({ check_id }) => check_id === checkId)
      .flatMap(({ locations }) => locations.map(({ parameter }) => parameter));

  test('shows the injections in arguments of queries', () => {
    expect(foundBy('active.sqli-boolean')).toEqual(['body /variables/user_id']);
    expect(foundBy('active.command-injection')).toEqual(['body /variables/diagnose_cmd']);
    expect(log).toContain('user {"user_id":"u7"}');
  });

  test('gets no mutation and no query that deletes', () => {
    expect(log.filter((line) => /^(?:importUser|deleteUsers)/.test(line))).toEqual([]);
  });
});
