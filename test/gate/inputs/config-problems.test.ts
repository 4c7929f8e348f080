import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../src/gate/inputs/config-file.ts';
import { UsageError } from '../../../src/gate/model/usage-error.ts';

function problemsOf(text: string) {
  try {
    parseConfig('config-file', { name: '.scan-gate.yml', text });
  } catch (error) {
    if (error instanceof UsageError) return error.problems.map(({ title, message }) => [title, message]);
    throw error;
  }
  return [];
}

describe('a configuration file with faults', () => {
  it('names all of them, each with its line', () => {
    const text = [
      'version: 1',
      'fail-on: high',
      'timeout-minutes: 0',
      'targets:',
      '  - 5',
      '  - target: a.example',
      '    scan-types: [deep]',
      '  - url: b.example',
      'exclude-paths: [admin]',
      'severity-overrides:',
      '  cookies.secure: worst',
      'ignore:',
      '  - check: exposure',
      "    reason: ''",
      '  - reason: everything',
    ].join('\n');
    expect(problemsOf(text)).toEqual([
      ['.scan-gate.yml, line 2', '.scan-gate.yml: unknown key "fail-on" (line 2).'],
      ['.scan-gate.yml, line 3', '.scan-gate.yml: timeout-minutes must be > 0 (line 3).'],
      ['.scan-gate.yml, line 5', '.scan-gate.yml: targets[0] must be a text or a map (line 5).'],
      [
        '.scan-gate.yml, line 7',
        '.scan-gate.yml: targets[1].scan-types[0] must be one of quick, standard, compliance (line 7).',
      ],
      ['.scan-gate.yml, line 8', '.scan-gate.yml: targets[2] has no "target", which is required (line 8).'],
      ['.scan-gate.yml, line 8', '.scan-gate.yml: unknown key "url" in targets[2]. Did you mean target? (line 8)'],
      ['.scan-gate.yml, line 9', '.scan-gate.yml: exclude-paths[0] must be a path that starts with / (line 9).'],
      [
        '.scan-gate.yml, line 11',
        '.scan-gate.yml: severity-overrides.cookies.secure must be one of critical, high, medium, low, info (line 11).',
      ],
      [
        '.scan-gate.yml, line 13',
        '.scan-gate.yml: ignore[0].check must be the ID of a check, for example exposure.env (line 13).',
      ],
      [
        '.scan-gate.yml, line 14',
        '.scan-gate.yml: ignore[0].reason is empty: say why the finding is acceptable (line 14).',
      ],
      ['.scan-gate.yml', '.scan-gate.yml: and more problems.'],
    ]);
  });

  it('that is no YAML is refused with the line of each fault', () => {
    expect(problemsOf('fail-on-severity: high\nthresholds: {high: 0\ntargets: "a')).toEqual([
      ['.scan-gate.yml, line 3', expect.stringMatching(/^\.scan-gate\.yml: .+ \(line 3\)\.$/)],
      ['.scan-gate.yml, line 3', expect.stringMatching(/^\.scan-gate\.yml: .+ \(line 3\)\.$/)],
    ]);
  });

  it.each([
    ['unknown keys', '', (index: number) => `key${index}: 1`],
    ['targets without a form', 'targets:\n', () => '- 5'],
    ['rules without a reason', 'ignore:\n', () => "- {check: exposure.env, reason: ''}"],
  ])('with thousands of %s is refused, and names the first ten', (_, head, line) => {
    const problems = problemsOf(head + Array.from({ length: 5_000 }, (_each, index) => line(index)).join('\n'));
    expect(problems).toHaveLength(11);
    expect(problems.at(-1)?.[1]).toBe('.scan-gate.yml: and more problems.');
  });
});
