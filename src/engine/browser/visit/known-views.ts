import type { LeftOutReason, ReachCount } from '../../../contract/coverage.ts';
import { type ExploredPage, newPage } from './explored-page.ts';

/** Pages that were cut off, opened again, and cut off once more, until no more are tried. */
const CUT_OFF_MAX = 2;

/** What the queue still holds, and why it is not opened. */
interface Waiting {
  readonly folded: number;
  readonly count: number;
  readonly reason: LeftOutReason;
}

/** The views that were requested: which of them were opened, which are to be opened once more, and which were lost. */
export class KnownViews {
  readonly pages: ExploredPage[] = [];
  /** URLs of those that the browser survived. */
  readonly opened = new Set<string>();
  /** Those that were opened once more when nothing else was left, by URL. */
  readonly #again = new Set<string>();
  /** Those without a response, and why. */
  readonly #lost = new Map<string, LeftOutReason>();

  add(url: string): ExploredPage {
    const page = newPage(url);
    this.pages.push(page);
    return page;
  }

  /** @param reason null: it got a response */
  noteResponse(url: string, reason: LeftOutReason | null): void {
    if (reason === null) this.#lost.delete(url);
    else this.#lost.set(url, reason);
  }

  isRepeated(url: string): boolean {
    return this.#again.has(url);
  }

  /** A page to open once more, because it got no response or was cut off. Null if there is none, or no hope. */
  toRepeat(): string | null {
    const isNew = (url: string) => !this.#again.has(url);
    const cutOff = this.#cutOff.map(({ url }) => url);
    const hasHope = cutOff.filter((url) => !isNew(url)).length < CUT_OFF_MAX;
    return [...this.#lost.keys(), ...(hasHope ? cutOff : [])].find(isNew) ?? null;
  }

  /** @returns the page, if it got a response the first time */
  repeat(url: string): ExploredPage | undefined {
    this.#again.add(url);
    return this.pages.find((one) => one.url === url);
  }

  /** Pages with which the browser ended, or for which it was not there. */
  get failed(): number {
    return this.pages.filter(({ url }) => !this.opened.has(url)).length;
  }

  get #cutOff(): ExploredPage[] {
    return this.pages.filter(({ url, isCutOff }) => isCutOff && this.opened.has(url));
  }

  reach({ folded, count, reason: unopened }: Waiting): ReachCount {
    const cutOff = this.#cutOff.length;
    const left: Partial<Record<LeftOutReason, number>> = {};
    const add = (reason: LeftOutReason, more: number) => {
      left[reason] = (left[reason] ?? 0) + more;
    };
    add('folded', folded);
    add('not_reached', this.failed);
    add(unopened, count);
    add('time', cutOff);
    for (const reason of this.#lost.values()) add(reason, 1);
    const leftOut = Object.entries(left).filter(([, more]) => more > 0) as [LeftOutReason, number][];
    const covered = this.opened.size - cutOff;
    return {
      known: covered + leftOut.reduce((sum, [, more]) => sum + more, 0),
      covered,
      left_out: leftOut.map(([reason, more]) => ({ reason, count: more })),
    };
  }
}
