import { parse } from 'yaml';

interface ActionFile {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
}

/**
 * The README with its two tables made anew from action.yml. Groups of inputs are those of its comments (`# targets`).
 * @throws Error when the README lacks a marker
 */
export function readmeWithTables(readme: string, actionText: string): string {
  const action = parse(actionText) as ActionFile;
  const inputs = inputTable(action, inputGroups(actionText));
  const outputs = table(
    ['output', 'what it holds'],
    Object.entries(action.outputs).map(([name, { description }]) => [`\`${name}\``, description]),
  );
  return withSection(withSection(readme, 'inputs', inputs), 'outputs', outputs);
}

/** Name of the group each input stands under: the comment line above. */
function inputGroups(text: string): Map<string, string> {
  const groups = new Map<string, string>();
  let group = '';
  for (const line of text.slice(text.indexOf('\ninputs:'), text.indexOf('\noutputs:')).split('\n')) {
    group = /^ {2}# (.+)$/.exec(line)?.[1] ?? group;
    const name = /^ {2}([\w-]+):$/.exec(line)?.[1];
    if (name !== undefined) groups.set(name, group);
  }
  return groups;
}

function inputTable(action: ActionFile, groups: ReadonlyMap<string, string>): string {
  let last = '';
  const rows = Object.entries(action.inputs)
    .filter(([name]) => name !== 'matrix')
    .flatMap(([name, input]) => {
      const group = groups.get(name) ?? '';
      const heading = group === last ? [] : [[`**${group}**`, '', '']];
      last = group;
      const { fallback, text } = withDefault(input);
      return [...heading, [`\`${name}\``, fallback === '' ? '' : `\`${fallback}\``, text]];
    });
  return table(['input', 'default', 'what it does'], rows);
}

/** Inputs that the configuration file can set have their default only in the description: a `default:` would hide who set it. */
export function withDefault(input: { readonly description: string; readonly default?: string }): {
  readonly fallback: string;
  readonly text: string;
} {
  const told = / Default: `([^`]*)`\.$/.exec(input.description);
  if (told === null) return { fallback: input.default ?? '', text: input.description };
  return { fallback: told[1] ?? '', text: input.description.slice(0, told.index) };
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${head.map(() => ' --- ').join('|')}|`, ...rows.map(line)].join('\n');
}

function withSection(readme: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const [from, to] = [readme.indexOf(start), readme.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`README.md lacks ${start} … ${end}`);
  return `${readme.slice(0, from + start.length)}\n${content}\n${readme.slice(to)}`;
}
