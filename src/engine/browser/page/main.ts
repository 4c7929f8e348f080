import { CALLED_BACK } from '../page-messages.ts';
import { act } from './actions.ts';
import { CONFIG, isWanted, report } from './config.ts';
import { watchComparisons, watchListeners } from './listeners.ts';
import { hideReplacements } from './native.ts';
import { watchNavigation } from './navigation.ts';
import { idle, watchActivity } from './quiet.ts';
import { fillField, focusField, loginView, pressButton, storedItems } from './sign-in.ts';
import { markedAttributes, pressMarked, watchSinks } from './sinks.ts';
import { snapshot } from './snapshot.ts';

/** Runs in each document before its own scripts. */
if (isWanted()) {
  SCAN_GATE_EXPORTS.proof = (value: unknown) =>
    // A callback gets the data of its endpoint.
    report({ kind: 'proof', value: typeof value === 'string' ? value : CALLED_BACK, origin: self.origin });
  hideReplacements();
  if (CONFIG.windowName !== '' && window === window.top) window.name = CONFIG.windowName;
  watchListeners();
  watchComparisons(CONFIG.foreignHost);
  watchNavigation();
  watchSinks();
  watchActivity();
  const signIn = { fillField, focusField, loginView, pressButton, storedItems };
  SCAN_GATE_EXPORTS.api = { act, idle, markedAttributes, pressMarked, snapshot, dispatch, ...signIn };
}

/** Delivers a message as if a window of another origin had sent it. */
function dispatch(origin: string, data: unknown): void {
  const frame = document.createElement('iframe');
  (document.body ?? document.documentElement).append(frame);
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }));
}
