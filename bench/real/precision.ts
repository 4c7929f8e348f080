import type { FindingContent } from '../../src/contract/finding.ts';
import { SEVERITIES, type Severity } from '../../src/contract/primitives.ts';
import { isJudged, type Label, type Labels, labelOf, type Verdict } from './labels.ts';

/** What happened to one application. */
export interface Row {
  readonly name: string;
  readonly version: string;
  /** Why it was not scanned. */
  readonly failure?: string;
  readonly requests: number;
  readonly seconds: number;
  readonly findings: readonly FindingContent[];
}

/** Share of true findings that each group of severities has to reach. */
const GOALS = [
  { name: 'critical and high', severities: ['critical', 'high'], share: 0.95 },
  { name: 'medium', severities: ['medium'], share: 0.85 },
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
      return `| ${row.name} | ${row.version} | | | | NOT SCANNED: ${oneLine(row.failure)} |`;
    const counts = SEVERITIES.map((severity) => countOf(row.findings, severity)).join(' ');
    const judged = row.findings.filter(isJudged).map((finding) => verdictOf(labels[row.name] ?? [], finding));
    const verdicts = [...Map.groupBy(judged, (verdict) => verdict)].map(([verdict, all]) => `${all.length} ${verdict}`);
    const cells = [
      row.name,
      row.version,
      row.requests,
      row.seconds.toFixed(1),
      counts,
      verdicts.sort().join(', ') || '–',
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| application | version | requests | s | C H M L I | verdict |',
    '| --- | --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}

/** Table of precision per group of severities, and whether each reached its goal. */
export function precisionTable(rows: readonly Row[], labels: Labels): { table: string; reached: boolean } {
  let reached = true;
  const lines = GOALS.map(({ name, severities, share }) => {
    const verdicts = rows.flatMap((row) =>
      row.findings
        .filter(({ severity }) => (severities as readonly Severity[]).includes(severity))
        .map((finding) => verdictOf(labels[row.name] ?? [], finding)),
    );
    const count = (verdict: Verdict | 'unjudged') => verdicts.filter((item) => item === verdict).length;
    const precision = verdicts.length === 0 ? 1 : count('true') / verdicts.length;
    reached &&= precision >= share;
    const counts = (['true', 'overrated', 'duplicate', 'false', 'unjudged'] as const).map(count).join(' | ');
    return `| ${name} | ${verdicts.length} | ${counts} | ${percent(precision)} | ${percent(share)} |`;
  });
  const head = '| severity | findings | true | overrated | duplicate | false | unjudged | precision | goal |';
  return { table: [head, '| --- | --- | --- | --- | --- | --- | --- | --- | --- |', ...lines].join('\n'), reached };
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
  return `${Math.floor(share * 100)} %`;
}
