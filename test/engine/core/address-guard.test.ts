import { describe, expect, it } from 'vitest';
import { addressRefusal, CidrError, isLocalAddress } from '../../../src/shared/address-guard.ts';

const PUBLIC = { mode: 'public', allow: [] } as const;
const ANY = { mode: 'any', allow: [] } as const;

describe('a public policy', () => {
  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '93.184.216.34',
    '172.32.0.1',
    '192.0.1.1',
    '100.128.0.1',
    '2606:4700::1111',
    '2a00:1450::1',
  ])('lets the public address %s through', (address) => expect(addressRefusal(address, PUBLIC)).toBeNull());

  it.each([
    ['0.0.0.0', 'this network'],
    ['0.1.2.3', 'this network'],
    ['127.0.0.1', 'loopback'],
    ['127.255.255.254', 'loopback'],
    ['10.0.0.1', 'private'],
    ['172.16.0.1', 'private'],
    ['172.31.255.255', 'private'],
    ['192.168.1.1', 'private'],
    ['169.254.1.1', 'link-local'],
    ['100.64.0.1', 'carrier-grade NAT'],
    ['100.127.255.255', 'carrier-grade NAT'],
    ['192.0.0.8', 'protocol assignments'],
    ['192.0.2.1', 'documentation'],
    ['198.51.100.1', 'documentation'],
    ['203.0.113.1', 'documentation'],
    ['198.18.0.1', 'benchmarking'],
    ['192.88.99.1', '6to4 relay'],
    ['224.0.0.1', 'multicast'],
    ['240.0.0.1', 'reserved'],
    ['255.255.255.255', 'broadcast'],
    ['::', 'unspecified'],
    ['::1', 'loopback'],
    ['::127.0.0.1', 'IPv4-compatible'],
    ['fe80::1', 'link-local'],
    ['fec0::1', 'site-local'],
    ['fc00::1', 'unique local'],
    ['fd12:3456::1', 'unique local'],
    ['ff02::1', 'multicast'],
    ['2001:db8::1', 'documentation'],
    ['3fff::1', 'documentation'],
    ['2001::1', 'Teredo'],
    ['100::1', 'discard'],
    ['64:ff9b:1::1', 'local NAT64'],
    ['::ffff:127.0.0.1', 'mapped loopback'],
    ['::ffff:7f00:1', 'mapped loopback'],
    ['::ffff:10.0.0.1', 'mapped private'],
    ['::ffff:0:10.0.0.1', 'translated private'],
    ['64:ff9b::127.0.0.1', 'NAT64 loopback'],
    ['64:ff9b::a00:1', 'NAT64 private'],
    ['2002:7f00:1::', '6to4 loopback'],
    ['2002:a00:1::1', '6to4 private'],
    ['localhost', 'no address'],
    ['', 'no address'],
  ])('refuses %s (%s)', (address) => expect(addressRefusal(address, PUBLIC)).not.toBeNull());

  it('lets translated public addresses through', () => {
    expect(addressRefusal('64:ff9b::8.8.8.8', PUBLIC)).toBeNull();
    expect(addressRefusal('::ffff:8.8.8.8', PUBLIC)).toBeNull();
  });

  it('opens what the operator allows, and nothing beside it', () => {
    const policy = { mode: 'public', allow: ['127.0.0.0/8', 'fd00::/8', '10.1.2.3'] } as const;
    expect(addressRefusal('127.0.0.1', policy)).toBeNull();
    expect(addressRefusal('::ffff:127.0.0.1', policy)).toBeNull();
    expect(addressRefusal('fd12::1', policy)).toBeNull();
    expect(addressRefusal('10.1.2.3', policy)).toBeNull();
    expect(addressRefusal('10.1.2.4', policy)).not.toBeNull();
    expect(addressRefusal('::1', policy)).not.toBeNull();
  });
});

describe('metadata addresses', () => {
  const METADATA = [
    '169.254.169.254',
    '169.254.170.2',
    '100.100.100.200',
    '168.63.129.16',
    'fd00:ec2::254',
    '::ffff:169.254.169.254',
    '64:ff9b::a9fe:a9fe',
    '2002:a9fe:a9fe::',
  ];
  it.each(METADATA)('%s is closed under every policy', (address) => {
    const allowAll = { mode: 'public', allow: ['0.0.0.0/0', '::/0'] } as const;
    expect(addressRefusal(address, PUBLIC)).not.toBeNull();
    expect(addressRefusal(address, ANY)).not.toBeNull();
    expect(addressRefusal(address, allowAll)).not.toBeNull();
  });
});

it('any address but metadata may be scanned by an embedded engine', () => {
  for (const address of ['127.0.0.1', '::1', '10.0.0.1', '192.168.0.1', '8.8.8.8']) {
    expect(addressRefusal(address, ANY)).toBeNull();
  }
});

it.each(['10.0.0.0/33', '10.0.0.0/8/8', 'x', '::/129', '10.0.0.0/-1', '10.0.0.0/'])('rejects the range %s', (range) => {
  expect(() => addressRefusal('8.8.8.8', { mode: 'public', allow: [range] })).toThrow(CidrError);
});

it('knows local addresses', () => {
  for (const address of ['127.0.0.1', '::1', '10.9.8.7', '192.168.1.1', 'fd00::1', 'fe80::1', '::ffff:10.0.0.1']) {
    expect(isLocalAddress(address)).toBe(true);
  }
  for (const address of ['8.8.8.8', '2606:4700::1', 'example.com']) expect(isLocalAddress(address)).toBe(false);
});
