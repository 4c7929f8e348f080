import { describe, expect, it } from 'vitest';
import { activeXxe } from '../../../../src/engine/active/xml/xxe.ts';
import { draftsOf, draftsOfIncomplete, probe } from '../checks/probes.ts';

const document = (word: string) => `<!DOCTYPE r [<!ENTITY e "${word}">]><r>&e;&e;</r>`;

/** Keys of what is found with these responses to two entities and to the document with escaped references. */
function found(first: string, second: string, control: string): string[] {
  return draftsOf(
    activeXxe,
    probe('xxe', 'entity', document('worda'), { body: first }, { marker: 'worda' }),
    probe('xxe', 'again', document('wordb'), { body: second }, { marker: 'wordb' }),
    probe('xxe', 'control', document('worda').replaceAll('&e;', '&amp;e;'), { body: control }, { marker: 'worda' }),
  ).map(({ key }) => key);
}

describe('active.xxe', () => {
  it('reports an entity that is expanded', () => {
    expect(found('wordaworda', 'wordbwordb', '&amp;e;&amp;e;')).toEqual(['GET /find q']);
  });

  it.each([
    ['the document as it was sent', document('worda'), document('wordb'), 'x'],
    ['an entity that is expanded once', 'wordaworda', 'x', 'x'],
    ['a page that doubles every word', 'wordaworda', 'wordbwordb', 'wordaworda'],
  ])('is silent on %s', (_name, first, second, control) => {
    expect(found(first, second, control)).toEqual([]);
  });

  it('needs a response to all three, with two words', () => {
    const probes = [
      probe('xxe', 'entity', document('worda'), { body: 'wordaworda' }, { marker: 'worda' }),
      probe('xxe', 'again', document('wordb'), { body: 'wordbwordb' }, { marker: 'wordb' }),
      probe('xxe', 'control', 'plain', { body: 'x' }, { marker: 'worda' }),
    ];
    expect(draftsOf(activeXxe, ...probes)).toHaveLength(1);
    expect(draftsOfIncomplete(activeXxe, probes)).toEqual([]);
    const same = probes.map((one) => ({ ...one, marker: 'worda', exchange: probes[0]?.exchange ?? one.exchange }));
    expect(draftsOf(activeXxe, ...same.slice(0, 2), ...probes.slice(2))).toEqual([]);
  });
});
