import type { TargetSpec } from './model.ts';

/** What one look at a target showed. */
export type ProbeAnswer =
  | { readonly kind: 'ready' }
  /** Nothing answered: refused, no such name, timed out. */
  | { readonly kind: 'silent'; readonly detail: string }
  /** It answers, but with 5xx. */
  | { readonly kind: 'server-error'; readonly detail: string }
  /** It answers with a login wall or the protection page of a host. */
  | { readonly kind: 'walled'; readonly detail: string };

export type TargetProbe = (target: TargetSpec, signal: AbortSignal) => Promise<ProbeAnswer>;
