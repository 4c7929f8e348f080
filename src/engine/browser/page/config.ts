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
    send?.(stringify(observation));
  } catch {
    // The page broke a built-in function: this observation is lost.
  }
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
