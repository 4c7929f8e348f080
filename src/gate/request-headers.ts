import { UsageError } from './usage-error.ts';

/** Headers that decide how a message is framed or where it goes: never the user's. */
const FORBIDDEN = new Set(['host', 'content-length', 'transfer-encoding', 'connection', 'upgrade', 'te', 'trailer']);

/**
 * Reads `Name: value` lines. Values are secret: no message repeats them.
 * @throws UsageError
 */
export function parseRequestHeaders(input: string, text: string): Record<string, string> {
  const headers: Record<string, string> = {};
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (lines.length > 20) throw new UsageError(input, 'more than 20 headers.');
  for (const [index, line] of lines.entries()) {
    const where = `line ${index + 1}`;
    const match = /^\s*([!#$%&'*+.^_`|~0-9A-Za-z-]{1,100})\s*:\s*(.*?)\s*$/.exec(line);
    if (match === null) throw new UsageError(input, `${where} is not "Name: value".`);
    const [, name = '', value = ''] = match;
    if (FORBIDDEN.has(name.toLowerCase())) throw new UsageError(input, `${where}: ${name} cannot be set.`);
    if (!/^[\x20-\x7e\t]*$/.test(value)) throw new UsageError(input, `${where}: the value of ${name} is not ASCII.`);
    if (value.length > 8_192) throw new UsageError(input, `${where}: the value of ${name} is longer than 8192.`);
    if (Object.keys(headers).some((other) => other.toLowerCase() === name.toLowerCase())) {
      throw new UsageError(input, `${where}: ${name} is given twice.`);
    }
    headers[name] = value;
  }
  return headers;
}
