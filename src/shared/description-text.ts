import { parseDocument } from 'yaml';
import { isRecord, parsedJson } from './records.ts';

/** Maximum length of a description, in characters. */
export const DESCRIPTION_LENGTH_MAX = 2 * 1024 * 1024;
/** YAML repeats a node by an alias: a few bytes may stand for gigabytes. */
const ALIASES_MAX = 100;
const NESTING_MAX = 100;

/** The object that a JSON or YAML text holds, or null. Never throws. */
export function objectOfText(text: string): Readonly<Record<string, unknown>> | null {
  if (text.length > DESCRIPTION_LENGTH_MAX) return null;
  const start = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  const value = /^\s{0,1000}\{/.test(start) ? parsedJson(start) : yamlOf(start);
  return isRecord(value) ? value : null;
}

/** A document of mappings only: a page or plain text costs no parsing. */
function yamlOf(text: string): unknown {
  if (!/^["']?(?:openapi|swagger|info|__schema|data|log)["']?:/m.test(text) || isDeepText(text)) return null;
  try {
    const document = parseDocument(text, { logLevel: 'silent', uniqueKeys: false, strict: false });
    return document.errors.length > 0 ? null : document.toJS({ maxAliasCount: ALIASES_MAX });
  } catch {
    return null;
  }
}

/** Collections nest without limit, and the parser calls itself for each level. */
export function isDeepText(text: string): boolean {
  // Block collections on one line: `- - - a`.
  if (/(?:[-?][ \t]{1,4}){50}/.test(text)) return true;
  let depth = 0;
  for (const character of text) {
    if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth = Math.max(0, depth - 1);
    if (depth > NESTING_MAX) return true;
  }
  return false;
}
