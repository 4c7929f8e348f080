import { isRecord } from '../../shared/records.ts';
import type { FileProblem } from '../../shared/yaml-file.ts';
import type { RuleData } from '../core/engine.ts';
import { type Rule, ruleShape } from './format.ts';
import { readRules } from './read-rules.ts';
import type { Shape } from './shape.ts';

export interface RuleText {
  /** Of the file, for messages. */
  readonly name: string;
  readonly text: string;
  /** A configuration file, whose key `checks` lists rules. */
  readonly isConfig?: boolean;
}

export type RuleProblem = FileProblem & { readonly name: string };

const CONFIG_ALIASES_MAX = 20;
const one: Shape<readonly Rule[]> = {
  schema: ruleShape.schema,
  read: (value, path, report) => {
    const rule = ruleShape.read(value, path, report);
    return rule === undefined ? undefined : [rule];
  },
};
const inConfig: Shape<readonly Rule[]> = {
  schema: ruleShape.schema,
  read: (value, path, report) => {
    const listed = isRecord(value) && Array.isArray(value['checks']) ? value['checks'] : [];
    const rules = listed.map((rule, index) => ruleShape.read(rule, [...path, 'checks', String(index)], report));
    return rules.filter((rule) => rule !== undefined);
  },
};

/** Reads the rules of several texts, and refuses two with the same id. */
export function readRuleTexts(texts: readonly RuleText[]): {
  readonly rules: readonly RuleData[];
  readonly problems: readonly RuleProblem[];
} {
  const rules: RuleData[] = [];
  const problems: RuleProblem[] = [];
  const names = new Map<string, string>();
  for (const { name, text, isConfig = false } of texts) {
    const read = readRules(text, isConfig ? inConfig : one, isConfig ? CONFIG_ALIASES_MAX : 0);
    if ('problems' in read) {
      problems.push(...read.problems.map((problem) => ({ name, ...problem })));
      continue;
    }
    for (const [index, rule] of read.value.entries()) {
      const first = names.get(rule.id);
      if (first !== undefined) {
        const line = read.lineOf([...placeOf(index, isConfig), 'id']);
        problems.push({ name, line, text: `${first} has the id ${rule.id} too; each rule needs its own` });
      }
      names.set(rule.id, name);
      rules.push(rule as unknown as RuleData);
    }
  }
  return { rules, problems };
}

/** Path of a rule in its file. */
function placeOf(index: number, isConfig: boolean): readonly string[] {
  return isConfig ? ['checks', String(index)] : [];
}
