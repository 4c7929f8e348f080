import { createServer } from 'node:http';
import { Query } from 'mingo';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CHECKS } from '../../../src/engine/registry.ts';
import { isRecord } from '../../../src/shared/records.ts';
import { listen } from '../../helpers/listen.ts';
import { scanSite } from './site.ts';

const WARES = [
  { name: 'oak', kind: 'wood' },
  { name: 'ash', kind: 'wood' },
  { name: 'steel', kind: 'metal' },
];

/** The wares that a condition of MongoDB selects, by a real engine of its queries. */
const select = (condition: unknown) => new Query({ kind: condition } as never).find<{ name: string }>(WARES).all();

const first = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? first(Object.values(value)[0]) : value;

const ROUTES: Readonly<Record<string, (kind: unknown) => unknown>> = {
  '/find': select,
  '/find-text': (kind) => select(String(kind)),
  '/find-first': (kind) => select(first(kind)),
  '/find-equal': (kind) => select({ $eq: first(kind) }),
  '/check': (kind) => ({ count: typeof kind === 'string' ? 1 : 2 }),
};

const OPERATION = {
  post: {
    requestBody: {
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: { kind: { type: 'string', example: 'wood' }, password: { type: 'string', example: 'wood' } },
          },
        },
      },
    },
    responses: {},
  },
};

async function startShop() {
  const bodies: string[] = [];
  const selected: string[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const path = request.url ?? '/';
    const send = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    const paths = Object.fromEntries(Object.keys(ROUTES).map((route) => [route, OPERATION]));
    if (path === '/openapi.json') return send(200, { openapi: '3.0.1', info: { title: 'Shop', version: '1' }, paths });
    const route = ROUTES[path];
    if (route === undefined || request.method !== 'POST') return send(404, { message: 'no such path' });
    bodies.push(text);
    try {
      const body: unknown = JSON.parse(text);
      const found = route(isRecord(body) ? body['kind'] : undefined);
      selected.push(JSON.stringify(found));
      return send(200, found);
    } catch {
      return send(500, { message: 'failed' });
    }
  });
  const { url, close } = await listen(server);
  onTestFinished(close);
  return { url, log: [], close, bodies, selected };
}

describe('operators in members of JSON', () => {
  it('are found where they reach the query, and select nothing else than the value does', async () => {
    const shop = await startShop();
    const { findings } = await scanSite(shop, 'standard', {
      browser: 'off',
      active_post: true,
      disable_checks: CHECKS.flatMap(({ meta: { id } }) => (id === 'active.nosql-injection' ? [] : [id])),
    });
    expect(
      findings.map(({ check_id, confidence, locations: [place] }) => [
        check_id,
        confidence,
        new URL(place?.url ?? '').pathname,
        place?.parameter,
      ]),
    ).toEqual([['active.nosql-injection', 'certain', '/find', 'body /kind']]);
    expect(shop.selected.filter((names) => names.includes('steel'))).toEqual([]);
    expect(shop.bodies.filter((body) => /"password":\s*\{/.test(body))).toEqual([]);
  }, 60_000);

  it('are not sent without permission to send POST requests', async () => {
    const shop = await startShop();
    await scanSite(shop, 'standard', { browser: 'off' });
    expect(shop.bodies).toEqual([]);
  }, 60_000);
});
