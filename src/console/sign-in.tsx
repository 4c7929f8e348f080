import { useEffect, useRef, useState } from 'preact/hooks';
import type { ConsoleSession, ConsoleSso } from '../contract/console.ts';
import { SSO_PAGE, SSO_PATHS } from '../contract/console.ts';
import { consolePath } from './api.ts';
import { readSso, signIn } from './session-calls.ts';
import { Button, ErrorNote, Note } from './ui/basics.tsx';
import { TextField } from './ui/fields.tsx';
import { Logo } from './ui/icons.tsx';
import { useAction } from './ui/loading.ts';

interface SignInProps {
  /** Why the person is not signed in any more. */
  readonly reason: string | null;
  /** Error of a one-time link. */
  readonly error: unknown;
  readonly onSignedIn: (session: ConsoleSession) => void;
}

/** Where single sign-on begins; it comes back to the page of the address. */
function startAddress(): string {
  const page = location.hash.replace(/^#\//, '').replace(/\?.*$/s, '');
  return consolePath(SSO_PATHS.start) + (SSO_PAGE.test(page) ? `?page=${encodeURIComponent(page)}` : '');
}

export function SignIn({ reason, error, onSignedIn }: SignInProps) {
  const [token, setToken] = useState('');
  const [{ provider, tokens }, setSso] = useState<ConsoleSso>({ provider: null, tokens: true });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    void readSso().then(setSso);
    document.title = 'Sign in · Scan Gate';
    heading.current?.focus();
  }, []);
  const submit = useAction(async () => {
    const session = await signIn({ token: token.trim() });
    setToken('');
    onSignedIn(session);
  });
  return (
    <main class="sign-in">
      <div class="sign-in-box">
        <Logo />
        <h1 ref={heading} tabIndex={-1}>
          Sign in
        </h1>
        {reason === null ? null : (
          <Note>
            <p role="status">{reason}</p>
          </Note>
        )}
        {provider === null ? null : (
          <a class="button primary" href={startAddress()}>
            Sign in with {provider}
          </a>
        )}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            submit.run();
          }}
        >
          <TextField
            label="Token"
            type="password"
            value={token}
            onInput={setToken}
            required
            maxLength={200}
            hint={
              tokens
                ? 'The admin token of the service, or your personal access token.'
                : 'The admin token of the service.'
            }
          />
          <ErrorNote error={submit.error ?? error} />
          <Button type="submit" kind={provider === null ? 'primary' : 'plain'} isBusy={submit.isBusy}>
            {submit.isBusy ? 'Signing in…' : provider === null ? 'Sign in' : 'Sign in with the token'}
          </Button>
        </form>
        <p class="fine">
          On the machine of the service, <code>scan-gate console --bootstrap FILE</code> prints a link that signs you in
          once, without a token. FILE is the file that <code>scan-gate serve</code> wrote at its first start.
        </p>
      </div>
    </main>
  );
}
