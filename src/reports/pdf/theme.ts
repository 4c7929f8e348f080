import type { Severity } from '../../contract/primitives.ts';

/** A4 in points (1/72 inch). */
export const PAGE = { width: 595.28, height: 841.89, left: 56, right: 56, top: 48, bottom: 54 } as const;

export const CONTENT_WIDTH = PAGE.width - PAGE.left - PAGE.right;

/** Every colour has a contrast of at least 4.5:1 with white (WCAG 2.2, 1.4.3). */
export const SEVERITY_COLORS: Readonly<Record<Severity, string>> = {
  critical: '#7f1d1d',
  high: '#c2410c',
  medium: '#92650a',
  low: '#1d4ed8',
  info: '#4b5563',
};

export const COLORS = {
  text: '#1f2328',
  muted: '#57606a',
  line: '#d0d7de',
  panel: '#f6f8fa',
  link: '#0550ae',
  good: '#1a6b34',
  warning: '#92400e',
} as const;
