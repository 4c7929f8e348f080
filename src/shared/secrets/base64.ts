const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base64 with padding (RFC 4648, section 4). Not of Node: the client runs elsewhere too. */
export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [one = 0, two = 0, three = 0] = bytes.subarray(at, at + 3);
    const group = (one << 16) | (two << 8) | three;
    for (const shift of [18, 12, 6, 0]) text += LETTERS[(group >> shift) & 63];
  }
  const padding = (3 - (bytes.length % 3)) % 3;
  return text.slice(0, text.length - padding) + '='.repeat(padding);
}

/** Base64url without padding (RFC 4648, section 5) of Base64. */
export function urlSafe(base64: string): string {
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * What Base64 of a longer text holds of these bytes, whatever stands before and after them: one text for each of the three places in
 * a group of three bytes.
 */
export function base64Within(bytes: Uint8Array): string[] {
  return [0, 1, 2].map((before) => {
    const padded = new Uint8Array(before + bytes.length);
    padded.set(bytes, before);
    const first = Math.ceil((before * 8) / 6);
    return base64Of(padded).slice(first, Math.floor((padded.length * 8) / 6));
  });
}

/** The text of Base64 or Base64url, or null for anything else. */
export function fromBase64(text: string): string | null {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/').replaceAll('=', ''));
    return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
  } catch {
    return null;
  }
}
