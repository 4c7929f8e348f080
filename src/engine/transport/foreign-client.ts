import { isLocalAddress, isLoopbackAddress } from '../../shared/address-guard.ts';
import type { Attempt } from '../core/evidence/http.ts';
import { OtherHosts, type OtherHostsOptions } from './other-hosts.ts';

const TIMEOUTS = { connectMs: 5_000, headersMs: 5_000, bodyMs: 5_000 };

export interface ForeignClientOptions extends OtherHostsOptions {
  /** IP address of the target. */
  readonly targetAddress: string;
}

/** Gets scripts and style sheets of other hosts, by GET. */
export class ForeignClient {
  readonly #hosts: OtherHosts;

  constructor(options: ForeignClientOptions) {
    const { addressPolicy, targetAddress } = options;
    this.#hosts = new OtherHosts(options, {
      timeouts: TIMEOUTS,
      // Pages lead to no address that is more private than that of their target.
      policy: isLocalAddress(targetAddress) ? addressPolicy : { mode: 'public', allow: [] },
      refusal: (address) =>
        isLoopbackAddress(address) && !isLoopbackAddress(targetAddress)
          ? 'a loopback address, unlike that of the target'
          : null,
    });
  }

  /** Never throws. Does not follow redirects. */
  fetch(url: string): Promise<Attempt> {
    return this.#hosts.send({ method: 'GET', url: url.slice(0, 2_000), headers: [] });
  }

  close(): Promise<void> {
    return this.#hosts.close();
  }
}
