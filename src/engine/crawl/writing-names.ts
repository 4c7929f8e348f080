import { isUnknownAct, type KnownNouns } from './act-address.ts';
import { READING_VERBS } from './acting-words.ts';
import { isHarmfulLink } from './link-policy.ts';

/** Verbs that begin the name or the summary of an operation that changes something, whatever its method says. */
const WRITING =
  /^(?:creates?|adds?|inserts?|updates?|sets?|edits?|modify|modifies|saves?|uploads?|patch|put|posts?|seeds?|populates?|init|initiali[sz]es?|resets?|clears?|sends?|triggers?|imports?|restores?|migrates?|installs?|executes?|approves?|rejects?|starts?|stops?|enables?|disables?|registers?|deletes?|removes?|drops?|purges?|wipes?|truncates?|revokes?|cancels?)$/;
/** The verbs among them that name no thing in a path. */
const WRITING_PATH =
  /^(?:create|add|insert|update|modify|edit|save|seed|populate|init|initiali[sz]e|clear|restore|migrate|install|execute)$/;
/** Verbs that end what is read, wherever they stand: `readAndBurn`. */
const CONSUMING = /^(?:burn|burns|consume|consumes|redeem|redeems)$/;
/** Verbs with their object in one word, such as `createdb`. */
const JOINED =
  /^(?:create|delete|drop|reset|populate|seed|purge|wipe|init)(?:all|db|data|database|table|tables|user|users)$/;

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
 * True for an operation that only reads by its method, but not by its name: `GET /createdb`, `query deleteAll`.
 *
 * @param path path, or the name of a field
 * @param name `operationId` or the like
 * @param summary a sentence; its first word counts
 * @param known names of collections of the API
 */
export function namesWriting(path: string, name = '', summary = '', known?: KnownNouns): boolean {
  const [verb = ''] = wordsOf(summary);
  // `views.users.get_all`
  const [first = ''] = wordsOf(name.slice(name.lastIndexOf('.') + 1));
  if (wordsOf(path).some((word) => WRITING_PATH.test(word) || JOINED.test(word) || CONSUMING.test(word))) return true;
  if (wordsOf(name).some((word) => CONSUMING.test(word))) return true;
  if ([first, verb].some((word) => WRITING.test(word) || JOINED.test(word))) return true;
  if (isHarmfulName(path) || isHarmfulName(name)) return true;
  return isUnknownAct(addressOf(path), known) && !isSaidToRead(path, name, verb);
}

/** An operation whose author says that it reads. Names that a tool made from the method and the path say nothing. */
function isSaidToRead(path: string, name: string, verb: string): boolean {
  const reads = (word: string) => READING_VERBS.has(word.replace(/(?<=[a-z]{2})s$/, '')) || READING_VERBS.has(word);
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
