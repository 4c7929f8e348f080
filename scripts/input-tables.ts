import { parse, stringify } from 'yaml';
import { ALIAS_INPUTS, PUBLISHING_INPUTS } from '../src/action/inputs/action-inputs.ts';
import { INPUT_GROUPS, type InputDefinition } from '../src/gate/inputs/input-definition.ts';
import { GATE_INPUTS } from '../src/gate/inputs/inputs.ts';

const INPUTS: readonly (readonly [string, InputDefinition])[] = [
  ...Object.entries(GATE_INPUTS),
  ...Object.entries(ALIAS_INPUTS),
  ...Object.entries(PUBLISHING_INPUTS),
];

/** The groups in order, each with its inputs. */
const GROUPS = INPUT_GROUPS.map((group) => [group, INPUTS.filter(([, input]) => input.group === group)] as const);

/** action.yml with its inputs replaced by those of the code. */
export function actionWithInputs(actionText: string): string {
  const [from, to] = [actionText.indexOf('\ninputs:\n'), actionText.indexOf('\noutputs:\n')];
  if (from < 0 || to < from) throw new Error('action.yml has no inputs followed by outputs');
  const groups = GROUPS.map(([group, inputs]) => `  # ${group}\n${inputs.map(actionInput).join('')}`);
  return `${actionText.slice(0, from)}\ninputs:\n${groups.join('\n')}${actionText.slice(to)}`;
}

/** Inputs that the configuration file can also set state their default: a `default:` would look like a value of the workflow. */
function actionInput([name, input]: readonly [string, InputDefinition]): string {
  const stated = input.config === true && input.default !== '' ? ` Default: \`${input.default}\`.` : '';
  const lines = [`  ${name}:`, `    description: ${scalar(`${input.description}${stated}`)}`];
  if (input.config !== true) lines.push(`    default: ${scalar(input.default)}`);
  return `${lines.join('\n')}\n`;
}

function scalar(text: string): string {
  return stringify(text, { lineWidth: 0, singleQuote: true }).trimEnd();
}

/**
 * The page with its tables of inputs and outputs replaced.
 * @throws Error when the page lacks a marker
 */
export function pageWithTables(page: string, actionText: string): string {
  const { outputs } = parse(actionText) as { outputs: Readonly<Record<string, { readonly description: string }>> };
  const inputRows = GROUPS.flatMap(([group, inputs]) => [
    [`**${group}**`, '', ''],
    ...inputs
      .filter(([name]) => name !== 'matrix')
      .map(([name, input]) => [`\`${name}\``, input.default === '' ? '' : `\`${input.default}\``, input.description]),
  ]);
  const outputRows = Object.entries(outputs).map(([name, { description }]) => [`\`${name}\``, description]);
  const withInputs = withSection(page, 'inputs', table(['input', 'default', 'description'], inputRows));
  return withSection(withInputs, 'outputs', table(['output', 'description'], outputRows));
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${head.map(() => ' --- ').join('|')}|`, ...rows.map(line)].join('\n');
}

function withSection(page: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/INPUTS.md lacks ${start} … ${end}`);
  return `${page.slice(0, from + start.length)}\n${content}\n${page.slice(to)}`;
}
