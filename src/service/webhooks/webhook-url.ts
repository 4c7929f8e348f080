import { isIP } from 'node:net';

/** Why a URL cannot receive deliveries; the message goes into a validation_error. */
export type WebhookUrlFault = { readonly fault: string };

/**
 * Checks and normalises the URL of a subscription: https, no credentials, no fragment, a port from 1 to 65535, a host name
 * that can be public. The WHATWG parser has already turned decimal, octal and hexadecimal IPv4 into dotted form, so that
 * `isAllowedAddress` sees the address that would be contacted. Names are resolved and checked at every connection instead
 * (see `sender.ts`), because a name's addresses change.
 * @param isAllowedAddress says whether a literal address may be contacted
 * @param isLoopbackNameAllowed true when the operator opened loopback, for `localhost`
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
