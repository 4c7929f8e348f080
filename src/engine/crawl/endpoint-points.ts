import { parsedJson } from '../../shared/records.ts';
import type { BrowserEndpoint } from '../core/evidence/browser.ts';
import type { InsertionPoint, JsonValue, Pair, RequestBody } from '../core/evidence/insertion-point.ts';
import { isHarmfulLink } from './link-policy.ts';
import { bodyPoints, requestBody } from './request-body.ts';

const FIELDS_MAX = 30;

export function endpointPoints({ method, url, body: sent }: BrowserEndpoint): InsertionPoint[] {
  const address = URL.parse(url);
  if (method !== 'POST' || sent === null || address === null || isHarmfulLink(address)) return [];
  const body = bodyOf(sent.type, sent.text);
  if (body === null) return [];
  const query = [...address.searchParams].slice(0, FIELDS_MAX);
  return bodyPoints({ method: 'POST', url: `${address.origin}${address.pathname}`, query, body });
}

/** @param type with its parameters */
export function bodyOf(type: string, text: string): RequestBody | null {
  if (/^application\/x-www-form-urlencoded\b/i.test(type))
    return { encoding: 'form', fields: [...new URLSearchParams(text)].slice(0, FIELDS_MAX) as Pair[] };
  const boundary = /^multipart\/form-data\s*;\s*boundary="?([\w'()+,./:=?-]{1,70})"?/i.exec(type)?.[1];
  if (boundary !== undefined) return { encoding: 'multipart', fields: partsOf(text, boundary) };
  if (!/^application\/(?:[\w.+-]{1,50}\+)?json\b/i.test(type)) return null;
  const value = parsedJson(text) as JsonValue | undefined;
  return value === undefined ? null : requestBody('json', value);
}

/** Fields of a multipart body (RFC 7578). Files are left out. */
function partsOf(text: string, boundary: string): Pair[] {
  return text
    .split(`--${boundary}`)
    .slice(1, FIELDS_MAX + 1)
    .flatMap((part): Pair[] => {
      const [head = '', ...rest] = part.split('\r\n\r\n');
      const name = /^content-disposition: *form-data; *name="([^"\r\n]{1,200})"[ \t]*$/im.exec(head)?.[1];
      return name === undefined ? [] : [[name, rest.join('\r\n\r\n').replace(/\r\n$/, '')]];
    });
}
