import { shown, UsageError } from './usage-error.ts';

/** Splits at line breaks and commas. Blank parts and lines that start with # are ignored. */
export function listInput(text: string): string[] {
  return text
    .split(/\r?\n/)
    .filter((line) => !line.trim().startsWith('#'))
    .flatMap((line) => line.split(','))
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** @throws UsageError that lists the allowed values */
export function enumInput<const Values extends readonly string[]>(
  input: string,
  text: string,
  allowed: Values,
): Values[number] {
  const value = text.trim().toLowerCase();
  const found = allowed.find((candidate) => candidate === value);
  if (found !== undefined) return found;
  const near = allowed.find((candidate) => candidate.startsWith(value.slice(0, 2)) && value.length > 1);
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  throw new UsageError(input, `${shown(text)} is not one of ${allowed.join(', ')}.${hint}`);
}

/** The words of YAML 1.2 core, as `core.getBooleanInput` accepts them. @throws UsageError */
export function booleanInput(input: string, text: string): boolean {
  const value = text.trim();
  if (/^(true|True|TRUE)$/.test(value)) return true;
  if (/^(false|False|FALSE)$/.test(value)) return false;
  throw new UsageError(input, `${shown(text)} is not true or false.`);
}

/** A whole number. @throws UsageError */
export function integerInput(input: string, text: string, minimum: number, maximum: number): number {
  const value = text.trim();
  if (!/^-?[0-9]{1,15}$/.test(value)) throw new UsageError(input, `${shown(text)} is not a whole number.`);
  return within(input, Number(value), minimum, maximum);
}

/** A decimal number. @throws UsageError */
export function numberInput(input: string, text: string, minimum: number, maximum: number): number {
  const value = text.trim();
  if (!/^-?[0-9]{1,15}(\.[0-9]{1,6})?$/.test(value)) throw new UsageError(input, `${shown(text)} is not a number.`);
  return within(input, Number(value), minimum, maximum);
}

const SECONDS_OF_UNIT = { s: 1, m: 60, h: 3_600, d: 86_400 } as const;

/** A duration such as `90s`, `30m`, `24h` or `7d`, in seconds. @throws UsageError */
export function durationInput(input: string, text: string, maximumSeconds: number): number {
  const match = /^([0-9]{1,9})([smhd])$/.exec(text.trim());
  if (match === null) throw new UsageError(input, `${shown(text)} is not a duration such as 30m, 24h or 7d.`);
  const seconds = Number(match[1]) * SECONDS_OF_UNIT[match[2] as keyof typeof SECONDS_OF_UNIT];
  if (seconds >= 1 && seconds <= maximumSeconds) return seconds;
  throw new UsageError(input, `${shown(text)} is out of range; allowed are 1s to ${maximumSeconds / 86_400}d.`);
}

function within(input: string, value: number, minimum: number, maximum: number): number {
  if (value >= minimum && value <= maximum) return value;
  throw new UsageError(input, `${value} is out of range; allowed are ${minimum} to ${maximum}.`);
}
