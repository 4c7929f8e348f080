/** Texts for people. Times are in the local zone of the browser; the exact time is in `title`. */
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `21 Nov 2026, 14:05`, or the input unchanged if it is not a date. */
export function localTime(iso: string): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return iso;
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** `5 minutes ago`, `in 2 hours`; null when it is more than 7 days away, or no time. @param now milliseconds */
export function relativeTime(iso: string, now: number): string | null {
  const seconds = Math.round((Date.parse(iso) - now) / 1000);
  const distance = Math.abs(seconds);
  if (Number.isNaN(seconds) || distance >= 7 * DAY) return null;
  if (distance < MINUTE) return seconds > 0 ? 'in less than a minute' : 'just now';
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'always' });
  if (distance < HOUR) return format.format(Math.trunc(seconds / MINUTE), 'minute');
  if (distance < DAY) return format.format(Math.trunc(seconds / HOUR), 'hour');
  return format.format(Math.trunc(seconds / DAY), 'day');
}

/** `1,234` */
export function count(value: number): string {
  return value.toLocaleString('en');
}

/** `850 ms`, `12 s`, `3 min 5 s`. @param ms milliseconds */
export function duration(ms: number): string {
  if (ms < 1_000) return `${Math.max(0, Math.round(ms))} ms`;
  const seconds = Math.round(ms / 1_000);
  if (seconds < MINUTE) return `${seconds} s`;
  const rest = seconds % MINUTE;
  return rest === 0 ? `${Math.floor(seconds / MINUTE)} min` : `${Math.floor(seconds / MINUTE)} min ${rest} s`;
}

/** `a, b and c` */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(items);
}

/** `Scan completed` for `scan.completed`, `In progress` for `in_progress`. */
export function words(code: string): string {
  const text = code.replace(/[._]/g, ' ');
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
