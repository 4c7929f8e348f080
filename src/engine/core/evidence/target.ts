/** The target, once the engine has detected its scheme. */
export interface TargetInfo {
  /** Lower-case host name (A-labels) or IP address without brackets. */
  readonly host: string;
  readonly port: number;
  readonly scheme: 'http' | 'https';
  /** `scheme://host[:port]`, default ports left out, IPv6 in brackets. */
  readonly origin: string;
  /** Entry point of the crawl: origin + start path. */
  readonly startUrl: string;
  readonly isIpAddress: boolean;
  /** localhost, *.localhost, *.test, *.local, *.internal, single-label names, loopback and private addresses. */
  readonly isLocal: boolean;
  /** localhost, *.localhost, 127.0.0.0/8 and ::1: the target is on the scanning machine. */
  readonly isLoopback: boolean;
  /** Registrable domain by the public suffix list, or null for addresses and local names. */
  readonly registrableDomain: string | null;
}
