import { isRecord } from '../../../shared/records.ts';

/** An object of a template. */
export type Data = Readonly<Record<string, unknown>>;

export function records(value: unknown): Data[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

export function list(value: unknown): string[] {
  return (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]).map(text);
}

export function text(value: unknown): string {
  return typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';
}
