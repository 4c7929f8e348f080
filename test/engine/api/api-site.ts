import { execFile } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { listen } from '../../helpers/listen.ts';

const run = promisify(execFile);

const get = (more: object = {}) => ({ get: { responses: {}, ...more } });
const text = { type: 'string' };

export const DESCRIPTION = {
  openapi: '3.0.1',
  info: { title: 'Library', version: '1' },
  servers: [{ url: 'https://library.example/api' }],
  paths: {
    '/createdb': get({ summary: 'Creates and populates the database' }),
    '/users': get(),
    '/users/{username}': {
      ...get({ parameters: [{ name: 'username', in: 'path', schema: text }] }),
      delete: { responses: {} },
      put: { requestBody: { content: { 'application/json': { schema: { properties: { mail: text } } } } } },
    },
    '/books': get(),
    '/books/{book_title}': get(),
    '/authors': get(),
    '/authors/{author_id}': get(),
    '/reports': {
      post: {
        requestBody: {
          content: { 'application/json': { schema: { properties: { title: { ...text, default: 'year' } } } } },
        },
      },
    },
  },
};

export interface ApiSite {
  readonly url: string;
  readonly log: readonly string[];
  close(): Promise<void>;
}

type Reply = readonly [status: number, body: unknown];

/** An API over SQLite: users show the faults of the database, books hide them, authors are looked up safely. */
export async function startApi(publishedAt: string | null): Promise<ApiSite> {
  const log: string[] = [];
  const database = new DatabaseSync(':memory:');
  database.exec(
    `CREATE TABLE users (username TEXT, mail TEXT); INSERT INTO users VALUES ('anna', 'a@b.example'), ('ben', 'b@b.example');
     CREATE TABLE books (book_title TEXT, pages INT); INSERT INTO books VALUES ('Dune', 412), ('Emma', 474);
     CREATE TABLE authors (id INT, name TEXT); INSERT INTO authors VALUES (7, 'Austen')`,
  );
  const rows = (sql: string, ...values: string[]) => database.prepare(sql).all(...values);
  const lookup = (sql: string): Reply => {
    const [row] = rows(sql);
    return row === undefined ? [404, { status: 'fail', message: 'not found' }] : [200, row];
  };
  const readers: Readonly<Record<string, { list: () => unknown; one: (value: string) => Reply }>> = {
    users: {
      list: () => ({ users: rows('SELECT username, mail FROM users') }),
      one: (value) => {
        try {
          return lookup(`SELECT * FROM users WHERE username = '${value}'`);
        } catch (error) {
          return [500, { error: `sqlite3.OperationalError: ${(error as Error).message}` }];
        }
      },
    },
    books: {
      list: () => ({ Books: rows('SELECT book_title FROM books') }),
      one: (value) => {
        try {
          return lookup(`SELECT * FROM books WHERE book_title = '${value}'`);
        } catch {
          return [404, { status: 'fail', message: 'not found' }];
        }
      },
    },
    authors: {
      list: () => rows('SELECT id FROM authors'),
      one: (value) => {
        const [author] = rows('SELECT * FROM authors WHERE id = ?', value);
        return author === undefined ? [404, { message: 'no such author' }] : [200, author];
      },
    },
  };
  const reply = async (method: string, path: string, body: string): Promise<Reply> => {
    const [, , collection = '', ...rest] = path.split('/');
    const value = decodeURIComponent(rest.join('/'));
    if (path === publishedAt) return [200, DESCRIPTION];
    if (path === '/') return [200, { message: 'Library' }];
    if (path === '/api/reports' && method === 'POST') {
      const { title } = JSON.parse(body) as { title: string };
      const { stdout } = await run('sh', ['-c', `echo Report ${title}`], { timeout: 5_000 });
      return [200, { report: stdout }];
    }
    if (method !== 'GET' || !path.startsWith('/api/')) return [404, { message: 'no such path' }];
    const reader = readers[collection];
    if (reader === undefined) return [404, { message: 'no such author' }];
    return value === '' ? [200, reader.list()] : reader.one(value);
  };
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    log.push(`${request.method} ${request.url}`);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname } = new URL(request.url ?? '/', 'http://host.invalid');
    const [status, value] = await reply(request.method ?? '', pathname, Buffer.concat(chunks).toString('utf8')).catch(
      (): Reply => [500, { message: 'failed' }],
    );
    const headers = pathname === '/api/authors' ? { 'x-powered-by': 'Harbour 7.1' } : {};
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
  };
  const server = createServer((request, response) => void handle(request, response));
  const { url, close } = await listen(server);
  return {
    url,
    log,
    close: async () => {
      await close();
      database.close();
    },
  };
}
