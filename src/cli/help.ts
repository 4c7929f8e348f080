import { wrapped } from '../shared/text.ts';
import type { Flag, FlagTable } from './flags.ts';
import type { Help } from './io.ts';

const COLUMNS_MIN = 40;
const COLUMNS_MAX = 120;
/** Columns if the output is not a terminal. */
const COLUMNS_DEFAULT = 100;
const LEFT_COLUMN = 30;
/** Below this width a description stands under its flag instead of beside it. */
const TWO_COLUMNS_MIN = 70;

/** Help of one command: usage lines, text, examples, flags by group. */
export function commandHelp(
  usage: readonly string[],
  text: string,
  flags: FlagTable,
  tail = '',
  examples: readonly string[] = [],
): Help {
  return (columns) => {
    const width = widthOf(columns);
    return [
      'Usage:',
      ...usage.flatMap((line) => wrapped(`scan-gate ${line}`, width - 6)).map(hanging),
      '',
      ...prose(text, width),
      ...(examples.length === 0 ? [] : ['', 'Examples:', ...examples.map((line) => `  ${line}`)]),
      ...flagGroups(flags, width),
      ...(Object.values(flags).filter(({ type }) => type === 'boolean').length > 1
        ? ['', ...prose(SWITCHES, width)]
        : []),
      ...(tail === '' ? [] : ['', ...prose(tail, width)]),
      '',
    ].join('\n');
  };
}

const SWITCHES = 'Flags without a value are switches: --no-NAME or --NAME=false turns one off.';

function widthOf(columns: number | null): number {
  return columns === null ? COLUMNS_DEFAULT : Math.min(COLUMNS_MAX, Math.max(COLUMNS_MIN, columns - 1));
}

/** A line of the usage; continuation lines are indented further. */
function hanging(line: string): string {
  return line.startsWith('scan-gate ') ? `  ${line}` : `      ${line}`;
}

/** Paragraphs, separated by empty lines, wrapped to the width. */
function prose(text: string, width: number): string[] {
  return text
    .split('\n\n')
    .flatMap((paragraph, index) => [...(index === 0 ? [] : ['']), ...wrapped(paragraph.replaceAll('\n', ' '), width)]);
}

function flagGroups(flags: FlagTable, width: number): string[] {
  const entries = Object.entries(flags).filter(([, { aliasOf }]) => aliasOf === undefined);
  const groups = [...new Set(entries.map(([, { group }]) => group))];
  return groups.flatMap((group) => [
    '',
    group === undefined ? (groups.length > 1 ? 'Other flags:' : 'Flags:') : `${group}:`,
    ...table(
      entries.filter(([, flag]) => flag.group === group).map((entry) => flagRow(entry, flags)),
      width,
    ),
  ]);
}

function flagRow([name, flag]: readonly [string, Flag], flags: FlagTable): [string, string] {
  const short = flag.short === undefined ? '' : `-${flag.short}, `;
  const value = flag.type === 'string' ? ` ${flag.value ?? 'VALUE'}` : '';
  const aliases = Object.entries(flags).filter(([, { aliasOf }]) => aliasOf === name);
  const also = aliases.map(
    ([alias, { description }]) => ` Also --${alias}${description === '' ? '' : `: ${description}`}`,
  );
  return [`${short}--${name}${value}`, `${flag.description}${also.join('')}`];
}

/** Two columns; a long left cell gets its own line, as every one does on a narrow terminal. */
function table(rows: readonly (readonly [string, string])[], width: number): string[] {
  const indent = width < TWO_COLUMNS_MIN ? 6 : LEFT_COLUMN + 2;
  const pad = ' '.repeat(indent);
  return rows.flatMap(([left, right]) => {
    const lines = wrapped(right, width - indent).map((line) => `${pad}${line}`);
    const first = `  ${left}`;
    if (first.length + 1 >= indent) return [first, ...lines];
    return [`${first.padEnd(indent)}${(lines[0] ?? '').slice(indent)}`, ...lines.slice(1)];
  });
}

export const EXIT_HELP = `Exit status: 0 passed, 1 the gate failed, 2 usage error, 3 inconclusive, timed out or cancelled,
4 serve could not start, 130 stopped by Ctrl-C, 143 stopped by SIGTERM.`;

const COMMANDS = [
  ['scan <target…>', 'Scan targets and judge the findings.'],
  ['demo', 'Scan a deliberately vulnerable site on this machine, to see the results.'],
  ['init', 'Write a GitHub workflow for this repository.'],
  ['explain <check id>', 'Explain what a check looks for, why, and how to fix its findings.'],
  ['check-import <file…> --out DIR', 'Convert templates of nuclei into rules.'],
  ['check-new <id>', 'Write a first rule with its tests.'],
  ['check-test [folder]', 'Check rules and run their tests, without a network.'],
  ['fix', 'Patch headers, cookies, CSP and CORS in the configuration of this repository.'],
  ['mcp', 'Serve scans to a coding agent, by the Model Context Protocol.'],
  ['replay <fingerprint…>', 'Prove findings of an earlier run again: still there, or gone?'],
  ['serve', 'Run the scanning service on its own, with durable storage.'],
  ['migrate', 'Apply the missing migrations to the database of a service.'],
  ['callbacks', 'Listen for what the servers of targets request and look up.'],
  ['admin-token', 'Issue a new admin token in the database of a service.'],
  ['console', 'Print a one-time link to the settings console of a service.'],
  ['workspaces create|list|…', 'Manage workspaces of a service: update, suspend, resume, delete.'],
  ['keys create|list|revoke|rotate', 'Manage API keys of a service.'],
  ['members add|list|update|remove', 'Manage members of a service.'],
  ['tokens grant', 'Add tokens to the balance of a service.'],
  [
    'channels add|list|…',
    'Send new and fixed findings to Slack, Teams, email, Jira or DefectDojo: update, test, delete.',
  ],
  ['schedules create|list|…', 'Scan targets of a service at fixed times: update, pause, resume, delete.'],
  ['trusts add|list|remove', 'Let jobs of a CI get keys by their identity, without a stored secret.'],
] as const;

export const mainHelp: Help = (columns) => {
  const width = widthOf(columns);
  return [
    'Scan Gate: security scans that gate what you ship.',
    '',
    'Usage:',
    '  scan-gate <command> [arguments]',
    '',
    'Commands:',
    ...table(COMMANDS, width),
    '',
    ...prose('scan-gate <command> --help shows the flags of a command; scan-gate --version shows the version.', width),
    ...prose(EXIT_HELP, width),
    '',
  ].join('\n');
};
