import { formatTargetHost } from '../../contract/target-address.ts';

/** `tcp://host:port`, IPv6 in brackets: the location of a finding about a port. */
export function portUrl(host: string, port: number): string {
  return `tcp://${formatTargetHost(host, port)}`;
}
