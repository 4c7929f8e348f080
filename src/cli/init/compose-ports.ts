import { isRecord } from '../../shared/records.ts';

const NESTED_MAX = 5;

export interface Port {
  readonly published: number;
  readonly container: number;
  readonly guess: string | null;
}

/** A port of a service: published, or that of the container alone. */
export type PortEntry = Port | { readonly container: number };

/** Replaces the variables of a text; a variable without a value leaves nothing. */
export type Interpolate = (text: string) => string;

/** Short form `[[ip:]published:]container[/protocol]` and long form (Compose specification, "ports"). */
export function portOf(entry: unknown, interpolate: Interpolate): PortEntry | null {
  if (isRecord(entry)) {
    if (entry['protocol'] === 'udp') return null;
    return portFrom(interpolate(String(entry['published'] ?? '')), interpolate(String(entry['target'] ?? '')));
  }
  if (typeof entry !== 'string' && typeof entry !== 'number') return null;
  const text = interpolate(String(entry));
  if (text.endsWith('/udp')) return null;
  const parts = text
    .replace(/\/tcp$/, '')
    .replace(/^\[[^\]]{0,60}\]:/, 'address:')
    .split(':');
  return portFrom(parts.length > 1 ? (parts.at(-2) ?? '') : '', parts.at(-1) ?? '');
}

function portFrom(published: string, container: string): PortEntry | null {
  const number = (text: string) => Number(/^\d{1,5}/.exec(text)?.[0] ?? Number.NaN);
  const [from, to] = [number(published), number(container === '' ? published : container)];
  if (!isPort(to)) return null;
  if (!isPort(from)) return { container: to };
  return {
    published: from,
    container: to,
    guess: published.includes('-') ? `the range ${published} of ports starts at ${from}` : null,
  };
}

function isPort(value: number): boolean {
  return value > 0 && value < 65_536;
}

/**
 * `${NAME}`, `${NAME:-default}`, `${NAME-default}`, `${NAME:?message}`, `${NAME:+other}`, `$NAME` and `$$` (Compose
 * specification, "Interpolation").
 */
export function interpolated(text: string, variables: ReadonlyMap<string, string>): string {
  // A default may contain a variable: the innermost is replaced first.
  let result = text.replaceAll('$$', '\0');
  for (let depth = 0; depth < NESTED_MAX && result.includes('$'); depth += 1)
    result = result.replace(
      /\$\{(\w{1,100})(?:(:?[-+?])([^{}]{0,200}))?\}|\$(\w{1,100})/g,
      (_, braced: string | undefined, operator: string | undefined, word: string | undefined, bare = '') =>
        substitute(variables.get(braced ?? bare), operator ?? '', word ?? ''),
    );
  return result.replaceAll('\0', '$');
}

function substitute(value: string | undefined, operator: string, word: string): string {
  const isSet = value !== undefined && (value !== '' || !operator.startsWith(':'));
  if (operator.endsWith('+')) return isSet ? word : '';
  if (isSet) return value;
  return operator.endsWith('-') ? word : '';
}

/** Variables without which Compose stops: `${NAME:?message}` and `${NAME?message}`. */
export function requiredVariables(text: string): string[] {
  return [...new Set([...text.matchAll(/(?<!\$)\$\{(\w{1,100}):?\?/g)].map(([, name = '']) => name))];
}

/** Names of the variables in a text that have no default. */
export function variablesWithoutDefault(text: string): string[] {
  return [...text.matchAll(/(?<!\$)\$(?:\{(\w{1,100})(?:\}|:?\?)|(\w{1,100}))/g)].map(
    ([, braced, bare]) => braced ?? bare ?? '',
  );
}
