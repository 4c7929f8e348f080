import type { RecordedResponse } from '../core/evidence/http.ts';
import { mask } from '../web/quote.ts';
import { quote, type Sighting } from '../web/signature.ts';
import {
  type Compile,
  type Condition,
  contentLines,
  type Found,
  type Matcher,
  matcherOf,
  Subject,
  textOfValue,
  valuesAt,
} from './condition.ts';

/** A value of the response, for the sentences of proof and for later requests. */
export interface Extract {
  readonly json?: readonly string[];
  readonly header?: string;
  /** First group, or all, of an expression on the values or the body. */
  readonly regex?: string;
  /** The expression is tried on each line of the body with content. */
  readonly lines?: boolean;
  readonly 'ignore-case'?: boolean;
  readonly as?: 'count' | 'keys';
  /** Maximum characters of a value. */
  readonly max?: number;
}

/** What a rule says where its condition, and that of the case, hold. */
export interface Verdict {
  readonly proof?: string;
  readonly title?: string;
  readonly severity?: Sighting['severity'];
  readonly confidence?: 'firm';
  readonly publishable?: boolean;
}

export interface SightRule extends Verdict {
  readonly match: Condition;
  readonly unless?: Condition;
  readonly extract?: Readonly<Record<string, Extract>>;
  /** The first that matches is reported; without one, the rule itself. */
  readonly cases?: readonly (Verdict & { readonly match?: Condition })[];
}

const SHOWN = 3;
const VALUE_MAX = 80;
/** Characters of a value that are kept. */
const KEPT_MAX = 2_000;

type Sight = (subject: Subject, found: Found) => Sighting | null;

/** The rule as a function that recognizes a response. It fills `found` with texts of the response. */
export function sightOf(rule: SightRule, compile: Compile): Sight {
  const matches = matcherOf(rule.match, compile);
  const isExcluded: Matcher = rule.unless === undefined ? () => false : matcherOf(rule.unless, compile);
  const readers = Object.entries(rule.extract ?? {}).map(([name, one]) => [name, readerOf(one, compile)] as const);
  const literals = literalsOf(rule.match);
  const { title, proof } = rule;
  const inherited = { ...(title === undefined ? {} : { title }), ...(proof === undefined ? {} : { proof }) };
  const cases = [...(rule.cases ?? []), rule].map((one) => ({
    verdict: { ...inherited, ...one },
    matches: one === rule || one.match === undefined ? () => true : matcherOf(one.match, compile),
  }));
  return (subject, found) => {
    if (!matches(subject, found) || isExcluded(subject, new Map())) return null;
    for (const [name, read] of readers) {
      const values = read(subject).slice(0, SHOWN + 2);
      if (values.length > 0) found.set(name, values);
    }
    const one = cases.find(({ matches: holds }) => holds(subject, found));
    if (one?.verdict.proof === undefined) return null;
    const quote = quotesOf(one.verdict.proof, found, literals);
    return { ...sightingOf(one.verdict, one.verdict.proof, found), ...(quote.length === 0 ? {} : { quote }) };
  };
}

/** What shows it in the response: values that the sentence shows, texts of the condition, or what matched, unless that may hold a secret. */
function quotesOf(proof: string, found: Found, literals: readonly string[]): string[] {
  const shown = [...proof.matchAll(/\{\{(\w{1,40})\}\}/g)].flatMap((match) => found.get(match[1] ?? '') ?? []);
  const matched = proof.includes('|mask}}') ? [] : (found.get('match') ?? []);
  return [...shown.filter((text) => !/^\d*$/.test(text)), ...literals, ...matched];
}

/** The texts that a condition demands. */
function literalsOf({ body, all = [], any = [] }: Condition): string[] {
  return [...(body?.contains ?? []), ...(body?.starts ?? []), ...[...all, ...any].flatMap(literalsOf)];
}

/** The rule as a signature of a file. */
export function signatureOf(
  rule: SightRule,
  compile: Compile,
): (response: RecordedResponse, path: string) => Sighting | null {
  const sight = sightOf(rule, compile);
  return (response, path) => sight(new Subject(response, path), new Map());
}

function sightingOf({ title, severity, confidence, publishable }: Verdict, proof: string, found: Found): Sighting {
  return {
    proof: sentenceOf(proof, found),
    ...(title === undefined ? {} : { title }),
    ...(severity === undefined ? {} : { severity }),
    ...(confidence === undefined ? {} : { confidence }),
    ...(publishable === true ? { isPublishable: true } : {}),
  };
}

/** `{{name}}` is a value, `{{name|mask}}` a masked one; `[[ … ]]` is left out where a value in it is missing. */
export function sentenceOf(template: string, found: Found): string {
  const filled = (text: string) =>
    text.replace(/\{\{(\w{1,40})(\|mask)?\}\}/g, (_, name: string, masked?: string) => shown(found.get(name), masked));
  const parts = template.replace(/\[\[([^[\]]{0,500})\]\]/g, (_, part: string) => {
    const names = [...part.matchAll(/\{\{(\w{1,40})/g)].map((match) => match[1] ?? '');
    return names.every((name) => found.has(name)) ? part : '';
  });
  return filled(parts);
}

function shown(values: readonly string[] = [], masked?: string): string {
  return values
    .slice(0, SHOWN)
    .map((value) => (masked === undefined ? quote(value, VALUE_MAX) : mask(value)))
    .join(', ');
}

function readerOf(extract: Extract, compile: Compile): (subject: Subject) => readonly string[] {
  const { json, header, regex, as, max = KEPT_MAX } = extract;
  const pattern = regex === undefined ? undefined : compile(regex, extract['ignore-case'] ?? false);
  const part = (text: string) => (pattern === undefined ? text : (pattern(text)?.part ?? ''));
  return (subject) => {
    const texts =
      json !== undefined
        ? (json.map((path) => jsonTexts(subject, path, as)).find((values) => values.length > 0) ?? [])
        : header !== undefined
          ? subject.headers.filter(([name]) => name.toLowerCase() === header.toLowerCase()).map(([, value]) => value)
          : extract.lines === true
            ? contentLines(subject.lines)
            : [subject.text];
    const parts = texts.map(part).filter((text) => text !== '');
    if (as === 'count' && json === undefined) return [String(parts.length)];
    return parts.map((text) => text.slice(0, max));
  };
}

function jsonTexts(subject: Subject, path: string, as: Extract['as']): string[] {
  const values = valuesAt(subject.json, path);
  const [first] = values;
  if (values.length === 0) return [];
  if (as === 'count' && path.includes('*')) return [String(values.length)];
  if (as === 'count') return [String(typeof first === 'object' && first !== null ? Object.keys(first).length : 0)];
  return (as === 'keys' ? Object.keys(first ?? {}) : values.map(textOfValue)).filter((text) => text !== '');
}
