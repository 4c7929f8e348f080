import type { Proof, ProofRequest } from '../../contract/finding.ts';
import { LIMITS } from '../../contract/limits.ts';
import type { TextRange } from '../../shared/secrets/secret-masker.ts';
import { withoutPlaceholders } from '../../shared/secrets/secret-values.ts';
import { type Attempt, type Exchange, headerValues, type RecordedRequest } from './evidence/http.ts';
import type { Replacement } from './text-cleaner.ts';

/** What to quote of a response: the lines of headers, a text, or the place where it differs from another response. */
export type Quote =
  | { readonly headers: readonly string[] /** Only lines that contain it. */; readonly having?: string }
  | {
      /** The first of these that the body or a header has. */
      readonly texts: readonly string[];
      /** Without what stands around it, as for a file of secrets. */
      readonly isAlone?: true;
    }
  | { readonly unlike: Exchange };

/** A request that was sent, with what its response shows. */
export interface ProofStep {
  readonly role: ProofRequest['role'];
  /** A request without a response was not sent. */
  readonly attempt: Attempt | { readonly request: RecordedRequest };
  /** By default the response has its status only: something is missing in it. */
  readonly quote?: Quote;
}

/** What shows a fault, as a check knows it. */
export interface ProofDraft {
  readonly steps: readonly ProofStep[];
  readonly browser?: NonNullable<Proof['browser']>;
}

/** What a proof must not show. */
export interface ProofCleaner {
  /** Secrets of the user. */
  find(text: string): Replacement[];
  /** Secrets of the site. */
  findOfSite(text: string): Replacement[];
  /** Removes random tokens. */
  erase(text: string): string;
  /** Length of the longest secret of the user. */
  readonly longest: number;
}

/** Characters of a quote before and after its match. */
const AROUND = 120;
const MATCH_MAX = 300;
/** To recognize a secret of which a quote shows a part: what is read around the quote, and how much longer encoding makes it. */
const SITE_SECRET = 400;
const ENCODED = 6;

export function step(role: ProofStep['role'], attempt: ProofStep['attempt'], quote?: Quote): ProofStep {
  return { role, attempt, ...(quote === undefined ? {} : { quote }) };
}

/** The one request whose response shows a fault. */
export function seenIn(attempt: Attempt, quote?: Quote): ProofDraft {
  return { steps: [step('proof', attempt, quote)] };
}

/**
 * What one caller gets, and what another one gets who should not. Their data is not quoted.
 * @param from the page that leads there
 */
export function compared(own: Attempt, other: Attempt, from?: Attempt): ProofDraft {
  const before = from === undefined ? [] : [step('control', from)];
  return { steps: [...before, step('control', own), step('proof', other)] };
}

/** A proof for people and for `scan-gate replay`: bounded, without secrets. */
export function proofOf(draft: ProofDraft, cleaner: ProofCleaner): Proof {
  const { steps, browser } = draft;
  const line = (text: string, max: number) => bounded(visible(cleaned(withoutPlaceholders(text), cleaner)), max);
  return {
    requests: distinct(steps.map((step) => requestOf(step, cleaner))).slice(0, LIMITS.proofRequestsMax),
    ...(browser === undefined
      ? {}
      : {
          browser: {
            url: line(browser.url, LIMITS.proofUrlLengthMax),
            steps: browser.steps.slice(0, LIMITS.proofStepsMax).map((text) => line(text, LIMITS.proofQuoteLengthMax)),
            executed: line(browser.executed, LIMITS.proofQuoteLengthMax),
          },
        }),
  };
}

function requestOf({ role, attempt, quote }: ProofStep, cleaner: ProofCleaner): ProofRequest {
  const { method, url, body, headers, shownHeaders } = attempt.request;
  const sent = shownHeaders ?? headers.map(([name, value]) => [name, withoutPlaceholders(value)] as const);
  return {
    role,
    method,
    url: bounded(cleaned(withoutPlaceholders(url), cleaner), LIMITS.proofUrlLengthMax),
    headers: sent.slice(0, LIMITS.proofHeadersMax).map(([name, value]) => ({
      name: name.toLowerCase(),
      value: bounded(cleaned(value, cleaner), LIMITS.proofUrlLengthMax),
    })),
    body:
      body === undefined
        ? null
        : bounded(visible(cleaned(withoutPlaceholders(body), cleaner)), LIMITS.proofBodyLengthMax),
    response: 'response' in attempt ? seen(attempt, quote, cleaner) : null,
  };
}

function seen(exchange: Exchange, quote: Quote | undefined, cleaner: ProofCleaner): ProofRequest['response'] {
  const { status } = exchange.response;
  const place = quote === undefined ? null : placeOf(exchange, quote);
  if (place === null) return { status, before: '', match: '', after: '' };
  const isAlone = quote !== undefined && 'isAlone' in quote;
  const { text, start, end } = place;
  const reach = AROUND + Math.max(SITE_SECRET, cleaner.longest * ENCODED);
  const from = Math.max(0, start - reach);
  const window = text.slice(from, Math.min(text.length, end + reach));
  const secrets = [...cleaner.find(window), ...cleaner.findOfSite(window)];
  const write = (own: string) => visible(withoutPlaceholders(cleaner.erase(own)));
  const part = (begin: number, stop: number) =>
    partOf(window, { start: begin - from, end: stop - from }, secrets, write);
  const before = isAlone ? '' : part(from, start);
  const after = isAlone ? '' : part(end, from + window.length);
  return {
    status,
    before: before.slice(-AROUND).toWellFormed(),
    match: bounded(part(start, end), LIMITS.proofQuoteLengthMax),
    after: after.slice(0, AROUND).toWellFormed(),
  };
}

interface Place extends TextRange {
  readonly text: string;
}

function placeOf({ response }: Exchange, quote: Quote): Place | null {
  if ('headers' in quote) {
    const lines = quote.headers.flatMap((name) =>
      headerValues(response.headers, name)
        .filter((value) => value.includes(quote.having ?? ''))
        .map((value) => `${name}: ${value}`),
    );
    const text = lines.join('\n');
    return text === '' ? null : { text, start: 0, end: Math.min(text.length, MATCH_MAX) };
  }
  const { text, headers } = response;
  if ('unlike' in quote) return differenceIn(text, quote.unlike.response.text);
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  for (const wanted of quote.texts.map((one) => one.slice(0, MATCH_MAX)).filter((one) => one !== ''))
    for (const place of [text, ...lines]) {
      const start = indexIn(place, wanted);
      if (start !== -1) return { text: place, start, end: start + wanted.length };
    }
  return null;
}

/** Programs may change the case of what they repeat. */
function indexIn(text: string, wanted: string): number {
  const at = text.indexOf(wanted);
  return at === -1 ? text.toLowerCase().indexOf(wanted.toLowerCase()) : at;
}

function differenceIn(text: string, other: string): Place | null {
  const shorter = Math.min(text.length, other.length);
  let start = 0;
  while (start < shorter && text[start] === other[start]) start += 1;
  let rest = 0;
  while (rest < shorter - start && text.at(-1 - rest) === other.at(-1 - rest)) rest += 1;
  return { text, start, end: Math.min(text.length - rest, start + MATCH_MAX) };
}

function cleaned(text: string, cleaner: ProofCleaner): string {
  return partOf(text, { start: 0, end: text.length }, cleaner.find(text), (own) => cleaner.erase(own));
}

/** A part of a text with what is shown in place of secrets. Of one that begins before the part, nothing is shown. */
function partOf(
  text: string,
  { start, end }: TextRange,
  secrets: readonly Replacement[],
  write: (own: string) => string,
): string {
  let result = '';
  let at = start;
  for (const secret of secrets.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (secret.end <= at || secret.start >= end) continue;
    result += write(text.slice(at, Math.max(at, secret.start))) + (secret.start >= at ? secret.shown : '');
    at = Math.min(end, secret.end);
  }
  return result + write(text.slice(at, end));
}

/** Control characters as their pictures, except line ends and tabs; marks that change the direction of a text as spaces. */
function visible(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, (mark) => String.fromCharCode(0x2400 + mark.charCodeAt(0)))
    .replace(/[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, ' ');
}

function bounded(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).toWellFormed()}…`;
}

/** Steps that a check repeated are shown once. */
function distinct(requests: readonly ProofRequest[]): ProofRequest[] {
  return [...new Map(requests.map((request) => [JSON.stringify(request), request])).values()];
}
