/** What a server did with a name: it sent an HTTP request, or only looked the name up. */
export type CallbackKind = 'http' | 'dns';

/** What arrived at a listener for one name. */
export interface Callback {
  readonly kinds: readonly CallbackKind[];
  /** Words beside the name, such as a number that a shell has computed. */
  readonly words: readonly string[];
}

/** An unguessable name that only its listener recognizes, for one request. */
export interface CallbackName {
  readonly name: string;
  /** @param word beside the name, as it is: digits and letters, or an expression that becomes them */
  url(word?: string): string;
  /** A host name that makes the listener's DNS server note the lookup; null without one. */
  host(word?: string): string | null;
}

/** Requests and lookups that a listener of this scan has received. */
export interface CallbackLog {
  /** The listener is in this process, and only programs of this machine reach it. */
  readonly isLoopback: boolean;
  /** Milliseconds after the last payload until which callbacks are waited for. */
  readonly patience: number;
  /** Why the listener cannot be asked, or null. */
  readonly problem: string | null;
  name(): CallbackName;
  /** The callbacks so far, by name. Never throws: a listener that does not respond is a `problem`. */
  read(names: readonly string[]): Promise<ReadonlyMap<string, Callback>>;
  /** True for an absolute URL that leads to the listener, which nothing but the target may request. */
  isOwn(url: string): boolean;
  close(): Promise<void>;
}
