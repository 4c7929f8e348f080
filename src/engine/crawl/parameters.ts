import type { DiscoveredParameter } from '../core/evidence/content.ts';
import type { DocumentForm } from '../web/html/document-model.ts';
import { decoded } from './decoded.ts';
import { isHarmfulLink } from './link-policy.ts';
import { urlShape } from './url-shape.ts';

const PARAMETERS_MAX = 500;
const NOT_ATTACKED = new Set(['submit', 'button', 'image', 'file', 'password', 'reset']);

/** Fills a field as a visitor would, so that the other fields of a form do not make the server refuse it. */
export function plausibleValue(field: {
  readonly name: string;
  readonly type: string;
  readonly value: string;
}): string {
  if (field.value !== '') return field.value;
  switch (field.type) {
    case 'email':
      return 'visitor@example.com';
    case 'url':
      return 'http://example.com/';
    case 'number':
    case 'range':
      return '1';
    case 'tel':
      return '5550100';
    case 'date':
      return '2024-01-01';
    case 'time':
      return '12:00';
    case 'password':
      return 'Passw0rd-1';
    case 'hidden':
    case 'submit':
    case 'button':
      return '';
    default:
      return 'test';
  }
}

/**
 * Parameters of links and forms, one per shape of URL and name, in the order found.
 *
 * @param urls absolute URLs of the target, the start URL first
 */
export function discoverParameters(
  urls: readonly string[],
  forms: readonly Pick<DocumentForm, 'action' | 'method' | 'fields'>[],
): DiscoveredParameter[] {
  const found = new Map<string, DiscoveredParameter>();
  const add = (shape: string, parameter: DiscoveredParameter) => {
    const key = `${parameter.method} ${shape} ${parameter.name}`;
    if (!found.has(key) && found.size < PARAMETERS_MAX) found.set(key, parameter);
  };
  for (const href of urls) {
    const url = new URL(href);
    if (url.search.length < 2 || isHarmfulLink(url)) continue;
    const shape = urlShape(url);
    const bare = `${url.origin}${url.pathname}`;
    if (!url.search.includes('=')) {
      // A query that is one value, as in `page.jsp?input`: the whole query string is the parameter.
      add(shape, { url: bare, method: 'GET', name: '', others: [], example: decoded(url.search.slice(1)) });
      continue;
    }
    const pairs = [...url.searchParams].slice(0, 30);
    for (const [index, [name, example]] of pairs.entries())
      if (name !== '')
        add(shape, {
          url: bare,
          method: 'GET',
          name,
          others: pairs.filter((_pair, other) => other !== index),
          example,
        });
  }
  for (const form of forms) {
    const action = new URL(form.action);
    if (isHarmfulLink(action)) continue;
    const fields = form.fields.filter((field) => field.type !== 'file').slice(0, 30);
    const submit = fields.find((field) => field.type === 'submit');
    const sent = fields.filter((field) => (field.type !== 'submit' && field.type !== 'image') || field === submit);
    // A GET form replaces the query of its action; a POST form keeps it (WHATWG HTML, section 4.10.21.3).
    const bare = form.method === 'GET' ? `${action.origin}${action.pathname}` : action.href;
    const shape = `${urlShape(new URL(bare))} ${sent
      .map((field) => field.name)
      .sort()
      .join(',')}`;
    for (const field of sent) {
      if (NOT_ATTACKED.has(field.type)) continue;
      const others = sent
        .filter((other) => other !== field)
        .map((other) => [other.name, plausibleValue(other)] as const);
      add(shape, {
        url: bare,
        method: form.method,
        name: field.name,
        others,
        example: field.type === 'hidden' ? field.value : plausibleValue(field),
        ...(field.value === '' && field.type !== 'hidden' ? { isInvented: true as const } : {}),
      });
    }
    if (form.method === 'POST')
      for (const [name, example] of action.searchParams)
        add(urlShape(action), {
          url: `${action.origin}${action.pathname}`,
          method: 'GET',
          name,
          others: [...action.searchParams].filter(([other]) => other !== name),
          example,
        });
  }
  return [...found.values()];
}
