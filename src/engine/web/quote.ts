const LENGTH_MAX = 300;

/** A header line for evidence, truncated. */
export function headerLine(name: string, value: string): string {
  return `${name}: ${shorten(value)}`;
}

/** Text of a scanned site for evidence, truncated. */
export function shorten(text: string, max = LENGTH_MAX): string {
  return text.length <= max ? text : `${text.slice(0, max)}… (${text.length} characters)`;
}
