import type { ComponentChildren, JSX } from 'preact';
import { explainError } from '../logic/explain-error.ts';
import { localTime, relativeTime } from '../logic/format.ts';
import { linkAddress, plainText } from '../logic/untrusted.ts';
import { Icon, type IconName } from './icons.tsx';

interface ButtonProps {
  readonly children: ComponentChildren;
  readonly onClick?: (() => void) | undefined;
  readonly kind?: 'primary' | 'plain' | 'danger' | 'quiet';
  readonly icon?: IconName;
  readonly isBusy?: boolean;
  readonly disabled?: boolean;
  readonly type?: 'button' | 'submit';
  /** Accessible name where the text alone is not unique on the page. */
  readonly label?: string;
}

export function Button(props: ButtonProps) {
  const { children, onClick, kind = 'plain', icon, isBusy = false, disabled = false, type = 'button', label } = props;
  return (
    <button
      type={type}
      class={`button ${kind}`}
      onClick={isBusy ? undefined : onClick}
      disabled={disabled}
      aria-disabled={isBusy || undefined}
      aria-label={label}
    >
      {isBusy ? <span class="spinner" aria-hidden="true" /> : icon === undefined ? null : <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}

/** A visible wait, which screen readers announce. */
export function Waiting({ children }: { readonly children: ComponentChildren }) {
  return (
    <p class="waiting" role="status">
      <span class="spinner" aria-hidden="true" />
      {children}
    </p>
  );
}

/** Code, message, what to do and the request id of a failed call. */
export function ErrorNote({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry?: (() => void) | undefined;
}) {
  if (error === null || error === undefined) return null;
  const { code, message, hint, requestId } = explainError(error);
  return (
    <div class="note error" role="alert">
      <Icon name="warning" />
      <div class="note-text">
        <p>{message}</p>
        {hint === null ? null : <p>{hint}</p>}
        <p class="fine">
          <code>{code}</code>
          {requestId === null ? null : (
            <>
              {' '}
              · request <code>{requestId}</code>
            </>
          )}
        </p>
        {onRetry === undefined ? null : (
          <p>
            <Button onClick={onRetry} icon="refresh">
              Try again
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}

export function Note({
  children,
  kind = 'info',
}: {
  readonly children: ComponentChildren;
  readonly kind?: 'info' | 'warn';
}) {
  return <div class={`note ${kind}`}>{children}</div>;
}

/** Says what is missing and what to do next. */
export function Empty({ title, children }: { readonly title: string; readonly children?: ComponentChildren }) {
  return (
    <div class="empty">
      <p class="empty-title">{title}</p>
      {children}
    </div>
  );
}

/** A time in the local zone, with the ISO time as its title. */
export function Time({ iso, fallback = '—' }: { readonly iso: string | null | undefined; readonly fallback?: string }) {
  if (iso === null || iso === undefined) return <span class="muted">{fallback}</span>;
  return (
    <time dateTime={iso} title={iso}>
      {relativeTime(iso, Date.now()) ?? localTime(iso)}
    </time>
  );
}

/** Text of a scanned site: plain, bounded, isolated from the direction of its surroundings. */
export function Untrusted({ text, max = 300 }: { readonly text: string; readonly max?: number }) {
  return <bdi class="untrusted">{plainText(text, max)}</bdi>;
}

/** A link for http(s) addresses, otherwise text. */
export function SafeLink({ url, max = 200 }: { readonly url: string; readonly max?: number }) {
  const address = linkAddress(url);
  if (address === null) return <Untrusted text={url} max={max} />;
  return (
    <a class="untrusted" href={address} rel="noreferrer noopener" target="_blank">
      <bdi>{plainText(url, max)}</bdi>
      <span class="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}

export function Card(props: {
  readonly title?: string;
  readonly actions?: ComponentChildren;
  readonly children: ComponentChildren;
  readonly flush?: boolean;
}) {
  const { title, actions, children, flush = false } = props;
  return (
    <section class={flush ? 'card flush' : 'card'} aria-label={title}>
      {title === undefined ? null : (
        <div class="card-head">
          <h2>{title}</h2>
          {actions}
        </div>
      )}
      <div class="card-body">{children}</div>
    </section>
  );
}

export function Facts({ rows }: { readonly rows: readonly (readonly [string, ComponentChildren])[] }) {
  return (
    <dl class="facts">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The heading of a page. It takes the focus when the page opens, so that screen readers announce it. */
export function PageHead(props: {
  readonly title: ComponentChildren;
  readonly lead?: ComponentChildren;
  readonly back?: { readonly href: string; readonly label: string };
  readonly actions?: ComponentChildren;
}): JSX.Element {
  const { title, lead, back, actions } = props;
  return (
    <header class="page-head">
      <div class="page-title">
        {back === undefined ? null : (
          <p class="back">
            <a href={back.href}>← {back.label}</a>
          </p>
        )}
        <h1 id="page-heading" tabIndex={-1}>
          {title}
        </h1>
        {lead === undefined ? null : <p class="lead">{lead}</p>}
      </div>
      {actions === undefined ? null : <div class="actions">{actions}</div>}
    </header>
  );
}

/** A preformatted text that scrolls when it is long. */
export function ScrolledText({ text }: { readonly text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls only what has the focus (WCAG 2.1.1)
    <pre class="evidence" tabIndex={0}>
      {text}
    </pre>
  );
}
