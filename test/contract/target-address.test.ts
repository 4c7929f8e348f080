import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTargetHost, parseTargetAddress, TargetSyntaxError } from '../../src/contract/target-address.ts';

/** 253 characters, the most that DNS allows (RFC 1035, section 3.1). */
const LONGEST_HOST = `${'a'.repeat(61)}.${`${'b'.repeat(63)}.`.repeat(2)}${'c'.repeat(63)}`;

describe('a target', () => {
  it.each([
    ['Example.COM', 'example.com', null, null, null],
    ['example.com.', 'example.com', null, null, null],
    ['localhost:3000', 'localhost', 3000, null, null],
    ['https://example.com', 'example.com', 443, 'https', null],
    ['HTTP://Example.com/A?b=c#d', 'example.com', 80, 'http', '/A?b=c'],
    ['http://example.com:8080?x', 'example.com', 8080, 'http', '/?x'],
    ['example.com/start', 'example.com', null, null, '/start'],
    ['bücher.example', 'xn--bcher-kva.example', null, null, null],
    ['my_app:80', 'my_app', 80, null, null],
    ['example.com?a=b', 'example.com', null, null, '/?a=b'],
    ['http://example.com/ä/../b', 'example.com', 80, 'http', '/b'],
    ['ftp:8080', 'ftp', 8080, null, null],
    ['127.0.0.1.', '127.0.0.1', null, null, null],
    ['::1', '::1', null, null, null],
    ['[::1]:8443', '::1', 8443, null, null],
    ['https://[2001:DB8:0::1]/', '2001:db8::1', 443, 'https', '/'],
    ['a:1', 'a', 1, null, null],
    ['a:65535', 'a', 65_535, null, null],
    ['a:00080', 'a', 80, null, null],
    ['app.1x', 'app.1x', null, null, null],
    ['app.x1', 'app.x1', null, null, null],
    ['app.0xg', 'app.0xg', null, null, null],
    [LONGEST_HOST, LONGEST_HOST, null, null, null],
    [`a/${'x'.repeat(1_999)}`, 'a', null, null, `/${'x'.repeat(1_999)}`],
  ])('%s is parsed', (text, host, port, scheme, path) => {
    expect(parseTargetAddress(text)).toMatchObject({ host, port, scheme, path });
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['x'.repeat(2_301), 'host', 'A target must not exceed 2300 characters.'],
    ['*.*', 'host', 'A wildcard cannot be scanned; name each host.'],
    ['http://', 'host'],
    ['http://user:secret@example.com', 'credentials'],
    ['user@example.com', 'credentials'],
    ['example.com:0', 'port'],
    ['example.com:65536', 'port'],
    ['example.com:http', 'port'],
    ['example.com:80a', 'port'],
    ['example.com:a80', 'port'],
    ['example.com:000080', 'port'],
    ['a.1', 'host'],
    ['a.12', 'host'],
    ['a.0x', 'host'],
    ['a.0x1f', 'host'],
    ['%61.example', 'host'],
    ['[fe80::1%eth0]', 'host'],
    [`x${LONGEST_HOST}`, 'host'],
    [`a/${'x'.repeat(2_000)}`, 'path'],
    ['example.com:', 'port'],
    ['ftp://example.com', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['http:/example.com', 'scheme'],
    ['a b', 'host'],
    ['a\nb', 'host'],
    ['exa..mple', 'host'],
    ['-example.com', 'host'],
    ['[::1', 'host'],
    ['[::g]', 'host'],
    ['fe80::1%eth0', 'host'],
    ['1.2.3.4.5', 'host'],
    ['127.1', 'host'],
    ['0x7f000001', 'host'],
    ['0x7f.1', 'host'],
    ['2130706433:80', 'host'],
    ['http://0x7f.1/', 'host'],
    ['0177.0.0.1', 'host'],
    ['\uff11\uff12\uff17.0.0.1', 'host'],
    ['*.example.com', 'host'],
    ['2001:db8::1:99999', 'host'],
    [`a.example/${'x'.repeat(2_000)}`, 'path'],
    ['a\\b', 'host'],
    ['x'.repeat(64), 'host'],
  ])('%s is refused as %s', (text, code, message = '') => {
    expect(() => parseTargetAddress(text)).toThrow(expect.objectContaining({ name: 'TargetSyntaxError', code }));
    expect(() => parseTargetAddress(text)).toThrow(message);
  });

  it('never repeats credentials in its message', () => {
    expect(() => parseTargetAddress('https://admin:hunter2@example.com/')).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
    );
  });

  it('returns only targets that parse to themselves', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        let parsed: ReturnType<typeof parseTargetAddress>;
        try {
          parsed = parseTargetAddress(text);
        } catch (error) {
          expect(error).toBeInstanceOf(TargetSyntaxError);
          return;
        }
        expect(parseTargetAddress(formatTargetHost(parsed.host, parsed.port))).toMatchObject({
          host: parsed.host,
          port: parsed.port,
        });
      }),
      { seed: 7, numRuns: 2_000 },
    );
  });
});
