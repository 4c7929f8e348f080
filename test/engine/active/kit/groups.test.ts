import { describe, expect, it } from 'vitest';
import {
  findingPlace,
  insertionPoint,
  parameterGroups,
  probeGroups,
} from '../../../../src/engine/active/kit/groups.ts';
import { probe } from '../checks/probes.ts';

const one = probe('xxe', 'entity', 'a', {}, { marker: 'worda' });
const two = probe('xxe', 'again', 'b', {}, { marker: 'wordb' });
const other = probe('xxe', 'entity', 'a', {}, { marker: 'worda', parameter: 'name' });
const posted = probe('xxe', 'entity', 'a', {}, { marker: 'worda', method: 'POST' });
const foreign = probe('ssi', 'directive', 'a', {}, { marker: 'worda' });

describe('the probes of a family', () => {
  it('are grouped by insertion point, and by marker where it is part of the proof', () => {
    const all = [one, foreign, two, other, posted];
    expect(parameterGroups(all, 'xxe')).toEqual([[one, two], [other], [posted]]);
    expect(probeGroups(all, 'xxe')).toEqual([[one], [two], [other], [posted]]);
    expect(parameterGroups(all, 'crlf')).toEqual([]);
  });
});

describe('a finding', () => {
  it('lies at the insertion point, whose key has no host', () => {
    expect(findingPlace({ ...one, url: 'https://site.example/find?page=2' })).toMatchObject({
      location: { url: 'https://site.example/find?page=2', method: 'GET', parameter: 'q' },
      key: 'GET /find q',
    });
  });

  it('names the parameter, or the query where it has no name', () => {
    expect(insertionPoint(one)).toBe('q');
    expect(insertionPoint({ ...one, parameter: '' })).toBe('The query');
  });
});
