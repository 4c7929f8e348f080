import type { ScanOptions } from '../../contract/scan.ts';
import type { Tokens } from './tokens.ts';

/**
 * Removes two things from the text of findings: values of the user's secret request headers, which
 * a site may echo, and random tokens of the probes, which would make two equal scans differ.
 */
export function textCleaner(tokens: Tokens, options: ScanOptions): (text: string) => string {
  const secrets = Object.values(options.request_headers ?? {})
    .flatMap((value) => [value, ...value.split(/[\s;,=]+/)])
    .filter((value) => value.length >= 8)
    .sort((a, b) => b.length - a.length);
  return (text) => secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), tokens.erase(text));
}
