import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FindingContent } from '../../src/contract/finding.ts';
import { type Severity, severityRank } from '../../src/contract/primitives.ts';

const VERDICTS = ['true', 'overrated', 'duplicate', 'false'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A finding as somebody judged it by hand. */
export interface Label {
  readonly check: string;
  /** Path of the first location with its parameter: finds the label again when the fingerprint has changed. */
  readonly where: string;
  readonly fingerprint: string;
  /** Severity that was judged. */
  readonly severity: Severity;
  readonly verdict: Verdict;
  /** One sentence: how it was verified. */
  readonly reason: string;
}

/** By name of the application. */
export type Labels = Readonly<Record<string, readonly Label[]>>;

const JUDGED: readonly Severity[] = ['critical', 'high', 'medium'];
export const isJudged = ({ severity }: FindingContent): boolean => JUDGED.includes(severity);

/** @throws Error naming the label without a known verdict, or without a reason */
export function readLabels(): Labels {
  const labels = JSON.parse(readFileSync(join(import.meta.dirname, 'labels.json'), 'utf8')) as Labels;
  for (const [application, list] of Object.entries(labels))
    for (const { check, verdict, reason } of list)
      if (!VERDICTS.includes(verdict) || reason === '')
        throw new Error(`labels.json: ${application}, ${check}: no verdict`);
  return labels;
}

/**
 * The label of a finding. A label is out of date, and so null, once a finding has become more severe than it was judged to be, or
 * less severe than a severity that was judged too high.
 */
export function labelOf(labels: readonly Label[], finding: FindingContent): Label | null {
  const where = whereOf(finding);
  const same = labels.filter(({ check }) => check === finding.check_id);
  const label =
    same.find(({ fingerprint }) => fingerprint === finding.fingerprint) ?? same.find((item) => item.where === where);
  if (label === undefined) return null;
  const change = severityRank(finding.severity) - severityRank(label.severity);
  if (label.verdict === 'true' && change < 0) return null;
  return label.verdict === 'overrated' && change > 0 ? null : label;
}

/** A label to fill in, with the evidence to judge it by. */
export function blankLabel(finding: FindingContent): object {
  const { check_id, title, severity, fingerprint, evidence } = finding;
  const base = { check: check_id, where: whereOf(finding), fingerprint, severity, verdict: '', reason: '' };
  return { ...base, title, locations: finding.locations_total, evidence };
}

export function whereOf({ location }: FindingContent): string {
  const url = URL.parse(location.url);
  const path = url === null || url.host === '' ? location.url : url.pathname;
  return location.parameter === null ? path : `${path} ${location.parameter}`;
}
