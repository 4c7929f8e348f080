import { parseArgs } from 'node:util';
import { shown, UsageError } from '../gate/model/usage-error.ts';
import { nearest } from '../shared/nearest.ts';
import type { Help, Io } from './io.ts';

export interface Flag {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  readonly short?: string;
  /** Placeholder of the value in the help, for example `URL`. */
  readonly value?: string;
  readonly description: string;
  /** Heading in the help; without one, the flag stands under the general heading. */
  readonly group?: string;
  /** The flag whose row in the help mentions this one. */
  readonly aliasOf?: string;
}

export type FlagTable = Readonly<Record<string, Flag>>;

export interface ParsedFlags {
  readonly positionals: readonly string[];
  text(name: string): string | undefined;
  texts(name: string): readonly string[];
  /** Undefined if the flag was not given. */
  flag(name: string): boolean | undefined;
}

export const HELP_FLAG: Flag = { type: 'boolean', short: 'h', description: 'Show this help.' };

/**
 * The flags of a command, or null after printing its help because of `--help`.
 * @throws UsageError
 */
export function flagsOrHelp(args: readonly string[], table: FlagTable, help: Help, io: Io): ParsedFlags | null {
  const flags = parseFlags(args, table);
  if (flags.flag('help') !== true) return flags;
  io.out(help(io.outColumns));
  return null;
}

/** @throws UsageError with the message if an argument is not a flag */
export function assertFlagsOnly({ positionals: [surplus] }: ParsedFlags, message: string): void {
  if (surplus !== undefined) throw new UsageError(shown(surplus), message);
}

/**
 * Parses arguments strictly: an unknown flag, a missing value or a surplus value is an error that names it. Switches also accept
 * `--flag=true` and `--flag=false`, like the inputs of the action.
 * @throws UsageError
 */
export function parseFlags(args: readonly string[], table: FlagTable): ParsedFlags {
  const { values, positionals, tokens } = parseArgs({
    args: args.map((arg) => normalized(arg, table)),
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
    // The errors of the strict mode say which argument they mean in English only.
    strict: false,
    tokens: true,
    allowPositionals: true,
    allowNegative: true,
  });
  for (const token of tokens) if (token.kind === 'option') assertUsable(token, table);
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
}

interface OptionToken {
  readonly name: string;
  /** As given, with its hyphens. */
  readonly rawName: string;
  readonly value: string | undefined;
  /** The value follows an equals sign. */
  readonly inlineValue: boolean | undefined;
}

/** @throws UsageError */
function assertUsable({ name, rawName, value, inlineValue }: OptionToken, table: FlagTable): void {
  const positive = name.replace(/^no-/, '');
  const flag = Object.hasOwn(table, name) ? table[name] : undefined;
  const isNegative = flag === undefined && Object.hasOwn(table, positive) && table[positive]?.type === 'boolean';
  if (flag === undefined && !isNegative) {
    const near = nearest(positive, Object.keys(table));
    const hint = near === null ? 'See --help.' : `Did you mean --${near}? See --help.`;
    throw new UsageError(shown(rawName).slice(1, -1), `unknown flag. ${hint}`);
  }
  if (flag?.type !== 'string') {
    if (value !== undefined) throw new UsageError(`--${name}`, 'is a switch and takes no value.');
    return;
  }
  // A value that looks like a flag is one, unless an equals sign says otherwise.
  const isMissing = value === undefined || (inlineValue !== true && /^-./.test(value));
  if (isMissing) throw new UsageError(`--${name}`, `needs a value: --${name} ${flag.value ?? 'VALUE'}.`);
}

function normalized(arg: string, table: FlagTable): string {
  const match = /^--([a-z-]+)=(true|false)$/.exec(arg);
  if (match === null) return arg;
  const [, name = '', value] = match;
  if (table[name]?.type !== 'boolean') return arg;
  return value === 'true' ? `--${name}` : `--no-${name}`;
}
