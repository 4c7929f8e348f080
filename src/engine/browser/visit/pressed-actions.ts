import type { PageAction } from '../page-messages.ts';

/** As in a menu that all views have, three presses that behave alike are enough. */
const ALIKE = 3;

interface Pressed {
  /** Number of presses by the addresses that they requested. */
  readonly behaviours: Map<string, number>;
  hasLeft: boolean;
}

/** What was pressed, and what need not be pressed again. */
export class PressedActions {
  readonly #seen = new Set<string>();
  readonly #pressed = new Map<string, Pressed>();
  /** Shapes of all addresses that were requested by a press. */
  readonly #requested = new Set<string>();

  /** Actions that no view of this shape had before, in the order of the document. */
  fresh(actions: readonly PageAction[], shape: string): PageAction[] {
    return actions.filter(({ signature }) => {
      const key = `${shape} ${signature}`;
      if (this.#seen.has(key) || !this.isWorth(signature)) return false;
      this.#seen.add(key);
      return true;
    });
  }

  /** False for what leads to another page, which it does from every view, and for what did the same three times. */
  isWorth(signature: string): boolean {
    const { behaviours = new Map<string, number>(), hasLeft = false } = this.#pressed.get(signature) ?? {};
    return !hasLeft && Math.max(0, ...behaviours.values()) < ALIKE;
  }

  /**
   * @param hasLeft it led to another page
   * @param requested shapes of the addresses that were requested then, each once and in order
   * @returns true if one of them was requested for the first time: the page shows something new, even if it looks the same
   */
  pressed(signature: string, hasLeft: boolean, requested: readonly string[]): boolean {
    const { behaviours, hasLeft: hadLeft } = this.#pressed.get(signature) ?? { behaviours: new Map(), hasLeft: false };
    const behaviour = requested.join(' ');
    behaviours.set(behaviour, (behaviours.get(behaviour) ?? 0) + 1);
    this.#pressed.set(signature, { behaviours, hasLeft: hasLeft || hadLeft });
    const known = this.#requested.size;
    for (const shape of requested) this.#requested.add(shape);
    return this.#requested.size > known;
  }
}
