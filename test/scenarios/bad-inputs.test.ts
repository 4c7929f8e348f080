import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RemoteGate } from '../helpers/remote-gate.ts';

const CASES: readonly [what: string, input: string, value: string][] = [
  ['an unknown severity', 'fail-on-severity', 'severe'],
  ['an unknown scan type', 'scan-types', 'deep'],
  ['an empty target', 'targets', ''],
  ['a URL with credentials', 'targets', 'https://user:hunter22@shop.example/'],
  ['a port out of range', 'targets', 'shop.example:70000'],
  ['a file URL', 'targets', 'file:///etc/passwd'],
  ['a service by plain HTTP', 'api-url', 'http://scan.example'],
  ['no minutes', 'timeout-minutes', '0'],
  ['an unknown comment policy', 'comment', 'sometimes'],
  ['an unknown level of details', 'details', 'some'],
  ['a word for a flag', 'job-summary', 'yes please'],
  ['a retention out of range', 'retention-days', '400'],
  ['an artifact name with a slash', 'artifact-name', 'a/b'],
  ['a config file that is not there', 'config-file', 'gate.yml'],
];

describe('an invalid input', () => {
  let gate: RemoteGate;
  beforeAll(async () => {
    gate = await RemoteGate.start();
  });
  afterAll(() => gate?.close());

  it.each(CASES)('%s: one error that names the input, before anything is sent', async (_what, input, value) => {
    const { main } = await gate.run({ with: { [input]: value } });
    expect(main.code).toBe(1);
    const errors = main.annotations.filter((item) => item.level === 'error');
    expect(errors).toHaveLength(1);
    expect(errors[0]?.message.startsWith(`${input}: `), errors[0]?.message).toBe(true);
    expect(main.outputs['outcome']).toBe('inconclusive');
    expect(gate.service.requests).toEqual([]);
    expect(main.log).not.toContain('hunter22');
    expect(errors[0]?.properties).toContain(`Scan Gate: invalid input ${input}`);
    expect(main.summary).toContain(`### ⚠️ Scan Gate: no verdict: invalid input ${input}\n`);
    expect(main.summary).not.toContain('hunter22');
    expect(await gate.scenario.comments()).toEqual([]);
  });
});

describe('an earlier verdict in a comment', () => {
  let gate: RemoteGate;
  beforeEach(async () => {
    gate = await RemoteGate.start();
    await gate.run({ with: { comment: 'always' } });
  });
  afterEach(() => gate?.close());

  const comments = async () => (await gate.scenario.comments()).map(({ body }) => body);

  it.each([
    ['an invalid input', { 'scan-types': 'quik' }, 'invalid input scan-types'],
    ['an invalid publishing input', { details: 'some' }, 'invalid input details'],
    ['an invalid policy for comments', { comment: 'sometimes' }, 'invalid input comment'],
    ['several faults in the file', {}, '.scan-gate.yml@'],
  ])('%s: is replaced, so that no green comment stands on a red check', async (what, input, cause) => {
    expect(await comments()).toEqual([expect.stringContaining('✅')]);
    if (what.endsWith('file'))
      await gate.scenario.commitPolicy('ignore:\n  - check: exposure.env\n    reason: ""\nwait: 5\n');
    const { main } = await gate.run({ with: input });
    expect(main.code).toBe(1);
    const [comment, ...others] = await comments();
    expect(others).toEqual([]);
    expect(comment).toContain(`⚠️ Scan Gate: no verdict: ${cause}`);
    expect(comment).not.toContain('✅');
    expect(main.outputs['comment-url']).toMatch(/#issuecomment-/);
  });

  it('the comment names every fault of the file with its line, and quotes no input', async () => {
    await gate.scenario.commitPolicy('ignore:\n  - check: exposure.env\n    reason: ""\nwait: 5\n');
    const file = await gate.run();
    const titles = file.main.annotations.filter(({ level }) => level === 'error').map(({ properties }) => properties);
    expect(titles).toEqual([
      expect.stringMatching(/Scan Gate: \.scan-gate\.yml@[0-9a-f]{7}, line 3$/),
      expect.stringMatching(/Scan Gate: \.scan-gate\.yml@[0-9a-f]{7}, line 4$/),
    ]);
    const [comment] = await comments();
    expect(comment).toMatch(/ignore\\\[0\\\]\.reason is empty: say why the finding is acceptable \\\(line 3\\\)/);
    expect(comment).toMatch(/wait must be boolean \\\(line 4\\\)/);
    await gate.run({ with: { 'scan-types': 'geheim' } });
    expect((await comments()).join()).not.toContain('geheim');
  });

  it('stays where it is unknown whose comment it is, or comments are off', async () => {
    await gate.run({ with: { 'comment-header': 'x'.repeat(101), 'scan-types': 'quik' } });
    await gate.run({ with: { comment: 'never', 'scan-types': 'quik' } });
    expect(await comments()).toEqual([expect.stringContaining('✅')]);
  });

  it('of another header stays', async () => {
    await gate.run({ with: { 'comment-header': 'staging', 'scan-types': 'quik' } });
    expect(await comments()).toEqual([expect.stringContaining('✅')]);
  });
});
