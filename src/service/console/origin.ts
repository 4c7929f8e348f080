import { isLoopbackHost } from '../../shared/local-names.ts';

/** Where browsers reach the console. */
export interface ConsoleOrigin {
  /** Scheme, host and port, as in the header Origin. */
  readonly origin: string;
  readonly isTls: boolean;
}

export const INSECURE =
  'The settings console needs HTTPS: put a TLS proxy in front of the service and set --public-url to its https:// URL, or open the console on the machine itself, at 127.0.0.1 or localhost.';

/**
 * The origin of the public URL when that is HTTPS, where a proxy may change Host. Else that of the Host header, which must be
 * loopback: this also keeps DNS rebinding out.
 * @returns null when the cookie would travel unencrypted
 */
export function consoleOrigin(publicUrl: string, host: string | undefined): ConsoleOrigin | null {
  if (publicUrl.startsWith('https://')) return { origin: new URL(publicUrl).origin, isTls: true };
  const text = `http://${host ?? ''}`;
  if (!URL.canParse(text)) return null;
  const { origin, hostname } = new URL(text);
  return isLoopbackHost(hostname.replace(/^\[|\]$/g, '')) ? { origin, isTls: false } : null;
}
