import { describe, expect, it } from 'vitest';
import { activeXxe } from '../../../../src/engine/active/checks/xxe.ts';
import { draftsOf, probe } from './probes.ts';

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
});
