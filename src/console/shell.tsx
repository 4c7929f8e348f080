import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { ConsoleSession } from '../contract/console.ts';
import type { KeyMode } from '../contract/key.ts';
import { canSwitch, createApi } from './api.ts';
import { App, type AppContext } from './app-context.ts';
import { IdleGuard } from './idle-guard.tsx';
import { mayOpen, whyClosed } from './logic/permissions.ts';
import { parseRoute, type Route } from './logic/route.ts';
import { Navigation, PAGE_TITLES } from './navigation.tsx';
import { AuditPage } from './pages/audit.tsx';
import { ChannelsPage } from './pages/channels.tsx';
import { KeysPage } from './pages/keys.tsx';
import { MembersPage } from './pages/members.tsx';
import { OverviewPage } from './pages/overview.tsx';
import { ScanPage } from './pages/scan.tsx';
import { ScansPage } from './pages/scans.tsx';
import { TargetPage } from './pages/target.tsx';
import { TargetsPage } from './pages/targets.tsx';
import { UsagePage } from './pages/usage.tsx';
import { WebhookPage } from './pages/webhook.tsx';
import { WebhooksPage } from './pages/webhooks.tsx';
import { signOut } from './session-calls.ts';
import { Empty, ErrorNote, PageHead } from './ui/basics.tsx';

const TOAST_MS = 6_000;

interface ShellProps {
  readonly session: ConsoleSession;
  /** Error of a one-time link or of single sign-on in this tab; null without one. */
  readonly signInError: unknown;
  readonly onSwitch: (workspace: string) => Promise<void>;
  readonly onSignedOut: (reason: string | null) => void;
}

/** Navigation, the page of the address, and what all pages share. */
export function Shell({ session, signInError, onSwitch, onSignedOut }: ShellProps) {
  const [route, setRoute] = useState<Route>(() => parseRoute(location.hash));
  const [mode, setMode] = useState<KeyMode>(session.livemode ? 'live' : 'test');
  const [toast, setToast] = useState('');
  const activity = useRef(Date.now());
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  // Before the first paint: a click on a link may come before effects run.
  useLayoutEffect(() => {
    const onHash = () => setRoute(parseRoute(location.hash));
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);

  const place = `${route.page}/${route.id ?? ''}`;
  useEffect(() => {
    const name = route.page === 'unknown' ? 'Not found' : PAGE_TITLES[route.page];
    document.title = `${name} · Scan Gate`;
    document.getElementById('page-heading')?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [place]);

  const notify = useCallback((message: string) => {
    clearTimeout(timer.current);
    setToast(message);
    timer.current = setTimeout(() => setToast(''), TOAST_MS);
  }, []);

  const app = useMemo<AppContext>(() => {
    const events = {
      onSignedOut: () => onSignedOut('Your session has ended. Sign in again.'),
      onActivity: () => {
        activity.current = Date.now();
      },
    };
    return { session, mode, notify, api: createApi(session, mode, events) };
  }, [session, mode, notify, onSignedOut]);

  const fail = (error: unknown) => notify(error instanceof Error ? error.message : 'The request failed. Try again.');
  const leave = () => {
    signOut(session.csrf_token).then((next) => {
      if (next === null) onSignedOut('You are signed out.');
      else location.assign(next);
    }, fail);
  };

  return (
    <App.Provider value={app}>
      <button type="button" class="skip-link" onClick={() => document.getElementById('main')?.focus()}>
        Skip to the content
      </button>
      <div class="shell">
        <Navigation
          session={session}
          current={route.page}
          mode={mode}
          onMode={canSwitch(session) ? setMode : null}
          onWorkspace={(workspace) => onSwitch(workspace).catch(fail)}
          onSignOut={leave}
        />
        <main id="main" tabIndex={-1} key={`${mode}:${place}`}>
          {mode === 'test' ? <p class="sandbox">Sandbox: test data. Scans cost no tokens here.</p> : null}
          <ErrorNote error={signInError} />
          <Page route={route} session={session} />
        </main>
      </div>
      <div class="toasts" role="status" aria-live="polite">
        {toast === '' ? null : <p class="toast">{toast}</p>}
      </div>
      <IdleGuard session={session} activity={activity} onSignedOut={onSignedOut} />
    </App.Provider>
  );
}

/** Pages without a detail or filters. */
const PLAIN = {
  overview: OverviewPage,
  channels: ChannelsPage,
  usage: UsagePage,
  keys: KeysPage,
  members: MembersPage,
};

function Page({ route, session }: { readonly route: Route; readonly session: ConsoleSession }) {
  const { page, id, filters } = route;
  if (page === 'unknown') {
    return (
      <>
        <PageHead title="Page not found" />
        <Empty title="There is no such page.">
          <p>
            <a href="#/overview">Go to the overview</a>
          </p>
        </Empty>
      </>
    );
  }
  if (!mayOpen(session, page)) {
    return (
      <>
        <PageHead title={PAGE_TITLES[page]} />
        <Empty title="You cannot open this page.">
          <p>{whyClosed(page)}</p>
        </Empty>
      </>
    );
  }
  if (page === 'scans') return id === null ? <ScansPage filters={filters} /> : <ScanPage id={id} />;
  if (page === 'targets') return id === null ? <TargetsPage /> : <TargetPage id={id} />;
  if (page === 'webhooks') return id === null ? <WebhooksPage /> : <WebhookPage id={id} />;
  if (page === 'audit') return <AuditPage filters={filters} />;
  const Plain = PLAIN[page];
  return <Plain />;
}
