import { SEVERITIES, type Severity, type SeverityCounts } from '../../contract/primitives.ts';

export const SEVERITY_SIGNS: Readonly<Record<Severity, string>> = {
  critical: '🔴',
  high: '🟠',
  medium: '🟡',
  low: '🔵',
  info: '⚪',
};

/** `2 critical, 1 high`; empty without findings. */
export function countsInWords(counts: SeverityCounts): string {
  return SEVERITIES.filter((severity) => counts[severity] > 0)
    .map((severity) => `${counts[severity]} ${severity}`)
    .join(', ');
}

/** `9.4 s`, `3 min 20 s`. */
export function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 10) return `${(milliseconds / 1000).toFixed(1)} s`;
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** `3 h ago`, `2 d ago`; empty for an invalid time. */
export function age(iso: string | null, now: number): string {
  const then = iso === null ? Number.NaN : Date.parse(iso);
  if (Number.isNaN(then)) return '';
  const minutes = Math.max(0, Math.round((now - then) / 60_000));
  if (minutes < 60) return `${minutes} min ago`;
  if (minutes < 48 * 60) return `${Math.round(minutes / 60)} h ago`;
  return `${Math.round(minutes / 1440)} d ago`;
}

/** Short form of a commit ID; empty for anything else. */
export function shortSha(sha: string | null): string {
  return sha !== null && /^[0-9a-f]{7,64}$/i.test(sha) ? sha.slice(0, 7) : '';
}
