import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Provider, { type Configuration } from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SSO_PATHS } from '../../src/contract/console.ts';
import type { SsoConfig } from '../../src/service/service-context.ts';
import { admin } from '../helpers/console-browser.ts';
import { listen } from '../helpers/listen.ts';
import { CLIENT } from '../helpers/sso-provider.ts';
import { CHROMIUM, type ConsolePage, type ConsoleRun, startConsole } from './helpers/console-run.ts';
import { must } from './helpers/demo-data.ts';

const GROUPS: Readonly<Record<string, readonly string[]>> = { ada: ['staff', 'team'], eve: ['visitors'] };

/** A client as a person registers the console at their provider. Groups come from the UserInfo endpoint. */
function configurationOf(origin: string): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [origin + SSO_PATHS.callback],
        post_logout_redirect_uris: [`${origin}/console/`],
        backchannel_logout_uri: origin + SSO_PATHS.backchannelLogout,
        backchannel_logout_session_required: true,
      },
    ],
    cookies: { keys: ['of-the-test'] },
    claims: { openid: ['sub'], profile: ['preferred_username', 'groups'] },
    features: { backchannelLogout: { enabled: true } },
    // Without its dispatcher, which connects to no address of this machine.
    fetch: (url, { dispatcher: _, ...options }) => fetch(url, options),
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ sub, preferred_username: `${sub}@example.com`, groups: GROUPS[sub] }),
    }),
    async loadExistingGrant({ oidc }) {
      const accountId = oidc.session?.accountId ?? '';
      const grant = new oidc.provider.Grant({ clientId: CLIENT.id, accountId });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
  };
}

describe.skipIf(CHROMIUM === null)('single sign-on in a browser, at a provider of another site', () => {
  let run: ConsoleRun;
  let issuer = '';
  let closeProvider = async () => {};

  beforeAll(async () => {
    let handle: (request: IncomingMessage, response: ServerResponse) => unknown = () => undefined;
    const served = await listen(createServer((request, response) => handle(request, response)));
    closeProvider = served.close;
    issuer = `http://localhost:${served.port}`;
    const roles: SsoConfig['roles'][number][] = [{ group: 'staff', role: 'viewer', workspaceId: null }];
    const sso = { issuer, clientId: CLIENT.id, clientSecret: CLIENT.secret, roles };
    run = await startConsole({ role: 'api', allowOidcCidrs: ['127.0.0.0/8', '::1/128'], console: { sso } });
    handle = new Provider(issuer, configurationOf(new URL(run.url).origin)).callback();
    const { service, api } = run.service;
    const team = (await admin(service, 'POST', '/v1/workspaces', { name: 'Team' })).body.id;
    roles.push({ group: 'team', role: 'member', workspaceId: team });
    const key = { type: 'workspace', mode: 'live', scopes: ['targets:write'] };
    const made = await admin(service, 'POST', `/v1/keys?workspace_id=${team}`, key);
    await must(api.post('/v1/targets', { hostname: 'first.example.com' }));
    await must(api.withKey(made.body.key).post('/v1/targets', { hostname: 'team.example.com' }));
  }, 120_000);
  afterAll(async () => {
    await run.close();
    await closeProvider();
  });

  async function open(): Promise<ConsolePage> {
    const opened = await run.open();
    // The pages of the provider name a font of another host.
    await opened.context.route('https://**', (route) => route.abort());
    return opened;
  }
  const begin = ({ page }: ConsolePage) =>
    page.getByRole('link', { name: `Sign in with ${new URL(issuer).host}` }).click();
  async function identify({ page }: ConsolePage, person: string): Promise<void> {
    await page.getByPlaceholder('Enter any login').fill(person);
    await page.getByPlaceholder('and password').fill('of the test');
    await page.getByRole('button', { name: 'Sign-in' }).click();
  }
  async function signIn(opened: ConsolePage): Promise<void> {
    await begin(opened);
    await identify(opened, 'ada');
    await opened.page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  }
  /** What went wrong in the pages of the console itself. */
  const troubleOf = ({ trouble }: ConsolePage) => trouble.filter((line) => !line.startsWith('request to '));

  it('lands in the console with the role of the group, and shows each workspace by its own data', async () => {
    const opened = await open();
    const { page, context } = opened;
    await signIn(opened);
    await page.getByText('Role: viewer').waitFor();
    await page.getByText('ada@example.com').waitFor();
    expect(page.url()).toBe(`${run.url}#/overview`);
    const targets = async () => {
      await page.evaluate("location.hash = '#/targets'");
      await page.getByRole('heading', { level: 1, name: 'Targets' }).waitFor();
      const shown = page.locator('main').getByText(/^\w+\.example\.com$/);
      await shown.first().waitFor();
      return shown.allTextContents();
    };
    expect(await targets()).toEqual(['first.example.com']);
    await page.getByLabel('Workspace').selectOption({ label: 'Team' });
    await page.getByText('Role: member').waitFor();
    expect(await targets()).toEqual(['team.example.com']);
    await page.getByRole('switch', { name: 'Sandbox' }).click();
    await page.getByText('Sandbox: test data.').waitFor();
    await page.getByText('No targets yet.').waitFor();
    await page.reload();
    await page.getByText('Role: member').waitFor();
    expect(await targets()).toEqual(['team.example.com']);
    expect(troubleOf(opened)).toEqual([]);
    await context.close();
  });

  it('signs out here and at the provider, and tells the next person that no group has a role', async () => {
    const opened = await open();
    const { page, context } = opened;
    await signIn(opened);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Yes, sign me out' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(page.url()).toBe(run.url);
    // The provider asks who it is again.
    await begin(opened);
    await identify(opened, 'eve');
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toMatch(/group.*sso_no_role · request req_/s);
    expect(page.url()).toBe(run.url);
    expect(await page.evaluate("fetch('/console/session').then(({ status }) => status)")).toBe(401);
    expect(troubleOf(opened)).toEqual([]);
    await context.close();
  });

  it('ends the open session when the person signs out at the provider', async () => {
    const opened = await open();
    const { page, context } = opened;
    await signIn(opened);
    const other = await context.newPage();
    await other.goto(`${issuer}/session/end`);
    await other.getByRole('button', { name: 'Yes, sign me out' }).click();
    await other.getByText('Sign-out Success').first().waitFor();
    await page.evaluate("location.hash = '#/targets'");
    await page.getByText('Your session has ended. Sign in again.').waitFor();
    expect(run.service.log.findLast(({ event }) => event === 'console.sso_logout')).toMatchObject({ ended: 1 });
    expect(troubleOf(opened)).toEqual([]);
    await context.close();
  });
});
