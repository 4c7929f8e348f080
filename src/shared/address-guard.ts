import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/** Which addresses may be contacted. `public`: never loopback, private, link-local or metadata ones unless allowed by CIDR. */
export interface AddressPolicy {
  readonly mode: 'public' | 'any';
  /** CIDR ranges that the operator allows, for example `127.0.0.0/8`. Metadata addresses stay blocked. */
  readonly allow: readonly string[];
}

/**
 * Addresses that serve the credentials or configuration of a cloud machine. They are always blocked, whatever the
 * policy: a target name that resolves to one is an attack on the scanner.
 */
const METADATA = blockList([
  '169.254.169.254/32', // AWS, Azure, Google Cloud, DigitalOcean, OpenStack, Oracle
  '169.254.169.253/32', // AWS resolver
  '169.254.170.2/32', // AWS ECS credentials
  '169.254.170.23/32', // AWS EKS Pod Identity
  '100.100.100.200/32', // Alibaba Cloud
  '168.63.129.16/32', // Azure wire server
  '192.0.0.192/32', // Oracle Cloud
  'fd00:ec2::254/128',
  'fd00:ec2::23/128',
  'fd20:ce::254/128', // Google Cloud
]);

/** IANA IPv4 and IPv6 special-purpose address registries: everything except globally reachable unicast. */
const NOT_PUBLIC = blockList([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/96', // unspecified, loopback and the deprecated IPv4-compatible form
  '64:ff9b:1::/48',
  '100::/64',
  '100:0:0:1::/64',
  '2001::/23', // IETF protocol assignments, Teredo among them
  '2001:db8::/32',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
]);

/** Private and loopback ranges, for judging whether a target is local. */
const LOCAL = blockList([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::/127',
  'fc00::/7',
  'fe80::/10',
]);

const LOOPBACK = blockList(['127.0.0.0/8', '::1/128']);

/** Malformed CIDR range in the operator's configuration. */
export class CidrError extends Error {
  constructor(text: string) {
    super(`"${text.slice(0, 60)}" is not an address range; write for example 10.0.0.0/8 or fd00::/8.`);
    this.name = 'CidrError';
  }
}

/**
 * Why an address may not be contacted, or null if it may.
 * IPv4 inside IPv6 (mapped, NAT64, 6to4) is judged by the IPv4 address that would be reached.
 * @param address IPv4 or IPv6, without brackets
 * @throws CidrError if the policy contains a malformed range
 */
export function addressRefusal(address: string, policy: AddressPolicy): string | null {
  if (isIP(address) === 0) return 'not an IP address';
  const forms = [address, ...embeddedIPv4(address)];
  if (forms.some((form) => contains(METADATA, form))) return 'it is a cloud metadata address';
  if (policy.mode === 'any') return null;
  const allow = allowedBy(policy);
  for (const form of forms) {
    if (contains(NOT_PUBLIC, form) && !contains(allow, form) && !contains(allow, address)) {
      return 'it is not a public address and no allowed range contains it';
    }
  }
  return null;
}

const allowLists = new WeakMap<AddressPolicy, BlockList>();

function allowedBy(policy: AddressPolicy): BlockList {
  const known = allowLists.get(policy);
  if (known !== undefined) return known;
  const list = blockList(policy.allow);
  allowLists.set(policy, list);
  return list;
}

/** True for loopback, private, link-local and carrier-grade NAT addresses. */
export function isLocalAddress(address: string): boolean {
  return isIP(address) !== 0 && [address, ...embeddedIPv4(address)].some((form) => contains(LOCAL, form));
}

export function isLoopbackAddress(address: string): boolean {
  return isIP(address) !== 0 && [address, ...embeddedIPv4(address)].some((form) => contains(LOOPBACK, form));
}

/** @throws CidrError */
export function blockList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const { address, bits, family } = parseCidr(range);
    list.addSubnet(address, bits, family);
  }
  return list;
}

/** An address alone is a range of one. @throws CidrError */
function parseCidr(range: string): {
  readonly address: string;
  readonly bits: number;
  readonly family: 'ipv4' | 'ipv6';
} {
  const [address = '', prefix, ...more] = range.trim().split('/');
  if (isIP(address) === 0 || more.length > 0) throw new CidrError(range);
  const [family, widest] = isIPv4(address) ? (['ipv4', 32] as const) : (['ipv6', 128] as const);
  if (prefix === undefined) return { address, bits: widest, family };
  if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > widest) throw new CidrError(range);
  return { address, bits: Number(prefix), family };
}

function contains(list: BlockList, address: string): boolean {
  return list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

/** IPv4 addresses embedded in an IPv6 address: ::ffff:0:0/96, 64:ff9b::/96 (RFC 6052), 2002::/16 (RFC 3056). */
function embeddedIPv4(address: string): string[] {
  if (!isIPv6(address)) return [];
  const words = wordsOf(address);
  const pair = (high: number | undefined, low: number | undefined) =>
    `${(high ?? 0) >> 8}.${(high ?? 0) & 255}.${(low ?? 0) >> 8}.${(low ?? 0) & 255}`;
  const isZero = (from: number, to: number) => words.slice(from, to).every((word) => word === 0);
  if (isZero(0, 5) && words[5] === 0xffff) return [pair(words[6], words[7])];
  if (isZero(0, 4) && words[4] === 0xffff && words[5] === 0) return [pair(words[6], words[7])];
  if (words[0] === 0x64 && words[1] === 0xff9b && isZero(2, 6)) return [pair(words[6], words[7])];
  if (words[0] === 0x2002) return [pair(words[1], words[2])];
  return [];
}

/** The eight 16-bit words of an IPv6 address that `isIPv6` accepted. */
function wordsOf(address: string): number[] {
  const plain = (address.split('%')[0] ?? '').replace(
    /(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/,
    (_, a, b, c, d) => {
      const word = (high: string, low: string) => ((Number(high) << 8) | Number(low)).toString(16);
      return `${word(a, b)}:${word(c, d)}`;
    },
  );
  const [head = '', tail] = plain.split('::');
  const parse = (text: string) => (text === '' ? [] : text.split(':').map((word) => Number.parseInt(word, 16)));
  const front = parse(head);
  if (tail === undefined) return front;
  const back = parse(tail);
  return [...front, ...new Array<number>(8 - front.length - back.length).fill(0), ...back];
}
