import {
  type ElementStep,
  PLACEHOLDER,
  type Placeholder,
  parseRecording,
  type RecordedStep,
  type Recording,
  stepName,
} from '../../../contract/recording.ts';
import type { FoundElement, LoginBrowser } from '../../core/login-browser.ts';
import { kindOf } from '../login-form.ts';
import { type Entered, inBrowser, takeSession } from './browser-session.ts';
import { look, refusal, refuse } from './fill-forms.ts';
import { providersOf, type SignInContext, SignInError } from './sign-in-context.ts';
import { placeNow, requireReturn, withoutBrowser } from './submit-at-provider.ts';
import { codeOf } from './submit-login.ts';

/** Where a step stands, for its failure. */
interface Played {
  readonly context: SignInContext;
  readonly browser: LoginBrowser;
  readonly recording: Recording;
  readonly name: string;
}

/**
 * Replays the recorded sign-in of a user, with the secrets of the login in place of its placeholders.
 * @throws SignInError
 */
export async function replayRecording(context: SignInContext): Promise<Entered> {
  const recording = parseRecording(context.login.recording ?? '');
  if ('fault' in recording) throw failed('the recording', recording.fault);
  const named = recording.steps.map((step, index) => ({ step, name: stepName(index, step) }));
  for (const { step, name } of named) if (step.type === 'navigate') addressOf(context, name, step.url);
  const entered = await inBrowser(context, async (browser) => {
    if (named.find(({ step }) => step.type !== 'setViewport')?.step.type !== 'navigate')
      await browser.open(context.target.startUrl, true);
    // The navigation that a step is recorded with may come with the one before: with keyDown, not with keyUp.
    let hasNavigated = browser.replay.watch();
    for (const { step, name } of named) {
      const isChecked = await playChecked({ context, browser, recording, name }, step, hasNavigated);
      if (isChecked) hasNavigated = browser.replay.watch();
    }
    const seen = await look(browser);
    if (seen !== null && kindOf(seen.step) === 'password') throw refusal(context, seen, 'password');
    await requireReturn(context, browser);
    return takeSession(context, browser);
  });
  return entered ?? withoutBrowser('a recording');
}

/** @returns true if the page was to navigate, and did */
async function playChecked(
  played: Played,
  step: RecordedStep,
  hasNavigated: (ms: number) => Promise<boolean>,
): Promise<boolean> {
  const { context, browser, recording, name } = played;
  await play(played, step);
  if (browser.traffic.isInUrl) throw failed(name, 'would send the password in a URL');
  refuse(context, browser, null);
  if ((step.assertedEvents ?? []).length === 0) return false;
  if (!(await hasNavigated(step.timeout ?? recording.timeout)))
    throw await stepFailed(played, 'was recorded with a navigation, and none followed');
  refuse(context, browser, null);
  return true;
}

async function play(played: Played, step: RecordedStep): Promise<void> {
  const { context, browser, name } = played;
  const { replay } = browser;
  switch (step.type) {
    case 'setViewport':
      return replay.resize(step.width, step.height);
    case 'navigate':
      return browser.open(addressOf(context, name, step.url), true);
    case 'keyDown':
    case 'keyUp':
      return replay.key(step.type, step.key);
    case 'scroll':
      // Elements are scrolled into view when a step needs them.
      return;
    case 'waitForElement':
      await elementOf(played, step);
      return;
    case 'change':
      return enter(played, await elementOf(played, step), step.value);
    default:
      return point(played, await elementOf(played, step), step);
  }
}

async function elementOf(played: Played, step: ElementStep): Promise<FoundElement> {
  const found = await played.browser.replay.find(step, played.recording);
  if (found !== null) return found;
  const [first = ''] = (step.selectors ?? []).flat();
  const what = step.type === 'waitForElement' ? 'did not find what it waits for' : 'found none of its selectors';
  throw await stepFailed(played, `${what}, such as ${first.slice(0, 60)}`);
}

async function enter(played: Played, element: FoundElement, value: string): Promise<void> {
  const isLiteral = value.search(PLACEHOLDER) === -1;
  if (isLiteral && (await element.isSecret()))
    throw failed(
      played.name,
      'types a literal text into a password field; write {{password}} or {{code}} in its place',
    );
  const { login } = played.context;
  const values: Readonly<Record<Placeholder, () => string>> = {
    username: () => login.username ?? '',
    password: () => login.password ?? '',
    code: () => codeOf(played.context),
  };
  const text = value.replace(PLACEHOLDER, (_match, name: Placeholder) => values[name]());
  if (!(await element.enter(text))) throw await stepFailed(played, 'found an element that does not take the value');
}

async function point(
  played: Played,
  element: FoundElement,
  step: Extract<RecordedStep, { readonly type: 'click' | 'doubleClick' | 'hover' }>,
): Promise<void> {
  const clicks = { click: 1, doubleClick: 2, hover: 0 }[step.type];
  const { offsetX: x, offsetY: y, button = 'primary' } = step.type === 'hover' ? {} : step;
  const offset = x === undefined || y === undefined ? null : { x, y };
  if (!(await element.point(clicks, offset, button)))
    throw await stepFailed(played, 'found an element that is not shown');
}

/** On the target or a named provider. @throws SignInError */
function addressOf(context: SignInContext, name: string, reference: string): string {
  const { target } = context;
  const url = URL.parse(reference, target.startUrl);
  if (url !== null && [target.origin, ...providersOf(context)].includes(url.origin)) return url.href;
  throw failed(
    name,
    `leads to ${url?.origin.slice(0, 100)}, which is neither the target nor in identity-provider; if it is the application, write the path only`,
  );
}

async function stepFailed({ context, browser, name }: Played, what: string): Promise<SignInError> {
  const { leftTo } = browser.traffic;
  const left = leftTo === null ? '' : `; it had led to ${leftTo}, another origin`;
  return failed(name, `${what} on ${await placeNow(context, browser)}${left}`);
}

function failed(name: string, what: string): SignInError {
  return new SignInError('sign_in_recording_failed', `${name} ${what}`);
}
