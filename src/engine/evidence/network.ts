export interface PortProbe {
  readonly port: number;
  readonly service: string;
  readonly open: boolean;
  /** What the read-only handshake proved, for example `answers INFO without authentication`. */
  readonly unauthenticated: boolean;
  readonly banner: string;
}
export interface PortsEvidence {
  readonly ports: readonly PortProbe[];
}

export interface DnsEvidence {
  readonly name: string;
  readonly registrableDomain: string;
  /** CAA records of the closest name that has any (RFC 8659), or empty. */
  readonly caa: readonly { readonly name: string; readonly tag: string; readonly value: string }[];
  readonly dnssec: { readonly signed: boolean; readonly detail: string };
  /** CNAME chain from the target's name. */
  readonly cnames: readonly string[];
  /** A provider name at the end of the chain that answers NXDOMAIN or a provider's "unclaimed" page. */
  readonly dangling: { readonly name: string; readonly provider: string; readonly proof: string } | null;
}

export interface EmailEvidence {
  readonly domain: string;
  readonly mx: readonly string[];
  readonly spf: { readonly records: readonly string[]; readonly lookups: number | null; readonly error: string | null };
  readonly dmarc: { readonly records: readonly string[]; readonly error: string | null };
}
