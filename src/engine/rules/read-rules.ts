import { type FileProblem, parseYaml, type YamlFile } from '../../shared/yaml-file.ts';
import type { Shape } from './shape.ts';

/** Maximum size of a file with a rule, in characters. */
export const RULE_LENGTH_MAX = 64 * 1024;

/** Problems of one file that are listed. */
const PROBLEMS_MAX = 20;

export type ReadRules<T> =
  | (Pick<YamlFile, 'lineOf'> & { readonly value: T })
  | { readonly problems: readonly FileProblem[] };

/**
 * Reads a file of rules strictly. Every problem has its line, and says what is wrong and what to write instead.
 * @param aliasesMax only files of this repository may repeat a part by an alias
 */
export function readRules<T>(source: string, shape: Shape<T>, aliasesMax = 0): ReadRules<T> {
  if (source.length > RULE_LENGTH_MAX)
    return { problems: [{ line: null, text: `the file is longer than ${RULE_LENGTH_MAX / 1024} KiB` }] };
  const yaml = parseYaml(source, aliasesMax);
  if ('problems' in yaml) return { problems: yaml.problems.slice(0, 1).map((problem) => withHint(problem, source)) };
  const problems: FileProblem[] = [];
  const value = shape.read(yaml.value, [], (path, text) => problems.push({ line: yaml.lineOf(path), text }));
  if (problems.length > 0)
    return { problems: problems.sort((one, other) => (one.line ?? 0) - (other.line ?? 0)).slice(0, PROBLEMS_MAX) };
  return value === undefined
    ? { problems: [{ line: 1, text: 'the file is no rule' }] }
    : { value, lineOf: yaml.lineOf };
}

/** Of faults in the syntax only the first is meant: the others follow from it. */
function withHint({ line, text }: FileProblem, source: string): FileProblem {
  const isValue = line !== null && (source.split('\n')[line - 1] ?? '').includes('{{');
  return { line, text: isValue ? `${text}; put a text with {{ in quotes` : text };
}
