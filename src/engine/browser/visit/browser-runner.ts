import type { ProbeContext } from '../../core/probe-context.ts';
import { BrowserProcess, BrowserStartError } from '../cdp/browser-process.ts';
import { CdpError } from '../cdp/cdp-connection.ts';
import { BrowserPage, type PageListener, type PageNames } from './browser-page.ts';
import type { RequestGate } from './request-gate.ts';

/** One browser, started again if it ends. */
export class BrowserRunner {
  /** Why it ended, each time. */
  readonly ends: string[] = [];
  readonly #context: ProbeContext;
  readonly #path: string;
  readonly #startsMax: number;
  readonly #onAbort = () => this.#browser?.kill();
  #browser: BrowserProcess | null = null;
  #page: BrowserPage | null = null;
  #open: (() => Promise<BrowserProcess>) | null = null;

  constructor(context: ProbeContext, path: string, startsMax: number) {
    this.#context = context;
    this.#path = path;
    this.#startsMax = startsMax;
  }

  /** It ended and is not started again. */
  get isOver(): boolean {
    return this.ends.length >= this.#startsMax;
  }

  /** @throws BrowserStartError, CdpError */
  start(gate: RequestGate, names: PageNames, listener: PageListener): Promise<BrowserProcess> {
    this.#open = async () => {
      this.#context.signal.addEventListener('abort', this.#onAbort);
      await this.#browser?.close();
      this.#page = null;
      const browser = await BrowserProcess.start({ path: this.#path });
      this.#browser = browser;
      if (this.#context.signal.aborted) browser.kill();
      const page = await BrowserPage.open(browser, gate, names, listener);
      page.storage = () => this.#context.pageStorage();
      this.#page = page;
      return browser;
    };
    return this.#open();
  }

  /**
   * Carries out one step, in a new browser if the last one ended.
   * @returns false if the browser ended with it
   * @throws CdpError if the scan was aborted
   */
  async step(work: (page: BrowserPage) => Promise<void>): Promise<boolean> {
    try {
      if (this.#page === null) await this.#open?.();
      if (this.#page === null) return false;
      await work(this.#page);
      return true;
    } catch (error) {
      if (!(error instanceof CdpError || error instanceof BrowserStartError) || this.#context.signal.aborted)
        throw error;
      this.ends.push(this.#reasonOf(error));
      this.#page = null;
      return false;
    }
  }

  /** Ends the browser; the next step starts another one. */
  async rest(): Promise<void> {
    this.#context.signal.removeEventListener('abort', this.#onAbort);
    await this.#browser?.close();
    this.#page = null;
  }

  #reasonOf(error: CdpError | BrowserStartError): string {
    if (error instanceof BrowserStartError) return 'it could not be started again';
    if (this.#browser?.isTooLarge === true) return 'its memory exceeded the maximum';
    return error.code === 'timeout' ? 'a page did not respond' : 'a page ended it';
  }
}
