import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  });
});
