import { GATE_INPUTS, type GateInputName, type InputDefinition, type RawInputs } from '../gate/inputs.ts';
import { type FlagTable, HELP_FLAG, type ParsedFlags } from './flags.ts';

/** Formats of standard output. */
export const OUTPUT_FORMATS = ['pretty', 'json', 'markdown', 'sarif', 'html', 'junit', 'gitlab', 'csv'] as const;
export type OutputFormat = (typeof OUTPUT_FORMATS)[number];

const SWITCHES = new Set<GateInputName>([
  'wait',
  'fail-fast',
  'cancel-on-abort',
  'dry-run',
  'fail-on-new-only',
  'fail-on-inconclusive',
  'warn-only',
]);

const VALUES: Partial<Record<GateInputName, string>> = {
  'api-key': 'KEY',
  'api-url': 'URL',
  targets: 'LIST',
  'scan-types': 'LIST',
  verification: 'METHOD',
  'timeout-minutes': 'N',
  'poll-interval-seconds': 'N',
  rerun: 'resume|new',
  'max-tokens': 'N',
  'wait-for-target-seconds': 'N',
  'request-headers': 'LINES',
  'fail-on-severity': 'S',
  thresholds: 'LIST',
  'ignore-file': 'FILE',
  'config-file': 'FILE',
  'max-findings': 'N',
  'report-formats': 'LIST',
  'max-retries': 'N',
};

const ENVIRONMENT: Partial<Record<GateInputName, string>> = {
  'api-key': 'SCAN_GATE_API_KEY',
  'api-url': 'SCAN_GATE_API_URL',
  'request-headers': 'SCAN_GATE_REQUEST_HEADERS',
};

function flagOf(name: GateInputName): FlagTable[string] {
  const input: InputDefinition = GATE_INPUTS[name];
  const variable = ENVIRONMENT[name];
  const fallback = input.default === '' ? '' : ` Default: ${input.default}.`;
  const better = variable === undefined ? '' : ` Better given as ${variable}: flags are visible in process lists.`;
  return {
    type: SWITCHES.has(name) ? 'boolean' : 'string',
    description: `${input.description}${fallback}${input.secret === true ? better : ''}`,
    ...(VALUES[name] === undefined ? {} : { value: VALUES[name] }),
  };
}

const names = Object.keys(GATE_INPUTS) as GateInputName[];

/** The action's inputs by their names, and what only a command line has. */
export const SCAN_FLAGS: FlagTable = {
  'scan-type': {
    type: 'string',
    multiple: true,
    value: 'T',
    description: 'One scan type; may be given several times.',
  },
  'fail-on': { type: 'string', value: 'S', description: 'Short for --fail-on-severity.' },
  format: {
    type: 'string',
    value: 'F',
    description: `What is printed on standard output: ${OUTPUT_FORMATS.join(', ')}. Default: pretty.`,
  },
  out: { type: 'string', value: 'DIR', description: 'Folder for the reports of --report-formats.' },
  baseline: {
    type: 'string',
    value: 'FILE',
    description: 'Earlier report (--format json, or a JSON report) to compare with.',
  },
  ...Object.fromEntries(names.map((name) => [name, flagOf(name)])),
  'config-ref': {
    type: 'string',
    value: 'COMMIT',
    description:
      'Take --config-file and --ignore-file from this commit, branch or tag of the local history, so that a merge request cannot loosen its own gate.',
  },
  'ca-file': { type: 'string', value: 'FILE', description: 'PEM certificates trusted besides the built-in roots.' },
  'insecure-http': {
    type: 'boolean',
    description: 'Send the API key over plain HTTP to a host other than this machine.',
  },
  help: HELP_FLAG,
};

/** What was given, by input name; values of secret inputs may come from the environment. */
export function rawInputs(flags: ParsedFlags, environment: Readonly<Record<string, string | undefined>>): RawInputs {
  const raw: Partial<Record<GateInputName, string>> = {};
  for (const name of names) {
    const value = SWITCHES.has(name) ? flags.flag(name)?.toString() : flags.text(name);
    if (value !== undefined) raw[name] = value;
  }
  const types = flags.texts('scan-type');
  if (types.length > 0) raw['scan-types'] = [...types, raw['scan-types'] ?? ''].join(',');
  raw['fail-on-severity'] ??= flags.text('fail-on') ?? '';
  raw.targets = [...flags.positionals, raw.targets ?? ''].join('\n');
  raw['api-url'] ??= environment['SCAN_GATE_API_URL'] ?? '';
  // A key that lies in the environment for other uses does not make a local scan a remote one.
  if (raw['api-url'].trim() !== '') raw['api-key'] ??= environment['SCAN_GATE_API_KEY'] ?? '';
  raw['request-headers'] ??= environment['SCAN_GATE_REQUEST_HEADERS'] ?? '';
  return raw;
}

/** How messages call an input: as the flag that was, or would be, given. */
export function flagName(flags: ParsedFlags): (name: GateInputName) => string {
  return (name) => {
    if (name === 'targets') return '<target>';
    if (name === 'fail-on-severity' && flags.text('fail-on') !== undefined) return '--fail-on';
    if (name === 'scan-types' && flags.texts('scan-type').length > 0) return '--scan-type';
    return `--${name}`;
  };
}
