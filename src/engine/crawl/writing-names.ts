import { hasName } from '../data/names.ts';
import { isUnknownAct, type KnownNouns } from './act-address.ts';
import { isHarmfulLink } from './link-policy.ts';

const VERB_MIN = 4;
const JOINED_MAX = 40;

/** A verb and its object in one word: `createdb`, `dropuser`. */
function joinsObject(word: string): boolean {
  for (let at = VERB_MIN; at < Math.min(word.length, JOINED_MAX); at += 1)
    if (hasName('joins-object', word.slice(0, at)) && hasName('object', word.slice(at))) return true;
  return false;
}

/** The words of a name in camel case, snake case or a path. */
function wordsOf(name: string): string[] {
  return name
    .slice(0, 500)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
}

/**
 * True for an operation that only reads by its method, but not by its name: `GET /users/clear`, `query deleteAll`.
 *
 * @param path path, or the name of a field
 * @param name `operationId` or the like
 * @param summary a sentence; its first word counts
 * @param known names of collections of the API
 */
export function namesWriting(path: string, name = '', summary = '', known?: KnownNouns): boolean {
  const [verb = ''] = wordsOf(summary);
  // A tool may put the name of the module before that of the function, with a dot.
  const [first = ''] = wordsOf(name.slice(name.lastIndexOf('.') + 1));
  if (wordsOf(path).some((word) => hasName('writes-in-path', word) || joinsObject(word) || hasName('consumes', word)))
    return true;
  if (wordsOf(name).some((word) => hasName('consumes', word))) return true;
  if ([first, verb].some((word) => hasName('writes', word) || joinsObject(word))) return true;
  if (isHarmfulName(path) || isHarmfulName(name)) return true;
  return isUnknownAct(addressOf(path), known) && !isSaidToRead(path, name, verb);
}

/** An operation whose author says that it reads. Names that a tool made from the method and the path say nothing. */
function isSaidToRead(path: string, name: string, verb: string): boolean {
  const reads = (word: string) => hasName('reads', word.replace(/(?<=[a-z]{2})s$/, '')) || hasName('reads', word);
  const inPath = new Set(wordsOf(path));
  const [first = '', ...others] = wordsOf(name.slice(name.lastIndexOf('.') + 1));
  return reads(verb) || (reads(first) && others.some((word) => !inPath.has(word) && word !== 'by'));
}

/** True for names of what no scan may request: sign-out, deletion, payment and the like. */
export function isHarmfulName(name: string): boolean {
  return isHarmfulLink(addressOf(name));
}

function addressOf(name: string): URL {
  const url = new URL('http://name.invalid/');
  url.pathname = name.slice(0, 500);
  return url;
}
