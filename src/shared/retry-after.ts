/**
 * The wait that a Retry-After header requests, in milliseconds (RFC 9110, section 10.2.3: seconds or an HTTP date); null
 * when it is absent or malformed.
 * @param now milliseconds since the Unix epoch
 */
export function retryAfterMs(header: string | null, now: number): number | null {
  if (header === null) return null;
  const text = header.trim();
  if (/^[0-9]{1,9}$/.test(text)) return Number(text) * 1000;
  if (!/^[A-Z][a-z]{2}, /.test(text)) return null;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
