import { base64Of, urlSafe } from './base64.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function inHtml(value: string, apostrophe: string): string {
  return value.replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark).replaceAll("'", apostrophe);
}

/** Percent-encodes everything but the unreserved characters of RFC 3986. */
function strictlyEncoded(value: string): string {
  const code = (mark: string) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(value).replace(/[!'()*]/g, code);
}

function lowerHex(encoded: string): string {
  return encoded.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
}

/** The bytes in hexadecimal, lower case. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The texts as which a secret is usually written: as it is, in JSON, HTML, URLs (RFC 3986), forms, Base64, Base64url (RFC 4648) and
 * hexadecimal. Distinct; the first is the secret itself.
 */
export function formsOf(secret: string): string[] {
  const value = secret.toWellFormed();
  const bytes = new TextEncoder().encode(value);
  const base64 = base64Of(bytes);
  const inUrls = [encodeURIComponent(value), strictlyEncoded(value), encodeURI(value)];
  const inForm = new URLSearchParams({ v: value }).toString().slice(2);
  const inJson = JSON.stringify(value).slice(1, -1);
  const hex = hexOf(bytes);
  return [
    ...new Set([
      secret,
      inJson,
      inJson.replaceAll('/', '\\/'),
      ...['&#39;', '&#x27;', '&apos;'].map((apostrophe) => inHtml(value, apostrophe)),
      ...[...inUrls, inForm].flatMap((encoded) => [encoded, lowerHex(encoded)]),
      base64,
      base64.replaceAll('=', ''),
      urlSafe(base64),
      hex,
      hex.toUpperCase(),
    ]),
  ];
}
