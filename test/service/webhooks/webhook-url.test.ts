import { describe, expect, it } from 'vitest';
import { deliveryAddressRule, parseWebhookUrl } from '../../../src/service/webhooks/webhook-url.ts';
import { CidrError } from '../../../src/shared/address-guard.ts';

const closed = deliveryAddressRule([]);

describe('URLs refused at creation', () => {
  it.each([
    ['plain http', 'http://hooks.example.com/'],
    ['another scheme', 'ftp://hooks.example.com/'],
    ['a file', 'file:///etc/passwd'],
    ['not a URL', 'hooks.example.com'],
    ['credentials', 'https://user:pass@hooks.example.com/'],
    ['a user alone', 'https://user@hooks.example.com/'],
    ['port 0', 'https://hooks.example.com:0/'],
    ['loopback', 'https://127.0.0.1/'],
    ['loopback, short', 'https://127.1/'],
    ['loopback, decimal', 'https://2130706433/'],
    ['loopback, hexadecimal', 'https://0x7f000001/'],
    ['loopback, octal', 'https://0177.0.0.1/'],
    ['loopback, full-width digits', 'https://１２７.0.0.1/'],
    ['IPv6 loopback', 'https://[::1]/'],
    ['IPv4-mapped loopback', 'https://[::ffff:127.0.0.1]/'],
    ['IPv4-mapped public', 'https://[::ffff:93.184.216.34]/'],
    ['IPv4-compatible', 'https://[::7f00:1]/'],
    ['NAT64', 'https://[64:ff9b::7f00:1]/'],
    ['NAT64 of a public address', 'https://[64:ff9b::5db8:d822]/'],
    ['6to4', 'https://[2002:7f00:1::]/'],
    ['Teredo', 'https://[2001:0:53aa:64c:0:fffe:3f57:fefe]/'],
    ['private 10/8', 'https://10.1.2.3/'],
    ['private 172.16/12', 'https://172.31.255.255/'],
    ['private 192.168/16', 'https://192.168.0.1/'],
    ['carrier-grade NAT', 'https://100.64.0.1/'],
    ['this network', 'https://0.0.0.0/'],
    ['link-local and metadata', 'https://169.254.169.254/latest/meta-data/'],
    ['IPv6 link-local', 'https://[fe80::1]/'],
    ['unique local', 'https://[fd12:3456::1]/'],
    ['IPv6 metadata', 'https://[fd00:ec2::254]/'],
    ['test net', 'https://192.0.2.1/'],
    ['documentation', 'https://[2001:db8::1]/'],
    ['multicast', 'https://224.0.0.1/'],
    ['broadcast', 'https://255.255.255.255/'],
    ['localhost', 'https://localhost/'],
    ['localhost with a dot', 'https://localhost./'],
    ['a name below localhost', 'https://a.localhost/'],
    ['a local name', 'https://printer.local/'],
    ['an internal name', 'https://metadata.google.internal/'],
    ['a single label', 'https://intranet/'],
  ])('%s', (_name, url) => {
    expect(parseWebhookUrl(url, closed)).toHaveProperty('fault');
  });
});

describe('accepted URLs', () => {
  it.each([
    ['https://hooks.example.com', 'https://hooks.example.com/'],
    ['HTTPS://Hooks.Example.com:443/A?b=c#part', 'https://hooks.example.com/A?b=c'],
    ['https://hooks.example.com:8443/x', 'https://hooks.example.com:8443/x'],
    ['https://93.184.216.34/', 'https://93.184.216.34/'],
    ['https://[2606:2800:220:1::1]/', 'https://[2606:2800:220:1::1]/'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
  ])('%s becomes %s', (url, normalised) => {
    expect(parseWebhookUrl(url, closed)).toMatchObject({ url: normalised });
  });
});

describe('ranges that the operator allowed', () => {
  it('allow loopback and nothing else', () => {
    const rule = deliveryAddressRule(['127.0.0.0/8']);
    expect(parseWebhookUrl('https://127.0.0.1:8443/', rule)).toMatchObject({ url: 'https://127.0.0.1:8443/' });
    expect(parseWebhookUrl('https://localhost:8443/', rule)).toMatchObject({ url: 'https://localhost:8443/' });
    expect(parseWebhookUrl('https://10.0.0.1/', rule)).toHaveProperty('fault');
  });

  it('never allow a metadata address', () => {
    expect(deliveryAddressRule(['0.0.0.0/0', '::/0'])('169.254.169.254')).toBe(false);
    expect(deliveryAddressRule(['0.0.0.0/0', '::/0'])('fd00:ec2::254')).toBe(false);
  });

  it('are refused when malformed', () => {
    expect(() => deliveryAddressRule(['10.0.0.0/33'])).toThrow(CidrError);
  });
});
