import { type Exchange, mediaType } from '../core/evidence/http.ts';
import { documentOf } from './html/html-document.ts';

const TEXT_MAX = 100_000;
/** Less content than this proves nothing. */
const WORDS_MIN = 3;

/** The words of a response that a reader sees, or those of its data; in lower case. */
function wordsOf(exchange: Exchange): string[] {
  const document = documentOf(exchange);
  const text =
    document === null ? exchange.response.text : `${document.title} ${document.headingText} ${document.visibleText}`;
  return text
    .slice(0, TEXT_MAX)
    .toLowerCase()
    .split(/[\s"'<>{}[\]():;,=&|]+/)
    .filter((word) => word !== '');
}

/**
 * True if two users got the same content: what differs between two responses to the first is left out, and so are the names of both.
 * @param own two responses to one user
 * @param names what identifies the users, in lower case
 */
export function isSameContent(own: readonly [Exchange, Exchange], other: Exchange, names: readonly string[]): boolean {
  if (mediaType(own[0]) !== mediaType(other) || other.response.status !== own[0].response.status) return false;
  const [first, again] = own.map(wordsOf) as [string[], string[]];
  const stable = new Set(again);
  const known = new Set(first);
  const isName = (word: string) => names.some((name) => word.includes(name));
  const kept = first.filter((word) => stable.has(word) && !isName(word));
  const changing = new Set([...first.filter((word) => !stable.has(word)), ...again.filter((word) => !known.has(word))]);
  if (kept.length < WORDS_MIN) return false;
  const seen = new Set(wordsOf(other));
  // A word that only the other user sees is allowed where the owner's response changes too.
  const foreign = [...seen].filter((word) => !known.has(word) && !isName(word)).length;
  return kept.every((word) => seen.has(word)) && foreign <= changing.size;
}

/** True if the response names a user. */
export function namesUser(exchange: Exchange, names: readonly string[]): boolean {
  return names.length > 0 && wordsOf(exchange).some((word) => names.some((name) => word.includes(name)));
}

/** What identifies a user in a page: the user name, and the part of an address before the at sign. Short ones are ordinary words. */
export function namesOf(username: string | undefined): string[] {
  const whole = (username ?? '').trim().toLowerCase();
  return [...new Set([whole, whole.split('@')[0] ?? ''])].filter((name) => name.length >= 3);
}
