import type { CaaRecord } from 'node:dns';

/** The DNS questions the engine asks. Node's `dns.promises.Resolver` fits; tests point it at a server on loopback. */
export interface DnsResolver {
  resolve4(name: string): Promise<string[]>;
  resolve6(name: string): Promise<string[]>;
  resolveTxt(name: string): Promise<string[][]>;
  resolveMx(name: string): Promise<{ exchange: string; priority: number }[]>;
  resolveCname(name: string): Promise<string[]>;
  resolveCaa(name: string): Promise<CaaRecord[]>;
  getServers(): string[];
}
