import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { methodOf } from '../../src/contract/login-method.ts';
import { formsOf } from '../../src/shared/secrets/secret-forms.ts';
import { SecretMasker } from '../../src/shared/secrets/secret-masker.ts';
import { secretsOfHeader, secretsOfHeaders, secretsOfLogin, valuesOf } from '../../src/shared/secrets/secret-values.ts';
import { secretsIn, WRITTEN } from '../helpers/secret-oracle.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const MARKS = ' !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';
/** Passwords and tokens of printable ASCII, at least with one letter or digit at each end. */
const secretOf = (min: number, max: number) =>
  fc
    .tuple(
      fc.constantFrom(...LETTERS),
      fc.array(fc.constantFrom(...LETTERS, ...MARKS), { minLength: min - 2, maxLength: max - 2 }),
      fc.constantFrom(...LETTERS),
    )
    .map(([first, middle, last]) => first + middle.join('') + last);
const write = fc.constantFrom(...Object.values(WRITTEN));
/** Text around a secret as sites have it: none of it begins or ends with what could belong to an escape. */
const around = fc.constantFrom('', ' ', '<b>', '</b>', '"', '/', '?a=', '&b=', '; ', '\n', 'x-key: ', '{"k":"');

describe('a masked text', () => {
  it('has no secret of 8 or more characters, however it is written and whatever stands beside it', () => {
    fc.assert(
      fc.property(
        secretOf(8, 60),
        write,
        around,
        around,
        fc.constantFrom('', 'x', 'Z9'),
        (secret, as, one, two, glued) => {
          const text = `before ${one}${glued}${as(secret)}${two} after`;
          const masked = new SecretMasker([secret]).mask(text);
          expect(secretsIn(masked, [secret])).toEqual([]);
          expect(masked).toMatch(/^before .*\*\*\*.* after$/s);
        },
      ),
      { numRuns: 1_500 },
    );
  });

  it('has no secret of 4 to 7 characters that stands by itself', () => {
    fc.assert(
      fc.property(secretOf(4, 7), write, fc.constantFrom(' ', '/', '"', ':', '=', '<b>'), (secret, as, mark) => {
        const masked = new SecretMasker([secret]).mask(`a${mark}${as(secret)}${mark}b`);
        expect(masked).toContain('***');
        expect(masked).not.toContain(as(secret));
      }),
      { numRuns: 1_500 },
    );
  });

  it('has no part of Base64 that holds a secret within a longer text', () => {
    const words = fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 20 });
    fc.assert(
      fc.property(secretOf(9, 40), words, words, fc.constantFrom('base64', 'base64url'), (secret, one, two, as) => {
        const text = `token=${Buffer.from(`{"u":"${one}","p":"${secret}${two}`).toString(as as 'base64')}`;
        expect(secretsIn(new SecretMasker([secret]).mask(text), [secret])).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('has no beginning of a secret that was cut off', () => {
    const masker = new SecretMasker(['Qx7tokEnZz-4711-preview']);
    expect(masker.mask('header: Qx7tokEnZz-47…')).toBe('header: ***…');
    expect(masker.mask('<title>Qx7tokEnZz')).toBe('<title>***');
    expect(masker.mask('"Qx7tokEnZ", more')).toBe('"***", more');
    expect(masker.mask('Qx7tok…')).toBe('Qx7tok…');
  });

  it('is otherwise unchanged', () => {
    const masker = new SecretMasker(['Qx7tokEnZz', 'cat7']);
    for (const text of ['', 'plain', '100%25 & <b>\\u0041</b> 😀 é', 'concat7 cat77 cat_7', 'Qx7tokEn Zz'])
      expect(masker.mask(text)).toBe(text);
    expect(new SecretMasker(['abc', '']).mask('abc')).toBe('abc');
  });

  it('has no secret beyond ASCII, in UTF-8 or Latin-1, in any case', () => {
    const masker = new SecretMasker(['pässwörter-ß1']);
    for (const text of [
      'PÄSSWÖRTER-ß1',
      encodeURIComponent('pässwörter-ß1'),
      'p%E4ssw%F6rter-%DF1',
      'p&#228;ssw\\u00f6rter-ß1',
    ])
      expect(masker.mask(`a ${text} b`)).toBe('a *** b');
  });

  it('keeps characters whole', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), secretOf(4, 10), fc.string({ unit: 'binary' }), (one, secret, two) => {
        const text = `${one.toWellFormed()} ${secret} ${two.toWellFormed()}`;
        const masked = new SecretMasker([secret]).mask(text);
        expect(masked.isWellFormed()).toBe(true);
        expect(masked).toContain('***');
      }),
    );
  });
});

describe('the time for a text', () => {
  const secrets = [
    `${'a'.repeat(4_000)}b`,
    ...Array.from({ length: 30 }, (_, index) => `${'a'.repeat(100 + index)}c`),
    'Qx7tok%2525&amp;',
  ];
  // In steps of the automaton a quadratic one would need minutes, not the seconds that a slow machine may take.
  it.each(['a', '%', '%25', '&#', '&amp;', '\\', '\\u', '\\u005c', 'Qx7tok%2525&am', `${'a'.repeat(4_000)}c`])(
    'of 1 MB of %j grows with its length only',
    (unit) => {
      const text = unit.repeat(Math.ceil(1_000_000 / unit.length));
      expect(new SecretMasker(secrets).mask(text).length).toBeLessThanOrEqual(text.length);
    },
    60_000,
  );
  it('to prepare is bounded for any number of secrets', () => {
    const many = Array.from({ length: 400 }, (_, index) => `${index}${'Qx7tok'.repeat(600)}`);
    expect(new SecretMasker(many).mask(`x ${many[399]} y`)).not.toContain('Qx7tokQx7tok'.repeat(40));
  }, 60_000);
});

describe('the secrets of', () => {
  it('Basic credentials are the value, the pair and the password', () => {
    const value = `Basic ${Buffer.from('deployer:PREVIEW:pass99').toString('base64')}`;
    expect(secretsOfHeader('Authorization', value)).toEqual(
      expect.arrayContaining([value, 'deployer:PREVIEW:pass99', 'PREVIEW:pass99']),
    );
    const masker = new SecretMasker(valuesOf(secretsOfHeaders({ Authorization: value })));
    for (const as of Object.values(WRITTEN))
      expect(
        secretsIn(masker.mask(`by ${as('deployer:PREVIEW:pass99')} / ${as('PREVIEW:pass99')}`), ['PREVIEW:pass99']),
      ).toEqual([]);
  });
  it('a Bearer value include the token alone, short as it may be', () => {
    expect(secretsOfHeader('authorization', 'Bearer k7pQ2z')).toContain('k7pQ2z');
  });
  it('cookies are their values, also without quotes and decoded; words of JSON are none', () => {
    expect(secretsOfHeader('Cookie', 'sid=ab%2Fcd%2B1; q="zz99"; on=true')).toEqual(
      expect.arrayContaining(['ab%2Fcd%2B1', 'ab/cd+1', 'zz99']),
    );
    expect(new SecretMasker(secretsOfHeader('Cookie', 'on=true')).mask('true')).toBe('true');
  });
  it.each([
    [
      'a stored object',
      { auth: JSON.stringify({ access_token: 'tok12345', user: { name: 'Anna Maria' } }) },
      ['tok12345'],
    ],
    [
      'JSON in JSON, as redux-persist stores it',
      { 'persist:root': JSON.stringify({ auth: JSON.stringify({ refreshToken: 'refresh-9' }), seen: 'true' }) },
      ['refresh-9'],
    ],
    ['a token without a telling name', { a: JSON.stringify(['Qx7tokEnzz94711aB']) }, ['Qx7tokEnzz94711aB']],
    ['a percent-encoded object', { a: encodeURIComponent('{"sessionId":"s-4711x"}') }, ['s-4711x']],
    ['a JWT', { a: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.dozjgNryP4J3jVmNHl0w5N' }, ['dozjgNryP4J3jVmNHl0w5N']],
  ])('%s include those inside of it, but no words', (_, stored, secrets) => {
    const found = valuesOf(secretsOfLogin({ local_storage: stored }));
    expect(found).toEqual(expect.arrayContaining(secrets));
    for (const word of ['Anna Maria', 'true', 'eyJhbGciOiJIUzI1NiJ9']) expect(found).not.toContain(word);
  });

  it('a TOTP generator are its key, however it was copied', () => {
    const keys = ['JBSW Y3DP EHPK 3PXP', 'otpauth://totp/Shop:anna?secret=JBSWY3DPEHPK3PXP&issuer=Shop'];
    for (const totp of keys) expect(valuesOf(secretsOfLogin({ totp }))).toContain('JBSWY3DPEHPK3PXP');
  });

  it('a value with a plus sign are found as a form reads it', () => {
    expect(new SecretMasker(['Qx7tok+En4711']).mask('key Qx7tok En4711.')).toBe('key ***.');
  });

  it('a login are all that it holds but the user name', () => {
    const secrets = valuesOf(
      secretsOfLogin({
        identity_provider: ['https://login.example.com'],
        recording: '{"steps":[{"type":"change","selectors":["#p"],"value":"{{password}}"}]}',
        username: 'anna',
        password: 'pw-1',
        headers: { 'X-Key': 'key-2' },
        cookies: [{ name: 'a', value: 'ck-3' }],
        local_storage: { t: 'ls-4' },
      }),
    );
    expect(secrets).toEqual(expect.arrayContaining(['pw-1', 'key-2', 'ck-3', 'ls-4']));
    for (const plain of ['anna', 'https://login.example.com', '{{password}}', '#p'])
      expect(secrets).not.toContain(plain);
  });
});

it('no message about a recording has a text that was typed, in whatever member it is', () => {
  const place = fc.constantFrom('value', 'url', 'key', 'selectors', 'timeout', 'assertedEvents', 'operator');
  const type = fc.constantFrom(
    'change',
    'navigate',
    'keyDown',
    'click',
    'waitForElement',
    'waitForExpression',
    'close',
  );
  const write = fc.constantFrom(
    (secret: string) => secret,
    (secret: string) => `{{${secret}}}`,
    (secret: string) => [secret],
    (secret: string) => ({ type: secret }),
  );
  fc.assert(
    fc.property(secretOf(8, 40), type, place, write, (secret, kind, name, as) => {
      const step = { type: kind, selectors: ['#p'], [name]: as(secret) };
      const said = methodOf({ password: 'x', recording: JSON.stringify({ steps: [step] }) });
      expect(secretsIn(JSON.stringify(said), [secret])).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

it('the forms of a secret are those that programs write', () => {
  const secret = 'a b/"<é>&\'+%';
  const escaped = 'a b/&quot;&lt;é&gt;&amp;&#39;+%';
  expect(formsOf(secret)).toEqual(
    expect.arrayContaining([
      secret,
      'a b/\\"<é>&\'+%',
      escaped,
      encodeURIComponent(secret),
      encodeURI(secret),
      'a+b%2F%22%3C%C3%A9%3E%26%27%2B%25',
      'a%20b%2f%22%3c%c3%a9%3e%26%27%2b%25',
      Buffer.from(secret).toString('base64'),
      Buffer.from(secret).toString('base64url'),
      Buffer.from(secret).toString('hex'),
      Buffer.from(secret).toString('hex').toUpperCase(),
    ]),
  );
});
