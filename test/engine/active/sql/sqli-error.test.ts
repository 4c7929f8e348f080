import { describe, expect, it } from 'vitest';
import { activeSqliError } from '../../../../src/engine/active/sql/sqli-error.ts';
import { draftsOf, MARKER, probe } from '../checks/probes.ts';

const ERROR = 'You have an error in your SQL syntax; check the manual';
const COLUMN = `Unknown column '${MARKER}' in 'where clause'`;

/** Findings with the responses to each step; `ok` where none is given. */
function found(responses: Readonly<Record<string, string>>, baseline = 'shoes'): (string | undefined)[] {
  const all = { quote: 'ok', 'two-quotes': 'ok', baseline: 'ok', letters: 'ok', ...responses };
  const probes = Object.entries(all).map(([step, body]) =>
    probe('sqli', step, `${baseline}'"`, { body }, { baseline }),
  );
  return draftsOf(activeSqliError, ...probes).map(({ key, confidence }) => `${key}: ${confidence}`);
}

describe('active.sqli-error', () => {
  it.each<readonly [name: string, responses: Record<string, string>, baseline: string, confidence: string]>([
    ['doubled quotes heal it', { quote: ERROR, 'quote-again': ERROR }, 'shoes', 'certain'],
    ['the failure of a query is healed by them', { quote: 'pg_query(): Query failed' }, 'shoes', 'firm'],
    ['letters are taken for a column', { quote: ERROR, letters: COLUMN }, 'shoes', 'certain'],
    ['letters in place of a number are taken for a column', { letters: COLUMN }, '7', 'firm'],
    ['the number itself is fine', { quote: ERROR, 'two-quotes': ERROR }, '7', 'firm'],
    ['only a subtraction is fine', { quote: ERROR, 'two-quotes': ERROR, letters: ERROR, sum: 'ok' }, '7', 'firm'],
  ])('reports an error where %s', (_name, responses, baseline, confidence) => {
    expect(found(responses, baseline)).toEqual([`GET /find q: ${confidence}`]);
  });

  it.each<readonly [name: string, responses: Record<string, string>, baseline: string]>([
    ['no error', {}, 'shoes'],
    ['an error that the plain value has too', { quote: ERROR, baseline: ERROR }, 'shoes'],
    ['an error that doubled quotes have too', { quote: ERROR, 'two-quotes': ERROR }, 'shoes'],
    ['an error that does not come twice', { quote: ERROR, 'quote-again': 'ok' }, 'shoes'],
    ['an error of every odd value', { quote: ERROR, 'two-quotes': ERROR, letters: ERROR, sum: ERROR }, '7'],
    ['an error about the type', { quote: 'ERROR: invalid input syntax for type integer', 'two-quotes': 'ok' }, '7'],
    ['a column to sort by that is quoted well', { letters: COLUMN }, 'price'],
    ['an error in the quotation marks of an article', { quote: `“${ERROR}” is no answer` }, 'shoes'],
  ])('is silent on %s', (_name, responses, baseline) => {
    expect(found(responses, baseline)).toEqual([]);
  });

  it.each(['quote', 'baseline'])('needs a response to the %s', (step) => {
    const probes = Object.entries({ quote: ERROR, 'two-quotes': 'ok', baseline: 'ok', 'quote-again': ERROR }).map(
      ([name, body]) => probe('sqli', name, `shoes'"`, { body }, { baseline: 'shoes' }),
    );
    expect(draftsOf(activeSqliError, ...probes)).toHaveLength(1);
    expect(draftsOf(activeSqliError, ...probes.filter((one) => one.step !== step))).toEqual([]);
  });

  it('shows what was sent: the letters where they are the proof', () => {
    const sent = (steps: Record<string, string>) =>
      draftsOf(
        activeSqliError,
        ...Object.entries({ quote: 'ok', baseline: 'ok', ...steps }).map(([step, body]) =>
          probe('sqli', step, `7'"`, { body }, { baseline: '7' }),
        ),
      )[0]?.evidence;
    expect(sent({ letters: COLUMN })).toContain(`q = ${MARKER} causes`);
    expect(sent({ quote: ERROR, 'two-quotes': 'ok', letters: 'ok' })).toContain(`q = 7'" causes`);
  });
});
