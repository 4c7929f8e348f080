import table from './hijacked-hosts.json' with { type: 'json' };

export interface HijackedHost {
  /** Registrable domain, including its subdomains. */
  readonly domain: string;
  readonly reason: string;
}

/** Hosts known to have served malicious scripts, with what happened. */
export const HIJACKED_HOSTS: readonly HijackedHost[] = table.hosts;
