import { describe, expect, it } from 'vitest';
import { coveringHostnames, hostOf, scanAddress, targetHostname } from '../../src/service/targets/hostname.ts';
import type { AddressPolicy } from '../../src/shared/address-guard.ts';

const PUBLIC: AddressPolicy = { mode: 'public', allow: [] };
const hostname = (text: string) => targetHostname(text, PUBLIC);
const address = (text: string) => scanAddress('target', text, PUBLIC);

describe('the hostname of a target', () => {
  it.each([
    ['Shop.Example', { host: 'shop.example', port: null, text: 'shop.example' }],
    ['shop.example:8443', { host: 'shop.example', port: 8443, text: 'shop.example:8443' }],
    ['[2606:4700::1]:80', { host: '2606:4700::1', port: 80, text: '[2606:4700::1]:80' }],
  ])('%s', (text, expected) => {
    expect(hostname(text)).toEqual(expected);
  });

  it.each([
    ['https://shop.example', 'without a scheme and a path'],
    ['shop.example/admin', 'without a scheme and a path'],
    ['user:secret@shop.example', 'must not contain credentials'],
    ['', 'is not valid'],
    ['127.0.0.1', 'cannot be scanned by this service'],
    ['10.0.0.1:8080', 'cannot be scanned by this service'],
    ['localhost', 'cannot be scanned by this service'],
    ['[::1]', 'cannot be scanned by this service'],
  ])('%s is refused', (text, message) => {
    expect(() => hostname(text)).toThrow(expect.objectContaining({ code: 'validation_error' }));
    expect(() => hostname(text)).toThrow(message);
  });
});

describe('the address of a scan', () => {
  it.each([
    ['shop.example', { port: null, text: 'shop.example', scheme: null, path: null, impliedPort: null }],
    ['shop.example:443', { port: 443, text: 'shop.example:443', scheme: null, path: null, impliedPort: null }],
    ['https://shop.example', { port: null, text: 'shop.example', scheme: 'https', impliedPort: 443 }],
    ['https://shop.example:443/a?b', { port: null, text: 'shop.example', path: '/a?b', impliedPort: 443 }],
    ['http://shop.example:80/', { port: null, text: 'shop.example', scheme: 'http', impliedPort: 80 }],
    ['http://shop.example:443/', { port: 443, text: 'shop.example:443', scheme: 'http', impliedPort: 80 }],
  ])('%s', (text, expected) => {
    expect(address(text)).toMatchObject({ host: 'shop.example', ...expected });
  });

  it('is refused where the address is closed, with the name of the field', () => {
    expect(() => address('http://169.254.169.254/')).toThrow(/cannot be scanned/);
    expect(() => scanAddress('targets[3]', 'ftp://shop.example', PUBLIC)).toThrow(/targets\[3\]/);
  });
});

describe('a scan is covered by targets', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['shop.example.com', ['shop.example.com'], ['example.com']],
    ['a.b.example.com:8443', ['a.b.example.com:8443', 'a.b.example.com'], ['b.example.com', 'example.com']],
    ['https://shop.example.com/x', ['shop.example.com', 'shop.example.com:443'], ['example.com']],
    ['example.com', ['example.com'], []],
    // A name below a public suffix belongs to another customer.
    ['preview.github.io', ['preview.github.io'], []],
    ['203.0.114.7', ['203.0.114.7'], []],
  ])('%s', (text, own, above) => {
    expect(coveringHostnames(address(text))).toEqual({ own, above });
  });

  it('also where the stored hostname has a port', () => {
    expect(coveringHostnames(hostOf('a.example.com:8443'))).toEqual({
      own: ['a.example.com:8443', 'a.example.com'],
      above: ['example.com'],
    });
    expect(hostOf('a.example.com:8443')).toEqual({ host: 'a.example.com', port: 8443, text: 'a.example.com:8443' });
  });
});
