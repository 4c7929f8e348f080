import { parsedJson } from '../../shared/records.ts';
import type { Exchange } from '../core/evidence/http.ts';

export interface SourceMapFacts {
  readonly sources: readonly string[];
  /** True when the map carries the text of the sources, not only their names. */
  readonly hasContent: boolean;
}

/**
 * Reads a source map (ECMA-426). A truncated map is judged by its shape.
 *
 * @returns null when the text is not a source map
 */
export function parseSourceMap(text: string, isTruncated: boolean): SourceMapFacts | null {
  const plain = text.replace(/^\)\]\}'?[^\n]{0,80}\n/, '').trimStart();
  if (!plain.startsWith('{')) return null;
  if (isTruncated) {
    if (!/"version"\s*:\s*3\b/.test(plain) || !/"mappings"\s*:\s*"|"sourcesContent"\s*:\s*\[/.test(plain)) return null;
    const names = /"sources"\s*:\s*\[([^\]]{0,20000})/.exec(plain)?.[1] ?? '';
    const sources = [...names.matchAll(/"((?:[^"\\]|\\.){1,500})"/g)].slice(0, 200).map((match) => match[1] ?? '');
    return { sources, hasContent: /"sourcesContent"\s*:\s*\[\s*"(?:[^"\\]|\\.){10}/.test(plain) };
  }
  const map = parsedJson(plain);
  if (typeof map !== 'object' || map === null || !('version' in map) || map.version !== 3) return null;
  if (!('mappings' in map) && !('sections' in map)) return null;
  const sources = 'sources' in map && Array.isArray(map.sources) ? map.sources : [];
  const contents = 'sourcesContent' in map && Array.isArray(map.sourcesContent) ? map.sourcesContent : [];
  return {
    sources: sources.filter((source) => typeof source === 'string').slice(0, 200),
    hasContent: contents.some((content) => typeof content === 'string' && content.trim().length > 0),
  };
}

const known = new WeakMap<Exchange, SourceMapFacts | null>();

/**
 * The map that a response is or embeds. Read once: the crawl calls this response by response, so that no check has to read all of
 * them at once.
 */
export function sourceMapFactsOf(exchange: Exchange): SourceMapFacts | null {
  const before = known.get(exchange);
  if (before !== undefined) return before;
  const { status, text, truncated } = exchange.response;
  const map = status === 200 ? (parseSourceMap(text, truncated) ?? inlineSourceMap(text)) : null;
  known.set(exchange, map);
  return map;
}

/** The map in the last comment of a script (`data:application/json;base64,…`), or null. */
function inlineSourceMap(script: string): SourceMapFacts | null {
  const mark = 'sourceMappingURL=data:application/json';
  const at = script.lastIndexOf(mark);
  if (at === -1) return null;
  const rest = script.slice(at + mark.length);
  const head = /^(?:;charset=[\w-]{1,20})?;base64,/i.exec(rest)?.[0];
  if (head === undefined) return null;
  const end = rest.slice(head.length).search(/[^A-Za-z\d+/=]/);
  const encoded = rest.slice(head.length, end === -1 ? undefined : head.length + end);
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  return parseSourceMap(text, !text.trimEnd().endsWith('}'));
}
