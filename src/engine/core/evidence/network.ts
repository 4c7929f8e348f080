export interface PortProbe {
  readonly port: number;
  readonly service: string;
  /** A store of data (or the machine itself), or plain-text administration. */
  readonly kind: 'data' | 'admin';
  readonly open: boolean;
  /** The open port spoke the protocol of the service. */
  readonly proved: boolean;
  /** What the read-only handshake proved, for example `answers INFO without authentication`. */
  readonly unauthenticated: boolean;
  /** What was answered without authentication, for example `PING and INFO`. */
  readonly opened: string | null;
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
  /** Why the CAA records could not be asked for; null when they could. */
  readonly caaError: string | null;
  /** `signed` is null when no server would tell. */
  readonly dnssec: { readonly signed: boolean | null; readonly detail: string };
  /** CNAME chain from the target's name. */
  readonly cnames: readonly string[];
  /** A provider name at the end of the chain that answers NXDOMAIN or a provider's "unclaimed" page. */
  readonly dangling: { readonly name: string; readonly provider: string; readonly proof: string } | null;
}

/** What the SPF record of a domain comes to, with everything it includes (RFC 7208). */
export interface SpfResult {
  readonly records: readonly string[];
  /** DNS look-ups an evaluation may need at most; null when there is no single record. */
  readonly lookups: number | null;
  /** Qualifier of the `all` that holds in the end: `+` lets everyone send. */
  readonly all: '+' | '-' | '~' | '?' | null;
  readonly error: string | null;
}

export interface EmailEvidence {
  readonly domain: string;
  /** Empty when the domain takes no mail; a null MX (RFC 7505) counts as none. */
  readonly mx: readonly string[];
  readonly spf: SpfResult;
  /** Records of `_dmarc.<domain>` that begin as DMARC. */
  readonly dmarc: { readonly records: readonly string[]; readonly error: string | null };
}
