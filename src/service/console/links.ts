import { randomBytes } from 'node:crypto';
import type { ConsoleLink } from '../../contract/admin.ts';
import { isLoopbackHost } from '../../shared/local-names.ts';
import { ApiError } from '../errors.ts';
import { adminTokenHash } from '../first-start.ts';
import { hashKey } from '../keys/key-secret.ts';
import type { ServiceConfig, ServiceContext } from '../service-context.ts';
import type { Sql, Transaction } from '../store/store.ts';

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

const LINK_MINUTES = 5;

export function consoleUrl(config: ServiceConfig): string | null {
  return config.console === null ? null : `${config.publicUrl}/console/`;
}

/**
 * Creates a one-time code that signs in with the rights of the admin token. Only its hash is stored.
 * @throws ApiError invalid_state when the console is off, or cannot be used at its URL
 */
export async function createLink(tx: Transaction, { config, clock }: ServiceContext): Promise<ConsoleLink> {
  const url = consoleUrl(config);
  if (url === null)
    throw new ApiError('invalid_state', 'The settings console is off: start the service without --no-console.');
  if (consoleOrigin(config.publicUrl, new URL(config.publicUrl).host) === null)
    throw new ApiError('invalid_state', INSECURE);
  const link = randomBytes(32).toString('base64url');
  const expiresAt = new Date(clock.now().getTime() + LINK_MINUTES * 60_000);
  await tx.query('INSERT INTO console_links (hash, admin_token_hash, expires_at) VALUES ($1, $2, $3)', [
    hashKey(link),
    await adminTokenHash(tx),
    expiresAt,
  ]);
  return { url: `${url}#link=${link}`, link, expires_at: expiresAt.toISOString() };
}

/**
 * Uses up a code.
 * @returns hash of the admin token that created it; null for an unknown, used or expired code
 */
export async function redeemLink(sql: Sql, link: string, now: Date): Promise<string | null> {
  const [row] = await sql.query<{ admin_token_hash: string; expires_at: Date }>(
    'DELETE FROM console_links WHERE hash = $1 RETURNING admin_token_hash, expires_at',
    [hashKey(link)],
  );
  return row === undefined || row.expires_at <= now ? null : row.admin_token_hash;
}
