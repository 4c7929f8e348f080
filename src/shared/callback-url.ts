/** Where a callback listener is, and the secret that it shares with scans. */
export interface CallbackAddress {
  /** `http(s)://host[:port]` */
  readonly origin: string;
  readonly host: string;
  readonly secret: string;
}

const SECRET_LENGTH_MIN = 20;

/**
 * Reads `https://callbacks:SECRET@host[:port]`.
 * @throws Error with what is wrong; it never quotes the text, which has a secret
 */
export function parseCallbackUrl(text: string): CallbackAddress {
  const url = URL.parse(text.trim());
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '' || url.hash !== '')
    throw new Error('not an http(s) URL without path, query and fragment. Write it as https://callbacks:SECRET@host.');
  if (!/^[\w.~-]+$/.test(url.password) || url.password.length < SECRET_LENGTH_MIN)
    throw new Error(
      `has no password of at least ${SECRET_LENGTH_MIN} letters and digits, which is the secret of the listener: openssl rand -hex 20 makes one.`,
    );
  return { origin: url.origin, host: url.hostname.replace(/^\[|\]$/g, '').toLowerCase(), secret: url.password };
}
