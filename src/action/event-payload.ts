import { isRecord } from '../shared/records.ts';

/** The event payload or an object in it, of unknown shape. */
export type EventPayload = Readonly<Record<string, unknown>> | null;

export function objectAt(payload: EventPayload, ...path: readonly string[]): EventPayload {
  const value = valueAt(payload, path);
  return isRecord(value) ? value : null;
}

export function textAt(payload: EventPayload, ...path: readonly string[]): string | null {
  const value = valueAt(payload, path);
  return typeof value === 'string' ? value : null;
}

export function numberAt(payload: EventPayload, ...path: readonly string[]): number | null {
  const value = valueAt(payload, path);
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
}

function valueAt(payload: EventPayload, path: readonly string[]): unknown {
  let value: unknown = payload;
  for (const name of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}
