import type { Finding } from '../../contract/finding.ts';
import { compareFindings } from '../../shared/compare.ts';
import { allowsPath, isComplete } from '../../shared/examined.ts';
import { type Coverages, percentCovered, type Reach, totalReach } from '../../shared/reach-words.ts';
import { plural } from '../../shared/text.ts';
import type { CollectedScan } from '../scan/collect.ts';
import { completeFinding } from '../scan/complete-finding.ts';
import type { Baseline, BaselineFinding } from '../scan/gate-dependencies.ts';
import type { ResultDocument } from './result-document.ts';

export interface BaselineChanges {
  /** Gone, and their check examined their place. */
  readonly fixed: readonly Finding[];
  /** Not seen, and this run cannot say whether they are gone. */
  readonly notChecked: readonly BaselineFinding[];
}

/**
 * What became of the findings of the baseline that this run does not have. One is fixed only if its check ran without leaving
 * anything out (where the report lists checks) and the options of the scan do not exclude its path. Pure.
 */
export function changesSince(baseline: Baseline, scans: readonly CollectedScan[]): BaselineChanges {
  const byHost = Map.groupBy(scans, hostOfScan);
  const seenOn = new Map(
    [...byHost].map(([host, own]) => [
      host,
      new Set(own.flatMap(({ findings }) => findings.map((one) => one.fingerprint))),
    ]),
  );
  const seen = new Set(scans.flatMap(({ findings }) => findings.map((one) => one.fingerprint)));
  const isWhole =
    scans.length > 0 && scans.every(({ ended, problem }) => ended.outcome === 'succeeded' && problem === null);
  const fixed = new Map<string, Finding>();
  const notChecked = new Map<string, BaselineFinding>();
  for (const entry of baseline.findings) {
    const host = hostOf(entry);
    const own = byHost.get(host);
    if ((own === undefined ? seen : seenOn.get(host))?.has(entry.fingerprint) === true) continue;
    const key = `${own === undefined ? '' : host} ${entry.fingerprint}`;
    const { target: _target, ...finding } = entry;
    const groups = own === undefined ? [...byHost.values()] : [own];
    if (isWhole && wasExamined(entry, groups)) fixed.set(key, finding);
    else notChecked.set(key, { ...finding, target: host });
  }
  return {
    fixed: [...fixed.values()].sort(compareFindings),
    notChecked: [...notChecked.values()].sort(compareFindings),
  };
}

/** Each of the hosts that the finding may be on, and at least one: its check is complete in a scan of that path. */
function wasExamined(finding: Finding, groups: readonly (readonly CollectedScan[])[]): boolean {
  const known = groups.filter((scans) => scans.every(({ report }) => report !== null && report.checks.length > 0));
  if (known.length < groups.length) return true;
  const states = groups.map((scans) => stateOf(finding, scans));
  return states.includes('complete') && !states.includes('incomplete');
}

function stateOf(finding: Finding, scans: readonly CollectedScan[]): 'complete' | 'incomplete' | 'absent' {
  const outcomes = scans.flatMap((scan) => {
    const outcome = scan.report?.checks.find((check) => check.check_id === finding.check_id);
    return outcome === undefined || outcome.status === 'not_applicable'
      ? []
      : [isComplete(outcome) && allowsPath(scan.ended.plan.target.options, finding.location.url)];
  });
  if (outcomes.length === 0) return 'absent';
  return outcomes.includes(true) ? 'complete' : 'incomplete';
}

function hostOfScan({ ended }: CollectedScan): string {
  return ended.plan.target.hostname;
}

/** Host of a finding of the baseline, or an empty string. */
export function hostOf({ target, location }: BaselineFinding): string {
  if (target !== undefined) return target;
  return URL.canParse(location.url) ? new URL(location.url).host : '';
}

/** The findings that an earlier run could not check, as far as its document has them. */
export function uncheckedFindings(rows: ResultDocument['not_checked']): BaselineFinding[] {
  return (rows ?? []).map(({ target, fingerprint, check_id, title, severity, location }, index) => ({
    ...completeFinding({ fingerprint, check_id, title, severity, location }, { scanId: '', index, now: 0 }),
    ...(target === '' ? {} : { target }),
  }));
}

const NOUNS = { pages: 'page', views: 'view', operations: 'operation', inputs: 'input' } as const;
/** Differences below this are usual. */
const FACTOR = 2;
const DIFFERENCE_MIN = 10;

/** Says if the baseline covered much less or much more than this run: the comparison then says less. Pure. */
export function coverageComparison(baseline: Baseline, coverages: Coverages): string[] {
  const [before, now] = [totalReach(baseline.coverages ?? []), totalReach(coverages)];
  const changes = (Object.keys(NOUNS) as (keyof typeof NOUNS)[]).flatMap((kind) => {
    const [old, next] = [before[kind], now[kind]];
    if (old === undefined || next === undefined || !differsMuch(old, next)) return [];
    return [
      { isMore: next.covered > old.covered, words: `${plural(next.covered, NOUNS[kind])} instead of ${shareOf(old)}` },
    ];
  });
  const sentence = (isMore: boolean, meaning: string) => {
    const words = changes.filter((change) => change.isMore === isMore).map((change) => change.words);
    return words.length === 0 ? [] : [`This run covered ${words.join(' and ')} of the baseline: ${meaning}.`];
  };
  return [
    ...sentence(true, 'findings may be new only because their place was not covered before'),
    ...sentence(false, 'findings of the baseline in places that were not covered this time are not checked'),
  ];
}

function differsMuch({ covered: one }: Reach, { covered: other }: Reach): boolean {
  const [less, more] = [Math.min(one, other), Math.max(one, other)];
  return more >= FACTOR * less && more - less >= DIFFERENCE_MIN;
}

function shareOf(count: Reach): string {
  return `${count.covered} (${percentCovered(count)} %)`;
}
