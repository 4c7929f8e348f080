import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { escapeHtml } from '../../../src/reports/escape/html.ts';
import { type Answer, type Served, serve } from '../serve.ts';

const require = createRequire(import.meta.url);
/** The package has no types. */
const { parseString } = require('@ldapjs/filter') as {
  parseString(filter: string): { matches(entry: object, isStrict: boolean): boolean };
};

/** One level: what it makes of the value. Each is a program of its own, as in training applications. */
type Level = (value: string) => Answer | Promise<Answer>;

interface Lesson {
  readonly parameter: string;
  readonly example: string;
  readonly levels: readonly Level[];
}

const html = (body: string, status = 200): Answer => ({
  status,
  headers: [['Content-Type', 'text/html; charset=utf-8']],
  body: `<!doctype html><title>Lesson</title><main>${body}</main>`,
});

function database(): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE cars (id INTEGER, name TEXT)');
  for (const [id, name] of [
    [1, 'Ford'],
    [2, 'Opel'],
    [3, 'Fiat'],
  ] as const)
    db.prepare('INSERT INTO cars VALUES (?, ?)').run(id, name);
  return db;
}

const cars = database();

function rows(query: string, ...values: (string | number)[]): string[] {
  return (cars.prepare(query).all(...values) as { name: string }[]).map(({ name }) => name);
}

/** The error of the database as the page shows it, or none of it. */
function query(sql: string, showsErrors: boolean, ...values: (string | number)[]): Answer {
  try {
    const found = rows(sql, ...values);
    return html(found.length === 0 ? '<p>No car</p>' : found.map((name) => `<p>${name}</p>`).join(''));
  } catch (error) {
    return showsErrors
      ? html(`<p>SQLITE_ERROR: ${escapeHtml((error as Error).message)}</p>`, 500)
      : html('<p>No car</p>');
  }
}

function shell(command: string): Answer {
  const { stdout, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8', timeout: 5_000 });
  return html(`<pre>${escapeHtml(stdout + stderr)}</pre>`);
}

const IP = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const refused = html('<p>This value is not allowed</p>');

function fetched(url: string): Promise<Answer> {
  return new Promise((resolve) => {
    const target = URL.parse(url);
    if (target === null || target.protocol !== 'http:') return resolve(refused);
    const sent = httpRequest(target, { timeout: 2_000 }, (response) => {
      response.resume();
      response.on('end', () => resolve(html(`<p>Status ${response.statusCode}</p>`)));
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve(html('<p>Not reachable</p>')));
    sent.end();
  });
}

const redirect = (location: string): Answer => ({
  status: 302,
  headers: [['Location', location.replace(/[^\t\u0020-\u007e]/g, '')]],
});

const PEOPLE = [{ uid: 'alice' }, { uid: 'bob' }];

/** A directory that shows the error of its parser in the words of the UnboundID LDAP SDK for Java. */
function people(filter: string, showsErrors: boolean): Answer {
  try {
    const parsed = parseString(filter);
    const found = PEOPLE.filter((entry) => parsed.matches(entry, false));
    return html(found.length === 0 ? '<p>Nobody</p>' : found.map(({ uid }) => `<p>${uid}</p>`).join(''));
  } catch {
    if (!showsErrors) return html('<p>Nobody</p>');
    const words = `Unable to parse string '${filter}' as an LDAP filter because it contains an unexpected closing parenthesis at position ${filter.length - 1}.`;
    return html(`<p>${escapeHtml(words)}</p>`);
  }
}

const ldapEscaped = (value: string) => value.replace(/[\\*()]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)}`);

const LESSONS: Readonly<Record<string, Lesson>> = {
  ErrorBasedSql: {
    parameter: 'id',
    example: '1',
    levels: [
      (value) => query(`SELECT name FROM cars WHERE id = ${value}`, true),
      (value) => query(`SELECT name FROM cars WHERE id = '${value}'`, true),
      (value) => query('SELECT name FROM cars WHERE id = ?', true, value),
      (value) => query(`SELECT name FROM cars WHERE (id = '${value}')`, true),
      (value) => query('SELECT name FROM cars WHERE id = ?', true, Number.parseInt(value, 10) || 0),
      (value) => query(`SELECT name FROM cars WHERE id = '${value.replaceAll("'", "''")}'`, true),
      (value) => query(`SELECT name FROM cars WHERE id = '${value.replaceAll('"', '')}'`, true),
      (value) => (/^\d+$/.test(value) ? query('SELECT name FROM cars WHERE id = ?', true, value) : refused),
    ],
  },
  BlindSql: {
    parameter: 'id',
    example: '2',
    levels: [
      (value) => query('SELECT name FROM cars WHERE id = ?', false, value),
      (value) => query('SELECT name FROM cars WHERE id = ?', false, Number.parseInt(value, 10) || 0),
      (value) => query(`SELECT name FROM cars WHERE id = '${value.replaceAll("'", "''")}'`, false),
      (value) => query(`SELECT name FROM cars WHERE id = ${value}`, false),
      (value) => (/^\d+$/.test(value) ? query('SELECT name FROM cars WHERE id = ?', false, value) : refused),
      (value) => query(`SELECT name FROM cars WHERE id = '${value}'`, false),
      (value) => query(`SELECT name FROM cars WHERE (id = ${value})`, false),
      (value) => query(`SELECT name FROM cars WHERE id LIKE '%${value}%' LIMIT 1`, false),
    ],
  },
  CommandInjection: {
    parameter: 'ipaddress',
    example: '127.0.0.1',
    levels: [
      (value) => shell(`echo pinging ${value}`),
      (value) => (/[;]/.test(value) ? refused : shell(`echo pinging ${value}`)),
      (value) => (IP.test(value) ? shell(`echo pinging ${value}`) : refused),
      (value) => (/[;$]/.test(value) ? refused : shell(`echo pinging "${value}"`)),
      (value) => html(`<pre>pinging ${escapeHtml(value)}</pre>`),
      (value) => (/[;|$]/.test(value) ? refused : shell(`echo pinging ${value}`)),
      (value) => shell(`echo pinging '${value.replaceAll("'", `'\\''`)}'`),
    ],
  },
  Xss: {
    parameter: 'value',
    example: 'hello',
    levels: [
      (value) => html(`<div>${escapeHtml(value)}</div>`),
      (value) => html(`<input title="${escapeHtml(value)}">`),
      (value) => html(`<script>var greeting = ${JSON.stringify(value).replaceAll('<', '\\u003c')};</script>`),
      (value) => html(`<div>${value}</div>`),
      (value) => html(`<input title="${value.replaceAll('<', '')}">`),
      (value) => html(`<div>${value.replace(/<\/?script[^>]*>/gi, '')}</div>`),
      (value) => html(`<img src='${value.replaceAll('<', '').replaceAll('"', '')}'>`),
      (value) => html(`<script>var greeting = '${value.replaceAll('<', '')}';</script>`),
      (value) => html(`<!-- ${value} -->`),
      (value) => html(`<textarea>${value}</textarea>`),
      (value) => html(`<p>${escapeHtml(value.replace(/\W/g, ''))}</p>`),
      (value) => html(`<b>${value.toUpperCase()}</b>`),
    ],
  },
  OpenRedirect: {
    parameter: 'returnTo',
    example: '/',
    levels: [
      (value) => redirect(value === '/help' ? '/help' : '/'),
      (value) => redirect(`/go/${encodeURIComponent(value)}`),
      (value) => (/^\/(?![/\\])/.test(value) ? redirect(value) : refused),
      (value) => redirect(value),
      (value) => (/^https?:/i.test(value) ? redirect('/') : redirect(value)),
      (value) => (/^(?:https?:)?\/\//i.test(value) ? redirect('/') : redirect(value)),
    ],
  },
  Ssrf: {
    parameter: 'fileurl',
    example: 'http://example.invalid/logo.png',
    levels: [
      (value) => (URL.parse(value)?.hostname === 'example.invalid' ? html('<p>Not reachable</p>') : refused),
      (value) => html(`<a href="${escapeHtml(value)}">File</a>`),
      () => html('<p>Loading is switched off</p>'),
      (value) => fetched(value),
      (value) => (/^file:/i.test(value) ? refused : fetched(value)),
    ],
  },
  Ldap: {
    parameter: 'username',
    example: 'alice',
    levels: [
      (value) => people(`(uid=${ldapEscaped(value)})`, true),
      (value) => (/^\w+$/.test(value) ? people(`(uid=${value})`, true) : refused),
      (value) => people(`(uid=${value.replaceAll('*', '').replaceAll('(', '').replaceAll(')', '')})`, true),
      (value) => people(`(uid=${value})`, true),
      (value) => people(`(&(uid=${value})(uid=*))`, true),
    ],
  },
  PathTraversal: {
    parameter: 'fileName',
    example: 'terms.txt',
    levels: [
      (value) => (value === 'terms.txt' ? html('<p>The terms</p>') : html('<p>No file</p>', 404)),
      (value) => (/[/\\]/.test(value) ? refused : html('<p>The terms</p>')),
      (value) => file(join(import.meta.dirname, value.replace(/[^\w.]/g, ''))),
      (value) => file(join(import.meta.dirname, value)),
      (value) => file(join(import.meta.dirname, value.replaceAll('../', ''))),
      (value) => file(`${import.meta.dirname}/${value}`),
    ],
  },
};

function file(path: string): Answer {
  try {
    return html(`<pre>${escapeHtml(readFileSync(path, 'latin1').slice(0, 10_000))}</pre>`);
  } catch {
    return html('<p>No file</p>', 404);
  }
}

/**
 * An application in the manner of training applications: lessons with a program for each level, of which only some have the fault. Where
 * the first levels have none, a scan that takes one of a shape for all finds nothing. `test/targets/labels/levels.json` says which do.
 */
export function startLevels(): Promise<Served & { readonly url: string }> {
  return serve(async ({ path, query: values }) => {
    const [, name = '', level = ''] = path.split('/');
    if (path === '/')
      return html(
        Object.keys(LESSONS)
          .map((lesson) => `<a href="/${lesson}/">${lesson}</a>`)
          .join(' '),
      );
    const lesson = Object.hasOwn(LESSONS, name) ? LESSONS[name] : undefined;
    if (lesson === undefined) return html('<h1>Not found</h1>', 404);
    if (level === '') {
      const links = lesson.levels.map(
        (_level, index) =>
          `<a href="/${name}/LEVEL_${index + 1}?${lesson.parameter}=${encodeURIComponent(lesson.example)}">Level ${index + 1}</a>`,
      );
      return html(links.join(' '));
    }
    const program = lesson.levels[Number(/^LEVEL_(\d{1,2})$/.exec(level)?.[1]) - 1];
    return program === undefined ? html('<h1>Not found</h1>', 404) : program(values.get(lesson.parameter) ?? '');
  }).then((served) => ({ ...served, url: `http://127.0.0.1:${served.port}/` }));
}
