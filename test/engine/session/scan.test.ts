import { afterEach, describe, expect, it } from 'vitest';
import type { Login } from '../../../src/contract/login.ts';
import type { ScanOptions } from '../../../src/contract/scan.ts';
import { runScan } from '../../../src/engine/run.ts';
import { BROKEN_PRODUCTS } from './broken-products.ts';
import { type Case, KINDS } from './kinds.ts';
import { loginSite, PASSWORD, USER } from './login-site.ts';
import { productSite } from './product-site.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

const LOGIN: Login = { username: USER, password: PASSWORD };
const SITE: Case = {
  ...(KINDS['Rails authentication generator'] as Case),
  homeMarkup: `<!doctype html><title>Home</title><h1>Welcome, Ann</h1><p>${PASSWORD}</p><a href="/settings">Settings</a><a href="/logout">Log out</a><a href="/settings?do=signout">Leave</a>`,
};

async function scan(
  kind: Case,
  login: Login = LOGIN,
  scanType: 'quick' | 'standard' = 'standard',
  options: ScanOptions = {},
) {
  const site = await loginSite(kind);
  closers.push(site.close);
  const result = await runScan({
    target: site.url,
    scanType,
    ownershipProven: true,
    addressPolicy: { mode: 'any', allow: [] },
    options: { ...options, login },
  });
  if (result.status !== 'completed') throw new Error(JSON.stringify(result));
  return { ...result.report, site };
}

async function scanProduct(name: string) {
  const { product, login = LOGIN } = BROKEN_PRODUCTS[name] ?? {};
  if (product === undefined) throw new Error(`no product ${name}`);
  const site = await productSite(product);
  closers.push(site.close);
  const result = await runScan({
    target: site.url,
    scanType: 'standard',
    ownershipProven: true,
    addressPolicy: { mode: 'any', allow: [] },
    options: { login },
  });
  if (result.status !== 'completed') throw new Error(JSON.stringify(result));
  return result.report;
}

describe('a scan that sees the anonymous view only', () => {
  it.each([
    'terms to accept (Moodle)',
    'a password to change before the session (Keycloak)',
    'a notice on a telephone (Duo)',
    'a flash message only (Flask)',
    'a session that ends at once (two processes without a store)',
  ])('is not signed in, and passes no check of the application: %s', async (name) => {
    const { coverage, checks } = await scanProduct(name);
    expect(coverage).toMatchObject({ application_seen: false, signed_in: false, code: BROKEN_PRODUCTS[name]?.code });
    expect(checks.find(({ check_id }) => check_id === 'content.stack-trace')?.status).toBe('error');
  });
});

describe('a scan with a login', () => {
  it('sees the pages behind it, and never signs out', async () => {
    // Checks of sessions have one of their own.
    const options = { disable_checks: ['access.session-fixation', 'access.session-after-sign-out'] };
    const { coverage, site, checks, findings } = await scan(SITE, LOGIN, 'standard', options);
    expect(coverage).toMatchObject({ application_seen: true, signed_in: true, sign_in_required: false });
    expect(coverage.pages).toBeGreaterThan(0);
    expect(site.state.signIns).toBe(1);
    expect(site.state.log.filter((line) => /log-?out|signout/i.test(line))).toEqual([]);
    expect(site.state.log.filter((line) => line.startsWith('GET /settings')).length).toBeGreaterThan(0);
    expect(site.state.log.filter((line) => line.startsWith('POST') && !line.includes('graphql'))).toEqual([
      'POST /session',
    ]);
    expect(JSON.stringify([checks, findings, coverage])).not.toContain(PASSWORD);
  });

  it('says so when it is refused, and passes no check that needs the application', async () => {
    const { coverage, checks } = await scan(SITE, { ...LOGIN, password: 'wrong' });
    expect(coverage).toMatchObject({ application_seen: false, signed_in: false, code: 'sign_in_denied' });
    const { status, reason } = checks.find(({ check_id }) => check_id === 'content.stack-trace') ?? {};
    expect([status, reason]).toEqual(['error', expect.stringContaining('password')]);
  });

  it('does not say whether it is signed in without a login', async () => {
    const site = await loginSite(SITE);
    closers.push(site.close);
    const result = await runScan({
      target: site.url,
      scanType: 'quick',
      ownershipProven: true,
      addressPolicy: { mode: 'any', allow: [] },
    });
    if (result.status !== 'completed') throw new Error(JSON.stringify(result));
    expect(result.report.coverage).toMatchObject({ sign_in_required: true, application_seen: true });
    expect(result.report.coverage).not.toHaveProperty('signed_in');
  });
});
