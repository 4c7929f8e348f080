import type { FlagTable } from './flags.ts';

/** Help of one command: usage lines, text, flags. */
export function commandHelp(usage: readonly string[], text: string, flags: FlagTable, tail = ''): string {
  const rows = Object.entries(flags).map(([name, flag]): [string, string] => {
    const short = flag.short === undefined ? '' : `-${flag.short}, `;
    const value = flag.type === 'string' ? ` ${flag.value ?? 'VALUE'}` : '';
    return [`${short}--${name}${value}`, flag.description];
  });
  return [
    'Usage:',
    ...usage.map((line) => `  scan-gate ${line}`),
    '',
    text,
    '',
    'Flags:',
    ...table(rows),
    ...(Object.values(flags).filter(({ type }) => type === 'boolean').length > 1 ? ['', SWITCHES] : []),
    ...(tail === '' ? [] : ['', tail]),
    '',
  ].join('\n');
}

const SWITCHES = 'Flags without a value are switches: --no-NAME or --NAME=false turns one off.';

/** Two columns; a long left cell gets its own line. */
export function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = 30;
  return rows.flatMap(([left, right]) => {
    const lines = wrapped(right, 100 - width - 4);
    const first = `  ${left.padEnd(width)}`;
    const pad = ' '.repeat(width + 2);
    if (left.length >= width) return [`  ${left}`, ...lines.map((line) => `${pad}${line}`)];
    return [`${first}${lines[0] ?? ''}`, ...lines.slice(1).map((line) => `${pad}${line}`)];
  });
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > width) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}

export const EXIT_HELP = `Exit status: 0 passed, 1 the gate failed, 2 usage error, 3 inconclusive, timed out or cancelled,
4 serve could not start, 130 stopped by Ctrl-C, 143 stopped by SIGTERM.`;

export const MAIN_HELP = `Scan Gate: security scans that gate what you ship.

Usage:
  scan-gate <command> [arguments]

Commands:
${table([
  ['scan <target…>', 'Scan targets and judge the findings.'],
  ['demo', 'Scan a deliberately vulnerable site on this machine, to see the results.'],
  ['init', 'Write a GitHub workflow for this repository.'],
  ['explain <check id>', 'Explain what a check looks for, why, and how to fix its findings.'],
  ['serve', 'Run the scanning service on its own, with durable storage.'],
  ['admin-token', 'Issue a new admin token in the database of a service.'],
  ['console', 'Print a one-time link to the settings console of a service.'],
  ['keys create|list|revoke|rotate', 'Manage API keys of a service.'],
  ['members add|list|update|remove', 'Manage members of a service.'],
  ['tokens grant', 'Add tokens to the balance of a service.'],
]).join('\n')}

scan-gate <command> --help shows the flags of a command; scan-gate --version shows the version.
${EXIT_HELP}
`;
