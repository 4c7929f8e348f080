import type { PageConfig, PageReport } from '../page-messages.ts';

declare global {
  /** Set by the probe in front of this script. */
  const SCAN_GATE_CONFIG: PageConfig;
  /** What the probe and the payloads of its proofs call: the probe declares it with names that no page can list. */
  const SCAN_GATE_EXPORTS: { api?: object; proof?: (value: unknown) => void };
}

export const CONFIG: PageConfig = SCAN_GATE_CONFIG;

/** Reports of one document. A page that floods the probe is not read further. */
const REPORTS_MAX = 3_000;
const TEXT_MAX = 2_000;

const scope = globalThis as unknown as Record<string, unknown>;
// Captured before the page can replace them, and removed, so that no page sees that it is examined.
const send = scope[CONFIG.binding] as ((text: string) => void) | undefined;
delete scope[CONFIG.binding];
const stringify = JSON.stringify;
const isArray = Array.isArray;
const keysOf = Object.keys;
const toText = String;
let reports = 0;

/** True where the probe listens. */
export function isWanted(): boolean {
  return typeof send === 'function';
}

/** Reports an observation to the probe. Never throws. */
export function report(observation: PageReport): void {
  reports += 1;
  if (reports > REPORTS_MAX) return;
  try {
    send?.(jsonOf(observation));
  } catch {
    // The page broke a built-in function: this observation is lost.
  }
}

/** JSON without the `toJSON` that a page, or an old library such as Prototype 1.6, gives to all objects and arrays. */
function jsonOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return stringify(value) ?? 'null';
  return isArray(value) ? jsonOfList(value) : jsonOfObject(value as Record<string, unknown>);
}

function jsonOfList(list: readonly unknown[]): string {
  let items = '';
  for (let at = 0; at < list.length; at += 1) items += `${at === 0 ? '' : ','}${jsonOf(list[at])}`;
  return `[${items}]`;
}

function jsonOfObject(value: Readonly<Record<string, unknown>>): string {
  let members = '';
  const keys = keysOf(value);
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] as string;
    if (value[key] !== undefined) members += `${members === '' ? '' : ','}${stringify(key)}:${jsonOf(value[key])}`;
  }
  return `{${members}}`;
}

export function bounded(text: unknown): string {
  try {
    return toText(text).slice(0, TEXT_MAX);
  } catch {
    return '';
  }
}

/** Runs one step that the page may break. */
export function attempt(step: () => void): void {
  try {
    step();
  } catch {
    // Observing must not change what the page does.
  }
}
