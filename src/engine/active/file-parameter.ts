import type { DiscoveredParameter } from '../core/evidence/content.ts';
import { type Exchange, header } from '../core/evidence/http.ts';

/** Names that say a file or a folder themselves. */
const FILE_NAME =
  /^(?:file\w*|f|path\w*|page|doc\w*|document|folder|dir\w*|root|template|tpl|include|inc|load|read|target|src|source|img|image|pic\w*|photo|download|attachment|resource|res|pdf|log)$/i;
/** Names that more often choose something else: a language, an item, a text. */
const VAGUE_NAME =
  /^(?:view|content|lang\w*|locale|theme|style|skin|layout|module|mod|conf\w*|name|report|show|display|url|uri|site|text|data|item|body|section|cat|prefix|open)$/i;

/**
 * How much a parameter looks as if it named a file: by its name, by the value that the site itself sends, or by what is answered
 * to that. A path most often leads to a page and not to a file.
 *
 * @param linked answer to the value of the site, where the crawl has it
 */
export function fileLikeness(
  { name, isSegment }: Pick<DiscoveredParameter, 'name' | 'isSegment'>,
  example: string,
  linked: Exchange | null,
): 'strong' | 'vague' | null {
  if (isSegment === true) return /\.\w{1,5}$/.test(example) ? 'vague' : null;
  if (
    FILE_NAME.test(name) ||
    /file|path|(?:^|[_-])(?:doc|page|dir|img)(?:$|[_-])/i.test(name) ||
    /[\w-]\.[a-z][a-z0-9]{1,4}$/i.test(example)
  )
    return 'strong';
  const isVague = VAGUE_NAME.test(name) || /^\.{0,2}\/[\w./-]+$/.test(example);
  return isVague || (linked !== null && isFileType(linked)) ? 'vague' : null;
}

/** True for an answer that is no page but a file, which the parameter may well have picked. */
function isFileType({ response: { status, headers } }: Exchange): boolean {
  const type = header(headers, 'content-type') ?? '';
  return (
    status === 200 &&
    /^\s*(?:(?:image|audio|video|font)\/|text\/(?:plain|csv|markdown)|application\/(?:pdf|zip|gzip|octet-stream|msword|vnd\.))/i.test(
      type,
    )
  );
}

/** Another way to write a path, that a file system reads as the same; null for what is no plain path. */
export function sameFile(example: string): string | null {
  if (!/^[\w./ -]*[\w-]$/.test(example)) return null;
  const file = example.lastIndexOf('/') + 1;
  return `${example.slice(0, file)}./${example.slice(file)}`;
}

/** The text of a page without the values that were sent, their encodings and numbers: what must not count when answers are compared. */
export function withoutValues(text: string, values: readonly string[]): string {
  const forms = values.flatMap((value) => [
    value,
    encodeURIComponent(value),
    encodeURI(value),
    value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`),
  ]);
  const longestFirst = [...new Set(forms)]
    .filter((form) => form !== '')
    .sort((one, other) => other.length - one.length);
  return longestFirst.reduce((rest, form) => rest.replaceAll(form, ''), text.slice(0, 64 * 1024)).replace(/\d+/g, '0');
}
