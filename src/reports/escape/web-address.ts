/**
 * A URL that is safe to link: absolute http(s), without credentials, and nothing but the URL. Null for anything else, which
 * stays text.
 */
export function webAddress(text: string): URL | null {
  if (!/^https?:\/\/[^\s<>"'`\\]+$/i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.username === '' && url.password === '' ? url : null;
}
