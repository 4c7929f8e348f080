import type { InputDefinition } from '../gate/inputs/input-definition.ts';
import { GATE_INPUTS, type GateInputName, type RawInputs } from '../gate/inputs/inputs.ts';
import { type Flag, type FlagTable, HELP_FLAG, type ParsedFlags } from './flags.ts';

export const OUTPUT_FORMATS = ['pretty', 'json', 'markdown', 'sarif', 'html', 'junit', 'gitlab', 'csv'] as const;
export type OutputFormat = (typeof OUTPUT_FORMATS)[number];

const GROUP_TITLES: Readonly<Record<InputDefinition['group'], string>> = {
  targets: 'Targets and scans',
  gate: 'Verdict',
  report: 'Output and reports',
  running: 'Running',
  service: 'Service',
  network: 'Network',
  GitHub: 'GitHub',
};

function isSwitch(name: GateInputName): boolean {
  return GATE_INPUTS[name].type.kind === 'boolean';
}

function flagOf(name: GateInputName): FlagTable[string] {
  const input: InputDefinition = GATE_INPUTS[name];
  const fallback = input.default === '' ? '' : ` Default: ${input.default}.`;
  const variable =
    input.secret === undefined
      ? input.variable === undefined
        ? ''
        : ` Environment variable: ${input.variable}.`
      : ` Prefer the environment variable ${input.secret}: flags are visible in process lists.`;
  return {
    type: isSwitch(name) ? 'boolean' : 'string',
    group: GROUP_TITLES[input.group],
    description: `${input.description.replaceAll('`', '')}${fallback}${variable}`,
    ...(isSwitch(name) ? {} : { value: input.value ?? 'N' }),
  };
}

const names = Object.keys(GATE_INPUTS) as GateInputName[];

/** The inputs shared with the action, and those of the command line only. */
export const SCAN_FLAGS: FlagTable = inGroups({
  'scan-type': {
    type: 'string',
    multiple: true,
    value: 'T',
    description: 'one scan type, repeatable.',
    aliasOf: 'scan-types',
  },
  'fail-on': { type: 'string', value: 'S', description: '', aliasOf: 'fail-on-severity' },
  ...Object.fromEntries(names.map((name) => [name, flagOf(name)])),
  'config-ref': {
    type: 'string',
    value: 'COMMIT',
    description:
      'Read --config-file and --ignore-file from this commit, branch or tag of the local repository, so that a merge request cannot loosen its own gate.',
    group: GROUP_TITLES.gate,
  },
  baseline: {
    type: 'string',
    value: 'FILE',
    description: 'Earlier result to compare with (--format json, or a JSON report).',
    group: GROUP_TITLES.gate,
  },
  format: {
    type: 'string',
    value: 'F',
    description: `Format of standard output: ${OUTPUT_FORMATS.join(', ')}. Default: pretty.`,
    group: GROUP_TITLES.report,
  },
  verbose: {
    type: 'boolean',
    description: 'Print every finding in full, not only those that block.',
    group: GROUP_TITLES.report,
  },
  out: {
    type: 'string',
    value: 'DIR',
    description: 'Folder for the reports of --report-formats.',
    group: GROUP_TITLES.report,
  },
  'ca-file': {
    type: 'string',
    value: 'FILE',
    description: 'File with PEM certificates to trust in addition to the built-in roots.',
    group: GROUP_TITLES.network,
  },
  'insecure-http': {
    type: 'boolean',
    description: 'Allow sending the API key over unencrypted HTTP to another host.',
    group: GROUP_TITLES.network,
  },
  help: HELP_FLAG,
});

/** The flags in the order of {@link GROUP_TITLES}; the rest comes last. */
function inGroups(flags: FlagTable): FlagTable {
  const titles = Object.values(GROUP_TITLES);
  const place = ({ group }: Flag) => (group === undefined ? titles.length : titles.indexOf(group));
  return Object.fromEntries(Object.entries(flags).sort(([, one], [, other]) => place(one) - place(other)));
}

/** Given values by input name; secrets and the API URL may come from the environment. */
export function rawInputs(flags: ParsedFlags, environment: Readonly<Record<string, string | undefined>>): RawInputs {
  const raw: Partial<Record<GateInputName, string>> = {};
  for (const name of names) {
    const value = isSwitch(name) ? flags.flag(name)?.toString() : flags.text(name);
    if (value !== undefined) raw[name] = value;
  }
  const types = flags.texts('scan-type');
  if (types.length > 0) raw['scan-types'] = [...types, raw['scan-types'] ?? ''].join(',');
  raw['fail-on-severity'] ??= flags.text('fail-on') ?? '';
  raw.targets = [...flags.positionals, raw.targets ?? ''].join('\n');
  raw['api-url'] ??= environment[GATE_INPUTS['api-url'].variable] ?? '';
  // A key in the environment alone does not select a remote service, which has a listener of its own.
  const ofService = raw['api-url'].trim() === '' ? 'callback-url' : 'api-key';
  raw.browser ??= environment[GATE_INPUTS.browser.variable] ?? '';
  for (const name of [ofService, 'request-headers', 'login', 'second-login', 'admin-login'] as const)
    raw[name] ??= environment[GATE_INPUTS[name].secret] ?? '';
  return raw;
}

/** The name of an input in messages: the flag that sets it. */
export function flagName(flags: ParsedFlags): (name: GateInputName) => string {
  return (name) => {
    if (name === 'targets') return '<target>';
    if (name === 'fail-on-severity' && flags.text('fail-on') !== undefined) return '--fail-on';
    if (name === 'scan-types' && flags.texts('scan-type').length > 0) return '--scan-type';
    return `--${name}`;
  };
}
