import type { ScanOptions } from '../../contract/scan.ts';
import type { Attempt, Exchange } from './evidence/http.ts';
import type { TargetInfo } from './evidence/target.ts';
import type { LoginView, PageStorage } from './login-view.ts';
import type { ProbeRequest } from './probe-context.ts';

/** What the page requested since the first field was filled. */
export interface LoginTraffic {
  /** Responses to the POSTs that were sent, in order. */
  readonly answers: readonly LoginAnswer[];
  /** POSTs and the like, sent or not. */
  readonly writes: number;
  /** The last Authorization header of a request that carried no password, or null. */
  readonly authorization: string | null;
  /** Other headers of such requests whose value came in a response to the sign-in. */
  readonly tokenHeaders: ReadonlyMap<string, string>;
  /** A POST of a page that was opened was not sent. */
  readonly isWithheld: boolean;
  /** URLs that scripts read successfully after the password was sent. */
  readonly read: readonly string[];
  /** Another origin to which the page would send something, or null. */
  readonly offHost: string | null;
  /** The page would have sent the password in a URL. */
  readonly isInUrl: boolean;
}

export interface LoginAnswer {
  readonly exchange: Exchange;
  readonly hasPassword: boolean;
}

/** A page of the scanner's browser in which a user signs in. */
export interface LoginBrowser {
  readonly traffic: LoginTraffic;
  /**
   * Opens a page of the target and waits until it is quiet.
   * @param isSending sends the POSTs of the page, as after `fill`
   */
  open(url: string, isSending?: boolean): Promise<void>;
  /** Null if the page broke it. */
  look(): Promise<LoginView | null>;
  /** URLs and buttons of the page that lead to a sign-in. */
  leads(): Promise<{ readonly urls: readonly string[]; readonly buttons: readonly number[] }>;
  /** Types into a field. From now on the writes of the page are sent. */
  fill(field: number, value: string): Promise<void>;
  /** Presses Enter in a field, and waits for what follows. */
  enter(field: number): Promise<void>;
  /** Clicks, and waits for what follows. */
  press(button: number): Promise<void>;
  storage(): Promise<PageStorage>;
}

export interface LoginBrowserOptions {
  readonly target: TargetInfo;
  readonly options: ScanOptions;
  readonly password: string;
  /** Sends a request with the cookies of the identity. */
  fetch(request: ProbeRequest): Promise<Attempt>;
  /** A cookie that a script set. */
  onCookie(name: string, value: string): void;
  hasCookie(name: string): boolean;
  /** Counts a request with the password. False if there were enough. */
  takeAttempt(): boolean;
}

/** Opens a browser for `work` and closes it. Null if it could not be started or ended too early. */
export type UseLoginBrowser = <Result>(
  options: LoginBrowserOptions,
  work: (browser: LoginBrowser) => Promise<Result>,
) => Promise<Result | null>;
