import { setTimeout as delay } from 'node:timers/promises';
import { SCREENSHOT_LENGTH_MAX } from '../../../contract/coverage.ts';
import { PAGE_SCRIPT } from '../../../generated/page-script.ts';
import { record } from '../../../shared/records.ts';
import type { BrowserIssue } from '../../core/evidence/browser.ts';
import type { PageStorage } from '../../core/login-view.ts';
import type { BrowserProcess } from '../cdp/browser-process.ts';
import { type CdpConnection, CdpError, type CdpParameters, CdpSession } from '../cdp/cdp-connection.ts';
import type { PageConfig, PageMode, PageReport, PageSnapshot } from '../page-messages.ts';
import { storageScript } from './read-login.ts';
import { readIssue, readReport, readSnapshot, shownTextOf } from './read-report.ts';
import type { RequestGate } from './request-gate.ts';
import { withoutFragment } from './route-shape.ts';
import type { Visit, VisitLog } from './visit.ts';

/** Milliseconds until a page that does not end loading is used as it is. */
const LOAD_MS = 10_000;
/** Milliseconds for a script of ours: on a busy machine, a page gets none of them for long. */
const CALL_MS = 5_000;
/** Milliseconds for the requests that a step starts, one after the other. */
const SETTLE_MS = 10_000;
/** Milliseconds for short timers while no request is under way; then for those of a page that always has one. */
const TIMERS_MS = 2_500;
const RESTLESS_MS = 600;
/** Frames after which a document that changes in each of them is taken as it is. */
const FRAMES_MAX = 20;
/** Milliseconds of an idle frame on a machine that has time for it; after a later one, work may still be on its way to the page. */
const FRAME_MS = 100;
/** Late frames that say as much as one in time. */
const LATE_MAX = 3;
/** Milliseconds until a step that the browser refused, because the page was changing, is tried again. */
const REFUSED_MS = 100;
/** How much longer a page is waited for that was cut off before. */
const PATIENCE = 2;
const REPORTS_MAX = 20_000;
/** Those that scripts set for all paths. */
const EXPIRE_COOKIES =
  "for (const one of document.cookie.split('; ')) document.cookie = one.split('=', 1)[0] + '=; path=/; max-age=0';";

/** Names that a page cannot guess. */
export interface PageNames {
  readonly binding: string;
  readonly api: string;
  readonly proof: string;
  readonly word: string;
}

export interface LoadOptions {
  readonly mode: PageMode;
  readonly marks?: readonly string[];
  readonly foreignHost?: string;
  /** Name that the opener gave to the window. */
  readonly windowName?: string;
  /** URL of the page with the link, with a policy that shows all of it. */
  readonly referrer?: string;
  /** The URL to request from the target in place of the one that the page sees. */
  readonly servedFrom?: string;
  /** A host whose responses we write. */
  readonly attacker?: Visit['attacker'];
  /** It was cut off before. */
  readonly isAgain?: boolean;
}

/** What a wait for a page has seen so far. */
interface Waited {
  changed: number;
  late: number;
  timersMs: number;
}

interface OwnTarget {
  readonly targetId: string;
  readonly browserContextId: unknown;
}

export interface PageListener {
  onReport(report: PageReport): void;
  onIssue(issue: BrowserIssue): void;
  /** A window that the page opened, which is closed at once. */
  onPopup(url: string): void;
}

/** The one page of a browser. Each command has a deadline, and each fault is a {@link CdpError}. */
export class BrowserPage {
  readonly gate: RequestGate;
  readonly #session: CdpSession;
  readonly #names: PageNames;
  /** The id of its main frame, which is that of its target. */
  readonly #frame: string;
  #script: string | null = null;
  #scriptKey = '';
  #location = '';
  #isCrashed = false;
  /** What the application keeps for the signed-in user. */
  storage: () => PageStorage | null = () => null;
  #stored: PageStorage | null = null;
  #cutOffs = 0;
  /** A request of the open page was, which counts once. */
  #wasCutOff = false;
  #patience = 1;
  #timersMs = TIMERS_MS;
  /** The window has a name, which stays when another page is opened. */
  #isNamed = false;

  private constructor(session: CdpSession, gate: RequestGate, names: PageNames, frame: string) {
    this.#frame = frame;
    this.#session = session;
    this.gate = gate;
    this.#names = names;
  }

  /** @throws CdpError */
  static async open(
    { connection, userAgent }: Pick<BrowserProcess, 'connection' | 'userAgent'>,
    gate: RequestGate,
    names: PageNames,
    listener: PageListener,
  ): Promise<BrowserPage> {
    const { browserContextId } = await connection.send('Target.createBrowserContext', { disposeOnDetach: true });
    const { targetId } = await connection.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const attached = await connection.send('Target.attachToTarget', { targetId, flatten: true });
    const session = new CdpSession(connection, String(attached['sessionId']));
    const page = new BrowserPage(session, gate, names, String(targetId));
    await session.send('Emulation.setUserAgentOverride', { ...userAgent });
    await page.#prepare(connection, { targetId: String(targetId), browserContextId }, listener);
    return page;
  }

  async #prepare(connection: CdpConnection, own: OwnTarget, listener: PageListener): Promise<void> {
    const { targetId, browserContextId } = own;
    const session = this.#session;
    let reports = 0;
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      reports += 1;
      if (name !== this.#names.binding || typeof payload !== 'string' || reports > REPORTS_MAX) return;
      const report = readReport(payload);
      if (report !== null) listener.onReport(report);
    });
    session.on('Page.javascriptDialogOpening', ({ type }) =>
      session.post('Page.handleJavaScriptDialog', { accept: type === 'beforeunload' }),
    );
    session.on('Audits.issueAdded', ({ issue }) => {
      const read = readIssue(issue, this.#location);
      if (read !== null && this.gate.isCrawling) listener.onIssue(read);
    });
    session.on('Inspector.targetCrashed', () => {
      this.#isCrashed = true;
    });
    connection.on('Target.targetCreated', ({ targetInfo }) => {
      const info = record(targetInfo);
      // A window without an opener (noopener) is one of the page, too: nothing else opens any in this context.
      if (info['type'] !== 'page' || info['targetId'] === targetId) return;
      if (info['browserContextId'] !== browserContextId) return;
      listener.onPopup(String(info['url']));
      connection.send('Target.closeTarget', { targetId: info['targetId'] }).catch(() => undefined);
    });
    await this.gate.attach(session, targetId);
    await Promise.all([
      connection.send('Target.setDiscoverTargets', { discover: true }),
      session.send('Page.enable'),
      session.send('Runtime.enable'),
      session.send('Network.enable'),
      session.send('Audits.enable'),
      session.send('Inspector.enable'),
      session.send('Runtime.addBinding', { name: this.#names.binding }),
      session.send('Network.setBypassServiceWorker', { bypass: true }),
      session.send('Emulation.setFocusEmulationEnabled', { enabled: true }),
      connection.send('Browser.setDownloadBehavior', { behavior: 'deny', browserContextId }),
    ]);
  }

  /**
   * The texts that the page shows, also in frames and shadow trees. The browser reads them, not the scripts of the page.
   * @returns null if the browser cannot say
   */
  async shownText(): Promise<string | null> {
    const snapshot = await this.#session.send('DOMSnapshot.captureSnapshot', { computedStyles: [] }).catch(() => null);
    return snapshot === null ? null : shownTextOf(snapshot);
  }

  /** The visible part of the page as JPEG in Base64, or null if the browser has none that is small enough. */
  async screenshot(): Promise<string | null> {
    for (const quality of [60, 20]) {
      const taken = await this.#session.send('Page.captureScreenshot', { format: 'jpeg', quality }).catch(() => null);
      const data = taken?.['data'];
      if (typeof data === 'string' && data.length <= SCREENSHOT_LENGTH_MAX) return data;
    }
    return null;
  }

  /**
   * Opens a URL and waits until nothing is under way.
   * @throws CdpError
   */
  async load(url: string, options: LoadOptions): Promise<VisitLog> {
    const { mode, marks = [], foreignHost = '', windowName = '' } = options;
    const { servedFrom = null, attacker = null, isAgain = false } = options;
    this.#patience = isAgain ? PATIENCE : 1;
    if (this.#isNamed) await this.evaluate("window.name = ''");
    this.#isNamed = windowName !== '';
    await this.#store();
    const { binding, word } = this.#names;
    await this.#inject({ binding, word, mode, marks, foreignHost, windowName });
    // The same document with another fragment would not be loaded again.
    if (withoutFragment(this.#location) === withoutFragment(url)) await this.#navigate('about:blank');
    const stays = mode !== 'crawl';
    const log = this.gate.open({ mode, url: withoutFragment(url), stays, servedFrom, attacker, isAgain });
    this.#location = url;
    this.#wasCutOff = false;
    if (!(await this.#navigate(url, options.referrer))) this.#cutOffs += 1;
    await this.settle();
    return log;
  }

  /**
   * Opens a URL and waits for the end of its loading, also where it is no page, such as a download.
   * @returns false if that did not come in time
   */
  async #navigate(url: string, referrer?: string): Promise<boolean> {
    this.#requireAlive();
    if (url === 'about:blank') this.#location = url;
    const ms = LOAD_MS * this.#patience;
    const loaded = this.#once('Page.loadEventFired', ms);
    const from = referrer === undefined ? {} : { referrer, referrerPolicy: 'unsafeUrl' };
    const { errorText } = await this.#session.send('Page.navigate', { url, ...from });
    // A page that navigates while it loads stops without that event, because the navigation is answered by 204.
    const stopped = this.#once('Page.frameStoppedLoading', ms, ({ frameId }) => frameId === this.#frame);
    const isLoaded = errorText !== undefined || (await Promise.race([loaded.done, stopped.done]));
    stopped.cancel();
    loaded.cancel();
    return isLoaded;
  }

  /** Its commands and events. */
  get session(): CdpSession {
    return this.#session;
  }

  /** The id of its main frame. */
  get frame(): string {
    return this.#frame;
  }

  /** Presses Enter as a user does. */
  async pressEnter(): Promise<void> {
    const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 };
    await this.#session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: '\r', ...key });
    await this.#session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  }

  /** Calls a function of the injected script; undefined if it failed. */
  async call(name: string, ...values: readonly unknown[]): Promise<unknown> {
    const list = values.map((value) => JSON.stringify(value)).join(', ');
    const { api } = this.#names;
    return this.evaluate(`typeof ${api} === 'undefined' ? undefined : ${api}?.${name}(${list})`);
  }

  /**
   * The value of an expression; undefined if the browser refused it, because it took too long or the page was leaving.
   * @throws CdpError if the browser has ended
   */
  async evaluate(expression: string): Promise<unknown> {
    const evaluated = await this.#evaluated(expression);
    if (evaluated === null) this.#cutOffs += 1;
    return evaluated?.value;
  }

  async #evaluated(expression: string): Promise<{ readonly value: unknown } | null> {
    this.#requireAlive();
    try {
      // Handlers that it starts stay under the policy of the page, which otherwise neither observes nor refuses their `eval`.
      const policy = { allowUnsafeEvalBlockedByCSP: false };
      const options = { expression, returnByValue: true, awaitPromise: true, timeout: CALL_MS, ...policy };
      const { result } = await this.#session.send('Runtime.evaluate', options, CALL_MS * 2);
      return { value: record(result)['value'] };
    } catch (error) {
      if (error instanceof CdpError && error.code === 'refused') return null;
      throw error;
    }
  }

  async snapshot(): Promise<PageSnapshot | null> {
    return readSnapshot(await this.call('snapshot'));
  }

  /** How often something of a page did not come in time, so that what was seen of it may not be all: a response, or the end of its work. */
  get cutOffs(): number {
    return this.#cutOffs;
  }

  /**
   * Waits until the requests that the last step started are answered, no short timer is pending, and the document stays as it is for
   * one idle frame.
   */
  async settle(): Promise<void> {
    const end = performance.now() + SETTLE_MS * this.#patience;
    const waited: Waited = { changed: 0, late: 0, timersMs: 0 };
    let isOver = false;
    while (!isOver && performance.now() < end && (await this.gate.answered(end - performance.now())))
      isOver = await this.#isIdle(waited);
    const { isCutOff } = this.gate;
    if (!isOver || (isCutOff && !this.#wasCutOff)) this.#cutOffs += 1;
    this.#wasCutOff = isCutOff;
  }

  /** Waits for one frame. True if nothing is under way then, or if the page always has something. */
  async #isIdle(waited: Waited): Promise<boolean> {
    const before = performance.now();
    const { api } = this.#names;
    const evaluated = await this.#evaluated(`typeof ${api} === 'undefined' ? undefined : ${api}?.idle()`);
    const ms = performance.now() - before;
    if (evaluated === null) {
      await delay(REFUSED_MS);
      return false;
    }
    const { timers, isStill, hasFrame, isIdle } = record(evaluated.value);
    // The page broke it.
    if (typeof timers !== 'number') return true;
    if (hasFrame !== true || !this.gate.frame() || this.gate.inFlight > 0) return false;
    const isLate = isIdle !== true || ms > FRAME_MS;
    if (isLate) waited.late += 1;
    if (timers > 0) return this.#isRestless(waited, ms);
    if (isLate && waited.late < LATE_MAX) return false;
    if (isStill !== true) waited.changed += 1;
    return isStill === true || waited.changed > FRAMES_MAX;
  }

  /** True if the page always has short timers, and not only because its frames are late. */
  #isRestless(waited: Waited, ms: number): boolean {
    waited.timersMs += Math.min(ms, FRAME_MS);
    if (waited.timersMs <= this.#timersMs) return false;
    if (waited.late === 0) this.#timersMs = RESTLESS_MS;
    return true;
  }

  /** After a second sign-in, what the first one left is out of date. */
  async #store(): Promise<void> {
    const stored = this.storage();
    if (stored !== this.#stored) await this.evaluate(`localStorage.clear(); sessionStorage.clear(); ${EXPIRE_COOKIES}`);
    if (stored !== this.#stored) this.#scriptKey = '';
    this.#stored = stored;
  }

  async #inject(config: PageConfig): Promise<void> {
    const key = JSON.stringify(config);
    if (key === this.#scriptKey) return;
    if (this.#script !== null)
      await this.#session.send('Page.removeScriptToEvaluateOnNewDocument', { identifier: this.#script });
    const kept = this.#stored === null ? '' : storageScript(this.gate.origin, this.#stored);
    const { api, proof } = this.#names;
    const body = `'use strict'; ${kept}\nconst SCAN_GATE_CONFIG = ${key}, SCAN_GATE_EXPORTS = {};\n${PAGE_SCRIPT}`;
    // A script finds a name that is declared, not defined on the window, only if it knows it.
    const source = `const { api: ${api}, proof: ${proof} } = (() => { ${body}\nreturn SCAN_GATE_EXPORTS; })();`;
    const { identifier } = await this.#session.send('Page.addScriptToEvaluateOnNewDocument', { source });
    this.#script = String(identifier);
    this.#scriptKey = key;
  }

  #once(
    method: string,
    ms: number,
    isMeant: (event: CdpParameters) => boolean = () => true,
  ): { readonly done: Promise<boolean>; cancel(): void } {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => resolve(false), ms);
    const stop = this.#session.on(method, (event) => {
      if (isMeant(event)) resolve(true);
    });
    return {
      done: promise,
      cancel: () => {
        clearTimeout(timer);
        stop();
      },
    };
  }

  #requireAlive(): void {
    if (this.#isCrashed) throw new CdpError('closed', 'the page crashed');
  }
}
