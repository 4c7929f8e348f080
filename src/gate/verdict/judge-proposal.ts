import { isAtLeast, type Severity } from '../../contract/primitives.ts';
import { plural } from '../../shared/text.ts';
import type { GateFinding, TargetSpec, Verdict } from '../model/model.ts';
import type {
  GatePolicy,
  PolicyEffect,
  ProposedPolicy,
  ProposedVerdict,
  TargetPolicy,
} from '../model/policy-report.ts';
import type { PolicyKey } from '../policy/policy-changes.ts';
import type { CollectedScan } from '../scan/collect.ts';

/** A verdict with the findings that it was made on. */
export interface Judgement {
  readonly verdict: Verdict;
  readonly findings: readonly GateFinding[];
}

export interface JudgedProposal {
  readonly verdict: ProposedVerdict;
  /** By key of the configuration file: what that key alone would have done to this run. */
  readonly effects: ReadonlyMap<string, PolicyEffect>;
}

export interface ProposalCase {
  readonly policy: GatePolicy;
  readonly scans: readonly CollectedScan[];
  readonly proposed: ProposedPolicy;
  /** The verdict that counts. */
  readonly judged: Judgement;
  /** The checks' own severities, by check id. */
  readonly severities: ReadonlyMap<string, Severity>;
  /** Whether the change is that of a pull request. */
  readonly isPullRequest: boolean;
  readonly judgeAgain: (policy: GatePolicy, scans: readonly CollectedScan[]) => Judgement;
}

/** Keys of the file that decide the verdict on given findings, and their field of the policy. */
const FIELDS = {
  'fail-on-severity': 'failOnSeverity',
  thresholds: 'thresholds',
  'fail-on-new-only': 'failOnNewOnly',
  'fail-on-inconclusive': 'failOnInconclusive',
  'min-coverage': 'minCoverage',
  'warn-only': 'warnOnly',
  ignore: 'ignore',
  'severity-overrides': 'severityOverrides',
  'disable-checks': 'disabledChecks',
} as const satisfies Partial<Record<PolicyKey, keyof GatePolicy | keyof TargetPolicy>>;
type Field = (typeof FIELDS)[keyof typeof FIELDS];

/** Judges the run by the proposed policy, as a whole and by each of its keys alone. Pure. Nothing of it counts. */
export function judgeProposal(given: ProposalCase): JudgedProposal {
  const under = (fields: ReadonlySet<Field>) => {
    const policy = mixed(given.policy, given.proposed.policy, fields);
    return difference(given.judged, given.judgeAgain(policy, rescanned(given, fields)));
  };
  const whole = under(new Set(Object.values(FIELDS)));
  const effects = Object.entries(FIELDS).map(([key, field]) => [key, effectOf(under(new Set([field])))] as const);
  const { after } = whole;
  return {
    effects: new Map(effects),
    verdict: {
      outcome: after.outcome,
      fails_job: after.failsJob,
      effect: effectOf(whole),
      hidden_findings: whole.hidden,
      revealed_findings: whole.revealed,
      summary: `${given.isPullRequest ? 'This pull request’s' : 'The proposed'} policy would ${inWords(whole)}.`,
    },
  };
}

function mixed<Policy extends object>(base: Policy, proposed: Policy, fields: ReadonlySet<Field>): Policy {
  const kept = Object.entries(base).filter(([name]) => !fields.has(name as Field));
  const taken = Object.entries(proposed).filter(([name]) => fields.has(name as Field));
  return Object.fromEntries([...kept, ...taken]) as Policy;
}

/** The scans as if their targets had some fields of the proposed policy. */
function rescanned({ scans, proposed, severities }: ProposalCase, fields: ReadonlySet<Field>): CollectedScan[] {
  return scans.map((scan) => {
    const { plan } = scan.ended;
    const next = proposed.targets.get(plan.target.input);
    if (next === undefined) return scan;
    const target = retargeted(plan.target, next, fields);
    const disabled = new Set(fields.has('disabledChecks') ? next.disabledChecks : []);
    const overridden = plan.target.options.severity_overrides ?? {};
    const findings = scan.findings
      .filter(({ check_id }) => !disabled.has(check_id))
      // The service has applied the overrides of this run.
      .map((finding) => {
        const own = overridden[finding.check_id] === undefined ? undefined : severities.get(finding.check_id);
        return own === undefined ? finding : { ...finding, severity: own };
      });
    return { ...scan, findings, ended: { ...scan.ended, plan: { ...plan, target } } };
  });
}

function retargeted(target: TargetSpec, next: TargetPolicy, fields: ReadonlySet<Field>): TargetSpec {
  const { policy: rule, ...others } = target;
  const own = mixed(rule ?? {}, next.rule ?? {}, fields);
  const { severity_overrides: overrides, ...options } = target.options;
  const severities = fields.has('severityOverrides') ? next.severityOverrides : overrides;
  return {
    ...others,
    ...(Object.keys(own).length === 0 ? {} : { policy: own }),
    options: severities === undefined ? options : { ...options, severity_overrides: { ...severities } },
  };
}

interface Difference {
  readonly before: Verdict;
  readonly after: Verdict;
  /** Numbers of findings. `freed`: still counted, and no longer blocking. */
  readonly hidden: number;
  readonly revealed: number;
  readonly lowered: number;
  readonly raised: number;
  readonly freed: number;
  readonly blocked: number;
}

function difference(base: Judgement, other: Judgement): Difference {
  const [before, after] = [severitiesOf(base.findings), severitiesOf(other.findings)];
  const [blockedBefore, blockedAfter] = [severitiesOf(base.verdict.blocking), severitiesOf(other.verdict.blocking)];
  const moved = [...before].flatMap(([name, old]) => {
    const next = after.get(name);
    return next === undefined || next === old ? [] : [isAtLeast(next, old)];
  });
  return {
    before: base.verdict,
    after: other.verdict,
    hidden: missing(before, after),
    revealed: missing(after, before),
    lowered: moved.filter((isRaised) => !isRaised).length,
    raised: moved.filter((isRaised) => isRaised).length,
    freed: [...blockedBefore.keys()].filter((name) => !blockedAfter.has(name) && after.has(name)).length,
    blocked: missing(blockedAfter, blockedBefore),
  };
}

/** Severities of the findings that count, by finding. */
function severitiesOf(findings: readonly GateFinding[]): ReadonlyMap<string, Severity> {
  const counted = findings.filter((finding) => finding.ignored_by === null);
  return new Map(
    counted.map((finding) => [`${finding.target} ${finding.fingerprint} ${finding.id}`, finding.severity]),
  );
}

function missing(from: ReadonlyMap<string, unknown>, to: ReadonlyMap<string, unknown>): number {
  return [...from.keys()].filter((name) => !to.has(name)).length;
}

/** A policy that is laxer in any way loosens the gate. */
function effectOf({ before, after, ...numbers }: Difference): PolicyEffect {
  const isLaxer =
    numbers.hidden + numbers.lowered + numbers.freed > 0 ||
    (before.failsJob && !after.failsJob) ||
    (before.outcome !== 'passed' && after.outcome === 'passed');
  if (isLaxer) return 'loosens';
  const isStricter =
    numbers.revealed + numbers.raised + numbers.blocked > 0 ||
    (!before.failsJob && after.failsJob) ||
    (before.outcome === 'passed' && after.outcome !== 'passed');
  return isStricter ? 'tightens' : 'changes';
}

function inWords({ before, after, ...numbers }: Difference): string {
  const findings = (count: number) => plural(count, 'finding');
  const part = (count: number, words: string) => (count === 0 ? [] : [words]);
  const parts = [
    ...part(numbers.hidden, `hide ${findings(numbers.hidden)}`),
    ...part(
      numbers.revealed,
      `count ${findings(numbers.revealed)} that ${numbers.revealed === 1 ? 'is' : 'are'} ignored now`,
    ),
    ...part(numbers.lowered, `lower the severity of ${findings(numbers.lowered)}`),
    ...part(numbers.raised, `raise the severity of ${findings(numbers.raised)}`),
    ...verdictPart(before, after, numbers),
  ];
  if (parts.length === 0) return 'not change this verdict';
  return parts.length === 1 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

function verdictPart(
  before: Verdict,
  after: Verdict,
  { freed, blocked }: Pick<Difference, 'freed' | 'blocked'>,
): string[] {
  if (before.outcome !== after.outcome) return [`turn ${before.outcome} into ${after.outcome}`];
  if (before.failsJob !== after.failsJob) return [after.failsJob ? 'fail the job' : 'not fail the job'];
  if (freed > 0) return [`block ${plural(freed, 'finding')} fewer`];
  return blocked > 0 ? [`block ${plural(blocked, 'more finding', 'more findings')}`] : [];
}
