import { parseCallbackUrl } from '../../../shared/callback-url.ts';
import { CallbackDns } from './callback-dns.ts';
import { CallbackListener } from './callback-listener.ts';

interface Place {
  readonly host: string;
  readonly port: number;
}

export interface CallbackServerOptions {
  /** Public URL of the listener with its secret; its host is the zone of the DNS server. */
  readonly url: string;
  readonly http: Place;
  /** Default: no DNS server. */
  readonly dns?: Place;
  /** Public addresses of the listener, which the DNS server responds with. */
  readonly addresses: readonly string[];
}

export interface CallbackServer {
  readonly httpPort: number;
  /** UDP; null without a DNS server. */
  readonly dnsPort: number | null;
  close(): Promise<void>;
}

/**
 * A listener for requests and lookups of the servers of targets.
 * @throws Error for an invalid URL or an address that cannot be listened on; nothing keeps running
 */
export async function startCallbackServer({
  url,
  http,
  dns,
  addresses,
}: CallbackServerOptions): Promise<CallbackServer> {
  const { host: domain, secret } = parseCallbackUrl(url);
  const listener = new CallbackListener(secret);
  await listener.open(http.host, http.port);
  const zone = dns && new CallbackDns({ domain, addresses, store: listener.store }, dns.host);
  try {
    await zone?.open(dns?.host ?? '', dns?.port ?? 0);
  } catch (error) {
    await Promise.all([listener.close(), zone?.close()]);
    throw error;
  }
  listener.hasDns = zone !== undefined;
  return {
    httpPort: listener.port,
    dnsPort: zone?.port ?? null,
    close: async () => {
      await Promise.all([listener.close(), zone?.close()]);
    },
  };
}
