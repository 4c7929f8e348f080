import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCOPES } from '../../src/contract/key.ts';
import type { EngineResult } from '../../src/engine/core/engine.ts';
import { parseConfig } from '../../src/gate/inputs/config-file.ts';
import { type HttpsReceiver, startHttpsReceiver } from '../helpers/https-receiver.ts';
import { until } from '../helpers/service.ts';
import { CHROMIUM, type ConsolePage, type ConsoleRun, startConsole } from './helpers/console-run.ts';
import { demoResolver, demoResult, must, withProof, withReach } from './helpers/demo-data.ts';

/** Every action of the console, against the real service. */
describe.skipIf(CHROMIUM === null)('actions in the console', { timeout: 90_000 }, () => {
  const records: Record<string, string> = {};
  let run: ConsoleRun;
  let receiver: HttpsReceiver;
  let admin: ConsolePage;
  let page: Page;

  beforeAll(async () => {
    receiver = await startHttpsReceiver();
    run = await startConsole(
      { initialTokens: 1_000, allowWebhookCidrs: ['127.0.0.0/8'], trustedRoots: [receiver.ca] },
      { resolver: demoResolver(records) },
    );
    admin = await run.openSignedIn();
    page = admin.page;
  }, 120_000);
  afterAll(async () => {
    await run.close();
    await receiver.close();
  });

  const show = (path: string) => page.evaluate(`location.hash = '#/${path}'`);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
  const dialog = () => page.getByRole('dialog');
  const inDialog = (name: string | RegExp) => dialog().getByRole('button', { name, exact: typeof name === 'string' });
  const toast = (text: string | RegExp) => page.locator('.toast').getByText(text).waitFor();
  const closed = () => dialog().waitFor({ state: 'detached' });

  /** A delivery is recorded some time after the receiver has it. */
  const noneIsPending = () =>
    until('no delivery is pending', async () => {
      const pending = await run.service.store.query("SELECT 1 FROM deliveries WHERE status = 'pending'");
      return pending.length === 0;
    });

  const rowsBecome = (count: number) =>
    until(`${count} rows`, async () => (await page.locator('main tbody tr').count()) === count);

  /** The secret that a dialog shows once; copies it, closes the dialog. */
  async function takeSecret(): Promise<string> {
    await inDialog(/^Copy /).click();
    const secret = (await dialog().locator('.copy-value').textContent()) ?? '';
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(secret);
    await inDialog('I have copied it').click();
    await closed();
    expect(await page.content()).not.toContain(secret);
    return secret;
  }

  it('refuses a wrong token, with code and request id', async () => {
    const { page: other, context } = await run.open();
    await other.getByLabel('Token').fill('not-a-token');
    await other.getByRole('button', { name: 'Sign in' }).click();
    const alert = other.getByRole('alert');
    await alert.getByText('sign_in_refused').waitFor();
    expect(await alert.textContent()).toMatch(/request req_[0-9a-z]+/);
    await context.close();
  });

  /** The code of a new one-time link. */
  async function newLink(): Promise<string> {
    const { adminUrl, adminToken } = run.service.service;
    const made = await fetch(`${adminUrl}/v1/console-links`, {
      method: 'POST',
      headers: { authorization: `Bearer ${adminToken}` },
    });
    return ((await made.json()) as { link: string }).link;
  }

  it('signs in by a one-time link, which leaves the address at once and works once', async () => {
    const link = await newLink();
    const { page: other, context, trouble } = await run.open();
    await other.goto('about:blank');
    await other.goto(`${run.url}#link=${link}`);
    await other.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    expect(other.url()).toBe(`${run.url}#/overview`);
    await other.getByRole('button', { name: 'Sign out' }).click();
    await other.getByText('You are signed out.').waitFor();
    await other.goto('about:blank');
    await other.goto(`${run.url}#link=${link}`);
    await other.getByText('sign_in_refused').waitFor();
    expect(trouble).toEqual([]);
    await context.close();
  });

  it('signs in by a link that is opened in the tab of the sign-in page, and names the command that prints one', async () => {
    const { page: other, context, trouble } = await run.open();
    await other.getByText('scan-gate console --bootstrap FILE').waitFor();
    // The request waits, so that the address is seen while the code is still valid.
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await other.route('**/console/session', async (route) => {
      if (route.request().method() === 'POST') await released;
      await route.continue();
    });
    const sent = other.waitForRequest((request) => request.method() === 'POST');
    await other.evaluate(`location.hash = '#link=${await newLink()}'`);
    await sent;
    expect(other.url()).toBe(`${run.url}#/overview`);
    release();
    await other.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    expect(trouble).toEqual([]);
    await context.close();
  });

  it('a used link in the tab of a session is refused, and ends nothing', async () => {
    const link = await newLink();
    const { page: other, context } = await run.openSignedIn();
    await other.evaluate("location.hash = '#/keys'");
    await other.getByRole('heading', { level: 1, name: 'API keys' }).waitFor();
    await other.evaluate(`location.hash = '#link=${link}'`);
    await other.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    await other.evaluate(`location.hash = '#link=${link}'`);
    const alert = other.getByRole('alert');
    await alert.getByText('sign_in_refused').waitFor();
    expect(await alert.textContent()).toContain('scan-gate console --bootstrap FILE');
    expect(other.url()).toBe(`${run.url}#/overview`);
    expect(await other.getByRole('heading', { level: 1, name: 'Overview' }).count()).toBe(1);
    await context.close();
  });

  it('adds a target, shows what to publish, checks it again, and deletes it', async () => {
    await show('targets');
    await page.getByText('No targets yet.').waitFor();
    await button('Add target').click();
    await dialog().getByLabel('Host').fill('shop.example.com');
    await inDialog('Add target').click();
    await page.getByRole('heading', { level: 1, name: 'shop.example.com' }).waitFor();
    const proof = page.getByRole('region', { name: 'DNS record' });
    const [name, , value] = await proof.locator('.copy-value').allTextContents();
    await proof.getByRole('button', { name: 'Copy record value' }).click();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(value);
    await button('Check the DNS record').click();
    await page.getByText('The last check failed').waitFor();
    records[name ?? ''] = value ?? '';
    await button('Check the DNS record').click();
    await page.locator('.facts').getByText('Verified', { exact: true }).last().waitFor();
    await page.getByText('This target has not been scanned yet.').waitFor();
    await show('targets');
    await button('Add target').click();
    await dialog().getByLabel('Host').fill('old.example.com');
    await inDialog('Add target').click();
    await button('Delete target').click();
    expect(await dialog().textContent()).toContain('old.example.com');
    await inDialog('Delete target').click();
    await toast('old.example.com is deleted.');
  });

  it('starts a scan, follows it, shows its findings, downloads its reports', async () => {
    await show('scans');
    await button('New scan').click();
    await dialog().getByLabel('Target').fill('shop.example.com');
    await dialog()
      .getByLabel(/^Standard/)
      .check();
    await dialog().getByText('it creates records').waitFor();
    await dialog()
      .getByLabel(/^Submit forms/)
      .check();
    await dialog().getByLabel('Minutes').fill('5');
    await inDialog('Start scan').click();
    await page.getByText('This page updates by itself').waitFor();
    const call = await run.service.engine.call(0);
    expect(call.request.options).toMatchObject({ active_post: true, scan_minutes: 5 });
    call.finish(withReach(demoResult('shop.example.com', [0, 1, 4, 6])));
    await page.getByText('The scan read 150 of at least 1,000 pages, tested 410 inputs.').waitFor();
    await page.getByText('Left out: 850 pages (out of time).').waitFor();
    await page.getByText('Created by active-post: 25 rows in /students.').waitFor();
    await page.getByText('An environment file with secrets is readable by anyone').waitFor();
    await button('Critical 1').click();
    await page.getByText('Strict-Transport-Security is missing').waitFor({ state: 'detached' });
    await page.getByText('An environment file with secrets').click();
    await page.getByText('DB_PASSWORD=hu******et').waitFor();
    await page.getByText('Deny dot files in the web server, then rotate').waitFor();
    for (const [name, ending] of [
      ['JSON report', '.json'],
      ['PDF report', '.pdf'],
    ] as const) {
      const [download] = await Promise.all([page.waitForEvent('download'), button(name).click()]);
      expect(download.suggestedFilename()).toMatch(new RegExp(`^scn_\\w+\\${ending}$`));
    }
  });

  it('cancels a scan after naming it, and filters by status, target and type', async () => {
    await show('scans');
    await button('New scan').click();
    await dialog().getByLabel('Target').fill('shop.example.com');
    await dialog()
      .getByLabel(/^Quick/)
      .check();
    await inDialog('Start scan').click();
    await run.service.engine.call(1);
    await button('Cancel scan').click();
    expect(await dialog().textContent()).toMatch(/quick scan scn_\w+ of shop\.example\.com/);
    await inDialog('Cancel scan').click();
    await page.getByText('The scan was cancelled.').waitFor();
    await show('scans');
    const rows = page.locator('main tbody tr');
    await page.getByLabel('Status').selectOption('cancelled');
    await rowsBecome(1);
    expect(await rows.first().textContent()).toContain('Quick');
    await page.getByLabel('Type').selectOption('standard');
    await page.getByText('No scan matches these filters.').waitFor();
    await page.getByRole('link', { name: 'Clear the filters' }).click();
    await page.getByLabel('Target').fill('shop.example.com');
    await button('Filter').click();
    await rowsBecome(2);
  });

  it('shows hostile text of a site as plain text, without links that run', async () => {
    const hostile = '<img src=x onerror=alert(1)><script>alert(2)</script>\u202Eevil';
    run.service.engine.answer = () => {
      const result = demoResult('shop.example.com', [0]);
      if (result.status !== 'completed') throw new Error('The demo result is complete.');
      const findings = result.report.findings.map((each) => {
        const location = { url: 'javascript:alert(3)', method: 'GET', parameter: hostile };
        return { ...each, title: hostile, evidence: hostile, location, locations: [location] };
      });
      return { ...result, report: { ...result.report, findings } };
    };
    const { id } = await must<{ id: string }>(
      run.service.api.post('/v1/scans', { target: 'shop.example.com', scan_type: 'quick' }),
    );
    await until('the scan to succeed', async () => {
      const { status } = await must<{ status: string }>(run.service.api.get(`/v1/scans/${id}`));
      return status === 'succeeded';
    });
    await show('scans?type=quick&status=succeeded');
    await page.locator('main tbody a').first().click();
    await page.locator('details.finding summary').first().click();
    expect(await page.locator('.evidence').textContent()).toBe(
      '<img src=x onerror=alert(1)><script>alert(2)</script>evil',
    );
    expect(await page.locator('main img, main script, main a[href^="javascript"]').count()).toBe(0);
  });

  /** Scans shop.example.com with these results in turn and shows the last scan. */
  async function showScan(...results: readonly EngineResult[]): Promise<void> {
    let path = '';
    for (const result of results) {
      run.service.engine.answer = () => result;
      const scan = { target: 'shop.example.com', scan_type: 'quick' };
      const { id } = await must<{ id: string }>(run.service.api.post('/v1/scans', scan));
      path = `scans/${id}`;
      await until('the scan to succeed', async () => {
        const { status } = await must<{ status: string }>(run.service.api.get(`/v1/scans/${id}`));
        return status === 'succeeded';
      });
    }
    await show(path);
  }

  it('shows how to reproduce a finding, and copies the command and an ignore rule', async () => {
    const hostile = "https://shop.example.com/?q=';id;'$(id)";
    await showScan(withProof(demoResult('shop.example.com', [0]), hostile));
    await page.locator('details.finding summary').click();
    const copied = async (what: string): Promise<string> => {
      await page
        .locator('details.finding')
        .getByRole('button', { name: `Copy ${what}` })
        .click();
      return (await page.evaluate('navigator.clipboard.readText()')) as string;
    };
    const command = await copied('curl command');
    expect(command).toBe(await page.locator('.finding .copy-value').textContent());
    const { stdout } = await promisify(execFile)('sh', ['-c', `curl() { printf '%s\\n' "$@"; }\n${command}`]);
    expect(stdout.split('\n')).toContain(hostile);
    await page.locator('.finding').getByText('HTTP 200: <p>«secret»</p>').waitFor();
    const rules = parseConfig('config', { name: '.scan-gate.yml', text: await copied('ignore rule') });
    expect(rules).toMatchObject({
      ignore: [
        {
          fingerprint: '0'.repeat(32),
          reason: expect.any(String),
          expires: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        },
      ],
    });
  });

  it('accepts a finding with a reason and a date, also for later scans, and undoes it', async () => {
    const entry = page.locator('details.finding');
    await entry.getByRole('button', { name: 'Accept' }).click();
    await dialog().getByLabel('Reason').fill('Behind the VPN');
    await dialog().getByLabel('Until').fill('2020-01-01');
    await inDialog('Accept').click();
    await dialog().getByText('validation_error').waitFor();
    const end = `${new Date().getFullYear() + 1}-03-01`;
    await dialog().getByLabel('Until').fill(end);
    await inDialog('Accept').click();
    await closed();
    await entry.locator('.finding-tags').getByText('Accepted').waitFor();
    await showScan(withProof(demoResult('shop.example.com', [0]), 'https://shop.example.com/'));
    await entry.locator('.finding-tags').getByText('Accepted').waitFor();
    await entry.locator('summary').click();
    const accepted = entry.getByText('Accepted by admin until');
    expect(await accepted.textContent()).toContain('Behind the VPN');
    expect(await accepted.locator('time').getAttribute('datetime')).toBe(`${end}T00:00:00.000Z`);
    await entry.getByRole('button', { name: 'Undo acceptance' }).click();
    await toast('The finding is no longer accepted.');
    await entry.getByRole('button', { name: 'Accept' }).waitFor();
    expect(await entry.getByText('Accepted').count()).toBe(0);
  });

  it('erases the data of a target after a confirmation', async () => {
    await show('targets');
    await page.getByRole('link', { name: 'shop.example.com' }).click();
    await button('Erase data').click();
    expect(await dialog().textContent()).toContain('shop.example.com');
    await inDialog('Cancel').click();
    const erasures = "SELECT 1 FROM targets WHERE erase_before IS NOT NULL AND hostname = 'shop.example.com'";
    expect(await run.service.store.query(erasures)).toHaveLength(0);
    await button('Erase data').click();
    await inDialog('Erase data').click();
    await toast('The data of shop.example.com is erased within minutes.');
    expect(await run.service.store.query(erasures)).toHaveLength(1);
    await page.getByRole('heading', { level: 1, name: 'shop.example.com' }).waitFor();
  });

  it('creates a key that works, rotates it with an overlap, revokes it at once', async () => {
    await show('keys');
    await button('Create key').click();
    await inDialog('Create key').waitFor();
    // A sensible choice is made; without one, the form says what to do.
    expect(await dialog().getByRole('checkbox', { checked: true }).count()).toBe(6);
    for (const box of await dialog()
      .getByRole('checkbox', { checked: true })
      .all()
      .then((all) => all.reverse())) {
      await box.uncheck();
    }
    await inDialog('Create key').click();
    await dialog().getByText('Choose at least one scope.', { exact: true }).waitFor();
    await dialog().getByLabel('Name (optional)').fill('CI of <b>shop</b>');
    await dialog().getByRole('button', { name: 'Read only' }).click();
    await dialog().getByLabel('Expires').selectOption('30');
    await inDialog('Create key').click();
    await dialog().getByText('API key created').waitFor();
    const first = await takeSecret();
    const statusOf = async (key: string) => (await run.service.api.withKey(key).get('/v1/scans')).status;
    expect(await statusOf(first)).toBe(200);
    const prefix = first.slice(0, 12);
    await page.getByRole('rowheader', { name: 'CI of <b>shop</b>' }).waitFor();
    await button(`Rotate ${prefix} (CI of <b>shop</b>)`).click();
    await dialog().getByLabel('The old key stops working').selectOption('3600');
    await inDialog('Rotate key').click();
    await dialog().getByText('New key').waitFor();
    const second = await takeSecret();
    expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200]);
    await button(new RegExp(`^Revoke ${second.slice(0, 12)}`))
      .first()
      .click();
    expect(await dialog().textContent()).toContain(second.slice(0, 12));
    await inDialog('Revoke key').click();
    await toast(/is revoked/);
    expect(await statusOf(second)).toBe(401);
  });

  it('keeps a secret on the screen until the person says that it is copied', async () => {
    await show('keys');
    await button('Create key').click();
    await inDialog('Create key').click();
    const secret = dialog().locator('.copy-value');
    const shown = (await secret.textContent()) ?? '';
    expect(shown).toMatch(/^svc_live_/);
    expect(await dialog().getByRole('button', { name: 'Close' }).count()).toBe(0);
    for (let count = 0; count < 3; count += 1) {
      await page.keyboard.press('Escape');
      expect(await dialog().getByRole('alert').textContent()).toContain('Copy it');
      expect(await secret.textContent()).toBe(shown);
    }
    await page.mouse.click(5, 5);
    expect(await secret.isVisible()).toBe(true);
    // The browser asks before the page is left.
    expect(await page.evaluate("!window.dispatchEvent(new Event('beforeunload', { cancelable: true }))")).toBe(true);
    expect(await takeSecret()).toBe(shown);
    await until('the browser no longer asks', () =>
      page.evaluate<boolean>("window.dispatchEvent(new Event('beforeunload', { cancelable: true }))"),
    );
  });

  it('says what each scan type sends, before it is started', async () => {
    await show('scans');
    await button('New scan').click();
    const text = async (name: RegExp) => (await dialog().getByLabel(name).locator('..').textContent()) ?? '';
    expect(await text(/^Quick/)).toContain('No injection probes');
    expect(await text(/^Standard/)).toContain('sends injection probes');
    expect(await text(/^Compliance/)).toContain('compliance requirements');
    await dialog().getByText('Scan only what you may test.').waitFor();
    await dialog()
      .getByLabel(/^Quick/)
      .check();
    expect(await dialog().getByText('Scan only what you may test.').count()).toBe(0);
    // A refusal tells the person what to do, not the program.
    await dialog()
      .getByLabel(/^Standard/)
      .check();
    await dialog().getByLabel('Target').fill('not-mine.example.com');
    await inDialog('Start scan').click();
    await dialog().getByText('This type of scan needs proof that the target is yours.').waitFor();
    expect(await dialog().getByRole('alert').textContent()).not.toContain('/v1/');
    await dialog().getByLabel('Target').fill('two words');
    await inDialog('Start scan').click();
    await dialog()
      .getByText('A target must not contain spaces, backslashes or control characters.', { exact: true })
      .waitFor();
    await page.keyboard.press('Escape');
    await closed();
  });

  it('adds a member, creates a token, changes the role, removes the member', async () => {
    await show('members');
    await button('Add member').click();
    await dialog().getByLabel('Name').fill('Ada Lovelace');
    await inDialog('Add member').click();
    await toast(/Ada Lovelace is added/);
    await button('New token for Ada Lovelace').click();
    await dialog().getByRole('button', { name: 'All' }).click();
    await inDialog('Create token').click();
    await dialog().getByText('Personal token created').waitFor();
    const token = await takeSecret();
    await button('Tokens of Ada Lovelace').click();
    await dialog().getByText('All scopes').waitFor();
    await page.keyboard.press('Escape');
    await button('Change the role of Ada Lovelace').click();
    await dialog()
      .getByLabel(/^Viewer/)
      .check();
    expect(await dialog().textContent()).toContain('lose all others');
    await inDialog('Change role').click();
    await toast(/now viewer \(1 token narrowed\)/);
    await button('Remove Ada Lovelace').click();
    await dialog()
      .getByText(`${token.slice(0, 12)}…`)
      .waitFor();
    await inDialog('Remove member').click();
    await toast(/Ada Lovelace is removed; 1 token revoked/);
    expect((await run.service.api.withKey(token).get('/v1/scans')).status).toBe(401);
  });

  it('creates a webhook, tests, edits, disables and enables it, rotates its secret', async () => {
    await show('webhooks');
    await button('Create webhook').click();
    await dialog().getByLabel('Address').fill(`${receiver.url}/hook`);
    await inDialog('Create webhook').click();
    await dialog().getByText('Webhook created').waitFor();
    expect(await takeSecret()).toMatch(/^whsec_/);
    await page.getByRole('link', { name: `${receiver.url}/hook` }).click();
    await button('Send test event').click();
    await page.getByText('HTTP 204').waitFor();
    expect(receiver.received.at(-1)?.path).toBe('/hook');
    await button('Edit events').click();
    await dialog().getByLabel('scan.cancelled').check();
    await inDialog('Save').click();
    await page.locator('.facts').getByText('scan.cancelled').waitFor();
    await button('Disable').click();
    expect(await dialog().textContent()).toContain(`${receiver.url}/hook`);
    await inDialog('Disable webhook').click();
    await page.getByText('It was disabled by hand.').waitFor();
    await button('Enable').click();
    await page.locator('.facts').getByText('Enabled').waitFor();
    await button('Rotate secret').click();
    await inDialog('Rotate secret').click();
    await dialog().getByText('New signing secret').waitFor();
    expect(await takeSecret()).toMatch(/^whsec_/);
  });

  it('lists deliveries with their attempts, replays one and the dead-lettered ones, deletes the webhook', async () => {
    const before = receiver.received.length;
    await must(run.service.api.post('/v1/scans', { target: 'shop.example.com', scan_type: 'quick' }));
    await receiver.waitFor(before + 1);
    await noneIsPending();
    await button('Refresh').click();
    await button(/^scan\.completed/)
      .first()
      .click();
    await dialog().getByText('HTTP 204').waitFor();
    await dialog().getByText('"type": "scan.completed"').waitFor();
    await inDialog('Replay this event').click();
    await toast(/delivered again/);
    await receiver.waitFor(before + 2);
    await noneIsPending();
    await run.service.store.query("UPDATE deliveries SET status = 'dead_lettered' WHERE status = 'succeeded'");
    await page.getByLabel('Status').selectOption('dead_lettered');
    await page.getByRole('cell', { name: 'Dead lettered' }).first().waitFor();
    const received = receiver.received.length;
    await button('Replay dead-lettered').click();
    await inDialog('Replay 1 event').click();
    await toast(/will be delivered again/);
    await receiver.waitFor(received + 1);
    await button('Delete').click();
    expect(await dialog().textContent()).toContain(`${receiver.url}/hook`);
    await inDialog('Delete webhook').click();
    await page.getByText('No webhooks yet.').waitFor();
  });

  it('adds a channel of the chosen kind, tests, disables, enables and deletes it', async () => {
    await show('channels');
    await button('Add channel').click();
    await dialog().getByLabel('Kind').selectOption('jira');
    await dialog().getByLabel('Name').fill('Issues');
    await dialog().getByLabel('Address').fill(receiver.url);
    await dialog().getByLabel('API token').fill('tok-SECRET');
    await dialog().getByLabel('Project key').fill('SEC');
    await dialog().getByLabel('finding.fixed').uncheck();
    await dialog().getByLabel('Daily at').fill('08:30');
    await dialog().getByLabel('Time zone').fill('Mars/Base');
    await inDialog('Add channel').click();
    await dialog().getByText('Time zone is not a known IANA time zone').waitFor();
    await dialog().getByLabel('Time zone').fill('Europe/Berlin');
    await inDialog('Add channel').click();
    await toast('The channel is added.');
    await page.getByText('Daily at 08:30 (Europe/Berlin)').waitFor();
    expect(await page.content()).not.toContain('tok-SECRET');
    await button('Test Issues').click();
    await inDialog('Send test').click();
    await dialog().getByText('HTTP 204').waitFor();
    expect(receiver.received.at(-1)?.path).toBe('/rest/api/2/project/SEC');
    await page.keyboard.press('Escape');
    await closed();
    await button('Disable Issues').click();
    await inDialog('Disable channel').click();
    await button('Enable Issues').click();
    await inDialog('Enable channel').click();
    await button('Disable Issues').waitFor();
    await button('Delete Issues').click();
    await inDialog('Delete channel').click();
    await page.getByText('No channels yet.').waitFor();
  });

  it('grants tokens, shows usage and the ledger', async () => {
    await show('usage');
    await button('Grant tokens').click();
    await dialog().getByLabel('Tokens').fill('250');
    await inDialog('Grant tokens').click();
    await toast(/250 tokens granted/);
    await page.getByRole('cell', { name: '+250' }).waitFor();
    expect(
      await page
        .getByRole('img', { name: /Tokens by operation/ })
        .locator('canvas')
        .count(),
    ).toBe(1);
    await page
      .getByRole('table', { name: /Tokens by operation/ })
      .getByText('scan.standard')
      .waitFor();
  });

  it('tells in the audit log who did all this', async () => {
    for (const action of [
      'target.created',
      'target.verified',
      'target.deleted',
      'webhook.created',
      'webhook.updated',
      'webhook.secret_rotated',
      'webhook.replayed',
      'webhook.deleted',
      'scan.created',
      'scan.cancelled',
      'key.created',
    ]) {
      await show(`audit?action=${action}`);
      await page.locator('main tbody th').getByText(action, { exact: true }).first().waitFor();
      if (!action.startsWith('key.') && action !== 'scan.created') {
        expect(await page.locator('main tbody tr').first().textContent()).toContain('settings console');
      }
    }
  });

  it('filters the audit log', async () => {
    await show('audit');
    await until('the filter is empty', async () => (await page.getByLabel('Action').inputValue()) === '');
    await page.getByLabel('Action').fill('key.revoked');
    await button('Filter').click();
    await until('only that action is shown', async () => {
      const shown = await page.locator('main tbody th').allTextContents();
      return shown.length > 0 && shown.every((action) => action === 'key.revoked');
    });
  });

  it('loads more of a long list', async () => {
    for (let index = 0; index < 21; index += 1) {
      await must(run.service.api.post('/v1/targets', { hostname: `host-${index}.example.com` }));
    }
    await show('targets');
    const rows = page.locator('main tbody tr');
    await rowsBecome(20);
    await button('Load more').click();
    await page.getByText('host-0.example.com').waitFor();
    expect(await rows.count()).toBe(22);
  });

  it('works in the sandbox of an admin session', async () => {
    await page.getByRole('switch', { name: 'Sandbox', description: /Scans run, but cost no tokens/ }).check();
    await page.getByText('Sandbox: test data.').waitFor();
    await page.getByText('No targets yet.').waitFor();
    await page.getByRole('switch', { name: 'Sandbox' }).uncheck();
    await page.getByText('host-20.example.com').waitFor();
  });

  it('did all this without an error, a violation of the policy or a request elsewhere', () => {
    expect(admin.trouble).toEqual([]);
  });

  it('shows a member what their scopes allow, and explains the rest', async () => {
    const { page: adminPage } = admin;
    const call = (path: string, body: unknown) => run.call<{ key: string }>(adminPage, 'POST', path, body);
    await call('/admin/v1/members', { name: 'vic', role: 'viewer' });
    const token = { type: 'personal', mode: 'live', member: 'vic', scopes: ['scans:read', 'targets:read'] };
    const { key } = await call('/admin/v1/keys', token);
    const { page: own, context, trouble } = await run.openSignedIn(key);
    expect(await own.getByRole('navigation').getByRole('link').allTextContents()).toEqual([
      'Overview',
      'Scans',
      'Targets',
    ]);
    await own.evaluate("location.hash = '#/targets'");
    await own.getByText('your token lacks targets:write').waitFor();
    expect(await own.getByRole('button', { name: 'Add target' }).count()).toBe(0);
    await own.evaluate("location.hash = '#/keys'");
    await own.getByText('Only admins can open this page.').waitFor();
    expect(trouble).toEqual([]);
    await context.close();
  });

  it('offers the erasure of data to admins only', async () => {
    const call = (path: string, body: unknown) => run.call<{ key: string }>(admin.page, 'POST', path, body);
    await call('/admin/v1/members', { name: 'dev', role: 'member' });
    const scopes = ['scans:read', 'targets:read', 'targets:write'];
    const { key } = await call('/admin/v1/keys', { type: 'personal', mode: 'live', member: 'dev', scopes });
    const { page: own, context } = await run.openSignedIn(key);
    const { id } = (await run.service.api.post('/v1/targets', { hostname: 'erase.example.com' })).body;
    await own.evaluate(`location.hash = '#/targets/${id}'`);
    await own.getByRole('button', { name: 'Delete target' }).waitFor();
    expect(await own.getByRole('button', { name: 'Erase data' }).count()).toBe(0);
    await context.close();
  });

  it('gives an admin member with every scope the pages of admins', async () => {
    const call = (path: string, body: unknown) => run.call<{ key: string }>(admin.page, 'POST', path, body);
    await call('/admin/v1/members', { name: 'ann', role: 'admin' });
    const { key } = await call('/admin/v1/keys', { type: 'personal', mode: 'live', member: 'ann', scopes: SCOPES });
    const { page: own, context } = await run.openSignedIn(key);
    await own.evaluate("location.hash = '#/members'");
    await own.getByRole('button', { name: 'Remove ann' }).waitFor();
    await context.close();
  });

  it('warns before an idle session ends, extends it, and signs out when it is over', async () => {
    const { page: idle, context } = await run.open();
    await idle.clock.install();
    await idle.getByLabel('Token').fill(run.service.service.adminToken ?? '');
    await idle.getByRole('button', { name: 'Sign in' }).click();
    await idle.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    await idle.evaluate("location.hash = '#/keys'");
    await idle.getByRole('heading', { level: 1, name: 'API keys' }).waitFor();
    await idle.clock.fastForward('29:20');
    await idle.getByRole('dialog', { name: 'Are you still there?' }).waitFor();
    await idle.getByRole('button', { name: 'Stay signed in' }).click();
    await idle.getByRole('dialog').waitFor({ state: 'detached' });
    await idle.clock.fastForward('30:05');
    await idle.getByText('You were signed out after 30 min without activity.').waitFor();
    await context.close();
  });

  it('returns to signing in when the session was ended elsewhere', async () => {
    const { page: own, context } = await run.openSignedIn();
    await context.clearCookies();
    await own.evaluate("location.hash = '#/targets'");
    await own.getByText('Your session has ended. Sign in again.').waitFor();
    await context.close();
  });
});
