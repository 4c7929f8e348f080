import { useCallback, useEffect, useState } from 'preact/hooks';
import type { ConsoleSession } from '../contract/console.ts';
import { linkCodeOf, ssoErrorOf } from './logic/route.ts';
import { readSession, SessionError, signIn } from './session-calls.ts';
import { Shell } from './shell.tsx';
import { SignIn } from './sign-in.tsx';
import { Waiting } from './ui/basics.tsx';

interface State {
  readonly session: ConsoleSession | null;
  readonly isStarting: boolean;
  readonly reason: string | null;
  readonly error: unknown;
}

/** The code of a one-time link leaves the address bar and the history before anything else happens. */
function takeLinkCode(): string | null {
  const code = linkCodeOf(location.hash);
  if (code !== null) history.replaceState(null, '', `${location.pathname}#/overview`);
  return code;
}

/** The error of single sign-on, which leaves the address bar as well. */
function takeSsoError(): SessionError | null {
  const error = ssoErrorOf(location.hash);
  if (error === null) return null;
  history.replaceState(null, '', location.pathname);
  return new SessionError(error.code, 'Signing in failed.', error.requestId);
}

const WORKSPACE = 'scan-gate.workspace';

/** A tab stays in its workspace when it is loaded again. */
async function resumeSession(): Promise<ConsoleSession | null> {
  const workspace = sessionStorage.getItem(WORKSPACE);
  try {
    return await readSession(workspace);
  } catch (error) {
    if (workspace === null || !(error instanceof SessionError) || error.code !== 'not_found') throw error;
    sessionStorage.removeItem(WORKSPACE);
    return readSession();
  }
}

export function Root() {
  const [state, setState] = useState<State>({ session: null, isStarting: true, reason: null, error: null });
  const signedIn = useCallback((session: ConsoleSession) => {
    setState({ session, isStarting: false, reason: null, error: null });
  }, []);
  const switchTo = useCallback(async (workspace: string) => {
    const session = await readSession(workspace);
    sessionStorage.setItem(WORKSPACE, workspace);
    location.hash = '#/overview';
    setState({ session, isStarting: false, reason: null, error: null });
  }, []);
  const signedOut = useCallback((reason: string | null) => {
    setState((old) => (old.session === null ? old : { session: null, isStarting: false, reason, error: null }));
  }, []);
  useEffect(() => {
    const ssoError = takeSsoError();
    const open = (session: Promise<ConsoleSession | null>) => {
      session.then(
        (found) => setState({ session: found, isStarting: false, reason: null, error: ssoError }),
        // A link that is refused ends no session.
        (error: unknown) => setState((old) => ({ session: old.session, isStarting: false, reason: null, error })),
      );
    };
    /** A link opened in this tab changes only the fragment: the page does not load again. */
    const onHash = () => {
      const link = takeLinkCode();
      if (link === null) return;
      setState((old) => ({ ...old, isStarting: old.session === null, error: null }));
      open(signIn({ link }));
    };
    addEventListener('hashchange', onHash);
    const link = takeLinkCode();
    open(link === null ? resumeSession() : signIn({ link }));
    return () => removeEventListener('hashchange', onHash);
  }, []);
  if (state.isStarting) {
    return (
      <main class="sign-in">
        <Waiting>Starting…</Waiting>
      </main>
    );
  }
  if (state.session === null) return <SignIn reason={state.reason} error={state.error} onSignedIn={signedIn} />;
  const { session, error } = state;
  const key = `${session.csrf_token} ${session.workspace}`;
  return <Shell key={key} session={session} signInError={error} onSwitch={switchTo} onSignedOut={signedOut} />;
}
