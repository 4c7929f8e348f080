import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { WRITES_MAX } from '../../../src/engine/active/kit/write-log.ts';
import { escapeHtml } from '../../../src/reports/escape/html.ts';
import { listen } from '../../helpers/listen.ts';
import { scanSite } from './site.ts';

interface Row {
  readonly path: string;
  readonly method: string;
  readonly text: string;
}

/** A site that keeps what it is sent. */
interface Store {
  readonly url: string;
  /** Accepted requests that write. */
  readonly rows: readonly Row[];
  /** All requests that write. */
  readonly asked: readonly Row[];
  close(): Promise<void>;
}

const schema = (properties: object) => ({ type: 'object', properties });
const text = { type: 'string' };
const json = (properties: object) => ({ content: { 'application/json': { schema: schema(properties) } } });
const ID = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
const DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Orders', version: '1' },
  paths: {
    '/api/orders': { post: { requestBody: json({ customer: schema({ name: text, town: text }) }), responses: {} } },
    '/api/orders/{id}': {
      parameters: ID,
      put: { requestBody: json({ town: text, note: text }), responses: {} },
      delete: { responses: {} },
    },
    '/api/labels/{id}': { parameters: ID, patch: { requestBody: json({ town: text }), responses: {} } },
    '/api/payments/pay': { post: { requestBody: json({ amount: text }), responses: {} } },
    '/api/messages': { post: { requestBody: json({ subject: text }), responses: {} } },
    '/api/users/{id}/roles': { parameters: ID, post: { requestBody: json({ role: text }), responses: {} } },
    '/api/import': {
      post: {
        requestBody: {
          content: { 'application/xml': { schema: { ...schema({ town: text }), xml: { name: 'order' } } } },
        },
        responses: {},
      },
    },
  },
};

const FORMS = `<title>Shop</title>
  <form method=post action=/guestbook><input name=author><textarea name=entry></textarea><button>Send</button></form>
  <form method=post action=/profile enctype="multipart/form-data"><input name=nick><input name=city><button>Save</button></form>
  <form method=post action=/survey>${Array.from({ length: 12 }, (_item, index) => `<textarea name=q${index}></textarea>`).join('')}<button>Send</button></form>
  <form method=post action=/contact/message><input name=subject><button>Send</button></form>`;

/** The town by a query that is built from text. */
function townError(town: string): string | null {
  const database = new DatabaseSync(':memory:');
  try {
    database.prepare(`SELECT '${town}' AS town`).get();
    return null;
  } catch (error) {
    return `SQLITE_ERROR: ${(error as Error).message}`;
  } finally {
    database.close();
  }
}

function memberOf(value: unknown, ...path: readonly string[]): string {
  const member = path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null)?.[key], value);
  return typeof member === 'string' ? member : '';
}

/** Expands one level of internal entities, as parsers that read document types do. */
function townOfXml(document: string): string {
  const entities = new Map(
    [...document.matchAll(/<!ENTITY (\w+) "([^"]*)">/g)].map(([, name, value]) => [name, value]),
  );
  const town = /<town>([\s\S]*?)<\/town>/.exec(document)?.[1] ?? '';
  return town.replace(/&(\w+);/g, (all, name: string) => entities.get(name) ?? all);
}

function answer(path: string, method: string, body: string, type: string): { status: number; body: string } | null {
  if (method === 'POST' && (path === '/guestbook' || path === '/survey'))
    return { status: 200, body: '<p>Thank you</p>' };
  if (method === 'POST' && path === '/profile') {
    const nick = type.startsWith('multipart/form-data') ? (/name="nick"\r\n\r\n([^\r]*)/.exec(body)?.[1] ?? '') : '';
    return { status: 200, body: `<h1>Hello ${nick}</h1>` };
  }
  if (method === 'POST' && path === '/api/import')
    return { status: 200, body: `<p>${escapeHtml(townOfXml(body))}</p>` };
  if (method === 'POST' && path === '/api/orders') {
    const error = townError(memberOf(JSON.parse(body), 'customer', 'town'));
    return error === null ? { status: 201, body: JSON.stringify({ id: 'own-7' }) } : { status: 500, body: error };
  }
  if (method === 'PUT' && path === '/api/orders/own-7') {
    const error = townError(memberOf(JSON.parse(body), 'note'));
    return error === null ? { status: 200, body: '{}' } : { status: 500, body: error };
  }
  return null;
}

async function startStore(): Promise<Store> {
  const [rows, asked]: [Row[], Row[]] = [[], []];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname: path } = new URL(request.url ?? '/', 'http://host.invalid');
    const method = request.method ?? '';
    const body = Buffer.concat(chunks).toString('utf8');
    const isHtml = !path.startsWith('/api/') || path === '/api/import';
    response.setHeader('content-type', isHtml ? 'text/html; charset=utf-8' : 'application/json');
    if (method === 'GET' || method === 'HEAD') {
      if (path === '/openapi.json') response.end(JSON.stringify(DESCRIPTION));
      else if (path === '/') response.end(FORMS);
      else response.writeHead(404).end('<h1>Not found</h1>');
      return;
    }
    // Methods and introspection of GraphQL only read.
    if (method === 'OPTIONS' || method === 'TRACE' || path === '/graphql') {
      response.writeHead(404).end();
      return;
    }
    const row = { path, method, text: decodeURIComponent(body.replace(/%(?![0-9a-f]{2})/gi, '%25')) };
    asked.push(row);
    const answered = answer(path, method, body, request.headers['content-type'] ?? '');
    if (answered !== null && answered.status < 400) rows.push(row);
    response.writeHead(answered?.status ?? 404).end(answered?.body ?? '{}');
  };
  const server = createServer((request, response) => void handle(request, response));
  const { url, close } = await listen(server);
  return { url, rows, asked, close };
}

let store: Store | null = null;
afterEach(async () => {
  await store?.close();
  store = null;
});

async function scan(active_post: boolean, scanType: 'standard' | 'compliance' = 'standard') {
  store = await startStore();
  const site = { url: store.url, log: [], close: store.close };
  const report = await scanSite(site, scanType, { active_post, browser: 'off' }, true, {});
  return { report, store };
}

describe('a scan that may write', () => {
  it('finds faults in forms, multipart bodies, nested JSON, XML and in what it has created', {
    timeout: 240_000,
  }, async () => {
    const { report } = await scan(true);
    const found = report.findings
      .filter(({ check_id }) => check_id.startsWith('active.'))
      .flatMap(({ check_id, locations }) =>
        locations.map(({ method, url, parameter }) => `${check_id} ${method} ${new URL(url).pathname} ${parameter}`),
      );
    expect(found.sort()).toEqual([
      'active.reflected-xss POST /profile nick',
      'active.sqli-error POST /api/orders body /customer/town',
      'active.sqli-error PUT /api/orders/own-7 body /note',
      'active.xxe POST /api/import body',
    ]);
  });

  it('deletes and pays nothing, sends no message, and touches no record but its own', {
    timeout: 240_000,
  }, async () => {
    const {
      store: { asked },
    } = await scan(true, 'compliance');
    const paths = new Set(asked.map(({ method, path }) => `${method} ${path}`));
    expect([...paths].sort()).toEqual([
      'POST /api/import',
      'POST /api/orders',
      'POST /guestbook',
      'POST /profile',
      'POST /survey',
      'PUT /api/orders/own-7',
    ]);
  });

  it.each(['standard', 'compliance'] as const)(
    'keeps to its maximum per form in a %s scan, and counts what was accepted',
    { timeout: 240_000 },
    async (scanType) => {
      const {
        report,
        store: { rows },
      } = await scan(true, scanType);
      const counts = Map.groupBy(rows, ({ path }) => path);
      for (const [path, own] of counts) expect(own.length, path).toBeLessThanOrEqual(WRITES_MAX[scanType] + 1);
      const created = new Map((report.coverage.created ?? []).map(({ path, count }) => [path, count]));
      // The crawl submits each form once as a visitor does.
      for (const [path, own] of counts) expect(own.length - (created.get(path) ?? 0), path).toBeLessThanOrEqual(1);
      expect([...created.keys()].sort()).toEqual([...counts.keys()].sort());
      // A form of twelve fields reaches the maximum: its points are not tested by every probe.
      expect(created.get('/survey')).toBe(WRITES_MAX[scanType]);
      expect(report.coverage.reach?.inputs?.left_out).toEqual([{ reason: 'requests', count: expect.any(Number) }]);
    },
  );

  it('marks what it creates, by the same word in each record of a scan', { timeout: 240_000 }, async () => {
    const {
      store: { rows },
    } = await scan(true);
    // In the other form, fields are also sent one by one.
    const ofTwoTexts = rows.filter(({ path }) => path === '/guestbook' || path === '/api/orders');
    const markers = new Set(ofTwoTexts.map((row) => /scangate[a-z]{6}/.exec(row.text)?.[0]));
    expect(ofTwoTexts.length).toBeGreaterThan(10);
    expect([...markers]).toEqual([expect.stringMatching(/^scangate[a-z]{6}$/)]);
  });
});

it('writes nothing without leave', { timeout: 120_000 }, async () => {
  const {
    report,
    store: { asked },
  } = await scan(false);
  expect(asked).toEqual([]);
  expect(report.coverage.created).toBeUndefined();
});
