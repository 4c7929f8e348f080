import type { FindingContent } from '../../src/contract/finding.ts';
import { SEVERITIES, type Severity } from '../../src/contract/primitives.ts';
import { isJudged, type Label, type Labels, labelOf, type Verdict } from './labels.ts';
import type { GateVerdict } from './verdict.ts';

/** What happened to one application. */
export interface Row {
  readonly name: string;
  readonly version: string;
  /** Why it was not scanned. */
  readonly failure?: string;
  readonly requests: number;
  readonly seconds: number;
  readonly findings: readonly FindingContent[];
  /** That of the gate without any setting; absent if it was not scanned. */
  readonly verdict?: GateVerdict;
  /** What differs in the application's data after the scan. */
  readonly changes?: readonly string[];
  /** Pieces of data compared. */
  readonly compared?: number;
  /** Critical and high findings whose replay did not prove them again, with the reason. */
  readonly notReplayed?: readonly string[];
  /** Published faults that the scan did not find. */
  readonly missed?: readonly string[];
}

/** Share of true findings that each group of severities has to reach. */
const GOALS = [
  { name: 'critical and high', severities: ['critical', 'high'], share: 0.95 },
  { name: 'medium', severities: ['medium'], share: 0.95 },
] as const;

export interface Unjudged {
  readonly application: string;
  readonly finding: FindingContent;
}

/** Findings that need a judgement and have none. */
export function unjudgedOf(rows: readonly Row[], labels: Labels): Unjudged[] {
  return rows.flatMap(({ name, findings }) =>
    findings
      .filter((finding) => isJudged(finding) && labelOf(labels[name] ?? [], finding) === null)
      .map((finding) => ({ application: name, finding })),
  );
}

/** Labels of scanned applications without a finding: fixed in the engine, or no longer found. */
export function unusedLabels(rows: readonly Row[], labels: Labels): string[] {
  return rows
    .filter(({ failure }) => failure === undefined)
    .flatMap(({ name, findings }) => {
      const used = new Set(findings.map((finding) => labelOf(labels[name] ?? [], finding)));
      return (labels[name] ?? [])
        .filter((label) => !used.has(label))
        .map(({ check, where }) => `${name} ${check} ${where}`);
    });
}

/** Table of the applications, as Markdown. */
export function applicationTable(rows: readonly Row[], labels: Labels): string {
  const lines = rows.map((row) => {
    if (row.failure !== undefined)
      return `| ${row.name} | ${row.version} | | | | NOT SCANNED: ${oneLine(row.failure)} | |`;
    const counts = SEVERITIES.map((severity) => countOf(row.findings, severity)).join(' ');
    const judged = row.findings.filter(isJudged).map((finding) => verdictOf(labels[row.name] ?? [], finding));
    const verdicts = [...Map.groupBy(judged, (verdict) => verdict)].map(([verdict, all]) => `${all.length} ${verdict}`);
    const [{ name, version, requests }, seconds, gate] = [row, row.seconds.toFixed(1), row.verdict?.outcome ?? '–'];
    return `| ${[name, version, requests, seconds, counts, verdicts.sort().join(', ') || '–', gate].join(' | ')} |`;
  });
  return [
    '| application | version | requests | s | C H M L I | judged | gate |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}

/** Table of precision per group of severities, and whether each reached its goal: a group without findings has not. */
export function precisionTable(rows: readonly Row[], labels: Labels): { table: string; reached: boolean } {
  let reached = true;
  const lines = GOALS.map(({ name, severities, share }) => {
    const verdicts = rows.flatMap((row) =>
      row.findings
        .filter(({ severity }) => (severities as readonly Severity[]).includes(severity))
        .map((finding) => verdictOf(labels[row.name] ?? [], finding)),
    );
    const count = (verdict: Verdict | 'unjudged') => verdicts.filter((item) => item === verdict).length;
    const total = verdicts.length;
    reached &&= total > 0 && count('true') / total >= share;
    const counts = (['true', 'overrated', 'duplicate', 'false', 'unjudged'] as const).map(count).join(' | ');
    const precision = total === 0 ? '–' : `${Math.floor((100 * count('true')) / total)} %`;
    const bounds = [total - count('true'), count('false')].map((wrong) => percent(upperBound(wrong, total)));
    return `| ${name} | ${total} | ${counts} | ${precision} | ${percent(share)} | ${bounds.join(' | ')} |`;
  });
  const head =
    '| severity | findings | true | overrated | duplicate | false | unjudged | precision | goal | not true, at most | false, at most |';
  return {
    table: [head, '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |', ...lines].join('\n'),
    reached,
  };
}

/**
 * The exact one-sided bound of a share, by Clopper and Pearson (1934): with this share, so few hits as these would be seen only in one of
 * twenty samples.
 * @returns the share, 1 without a sample
 */
export function upperBound(hits: number, total: number, confidence = 0.95): number {
  if (hits >= total) return 1;
  let [low, high] = [hits / total, 1];
  while (high - low > 1e-9) {
    const middle = (low + high) / 2;
    if (atMost(hits, total, middle) > 1 - confidence) low = middle;
    else high = middle;
  }
  return high;
}

/** Probability of at most so many hits. */
function atMost(hits: number, total: number, share: number): number {
  let [term, sum] = [total * Math.log1p(-share), 0];
  for (let k = 0; k <= hits; k += 1) {
    sum += Math.exp(term);
    term += Math.log((total - k) / (k + 1)) + Math.log(share) - Math.log1p(-share);
  }
  return sum;
}

/** Whether the gate refused an application without a true reason: by a finding that is not true, or without any verdict. */
export function refusalOf(row: Row, labels: Labels): string | null {
  const { verdict } = row;
  if (verdict === undefined || verdict.outcome === 'passed') return null;
  if (verdict.outcome !== 'failed') return `${verdict.outcome}: ${verdict.reasons[0] ?? ''}`;
  const blocking = row.findings.filter(({ fingerprint }) => verdict.blocking.includes(fingerprint));
  const untrue = blocking.filter((finding) => verdictOf(labels[row.name] ?? [], finding) !== 'true');
  return untrue.length === 0 ? null : `failed by ${untrue.map(({ check_id }) => check_id).join(', ')}`;
}

/** What else makes the verdict of a gate trustworthy, one line each. */
export function trustLines(rows: readonly Row[], labels: Labels): string[] {
  const scanned = rows.filter(({ failure }) => failure === undefined);
  const bounded = (word: string, hits: number, total: number) =>
    `${word}: ${hits} of ${total} (at most ${percent(upperBound(hits, total))})`;
  const refused = scanned.filter((row) => refusalOf(row, labels) !== null);
  const compared = scanned.filter((row) => (row.compared ?? 0) > 0);
  const changed = compared.filter((row) => (row.changes ?? []).length > 0);
  const severe = scanned.flatMap(({ findings }) =>
    findings.filter(({ severity }) => severity === 'critical' || severity === 'high'),
  );
  const notReplayed = scanned.flatMap(({ name, notReplayed: items = [] }) => items.map((item) => `${name} ${item}`));
  return [
    bounded('applications refused without a true finding', refused.length, scanned.length),
    ...refused.map((row) => `  ${row.name}: ${refusalOf(row, labels)}`),
    bounded('applications whose data changed', changed.length, compared.length),
    ...changed.flatMap(({ name, changes = [] }) => changes.slice(0, 5).map((change) => `  ${name}: ${change}`)),
    bounded('critical and high findings not proven again', notReplayed.length, severe.length),
    ...notReplayed.map((line) => `  ${line}`),
    ...scanned.flatMap(({ name, missed = [] }) => missed.map((fault) => `MISSED ${name}: ${fault}`)),
  ];
}

function verdictOf(labels: readonly Label[], finding: FindingContent): Verdict | 'unjudged' {
  return labelOf(labels, finding)?.verdict ?? 'unjudged';
}

function countOf(findings: readonly FindingContent[], severity: Severity): number {
  return findings.filter((finding) => finding.severity === severity).length;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('|', '/').slice(0, 200);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1).replace(/\.0$/, '')} %`;
}
