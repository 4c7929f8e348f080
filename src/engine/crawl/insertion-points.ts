import { percentDecoded } from '../../shared/text.ts';
import { type BaselineRequest, encodePairs, type InsertionPoint, type Pair } from '../core/evidence/insertion-point.ts';
import type { DocumentForm } from '../web/html/document-model.ts';
import { isHarmfulForm, isHarmfulLink } from './link-policy.ts';
import { queryShape } from './url-shape.ts';

/** Only protects the memory: a scan has time for fewer. */
const POINTS_MAX = 20_000;
/** Maximum parameters of a query and fields of a form. */
export const PAIRS_MAX = 30;
const NOT_PROBED = new Set(['submit', 'button', 'image', 'file', 'reset']);

/** PHP itself compares this field with the size of an upload; programs do not read it. */
const SIZE_LIMIT = 'MAX_FILE_SIZE';
/** Forms with such fields create something: none of their fields is there instead of another. */
const COMPOSED = new Set(['file', 'textarea', 'password']);

/** Fields that a visitor may leave empty. */
const TYPED = new Set(['text', 'search', 'select', 'email', 'url', 'number', 'tel']);

type Field = DocumentForm['fields'][number];

/** What a visitor would enter, so that the server does not reject a form because of its other fields. */
const PLAUSIBLE: ReadonlyMap<string, string> = new Map([
  ['email', 'visitor@example.com'],
  ['url', 'http://example.com/'],
  ['number', '1'],
  ['range', '1'],
  ['tel', '5550100'],
  ['date', '2024-01-01'],
  ['time', '12:00'],
  ['password', 'Passw0rd-1'],
  ['hidden', ''],
  ['submit', ''],
  ['button', ''],
]);

function plausibleValue({ type, value }: Field): string {
  return value === '' ? (PLAUSIBLE.get(type) ?? 'test') : value;
}

type Form = Pick<DocumentForm, 'action' | 'method' | 'fields' | 'isMultipart'>;

interface KeyedPoint {
  /** Equal for points of one path, one set of names and one name. */
  readonly key: string;
  readonly point: InsertionPoint;
}

/**
 * Insertion points of links and forms, one per path, set of names and name, in document order. Points of siblings are listed each:
 * who tests them decides how many.
 *
 * @param urls absolute URLs of the target, the start URL first
 */
export function discoverInsertionPoints(urls: readonly string[], forms: readonly Form[]): InsertionPoint[] {
  const found = new Map<string, InsertionPoint>();
  const links = urls.map((href) => new URL(href)).filter((url) => !isHarmfulLink(url));
  for (const { key, point } of [...links.flatMap(pointsOfQuery), ...forms.flatMap(pointsOfForm)])
    if (!found.has(key) && found.size < POINTS_MAX) found.set(key, point);
  return [...found.values()];
}

function pointsOfQuery(url: URL): KeyedPoint[] {
  return queryPoints(url).map((point) => keyed(placeOf(url), point.kind === 'query' ? point.name : '', point));
}

function pointsOfForm(form: Form): KeyedPoint[] {
  const action = new URL(form.action);
  if (isHarmfulForm(action, form.method)) return [];
  const sent = sentFields(form);
  const request = formRequest(form);
  const place = request.method === 'GET' ? new URL(`${request.url}?${encodePairs(request.query)}`) : action;
  const shape = `${placeOf(place)} ${sent
    .map(({ name }) => name)
    .sort()
    .join(',')}`;
  const isComposed = form.fields.some(({ type }) => COMPOSED.has(type));
  const optional = isComposed ? [] : sent.filter(isOptional);
  const points = sent
    .filter((field) => isProbed(field, sent))
    .map((field) =>
      keyed(shape, field.name, {
        kind: request.method === 'GET' ? 'query' : 'form',
        name: field.name,
        request,
        baseline: plausibleValue(field),
        ...(isInvented(field) ? { isInvented: true as const } : {}),
        ...(optional.length > 1 && optional.includes(field) ? { alone: formRequest(form, optional, field) } : {}),
      }),
    );
  return form.method === 'POST' ? [...points, ...pointsOfQuery(action)] : points;
}

/** A password only beside the name that it belongs to: one of two may be that of the user, which the form changes. */
function isProbed({ type, name }: Field, sent: readonly Field[]): boolean {
  if (type !== 'password') return !NOT_PROBED.has(type) && name !== SIZE_LIMIT;
  return sent.filter((one) => one.type === type).length === 1 && sent.some((one) => TYPED.has(one.type));
}

/** Its path with the names of its query: other values reach the same code. */
function placeOf(url: URL): string {
  return `${url.pathname.slice(0, 2_000)}?${queryShape(url)}`;
}

function keyed(shape: string, name: string, point: InsertionPoint): KeyedPoint {
  return { key: `${point.request.method} ${shape} ${name}`, point };
}

/** A visitor may leave it empty. */
function isOptional(field: Field): boolean {
  return isInvented(field) && field.isRequired !== true && TYPED.has(field.type);
}

/** The parameters of a query, or the whole of it where it is one value (`page.jsp?input`). */
export function queryPoints(url: URL): InsertionPoint[] {
  const request = { method: 'GET', url: `${url.origin}${url.pathname}`, query: [] } as const;
  if (url.search.length < 2) return [];
  if (!url.search.includes('='))
    return [{ kind: 'query-string', request, baseline: percentDecoded(url.search.slice(1)) }];
  const query = pairsOf(url);
  return query.flatMap(([name, baseline]) =>
    name === '' ? [] : [{ kind: 'query', name, request: { ...request, query }, baseline }],
  );
}

function pairsOf(url: URL): readonly Pair[] {
  return [...url.searchParams].slice(0, PAIRS_MAX);
}

/**
 * The request of a form. A GET form replaces the query of its action; a POST form keeps it (WHATWG HTML, section 4.10.21.3). Boxes are
 * ticked, and of several submit buttons the first is pressed.
 *
 * @param empty fields left empty, except for `filled`
 */
export function formRequest(form: Form, empty: readonly Field[] = [], filled?: Field): BaselineRequest {
  const action = new URL(form.action);
  const url = `${action.origin}${action.pathname}`;
  const fields = sentFields(form).map((field): Pair => {
    const isEmpty = field !== filled && empty.includes(field);
    return [field.name, isEmpty ? '' : plausibleValue(field)];
  });
  if (form.method === 'GET') return { method: 'GET', url, query: fields };
  const encoding = form.isMultipart === true ? 'multipart' : 'form';
  return { method: 'POST', url, query: pairsOf(action), body: { encoding, fields } };
}

function sentFields({ fields }: Pick<DocumentForm, 'fields'>): Field[] {
  const some = fields.filter(({ type }) => type !== 'file').slice(0, PAIRS_MAX);
  const submit = some.find(({ type }) => type === 'submit');
  return some.filter((field) => (field.type !== 'submit' && field.type !== 'image') || field === submit);
}

/** Fields of forms and parameters of links above the maximum of each, which are not probed. */
export function countLeftOut(urls: readonly string[], forms: readonly Pick<DocumentForm, 'fields'>[]): number {
  const above = (length: number) => Math.max(0, length - PAIRS_MAX);
  const ofLinks = urls.reduce((sum, url) => sum + above(new URL(url).searchParams.size), 0);
  return forms.reduce((sum, { fields }) => sum + above(fields.filter((one) => isProbed(one, fields)).length), ofLinks);
}

function isInvented({ type, value }: Field): boolean {
  return value === '' && type !== 'hidden';
}
