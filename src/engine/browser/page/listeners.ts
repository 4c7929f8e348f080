import { attempt, bounded, report } from './config.ts';
import { callOriginal, disguised, replaceMethod } from './native.ts';

const USER_EVENTS =
  /^(?:click|dblclick|auxclick|contextmenu|mouse(?:over|out|enter|leave|down|up|move)|pointer(?:down|up|over|enter)|touch(?:start|end)|key(?:up|down|press)|change|input|submit|focus|blur)$/;

/** Handler properties of frameworks: `__click` (Svelte), `$$click` (Solid). */
const FRAMEWORK_KEY = /^(?:__|\$\$)(click|mousedown|input|change)$/;

const known = new WeakMap<EventTarget, Set<string>>();
const add = EventTarget.prototype.addEventListener;

/** The original `addEventListener`. */
export function listen(target: EventTarget, type: string, listener: () => void): void {
  add.call(target, type, listener, { once: true });
}

/** Notes which elements listen for what a user does, and the code that receives messages. */
export function watchListeners(): void {
  replaceMethod(EventTarget.prototype, 'addEventListener', (original, self, values) => {
    const [type, listener] = values;
    attempt(() => {
      // A script that calls it without an object means the window.
      if (type === 'message' && (self === globalThis || self === undefined)) reportHandler(listener);
      if (self instanceof Element && typeof type === 'string' && USER_EVENTS.test(type)) {
        const events = known.get(self) ?? new Set();
        known.set(self, events.add(type));
      }
    });
    return callOriginal(original, self, values);
  });
  attempt(watchOnMessage);
}

function reportHandler(listener: unknown): void {
  if (listener === null || listener === undefined) return;
  const handler = typeof listener === 'object' ? (listener as EventListenerObject).handleEvent : listener;
  report({ kind: 'message-handler', source: String(handler).slice(0, 8_000) });
}

function watchOnMessage(): void {
  const own = Object.getOwnPropertyDescriptor(window, 'onmessage');
  if (own?.set === undefined) return;
  const { get, set } = own;
  Object.defineProperty(window, 'onmessage', {
    ...own,
    ...(get === undefined ? {} : { get }),
    set: disguised(set, (self, [handler]) => {
      attempt(() => reportHandler(handler));
      return callOriginal(set, self, [handler]);
    }),
  });
}

const HANDLER_PROPERTIES = ['click', 'mousedown', 'mouseup', 'mouseover', 'mouseout', 'dblclick', 'change', 'keyup'];

/** Events that an element handles by its listeners, attributes, or the properties of its framework. */
export function eventsOf(element: Element): Set<string> {
  const properties = element as unknown as Properties;
  const inAttributes = [...element.attributes].flatMap(({ name }) => /^on([a-z]+)$/.exec(name)?.[1] ?? []);
  return new Set([
    ...(known.get(element) ?? []),
    ...inAttributes.filter((type) => USER_EVENTS.test(type)),
    ...HANDLER_PROPERTIES.filter((type) => typeof properties[`on${type}`] === 'function'),
    ...Object.getOwnPropertyNames(element).flatMap((key) => frameworkEvents(key, properties)),
    ...vueEvents(element, properties),
  ]);
}

type Properties = Readonly<Record<string | symbol, unknown>>;

function frameworkEvents(key: string, properties: Properties): string[] {
  if (key.startsWith('__reactProps$') || key.startsWith('__reactEventHandlers$')) return reactEvents(properties[key]);
  const type = FRAMEWORK_KEY.exec(key)?.[1];
  return type === undefined ? [] : [type];
}

/** Vue keeps its handlers under a symbol or, in early releases, a name. */
function vueEvents(element: Element, properties: Properties): string[] {
  const keys = ['_vei', ...Object.getOwnPropertySymbols(element).filter(({ description }) => description === '_vei')];
  const handlers = keys.flatMap((key) => Object.keys((properties[key] as object | undefined) ?? {}));
  return handlers.map((name) => name.replace(/^on/, '').toLowerCase());
}

function reactEvents(props: unknown): string[] {
  return Object.entries((props as object | undefined) ?? {}).flatMap(([name, value]) => {
    const type = /^on([A-Z]\w*)$/.exec(name)?.[1]?.toLowerCase().replace('doubleclick', 'dblclick');
    return type !== undefined && typeof value === 'function' && USER_EVENTS.test(type) ? [type] : [];
  });
}

/** Reports comparisons of the foreign host, which show how a handler checks origins. */
export function watchComparisons(foreignHost: string): void {
  if (foreignHost === '') return;
  const contains = String.prototype.includes;
  const hook = (owner: object, name: string, read: (self: unknown, argument: unknown) => [unknown, unknown]) =>
    replaceMethod(owner, name, (original, self, values) => {
      attempt(() => {
        const [subject, other] = read(self, values[0]);
        const isText = typeof subject === 'string' || subject instanceof String;
        if (isText && subject.length < 300 && contains.call(subject, foreignHost))
          report({ kind: 'comparison', name, text: bounded(other instanceof RegExp ? other.source : other) });
      });
      return callOriginal(original, self, values);
    });
  for (const name of ['includes', 'indexOf', 'startsWith', 'endsWith', 'match', 'search'])
    hook(String.prototype, name, (self, argument) => [self, argument]);
  for (const name of ['test', 'exec']) hook(RegExp.prototype, name, (self, argument) => [argument, self]);
}
