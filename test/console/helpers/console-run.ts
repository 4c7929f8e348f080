import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { buildConsole } from '../../../scripts/build-console.ts';
import type { ServiceOptions } from '../../../src/service/options.ts';
import type { ServiceParts } from '../../../src/service/start.ts';
import { debianProgram } from '../../helpers/debian.ts';
import { startTestService, type TestService } from '../../helpers/service.ts';

/** Null where Chromium cannot be had: the tests that need it are skipped. */
export const CHROMIUM = debianProgram('chromium', ['chromium']);

/** A page of the console, and everything that must not happen in it. */
export interface ConsolePage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors, violations of the policy and requests to other origins, as they happen. */
  readonly trouble: string[];
}

export interface ConsoleRun {
  readonly service: TestService;
  /** http://127.0.0.1:port/console/ */
  readonly url: string;
  /** Files of the built console. */
  readonly folder: string;
  readonly browser: Browser;
  /** Opens the console without a session. */
  open(options?: BrowserContextOptions): Promise<ConsolePage>;
  /** Opens the console signed in. @param token default: the admin token */
  openSignedIn(token?: string, options?: BrowserContextOptions): Promise<ConsolePage>;
  /** Sends a request with the session of a page; for what a test needs before it begins. */
  call<Body>(page: Page, method: string, path: string, body?: unknown): Promise<Body>;
  close(): Promise<void>;
}

/** The real service on PGlite with the console built from source, and a browser. */
export async function startConsole(
  options: Partial<ServiceOptions> = {},
  parts: ServiceParts = {},
): Promise<ConsoleRun> {
  const folder = await mkdtemp(join(tmpdir(), 'scan-gate-console-'));
  await buildConsole(folder);
  const service = await startTestService(
    { kind: 'memory' },
    { console: {}, ...options },
    { consoleFolder: folder, ...parts },
  );
  const browser = await chromium.launch({
    executablePath: CHROMIUM ?? '',
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  const { origin } = new URL(service.service.url);
  const url = `${origin}/console/`;

  async function open(contextOptions: BrowserContextOptions = {}): Promise<ConsolePage> {
    const context = await browser.newContext({
      locale: 'en-GB',
      timezoneId: 'Europe/Berlin',
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
      ...contextOptions,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    if (parts.clock !== undefined) await page.clock.setFixedTime(parts.clock.now());
    const trouble: string[] = [];
    page.on('console', (message) => {
      // The browser reports every response with an error status; the pages show these themselves.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        trouble.push(message.text());
      }
      if (message.type() === 'warning') trouble.push(message.text());
    });
    page.on('pageerror', (error) => trouble.push(error.message));
    page.on('request', (request) => {
      const target = new URL(request.url());
      if (target.origin !== origin && target.protocol !== 'blob:') trouble.push(`request to ${request.url()}`);
    });
    await page.goto(url);
    return { page, context, trouble };
  }

  async function openSignedIn(
    token = service.service.adminToken ?? '',
    contextOptions: BrowserContextOptions = {},
  ): Promise<ConsolePage> {
    const opened = await open(contextOptions);
    await opened.page.getByLabel('Token').fill(token);
    await opened.page.getByRole('button', { name: 'Sign in' }).click();
    await opened.page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    return opened;
  }

  return {
    service,
    url,
    folder,
    browser,
    open,
    openSignedIn,
    call: async (page, method, path, body) => {
      const request = JSON.stringify({ method, path, body });
      return (await page.evaluate(`(async ({ method, path, body }) => {
        const session = await (await fetch('/console/session')).json();
        const response = await fetch('/console/api' + path, {
          method,
          headers: {
            'X-CSRF-Token': session.csrf_token,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        const text = await response.text();
        if (!response.ok) throw new Error(response.status + ' ' + text);
        return text === '' ? null : JSON.parse(text);
      })(${request})`)) as never;
    },
    close: async () => {
      await browser.close();
      await service.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Violations of axe's rules, with the elements. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Through the debugger, because the policy of the page lets no other script in.
  await page.evaluate(AXE);
  return (await page.evaluate(
    "axe.run(document, { resultTypes: ['violations'] }).then((result) => result.violations.map((each) => each.id + ': ' + each.nodes.map((node) => node.html + ' ' + node.failureSummary).join(' ')))",
  )) as string[];
}

/** Texts and elements that reach beyond their card or the window, and areas that scroll sideways. */
export async function wideParts(page: Page): Promise<string[]> {
  return (await page.evaluate(`(() => {
    const found = new Set();
    const edge = (element) => {
      const card = element.closest('.card, dialog, .sign-in-box');
      return Math.min(innerWidth, card === null ? innerWidth : card.getBoundingClientRect().right) + 1;
    };
    const isHidden = (element) => {
      for (let each = element; each !== null; each = each.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(each);
        if (overflowX === 'hidden' || overflowX === 'clip' || clipPath !== 'none') return true;
      }
      return false;
    };
    const report = (element, what) => found.add(element.tagName + '.' + element.className + ' ' + what);
    for (const element of document.body.querySelectorAll('*')) {
      const { overflowX } = getComputedStyle(element);
      const scrolls = overflowX === 'auto' || overflowX === 'scroll';
      if (scrolls && element.scrollWidth > element.clientWidth + 1) report(element, 'scrolls sideways');
      if (element.closest('svg') !== null || isHidden(element)) continue;
      if (element.getBoundingClientRect().right > edge(element)) report(element, 'is too wide');
      for (const text of element.childNodes) {
        if (text.nodeType !== 3) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const right = Math.max(0, ...[...range.getClientRects()].map((box) => box.right));
        if (right > edge(element)) report(element, 'has text that is too wide: ' + text.data.slice(0, 60));
      }
    }
    return [...found];
  })()`)) as string[];
}

/** Pixels by which the page is wider than the window. */
export async function overflowOf(page: Page): Promise<number> {
  return (await page.evaluate('document.documentElement.scrollWidth - innerWidth')) as number;
}
