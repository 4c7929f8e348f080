import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import type { Login } from '../../../src/contract/login.ts';
import { runScan } from '../../../src/engine/run.ts';
import { chromiumPath } from '../../helpers/chromium.ts';
import { listen } from '../../helpers/listen.ts';
import { enter, enterSite, statusOf } from './enter.ts';
import type { Case } from './kinds.ts';
import { PASSWORD, TOTP_SECRET, USER } from './login-site.ts';
import { identityProvider, serverApplication } from './provider-site.ts';
import { change, click, leaving, open, press, recordingOf } from './recording.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

const page = (body: string) => `<!doctype html><title>Members</title><h1>Members</h1>${body}`;
const FORM =
  '<form method=post action=/enter><label>Member <input name=m id=m></label><label>Word <input name=w type=password></label><button>Go in</button></form>';

const member = (markup: string, more: Partial<Case> = {}): Case => ({
  nobody: 'redirect',
  steps: [{ path: '/enter', markup: page(markup), user: 'm', password: 'w', ...more.steps?.[0] }],
  ...more,
});

const FILLED = [change('{{username}}', 'aria/Member', '#m'), change('{{password}}', 'aria/Word')];

interface Recorded {
  readonly kind: Case;
  readonly steps: Parameters<typeof recordingOf>[0];
  readonly login?: Login;
}

const SHADOW = page(
  `<member-gate></member-gate><script>customElements.define('member-gate', class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = ${JSON.stringify(FORM)}; } });</script>`,
);

const GOOD: Readonly<Record<string, Recorded>> = {
  'names and roles': {
    kind: member(FORM),
    steps: [open('/enter'), ...FILLED, leaving(click('aria/Go in[role="button"]', '#gone'))],
  },
  'the first alternative that is there': {
    kind: member(FORM),
    steps: [open('/'), ...FILLED, leaving(click('#gone', 'xpath///button[2]', 'text/Go in'))],
  },
  'a key': {
    kind: member(FORM),
    steps: [
      open('/enter'),
      ...FILLED,
      click('xpath///input[@type="password"]'),
      ...press('Enter').map((step, at) => (at === 0 ? step : leaving(step))),
    ],
  },
  'shadow trees': {
    kind: member('', { pages: { '/club': SHADOW } }),
    steps: [
      open('/club'),
      change('{{username}}', ['member-gate', '#m']),
      change('{{password}}', 'pierce/[name=w]'),
      leaving(click(['member-gate', 'button'])),
    ],
  },
  'a frame': {
    kind: member(FORM, { pages: { '/club': page('<iframe src=/enter width=600 height=300></iframe>') } }),
    steps: [
      open('/club'),
      ...[...FILLED, click('aria/Go in')].map((step) => ({ ...step, frame: [0] })),
      { type: 'waitForElement', frame: [0], selectors: ['text/Welcome'], timeout: 9_000 },
      open('/'),
    ],
  },
  'a form that shows late, a list and a code': {
    kind: {
      nobody: 'redirect',
      steps: [
        {
          path: '/enter',
          user: 'm',
          password: 'w',
          code: 'otp',
          requires: { house: 'north' },
          markup: page(
            `<button id=b type=button>Enter here</button><template><form method=post action=/enter><input name=m><input name=w type=password><input name=otp><select name=house><option>south<option>north</select><button>Go in</button></form></template><script>b.onclick = () => setTimeout(() => { document.body.append(document.querySelector('template').content); }, 400);</script>`,
          ),
        },
      ],
    },
    steps: [
      open('/enter'),
      click('text/Enter here'),
      {
        type: 'waitForElement',
        selectors: ['select[name=house]'],
        count: 1,
        operator: '==',
        attributes: { name: 'house' },
      },
      change('{{username}}', '[name=m]'),
      change('{{ password }}', '[name=w]'),
      change('{{code}}', '[name=otp]'),
      change('north', 'select'),
      { type: 'hover', selectors: ['text/Go in'] },
      { type: 'scroll', x: 0, y: 100 },
      leaving(click('text/Go in')),
    ],
    login: { totp: TOTP_SECRET },
  },
  'a page that replaces what scripts use': {
    kind: member(
      `${FORM}<script>document.querySelectorAll = () => []; Element.prototype.getClientRects = () => []; Element.prototype.getAttribute = () => 'x'; Array.prototype.filter = () => []; Object.entries = () => [];</script>`,
    ),
    steps: [open('/enter'), ...FILLED, leaving(click('button'))],
  },
};

const loginOf = (steps: Recorded['steps'], more: Login = {}): Login => ({
  username: USER,
  password: PASSWORD,
  recording: recordingOf(steps),
  ...more,
});

const holds = (secret: string) => (line: string) => decodeURIComponent(line).includes(secret);

describe.skipIf(chromiumPath === null)('a recorded sign-in', { timeout: 240_000 }, () => {
  it.each(Object.entries(GOOD))('is replayed: %s', async (_name, { kind, steps, login }) => {
    const { site, identities } = await enterSite({ ...kind, login: loginOf(steps, login) }, closers, {}, chromiumPath);
    expect([identities.failure?.code, identities.failure?.message, site.state.log]).toEqual([
      undefined,
      undefined,
      expect.anything(),
    ]);
    expect(site.state.signIns).toBe(1);
    expect(await statusOf(identities, '/settings')).toBe(200);
    expect(await statusOf(identities, '/settings', 'none')).toBe(302);
    expect(site.state.log.filter(holds(PASSWORD))).toEqual([]);
    expect(await identities.end()).toBeNull();
  });

  it('answers what an identity provider asks for', async () => {
    let provider = '';
    const site = await serverApplication(() => provider);
    const served = await identityProvider({ asksForConsent: true }, [`${site.url}/callback`]);
    provider = served.url;
    closers.push(served.close);
    const steps = [
      open('/'),
      leaving(click('text/Sign in')),
      change('{{username}}', '[name=login]'),
      change('{{password}}', '[name=password]'),
      leaving(click('aria/Continue')),
      leaving(click('aria/Allow')),
    ];
    const login = loginOf(steps, { identity_provider: [provider] });
    const { identities } = await enter(site, login, closers, {}, chromiumPath);
    expect([identities.failure?.code, identities.failure?.message]).toEqual([undefined, undefined]);
    expect(await statusOf(identities, '/settings')).toBe(200);
  });
});

interface Broken extends Recorded {
  readonly code: string;
  readonly says: RegExp;
}

const BROKEN: Readonly<Record<string, Broken>> = {
  'an application without the button any more': {
    kind: member(FORM.replace('Go in', 'Enter')),
    steps: [open('/enter'), ...FILLED, { ...leaving(click('aria/Go in')), timeout: 700 }],
    code: 'sign_in_recording_failed',
    says: /^step 5 \(click\) found none of its selectors, such as aria\/Go in on \/enter$/,
  },
  'an application whose button does nothing': {
    kind: member(`${FORM}<script>document.forms[0].onsubmit = () => false;</script>`),
    steps: [open('/enter'), ...FILLED, { ...leaving(click('aria/Go in')), timeout: 700 }],
    code: 'sign_in_recording_failed',
    says: /^step 5 \(click\) was recorded with a navigation, and none followed on \/enter$/,
  },
  'an application that never shows what is waited for': {
    kind: member(FORM),
    steps: [open('/enter'), ...FILLED, { type: 'waitForElement', selectors: ['#dashboard'], timeout: 500 }],
    code: 'sign_in_recording_failed',
    says: /^step 5 \(waitForElement\) did not find what it waits for, such as #dashboard on \/enter$/,
  },
  'an application without the frame': {
    kind: member(FORM),
    steps: [open('/enter'), { ...change('{{password}}', '[name=w]'), frame: [1], timeout: 500 }],
    code: 'sign_in_recording_failed',
    says: /^step 3 \(change\) found none of its selectors/,
  },
  'an application whose list lacks the choice': {
    kind: member(`${FORM}<select><option>south</select>`),
    steps: [open('/enter'), ...FILLED, change('north', 'select')],
    code: 'sign_in_recording_failed',
    says: /^step 5 \(change\) found an element that does not take the value on \/enter$/,
  },
  'a password that was recorded': {
    kind: member(FORM),
    steps: [open('/enter'), change('hunter-secret-2', '[name=w]')],
    code: 'sign_in_recording_failed',
    says: /^step 3 \(change\) types a literal text into a password field; write \{\{password\}\}/,
  },
  'a page of another origin': {
    kind: member(FORM),
    steps: [open('https://app.example/enter'), ...FILLED],
    code: 'sign_in_recording_failed',
    says: /^step 2 \(navigate\) leads to https:\/\/app\.example, which is neither the target nor in identity-provider/,
  },
  'an application that refuses the password': {
    kind: member(FORM),
    steps: [open('/enter'), ...FILLED, leaving(click('aria/Go in'))],
    login: { password: 'wrong-Harbor-62' },
    code: 'sign_in_denied',
    says: /^\/enter asks for the password again$/,
  },
  'an application that sends its form elsewhere': {
    kind: member(FORM.replace('/enter', '{foreign}/enter')),
    steps: [open('/enter'), ...FILLED, leaving(click('aria/Go in'))],
    code: 'sign_in_off_host',
    says: /127\.0\.0\.1:\d+, another origin$/,
  },
  'an application that leads elsewhere': {
    kind: member(FORM, { pages: { '/club': page('<a href="{foreign}/in">Sign in</a>') } }),
    steps: [open('/club'), leaving(click('text/Sign in')), { ...change('{{username}}', '#m'), timeout: 500 }],
    code: 'sign_in_recording_failed',
    says: /^step 4 \(change\) found none of its selectors, such as #m on .*; it had led to http:\/\/127\.0\.0\.1:\d+, another origin$/,
  },
  'an application that puts the password in its address': {
    kind: member(FORM.replace('method=post', 'method=get')),
    steps: [open('/enter'), ...FILLED, { ...leaving(click('aria/Go in')), timeout: 900 }],
    code: 'sign_in_recording_failed',
    says: /^step 5 \(click\) would send the password in a URL$/,
  },
  'an application that only looks signed in': {
    kind: member('', {
      pages: {
        '/club': page(
          `${FORM.replace('method=post', 'onsubmit="document.body.textContent=`Welcome, Ann`;return false"')}`,
        ),
      },
    }),
    steps: [open('/club'), ...FILLED, click('aria/Go in'), { type: 'waitForElement', selectors: ['text/Welcome'] }],
    code: 'sign_in_unproven',
    says: /no address responds differently/,
  },
};

describe.skipIf(chromiumPath === null)('a recorded sign-in fails', { timeout: 240_000 }, () => {
  it.each(Object.entries(BROKEN))('for %s', async (_name, { kind, steps, login, code, says }) => {
    const foreign: string[] = [];
    const other = await listen(
      createServer((request, response) => {
        foreign.push(`${request.method} ${request.url}`);
        response.end();
      }),
    );
    closers.push(other.close);
    const text = JSON.stringify({ ...kind, login: loginOf(steps, login) }).replaceAll('{foreign}', other.url);
    const { site, identities } = await enterSite(JSON.parse(text) as Case, closers, {}, chromiumPath);
    expect([identities.failure?.code, identities.failure?.message]).toEqual([code, expect.stringMatching(says)]);
    expect(identities.names).toEqual([]);
    expect(identities.failure?.message).not.toMatch(new RegExp(`${PASSWORD}|hunter-secret-2`));
    expect(foreign).toEqual([]);
    expect(site.state.log.filter(holds(PASSWORD))).toEqual([]);
    expect(site.state.signIns).toBe(0);
  });

  it('and the scan passes no check of the application', async () => {
    const { kind, steps } = BROKEN['an application that only looks signed in'] as Broken;
    const { site } = await enterSite(kind, closers);
    const result = await runScan({
      target: site.url,
      scanType: 'standard',
      ownershipProven: true,
      addressPolicy: { mode: 'any', allow: [] },
      options: { login: loginOf(steps) },
      browserPath: chromiumPath ?? '',
    });
    if (result.status !== 'completed') throw new Error(JSON.stringify(result));
    const { coverage, checks } = result.report;
    expect(coverage).toMatchObject({ application_seen: false, signed_in: false, code: 'sign_in_unproven' });
    expect(checks.find(({ check_id }) => check_id === 'content.stack-trace')?.status).toBe('error');
    expect(JSON.stringify(result.report)).not.toContain(PASSWORD);
  });
});

it('a recorded sign-in needs a browser', async () => {
  const { kind, steps } = GOOD['a key'] as Recorded;
  const { site, identities } = await enterSite({ ...kind, login: loginOf(steps) }, closers);
  expect(identities.failure?.code).toBe('sign_in_scripted');
  expect(site.state.log).toEqual([]);
});
