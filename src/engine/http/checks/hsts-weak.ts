import { defineCheck, type FindingDraft } from '../../core/check.ts';
import { type Exchange, headerValues } from '../../core/evidence/http.ts';
import { RATINGS, type Rating } from '../../core/ratings.ts';
import { fixSnippets } from '../../web/header-snippets.ts';
import { htmlPages } from '../../web/pages.ts';
import { headerLine } from '../../web/quote.ts';

const HALF_YEAR = 15_552_000;
const YEAR = 31_536_000;

export const httpHstsWeak = defineCheck({
  meta: {
    id: 'http.hsts-weak',
    title: 'HSTS header weak or ineffective',
    subject: 'HSTS parameters',
    rating: RATINGS.weakerTransport,
    confidence: 'certain',
    cwe: ['CWE-319'],
    requirements: { asvs: ['3.4.1'] },
    scanTypes: ['quick', 'standard', 'compliance'],
    what: 'The site sends Strict-Transport-Security, but max-age is shorter than one year, or the header is malformed, repeated, or sent over plain HTTP, where browsers ignore it.',
    why: 'With a short max-age, the protection expires between visits. A malformed header only looks like protection, and max-age=0 removes the protection.',
    proof:
      'Parses the header by RFC 6797 (quoted values, repeated directives, the first of several headers). Every page is evaluated, because each response replaces the stored policy. A max-age between half a year and one year is info.',
    fix: 'Send exactly one header: Strict-Transport-Security: max-age=31536000; includeSubDomains.',
    snippets: fixSnippets('hsts'),
    references: [
      'https://www.rfc-editor.org/rfc/rfc6797#section-6.1',
      'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Strict-Transport-Security',
    ],
  },
  needs: ['landing', 'crawl'],
  evaluate({ landing, crawl }, { target }) {
    const exchanges = new Set([...landing.chain, ...htmlPages(crawl)]);
    return [...exchanges].flatMap((exchange) => faultsOf(exchange, target.scheme === 'https'));
  },
});

function faultsOf(exchange: Exchange, isSecure: boolean): FindingDraft[] {
  const { request, response } = exchange;
  const values = headerValues(response.headers, 'strict-transport-security');
  const policy = parseHsts(values);
  if (policy === null) return [];
  const found = isSecure
    ? judge(policy)
    : [{ key: 'plain-http', rating: RATINGS.none as Rating, text: 'Browsers ignore this header over plain HTTP.' }];
  return found.map(({ key, rating, text }) => ({
    key,
    rating,
    location: { url: request.url, method: request.method, parameter: 'Strict-Transport-Security' },
    evidence: `${values.map((value) => headerLine('Strict-Transport-Security', value)).join('\n')}\n${text}`,
  }));
}

function judge(policy: HstsPolicy): { key: string; rating: Rating; text: string }[] {
  const text = policy.faults.map(({ message }) => message).join(' ');
  if (!isInForce(policy)) return [{ key: 'malformed', rating: RATINGS.weakerTransport, text }];
  const found: { key: string; rating: Rating; text: string }[] = [];
  if (policy.faults.some(({ code }) => code === 'repeated-header'))
    found.push({ key: 'repeated', rating: RATINGS.weakerTransport, text });
  const age = policy.maxAge ?? 0;
  if (age === 0) found.push({ key: 'max-age', rating: RATINGS.weakerTransport, text: 'max-age=0 turns HSTS off.' });
  else if (age < YEAR) {
    const rating = age < HALF_YEAR ? RATINGS.weakerTransport : RATINGS.none;
    const days = Math.floor(age / 86_400);
    found.push({ key: 'max-age', rating, text: `max-age is ${age} seconds (${days} days), less than one year.` });
  }
  return found;
}

export interface HstsFault {
  /** Browsers still apply the policy of a `repeated-header`; every other fault makes them ignore it. */
  readonly code:
    | 'repeated-header'
    | 'bad-directive'
    | 'repeated-directive'
    | 'no-max-age'
    | 'bad-max-age'
    | 'flag-with-value';
  readonly message: string;
}

/** The Strict-Transport-Security fields of one response as a browser reads them (RFC 6797, sections 6.1 and 8.1). */
export interface HstsPolicy {
  /** Seconds; null when missing or malformed. */
  readonly maxAge: number | null;
  readonly includeSubDomains: boolean;
  readonly faults: readonly HstsFault[];
}

/** False when browsers ignore the header, so the host has no HSTS. */
export function isInForce({ faults }: HstsPolicy): boolean {
  return faults.every(({ code }) => code === 'repeated-header');
}

const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;

/** @returns null when the header is missing */
export function parseHsts(values: readonly string[]): HstsPolicy | null {
  const [first] = values;
  if (first === undefined) return null;
  const faults: HstsFault[] = [];
  const fault = (code: HstsFault['code'], message: string) => faults.push({ code, message });
  if (values.length > 1) fault('repeated-header', 'The header is sent more than once; browsers use only the first.');
  const directives = new Map<string, string | null>();
  for (const part of splitDirectives(first)) {
    const directive = readDirective(part);
    if (directive === null) fault('bad-directive', `"${part.slice(0, 60)}" is not a directive.`);
    else if (directives.has(directive.name))
      fault('repeated-directive', `The directive ${directive.name} is repeated.`);
    else directives.set(directive.name, directive.value);
  }
  const age = directives.get('max-age');
  const maxAge = typeof age === 'string' && /^\d+$/.test(age) ? Number(age) : null;
  if (!directives.has('max-age')) fault('no-max-age', 'The required max-age directive is missing.');
  else if (maxAge === null) fault('bad-max-age', 'The value of max-age is not a number of seconds.');
  for (const flag of ['includesubdomains', 'preload']) {
    if (typeof directives.get(flag) === 'string') fault('flag-with-value', `The directive ${flag} takes no value.`);
  }
  return { maxAge, includeSubDomains: directives.has('includesubdomains'), faults };
}

/** @returns null when the text is not a directive */
function readDirective(part: string): { readonly name: string; readonly value: string | null } | null {
  const equals = part.indexOf('=');
  const name = (equals < 0 ? part : part.slice(0, equals)).trim().toLowerCase();
  const value = equals < 0 ? null : unquote(part.slice(equals + 1).trim());
  return TOKEN.test(name) && value !== undefined ? { name, value } : null;
}

/** Splits at semicolons outside quoted strings; empty directives are allowed and skipped. */
function splitDirectives(text: string): string[] {
  const parts: string[] = [];
  let current = '';
  let quoted = false;
  for (let index = 0; index < text.length && parts.length < 100; index += 1) {
    const character = text[index] ?? '';
    if (quoted && character === '\\') {
      current += character + (text[index + 1] ?? '');
      index += 1;
    } else if (character === ';' && !quoted) {
      parts.push(current);
      current = '';
    } else {
      if (character === '"') quoted = !quoted;
      current += character;
    }
  }
  parts.push(current);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** @returns undefined when the value is neither a token nor a quoted string */
function unquote(text: string): string | undefined {
  if (text.startsWith('"')) {
    return /^"(?:[^"\\]|\\.)*"$/.test(text) ? text.slice(1, -1).replace(/\\(.)/g, '$1') : undefined;
  }
  return TOKEN.test(text) ? text : undefined;
}
