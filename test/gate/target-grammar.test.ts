import { expect, it } from 'vitest';
import { parseTarget } from '../../src/gate/inputs/parse-target.ts';
import { UsageError } from '../../src/gate/model/usage-error.ts';
import { ApiError } from '../../src/service/errors.ts';
import { scanAddress, targetHostname } from '../../src/service/targets/hostname.ts';

const ANY = { mode: 'any', allow: [] } as const;

/** What the API makes of a scan's target and of a target's hostname. */
function byApi(text: string) {
  const { text: hostname, scheme, path } = scanAddress('target', text, ANY);
  return { hostname, scheme, path };
}

function byGate(text: string) {
  const { hostname, options } = parseTarget('targets', text);
  return { hostname, scheme: options.scheme ?? null, path: options.start_path ?? null };
}

it.each([
  ['::1', { hostname: '[::1]', scheme: null, path: null }],
  ['[::1]:8443', { hostname: '[::1]:8443', scheme: null, path: null }],
  ['example.com/path', { hostname: 'example.com', scheme: null, path: '/path' }],
  ['https://Example.com:443/a?b=c#d', { hostname: 'example.com', scheme: 'https', path: '/a?b=c' }],
  ['http://example.com:443', { hostname: 'example.com:443', scheme: 'http', path: null }],
  ['b\u00fccher.example.:8080', { hostname: 'xn--bcher-kva.example:8080', scheme: null, path: null }],
])('%s is the same target for the gate and for the API', (text, expected) => {
  expect(byGate(text)).toEqual(expected);
  expect(byApi(text)).toEqual(expected);
});

it.each(['0x7f.1', '2130706433', 'http://0x7f.1/', '127.1', '0177.0.0.1', 'user:pw@example.com', 'ftp://example.com'])(
  '%s is refused by the gate and by the API, for the same reason',
  (text) => {
    const refusal = (parse: () => unknown, kind: new (...args: never[]) => Error) => {
      try {
        parse();
      } catch (error) {
        expect(error).toBeInstanceOf(kind);
        return (error as Error).message.replace(/^.*?: (?=[A-Z])/, '');
      }
      throw new Error('it was accepted');
    };
    const reason = refusal(() => parseTarget('targets', text), UsageError);
    expect(reason).not.toBe('');
    expect(refusal(() => scanAddress('target', text, ANY), ApiError)).toContain(reason);
    expect(refusal(() => targetHostname(text, ANY), ApiError)).toContain(reason);
  },
);

it.each([
  ['::1', '[::1]'],
  ['localhost:8080', 'localhost:8080'],
  ['preview.example.com', 'preview.example.com'],
])('%s is a hostname of the API', (text, hostname) => {
  expect(targetHostname(text, ANY).text).toBe(hostname);
  expect(parseTarget('targets', text).hostname).toBe(hostname);
});

it.each(['example.com/path', 'https://example.com'])('%s is a target but not a hostname', (text) => {
  expect(() => targetHostname(text, ANY)).toThrow('must be host or host:port');
});
