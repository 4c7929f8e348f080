import type { RecordedStep } from '../../../src/contract/recording.ts';

type Written = Readonly<Record<string, unknown>>;

/** The text that the Recorder exports for steps. */
export function recordingOf(steps: readonly (RecordedStep | Written)[], more: Written = {}): string {
  const viewport = {
    type: 'setViewport',
    width: 1_280,
    height: 720,
    deviceScaleFactor: 1,
    isMobile: false,
    hasTouch: false,
    isLandscape: false,
  };
  return JSON.stringify({ title: 'Sign in', ...more, steps: [viewport, ...steps] });
}

const NAVIGATES = { assertedEvents: [{ type: 'navigation', url: 'https://app.example/once?state=7', title: '' }] };

export const open = (url: string): Written => ({ type: 'navigate', url, ...NAVIGATES });
export const click = (...selectors: readonly (string | readonly string[])[]): Written => ({
  type: 'click',
  target: 'main',
  selectors: selectors.map((one) => (typeof one === 'string' ? [one] : one)),
  offsetX: 5,
  offsetY: 4,
});
export const leaving = (step: Written): Written => ({ ...step, ...NAVIGATES });
export const change = (value: string, ...selectors: readonly (string | readonly string[])[]): Written => ({
  type: 'change',
  value,
  target: 'main',
  selectors: selectors.map((one) => (typeof one === 'string' ? [one] : one)),
});
export const press = (key: string): Written[] => [
  { type: 'keyDown', target: 'main', key },
  { type: 'keyUp', target: 'main', key },
];
