import type { PageAction } from '../page-messages.ts';
import type { BrowserPage } from './browser-page.ts';
import type { ExploredPage, ToPress } from './explored-page.ts';
import { PressedActions } from './pressed-actions.ts';
import { routeShape } from './route-shape.ts';

/** How a page is opened and read. */
interface Browsing {
  open(page: BrowserPage, url: string): Promise<void>;
  look(page: BrowserPage, url: string): Promise<unknown>;
  /** False when the time or the requests are used up. */
  hasRoom(): boolean;
}

/** What the open page shows, and how to press it: what shows only after other presses is pressed after them. */
export class ShownPage {
  readonly actions = new PressedActions();
  readonly #browsing: Browsing;
  #document = 0;
  #shown: readonly PageAction[] = [];
  /** All that the page has shown since it was opened. */
  readonly #elements = new Set<number>();
  /** What was pressed last and led to what the page shows. */
  #last: ToPress | null = null;
  #isUntouched = false;

  constructor(browsing: Browsing) {
    this.#browsing = browsing;
  }

  get shown(): readonly PageAction[] {
    return this.#shown;
  }

  /** The page was opened, and nothing was pressed on it yet. */
  opened(): void {
    this.#isUntouched = true;
    this.#document += 1;
    this.#last = null;
    this.#elements.clear();
  }

  /** @param shown what it shows at a look */
  shows(shown: readonly PageAction[]): void {
    this.#shown = shown;
  }

  noteElements(): void {
    for (const { id } of this.#shown) this.#elements.add(id);
  }

  /** True if it shows something like this, or what leads to it. */
  leadsTo(one: ToPress): boolean {
    return this.#like(trailOf(one)[0] ?? one) !== undefined;
  }

  /** What the page shows for the first time. */
  fresh({ url }: ExploredPage): ToPress[] {
    return this.#fresh(url, null, () => false);
  }

  /**
   * What a press has shown.
   * @param areNew elements that look like others count too
   */
  freshAfter(pressed: ToPress, { url }: ExploredPage, areNew: boolean): ToPress[] {
    const isNew = ({ id, signature }: PageAction) =>
      areNew && !this.#elements.has(id) && this.actions.isWorth(signature);
    const found = this.#fresh(url, pressed, isNew);
    if (found.length > 0) this.#last = pressed;
    return found;
  }

  #fresh(url: string, after: ToPress | null, isNew: (action: PageAction) => boolean): ToPress[] {
    const fresh = new Set(this.actions.fresh(this.#shown, routeShape(new URL(url))));
    const found = this.#shown.filter((action) => fresh.has(action) || isNew(action));
    this.noteElements();
    return found.map((action) => ({ action, document: this.#document, after }));
  }

  /**
   * Presses something, also after the page was opened again.
   * @returns false if the page no longer has it
   */
  async press(page: BrowserPage, explored: ExploredPage, next: ToPress): Promise<boolean> {
    const { url } = explored;
    const cutOffs = page.cutOffs;
    if (next.document === this.#document && (await this.#pressElement(page, next.action))) return true;
    await this.#browsing.look(page, url);
    const isAt = next.after === null || trailOf(this.#last).includes(next.after);
    // It may have put another element in its place.
    if (isAt && page.cutOffs === cutOffs && (await this.#pressElement(page, this.#like(next)))) return true;
    for (let tries = explored.varies ? 1 : 2; tries > 0 && page.cutOffs === cutOffs; tries -= 1)
      if (await this.#replay(page, url, trailOf(next))) return true;
    explored.varies ||= page.cutOffs === cutOffs;
    return false;
  }

  /** Presses one after the other on a page on which nothing was pressed before. */
  async #replay(page: BrowserPage, url: string, trail: readonly ToPress[]): Promise<boolean> {
    if (!this.#isUntouched) await this.#browsing.open(page, url);
    for (const step of trail) {
      if (step.after !== null) await this.#browsing.look(page, url);
      this.noteElements();
      this.#last = step.after;
      if (!this.#browsing.hasRoom() || !(await this.#pressElement(page, this.#like(step)))) return false;
    }
    return true;
  }

  /** What the page shows now of something that it or a page before it showed. */
  #like({ action }: ToPress): PageAction | undefined {
    return this.#shown.find(({ signature }) => signature === action.signature);
  }

  async #pressElement(page: BrowserPage, action: PageAction | undefined): Promise<boolean> {
    if (action === undefined) return false;
    page.gate.stay();
    this.#isUntouched = false;
    const isDone = (await page.call('act', action.id)) === true;
    await page.settle();
    return isDone;
  }
}

/** What has to be pressed for it on a page that was just opened, itself last. */
function trailOf(last: ToPress | null): ToPress[] {
  const trail: ToPress[] = [];
  for (let at = last; at !== null; at = at.after) trail.unshift(at);
  return trail;
}
