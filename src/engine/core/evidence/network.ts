export interface PortProbe {
  readonly port: number;
  readonly service: string;
  /** Data store (or the machine itself), or plain-text administration. */
  readonly kind: 'data' | 'admin';
  readonly open: boolean;
  /** The open port spoke the protocol of the service. */
  readonly proved: boolean;
  /** Result of the read-only handshake, for example `responds to INFO without authentication`. */
  readonly unauthenticated: boolean;
  /** Commands that work without authentication, for example `PING and INFO`. */
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
  /** Why the CAA query failed, or null. */
  readonly caaError: string | null;
  /** `signed` is null if no server returned a usable response. */
  readonly dnssec: { readonly signed: boolean | null; readonly detail: string };
  /** CNAME chain from the target's name. */
  readonly cnames: readonly string[];
  /** Provider name at the end of the chain that resolves to NXDOMAIN or serves the provider's "unclaimed" page. */
  readonly dangling: { readonly name: string; readonly provider: string; readonly proof: string } | null;
}

/** The SPF record of a domain, evaluated with its includes (RFC 7208). */
export interface SpfResult {
  readonly records: readonly string[];
  /** Maximum DNS lookups of an evaluation; null if there is no single record. */
  readonly lookups: number | null;
  /** Qualifier of the effective `all`: `+` lets everyone send. */
  readonly all: '+' | '-' | '~' | '?' | null;
  readonly error: string | null;
}

export interface EmailEvidence {
  readonly domain: string;
  /** Empty if the domain accepts no mail; a null MX (RFC 7505) counts as none. */
  readonly mx: readonly string[];
  readonly spf: SpfResult;
  /** Records of `_dmarc.<domain>` that begin as DMARC. */
  readonly dmarc: { readonly records: readonly string[]; readonly error: string | null };
  /** Records of `_mta-sts.<domain>`; null if they could not be queried, as for the next three. And the policy file; null if it was not requested. */
  readonly mtaSts: { readonly records: readonly string[] | null; readonly policy: MtaStsFile | null };
  /** Records of `_smtp._tls.<domain>`. */
  readonly tlsRpt: readonly string[] | null;
  /** Records of `default._bimi.<domain>`. */
  readonly bimi: readonly string[] | null;
  /** Mail servers that have TLSA records. */
  readonly dane: readonly DaneServer[] | null;
}

/** The text of the policy file, or what was received instead of it. */
export type MtaStsFile = { readonly text: string } | { readonly error: string };

export interface DaneServer {
  readonly name: string;
  /** Certificate usages of its TLSA records (RFC 6698, section 2.1.1). */
  readonly usages: readonly number[];
  /** Its zone is signed; null if that could not be determined. */
  readonly isSigned: boolean | null;
}
