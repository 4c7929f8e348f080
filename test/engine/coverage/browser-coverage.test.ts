import { describe, expect, it } from 'vitest';
import type { BrowserEvidence } from '../../../src/engine/core/evidence/browser.ts';
import { withBrowser } from '../../../src/engine/coverage/contributors.ts';
import { runScan } from '../../../src/engine/run.ts';
import { serve } from '../../targets/serve.ts';

const SEEN = { application_seen: true, code: null, detail: null, pages: 3, sign_in_required: false };
const OPTIONAL = {
  isRequired: false,
  startPages: ['http://a.example/'],
  clean: (text: string) => text.replaceAll('secret', '***'),
};
const REQUIRED = { ...OPTIONAL, isRequired: true };
const NONE = { state: 'not_applicable', reason: 'this machine has no Chrome' } as const;

describe('the browser in the coverage of a scan', () => {
  it('counts what it saw', () => {
    const value = {
      product: 'Chrome/1',
      sandboxed: true,
      pages: ['a'],
      routes: ['a', 'b'],
      endpoints: [],
      withheld: 4,
    };
    const gathered = {
      state: 'available',
      value: { ...value, signIns: [], limits: [], incomplete: null } as unknown as BrowserEvidence,
    } as const;
    expect(withBrowser(SEEN, gathered, REQUIRED)).toEqual({
      ...SEEN,
      browser: { ...value, used: true, detail: null, pages: 1, routes: 2, endpoints: 0, limits: [] },
    });
  });

  it('asks to sign in if the start page, or where it leads, does as its scripts render it', () => {
    const signInAt = (url: string, coverage: Partial<typeof SEEN> & { signed_in?: boolean } = {}) => {
      const value = {
        product: 'Chrome/1',
        pages: [],
        routes: [],
        endpoints: [],
        limits: [],
        incomplete: null,
        signIns: [url],
      };
      const gathered = { state: 'available', value: value as unknown as BrowserEvidence } as const;
      return withBrowser({ ...SEEN, ...coverage }, gathered, OPTIONAL).sign_in_required;
    };
    expect(signInAt('http://a.example/')).toBe(true);
    expect(signInAt('http://a.example/login')).toBe(false);
    expect(signInAt('http://a.example/', { signed_in: true })).toBe(false);
  });

  it('is missing: the scan is conclusive only if none is required', () => {
    expect(withBrowser(SEEN, NONE, OPTIONAL)).toMatchObject({ application_seen: true, browser: { used: false } });
    expect(withBrowser(SEEN, NONE, REQUIRED)).toMatchObject({
      application_seen: false,
      code: 'browser_missing',
      detail: NONE.reason,
    });
  });

  it('did not do its work: it was not used, and a required one makes the scan inconclusive', () => {
    const limits = [{ kind: 'ended', count: 2, detail: 'a secret page ended it' }] as const;
    const value = {
      product: 'Chrome/1',
      signIns: [],
      pages: [],
      routes: [],
      endpoints: [],
      limits,
      incomplete: 'it ended twice',
    };
    const gathered = { state: 'available', value: value as unknown as BrowserEvidence } as const;
    const browser = {
      used: false,
      detail: 'it ended twice',
      limits: [{ ...limits[0], detail: 'a *** page ended it' }],
    };
    expect(withBrowser(SEEN, gathered, OPTIONAL)).toMatchObject({ application_seen: true, code: null, browser });
    expect(withBrowser(SEEN, gathered, REQUIRED)).toMatchObject({
      application_seen: false,
      code: 'browser_incomplete',
      detail: 'it ended twice',
      browser,
    });
  });

  it('says in numbers what it left out', () => {
    const limits = [
      { kind: 'pages_not_opened', count: 3, detail: 'its time was used up' },
      { kind: 'scripts_not_loaded', count: 2, detail: 'a.example, b.example' },
    ] as const;
    const value = {
      product: 'Chrome/1',
      signIns: [],
      pages: ['a'],
      routes: [],
      endpoints: [],
      limits,
      incomplete: null,
    };
    const gathered = { state: 'available', value: value as unknown as BrowserEvidence } as const;
    expect(withBrowser(SEEN, gathered, REQUIRED)).toMatchObject({
      application_seen: true,
      browser: {
        used: true,
        detail: '3 pages not opened (its time was used up); scripts of a.example, b.example were not loaded',
        limits,
      },
    });
  });

  it('does not replace an obstacle that was seen first', () => {
    const refused = { ...SEEN, application_seen: false, code: 'target_refused' as const, detail: 'status 403' };
    expect(withBrowser(refused, NONE, REQUIRED)).toMatchObject({ code: 'target_refused', detail: 'status 403' });
  });

  it('is said by each of its checks when a scan has none', async () => {
    const served = await serve(({ path }) => ({
      status: path === '/' ? 200 : 404,
      headers: [['Content-Type', 'text/html']],
      body: path === '/' ? '<h1>Welcome to the shop</h1>' : 'not found',
    }));
    const result = await runScan({
      target: `http://127.0.0.1:${served.port}`,
      scanType: 'standard',
      options: { browser: 'required' },
      ownershipProven: true,
      addressPolicy: { mode: 'any', allow: [] },
    });
    await served.close();
    if (result.status !== 'completed') throw new Error(JSON.stringify(result));
    const rows = result.report.checks.filter(({ check_id }) => check_id.startsWith('browser.'));
    expect(rows.length).toBeGreaterThan(5);
    for (const { status, reason } of rows)
      expect([status, reason?.slice(0, 15)]).toEqual(['not_applicable', 'not carried out']);
    expect(result.report.coverage.code).toBe('browser_missing');
  });
});
