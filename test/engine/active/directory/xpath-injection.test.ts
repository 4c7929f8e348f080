import { describe, expect, it } from 'vitest';
import { activeXpathInjection } from '../../../../src/engine/active/directory/xpath-injection.ts';
import { draftsOf, probe } from '../checks/probes.ts';

const ERROR = '<pre>javax.xml.xpath.XPathExpressionException: a literal is not closed</pre>';

/** Keys of what is found with these responses to quotes twice, a valid expression in quotes, and letters. */
function found(quote: string, again: string, valid: string, letters: string): string[] {
  return draftsOf(
    activeXpathInjection,
    probe('xpath-injection', 'quote', `7'"`, { body: quote }),
    probe('xpath-injection', 'quote', `7'"x`, { body: again }),
    probe('xpath-injection', 'valid', `7' and 'a'='a`, { body: valid }),
    probe('xpath-injection', 'letters', 'x', { body: letters }),
  ).map(({ key }) => key);
}

describe('active.xpath-injection', () => {
  it('reports an error that a valid expression does not have', () => {
    expect(found(ERROR, ERROR, 'ok', 'ok')).toEqual(['GET /find q']);
  });

  it('reports responses that follow all equations', () => {
    const equations = [2222, 3333, 4444].flatMap((number) => [
      probe('xpath-injection', 'true: single quotes', `7' and '${number}'='${number}`, { body: 'Ann' }),
      probe('xpath-injection', 'false', `7' and '${number}'='1111`, { body: 'none' }),
    ]);
    const baseline = probe('xpath-injection', 'baseline', '7', { body: 'Ann' });
    const upper = (body: string) => probe('xpath-injection', 'nonsense', `7' AND '1'='1`, { body });
    expect(draftsOf(activeXpathInjection, baseline, baseline, upper('none'), ...equations)).toHaveLength(1);
    expect(draftsOf(activeXpathInjection, baseline, baseline, upper('Ann'), ...equations)).toEqual([]);
  });

  it.each([
    ['no error', 'ok', 'ok', 'ok', 'ok'],
    ['an error that comes once', ERROR, 'ok', 'ok', 'ok'],
    ['an error of every value with quotes', ERROR, ERROR, ERROR, 'ok'],
    ['an error of every value', ERROR, ERROR, 'ok', ERROR],
  ])('is silent on %s', (_name, quote, again, valid, letters) => {
    expect(found(quote, again, valid, letters)).toEqual([]);
  });
});
