import type { ConfigIgnoreRule } from './config-schema.ts';
import type { IgnoreRule } from './ignore-rule.ts';
import { shown, UsageError } from './usage-error.ts';

/**
 * Ignore rules of a configuration file.
 * @throws UsageError for a rule without a condition (it would hide everything) or with a date that does not exist
 */
export function ignoreRules(input: string, rules: readonly ConfigIgnoreRule[]): IgnoreRule[] {
  return rules.map((rule, index) => {
    const where = `ignore.${index}`;
    if (rule.check === undefined && rule.path === undefined && rule.fingerprint === undefined) {
      throw new UsageError(input, `${where} names no check, path or fingerprint; it would hide every finding.`);
    }
    if (rule.reason.trim() === '') throw new UsageError(input, `${where} has an empty reason.`);
    if (rule.expires !== undefined && !isDate(rule.expires)) {
      throw new UsageError(input, `${where}.expires ${shown(rule.expires)} is not a date of the calendar.`);
    }
    return {
      reason: rule.reason,
      ...(rule.check === undefined ? {} : { checkId: rule.check }),
      ...(rule.path === undefined ? {} : { path: rule.path }),
      ...(rule.fingerprint === undefined ? {} : { fingerprint: rule.fingerprint }),
      ...(rule.expires === undefined ? {} : { expires: rule.expires }),
    };
  });
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
