import { basename, dirname } from 'node:path/posix';
import { quotedEnd } from '../code-text.ts';
import { type Directive, findDirectives, parseDirectives } from '../directives.ts';
import { checksOf, type FixPlan, type WantedAttribute, type WantedHeader } from '../fix-plan.ts';
import {
  applyEdits,
  type ChangedFile,
  type FixStack,
  indentAt,
  type Refusal,
  type RepositoryFiles,
  refuse,
  type TextEdit,
} from '../stack.ts';

interface ServerChange {
  readonly edits: readonly TextEdit[];
  /** Checks that the file cannot fix, with the reason. */
  readonly refusals: readonly Refusal[];
}

interface ServerStack {
  readonly id: string;
  readonly name: string;
  readonly isOwn: (path: string) => boolean;
  /** The changes of one file; null if it serves nothing, an error message if it cannot be parsed. */
  readonly change: (path: string, text: string, plan: FixPlan) => ServerChange | string | null;
}

const FILES_MAX = 20;

/** A stack whose every file gets the same headers. */
function server({ id, name, isOwn, change }: ServerStack): FixStack {
  return {
    id,
    name,
    fix: async (files, plan) => {
      const found = await changesOf(files, plan, isOwn, change);
      if (found.length === 0) return null;
      const refusals = found.flatMap((one) => one.refusals);
      const refused = new Set(refusals.map(({ check }) => check));
      const fixed = new Set(checksOf(plan).filter((check) => !refused.has(check)));
      return { files: found.flatMap(({ changed }) => changed), fixed, refusals };
    },
  };
}

async function changesOf(
  files: RepositoryFiles,
  plan: FixPlan,
  isOwn: ServerStack['isOwn'],
  change: ServerStack['change'],
) {
  const found: { readonly changed: readonly ChangedFile[]; readonly refusals: readonly Refusal[] }[] = [];
  for (const path of files.paths.filter(isOwn).slice(0, FILES_MAX)) {
    const before = await files.read(path);
    const changes = before === null ? 'The file cannot be read.' : change(path, before, plan);
    if (changes === null) continue;
    if (before === null || typeof changes === 'string') {
      found.push({ changed: [], refusals: refuse(checksOf(plan), path, String(changes)) });
      continue;
    }
    const after = applyEdits(before, changes.edits);
    found.push({ changed: after === before ? [] : [{ path, before, after }], refusals: changes.refusals });
  }
  return found;
}

const FLAGS: Readonly<Record<WantedAttribute['attribute'], string>> = {
  secure: 'secure',
  httpOnly: 'httponly',
  sameSite: 'samesite=lax',
};
const NO_CORS = 'The file sends no CORS headers; the application does.';
const CORS_HEADERS = ['access-control-allow-origin', 'access-control-allow-credentials'];

/** A value in double quotes; those of a plan have none, and no backslash. */
function quoted(value: string): string {
  return `"${value}"`;
}

const NGINX_FOLDERS = ['nginx', 'conf.d', 'sites-available', 'sites-enabled'];
const APACHE_FOLDERS = ['apache', 'apache2', 'httpd'];

function isBelow(path: string, folders: readonly string[]): boolean {
  return dirname(path)
    .split('/')
    .some((name) => folders.includes(name));
}

/** https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header */
export const nginx = server({
  id: 'nginx',
  name: 'nginx',
  isOwn: (path) => /^nginx\b.*\.conf(?:\.template)?$/.test(basename(path)) || isBelow(path, NGINX_FOLDERS),
  change: (path, text, plan) => {
    const parsed = parseDirectives(text, ';');
    if (parsed === null) return /\bserver\s*\{/.test(text) ? 'The file has an error of syntax.' : null;
    const servers = findDirectives(parsed, ({ name, block }) => name === 'server' && block !== null);
    if (servers.length === 0) return null;
    const edits = servers.flatMap((one) => [
      ...nginxHeaders(text, one, plan.headers),
      ...nginxCookies(text, one, plan.cookies),
    ]);
    const cors = findDirectives(parsed, isCorsHeader);
    const removed = plan.cors.length === 0 ? [] : cors.map((one) => lineOf(text, one));
    const refusals = [
      ...(plan.cors.length > 0 && cors.length === 0 ? refuse(plan.cors, path, NO_CORS) : []),
      ...(plan.cookies.length > 0 && !servers.some((one) => proxies(one).length > 0)
        ? refuse(
            plan.cookies.map(({ check }) => check),
            path,
            'The file passes nothing on whose cookies it could change.',
          )
        : []),
    ];
    return { edits: [...edits, ...removed], refusals };
  },
});

function isHeader(directive: Directive): boolean {
  return directive.name === 'add_header';
}

function isCorsHeader(directive: Directive): boolean {
  return isHeader(directive) && CORS_HEADERS.includes(directive.args[0]?.toLowerCase() ?? '');
}

function proxies(block: Directive): Directive[] {
  return findDirectives(block.block?.directives ?? [], ({ name }) => /^(?:proxy|uwsgi|fastcgi|grpc)_pass$/.test(name));
}

/** `add_header` of an inner block replaces those of the outer one, so each block that has some gets all of them. */
function nginxHeaders(text: string, server: Directive, headers: readonly WantedHeader[]): TextEdit[] {
  const inner = findDirectives(
    server.block?.directives ?? [],
    ({ block }) => block?.directives.some(isHeader) === true,
  );
  return [server, ...inner].flatMap((block) => {
    const own = (block.block?.directives ?? []).filter(isHeader);
    return insertions(text, block, headers, (header) => {
      const existing = own.filter(({ args }) => args[0]?.toLowerCase() === header.name.toLowerCase());
      return { existing, line: `add_header ${header.name} ${quoted(header.value)} always;` };
    });
  });
}

/** https://nginx.org/en/docs/http/ngx_http_proxy_module.html#proxy_cookie_flags */
function nginxCookies(text: string, server: Directive, wishes: readonly WantedAttribute[]): TextEdit[] {
  if (wishes.length === 0 || !proxies(server).some(({ name }) => name === 'proxy_pass')) return [];
  const line = `proxy_cookie_flags ~ ${wishes.map(({ attribute }) => FLAGS[attribute]).join(' ')};`;
  const existing = (server.block?.directives ?? []).filter(({ name }) => name === 'proxy_cookie_flags');
  return insertions(text, server, [line], () => ({ existing, line }));
}

/** Replaces the first existing directive of each value, removes the others, and puts the new ones at the start of the block. */
function insertions<Value>(
  text: string,
  block: Directive,
  values: readonly Value[],
  place: (value: Value) => { readonly existing: readonly Directive[]; readonly line: string },
): TextEdit[] {
  const edits: TextEdit[] = [];
  const lines: string[] = [];
  for (const value of values) {
    const { existing, line } = place(value);
    const [first, ...rest] = existing;
    if (first === undefined) lines.push(line);
    else edits.push({ from: first.from, to: first.to, insert: line }, ...rest.map((one) => lineOf(text, one)));
  }
  const at = block.block?.from ?? block.from;
  const indent = innerIndent(text, block);
  return lines.length === 0
    ? edits
    : [...edits, { from: at, to: at, insert: lines.map((line) => `\n${indent}${line}`).join('') }];
}

function innerIndent(text: string, { from, block }: Directive): string {
  const first = block?.directives[0];
  const own = indentAt(text, from);
  if (first === undefined || indentAt(text, first.from) === own) return `${own}    `;
  return indentAt(text, first.from);
}

/** The removal of a directive, with its line where the line has nothing else. */
function lineOf(text: string, { from, to }: Directive): TextEdit {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const end = text.indexOf('\n', to);
  const isAlone = text.slice(start, from).trim() === '' && text.slice(to, end < 0 ? text.length : end).trim() === '';
  return isAlone ? { from: start, to: end < 0 ? text.length : end + 1, insert: '' } : { from, to, insert: '' };
}

/** https://httpd.apache.org/docs/2.4/mod/mod_headers.html */
export const apache = server({
  id: 'apache',
  name: 'Apache',
  isOwn: (path) =>
    /^(?:\.htaccess|(?:httpd|apache2?)\.conf)$/.test(basename(path)) ||
    (path.endsWith('.conf') && (basename(path).includes('vhost') || isBelow(path, APACHE_FOLDERS))),
  change: (path, text, plan) => {
    const lines = apacheLines(text);
    const isHosts = lines.some(({ words: [name] }) => /^<virtualhost$/i.test(name ?? ''));
    if (
      !isHosts &&
      !path.endsWith('.htaccess') &&
      !lines.some(({ words: [name] }) => /^(?:listen|documentroot|proxypass)$/i.test(name ?? ''))
    )
      return null;
    const sets = lines.flatMap((line) =>
      headerOf(line.words) === null ? [] : [{ ...line, header: headerOf(line.words) ?? '' }],
    );
    // A header that is set so already stays; other values of it go.
    const wanted = plan.headers
      .map(({ name, value }) => [name, `Header always set ${name} ${quoted(value)}`] as const)
      .filter(([, line]) => !sets.some(({ from, to }) => text.slice(from, to).trim() === line));
    const isReplaced = (header: string) => wanted.some(([name]) => name.toLowerCase() === header);
    const removed = sets.filter(
      ({ header }) => isReplaced(header) || (plan.cors.length > 0 && CORS_HEADERS.includes(header)),
    );
    const cookies = plan.cookies
      .flatMap(({ attribute }) => cookieLines(attribute))
      .filter((line) => !text.includes(line));
    const added = [...wanted.map(([, line]) => line), ...cookies];
    const block = ['<IfModule mod_headers.c>', ...added.map((line) => `    ${line}`), '</IfModule>'];
    const places = isHosts
      ? lines.filter(({ words: [name] }) => /^<\/virtualhost>$/i.test(name ?? '')).map(({ from }) => from)
      : [text.length];
    const start = isHosts || text === '' || text.endsWith('\n') ? '' : '\n';
    const indent = isHosts ? '    ' : '';
    const insert = `${start}${block.map((line) => `${indent}${line}\n`).join('')}`;
    return {
      edits: [
        ...removed.map(({ from, to }) => ({ from, to, insert: '' })),
        ...(added.length === 0 ? [] : places.map((at) => ({ from: at, to: at, insert }))),
      ],
      refusals:
        plan.cors.length > 0 && !sets.some(({ header }) => CORS_HEADERS.includes(header))
          ? refuse(plan.cors, path, NO_CORS)
          : [],
    };
  },
});

interface ApacheLine {
  readonly words: readonly string[];
  readonly from: number;
  /** After the end of the line. */
  readonly to: number;
}

/** Directives, one on each line; a backslash continues it. */
function apacheLines(text: string): ApacheLine[] {
  const lines: ApacheLine[] = [];
  let from = 0;
  let line = '';
  for (const part of text.split(/(?<=\n)/)) {
    line += part;
    if (/\\\r?\n$/.test(part)) continue;
    const words = wordsOf(line);
    if (words.length > 0 && !words[0]?.startsWith('#')) lines.push({ words, from, to: from + line.length });
    from += line.length;
    line = '';
  }
  return lines;
}

function wordsOf(line: string): string[] {
  const words: string[] = [];
  for (let at = 0; at < line.length; ) {
    const isQuoted = line[at] === '"';
    const end = isQuoted ? quotedEnd(line, at) : at + (/^[^\s"]+/.exec(line.slice(at))?.[0].length ?? 0);
    if (end < 0) break;
    if (end > at) words.push(isQuoted ? line.slice(at + 1, end - 1) : line.slice(at, end));
    at = Math.max(end, at + 1);
  }
  return words;
}

/** The name of the header, in lower case, that a `Header` directive gives a value; null for others. */
function headerOf([directive, ...rest]: readonly string[]): string | null {
  if (directive?.toLowerCase() !== 'header') return null;
  const [action, name] = /^(?:always|onsuccess)$/i.test(rest[0] ?? '') ? rest.slice(1) : rest;
  return /^(?:set|append|add|merge|setifempty)$/i.test(action ?? '') ? (name?.toLowerCase() ?? null) : null;
}

/** Cookies of programs are in the first table of headers, those of Apache itself in the second. `edit*` would match the rest again. */
function cookieLines(attribute: WantedAttribute['attribute']): string[] {
  const flag = FLAGS[attribute];
  const name = flag.split('=')[0] ?? flag;
  const edit = `edit Set-Cookie "(?i)^((?:(?!;\\s*${name}).)*)$" "$1; ${flag}"`;
  return [`Header ${edit}`, `Header always ${edit}`];
}

/** https://caddyserver.com/docs/caddyfile/directives/header */
export const caddy = server({
  id: 'caddy',
  name: 'Caddy',
  isOwn: (path) => /^Caddyfile(?:\.[\w-]+)?$|\.caddy(?:file)?$/.test(basename(path)),
  change: (path, text, plan) => {
    const parsed = parseDirectives(text, 'line');
    if (parsed === null) return 'The file has an error of syntax.';
    // Global options have no address, snippets are in parentheses, and a site without braces is the whole file.
    const sites = parsed.filter(({ name, block }) => block !== null && name !== '' && !name.startsWith('('));
    if (sites.length === 0) return 'The file has no site with braces.';
    const edits = sites.flatMap((site) => caddySite(text, site, plan));
    const cors = findDirectives(parsed, ({ name, args }) => isCaddyCors(name, args));
    const refusals = [
      ...(plan.cors.length > 0 && cors.length === 0 ? refuse(plan.cors, path, NO_CORS) : []),
      ...refuse(
        plan.cookies.map(({ check }) => check),
        path,
        'Caddy cannot add an attribute only to cookies that lack it; the application sets it.',
      ),
    ];
    return { edits: [...edits, ...(plan.cors.length === 0 ? [] : cors.map((one) => lineOf(text, one)))], refusals };
  },
});

function isCaddyCors(name: string, args: readonly string[]): boolean {
  const header = (name === 'header' ? args.find((arg) => !/^[/*@]/.test(arg)) : name)
    ?.replace(/^[?+>]/, '')
    .toLowerCase();
  return CORS_HEADERS.includes(header ?? '');
}

function caddySite(text: string, site: Directive, plan: FixPlan): TextEdit[] {
  const blocks = (site.block?.directives ?? []).filter(({ name, args }) => name === 'header' && args.length === 0);
  const inside = blocks.flatMap(({ block }) => block?.directives ?? []);
  const single = (site.block?.directives ?? []).filter(({ name, args }) => name === 'header' && args.length === 2);
  return insertions(text, site, plan.headers, ({ name, value }) => {
    const isSame = (header: string | undefined) => header?.replace(/^[?+>]/, '').toLowerCase() === name.toLowerCase();
    const [inBlock] = inside.filter((one) => isSame(one.name));
    if (inBlock !== undefined) return { existing: [inBlock], line: `${name} ${quoted(value)}\n` };
    const existing = single.filter(({ args }) => isSame(args[0]));
    // A directive of a Caddyfile ends with its line.
    return { existing, line: `header ${name} ${quoted(value)}${existing.length > 0 ? '\n' : ''}` };
  });
}
