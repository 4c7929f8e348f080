import type { ScanOptions } from '../../contract/scan.ts';
import type { Tokens } from './tokens.ts';

/**
 * Removes two things from the text of findings: secrets (the values of the user's request headers, credentials and sessions), which
 * a site may echo, and random tokens of the probes, which would make two equal scans differ.
 * @param ofSessions called for each text, because sessions change
 */
export function textCleaner(
  tokens: Tokens,
  options: ScanOptions,
  ofSessions: () => readonly string[] = () => [],
): (text: string) => string {
  const ofHeaders = Object.values(options.request_headers ?? {})
    .flatMap((value) => [value, ...value.split(/[\s;,=]+/)])
    .filter((value) => value.length >= 8);
  return (text) =>
    [...ofHeaders, ...ofSessions()]
      .sort((a, b) => b.length - a.length)
      .reduce((rest, secret) => rest.replaceAll(secret, '***'), tokens.erase(text));
}
