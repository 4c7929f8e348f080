import { describe, expect, it } from 'vitest';
import { scanAccounts } from './accounts-site.ts';

const WRITES = /^(?:PUT|PATCH|DELETE) |logout|\/delete/;

describe('an API with accounts', () => {
  it('shows every planted fault, and nothing else', async () => {
    const { findings, log, text } = await scanAccounts(true, { fault: 'weak-key', activePost: true });
    expect(findings).toEqual([
      'api.bfla /admin/log high firm',
      'api.bfla /admin/users high firm',
      'api.bola /orders/order_id high firm',
      'api.broken-authentication /invoices high firm',
      'api.jwt-weak-key /my-key critical certain',
      'api.mass-assignment /register high certain',
      'api.secret-properties /debug/process critical firm',
      'api.secret-properties /debug/users critical firm',
      'api.secret-properties /staff high firm',
      'api.secret-properties /vault/username critical firm',
      'api.server-error /items/item_id info firm',
      'api.undocumented-properties /closed info certain',
      'api.user-enumeration /login low firm',
      'api.verb-tampering /countries low firm',
    ]);
    expect(log.filter((line) => WRITES.test(line))).toEqual([]);
    expect(text).not.toMatch(/pass[0-2]\b|\$2b\$|eyJ/);
  }, 60_000);

  it('is requested no more often than needed', async () => {
    const { log } = await scanAccounts(false, {});
    const count = (line: string) => log.filter((one) => one === line).length;
    // One address proves the sessions of all users, and what is public is not requested as the second user.
    expect(count('GET /api/me')).toBe(1);
    expect(count('GET /account')).toBe(0);
    expect(count('GET /offers')).toBe(2);
    expect(count('GET /news')).toBe(3);
  }, 60_000);

  it('shows nothing where it is hardened', async () => {
    const { findings, log } = await scanAccounts(false, { activePost: true });
    expect(findings).toEqual([]);
    expect(log.filter((line) => WRITES.test(line))).toEqual([]);
  }, 60_000);

  it('is read without a login, and nothing is written without permission', async () => {
    const { findings, log, status } = await scanAccounts(true, { logins: [] });
    expect(findings).toEqual([
      'api.broken-authentication /invoices high firm',
      'api.secret-properties /debug/process critical firm',
      'api.secret-properties /debug/users critical firm',
      'api.secret-properties /vault/username critical firm',
      'api.server-error /items/item_id info firm',
      'api.undocumented-properties /closed info certain',
    ]);
    for (const id of [
      'bola',
      'bfla',
      'jwt-none',
      'mass-assignment',
      'user-enumeration',
      'verb-tampering',
      'graphql-depth',
    ])
      expect([id, status(`api.${id}`)]).toEqual([id, 'not_applicable']);
    expect(log.filter((line) => line.startsWith('POST /re'))).toEqual([]);
  }, 60_000);

  it.each([
    ['none', ['api.jwt-none /my-key critical certain']],
    ['ignored', ['api.jwt-signature-ignored /my-key critical certain']],
    ['expired', ['api.jwt-expired-accepted /my-key medium certain']],
  ] as const)(
    'shows how it verifies tokens: %s',
    async (fault, expected) => {
      const { findings } = await scanAccounts(false, { fault, logins: ['login'] });
      expect(findings).toEqual(expected);
    },
    60_000,
  );
});
