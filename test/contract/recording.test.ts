import { describe, expect, it } from 'vitest';
import { type Login, RECORDING_LENGTH_MAX } from '../../src/contract/login.ts';
import { methodOf } from '../../src/contract/login-method.ts';
import { keyOf, parseRecording, placeholdersOf } from '../../src/contract/recording.ts';

const CHANGE = {
  type: 'change',
  target: 'main',
  selectors: [['aria/Password'], ['#p'], 'xpath///*[@id="p"]'],
  value: '{{password}}',
};
const written = (...steps: readonly unknown[]) => JSON.stringify({ title: 'Sign in', steps: [...steps, CHANGE] });
const faultOf = (text: string) => {
  const parsed = parseRecording(text);
  return 'fault' in parsed ? parsed.fault : null;
};

/** As Chrome 141 exports a sign-in. */
const EXPORTED = {
  title: 'Recording 25.11.2026',
  timeout: 8_000,
  selectorAttribute: 'data-test',
  steps: [
    {
      type: 'setViewport',
      width: 1_085,
      height: 927,
      deviceScaleFactor: 1,
      isMobile: false,
      hasTouch: false,
      isLandscape: false,
    },
    {
      type: 'navigate',
      url: 'https://app.example.com/',
      assertedEvents: [{ type: 'navigation', url: 'https://app.example.com/', title: 'App' }],
    },
    {
      type: 'click',
      target: 'main',
      selectors: [['aria/Sign in'], ['#root > a'], ['xpath///*[@id="root"]/a'], ['pierce/#root > a'], ['text/Sign in']],
      offsetY: 12.5,
      offsetX: 30,
      assertedEvents: [{ type: 'navigation', url: 'https://login.example.com/realms/app', title: 'Sign in' }],
    },
    { type: 'change', value: '{{username}}', selectors: [['#username']], target: 'main' },
    { type: 'keyDown', target: 'main', key: 'Tab' },
    { type: 'keyUp', target: 'main', key: 'Tab' },
    { ...CHANGE, frame: [0, 1] },
    {
      type: 'waitForElement',
      selectors: ['#menu'],
      operator: '>=',
      count: 1,
      visible: true,
      attributes: { role: 'menu' },
    },
  ],
};

describe('a recording', () => {
  it('is what the Recorder exports', () => {
    const parsed = parseRecording(JSON.stringify(EXPORTED));
    if ('fault' in parsed) throw new Error(parsed.fault);
    expect(parsed).toEqual({ steps: EXPORTED.steps, timeout: 8_000 });
    expect([...placeholdersOf(parsed)]).toEqual(['username', 'password']);
  });

  it.each<[string, unknown, string]>([
    [
      'code',
      { type: 'waitForExpression', expression: 'alert(1)' },
      'step 1 (waitForExpression): it would run code: wait for an element',
    ],
    ['an extension', { type: 'customStep', name: 'x', parameters: {} }, 'step 1 (customStep): it is an extension'],
    ['a closed window', { type: 'close', target: 'main' }, 'step 1 (close): it closes a window'],
    [
      'a slow network',
      { type: 'emulateNetworkConditions', download: 1, upload: 1, latency: 1 },
      'step 1 (emulateNetworkConditions)',
    ],
    ['another type', { type: 'teleport' }, 'step 1 (teleport): this type is not known'],
    ['no type', { selectors: ['a'] }, 'step 1: it has no type'],
    ['no step', 'click', 'step 1: it has no type'],
    ['a name of all objects', { type: 'constructor' }, 'step 1 (constructor): this type is not known'],
    ['no selectors', { type: 'click' }, 'step 1 (click): it must have required properties selectors'],
    ['empty selectors', { type: 'click', selectors: [] }, 'step 1 (click): selectors'],
    ['a selector of another form', { type: 'click', selectors: [{}] }, 'step 1 (click): selectors.0'],
    ['a long selector', { type: 'click', selectors: ['a'.repeat(2_001)] }, 'step 1 (click): selectors.0'],
    ['a frame that is none', { type: 'click', selectors: ['a'], frame: [-1] }, 'step 1 (click): frame.0'],
    [
      'an unknown member',
      { type: 'click', selectors: ['a'], properties: {} },
      'step 1 (click): properties is not known',
    ],
    ['a long time', { type: 'click', selectors: ['a'], timeout: 3_600_000 }, 'step 1 (click): timeout'],
    [
      'another window',
      { type: 'click', selectors: ['a'], target: 'https://x.example/' },
      'step 1 (click): it acts in another window',
    ],
    [
      'a scheme',
      { type: 'navigate', url: 'javascript:alert(1)' },
      'step 1 (navigate): url is neither a path nor an http(s) URL',
    ],
    ['another host as a path', { type: 'navigate', url: '//x.example/' }, 'step 1 (navigate): url is neither'],
    ['a secret in a URL', { type: 'navigate', url: '/?p={{password}}' }, 'step 1 (navigate): url has a placeholder'],
    [
      'another placeholder',
      { ...CHANGE, value: '{{secret}}' },
      'step 1 (change): value has a placeholder that is none of {{username}}, {{password}}, {{code}}',
    ],
    ['another key', { type: 'keyDown', key: 'F13' }, 'step 1 (keyDown): key is not one that is replayed'],
    ['another event', { ...CHANGE, assertedEvents: [{ type: 'download' }] }, 'step 1 (change): assertedEvents.0.type'],
  ])('with %s is refused', (_name, step, fault) => {
    expect(faultOf(written(step))).toContain(`has a fault in ${fault}`);
  });

  it.each([
    ['no JSON', '{', 'is not JSON'],
    ['a list', '[]', 'is not what the Recorder exports as JSON'],
    ['no steps', '{"title":"x"}', 'is not what the Recorder exports as JSON: it must have required properties steps'],
    ['other members', '{"steps":[{}],"log":{}}', 'log is not known'],
    ['too many steps', JSON.stringify({ steps: new Array(101).fill(CHANGE) }), 'steps'],
    ['too many characters', ' '.repeat(RECORDING_LENGTH_MAX + 1), `is longer than ${RECORDING_LENGTH_MAX} characters`],
    ['nothing to enter', '{"steps":[{"type":"navigate","url":"/"}]}', 'enters nothing'],
  ])('of %s is refused', (_name, text, fault) => {
    expect(faultOf(text)).toContain(fault);
  });

  it('names keys as browsers do', () => {
    expect([keyOf('Enter'), keyOf('a'), keyOf('constructor')]).toEqual([
      { code: 13, text: '\r' },
      { code: 65, text: 'a' },
      null,
    ]);
  });
});

describe('a login', () => {
  const recording = written();
  it.each<[string, Login, string]>([
    ['a recording and a session', { recording, cookies: [] }, 'mixes'],
    [
      'a placeholder without its secret',
      { recording, username: 'ann' },
      'has a recording with {{password}}, but no password',
    ],
    [
      'a url that the recording replaces',
      { recording, password: 'p', url: '/login' },
      'has url, which is of no use to it',
    ],
    ['a broken recording', { recording: '{}' }, 'has a recording that is not what the Recorder exports'],
    [
      'a path for an origin',
      { username: 'a', password: 'p', identity_provider: ['https://id.example/x'] },
      'no origin',
    ],
    [
      'a provider of a session',
      { cookies: [], identity_provider: ['https://id.example'] },
      'has identity_provider, which is of no use',
    ],
  ])('with %s is refused', (_name, login, fault) => {
    expect(methodOf(login)).toEqual({ fault: expect.stringContaining(fault) });
  });

  it('with a recording needs what it enters only', () => {
    expect(methodOf({ recording, password: 'p' })).toEqual({ method: 'recording' });
    const identity_provider = ['https://id.example', 'http://localhost:8080'];
    expect(methodOf({ username: 'a', password: 'p', identity_provider })).toEqual({ method: 'password' });
  });
});
