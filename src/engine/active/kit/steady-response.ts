import { type Exchange, header } from '../../core/evidence/http.ts';
import { withoutBuster } from '../../web/cache-buster.ts';

const TEXT_MAX = 256 * 1024;

/**
 * What remains of a response when the sent value is replaced by the site's own one, and what changes by itself is removed: times,
 * tokens, nonces, durations. Two responses are the same if these texts are.
 *
 * @param sent the value sent
 * @param own the value in whose response it is compared
 */
export function steadyText({ request, response }: Exchange, sent: string, own: string): string {
  const { status, headers, text } = response;
  const location = header(headers, 'location') ?? '';
  const all = withoutBuster(`${status} ${location}\n${text.slice(0, TEXT_MAX)}`, request.url);
  return withoutChanging(sent === own ? all : replaceForms(all, sent, own));
}

/** Replaces a value in the encodings in which pages repeat it. */
function replaceForms(text: string, sent: string, own: string): string {
  const forms = new Map<string, string>();
  for (const encode of ENCODINGS) forms.set(encode(sent), encode(own));
  const longestFirst = [...forms].filter(([form]) => form !== '').sort(([one], [other]) => other.length - one.length);
  return longestFirst.reduce((rest, [form, replacement]) => rest.replaceAll(form, replacement), text);
}

const html = (quote: string, apostrophe: string) => (value: string) =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', quote)
    .replaceAll("'", apostrophe);
const ENCODINGS: readonly ((value: string) => string)[] = [
  (value) => value,
  (value) => value.trim(),
  encodeURIComponent,
  encodeURI,
  (value) => encodeURIComponent(value).replaceAll('%20', '+').replaceAll("'", '%27'),
  (value) => encodeURIComponent(value).replaceAll("'", '%27'),
  html('&quot;', '&#39;'),
  html('&quot;', '&#039;'),
  html('&#34;', '&#39;'),
  html('&quot;', '&#x27;'),
  html('&quot;', "'"),
  html('"', '&apos;'),
  (value) => JSON.stringify(value).slice(1, -1),
  (value) => value.replace(/["'\\]/g, '\\$&'),
  (value) => html('&quot;', '&#x3D;')(value).replaceAll('=', '&#x3d;'),
  (value) => html('&quot;', '&#x27;')(value).replaceAll('=', '&#x3d;'),
];

/** Times of day, long numbers, hexadecimal and Base64 tokens, durations. */
function withoutChanging(text: string): string {
  return text
    .replace(/\b\d{1,2}:\d{2}(?::\d{2})?\b/g, 'time')
    .replace(/\b\d+\.\d{3,20}\b/g, 'decimal')
    .replace(/(?<![\w+/=-])(?=[\w+/-]{0,80}\d)[\w+/-]{20,200}={0,2}(?![\w+/=-])/g, 'token')
    .replace(/\b(?:[0-9a-f]{16,200}|\d{9,20})\b/gi, 'token');
}
