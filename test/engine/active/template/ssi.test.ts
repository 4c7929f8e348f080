import { describe, expect, it } from 'vitest';
import { activeSsi } from '../../../../src/engine/active/template/ssi.ts';
import { draftsOf, draftsOfIncomplete, probe } from '../checks/probes.ts';

const directives = (word: string) => `<!--#set var="sg" value="${word}" --><!--#echo var="sg" -->${word}`;

/** Keys of what is found with these responses to two words and to ordinary comments. */
function found(first: string, second: string, control: string): string[] {
  return draftsOf(
    activeSsi,
    probe('ssi', 'directive', directives('worda'), { body: first }, { marker: 'worda' }),
    probe('ssi', 'again', directives('wordb'), { body: second }, { marker: 'wordb' }),
    probe('ssi', 'control', directives('worda').replaceAll('#', ''), { body: control }, { marker: 'worda' }),
  ).map(({ key }) => key);
}

describe('active.ssi', () => {
  it('reports directives that were carried out', () => {
    expect(found('<p>wordaworda</p>', '<p>wordbwordb</p>', 'worda')).toEqual(['GET /find q']);
  });

  it.each([
    ['the directives as they were sent', directives('worda'), directives('wordb'), 'x'],
    ['comments that are removed', 'worda', 'wordb', 'worda'],
    ['directives that are carried out once', 'wordaworda', 'wordb', 'worda'],
    ['a page that repeats every value twice', 'wordaworda', 'wordbwordb', 'wordaworda'],
  ])('is silent on %s', (_name, first, second, control) => {
    expect(found(first, second, control)).toEqual([]);
  });

  it('needs a response to all three, with two words', () => {
    const probes = [
      probe('ssi', 'directive', directives('worda'), { body: 'wordaworda' }, { marker: 'worda' }),
      probe('ssi', 'again', directives('wordb'), { body: 'wordbwordb' }, { marker: 'wordb' }),
      probe('ssi', 'control', 'plain', { body: 'x' }, { marker: 'worda' }),
    ];
    expect(draftsOf(activeSsi, ...probes)).toHaveLength(1);
    expect(draftsOfIncomplete(activeSsi, probes)).toEqual([]);
    const same = probes.map((one) => ({ ...one, marker: 'worda', exchange: probes[0]?.exchange ?? one.exchange }));
    expect(draftsOf(activeSsi, ...same.slice(0, 2), ...probes.slice(2))).toEqual([]);
  });
});
