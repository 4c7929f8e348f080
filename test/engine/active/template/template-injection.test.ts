import { describe, expect, it } from 'vitest';
import { activeTemplateInjection } from '../../../../src/engine/active/template/template-injection.ts';
import { draftsOf, draftsOfIncomplete, MARKER, probe } from '../checks/probes.ts';

const payload = (a: number, b: number) => `${MARKER}{{${a}*${b}}}${MARKER}`;
const output = (product: number | string) => `<p>${MARKER}${product}${MARKER}</p>`;

/** Keys of what is found with these responses to two products. */
function found(first: string, second: string): string[] {
  return draftsOf(
    activeTemplateInjection,
    probe('template-injection', 'output: Jinja2', payload(1234, 5678), { body: first }),
    probe('template-injection', 'again', payload(4321, 8765), { body: second }),
  ).map(({ key }) => key);
}

describe('active.template-injection', () => {
  it.each([
    ['plain numbers', 1234 * 5678, 4321 * 8765],
    ['numbers with groups of digits', '7,006,652', '37,873,565'],
  ])('reports %s', (_name, first, second) => {
    expect(found(output(first), output(second))).toEqual(['GET /find q']);
  });

  it.each([
    ['the expression as it is', payload(1234, 5678), payload(4321, 8765)],
    ['a product that comes once', output(1234 * 5678), payload(4321, 8765)],
    ['a product within the delimiters', output(`{{${1234 * 5678}}}`), output(`{{${4321 * 8765}}}`)],
    ['an expression that is removed', output(''), output('')],
  ])('is silent on %s', (_name, first, second) => {
    expect(found(first, second)).toEqual([]);
  });

  it('needs two responses to two expressions, and names the engines without the step', () => {
    const probes = [
      probe('template-injection', 'output: Jinja2', payload(1234, 5678), { body: output(1234 * 5678) }),
      probe('template-injection', 'again', payload(4321, 8765), { body: output(4321 * 8765) }),
    ];
    expect(draftsOf(activeTemplateInjection, ...probes)[0]?.evidence).toContain('(syntax of Jinja2)');
    expect(draftsOfIncomplete(activeTemplateInjection, probes)).toEqual([]);
    expect(draftsOf(activeTemplateInjection, ...probes.slice(0, 1), ...probes.slice(0, 1))).toEqual([]);
  });
});
