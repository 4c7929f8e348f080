import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../helpers/service.ts';
import {
  axeViolations,
  CHROMIUM,
  type ConsolePage,
  type ConsoleRun,
  overflowOf,
  startConsole,
} from './helpers/console-run.ts';
import { demoClock, demoResolver, fillDemo } from './helpers/demo-data.ts';

/** Every page in both color schemes and on a phone: accessible, not too wide, quiet, and nothing from elsewhere. */
const VIEWS = [
  ['light', { viewport: { width: 1280, height: 800 }, colorScheme: 'light' }],
  ['dark', { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' }],
  ['phone', { viewport: { width: 360, height: 740 }, colorScheme: 'light' }],
] as const;

interface Item {
  readonly id: string;
}

describe.skipIf(CHROMIUM === null)('pages of the console', () => {
  let run: ConsoleRun;
  let paths: readonly (readonly [path: string, ready: string])[] = [];

  beforeAll(async () => {
    const clock = demoClock();
    const records = {};
    run = await startConsole({ initialTokens: 5_000 }, { clock, resolver: demoResolver(records) });
    await fillDemo(run.service, clock, records);
    const { page, context } = await run.openSignedIn();
    const call = <Body>(path: string, body: unknown) => run.call<Body>(page, 'POST', path, body);
    await call('/admin/v1/members', { name: 'ada@example.com', role: 'viewer' });
    const token = { type: 'personal', mode: 'live', member: 'ada@example.com', scopes: ['scans:read'] };
    await call('/admin/v1/keys', token);
    const events = ['scan.completed', 'scan.failed'];
    const webhook = await call<Item>('/v1/webhooks', { url: 'https://hooks.example.com/scans', events });
    const slack = { name: 'Security team', kind: 'slack', url: 'https://hooks.example.com/services/T0/B0/X' };
    await call('/v1/channels', slack);
    const scans = await run.call<{ data: Item[] }>(page, 'GET', '/v1/scans?status=succeeded');
    const running = await run.call<{ data: Item[] }>(page, 'GET', '/v1/scans?status=running');
    const targets = await run.call<{ data: Item[] }>(page, 'GET', '/v1/targets');
    await context.close();
    paths = [
      ['overview', 'Targets by severity'],
      ['scans', 'api.example.com'],
      [`scans/${scans.data[0]?.id}`, 'The version control folder is served'],
      [`scans/${running.data[0]?.id}`, 'This page updates by itself'],
      ['targets', 'shop.example.com'],
      [`targets/${targets.data[0]?.id}`, 'Scans of this target'],
      ['webhooks', 'https://hooks.example.com/scans'],
      [`webhooks/${webhook.id}`, 'No deliveries yet.'],
      ['channels', 'Security team'],
      ['usage', 'scan.compliance'],
      ['keys', 'This console'],
      ['members', 'ada@example.com'],
      ['audit', 'member.added'],
      ['nowhere', 'There is no such page.'],
    ];
  }, 120_000);
  afterAll(() => run.close());

  async function faultsOf({ page }: ConsolePage, name: string): Promise<string[]> {
    const wide = await overflowOf(page);
    const violations = await axeViolations(page);
    return [...(wide > 0 ? [`${wide} px too wide`] : []), ...violations].map((fault) => `${name}: ${fault}`);
  }

  it.each(VIEWS)('are accessible and fit: %s', { timeout: 120_000 }, async (_name, options) => {
    const signIn = await run.open(options);
    await signIn.page.getByRole('heading', { name: 'Sign in' }).waitFor();
    const faults = await faultsOf(signIn, 'sign-in');
    await signIn.context.close();
    const opened = await run.openSignedIn(undefined, options);
    for (const [path, ready] of paths) {
      await opened.page.evaluate(`location.hash = '#/${path}'`);
      await opened.page.locator('main').getByText(ready).first().waitFor();
      faults.push(...(await faultsOf(opened, path)));
    }
    expect(faults).toEqual([]);
    expect([...signIn.trouble, ...opened.trouble]).toEqual([]);
    await opened.context.close();
  });

  it.each(VIEWS.slice(1))('have accessible dialogs that fit: %s', { timeout: 120_000 }, async (_name, options) => {
    const opened = await run.openSignedIn(undefined, options);
    const { page } = opened;
    const faults: string[] = [];
    for (const [path, button] of [
      ['scans', 'New scan'],
      ['targets', 'Add target'],
      ['keys', 'Create key'],
      ['keys', /^Rotate svc_/],
      ['keys', /^Revoke svc_/],
      ['members', 'Add member'],
      ['members', 'Tokens of ada@example.com'],
      ['members', 'Change the role of ada@example.com'],
      ['members', 'Remove ada@example.com'],
      ['webhooks', 'Create webhook'],
      ['channels', 'Add channel'],
      ['channels', 'Test Security team'],
      ['channels', 'Delete Security team'],
      ['usage', 'Grant tokens'],
    ] as const) {
      await page.evaluate(`location.hash = '#/${path}'`);
      const opener = page.getByRole('button', { name: button }).first();
      await opener.click();
      await page.getByRole('dialog').waitFor();
      faults.push(...(await faultsOf(opened, String(button))));
      // Escape closes it, and the focus is where it was.
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      const text = await opener.textContent();
      const focused = () => page.evaluate('document.activeElement.textContent');
      await until('the focus returns', async () => (await focused()) === text, 3_000).catch(async () => {
        faults.push(`${button}: the focus is at ${String(await focused()).slice(0, 60)}`);
      });
    }
    expect(faults).toEqual([]);
    expect(opened.trouble).toEqual([]);
    await opened.context.close();
  });

  it('draw the trend from the first scan on, with a point on each day of a scan', async () => {
    const { page, context } = await run.openSignedIn();
    await page.getByRole('heading', { name: /^Since 25 Oct/ }).waitFor();
    await page.locator('main canvas').waitFor();
    // A point is a disc: it holds a square of one color, which no line, grid or letter does.
    const discs = `(() => {
      const canvas = document.querySelector('main canvas');
      const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
      const at = (x, y) => data.slice(4 * (y * width + x), 4 * (y * width + x) + 4).join();
      const columns = [];
      for (let x = 0; x < width - 3; x += 1) {
        for (let y = 0; y < height - 3; y += 1) {
          const color = at(x, y);
          if (!color.endsWith(',255')) continue;
          let isSquare = true;
          for (let i = 0; isSquare && i < 9; i += 1) isSquare = at(x + (i % 3), y + Math.floor(i / 3)) === color;
          if (isSquare && x > (columns.at(-1) ?? -9) + 5) columns.push(x);
        }
      }
      return columns.length;
    })()`;
    await until('a point is drawn for each of the 12 days', async () => (await page.evaluate(discs)) === 12);
    await context.close();
  });

  it('work with the keyboard: skip link, visible focus, tabs, findings', async () => {
    const { page, context, trouble } = await run.openSignedIn();
    const first = page.locator('button, a').first();
    expect(await first.textContent()).toBe('Skip to the content');
    await first.focus();
    expect((await first.boundingBox())?.y).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.id')).toBe('main');
    await page.keyboard.press('Tab');
    const outline = await page.evaluate('getComputedStyle(document.activeElement).outlineStyle');
    expect(outline).toBe('solid');
    const [path] = paths[2] ?? [];
    await page.evaluate(`location.hash = '#/${path}'`);
    await page.getByRole('tab', { name: 'Findings' }).focus();
    await page.keyboard.press('ArrowRight');
    const changes = page.getByRole('tab', { name: 'Changes since the previous scan' });
    expect(await changes.getAttribute('aria-selected')).toBe('true');
    await page.getByRole('region', { name: /^New \(\d+\)$/ }).waitFor();
    await page.keyboard.press('Home');
    const finding = page.locator('details.finding').first();
    await finding.locator('summary').focus();
    await page.keyboard.press('Enter');
    await finding.getByText('ref: refs/heads/main').waitFor();
    expect(trouble).toEqual([]);
    await context.close();
  });

  it('compares a scan with the previous one of the target and type', async () => {
    const { page, context } = await run.openSignedIn();
    const [path] = paths[2] ?? [];
    await page.evaluate(`location.hash = '#/${path}'`);
    await page.getByRole('tab', { name: 'Changes since the previous scan' }).click();
    const groupOf = (name: string) => page.getByRole('region', { name });
    await groupOf('New (1)').getByText('The version control folder is served').waitFor();
    expect(await groupOf('Still there (3)').locator('details').count()).toBe(3);
    expect(await groupOf('Gone (1)').locator('details').count()).toBe(1);
    await context.close();
  });

  it('show times in the local zone, with the exact time as the title', async () => {
    const { page, context } = await run.openSignedIn();
    await page.evaluate("location.hash = '#/scans'");
    const time = page.getByText('25 Oct 2026, 15:05');
    await time.waitFor();
    expect(await time.getAttribute('title')).toMatch(/^2026-10-25T14:05:\d\d\.000Z$/);
    await context.close();
  });
});
