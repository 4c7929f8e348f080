import { describe, expect, it } from 'vitest';
import { activeCommandInjection } from '../../../../src/engine/active/command/command-injection.ts';
import { draftsOf, draftsOfIncomplete, MARKER, probe } from '../checks/probes.ts';

const payload = (a: number, b: number) => `7;echo ${MARKER}$((${a}*${b}))${MARKER} #`;
const output = (product: number) => `${MARKER}${product}${MARKER}`;

/** Keys of what is found with these responses to two products and to the same text without its meaning. */
function found(first: string, second: string, nonsense = 'ok'): string[] {
  return draftsOf(
    activeCommandInjection,
    probe('command-injection', 'output: semicolon', payload(1234, 5678), { body: first }),
    probe('command-injection', 'again', payload(4321, 8765), { body: second }),
    probe('command-injection', 'nonsense', `7;echa ${MARKER}[[2222*3333]]${MARKER}`, { body: nonsense }),
  ).map(({ key }) => key);
}

describe('active.command-injection', () => {
  it('reports two products', () => {
    expect(found(`7\n${output(1234 * 5678)}\n`, `7\n${output(4321 * 8765)}`)).toEqual(['GET /find q']);
  });

  it.each<readonly [name: string, first: string, second: string, nonsense: string]>([
    ['the payload', payload(1234, 5678), payload(4321, 8765), 'ok'],
    ['a product that comes once', output(1234 * 5678), 'ok', 'ok'],
    ['the same page twice', output(1234 * 5678), output(1234 * 5678), 'ok'],
    ['the bare product, without the words', String(1234 * 5678), String(4321 * 8765), 'ok'],
    ['a product of any text', output(1234 * 5678), output(4321 * 8765), String(2222 * 3333)],
  ])('is silent on %s', (_name, first, second, nonsense) => {
    expect(found(first, second, nonsense)).toEqual([]);
  });

  it('needs a response to all three', () => {
    const probes = [
      probe('command-injection', 'output: semicolon', payload(1234, 5678), { body: output(1234 * 5678) }),
      probe('command-injection', 'again', payload(4321, 8765), { body: output(4321 * 8765) }),
      probe('command-injection', 'nonsense', 'x', { body: 'ok' }),
    ];
    expect(draftsOf(activeCommandInjection, ...probes)).toHaveLength(1);
    expect(draftsOfIncomplete(activeCommandInjection, probes)).toEqual([]);
  });

  it('reports a shell that waits as long as requested, and is less sure of it', () => {
    const rounds = (...measured: readonly (readonly [number, number])[]) =>
      measured.map(([requested, seconds]) =>
        probe('command-time', `round: ${requested} ${seconds.toFixed(3)} sh`, `7;sleep ${requested}`, {}),
      );
    const usual = [0, 0.05] as const;
    const late = rounds(usual, [1.2, 1.26], usual, [0.6, 0.64], usual, [1.4, 1.45], usual, [0.8, 0.86]);
    expect(draftsOf(activeCommandInjection, ...late)).toMatchObject([
      { key: 'GET /find q', confidence: 'firm', evidence: expect.stringContaining('q = ') },
    ]);
    const early = rounds(usual, [1.2, 0.9], usual, [0.6, 0.64], usual, [1.4, 1.45], usual, [0.8, 0.86]);
    expect(draftsOf(activeCommandInjection, ...early)).toEqual([]);
  });
});
