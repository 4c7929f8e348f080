import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { CHROMIUM, startConsole } from '../test/console/helpers/console-run.ts';
import { demoClock, demoResolver, fillDemo } from '../test/console/helpers/demo-data.ts';

/**
 * Draws the pictures of the settings console in docs/images/console/: the real service on PGlite, filled through its API with a clock
 * that stands still.
 */
const BYTES_MAX = 1_500_000;
const folder = join(import.meta.dirname, '../docs/images/console');
const LIGHT = { viewport: { width: 1280, height: 800 }, colorScheme: 'light' } as const;
const DARK = { ...LIGHT, colorScheme: 'dark' } as const;
const PHONE = { viewport: { width: 360, height: 740 }, colorScheme: 'light' } as const;

interface Picture {
  readonly name: string;
  readonly view: BrowserContextOptions;
  readonly path: string;
  /** Text that shows that the page is complete. */
  readonly ready: string;
  readonly before?: (page: Page) => Promise<void>;
}

if (CHROMIUM === null) throw new Error('The pictures need Chromium.');
const clock = demoClock();
const records = {};
const run = await startConsole({ initialTokens: 5_000 }, { clock, resolver: demoResolver(records) });
try {
  await fillDemo(run.service, clock, records);
  const { page: first, context } = await run.openSignedIn();
  const call = <Body>(method: string, path: string, body?: unknown) => run.call<Body>(first, method, path, body);
  for (const [name, role] of [
    ['Ada Lovelace', 'admin'],
    ['Grace Hopper', 'member'],
    ['Annie Easley', 'viewer'],
  ]) {
    await call('POST', '/admin/v1/members', { name, role });
    const scopes = ['scans:read', 'targets:read', 'reports:read'];
    await call('POST', '/admin/v1/keys', { type: 'personal', mode: 'live', member: name, scopes });
  }
  const scans = await call<{ data: { id: string }[] }>('GET', '/v1/scans?status=succeeded');
  await context.close();
  const scan = `scans/${scans.data[0]?.id}`;
  const openFirst = (page: Page) => page.locator('details.finding summary').first().click();
  const pictures: readonly Picture[] = [
    { name: 'overview-light', view: LIGHT, path: 'overview', ready: 'Targets by severity' },
    { name: 'overview-dark', view: DARK, path: 'overview', ready: 'Targets by severity' },
    { name: 'overview-phone', view: PHONE, path: 'overview', ready: 'Targets by severity' },
    { name: 'scan-light', view: LIGHT, path: scan, ready: 'The version control folder is served', before: openFirst },
    { name: 'scan-dark', view: DARK, path: scan, ready: 'The version control folder is served', before: openFirst },
    { name: 'scan-phone', view: PHONE, path: scan, ready: 'The version control folder is served', before: openFirst },
    { name: 'scans-light', view: LIGHT, path: 'scans', ready: 'docs.example.com' },
    { name: 'targets-phone', view: PHONE, path: 'targets', ready: 'docs.example.com' },
    { name: 'keys-light', view: LIGHT, path: 'keys', ready: 'This console' },
    { name: 'members-dark', view: DARK, path: 'members', ready: 'Ada Lovelace' },
    { name: 'usage-light', view: LIGHT, path: 'usage', ready: 'scan.compliance' },
    { name: 'audit-dark', view: DARK, path: 'audit?actor=admin&action=member.added', ready: 'Clear' },
  ];
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, view, path, ready, before } of pictures) {
    const opened = await run.openSignedIn(undefined, view);
    await opened.page.evaluate(`location.hash = '#/${path}'`);
    await opened.page.locator('main').getByText(ready).first().waitFor();
    await before?.(opened.page);
    await opened.page.mouse.move(0, 0);
    await opened.page.evaluate('document.activeElement.blur()');
    await opened.page.screenshot({ path: join(folder, `${name}.png`) });
    await opened.context.close();
  }
  const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  if (bytes > BYTES_MAX) throw new Error(`The pictures have ${bytes} bytes, more than ${BYTES_MAX}.`);
  console.log(`${folder}: ${pictures.length} pictures, ${bytes} bytes`);
} finally {
  await run.close();
}
