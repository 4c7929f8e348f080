import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { CHECKS } from '../../../src/engine/registry.ts';
import { isRecord } from '../../../src/shared/records.ts';
import { listen } from '../../helpers/listen.ts';
import { scanSite } from '../active/site.ts';

const OWNERS: Readonly<Record<string, string>> = { '71': 'anna', '72': 'bruno' };
const parcel = (id: string) => ({ id, owner: OWNERS[id], street: 'Harbour Street 12', total: 120 });

const inQuery = (name: string) => ({
  get: {
    security: [{ token: [] }],
    parameters: [{ name, in: 'query', required: true, schema: { type: 'string' } }],
    responses: {},
  },
});
const plain = { get: { security: [{ token: [] }], responses: {} } };
const REST = {
  openapi: '3.0.1',
  info: { title: 'Parcels', version: '1' },
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  paths: {
    '/me': plain,
    '/parcels': plain,
    '/parcel': inQuery('id'),
    '/parcel/label': inQuery('parcel_id'),
    '/safe/parcel': inQuery('id'),
    '/depot': inQuery('depot_id'),
  },
};
const SDL = `type Query { me: User parcels: [Parcel] parcel(id: ID!): Parcel }
type User { username: String } type Parcel { id: ID owner: String street: String total: Int }`;

/** An interface whose users read their parcels; `isChecked`: GraphQL gives a parcel to its owner only. */
async function startParcels(isChecked: boolean) {
  const log: string[] = [];
  const field = (name: string, user: string, id: string): unknown => {
    const own = Object.keys(OWNERS).filter((one) => OWNERS[one] === user);
    if (name === 'me') return { username: user, depot_id: 'north-7' };
    if (name === 'parcels') return own.map((one) => ({ id: one }));
    return OWNERS[id] === undefined ? null : parcel(id);
  };
  const graphql = (text: string, user: string | undefined): unknown => {
    const body: unknown = JSON.parse(text);
    const { query, variables } = isRecord(body) ? body : {};
    const name = /\{\s*(\w+)/.exec(String(query))?.[1] ?? '';
    if (name.startsWith('__')) return { data: { __typename: 'Query' } };
    const id = String(Object.values(isRecord(variables) ? variables : {})[0]);
    if (user === undefined || (isChecked && name === 'parcel' && OWNERS[id] !== user))
      return { errors: [{ message: 'Not allowed' }] };
    return { data: { [name]: field(name, user, id) } };
  };
  const rest = (
    pathname: string,
    query: URLSearchParams,
    user: string | undefined,
  ): readonly [status: number, value: unknown] => {
    if (pathname === '/') return [200, { service: 'parcels' }];
    if (!Object.keys(REST.paths).includes(pathname)) return [404, { message: 'no such path' }];
    if (user === undefined) return [401, { message: 'Sign in' }];
    if (pathname === '/depot') return [200, { depot: query.get('depot_id'), street: 'Quay 1', phone: '5551' }];
    const id = query.get('id') ?? query.get('parcel_id') ?? '';
    const isHidden = pathname === '/safe/parcel' && OWNERS[id] !== user;
    const found = isHidden ? null : field(pathname.slice(1), user, id);
    return found === null ? [404, { message: 'no such parcel' }] : [200, found];
  };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site');
    const user = /^Bearer (anna|bruno)$/.exec(request.headers.authorization ?? '')?.[1];
    log.push(`${user ?? 'nobody'} ${pathname}`);
    const isGraphql = pathname === '/graphql' && request.method === 'POST';
    const [status, value] = isGraphql ? [200, graphql(text, user)] : rest(pathname, searchParams, user);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  });
  const { url, close } = await listen(server);
  onTestFinished(close);
  return { url, log, close };
}

async function found(description: string, isChecked: boolean): Promise<string[]> {
  const site = await startParcels(isChecked);
  const login = (name: string) => ({ headers: { Authorization: `Bearer ${name}` } });
  const { findings } = await scanSite(site, 'standard', {
    browser: 'off',
    api_description: description,
    login: login('anna'),
    second_login: login('bruno'),
    login_check: '/me',
    disable_checks: CHECKS.flatMap(({ meta: { id } }) => (id === 'api.bola' ? [] : [id])),
  });
  return findings.map(({ confidence, evidence }) => `${confidence} ${evidence.split(' is refused')[0]}`).sort();
}

test('objects of others are found by ids in the query, and not those that are checked or shared', async () => {
  expect(await found(JSON.stringify(REST), true)).toEqual(['firm /parcel', 'firm /parcel/label']);
}, 60_000);

test('objects of others are found by arguments of GraphQL', async () => {
  expect(await found(SDL, false)).toEqual(['firm query parcel']);
  expect(await found(SDL, true)).toEqual([]);
}, 60_000);
