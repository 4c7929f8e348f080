import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Type from 'typebox';
import { Value } from 'typebox/value';

/** Results of the engine on the planted hosts that must not get worse. */
const ResultSchema = Type.Object({
  /** Labels found on the weak hosts. */
  found: Type.Integer(),
  /** Findings at low or above on the hardened host, and on the host that serves every path. */
  hardened_issues: Type.Integer(),
  soft_404_issues: Type.Integer(),
  requests: Type.Integer(),
});
const BaselineSchema = Type.Record(Type.String(), ResultSchema);
export type EngineResult = Type.Static<typeof ResultSchema>;
export type Baseline = Readonly<Record<string, EngineResult>>;

const FILE = join(import.meta.dirname, 'baseline.json');
/** Requests depend a little on timing: a server that is slow to respond is requested less. */
const REQUESTS_FACTOR = 1.05;

export function readBaseline(): Baseline {
  return Value.Parse(BaselineSchema, JSON.parse(readFileSync(FILE, 'utf8')));
}

export function writeBaseline(results: Baseline): void {
  writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`);
}

/** What got worse, one line each; empty when recall, false findings and requests are as good as the baseline. */
export function regressions(results: Baseline, baseline: Baseline): string[] {
  return Object.entries(baseline).flatMap(([scanType, before]) => {
    const now = results[scanType];
    if (now === undefined) return [`${scanType}: not measured`];
    const worse = (what: string, value: number, limit: number): string[] => [
      `${scanType}: ${what} ${value}, baseline ${limit}`,
    ];
    return [
      ...(now.found < before.found ? worse('labels found', now.found, before.found) : []),
      ...(now.hardened_issues > before.hardened_issues
        ? worse('findings on the hardened host', now.hardened_issues, before.hardened_issues)
        : []),
      ...(now.soft_404_issues > before.soft_404_issues
        ? worse('findings on the soft 404 host', now.soft_404_issues, before.soft_404_issues)
        : []),
      ...(now.requests > before.requests * REQUESTS_FACTOR ? worse('requests', now.requests, before.requests) : []),
    ];
  });
}
