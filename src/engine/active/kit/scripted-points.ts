import { percentDecoded } from '../../../shared/text.ts';
import type { CrawlEvidence, CrawledPage } from '../../core/evidence/content.ts';
import { type Exchange, headerValues } from '../../core/evidence/http.ts';
import {
  type BaselineRequest,
  type InsertionPoint,
  isFields,
  type JsonValue,
  type Pair,
} from '../../core/evidence/insertion-point.ts';
import { formRequest } from '../../crawl/insertion-points.ts';
import { isHarmfulForm } from '../../crawl/link-policy.ts';
import { requestsOfScript, type ScriptRequests, scriptRequests } from '../../crawl/script-requests.ts';
import { handlerPath } from '../../crawl/url-shape.ts';
import { resolveUrl } from '../../web/html/document-base.ts';
import type { DocumentForm, HtmlDocument } from '../../web/html/document-model.ts';
import { documentOf } from '../../web/html/html-document.ts';
import { isCsrfLike, isInfrastructure, isSessionLike } from '../../web/session-names.ts';
import { parseSetCookie } from '../../web/set-cookie.ts';

const FIELDS_MAX = 2;
const NOT_TYPED = new Set(['submit', 'button', 'image', 'file', 'password', 'hidden', 'checkbox', 'radio', 'select']);

interface Page {
  readonly url: string;
  readonly document: HtmlDocument;
  readonly forms: readonly DocumentForm[];
  readonly scripts: readonly ScriptRequests[];
}

/**
 * Insertion points that no link and no plain form shows: headers, names of fields and JSON members that the scripts of a page send,
 * and cookies that the site or its scripts set, in the order of the pages.
 *
 * @param origin origin of the site: other sites are not probed
 * @param own names of headers that the user has given, in lower case: their values are never replaced
 * @param allowsPost false leaves out what is sent by POST
 */
export function scriptedPoints(
  crawl: CrawlEvidence,
  origin: string,
  own: ReadonlySet<string>,
  allowsPost: boolean,
): InsertionPoint[] {
  const pages = crawl.pages.flatMap((page) => readPage(page, crawl, origin, allowsPost));
  const found = new Map<string, InsertionPoint>();
  const isWanted = ({ kind, request, ...point }: InsertionPoint) =>
    (request.method !== 'POST' || allowsPost) &&
    !(kind === 'header' && 'name' in point && own.has(point.name.toLowerCase()));
  for (const page of pages)
    for (const point of [...headerPoints(page, origin), ...namePoints(page), ...jsonPoints(page, origin)]) {
      const key = scriptedKey(point);
      if (isWanted(point) && !found.has(key)) found.set(key, point);
    }
  return [...found.values(), ...(own.has('cookie') ? [] : cookiePoints(crawl, pages))];
}

function scriptedKey(point: InsertionPoint): string {
  const place = point.kind === 'json' ? point.path.join('.') : 'name' in point ? point.name : '';
  return `${point.request.method} ${new URL(point.request.url).pathname} ${point.kind} ${place}`;
}

function readPage(page: CrawledPage, crawl: CrawlEvidence, origin: string, allowsPost: boolean): Page[] {
  const document = documentOf(page.exchange);
  if (document === null) return [];
  const isOwn = ({ action, method }: DocumentForm) => {
    const url = new URL(action);
    return (method === 'GET' || allowsPost) && url.origin === origin && !isHarmfulForm(url, method);
  };
  const files = new Set(document.scripts.map(({ url }) => url));
  const scripts = [
    ...document.scripts.filter(({ url }) => url === null).map(({ text }) => scriptRequests(text)),
    ...crawl.resources.flatMap((file) => (files.has(file.request.url) ? (requestsOfScript(file) ?? []) : [])),
  ];
  return [{ url: page.url, document, forms: document.forms.filter(isOwn), scripts }];
}

/** The fields that a visitor types into: those with a value of the site, or else the first ones. */
function typedFields({ fields }: DocumentForm): { name: string; value: string }[] {
  const typed = fields.filter(({ type }) => !NOT_TYPED.has(type));
  const filled = typed.filter(({ value }) => value !== '');
  return (filled.length > 0 ? filled : typed).slice(0, FIELDS_MAX);
}

function headerPoints(page: Page, origin: string): InsertionPoint[] {
  const scripted = page.forms.filter(({ isScripted }) => isScripted === true);
  const ofFields = page.scripts.some(({ namesHeaders }) => namesHeaders)
    ? scripted.flatMap((form) => typedFields(form).map((field) => headerPoint(field, formRequest(form))))
    : [];
  const named = page.scripts.flatMap(({ headers }) =>
    headers.flatMap(({ name, value, call }) => {
      const request = call === null ? null : endpoint(call.path, call.method, page, origin);
      const requests = request === null ? scripted.map((form) => formRequest(form)) : [request];
      return requests.slice(0, FIELDS_MAX).map((one) => headerPoint({ name, value }, one));
    }),
  );
  return [...named, ...ofFields];
}

function headerPoint({ name, value }: { name: string; value: string }, request: BaselineRequest): InsertionPoint {
  const baseline = value === '' ? 'test' : value;
  const headers: readonly Pair[] = [[name, baseline]];
  return { kind: 'header', name, request: { ...request, headers }, baseline, ...invented(value) };
}

function invented(value: string): { readonly isInvented?: true } {
  return value === '' ? { isInvented: true } : {};
}

/** What a visitor types becomes the name of a field. Programs that search for a field by its value get the name that the form has. */
function namePoints(page: Page): InsertionPoint[] {
  if (!page.scripts.some(({ namesFields }) => namesFields)) return [];
  return page.forms
    .filter(({ isScripted }) => isScripted === true)
    .flatMap((form) =>
      typedFields(form).map(({ name, value }): InsertionPoint => {
        const request = formRequest(form);
        const withName = (pairs: readonly Pair[]) =>
          pairs.map((pair) => (pair[0] === name ? ([name, name] as const) : pair));
        const of = request.method === 'GET' ? 'query' : 'form';
        const { body } = request;
        const sent: BaselineRequest =
          body !== undefined && isFields(body)
            ? { ...request, body: { ...body, fields: withName(body.fields) } }
            : { ...request, query: withName(request.query) };
        return { kind: 'name', of, name, request: sent, baseline: value === '' ? name : value, ...invented(value) };
      }),
    );
}

/** Text members of the JSON bodies that scripts build. */
function jsonPoints(page: Page, origin: string): InsertionPoint[] {
  return page.scripts.flatMap(({ bodies }) =>
    bodies.flatMap(({ path, members }) => {
      const request = endpoint(path, 'POST', page, origin);
      if (request === null) return [];
      const filled = members.map(([name, value]): Pair => [name, value === '' ? 'test' : value]);
      const value: JsonValue = Object.fromEntries(
        filled.map(([name, text]) => [name, /^-?\d{1,15}$/.test(text) ? Number(text) : text]),
      );
      const body = { encoding: 'json', value } as const;
      return filled.flatMap(([name, baseline], index): InsertionPoint[] =>
        /pass|pwd|secret/i.test(name)
          ? []
          : [
              {
                kind: 'json',
                path: [name],
                request: { ...request, body },
                baseline,
                ...invented(members[index]?.[1] ?? ''),
              },
            ],
      );
    }),
  );
}

function endpoint(path: string, method: 'GET' | 'POST', { document }: Page, origin: string): BaselineRequest | null {
  const resolved = resolveUrl(path, document.base);
  const url = resolved === null ? null : new URL(resolved);
  if (url === null || url.origin !== origin || isHarmfulForm(url, method)) return null;
  return { method, url: `${url.origin}${url.pathname}`, query: [] };
}

/** Sites encode what a cookie cannot hold; a plus sign is a space where other characters are encoded. */
function decoded(value: string): string {
  return /%[0-9a-f]{2}/i.test(value) ? percentDecoded(value.replaceAll('+', ' ')) : value;
}

interface SiteCookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

/** Cookies other than sessions, in the forms of the page that sets them, or else in the page itself. */
function cookiePoints(crawl: CrawlEvidence, pages: readonly Page[]): InsertionPoint[] {
  const found = new Map<string, InsertionPoint>();
  const add = ({ name, value }: SiteCookie, request: BaselineRequest) => {
    const key = `${name} ${request.method} ${handlerPath(new URL(request.url))}`;
    if (found.has(key)) return;
    const cookies: readonly Pair[] = [[name, value]];
    found.set(key, { kind: 'cookie', name, request: { ...request, cookies }, baseline: value, ...invented(value) });
  };
  for (const { exchange } of crawl.pages) {
    const page = pages.find(({ url }) => url === exchange.request.url);
    for (const cookie of cookiesOf(exchange, page))
      for (const request of readersOf(cookie, exchange, page)) add(cookie, request);
  }
  return [...found.values()];
}

function cookiesOf({ response }: Exchange, page: Page | undefined): SiteCookie[] {
  const set = headerValues(response.headers, 'set-cookie')
    .flatMap((field) => parseSetCookie(field) ?? [])
    .filter(({ deletes }) => !deletes)
    .map(({ name, value, path }) => ({ name, value: decoded(value), path: path ?? '/' }));
  const scripted = page?.scripts.flatMap(({ cookies }) => cookies) ?? [];
  return [...set, ...scripted.map(([name, value]) => ({ name, value, path: '/' }))].filter(
    ({ name, value }) => name !== '' && !isSessionLike(name, value) && !isCsrfLike(name) && !isInfrastructure(name),
  );
}

function readersOf({ path }: SiteCookie, { request }: Exchange, page: Page | undefined): BaselineRequest[] {
  const forms = (page?.forms ?? []).filter(({ action }) => new URL(action).pathname.startsWith(path));
  if (forms.length > 0) return forms.map((form) => formRequest(form));
  const url = new URL(request.url);
  const query = [...url.searchParams].slice(0, 30);
  return request.method === 'GET' ? [{ method: 'GET', url: `${url.origin}${url.pathname}`, query }] : [];
}
