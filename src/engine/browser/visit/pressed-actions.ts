import type { PageAction } from '../page-messages.ts';

/** Views on which the same thing is pressed if it does something there: as in a menu, three that behave alike are enough. */
const VIEWS_MAX = 3;

/** What was pressed, and what need not be pressed again on another view. */
export class PressedActions {
  readonly #seen = new Set<string>();
  readonly #pressed = new Map<string, { times: number; hasLeft: boolean }>();

  /** Actions that no view of this shape had before, in the order of the document. */
  fresh(actions: readonly PageAction[], shape: string): PageAction[] {
    return actions.filter(({ signature }) => {
      const key = `${shape} ${signature}`;
      if (this.#seen.has(key) || !this.isWorth(signature)) return false;
      this.#seen.add(key);
      return true;
    });
  }

  /** False for what leads to another page: from every view, it leads there. */
  isWorth(signature: string): boolean {
    const { times = 0, hasLeft = false } = this.#pressed.get(signature) ?? {};
    return !hasLeft && times < VIEWS_MAX;
  }

  /** @param hasLeft it led to another page */
  pressed(signature: string, hasLeft: boolean): void {
    const before = this.#pressed.get(signature);
    this.#pressed.set(signature, { times: (before?.times ?? 0) + 1, hasLeft: hasLeft || before?.hasLeft === true });
  }
}
