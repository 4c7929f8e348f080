import type { Exchange } from '../../core/evidence/http.ts';

/** The response to a value with a marker. */
export interface MarkedResponse {
  readonly exchange: Exchange;
  readonly marker: string;
}

/** An odd number of both kinds. */
export const QUOTES = `'"`;
/** No tag begins with a dot. A program may cut off or replace the last character. */
const ANGLE = '<.';

/** The site's value, quotes, a marker and a bare `<`. */
export function quotedValue(example: string, marker: string): string {
  return `${example}${QUOTES}${marker}${ANGLE}`;
}

/** A response that repeats the value sent. */
export interface Reflection extends MarkedResponse {
  /** Text that the value needs in front to be reflected. */
  readonly prefix: string;
}

/** Letters by themselves, or else behind the site's own value and quotes. */
export function reflectionOf(
  letters: MarkedResponse | null,
  quoted: MarkedResponse | null,
  baseline: string,
): Reflection | null {
  if (letters !== null && reflects(letters)) return { ...letters, prefix: '' };
  return quoted !== null && reflects(quoted) ? { ...quoted, prefix: baseline + QUOTES } : null;
}

export function reflects({ exchange, marker }: MarkedResponse): boolean {
  return exchange.response.text.toLowerCase().includes(marker);
}
