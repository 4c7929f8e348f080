import { describe, expect, it } from 'vitest';
import { activeCodeEvaluation } from '../../../../src/engine/active/code/code-evaluation.ts';
import { CODE_SYNTAXES, codeExpression } from '../../../../src/engine/active/code/code-payloads.ts';
import { draftsOf, MARKER, probe } from '../checks/probes.ts';

const [php] = CODE_SYNTAXES;
if (php === undefined) throw new Error('no syntax');
const payload = (a: number, b: number) => codeExpression(php, { a, b }, MARKER);
const output = (product: number | string) => `<p>${MARKER}${product}${MARKER}</p>`;

function found(first: string, second: string): string[] {
  return draftsOf(
    activeCodeEvaluation,
    probe('code-evaluation', 'output: PHP', payload(1234, 5678), { body: first }),
    probe('code-evaluation', 'again', payload(4321, 8765), { body: second }),
  ).map(({ key }) => key);
}

describe('active.code-evaluation', () => {
  it('reports joined strings with two products', () => {
    expect(found(output(1234 * 5678), output(4321 * 8765))).toEqual(['GET /find q']);
  });

  it.each([
    ['the expression as it is', payload(1234, 5678), payload(4321, 8765)],
    ['a product that comes once', output(1234 * 5678), payload(4321, 8765)],
    [
      'a product within the expression',
      payload(1234, 5678).replace('1234*5678', String(1234 * 5678)),
      payload(4321, 8765).replace('4321*8765', String(4321 * 8765)),
    ],
  ])('is silent on %s', (_name, first, second) => {
    expect(found(first, second)).toEqual([]);
  });

  it('needs two expressions', () => {
    const once = probe('code-evaluation', 'output: PHP', payload(1234, 5678), { body: output(1234 * 5678) });
    expect(draftsOf(activeCodeEvaluation, once, once)).toEqual([]);
  });

  it.each([
    [null, `'w'.(1234*5678).'w'`],
    ["'", `w'.(1234*5678).'w`],
    ['"', `w".(1234*5678)."w`],
  ] as const)('is written for a place within %s', (within, text) => {
    expect(codeExpression(php, { a: 1234, b: 5678 }, 'w', within)).toBe(text);
  });
});
