import type { Finding } from '../contract/finding.ts';
import type { IgnoreRule } from './ignore-rule.ts';

/** What takes a finding out of the judgement: a rule that is in force, or its state in the service; else null. */
export function ignoredBy(finding: Finding, rules: readonly IgnoreRule[], today: string): string | null {
  const rule = ruleFor(finding, rules, today);
  if (rule !== null) return rule.reason;
  if (finding.state === 'ignored') return 'ignored in the service';
  return finding.state === 'fixed' ? 'marked as fixed in the service' : null;
}

/** The first rule in force that matches a finding. */
export function ruleFor(finding: Finding, rules: readonly IgnoreRule[], today: string): IgnoreRule | null {
  return rules.find((rule) => !isExpired(rule, today) && matches(rule, finding)) ?? null;
}

/** Sentences about rules that have expired and would have matched. */
export function expiredRules(findings: readonly Finding[], rules: readonly IgnoreRule[], today: string): string[] {
  return rules.flatMap((rule) => {
    if (!isExpired(rule, today)) return [];
    const hits = findings.filter((finding) => matches(rule, finding)).length;
    if (hits === 0) return [];
    const what = [rule.checkId, rule.path, rule.fingerprint].filter(Boolean).join(' ');
    return [`The ignore rule for ${what} expired on ${rule.expires} and no longer hides ${hits} finding(s).`];
  });
}

function isExpired(rule: IgnoreRule, today: string): boolean {
  return rule.expires !== undefined && rule.expires <= today;
}

function matches(rule: IgnoreRule, finding: Finding): boolean {
  if (rule.checkId !== undefined && rule.checkId !== finding.check_id) return false;
  if (rule.fingerprint !== undefined && rule.fingerprint !== finding.fingerprint) return false;
  if (rule.path === undefined) return rule.checkId !== undefined || rule.fingerprint !== undefined;
  // A cause that is also elsewhere is not hidden: every one of its places must lie under the path.
  const { path } = rule;
  const isWhole = finding.locations_total <= finding.locations.length;
  return isWhole && finding.locations.every((location) => isUnder(pathOf(location.url), path));
}

/** `/a` holds `/a`, `/a/b` and `/a?x`, not `/ab`. */
function isUnder(path: string, prefix: string): boolean {
  const bare = prefix.replace(/(?<!\/)\/+$/, '');
  return bare === '' || path === bare || path.startsWith(`${bare}/`);
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : '/';
}
