import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleFinding } from '../helpers/action-scenario.ts';
import { RemoteGate } from '../helpers/remote-gate.ts';

describe('a service that finds one fault of severity high', () => {
  let gate: RemoteGate;
  beforeAll(async () => {
    gate = await RemoteGate.start({ findings: () => [exampleFinding({ severity: 'high' })] });
  });
  afterAll(() => gate?.close());

  const run = async (inputs: Record<string, string>, env: Record<string, string> = {}) => {
    const { main } = await gate.run({ with: inputs, env });
    const errors = main.annotations.filter(({ level }) => level === 'error').map(({ message }) => message);
    return { main, errors, outcome: main.outputs['outcome'] };
  };

  it.each([
    ['fail-on-sevrity', 'fail-on-sevrity: the action has no such input. Did you mean fail-on-severity?'],
    ['fail_on_severty', 'fail_on_severty: the action has no such input. Did you mean fail-on-severity?'],
    ['fail_on', 'fail_on: the action has no such input. Did you mean fail-on?'],
    ['warn only', 'warn_only: the action has no such input. Did you mean warn-only?'],
    [
      'gate-level',
      'gate-level: the action has no such input. docs/INPUTS.md lists the inputs. If the job sets the variable INPUT_GATE-LEVEL for something else, rename it.',
    ],
  ])('%s: an unknown input fails the step before anything is sent', async (input, message) => {
    const requests = gate.service.requests.length;
    const { main, errors } = await run({ [input]: 'high' });
    expect(errors).toEqual([message]);
    expect(main.code).toBe(1);
    expect(main.summary).toContain(
      `no verdict: unknown input ${input.replaceAll(' ', '\\_').replaceAll(/(?<!\\)_/g, '\\_')}`,
    );
    expect(gate.service.requests).toHaveLength(requests);
  });

  it('all unknown inputs are told', async () => {
    const { errors } = await run({ 'sarif-fle': 'a', 'retention-dais': '3' });
    expect(errors.map((message) => message.split(':')[0])).toEqual(['retention-dais', 'sarif-fle']);
  });

  it('fail-on and scan-type are the inputs of these flags', async () => {
    expect(await run({ 'fail-on': 'high' })).toMatchObject({ outcome: 'failed' });
    expect(await run({ 'fail-on': 'high', 'fail-on-severity': 'High' })).toMatchObject({ outcome: 'failed' });
    await run({ 'scan-types': '', 'scan-type': 'compliance' });
    expect(gate.service.scans.at(-1)?.scan_type).toBe('compliance');
  });

  it('two names with different values are refused, and an invalid value is told under the name that was used', async () => {
    const both = await run({ 'fail-on': 'high', 'fail-on-severity': 'low' });
    expect(both.errors).toEqual(['fail-on: "high" contradicts fail-on-severity: "low". Set one of the two.']);
    const invalid = await run({ 'fail-on': 'hihg' });
    expect(invalid.errors).toEqual([expect.stringMatching(/^fail-on: "hihg" is not one of .* Did you mean high\?$/)]);
  });

  it('what runners add is no mistake: arguments of containers, and inputs of a composite action around it', async () => {
    expect(await run({}, { INPUT_ARGS: '-v', INPUT_ENTRYPOINT: '/bin/sh' })).toMatchObject({ outcome: 'passed' });
    const { outcome, main } = await run({}, { ACT: 'true', INPUT_TARGET: 'shop.example' });
    expect(outcome).toBe('passed');
    const warnings = main.annotations.filter(({ level }) => level === 'warning').map(({ message }) => message);
    expect(warnings).toContain('target: the action has no such input. Did you mean targets?');
  });
});
