import { percentDecoded } from '../../shared/text.ts';
import { hasEnding, hasName } from '../data/names.ts';
import { pathShape } from './url-shape.ts';

/** Words that stand elsewhere on the site as the name of a collection. */
export type KnownNouns = ReadonlySet<string>;

const ADDRESS_MAX = 2_000;
const WORDS_MAX = 200;
/** From this many words on, a segment is the title of a page. */
const TITLE_WORDS = 4;
/** Endings of English nouns that name no act of their own, and of their French, Spanish and German relatives. */
const NOUN_ENDING = /(?:[ts]ion|ment|ity|ness|tory|gory|graphy|ship|ing|ci[oó]n|dad|schaft|keit|heit)$/;
/** Formats of a response, which acts have too: `/7/refund.json` of Rails, `/7/refund.html` of Spring. */
const FORMAT = /\.(?:html?|xhtml|json|xml)$/i;
const TEMPLATE = /^(?:\{[^{}]*\}|:\w+)$/;
const YEAR = /^(?:19|20)\d\d$/;

interface Segment {
  /** Decoded, without parameters of its own. */
  readonly text: string;
  readonly words: readonly string[];
  readonly isId: boolean;
}

/** The words of a name in camel case, snake case or a path, in lower case. */
export function wordsOf(text: string): string[] {
  return text
    .slice(0, ADDRESS_MAX)
    .normalize('NFC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '')
    .slice(0, WORDS_MAX);
}

function isAct(word: string): boolean {
  return hasName('acts', word) || hasName('harmful', word);
}

/** An id of a path or query: a number, a hash, an e-mail address, or letters with digits as in `ord_8f3k2`. */
function isIdText(text: string): boolean {
  if (TEMPLATE.test(text) || /^[^@]{1,64}@[^@]{1,255}\.[^@.]{1,63}$/.test(text)) return true;
  if (text.length > 200 || /^v\d+(?:\.\d+)*$/i.test(text)) return false;
  const digits = text.replace(/\D/g, '').length;
  return /^\d+$/.test(text) || (/^[\w.~:-]+$/.test(text) && !hasEnding('program-file', text) && digits > 2);
}

function segmentsOf(url: URL): Segment[] {
  const shapes = pathShape(url).split('/').slice(1);
  const texts = url.pathname.slice(0, ADDRESS_MAX).split('/').slice(1);
  return texts.flatMap((raw, index) => {
    const text = percentDecoded(raw).replace(/;.*/s, '');
    const parts = methodParts(text);
    if (parts !== null) return parts.map((part) => segmentOf(part, isIdText(part)));
    const isDate = YEAR.test(text) || (/^\d{1,2}$/.test(text) && YEAR.test(texts[index - 1] ?? ''));
    return [segmentOf(text, !isDate && (isIdText(text) || /^\{(?:n|id)\}$/.test(shapes[index] ?? '')))];
  });
}

function segmentOf(text: string, isId: boolean): Segment {
  const name = withoutEnding(text).replace(FORMAT, '');
  return { text, words: isId ? [] : wordsOf(name), isId };
}

function withoutEnding(text: string): string {
  const isFile = hasEnding('program-file', text) || hasEnding('document-file', text);
  return isFile ? text.slice(0, text.lastIndexOf('.')) : text;
}

/** A thing with its id, or an id with a verb, in one segment: `7:ship` (https://google.aip.dev/136), `Orders(7)` of OData. */
function methodParts(text: string): string[] | null {
  const custom = /^([^:]{1,200}):(\p{L}[\p{L}\p{M}\d_-]{0,99})$/u.exec(text);
  if (custom !== null && isIdText(custom[1] ?? '')) return custom.slice(1);
  const [, name, key = ''] = /^([\w.]{1,100})\(([^()]{1,200})\)$/.exec(text) ?? [];
  const id = key.replace(/^(?:\w{1,50}=)?(?:guid)?'?([^']*)'?$/, '$1');
  return name !== undefined && isIdText(id) ? [name, id] : null;
}

function idsOfQuery(url: URL): boolean {
  const pairs = [...url.searchParams].slice(0, 50);
  return pairs.some(([name, value]) => value !== '' && !hasName('not-an-id', name) && isIdText(value));
}

/**
 * True for an address that names an act beside what it is done to: `/orders/7/refund`, `/refund/7`, `/refund?id=7`,
 * `?action=refund`, `/close-account`. No request may be sent there, whatever its method.
 * @param text of the link
 */
export function isActAddress(url: URL, text = ''): boolean {
  const segments = segmentsOf(url);
  const said = wordsOf(text.slice(0, 100));
  const hasId = segments.some(({ isId }) => isId) || idsOfQuery(url);
  if (hasId && said.length <= 2 && hasName('acts', said[0] ?? '')) return true;
  const isNamed = [...url.searchParams].slice(0, 50).some(([name, value]) => {
    if (hasName('verb-place', name)) return wordsOf(value).some((word) => hasName('acts', word));
    return hasName('acts', name) && (value === '' || /^(?:true|yes|on)$/i.test(value) || isIdText(value));
  });
  if (isNamed) return true;
  const firstId = segments.findIndex(({ isId }) => isId);
  return segments.some(({ words }, index) => {
    if (!startsWithAct(words)) return false;
    const isLast = index === segments.length - 1;
    if (firstId !== -1 && index > firstId) return true;
    if (words.length > 1 && words.slice(1).every((word) => hasName('object', word))) return true;
    if (isLast && words.length === 1 && isDoneTo(segments.slice(0, index))) return true;
    return words.length === 1 && ((segments[index + 1]?.isId ?? false) || (isLast && idsOfQuery(url)));
  });
}

/** What an act is done to where it has no id: `/cart`, `/me`, `/actions`, and a name in a collection as in `/projects/my-shop`. */
function isDoneTo(before: readonly Segment[]): boolean {
  const last = before.at(-1)?.words ?? [];
  if (last.length === 0) return false;
  if (last.every((word) => hasName('object', word)) || (last.length === 1 && hasName('verb-place', last[0] ?? '')))
    return true;
  const [collection = '', ...others] = before.at(-2)?.words ?? [];
  return others.length === 0 && /^\p{L}{2,}[^su]s$/u.test(collection) && !hasName('text-collection', collection);
}

/** A title may hold an act as one of its words. */
function startsWithAct(words: readonly string[]): boolean {
  const counted = words.length >= TITLE_WORDS ? words.slice(0, 1) : words;
  return counted.some((word) => hasName('acts', word));
}

/**
 * True for an address with a word after an id that does not name something to read: it may be an act in any language. A GET is not
 * sent there.
 *
 * After an id, a segment is read if it is a plural or an abstract noun, one of the nouns and reading verbs of `names.json`, the
 * title of a page of four words or more, a document (`.pdf`), or a word that ends an address without an id elsewhere on the site; likewise the value
 * of `?action=` beside an id.
 */
export function isUnknownAct(url: URL, known: KnownNouns = new Set()): boolean {
  const segments = segmentsOf(url);
  const isUnread = segments.some((segment, index) => {
    const before = segments[index - 1];
    if (segment.isId || before === undefined) return false;
    const isVerbPlace = before.isId || isPlaceBelowId(segments, index - 1);
    // No operation has the title of a page.
    const isTitle = !TEMPLATE.test(before.text) && isTitleOf(segment.words);
    return isVerbPlace && !isTitle && !isReadSegment(segment, known);
  });
  if (isUnread) return true;
  const hasId = segments.some(({ isId }) => isId) || idsOfQuery(url);
  return (
    hasId &&
    [...url.searchParams]
      .slice(0, 50)
      .some(([name, value]) => hasName('verb-place', name) && !isReadName(wordsOf(value), known))
  );
}

/** `/orders/7/actions/…` */
function isPlaceBelowId(segments: readonly Segment[], index: number): boolean {
  const [word = '', ...others] = segments[index]?.words ?? [];
  return others.length === 0 && hasName('verb-place', word) && segments[index - 1]?.isId === true;
}

function isReadSegment({ text, words }: Segment, known: KnownNouns): boolean {
  return (hasEnding('document-file', text) && !words.some(isAct)) || isReadName(words, known);
}

function isTitleOf(words: readonly string[]): boolean {
  const [first = ''] = words;
  return words.length >= TITLE_WORDS && !isAct(first) && !hasName('begins-instruction', first);
}

function isReadName(words: readonly string[], known: KnownNouns): boolean {
  const [first = ''] = words;
  if (first === '') return true;
  if (words.some(isAct)) return false;
  return hasName('reads', first) || words.every((word) => isNoun(word) || known.has(word));
}

function isNoun(word: string): boolean {
  if (hasName('noun', word)) return true;
  if (hasName('verb-like-noun', word) || word.length < 4) return false;
  return /^[\p{Script=Latin}]+[^su]s$/u.test(word) || (word.length > 5 && NOUN_ENDING.test(word)) || /ics$/.test(word);
}

const KNOWN_MAX = 2_000;

/** Notes the name of a collection: the last word of an address that has no id. */
export function noteNouns(url: URL, known: Set<string>): void {
  const segments = segmentsOf(url);
  if (segments.some(({ isId }) => isId) || idsOfQuery(url)) return;
  const [word, ...others] = segments.at(-1)?.words ?? [];
  const isVerbPlace = hasName('verb-place', segments.at(-2)?.words[0] ?? '');
  if (word !== undefined && others.length === 0 && !isVerbPlace && known.size < KNOWN_MAX) known.add(word);
}
