import { describe, expect, it } from 'vitest';
import { ConfigFile, ConfigIgnoreRule, ConfigTarget } from '../../src/gate/inputs/config-schema.ts';
import { alone, CASES, FILE_KEYS, parse, RULE_KEYS, TARGET_KEYS } from './policy-cases.ts';

describe('the table', () => {
  it.each([
    ['the file', ConfigFile.properties, FILE_KEYS],
    ['a target', ConfigTarget.properties, TARGET_KEYS],
    ['an ignore rule', ConfigIgnoreRule.properties, RULE_KEYS],
  ])('has every key of %s', (_what, schema, rows) => {
    expect(Object.keys(rows).sort()).toEqual(Object.keys(schema).sort());
  });
});

it.each(CASES)('$name', ({ from, to, effect }) => {
  expect(alone(to), 'the two files say the same').not.toEqual(alone(from));
  const proposing = (text: string) =>
    parse({ configFile: { name: 'base', text: from }, proposed: { config: { name: 'head', text } } }).gate.policyOrigin;
  const effects = proposing(to).pending.map((change) => change.effect);
  expect(effects).toContain(effect);
  expect(effects.filter((other) => other !== effect && other !== 'changes')).toEqual([]);
  expect(proposing(from).pending).toEqual([]);
});
