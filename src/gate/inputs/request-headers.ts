import { UsageError } from '../model/usage-error.ts';

/** Headers that control framing or routing; users cannot set them. */
const FORBIDDEN = new Set(['host', 'content-length', 'transfer-encoding', 'connection', 'upgrade', 'te', 'trailer']);

/** Maximum length of a value, in characters. */
const VALUE_MAX = 8_192;

/**
 * Parses the environment variable that the configuration file names. Stricter than an input: white space must follow the
 * colon and no value starts with `//`, so that a variable with a URL (`postgres://user:password@host`) is not sent as a
 * header.
 * @throws UsageError; no message contains a value
 */
export function headersOfVariable(input: string, variable: string, text: string): Record<string, string> {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  for (const [index, line] of lines.entries()) {
    const value = line.slice(line.indexOf(':') + 1);
    if (/^\s+(?!\/\/)\S/.test(value)) continue;
    const what = `line ${index + 1} of the environment variable ${variable}`;
    throw new UsageError(
      input,
      /^\s*\/\//.test(value)
        ? `${what} looks like a URL, not a header. Name a variable with "Name: value" lines.`
        : `${what} is not "Name: value" with a space after the colon.`,
    );
  }
  return parseRequestHeaders(input, text);
}

/**
 * Parses `Name: value` lines. Values are secret: no message contains them.
 * @throws UsageError
 */
export function parseRequestHeaders(input: string, text: string): Record<string, string> {
  const headers: Record<string, string> = {};
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (lines.length > 20) throw new UsageError(input, 'more than 20 headers.');
  for (const [index, line] of lines.entries()) {
    const where = `line ${index + 1}`;
    const match = /^\s*([!#$%&'*+.^_`|~0-9A-Za-z-]{1,100})\s*:(.*)$/s.exec(line);
    if (match === null) throw new UsageError(input, `${where} is not "Name: value".`);
    const [, name = '', rest = ''] = match;
    const value = rest.trim();
    if (FORBIDDEN.has(name.toLowerCase())) throw new UsageError(input, `${where}: ${name} cannot be set.`);
    if (!/^[\x20-\x7e\t]*$/.test(value)) throw new UsageError(input, `${where}: the value of ${name} is not ASCII.`);
    if (value.length > VALUE_MAX)
      throw new UsageError(input, `${where}: the value of ${name} is longer than ${VALUE_MAX}.`);
    if (Object.keys(headers).some((other) => other.toLowerCase() === name.toLowerCase())) {
      throw new UsageError(input, `${where}: ${name} is given twice.`);
    }
    headers[name] = value;
  }
  return headers;
}
