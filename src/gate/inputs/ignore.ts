import type { Finding } from '../../contract/finding.ts';
import { acceptanceSentence } from '../../reports/report-facts.ts';
import { isUnder, pathOf } from '../../shared/examined.ts';
import { isRecord, present } from '../../shared/records.ts';
import { plural } from '../../shared/text.ts';
import type { IgnoreRule } from '../model/policy-report.ts';
import { shown } from '../model/usage-error.ts';
import type { ConfigIgnoreRule } from './config-schema.ts';

/** The ignore rules of a configuration file that has no problems. */
export function ignoreRules(rules: readonly ConfigIgnoreRule[]): IgnoreRule[] {
  return rules.map(({ reason, check: checkId, ...others }) => ({ reason, ...present({ checkId, ...others }) }));
}

/** What the schema cannot say about the rules of a file: a rule without a condition would match everything. */
export function ruleProblems(file: { readonly ignore?: unknown }): { path: string[]; text: string }[] {
  const rules = Array.isArray(file.ignore) ? (file.ignore as readonly unknown[]) : [];
  return rules.flatMap((rule, index) => (isRecord(rule) ? problemsOfRule(rule, index) : []));
}

function problemsOfRule(rule: Readonly<Record<string, unknown>>, index: number) {
  const at = (key: string, text: string) => ({ path: ['ignore', `${index}`, key], text: `ignore[${index}]${text}` });
  const { reason, expires } = rule as { reason?: unknown; expires?: unknown };
  const isUnlimited = rule['check'] === undefined && rule['path'] === undefined && rule['fingerprint'] === undefined;
  return [
    ...(isUnlimited ? [at('check', ' names no check, path or fingerprint; it would ignore every finding')] : []),
    ...(typeof reason === 'string' && reason.trim() === ''
      ? [at('reason', '.reason is empty: say why the finding is acceptable')]
      : []),
    ...(typeof expires === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(expires) && !isDate(expires)
      ? [at('expires', `.expires ${shown(expires)} is not a valid date`)]
      : []),
  ];
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Why a finding is excluded from the verdict: an active rule, or its state in the service; else null. */
export function ignoredBy(finding: Finding, rules: readonly IgnoreRule[], today: string): string | null {
  const rule = ruleFor(finding, rules, today);
  if (rule !== null) return rule.reason;
  if (finding.state === 'ignored') return acceptanceSentence(finding) ?? 'ignored in the service';
  return finding.state === 'fixed' ? 'marked as fixed in the service' : null;
}

/** The first active rule that matches a finding. */
export function ruleFor(finding: Finding, rules: readonly IgnoreRule[], today: string): IgnoreRule | null {
  return rules.find((rule) => !isExpired(rule, today) && matches(rule, finding)) ?? null;
}

/** Warnings about expired rules that would have matched. */
export function expiredRules(findings: readonly Finding[], rules: readonly IgnoreRule[], today: string): string[] {
  return rules.flatMap((rule) => {
    if (!isExpired(rule, today)) return [];
    const hits = findings.filter((finding) => matches(rule, finding)).length;
    if (hits === 0) return [];
    const what = [rule.checkId, rule.path, rule.fingerprint].filter(Boolean).join(' ');
    return [
      `The ignore rule for ${what} expired on ${rule.expires} and no longer applies to ${plural(hits, 'finding')}.`,
    ];
  });
}

function isExpired(rule: IgnoreRule, today: string): boolean {
  return rule.expires !== undefined && rule.expires <= today;
}

function matches(rule: IgnoreRule, finding: Finding): boolean {
  if (rule.checkId !== undefined && rule.checkId !== finding.check_id) return false;
  if (rule.fingerprint !== undefined && rule.fingerprint !== finding.fingerprint) return false;
  if (rule.path === undefined) return rule.checkId !== undefined || rule.fingerprint !== undefined;
  // Every location of a finding must be under the path.
  const { path } = rule;
  const isWhole = finding.locations_total <= finding.locations.length;
  return isWhole && finding.locations.every((location) => isUnder(pathOf(location.url), path));
}
