import { createHash } from 'node:crypto';
import type { Answer, Site } from './serve.ts';

const html = (body: string, status = 200): Answer => ({
  status,
  headers: [['Content-Type', 'text/html; charset=utf-8']],
  body: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Shop</title></head><body>${body}</body></html>`,
});

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Five kinds of servers that answer every path as if there were something. */
export const SOFT_404_SITES: Readonly<Record<string, Site>> = {
  'static app shell': () => html('<div id="root"></div>'),
  'echo of the path': ({ path }) => html(`<h1>Index of ${escaped(path)}</h1><p>You asked for ${escaped(path)}</p>`),
  'custom page': ({ path }) =>
    html(`<h1>Oops</h1><p>We looked for ${escaped(path.split('/').at(-1) ?? '')} everywhere.</p><a href="/">Home</a>`),
  'redirect to login': ({ path }) =>
    path === '/login'
      ? html('<h1>Sign in</h1><p>Ask your administrator.</p>')
      : { status: 302, headers: [['Location', '/login']] },
  'random body': ({ path }) => ({
    headers: [['Content-Type', 'application/octet-stream']],
    body: createHash('sha512').update(path).digest(),
  }),
};
