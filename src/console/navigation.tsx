import { useEffect, useState } from 'preact/hooks';
import type { ConsoleSession } from '../contract/console.ts';
import type { KeyMode } from '../contract/key.ts';
import { mayOpen } from './logic/permissions.ts';
import { hrefOf, type PageName, type Route } from './logic/route.ts';
import { plainText } from './logic/untrusted.ts';
import { SelectField } from './ui/fields.tsx';
import { Icon, Logo } from './ui/icons.tsx';

export const PAGE_TITLES: Readonly<Record<PageName, string>> = {
  overview: 'Overview',
  scans: 'Scans',
  targets: 'Targets',
  webhooks: 'Webhooks',
  channels: 'Channels',
  usage: 'Usage',
  keys: 'API keys',
  members: 'Members',
  audit: 'Audit log',
};

const GROUPS: readonly (readonly [title: string, pages: readonly PageName[]])[] = [
  ['Scanning', ['overview', 'scans', 'targets']],
  ['Integration', ['webhooks', 'channels', 'usage']],
  ['Administration', ['keys', 'members', 'audit']],
];

interface NavigationProps {
  readonly session: ConsoleSession;
  readonly current: Route['page'];
  readonly mode: KeyMode;
  /** Null where the mode is that of the token. */
  readonly onMode: ((mode: KeyMode) => void) | null;
  readonly onWorkspace: (workspace: string) => void;
  readonly onSignOut: () => void;
}

/** The bar at the side; on a narrow screen a bar at the top with a menu. */
export function Navigation({ session, current, mode, onMode, onWorkspace, onSignOut }: NavigationProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const close = () => setOpen(false);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    addEventListener('hashchange', close);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('hashchange', close);
      removeEventListener('keydown', onKey);
    };
  }, [isOpen]);
  const name = session.member?.name ?? 'Admin';
  const role = session.member === null ? 'Signed in with the admin token' : `Role: ${session.member.role}`;
  return (
    <header class={isOpen ? 'side open' : 'side'}>
      <div class="side-top">
        <a class="home" href={hrefOf('overview')}>
          <Logo />
        </a>
        <button
          type="button"
          class="button quiet icon-only menu-button"
          aria-expanded={isOpen}
          aria-controls="navigation"
          aria-label="Menu"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'close' : 'menu'} />
        </button>
      </div>
      <div class="side-body" id="navigation">
        <nav aria-label="Pages">
          {GROUPS.map(([title, pages]) => {
            const open = pages.filter((page) => mayOpen(session, page));
            if (open.length === 0) return null;
            return (
              <div class="nav-group" key={title}>
                <p class="nav-title">{title}</p>
                <ul>
                  {open.map((page) => (
                    <li key={page}>
                      <a href={hrefOf(page)} aria-current={page === current ? 'page' : undefined}>
                        <Icon name={page} />
                        {PAGE_TITLES[page]}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            );
          })}
        </nav>
        <div class="side-foot">
          {session.workspaces.length < 2 ? null : (
            <SelectField
              label="Workspace"
              value={session.workspace}
              options={session.workspaces.map(({ id, name }) => [id, name === null ? id : plainText(name, 100)])}
              onChange={onWorkspace}
            />
          )}
          {onMode === null ? (
            <p class="mode-name">{mode === 'live' ? 'Live workspace' : 'Sandbox'}</p>
          ) : (
            <div>
              <label class="switch">
                <input
                  type="checkbox"
                  role="switch"
                  checked={mode === 'test'}
                  aria-checked={mode === 'test'}
                  aria-describedby="sandbox-hint"
                  onChange={(event) => onMode(event.currentTarget.checked ? 'test' : 'live')}
                />
                <span class="switch-track" aria-hidden="true" />
                <span>Sandbox</span>
              </label>
              <p class="fine" id="sandbox-hint">
                Test keys, targets and scans apart from the live ones. Scans run, but cost no tokens.
              </p>
            </div>
          )}
          <div class="who">
            <div>
              <p class="who-name">{name}</p>
              <p class="fine">{role}</p>
            </div>
            <button
              type="button"
              class="button quiet icon-only"
              aria-label="Sign out"
              title="Sign out"
              onClick={onSignOut}
            >
              <Icon name="signout" />
            </button>
          </div>
        </div>
      </div>
    </header>
  );
}
