import { describe, expect, it } from 'vitest';
import { activeCommandInjection } from '../../../../src/engine/active/checks/command-injection.ts';
import { draftsOf, MARKER, probe } from './probes.ts';

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
});
