import { describe, expect, it } from 'vitest';
import { apiDescriptionOf } from '../../../src/gate/inputs/api-description.ts';
import { loginLines, parseLogin } from '../../../src/gate/inputs/login-input.ts';
import { parseTarget } from '../../../src/gate/inputs/parse-target.ts';
import { headersOfVariable, parseRequestHeaders } from '../../../src/gate/inputs/request-headers.ts';
import {
  booleanInput,
  durationInput,
  enumInput,
  integerInput,
  listInput,
  numberInput,
} from '../../../src/gate/model/input-values.ts';
import { UsageError } from '../../../src/gate/model/usage-error.ts';
import { thresholds } from '../../../src/gate/settings/gate-policy.ts';
import { parseSettings } from '../../../src/gate/settings/settings.ts';

/** The value, or the message of the error. */
function outcome<Value>(parse: () => Value): Value | string {
  try {
    return parse();
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}

describe('a list', () => {
  it('is split at lines and commas, without blank parts and comments', () => {
    expect(listInput(' a , b\r\n\n  # c, d\n,e#f,\n')).toEqual(['a', 'b', 'e#f']);
  });
});

describe('a word', () => {
  const word = (text: string) => outcome(() => enumInput('x', text, ['quick', 'standard', 'Odd']));

  it.each([
    [' Quick ', 'quick'],
    ['stnadard', /Did you mean standard\?/],
    ['q', /is not one of quick, standard, Odd\.$/],
    ['zz', /is not one of quick, standard, Odd\.$/],
    ['', /is not one of quick, standard, Odd\.$/],
  ])('%j', (text, expected) => {
    if (typeof expected === 'string') expect(word(text)).toBe(expected);
    else expect(word(text)).toMatch(expected);
  });
});

describe('a switch', () => {
  it.each([
    ['true', true],
    [' TRUE\n', true],
    ['True', true],
    ['false', false],
    ['False ', false],
    ['FALSE', false],
  ])('%j is %s', (text, expected) => {
    expect(booleanInput('x', text)).toBe(expected);
  });

  it.each(['tRue', 'untrue', 'truely', 'no', 'notfalse', 'falsely', ''])('%j is refused', (text) => {
    expect(() => booleanInput('x', text)).toThrow(/is not true or false/);
  });
});

describe('a number', () => {
  it.each([
    ['7', 7],
    [' 10 ', 10],
    ['0', 0],
    ['11', /out of range; allowed are 0 to 10/],
    ['-1', /out of range/],
    ['1.5', /not a whole number/],
    ['1e1', /not a whole number/],
    ['9999999999999999', /not a whole number/],
  ])('whole: %j', (text, expected) => {
    const value = outcome(() => integerInput('x', text, 0, 10));
    if (typeof expected === 'number') expect(value).toBe(expected);
    else expect(value).toMatch(expected);
  });

  it.each([
    ['0.5', 0.5],
    [' 2.125 ', 2.125],
    ['3', 3],
    ['1.', /not a number/],
    ['.5', /not a number/],
    ['1.0000000', /not a number/],
    ['0.4', /out of range/],
  ])('decimal: %j', (text, expected) => {
    const value = outcome(() => numberInput('x', text, 0.5, 3));
    if (typeof expected === 'number') expect(value).toBe(expected);
    else expect(value).toMatch(expected);
  });
});

describe('a duration', () => {
  it.each([
    ['1s', 1],
    [' 90s ', 90],
    ['30m', 1_800],
    ['24h', 86_400],
    ['7d', 604_800],
    ['8d', /out of range; allowed are 1s to 7d/],
    ['0s', /out of range/],
    ['7', /not a duration/],
    ['7w', /not a duration/],
    ['in 7d', /not a duration/],
    ['7days', /not a duration/],
  ])('%j', (text, expected) => {
    const value = outcome(() => durationInput('x', text, 604_800));
    if (typeof expected === 'number') expect(value).toBe(expected);
    else expect(value).toMatch(expected);
  });
});

describe('thresholds', () => {
  it('are pairs of severity and number', () => {
    expect(thresholds('x', 'high=0, medium: 10\nlow=3')).toEqual({ high: 0, medium: 10, low: 3 });
    expect(outcome(() => thresholds('x', 'high'))).toMatch(/is not severity=number/);
    expect(outcome(() => thresholds('x', '=high=1'))).toMatch(/is not severity=number/);
    expect(outcome(() => thresholds('x', 'high=1,high=2'))).toMatch(/given twice/);
  });
});

describe('request headers', () => {
  const headers = (text: string) => outcome(() => parseRequestHeaders('x', text));

  it('are lines of name and value, whose spaces at the ends do not count', () => {
    expect(headers(' X-Preview : a b  \r\n\r\n  \nCookie:p=1')).toEqual({ 'X-Preview': 'a b', Cookie: 'p=1' });
    expect(headers('X-Empty:')).toEqual({ 'X-Empty': '' });
    expect(Object.keys(headers(Array.from({ length: 20 }, (_, i) => `X-${i}: 1`).join('\n')))).toHaveLength(20);
    expect(headers(`X-Long: ${'v'.repeat(8_192)}`)).toEqual({ 'X-Long': 'v'.repeat(8_192) });
  });

  it.each([
    ['a line without a colon', 'X-A: 1\nsecret', /^x: line 2 is not "Name: value"\.|line 2 is not/],
    ['a name of two words', 'Set it: secret', /line 1 is not/],
    ['a name after other characters', '(X-A: secret', /line 1 is not/],
    ['21 headers', Array.from({ length: 21 }, (_, i) => `X-${i}: secret`).join('\n'), /more than 20 headers/],
    ['a long value', `X-A: ${'secret'.repeat(2_000)}`, /the value of X-A is longer than/],
    ['a value that is not ASCII', 'X-A: secret ü', /the value of X-A is not ASCII/],
    ['the same name twice', 'X-A: secret\nx-a: secret', /line 2: x-a is given twice/],
  ])('with %s are refused, without the value', (_, text, expected) => {
    const message = headers(text);
    expect(message).toMatch(expected);
    expect(message).not.toContain('secret');
  });

  it('of a variable need a space after the colon, so that no URL becomes a header', () => {
    const variable = (text: string) => outcome(() => headersOfVariable('x', 'PREVIEW', text));
    expect(variable('Cookie: p=1\n\nX-A:  //b\n'.replace('//b', 'b'))).toEqual({ Cookie: 'p=1', 'X-A': 'b' });
    expect(variable('Cookie: p=1\npostgres://user:secret@host')).toMatch(/line 2 of the .* PREVIEW looks like a URL/);
    expect(variable('postgres:  //user:secret@host')).toMatch(/looks like a URL/);
    expect(variable('Cookie:secret')).toMatch(/is not "Name: value" with a space after the colon/);
    expect(variable('Cookie: ')).toMatch(/with a space after the colon/);
    expect(variable('host:5432//x')).toMatch(/with a space after the colon/);
  });
});

describe('a login', () => {
  const login = (text: string) =>
    outcome(() =>
      parseLogin({
        input: 'login',
        text,
        hostname: 'shop.example',
        scheme: null,
        readFile: undefined,
        readRecording: undefined,
      }),
    );

  it('is lines of key and value, without comments', () => {
    expect(loginLines('  # note\n\r\n  username :  ann  \nnonsense \n')).toEqual([
      { key: 'username', value: 'ann' },
      { key: '', value: 'nonsense' },
    ]);
    expect(login(' \n# nothing')).toBeNull();
  });

  it('has cookies as a Cookie header has them', () => {
    expect(login('cookie: a=1; ; b=x=y ;c=')).toEqual({
      cookies: [
        { name: 'a', value: '1' },
        { name: 'b', value: 'x=y' },
        { name: 'c', value: '' },
      ],
    });
    expect(login(`cookie: ${Array.from({ length: 100 }, (_, i) => `c${i}=1`).join('; ')}`)).toHaveProperty('cookies');
  });

  it.each([
    ['a cookie without a value', 'cookie: secret'],
    ['a cookie whose name has spaces', 'cookie: my secret=1'],
    ['a cookie that is not ASCII', 'cookie: a=secretü'],
    ['101 cookies', `cookie: ${Array.from({ length: 101 }, () => 'secret=1').join(';')}`],
  ])('with %s is refused', (_, text) => {
    expect(login(text)).toMatch(/the cookie is not "name=value; name=value"/);
    expect(login(text)).not.toContain('secret');
  });

  it.each([
    ['cookie: a=secret\nstorage-state: secret.json', /storage/],
    ['url: login page', /url is neither a path nor an http\(s\) URL/],
    ['url: see https://shop.example/login', /url is neither a path/],
    ['url: ftp://shop.example/login', /url is neither a path/],
    [`username: ${'secret'.repeat(400)}`, /username is longer than \d+ characters/],
    [`password: sec\u0007ret`, /password has control characters/],
  ])('%j is refused', (text, expected) => {
    expect(login(text)).toMatch(expected);
    expect(login(text)).not.toContain('secret');
  });

  it('may name its page by an http URL', () => {
    expect(login('url: http://shop.example/login\nusername: ann\npassword: pw')).toMatchObject({
      url: 'http://shop.example/login',
    });
  });
});

describe('an API description', () => {
  const described = (value: string, file?: string) =>
    outcome(() =>
      apiDescriptionOf(
        { raw: {}, naming: (name) => name, ...(file === undefined ? {} : { readText: () => file }) },
        value,
      ),
    );

  it('is a URL or path of the target, as it is', () => {
    expect(described(' /openapi.json ')).toEqual({ api_description: '/openapi.json' });
    expect(described('http://shop.example/v2')).toEqual({ api_description: 'http://shop.example/v2' });
    expect(described(' ')).toEqual({});
    expect(described('/open api.json')).toMatch(/not a URL or path of the target/);
    expect(described(`/${'x'.repeat(2_000)}`)).toMatch(/not a URL or path of the target/);
  });

  it.each(['../openapi.json', 'docs/../../openapi.json', 'docs\\..\\x.json', 'docs/..'])(
    '%s leaves the folder',
    (p) => {
      expect(described(p, '{}')).toMatch(/leaves the folder/);
    },
  );

  it('is a file of the repository, whose name may have dots', () => {
    expect(described('docs/v1..v2.json', '{"openapi":"3.1.0"}')).toEqual({ api_description: '{"openapi":"3.1.0"}' });
    expect(described('openapi.json')).toMatch(/cannot be read/);
    expect(described('openapi.json', ' \u0000 ')).toMatch(/is empty/);
    expect(described('openapi.json', ' '.repeat(64 * 1024 * 1024))).toMatch(/is larger than \d+ MiB/);
  });

  it('loses the texts, and a recording its credentials and responses', () => {
    const post = { summary: 's'.repeat(5_000), description: 'long', operationId: 'x' };
    const text = JSON.stringify({ openapi: '3.1.0', info: null, paths: { '/a': { post } } });
    const short = JSON.parse((described('a.json', text) as { api_description: string }).api_description);
    expect(short.openapi).toBe('3.1.0');
    expect(short.paths['/a'].post).not.toHaveProperty('description');
    expect(short.paths['/a'].post.summary.length).toBeLessThan(5_000);
    const headers = [
      { name: 'Authorization', value: 'Bearer secret' },
      { name: 'Accept', value: '*/*' },
    ];
    const entry = { request: { method: 'GET', url: 'https://a.example/', headers }, response: { content: 'secret' } };
    const har = described('a.har', JSON.stringify({ log: { entries: [entry, null, 7] } }));
    expect(JSON.stringify(har)).not.toContain('secret');
    expect(JSON.stringify(har)).toContain('Accept');
  });
});

describe('a target', () => {
  it.each([
    ['shop.example', 'shop.example', {}],
    ['https://shop.example/', 'https://shop.example', { scheme: 'https' }],
    [
      'https://shop.example/a?token=secret',
      'https://shop.example/a?…',
      { scheme: 'https', start_path: '/a?token=secret' },
    ],
    ['shop.example/a', 'shop.example/a', { start_path: '/a' }],
  ])('%s', (given, input, options) => {
    expect(parseTarget('targets', given)).toMatchObject({ input, options });
  });

  it.each([
    'https://user:hunter2@shop.example/?token=hunter2',
    'user:hunter2@shop.example',
    'https:/user:hun@ter2@shop.example#hunter2',
  ])('%s is refused without its secrets', (given) => {
    const message = outcome(() => parseTarget('targets', given));
    expect(message).toMatch(/shop\.example/);
    expect(message).not.toMatch(/hun|ter2/);
  });
});

describe('the service', () => {
  const service = (raw: Record<string, string>) =>
    outcome(() => parseSettings({ raw: { targets: 'a.example', ...raw }, naming: (name) => `--${name}` }).service);
  const key = { 'api-key': ' svc_test_X ' };

  it('has a URL and a key, both without spaces around them', () => {
    expect(
      service({ 'api-url': ' http://scan.example ', ...key, 'browser-path': ' /usr/bin/chromium ' }),
    ).toMatchObject({ apiUrl: 'http://scan.example', apiKey: 'svc_test_X', browserPath: '/usr/bin/chromium' });
    expect(service({ 'api-url': ' ', 'browser-path': ' ' })).toMatchObject({
      apiUrl: null,
      apiKey: null,
      browserPath: null,
    });
  });

  it('is refused with another scheme, or with one of both', () => {
    expect(service({ 'api-url': 'see https://scan.example', ...key })).toMatch(/--api-url.* not an http\(s\) URL/);
    expect(service({ 'api-url': 'https://scan.example' })).toMatch(/--api-key.* missing/);
    expect(service({ ...key })).toMatch(/--api-url.* missing/);
  });

  it('renders the formats that are named once, and none where that is wanted', () => {
    const formats = (text: string) =>
      outcome(() => parseSettings({ raw: { targets: 'a.example', 'report-formats': text }, naming: (name) => name }));
    expect(JSON.stringify(formats(' None '))).toContain('"formats":[]');
    expect(JSON.stringify(formats('html, HTML,sarif'))).toContain('"formats":["html","sarif"]');
  });
});
