import { parseArgs } from 'node:util';
import { shown, UsageError } from '../gate/usage-error.ts';

export interface Flag {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  readonly short?: string;
  /** What stands for the value in the help, for example `URL`. */
  readonly value?: string;
  readonly description: string;
  /** Not in the help: another spelling of a flag. */
  readonly hidden?: boolean;
}

export type FlagTable = Readonly<Record<string, Flag>>;

export interface ParsedFlags {
  readonly positionals: readonly string[];
  text(name: string): string | undefined;
  texts(name: string): readonly string[];
  /** Undefined when the flag was not given. */
  flag(name: string): boolean | undefined;
}

export const HELP_FLAG: Flag = { type: 'boolean', short: 'h', description: 'Show this help.' };

/**
 * Parses arguments strictly: an unknown flag, a missing value or a value too many is an error that names it. `--flag=true`
 * and `--flag=false` work for switches, as the action's inputs are written.
 * @throws UsageError
 */
export function parseFlags(args: readonly string[], table: FlagTable): ParsedFlags {
  const normal = args.map((arg) => normalised(arg, table));
  try {
    const { values, positionals } = parseArgs({
      args: normal,
      options: Object.fromEntries(
        Object.entries(table).map(([name, flag]) => [
          name,
          {
            type: flag.type,
            ...(flag.multiple === true ? { multiple: true } : {}),
            ...(flag.short === undefined ? {} : { short: flag.short }),
          },
        ]),
      ),
      strict: true,
      allowPositionals: true,
      allowNegative: true,
    });
    const given: Readonly<Record<string, unknown>> = values;
    const textsOf = (name: string): readonly string[] => {
      const value = given[name];
      return (Array.isArray(value) ? value : [value]).filter((entry) => typeof entry === 'string');
    };
    return {
      positionals,
      text: (name) => textsOf(name).at(-1),
      texts: textsOf,
      flag: (name) => (typeof given[name] === 'boolean' ? given[name] : undefined),
    };
  } catch (error) {
    throw usageErrorOf(error, table);
  }
}

function normalised(arg: string, table: FlagTable): string {
  const match = /^--([a-z-]+)=(true|false)$/.exec(arg);
  if (match === null) return arg;
  const [, name = '', value] = match;
  if (table[name]?.type !== 'boolean') return arg;
  return value === 'true' ? `--${name}` : `--no-${name}`;
}

function usageErrorOf(error: unknown, table: FlagTable): unknown {
  if (!(error instanceof TypeError)) return error;
  const message = error.message;
  const unknown = /Unknown option '([^']*)'/.exec(message)?.[1];
  if (unknown !== undefined) {
    const near = nearest(unknown.replace(/^--?(no-)?/, ''), Object.keys(table));
    const hint = near === null ? 'See --help.' : `Did you mean --${near}? See --help.`;
    return new UsageError(shown(unknown).slice(1, -1), `unknown flag. ${hint}`);
  }
  const named = /'(?:-\w, )?(--[\w-]+)/.exec(message)?.[1] ?? 'arguments';
  if (message.includes('argument missing') || message.includes('ambiguous')) {
    return new UsageError(named, `needs a value: ${named} ${table[named.slice(2)]?.value ?? 'VALUE'}.`);
  }
  if (message.includes('does not take an argument')) return new UsageError(named, 'is a switch and takes no value.');
  return new UsageError(named, message.split('.')[0] ?? message);
}

/** The name with the fewest edits to `text`, when they are few. */
export function nearest(text: string, names: readonly string[]): string | null {
  let best: string | null = null;
  let least = Math.max(2, Math.floor(text.length / 3)) + 1;
  for (const name of names) {
    const edits = distance(text, name);
    if (edits < least) {
      least = edits;
      best = name;
    }
  }
  return best;
}

/** Levenshtein distance; texts are cut, since nobody mistypes by a page. */
function distance(left: string, right: string): number {
  const a = left.slice(0, 60);
  const b = right.slice(0, 60);
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
