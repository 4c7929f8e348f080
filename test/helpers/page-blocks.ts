import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexer } from 'marked';

/** The code blocks of a language on a page of docs/, in their order and as they are written. */
export function pageBlocks(page: string, language: string): string[] {
  const text = readFileSync(join(import.meta.dirname, '../../docs', page), 'utf8');
  return lexer(text).flatMap((token) => (token.type === 'code' && token.lang === language ? [token.text] : []));
}
