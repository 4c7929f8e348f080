import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ConsoleSession } from '../contract/console.ts';
import type { KeyMode } from '../contract/key.ts';
import type { Api } from './api.ts';

/** What every page of a signed-in session uses. */
export interface AppContext {
  readonly session: ConsoleSession;
  readonly api: Api;
  /** Live workspace or sandbox. */
  readonly mode: KeyMode;
  /** Shows a short message, which screen readers also announce. */
  readonly notify: (message: string) => void;
}

export const App = createContext<AppContext | null>(null);

export function useApp(): AppContext {
  const app = useContext(App);
  if (app === null) throw new Error('A page was rendered without a session.');
  return app;
}
