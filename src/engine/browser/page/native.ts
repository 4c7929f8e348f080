// Captured before the page can replace them.
const call = Reflect.apply;
const originals = new WeakMap<object, object>();
const lookUp = WeakMap.prototype.get;
const remember = WeakMap.prototype.set;
const toSource = Function.prototype.toString;

type Callable = (...values: never[]) => unknown;
type Run = (self: unknown, values: unknown[]) => unknown;

/** A function that does `run` and otherwise is the original, for example in its name, its length and its source text. */
export function disguised<Original extends Callable>(original: Original, run: Run): Original {
  return asNative(new Proxy(original, { apply: (_target, self, values) => run(self, values) }), original);
}

/** `proxy` prints as `original` does. */
export function asNative<Value extends object>(proxy: Value, original: object): Value {
  call(remember, originals, [proxy, original]);
  return proxy;
}

/** Replaces a method where it is defined, with the attributes that it has there. Does nothing where there is none. */
export function replaceMethod(
  owner: object,
  name: string,
  run: (original: Callable, self: unknown, values: unknown[]) => unknown,
): void {
  const own = Object.getOwnPropertyDescriptor(owner, name);
  const original: unknown = own?.value;
  if (own === undefined || typeof original !== 'function') return;
  const value = disguised(original as Callable, (self, values) => run(original as Callable, self, values));
  Object.defineProperty(owner, name, { ...own, value });
}

/** Calls the original of a replaced method. */
export function callOriginal(original: Callable, self: unknown, values: readonly unknown[]): unknown {
  return call(original, self, values as never[]);
}

/** Functions that were replaced print as those that they replace. */
export function hideReplacements(): void {
  replaceMethod(Function.prototype, 'toString', (_original, self) =>
    call(toSource, call(lookUp, originals, [self as object]) ?? self, []),
  );
}
