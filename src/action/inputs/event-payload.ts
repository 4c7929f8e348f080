import { isRecord, valueAt } from '../../shared/records.ts';

/** The event payload or an object in it, of unknown shape. */
export type EventPayload = Readonly<Record<string, unknown>> | null;

export function objectAt(payload: EventPayload, ...path: readonly string[]): EventPayload {
  const value = valueAt(payload, path);
  return isRecord(value) ? value : null;
}

export function numberAt(payload: EventPayload, ...path: readonly string[]): number | null {
  const value = valueAt(payload, path);
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
}
