import { isIPv6 } from 'node:net';
import { addressRefusal, blockList } from '../../shared/address-guard.ts';

/**
 * IPv6 forms that stand for an IPv4 address: mapped, NAT64 (RFC 6052, RFC 8215), 6to4 (RFC 3056), Teredo (RFC 4380). A
 * receiver has no reason to be named by one, and each is a known way around address filters.
 */
const TRANSLATING = ['::ffff:0:0/96', '::ffff:0:0:0/96', '64:ff9b::/96', '64:ff9b:1::/48', '2002::/16', '2001::/32'];

/**
 * The one rule of where deliveries may go, used when a subscription is created, when it is tested and at every send.
 * @param allowCidrs ranges that the operator opened (`--allow-webhook-cidr`); metadata addresses stay closed
 * @throws CidrError when a range is malformed
 */
export function deliveryAddressRule(allowCidrs: readonly string[]): (address: string) => boolean {
  const translating = blockList(TRANSLATING);
  const opened = blockList(allowCidrs);
  return (address) => {
    if (isIPv6(address) && translating.check(address, 'ipv6') && !opened.check(address, 'ipv6')) return false;
    return addressRefusal(address, { mode: 'public', allow: allowCidrs }) === null;
  };
}
