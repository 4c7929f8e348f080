import { describe, expect, it } from 'vitest';
import { createClient } from '../../src/client/client.ts';
import { ClientConfigurationError } from '../../src/client/errors.ts';

const KEY = 'svc_test_ABCDEFGHIJKLMNOPQRSTUVWXYZ';

describe('a base URL', () => {
  it.each([
    ['https://api.example.com', 'https://api.example.com'],
    ['https://api.example.com/', 'https://api.example.com'],
    ['https://api.example.com/v1', 'https://api.example.com'],
    ['https://api.example.com/scanner/v1/', 'https://api.example.com/scanner'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['http://[::1]:8080', 'http://[::1]:8080'],
  ])('%s is taken', (baseUrl, expected) => {
    expect(createClient({ baseUrl, apiKey: KEY }).baseUrl).toBe(expected);
  });

  it.each([
    ['http://api.example.com', 'unencrypted'],
    ['http://127.0.0.1.example.com', 'unencrypted'],
    ['http://10.0.0.1', 'unencrypted'],
    ['ftp://api.example.com', 'https://'],
    ['api.example.com', 'absolute'],
    ['', 'absolute'],
    ['https://user:hunter2@api.example.com', 'credentials'],
    ['https://api.example.com/?key=1', 'query'],
  ])('%s is refused', (baseUrl, why) => {
    const make = () => createClient({ baseUrl, apiKey: KEY });
    expect(make).toThrow(ClientConfigurationError);
    expect(make).toThrow(why);
    expect(make).not.toThrow('hunter2');
  });

  it('may be plain HTTP on purpose', () => {
    expect(createClient({ baseUrl: 'http://10.0.0.1', apiKey: KEY, allowInsecure: true }).baseUrl).toBe(
      'http://10.0.0.1',
    );
  });
});

it.each(['', '  ', 'svc_test_A\r\nx: y', 'ключ'])('the key %j is refused without being repeated', (apiKey) => {
  expect(() => createClient({ baseUrl: 'https://a.example', apiKey })).toThrow(ClientConfigurationError);
});
