import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { ConsoleSession } from '../contract/console.ts';
import type { Api } from './api.ts';
import { useApp } from './app-context.ts';
import { duration } from './logic/format.ts';
import { Button, ErrorNote } from './ui/basics.tsx';
import { Dialog } from './ui/dialog.tsx';
import { useAction } from './ui/loading.ts';

/** Sends the smallest request that the session may send: reading the session itself does not extend it. */
async function keepAlive(session: ConsoleSession, { client, admin }: Api): Promise<void> {
  const has = (scope: ConsoleSession['scopes'][number]) => session.scopes.includes(scope);
  if (session.admin_api) await admin.listKeys({ limit: 1 });
  else if (has('scans:read')) await client.listScans({ limit: 1 });
  else if (has('targets:read')) await client.listTargets({ limit: 1 });
  else if (has('webhooks:write')) await client.listWebhooks({ limit: 1 });
  else await client.getUsage();
}

interface IdleGuardProps {
  readonly session: ConsoleSession;
  /** When the service last answered a request, in milliseconds. */
  readonly activity: RefObject<number>;
  readonly onSignedOut: (reason: string) => void;
}

const TICK_MS = 1_000;
const WARNING_SECONDS_MAX = 60;

/** Warns before the service ends an idle session, and clears the page when it has ended. */
export function IdleGuard({ session, activity, onSignedOut }: IdleGuardProps) {
  const { api } = useApp();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const idleEnd = (activity.current ?? now) + session.idle_seconds * 1_000;
  const lastEnd = Date.parse(session.expires_at);
  const secondsLeft = Math.ceil((Math.min(idleEnd, lastEnd) - now) / 1_000);
  const isOver = secondsLeft <= 0;
  useEffect(() => {
    if (!isOver) return;
    onSignedOut(
      lastEnd <= idleEnd
        ? 'Your session has reached its maximum duration. Sign in again.'
        : `You were signed out after ${duration(session.idle_seconds * 1_000)} without activity.`,
    );
  }, [isOver]);
  const stay = useAction(async () => {
    await keepAlive(session, api);
    setNow(Date.now());
  });
  const warnAt = Math.min(WARNING_SECONDS_MAX, Math.ceil(session.idle_seconds / 4));
  if (isOver || idleEnd > lastEnd || secondsLeft > warnAt) return null;
  return (
    <Dialog title="Are you still there?" onClose={stay.run}>
      <div class="dialog-body">
        <p>
          You will be signed out in <strong>{secondsLeft}</strong> seconds, because nothing has happened for a while.
        </p>
        <ErrorNote error={stay.error} />
      </div>
      <div class="dialog-foot">
        <Button kind="primary" isBusy={stay.isBusy} onClick={stay.run}>
          Stay signed in
        </Button>
      </div>
    </Dialog>
  );
}
