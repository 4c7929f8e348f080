import type { ElementStep, Recording } from '../../contract/recording.ts';
import type { ScanOptions } from '../../contract/scan.ts';
import type { Attempt, Exchange, RecordedRequest } from './evidence/http.ts';
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
  /** Another origin to which the page would send the password, or null. */
  readonly leak: string | null;
  /** Another origin that the page was sent to last, in vain, or null. */
  readonly leftTo: string | null;
  /** Why an identity provider did not respond, or null. */
  readonly fault: string | null;
  /** Other origins from which pages would load scripts. */
  readonly blocked: ReadonlySet<string>;
  /** The page would have sent the password in a URL. */
  readonly isInUrl: boolean;
}

export interface LoginAnswer {
  readonly exchange: Exchange;
  readonly hasPassword: boolean;
  /** A page of the application sent the request, not one of an identity provider. */
  readonly ofPage: boolean;
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
  /** Origin of the document that the page shows. */
  origin(): Promise<string>;
  /** URLs and buttons of the page that lead to a sign-in, here or at an identity provider. */
  leads(): Promise<{ readonly urls: readonly string[]; readonly buttons: readonly number[] }>;
  /** Types into a field. From now on the writes of the page are sent. */
  fill(field: number, value: string): Promise<void>;
  /** Presses Enter in a field, and waits for what follows. */
  enter(field: number): Promise<void>;
  /**
   * Clicks, and waits for what follows.
   * @param isSending sends the POSTs of the page, as after `fill`
   */
  press(button: number, isSending?: boolean): Promise<void>;
  storage(): Promise<PageStorage>;
  /** For a recording. */
  readonly replay: ReplayBrowser;
}

/** What steps of a recording do to a page. Each waits for what follows. */
export interface ReplayBrowser {
  resize(width: number, height: number): Promise<void>;
  key(type: 'keyDown' | 'keyUp', key: string): Promise<void>;
  /** The first alternative that is there, as many as the step asks for; null after its time. */
  find(step: ElementStep, recording: Recording): Promise<FoundElement | null>;
  /** @returns waits until the page shows another document or route than now, for so many milliseconds; false if it does not */
  watch(): (ms: number) => Promise<boolean>;
}

export interface FoundElement {
  /** The element takes a password. */
  isSecret(): Promise<boolean>;
  /** False if the element is of no kind that takes it. */
  enter(value: string): Promise<boolean>;
  /** False if there is nothing to point at. */
  point(clicks: number, offset: { readonly x: number; readonly y: number } | null, button: string): Promise<boolean>;
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
  /** Steps of a recording follow: from the beginning, writes are sent, and nothing goes to another origin. */
  readonly isRecorded: boolean;
  /** Origins of identity providers. */
  readonly providers: readonly string[];
  /** Sends a request to an identity provider. */
  fetchProvider(request: RecordedRequest): Promise<Attempt>;
}

/** Opens a browser for `work` and closes it. Null if it could not be started or ended too early. */
export type UseLoginBrowser = <Result>(
  options: LoginBrowserOptions,
  work: (browser: LoginBrowser) => Promise<Result>,
) => Promise<Result | null>;
