import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCOPES } from '../../src/contract/key.ts';
import { until } from '../helpers/service.ts';
import { CHROMIUM, type ConsoleRun, overflowOf, startConsole, wideParts } from './helpers/console-run.ts';
import { demoResolver, demoResult, must } from './helpers/demo-data.ts';

const HOST = 'feature-checkout-redesign-with-a-long-branch-name-4711.preview.eu-central-1.platform.example.com:8443';
const MEMBER = 'maria-fernanda.von-und-zu-hohenstein@a-rather-long-company-name.example.com';
const KEY_NAME =
  'continuous-integration-of-the-shop-and-all-of-its-many-preview-environments-in-every-region-of-it-all';
const HOOK = `https://hooks.a-rather-long-company-name.example.com/services/${'T0123456789'.repeat(12)}`;

/** A phone, a small window, the narrowest window with tables, a laptop. */
const WIDTHS = [390, 900, 1161, 1280] as const;

interface Item {
  readonly id: string;
}

/** Long names without a place to break, as host names, ids and addresses are: no page may scroll sideways. */
describe.skipIf(CHROMIUM === null)('layout of the console', () => {
  let run: ConsoleRun;
  let paths: readonly (readonly [path: string, ready: string])[] = [];

  beforeAll(async () => {
    run = await startConsole({ initialTokens: 55 }, { resolver: demoResolver({}) });
    const { page, context } = await run.openSignedIn();
    const call = <Body>(path: string, body: unknown) => run.call<Body>(page, 'POST', path, body);
    await call('/admin/v1/members', { name: MEMBER, role: 'member' });
    const name = KEY_NAME.slice(0, 100);
    await call('/admin/v1/keys', { type: 'personal', mode: 'live', member: MEMBER, scopes: SCOPES, name });
    await call('/admin/v1/keys', { type: 'workspace', mode: 'live', scopes: SCOPES.slice(0, 6), name });
    const webhook = await call<Item>('/v1/webhooks', { url: HOOK, events: ['scan.completed', 'target.verified'] });
    await call('/v1/channels', {
      name,
      kind: 'slack',
      url: HOOK,
      daily_at: '08:00',
      time_zone: 'America/Argentina/ComodRivadavia',
    });
    const target = await call<Item>('/v1/targets', { hostname: HOST });
    run.service.engine.answer = () => demoResult(HOST, [0, 1, 2, 3, 4, 5, 6]);
    const entry = { target: HOST, scan_type: 'quick' };
    const bulk = await call<{ results: { scan: Item }[] }>('/v1/scans/bulk', { scans: [entry, entry, entry, entry] });
    const scan = bulk.results[0]?.scan.id ?? '';
    await until('the scans have ended', async () => {
      const { data } = await must<{ data: Item[] }>(run.service.api.get('/v1/scans?status=succeeded'));
      return data.length === 4;
    });
    await context.close();
    paths = [
      ['overview', 'Targets by severity'],
      ['scans', 'feature-checkout'],
      [`scans/${scan}`, 'The version control folder is served'],
      ['targets', 'feature-checkout'],
      [`targets/${target.id}`, 'Scans of this target'],
      ['webhooks', 'hooks.a-rather-long'],
      [`webhooks/${webhook.id}`, 'Test event'],
      ['channels', 'continuous-integration'],
      ['usage', 'Ledger'],
      ['keys', 'continuous-integration'],
      ['members', 'maria-fernanda'],
      ['audit', 'webhook.created'],
      [`audit?subject=${scan}`, 'scan.created'],
    ];
  }, 120_000);
  afterAll(() => run.close());

  it.each(WIDTHS)('holds long names at %i px, in pages and dialogs', { timeout: 120_000 }, async (width) => {
    const { page, context } = await run.openSignedIn(undefined, { viewport: { width, height: 800 } });
    // Among the longest texts of a time: 59 minutes ago.
    await page.clock.setFixedTime(Date.now() + 59.5 * 60_000);
    // The session would have been idle for an hour.
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    const faults: string[] = [];
    const check = async (name: string) => {
      const wide = await overflowOf(page);
      if (wide > 0) faults.push(`${name}: the page is ${wide} px too wide`);
      faults.push(...(await wideParts(page)).map((part) => `${name}: ${part}`));
    };
    for (const [path, ready] of paths) {
      await page.evaluate(`location.hash = '#/${path}'`);
      await page.locator('main').getByText(ready).first().waitFor();
      const finding = page.locator('details.finding summary').first();
      if ((await finding.count()) > 0) await finding.click();
      await check(path);
    }
    for (const [path, button] of [
      ['keys', /^Rotate svc_\w+ \(continuous/],
      ['keys', 'Create key'],
      ['members', /^Tokens of maria/],
      ['channels', /^Delete continuous/],
      ['scans', 'New scan'],
    ] as const) {
      await page.evaluate(`location.hash = '#/${path}'`);
      await page.getByRole('button', { name: button }).first().click();
      await page.getByRole('dialog').waitFor();
      await check(String(button));
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  it('shows lists in the audit log as chips, and who the actor is', async () => {
    const { page, context } = await run.openSignedIn();
    await page.evaluate("location.hash = '#/audit?action=key.created'");
    const row = page.getByRole('row').filter({ hasText: KEY_NAME.slice(0, 100) });
    await row.locator('.tag').getByText('scans:read').first().waitFor();
    expect(await page.locator('main').textContent()).not.toContain('["');
    await page.evaluate("location.hash = '#/audit?action=webhook.created'");
    await page.getByRole('link', { name: 'settings console' }).waitFor();
    expect(await page.locator('main').textContent()).not.toContain('T0123456789');
    await context.close();
  });

  it('has no chart before scans have ended on two days', async () => {
    const { page, context } = await run.openSignedIn();
    await page.getByText('The trend appears here when scans have finished on two days.').waitFor();
    expect(await page.locator('main canvas').count()).toBe(0);
    await context.close();
  });

  it('says how far a small balance reaches, and what happens then', async () => {
    const { page, context } = await run.openSignedIn();
    await page.getByText(/^Enough for 1 standard scan\. At 0, new scans are refused/).waitFor();
    await page.getByRole('switch', { name: 'Sandbox' }).check();
    await page.getByText('Nothing is charged in the sandbox.').waitFor();
    await context.close();
  });
});
