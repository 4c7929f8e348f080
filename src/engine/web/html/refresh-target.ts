const ADDRESS_MAX = 8_192;

/**
 * The URL in a Refresh header or `<meta http-equiv=refresh>` (HTML, "shared declarative refresh steps"), or null when there is none.
 */
export function refreshTarget(content: string): string | null {
  const rest = /^[\d.]*\s*[;,]\s*(?:url\s*=)?/i.exec(content.trimStart())?.[0];
  if (rest === undefined) return null;
  const address = content.trimStart().slice(rest.length).trimStart().replace(/^['"]/, '').slice(0, ADDRESS_MAX);
  return /^[^'"]+/.exec(address)?.[0].trim() ?? null;
}
