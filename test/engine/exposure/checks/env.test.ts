import { describe, expect, it } from 'vitest';
import { exposureCheck } from '../../../../src/engine/exposure/exposure-check.ts';
import { fileFaults, judgesFiles } from '../evidence.ts';

const exposureEnv = exposureCheck('exposure.env');

// Split so that secret scanners do not take them for real.
const AWS_SECRET = ['wJalrXUtnFEMI', 'K7MDENG', 'bPxRfiCYEXAMPLEKEY'].join('/');
const STRIPE = ['sk', 'live', '51Hk2mQ9xTr7zVbN4cW8yLpD'].join('_');
const env = (body: string, path = '/.env') => fileFaults(exposureEnv, path, body);

describe('exposure.env', () => {
  judgesFiles(exposureEnv);

  it.each([
    ['/.env', 'APP_ENV=production\nDB_PASSWORD=s3cr3t-Zx9\n', 'critical'],
    ['/.env', 'APP_ENV=production\nDB_PASSWORD=\n', 'medium'],
    ['/.env', 'APP_ENV=production\nDB_PASSWORD=root\n', 'critical'],
    ['/.env.example', 'APP_ENV=production\nDB_PASSWORD=s3cr3t-Zx9\n', 'critical'],
    ['/.env.example', 'APP_ENV=production\nDB_PASSWORD=change-me\nSMTP_PASSWORD=\n', null],
    ['/.env.example', 'DB_PASSWORD=root\nSTRIPE_KEY=sk_test_xxx\nAPI_TOKEN=your-token-here\n', null],
    ['/.env.example', 'DB_PASSWORD=root', null],
    ['/.env.example', 'DB_PASSWORD=hunter2secret', 'critical'],
  ])('%s with %j', (path, body, severity) =>
    expect(env(body, path)).toEqual(severity === null ? [] : [`${path} ${severity}`]),
  );

  it.each([
    ['as a download, without secrets', 'APP_NAME=homework\nAPP_MODE=example\n', 'attachment; filename=".env"', null],
    ['as a download, with a secret', 'APP_NAME=shop\nDB_PASSWORD=k2mQ9xTr7z\n', 'attachment', 'critical'],
    ['inline, without secrets', 'APP_NAME=homework\nAPP_MODE=example\n', 'inline', 'medium'],
  ])('a file that is sent %s', (_name, body, disposition, severity) => {
    const found = fileFaults(exposureEnv, '/.env', body, { headers: { 'Content-Disposition': disposition } });
    expect(found).toEqual(severity === null ? [] : [`/.env ${severity}`]);
  });

  it('needs a secret if a page links to the file as a download', () => {
    const options = { isPublicDownload: true } as const;
    expect(fileFaults(exposureEnv, '/.env', 'APP_ENV=test\nAPP_NAME=shop\n', options)).toEqual([]);
    expect(fileFaults(exposureEnv, '/.env', 'APP_ENV=test\nDB_PASSWORD=k2mQ9xTr7z\n', options)).toHaveLength(1);
  });
});

describe('a single variable', () => {
  it.each([
    'DB_PASSWORD=hunter2secret',
    `AWS_SECRET_ACCESS_KEY=${AWS_SECRET}`,
    `STRIPE_SECRET=${STRIPE}`,
    '# database\n\nexport DB_PASSWORD="hunter2 secret" # of the shop\n',
    'DATABASE_URL=postgres://shop:kX92-blue@db.internal:5432/shop?ssl=1&pool=5',
    `stripe.key=${STRIPE}`,
    'APP_KEY=base64:q83vEjRWeJq83vEjRWeJq83vEjRWeJo=',
    "SMTP_PASSWORD='a b c d'",
    'REDIS_PASSWORD=root',
  ])('%j is a secret', (body) => expect(env(body)).toEqual(['/.env critical']));

  it.each([
    ['a line of text', 'foo=bar'],
    ['letters', 'a=b'],
    ['a word as the value', 'key=value'],
    ['a setting that is not secret', 'PORT=3000'],
    ['no value', 'DB_PASSWORD='],
    ['a placeholder', 'DB_PASSWORD=changeme'],
    ['a placeholder in words', 'API_KEY=your-key-here'],
    ['a placeholder in brackets', 'API_TOKEN=<token>'],
    ['a reference', ['API_TOKEN=$', '{TOKEN}'].join('')],
    ['crosses', 'API_TOKEN=xxxxxxxx'],
    ['a public key', 'NEXT_PUBLIC_API_KEY=n4Qw8Ld0Zk2Vx6'],
    ['a script', 'var token = "n4Qw8Ld0Zk2Vx6";'],
    ['a statement', 'API_TOKEN="n4Qw8Ld0Zk2Vx6";'],
    ['a statement with spaces', 'API_TOKEN = load()'],
    ['an INI section', '[database]\npassword=n4Qw8Ld0Zk2Vx6'],
    ['form data', 'TOKEN=n4Qw8Ld0Zk2Vx6&USER=kim'],
    ['an OAuth response', 'access_token=n4Qw8Ld0Zk2Vx6&scope=repo'],
    ['a sentence', 'PASSWORD=ask the office for it'],
    ['a page', '<html><body>DB_PASSWORD=hunter2secret</body></html>'],
    ['text around it', 'How to set it up\n\nDB_PASSWORD=hunter2secret\n'],
    ['JSON', '{"DB_PASSWORD":"hunter2secret"}'],
  ])('%s is not', (_name, body) => expect(env(body)).toEqual([]));
});
