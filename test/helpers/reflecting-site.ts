import { createServer } from 'node:http';
import { listen } from './listen.ts';

/** A running application that reflects a value on a page without a link to it. */
export interface ReflectingSite {
  readonly url: string;
  /** Its files, and those of the change that adds the page. */
  readonly sources: {
    readonly base: Readonly<Record<string, string>>;
    readonly change: Readonly<Record<string, string>>;
  };
  close(): Promise<void>;
}

const FORM = '<!doctype html><title>Find</title><form action="/find"><input name="q"></form>';

const APP = `const express = require('express');
const app = express();
app.get('/', (request, response) => response.render('shop'));
app.use(require('./find'));
`;
const ROUTER = "const router = (module.exports = require('express').Router());\n";

export async function startReflectingSite(): Promise<ReflectingSite> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site.invalid');
    response.setHeader('content-type', 'text/html');
    if (pathname === '/') return response.end('<!doctype html><title>Shop</title><h1>Shop</h1>');
    if (pathname === '/find') return response.end(`${FORM}<p>${searchParams.get('q') ?? ''}</p>`);
    return response.writeHead(404).end('<!doctype html><title>Not here</title>');
  });
  return {
    ...(await listen(server)),
    sources: {
      base: { 'app.js': APP, 'find.js': ROUTER },
      change: {
        'find.js': `${ROUTER}router.get('/find', (request, response) => response.send(page(request.query.q)));\n`,
      },
    },
  };
}
