import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FindingContent } from '../../src/contract/finding.ts';

/** One planted weakness. Written down before the checks were looked at; the checks never see it. */
export interface Label {
  /** Which of the planted hosts. */
  readonly target: string;
  readonly check_id: string;
  /** Path the finding has to name; absent where the whole host is at fault. */
  readonly path?: string;
  readonly parameter?: string;
  readonly note?: string;
}

export function readLabels(name: string): Label[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'labels', `${name}.json`), 'utf8')) as Label[];
}

/** True when a finding of the host is this planted weakness. */
export function isFound(label: Label, findings: readonly FindingContent[]): boolean {
  return findings.some(
    ({ check_id, locations }) =>
      check_id === label.check_id &&
      (label.path === undefined ||
        locations.some(
          ({ url, parameter }) =>
            URL.parse(url)?.pathname === label.path &&
            (label.parameter === undefined || (parameter ?? '').toLowerCase() === label.parameter.toLowerCase()),
        )),
  );
}
