import type { Replacement } from '../core/text-cleaner.ts';
import { hasName } from '../data/names.ts';
import { mask } from './quote.ts';
import { findSecrets } from './secrets.ts';

/** A value behind a name: `KEY=value`, `"key": "value"`, `define('KEY', 'value')`, `<key>value</key>`, `key value` of .netrc. */
const ASSIGNED = [
  /([A-Za-z_][\w.-]{0,60})["']?[ \t]{0,5}(?:=>|[=:])[ \t]{0,5}["']?([^\s"'<>&,;]{1,400})/g,
  /["']([A-Za-z_][\w.-]{0,60})["'][ \t]{0,5},[ \t]{0,5}["']([^"'\n]{1,400})/g,
  /<([A-Za-z_][\w.-]{0,60})>([^<>\n]{1,400})</g,
  /^[ \t]{0,5}([A-Za-z_][\w.-]{0,60})[ \t]{1,5}(\S{1,400})[ \t]{0,5}$/gm,
];
/** The value of a cookie, and the password of a URL. */
const PLACED = [/\b(set-cookie:[ \t]?[^=;\s]{0,100}=)([^;\s]{1,4000})/gi, /(:\/\/[^\s:@/]{1,100}:)([^\s:@/]{1,200})@/g];
/** Random letters and digits: keys, hashes, tokens, lines of a private key. */
const RANDOM = /[\w+/=.-]{20,4000}/g;

/** Values in the text of a site that may be secret, each with its mask. What is around a proof need not be proven to be one. */
export function findSiteSecrets(text: string): Replacement[] {
  const found: Replacement[] = [];
  const note = (value: string, start: number) => found.push({ start, end: start + value.length, shown: mask(value) });
  for (const { secret } of findSecrets(text)) note(secret, text.indexOf(secret));
  for (const pattern of ASSIGNED)
    for (const { 0: all, 1: name = '', 2: value = '', index } of text.matchAll(pattern))
      if (hasName('environment-secret', name) || hasName('session-parameter', name))
        note(value, index + all.lastIndexOf(value));
  for (const pattern of PLACED)
    for (const { 1: before = '', 2: value = '', index } of text.matchAll(pattern)) note(value, index + before.length);
  for (const { 0: run, index } of text.matchAll(RANDOM)) if (looksRandom(run)) note(run, index);
  return found;
}

function looksRandom(run: string): boolean {
  return run.split(/[/.]/).some((part) => part.length >= 20 && /\d/.test(part) && /[A-Za-z]/.test(part));
}
