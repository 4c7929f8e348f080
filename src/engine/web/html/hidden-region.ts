import type { Attributes } from './html-tokens.ts';

/** Elements whose end tag closes what they hide. */
const CONTAINERS = new Set(
  'div span section article aside main form fieldset dialog template ul ol table tbody tr td p label'.split(' '),
);
const STYLE_MAX = 500;

/** True if an element does not show: `hidden`, a style of its own, or both signs for fields that only programs fill. */
export function hides(tag: string, attributes: Attributes): boolean {
  const style = (attributes.get('style') ?? '').slice(0, STYLE_MAX).toLowerCase().replace(/\s+/g, '');
  return (
    attributes.has('hidden') ||
    tag === 'template' ||
    (tag === 'dialog' && !attributes.has('open')) ||
    style.split(';').some((rule) => rule.startsWith('display:none') || rule.startsWith('visibility:hidden')) ||
    (attributes.get('aria-hidden') === 'true' && attributes.get('tabindex') === '-1')
  );
}

/** The hidden element around the current token. Counts nested elements of its name, since the tokens make no tree. */
export class HiddenRegion {
  #tag: string | null = null;
  #depth = 0;
  #isInForm = false;

  /** Null outside. */
  get place(): 'around-form' | 'in-form' | null {
    if (this.#tag === null) return null;
    return this.#isInForm ? 'in-form' : 'around-form';
  }

  startTag(tag: string, attributes: Attributes, isInForm: boolean): void {
    if (this.#tag === tag) this.#depth += 1;
    else if (this.#tag === null && CONTAINERS.has(tag) && hides(tag, attributes)) {
      this.#tag = tag;
      this.#depth = 1;
      this.#isInForm = isInForm;
    }
  }

  endTag(tag: string): void {
    if (this.#tag !== tag) return;
    this.#depth -= 1;
    if (this.#depth === 0) this.#tag = null;
  }
}
