import { isIP, isIPv6 } from 'node:net';
import { addressRefusal, blockList } from '../../shared/address-guard.ts';

/** Why a URL cannot receive deliveries, for a validation_error. */
export type WebhookUrlFault = { readonly fault: string };

/**
 * Checks and normalizes the URL of a subscription: https, no credentials, no fragment, a port from 1 to 65535, a host name
 * that can be public. The URL parser turns decimal, octal and hexadecimal IPv4 into dotted form, so `isAllowedAddress` gets
 * the address that would be contacted. Names are resolved and checked at every connection (`sender.ts`).
 * @param isAllowedAddress whether a literal address may be contacted
 */
export function parseWebhookUrl(
  text: string,
  isAllowedAddress: (address: string) => boolean,
): { readonly url: string; readonly host: string } | WebhookUrlFault {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return { fault: 'url is not a valid absolute URL' };
  }
  if (url.protocol !== 'https:') return { fault: 'url must use https' };
  if (url.username !== '' || url.password !== '') return { fault: 'url must not carry credentials' };
  if (url.port === '0') return { fault: 'url must not use port 0' };
  url.hash = '';
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (host === '') return { fault: 'url has no host' };
  if (isIP(host) !== 0) {
    if (!isAllowedAddress(host)) return { fault: 'url points to an address that deliveries may not reach' };
  } else if (isLocalName(host)) {
    if (!isAllowedAddress('127.0.0.1') && !isAllowedAddress('::1')) {
      return { fault: 'url points to a local name that deliveries may not reach' };
    }
  } else if (!host.includes('.')) {
    return { fault: 'url must name a public host' };
  }
  return { url: url.href, host };
}

/** Names that RFC 6761 and RFC 8375 keep local. */
function isLocalName(host: string): boolean {
  return /(^|\.)(localhost|local|internal|home\.arpa|localdomain)$/.test(host);
}

/**
 * IPv6 ranges that embed an IPv4 address: mapped, NAT64 (RFC 6052, RFC 8215), 6to4 (RFC 3056), Teredo (RFC 4380). All are
 * known ways around address filters, and no receiver needs them.
 */
const TRANSLATING = ['::ffff:0:0/96', '::ffff:0:0:0/96', '64:ff9b::/96', '64:ff9b:1::/48', '2002::/16', '2001::/32'];

/**
 * The addresses that deliveries may reach, checked when a subscription is created, when it is tested and at every send.
 * @param allowCidrs ranges that the operator allowed (`--allow-webhook-cidr`); metadata addresses stay blocked
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
