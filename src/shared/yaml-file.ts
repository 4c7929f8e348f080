import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type YAMLError } from 'yaml';
import { isDeepText } from './description-text.ts';
import { parsedJson } from './records.ts';

/** What is wrong with a file. */
export interface FileProblem {
  /** From 1; null if unknown. */
  readonly line: number | null;
  /** A sentence without its full stop. */
  readonly text: string;
}

/** A file that was parsed, with the lines of its parts. */
export interface YamlFile {
  readonly value: unknown;
  /** Line of the member, or of the innermost part of its path that exists; from 1. */
  readonly lineOf: (path: readonly string[]) => number | null;
}

/**
 * Parses one YAML document. Strict: repeated keys, unknown tags and further documents are problems.
 * @param aliasesMax how often a node may be repeated by an alias; a few bytes may otherwise stand for gigabytes
 */
export function parseYaml(text: string, aliasesMax = 0): YamlFile | { readonly problems: readonly FileProblem[] } {
  const value = printedJson(text);
  if (value === undefined) return parsed(text, aliasesMax);
  return {
    value,
    lineOf: (path) => {
      const yaml = parsed(text, aliasesMax);
      return 'problems' in yaml ? null : yaml.lineOf(path);
    },
  };
}

/** JSON as programs print it, which reads many times faster. Printed again, it shows that no key is repeated. */
function printedJson(text: string): unknown {
  if (!text.startsWith('{')) return undefined;
  const value = parsedJson(text);
  return `${JSON.stringify(value, null, 2)}\n` === text ? value : undefined;
}

function parsed(text: string, aliasesMax: number): ReturnType<typeof parseYaml> {
  if (isDeepText(text)) return { problems: [{ line: null, text: 'the file nests too deeply' }] };
  const lines = new LineCounter();
  const document = parseDocument(text, { strict: true, uniqueKeys: true, lineCounter: lines });
  const faults = [...document.errors, ...document.warnings];
  if (faults.length > 0) return { problems: faults.map(syntaxProblem) };
  try {
    return {
      value: document.toJS({ maxAliasCount: aliasesMax }),
      lineOf: (path) => lineOf(document, lines, path),
    };
  } catch {
    return { problems: [{ line: null, text: aliasesMax === 0 ? 'aliases are not allowed' : 'too many aliases' }] };
  }
}

function syntaxProblem(fault: YAMLError): FileProblem {
  const line = fault.linePos?.[0].line ?? null;
  if (fault.code === 'MULTIPLE_DOCS') return { line, text: 'more than one YAML document; keep one' };
  const text = fault.message.split('\n')[0] ?? '';
  return { line, text: text.replace(/ at line \d{1,9}, column \d{1,9}:?$/, '').replace(/[.:]$/, '') };
}

function lineOf(document: Document, lines: LineCounter, path: readonly string[]): number | null {
  let node: unknown = document.contents;
  let offset: number | undefined;
  for (const part of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => String(isScalar(key) ? key.value : key) === part);
      offset = (isNode(pair?.key) ? pair.key.range?.[0] : undefined) ?? offset;
      node = pair?.value;
    } else if (isSeq(node)) {
      node = node.items[Number(part)];
      offset = (isNode(node) ? node.range?.[0] : undefined) ?? offset;
    } else break;
  }
  return offset === undefined ? null : lines.linePos(offset).line;
}
