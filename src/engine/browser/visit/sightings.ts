import type { BrowserIssue, ForeignScript, StoredToken } from '../../core/evidence/browser.ts';
import type { Exchange } from '../../core/evidence/http.ts';
import { documentOf } from '../../web/html/html-document.ts';
import type { PageSnapshot, ScriptElement, StoredValue } from '../page-messages.ts';

const LIST_MAX = 200;

/** What pages keep, load from other hosts and do wrong, each once. */
export class Sightings {
  readonly #origin: string;
  readonly #stored = new Map<string, StoredToken>();
  readonly #sockets = new Map<string, { readonly url: string; readonly page: string }>();
  readonly #foreignScripts = new Map<string, ForeignScript>();
  readonly #issues = new Map<string, BrowserIssue>();
  /** Pages that show a sign-in before anything on them is pressed, by the URL that was opened. */
  readonly signIns = new Set<string>();

  /** @param origin that of the target */
  constructor(origin: string) {
    this.#origin = origin;
  }

  get stored(): StoredToken[] {
    return sorted(this.#stored);
  }

  get sockets(): { readonly url: string; readonly page: string }[] {
    return sorted(this.#sockets);
  }

  get foreignScripts(): ForeignScript[] {
    return sorted(this.#foreignScripts);
  }

  get issues(): BrowserIssue[] {
    return sorted(this.#issues);
  }

  addSocket(url: string, page: string): void {
    if (this.#sockets.size < LIST_MAX) this.#sockets.set(url, { url, page });
  }

  addIssue(issue: BrowserIssue): void {
    if (this.#issues.size < LIST_MAX) this.#issues.set(JSON.stringify({ ...issue, page: '' }), issue);
  }

  noteOpened({ isSignIn }: PageSnapshot, page: string): void {
    if (!isSignIn) this.signIns.delete(page);
    else if (this.signIns.size < LIST_MAX) this.signIns.add(page);
  }

  /** @param html the page as the target sent it, if known */
  addSnapshot({ stored, scripts }: PageSnapshot, page: string, html: Exchange | undefined): void {
    for (const value of stored) this.#addStored(value, page);
    const written = new Set((html && documentOf(html)?.scripts.map(({ url }) => url)) ?? []);
    for (const script of scripts) this.#addScript(script, page, !written.has(script.url));
  }

  #addStored(value: StoredValue, page: string): void {
    const key = `${value.storage} ${value.name}`;
    if (this.#stored.size < LIST_MAX && !this.#stored.has(key)) this.#stored.set(key, { ...value, page });
  }

  #addScript(script: ScriptElement, page: string, isAdded: boolean): void {
    const { url } = script;
    if (URL.parse(url)?.origin === this.#origin || !/^https?:/.test(url) || this.#foreignScripts.has(url)) return;
    if (this.#foreignScripts.size < LIST_MAX) this.#foreignScripts.set(url, { ...script, page, isAdded });
  }
}

function sorted<Value>(found: ReadonlyMap<string, Value>): Value[] {
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, value]) => value);
}
