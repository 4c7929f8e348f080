import { afterEach, describe, expect, it } from 'vitest';
import { chromiumPath } from '../../helpers/chromium.ts';
import { BROKEN_PRODUCTS } from './broken-products.ts';
import { enterProduct, statusOf } from './enter.ts';
import { PASSWORD } from './login-site.ts';
import { PRODUCTS } from './products.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

const holds = (line: string) => decodeURIComponent(line).includes(PASSWORD);

describe('a sign-in of a product', { timeout: 240_000 }, () => {
  it.each(Object.entries(PRODUCTS))('works for %s', async (_name, kind) => {
    if (kind.scripted === true && chromiumPath === null) return;
    const { site, identities, budget } = await enterProduct(
      kind,
      closers,
      kind.scripted === true ? chromiumPath : null,
    );
    expect([identities.failure?.code, identities.failure?.message, site.state.log]).toEqual([
      undefined,
      undefined,
      expect.anything(),
    ]);
    expect(identities.names).toEqual(['user']);
    expect(site.state.signIns).toBe(1);
    expect(site.state.passwords).toBeLessThanOrEqual(2);
    expect(await identities.end()).toBeNull();
    expect(site.state.log.filter(holds)).toEqual([]);
    expect(budget.requests).toBeLessThan(60);
  });
});

describe('a sign-in of a product that fails', { timeout: 240_000 }, () => {
  it.each(Object.entries(BROKEN_PRODUCTS))('says so for %s', async (_name, kind) => {
    if (kind.scripted === true && chromiumPath === null) return;
    const { site, identities } = await enterProduct(kind, closers, kind.scripted === true ? chromiumPath : null);
    for (let count = 0; count < (kind.reads ?? 0); count += 1) await statusOf(identities, '/profile');
    const failure = await identities.end();
    expect([failure?.code, failure?.message, site.state.log]).toEqual([
      kind.code,
      expect.stringMatching(kind.says),
      expect.anything(),
    ]);
    expect(site.state.passwords).toBeLessThanOrEqual(2);
    expect(failure?.message).not.toContain(PASSWORD);
  });
});
