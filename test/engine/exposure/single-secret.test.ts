import { describe, expect, test } from 'vitest';
import { SIGNATURES, type SignatureName } from '../../../src/engine/exposure/signatures.ts';
import { exchange } from '../../helpers/recorded.ts';
import { HOME, NOT_FOUND, placesOf, scanSite } from './site.ts';

const sighting = (signature: SignatureName, path: string, body: string) =>
  SIGNATURES[signature](exchange({ url: `https://site.example${path}`, body }).response, path);

// Written in parts, so that nobody takes them for real ones.
const AWS_SECRET = ['wJalrXUtnFEMI', 'K7MDENG', 'bPxRfiCYEXAMPLEKEY'].join('/');
const STRIPE = ['sk', 'live', '51Hk2mQ9xTr7zVbN4cW8yLpD'].join('_');

describe('an environment file with one variable', () => {
  test.each([
    'DB_PASSWORD=hunter2secret',
    `AWS_SECRET_ACCESS_KEY=${AWS_SECRET}`,
    `STRIPE_SECRET=${STRIPE}`,
    'DB_PASSWORD=hunter2secret\nAPP_ENV=production',
    '# database\n\nexport DB_PASSWORD="hunter2 secret" # of the shop\n',
  ])('%j is a critical finding', async (body) => {
    const { exposures } = await scanSite((path) => (path === '/' ? HOME : path === '/.env' ? { body } : NOT_FOUND), {
      scanType: 'quick',
    });
    expect(exposures.map(({ checkId, severity }) => `${checkId} ${severity}`)).toEqual(['exposure.env critical']);
    expect(JSON.stringify(exposures)).not.toMatch(/hunter2secret|hunter2 secret|bPxRfiCY|TRr7zVbN/);
  });

  test('is none where every hidden file gets the same answer', async () => {
    const { exposures } = await scanSite(
      (path) => (path.startsWith('/.') ? { body: 'DB_PASSWORD=hunter2secret' } : path === '/' ? HOME : NOT_FOUND),
      { scanType: 'quick' },
    );
    expect(placesOf(exposures)).toEqual([]);
  });

  test.each([
    'DATABASE_URL=postgres://shop:kX92-blue@db.internal:5432/shop?ssl=1&pool=5',
    `stripe.key=${STRIPE}`,
    'APP_KEY=base64:q83vEjRWeJq83vEjRWeJq83vEjRWeJo=',
    "SMTP_PASSWORD='a b c d'",
    'REDIS_PASSWORD=root',
  ])('%j is seen', (body) => {
    expect(sighting('environment', '/.env', body)?.proof).toMatch(/^One variable is readable, a secret: /);
  });

  test.each([
    ['a line of text', 'foo=bar'],
    ['letters', 'a=b'],
    ['a word for a value', 'key=value'],
    ['a setting that is no secret', 'PORT=3000'],
    ['no value', 'DB_PASSWORD='],
    ['a placeholder', 'DB_PASSWORD=changeme'],
    ['a placeholder in words', 'API_KEY=your-key-here'],
    ['a placeholder in brackets', 'API_TOKEN=<token>'],
    ['a reference', ['API_TOKEN=$', '{TOKEN}'].join('')],
    ['crosses', 'API_TOKEN=xxxxxxxx'],
    ['a key for the public', 'NEXT_PUBLIC_API_KEY=n4Qw8Ld0Zk2Vx6'],
    ['a script', 'var token = "n4Qw8Ld0Zk2Vx6";'],
    ['a statement', 'API_TOKEN="n4Qw8Ld0Zk2Vx6";'],
    ['a statement with blanks', 'API_TOKEN = load()'],
    ['a section of settings', '[database]\npassword=n4Qw8Ld0Zk2Vx6'],
    ['a form', 'TOKEN=n4Qw8Ld0Zk2Vx6&USER=kim'],
    ['an answer of OAuth', 'access_token=n4Qw8Ld0Zk2Vx6&scope=repo'],
    ['a sentence', 'PASSWORD=ask the office for it'],
    ['a page', '<html><body>DB_PASSWORD=hunter2secret</body></html>'],
    ['a page of words beside it', 'How to set it up\n\nDB_PASSWORD=hunter2secret\n'],
    ['JSON', '{"DB_PASSWORD":"hunter2secret"}'],
  ])('%s is none', (_name, body) => {
    expect(sighting('environment', '/.env', body)).toBeNull();
  });

  test('a sample keeps the values that samples have', () => {
    expect(sighting('environment', '/.env.example', 'DB_PASSWORD=root')).toBeNull();
    expect(sighting('environment', '/.env.example', 'DB_PASSWORD=hunter2secret')).not.toBeNull();
  });

  test.each([
    ['"a"', 'a'],
    ['"a" # b "c"', 'a'],
    ['"a"b"', 'a"b'],
    ['a # b', 'a'],
    ['"a', '"a'],
  ])('the value %s is read as %s', (written, value) => {
    const proof = sighting('environment', '/.env', `X=1\nDB_PASSWORD=${written}`)?.proof ?? '';
    const shown = sighting('environment', '/.env', `X=1\nDB_PASSWORD=${value}`)?.proof ?? '';
    expect(proof).toBe(shown);
  });
});

describe('one is enough elsewhere too', () => {
  test.each<[string, SignatureName, string, string, boolean]>([
    [
      'a row of people',
      'sql',
      '/dump.sql',
      "INSERT INTO users VALUES (1,'kim@shop.example','$2y$10$abcdefghijklmnopqrstuv');",
      true,
    ],
    ['a row of goods', 'sql', '/dump.sql', "INSERT INTO goods VALUES (1,'tea');", false],
    ['a statement of a lesson', 'sql', '/dump.sql', 'CREATE TABLE users (id INTEGER);', false],
    [
      'keys of AWS without a profile',
      'aws-credentials',
      '/.aws/credentials',
      `aws_access_key_id=${['AKIA', 'Q7XN4TZPD2WLC6HR'].join('')}\naws_secret_access_key=${'k'.repeat(40)}\n`,
      true,
    ],
    [
      'a secret without its id or a profile',
      'aws-credentials',
      '/.aws/credentials',
      `aws_secret_access_key=${'k'.repeat(40)}\n`,
      false,
    ],
  ])('%s', (_name, signature, path, body, isFound) => {
    expect(sighting(signature, path, body) !== null).toBe(isFound);
  });
});
