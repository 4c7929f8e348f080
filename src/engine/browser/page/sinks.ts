import type { MarkedAttribute, SinkKind } from '../page-messages.ts';
import { attempt, bounded, CONFIG, report } from './config.ts';
import { allElements } from './elements.ts';
import { eventsOf } from './listeners.ts';
import { callOriginal, disguised, replaceMethod } from './native.ts';

type Rule = (text: string, ...rest: unknown[]) => string | null | undefined;
interface Rules {
  readonly createHTML?: Rule;
  readonly createScript?: Rule;
  readonly createScriptURL?: Rule;
}
interface Factory {
  createPolicy(name: string, rules: Rules): unknown;
}

const BEFORE = 120;
const AFTER = 160;

function note(sinkKind: SinkKind, sink: string, value: string): void {
  const lower = value.toLowerCase();
  for (const mark of CONFIG.marks) {
    const found = lower.indexOf(mark);
    if (found === -1) continue;
    const from = Math.max(0, found - BEFORE);
    const text = value.slice(from, found + AFTER);
    report({ kind: 'sink', sinkKind, sink: bounded(sink).slice(0, 80), mark, text, at: found - from });
  }
}

/**
 * Reports marked strings that become HTML, script or a script URL, through the default policy of Trusted Types (W3C, section 2.3).
 * Policies of a page bypass the default one, so `createPolicy` is wrapped too.
 */
export function watchSinks(): void {
  const factory = (window as unknown as { trustedTypes?: Factory }).trustedTypes;
  if (CONFIG.mode !== 'observe' || factory === undefined) return;
  const create = factory.createPolicy.bind(factory);
  const prototype = Object.getPrototypeOf(factory) as object;
  const wrapped = (rule: Rule | undefined, kind: SinkKind, policy: string): Rule | undefined =>
    rule &&
    function (this: unknown, text, ...rest) {
      attempt(() => note(kind, `policy ${policy}`, String(text)));
      return rule.call(this, text, ...rest);
    };
  const defined = (rules: Readonly<Record<string, Rule | undefined>>): Rules =>
    Object.fromEntries(Object.entries(rules).filter(([, rule]) => rule !== undefined));
  replaceMethod(prototype, 'createPolicy', (original, self, [given, some]) => {
    const name = String(given);
    const rules = (some ?? {}) as Rules;
    const watched = defined({
      createHTML: wrapped(rules.createHTML, 'html', name),
      createScript: wrapped(rules.createScript, 'script', name),
      createScriptURL: wrapped(rules.createScriptURL, 'url', name),
    });
    return callOriginal(original, self, [name, watched]);
  });
  const observed =
    (kind: SinkKind): Rule =>
    (value, _type, sink) => {
      const text = String(value);
      attempt(() => note(kind, String(sink), text));
      return text;
    };
  attempt(() =>
    create('default', {
      createHTML: observed('html'),
      createScript: observed('script'),
      createScriptURL: observed('url'),
    }),
  );
  hideDefaultPolicy(prototype);
}

/** A page that asks for the default policy sees none, as without the probe. */
function hideDefaultPolicy(prototype: object): void {
  const own = Object.getOwnPropertyDescriptor(prototype, 'defaultPolicy');
  if (own?.get === undefined) return;
  Object.defineProperty(prototype, 'defaultPolicy', { ...own, get: disguised(own.get, () => null) });
}

const URL_ATTRIBUTES = new Set(['href', 'action', 'formaction', 'src', 'data', 'xlink:href']);

/** URLs and handlers in the document that begin with, or contain, a mark: Trusted Types do not cover them. */
export function markedAttributes(): MarkedAttribute[] {
  const found: MarkedAttribute[] = [];
  for (const element of allElements())
    for (const { name, value } of element.attributes)
      for (const mark of CONFIG.marks) {
        const lower = value.slice(0, 4_000).toLowerCase();
        const isUrl = URL_ATTRIBUTES.has(name) && lower.trimStart().startsWith(mark);
        const isHandler = name.startsWith('on') && lower.includes(mark);
        if ((isUrl || isHandler) && found.length < 50)
          found.push({ name, tag: element.localName, mark, value: bounded(value) });
      }
  return found;
}

const PRESSED = new Set(['click', 'mouseover', 'focus']);

/** Presses what carries the payload of a proof; if nothing does, whatever listens, since code in a listener shows nowhere. */
export function pressMarked(needle: string): number {
  let pressed = 0;
  for (const element of allElements()) {
    if (![...element.attributes].some(({ value }) => value.includes(needle))) continue;
    pressed += 1;
    attempt(() => press(element));
  }
  if (pressed > 0) return pressed;
  const listening = allElements().filter((element) => [...eventsOf(element)].some((type) => PRESSED.has(type)));
  for (const element of listening.slice(0, 20)) attempt(() => press(element));
  return pressed;
}

function press(element: Element): void {
  if (element instanceof HTMLFormElement) element.requestSubmit();
  else if (element instanceof HTMLElement) element.click();
  else element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window }));
  for (const type of ['mouseover', 'focus']) element.dispatchEvent(new Event(type));
}
