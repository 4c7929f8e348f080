import { type Static, type TObject, type TProperties, Type } from 'typebox';
import { Errors } from 'typebox/value';
import { RECORDING_LENGTH_MAX } from './login.ts';
import { strictObject } from './primitives.ts';

const STEPS_MAX = 100;
const TEXT_MAX = 2_000;

/** What stands for a secret in the value of a `change` step. */
const PLACEHOLDERS = ['username', 'password', 'code'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];
export const PLACEHOLDER = /\{\{\s{0,5}(\w{1,40})\s{0,5}\}\}/g;

const Text = Type.String({ maxLength: TEXT_MAX });
const Pixels = Type.Number({ minimum: -100_000, maximum: 100_000 });
const Milliseconds = Type.Integer({ minimum: 1, maximum: 60_000 });
const Selector = Type.String({ minLength: 1, maxLength: TEXT_MAX });
/** Alternatives; a list within is a path through shadow trees. */
const Selectors = Type.Array(Type.Union([Selector, Type.Array(Selector, { minItems: 1, maxItems: 10 })]), {
  minItems: 1,
  maxItems: 20,
});

const EVERY = {
  timeout: Type.Optional(Milliseconds),
  assertedEvents: Type.Optional(
    Type.Array(
      strictObject({ type: Type.Literal('navigation'), url: Type.Optional(Text), title: Type.Optional(Text) }),
      { maxItems: 20 },
    ),
  ),
  target: Type.Optional(Text),
};
const ELEMENT = {
  selectors: Selectors,
  frame: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 100 }), { maxItems: 10 })),
};
const POINTER = {
  ...ELEMENT,
  offsetX: Type.Optional(Pixels),
  offsetY: Type.Optional(Pixels),
  deviceType: Type.Optional(Text),
  button: Type.Optional(Text),
  duration: Type.Optional(Type.Number({ minimum: 0, maximum: 10_000 })),
};

function step<Name extends string, Members extends TProperties>(type: Name, members: Members) {
  return strictObject({ type: Type.Literal(type), ...EVERY, ...members });
}

/** The steps of the Recorder of Chrome DevTools (`@puppeteer/replay`) that are replayed. */
const STEPS = {
  setViewport: step('setViewport', {
    width: Type.Integer({ minimum: 1, maximum: 8_000 }),
    height: Type.Integer({ minimum: 1, maximum: 8_000 }),
    deviceScaleFactor: Type.Optional(Type.Number({ minimum: 0, maximum: 10 })),
    isMobile: Type.Optional(Type.Boolean()),
    hasTouch: Type.Optional(Type.Boolean()),
    isLandscape: Type.Optional(Type.Boolean()),
  }),
  navigate: step('navigate', { url: Type.String({ minLength: 1, maxLength: TEXT_MAX }) }),
  click: step('click', POINTER),
  doubleClick: step('doubleClick', POINTER),
  hover: step('hover', ELEMENT),
  change: step('change', { ...ELEMENT, value: Text }),
  keyDown: step('keyDown', { key: Type.String({ minLength: 1, maxLength: 30 }) }),
  keyUp: step('keyUp', { key: Type.String({ minLength: 1, maxLength: 30 }) }),
  scroll: step('scroll', {
    ...ELEMENT,
    selectors: Type.Optional(Selectors),
    x: Type.Optional(Pixels),
    y: Type.Optional(Pixels),
  }),
  waitForElement: step('waitForElement', {
    ...ELEMENT,
    operator: Type.Optional(Type.Union([Type.Literal('>='), Type.Literal('=='), Type.Literal('<=')])),
    count: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 })),
    visible: Type.Optional(Type.Boolean()),
    attributes: Type.Optional(Type.Record(Type.String({ pattern: '^[\\w:.-]{1,100}$' }), Text, { maxProperties: 20 })),
  }),
} as const satisfies Record<string, TObject>;
type StepType = keyof typeof STEPS;
export type RecordedStep = { [Name in StepType]: Static<(typeof STEPS)[Name]> }[StepType];
/** A step that names an element. */
export type ElementStep = Extract<RecordedStep, { readonly selectors: unknown }>;

/** What to do about documented steps that are not replayed. */
const REFUSED: Readonly<Record<string, string>> = {
  waitForExpression: 'would run code: wait for an element (waitForElement) in its place',
  customStep: 'is an extension of another program: remove it',
  close: 'closes a window, and a sign-in has one: remove it',
  emulateNetworkConditions: 'changes the network, which the scan does not: remove it',
};

export interface Recording {
  readonly steps: readonly RecordedStep[];
  /** Milliseconds for a step without its own. */
  readonly timeout: number;
}

const Frame = strictObject({
  title: Type.Optional(Text),
  timeout: Type.Optional(Milliseconds),
  selectorAttribute: Type.Optional(Text),
  steps: Type.Array(Type.Unsafe<unknown>({}), { minItems: 1, maxItems: STEPS_MAX }),
});
/** As in `@puppeteer/replay`. */
const TIMEOUT_MS = 5_000;

/** The recording in a text, or what is wrong with it, as the end of a sentence that begins with its name. */
export function parseRecording(text: string): Recording | { readonly fault: string } {
  if (text.length > RECORDING_LENGTH_MAX) return { fault: `is longer than ${RECORDING_LENGTH_MAX} characters` };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: 'is not JSON' };
  }
  const fault = faultOf(Frame, value);
  if (fault !== null) return { fault: `is not what the Recorder exports as JSON: ${fault}` };
  const { steps, timeout = TIMEOUT_MS } = value as Static<typeof Frame>;
  for (const [index, one] of steps.entries()) {
    const wrong = faultOfStep(one);
    if (wrong !== null) return { fault: `has a fault in step ${index + 1}${wrong}` };
  }
  if (!steps.some((one) => (one as RecordedStep).type === 'change'))
    return { fault: `enters nothing: no step is a change with ${PLACEHOLDERS.map(written).join(', ')}` };
  return { steps: steps as RecordedStep[], timeout };
}

export function placeholdersOf({ steps }: Recording): Set<Placeholder> {
  const values = steps.flatMap((one) => (one.type === 'change' ? [...one.value.matchAll(PLACEHOLDER)] : []));
  return new Set(values.map(([, name]) => name as Placeholder));
}

/** The step in messages, from 1. */
export function stepName(index: number, { type }: RecordedStep): string {
  return `step ${index + 1} (${type})`;
}

function faultOfStep(one: unknown): string | null {
  const type = typeof one === 'object' && one !== null && 'type' in one ? one.type : undefined;
  if (typeof type !== 'string' || !/^\w{1,40}$/.test(type)) return ': it has no type';
  if (Object.hasOwn(REFUSED, type)) return ` (${type}): it ${REFUSED[type]}`;
  if (!Object.hasOwn(STEPS, type)) return ` (${type}): this type is not known`;
  const wrong = faultOf(STEPS[type as StepType], one) ?? meaningFault(one as RecordedStep);
  return wrong === null ? null : ` (${type}): ${wrong}`;
}

/** What a schema cannot say. */
function meaningFault(one: RecordedStep): string | null {
  if (one.target !== undefined && one.target !== 'main')
    return 'it acts in another window, and only the first one is replayed; record a sign-in without pop-ups';
  if (one.type === 'navigate' && !/^(?:\/(?![/\\])|https?:\/\/)[^\s\\]*$/i.test(one.url))
    return 'url is neither a path nor an http(s) URL';
  if (one.type === 'navigate' && one.url.includes('{{')) return 'url has a placeholder, and secrets never go in a URL';
  if ('key' in one && keyOf(one.key) === null) return 'key is not one that is replayed';
  const unknown =
    one.type === 'change'
      ? [...one.value.matchAll(PLACEHOLDER)].find(([, name]) => !PLACEHOLDERS.includes(name as Placeholder))
      : undefined;
  return unknown === undefined
    ? null
    : `value has a placeholder that is none of ${PLACEHOLDERS.map(written).join(', ')}`;
}

function written(name: Placeholder): string {
  return `{{${name}}}`;
}

/** Named keys with their codes (UI Events); any single character is a key too. */
const KEYS: Readonly<Record<string, number>> = {
  Backspace: 8,
  Tab: 9,
  Enter: 13,
  Shift: 16,
  Control: 17,
  Alt: 18,
  Escape: 27,
  PageUp: 33,
  PageDown: 34,
  End: 35,
  Home: 36,
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
  Delete: 46,
  Meta: 91,
};

/** How a browser names a key, or null for one that is not replayed. */
export function keyOf(key: string): { readonly code: number; readonly text: string } | null {
  if (/^[\x20-\x7e]$/.test(key)) return { code: key.toUpperCase().charCodeAt(0), text: key };
  const code = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
  return code === undefined ? null : { code, text: key === 'Enter' ? '\r' : '' };
}

/** The first fault, with the member that has it. */
function faultOf(schema: TObject, value: unknown): string | null {
  const [first] = Errors(schema, value);
  if (first === undefined) return null;
  const path = first.instancePath.slice(1, 100).replaceAll('/', '.');
  const isUnknown = first.schemaPath.endsWith('additionalProperties');
  return isUnknown ? `${path} is not known` : `${path === '' ? 'it' : path} ${first.message}`;
}
