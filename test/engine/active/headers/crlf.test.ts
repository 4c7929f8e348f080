import { describe, expect, it } from 'vitest';
import { activeCrlf } from '../../../../src/engine/active/headers/crlf.ts';
import { draftsOf, MARKER, probe } from '../checks/probes.ts';

const split = (headers: Record<string, string>, body = 'ok') =>
  probe('crlf', 'new-header', `en\r\nX-${MARKER}: 1`, { headers, body });

describe('active.crlf', () => {
  it('reports a header of its own', () => {
    expect(draftsOf(activeCrlf, split({ 'X-Lang': 'en', [`X-${MARKER.toUpperCase()}`]: '1' }))).toMatchObject([
      { key: 'GET /find q', location: { parameter: 'q' } },
    ]);
  });

  it('is silent on the text inside another header or the body', () => {
    expect(draftsOf(activeCrlf, split({ 'X-Lang': `enX-${MARKER}: 1` }))).toEqual([]);
    expect(draftsOf(activeCrlf, split({}, `X-${MARKER}: 1`))).toEqual([]);
  });

  it('is silent on probes of other families', () => {
    expect(draftsOf(activeCrlf, { ...split({ [`X-${MARKER}`]: '1' }), family: 'xss' })).toEqual([]);
  });

  it('names the parameter, or the query where it has no name', () => {
    const found = split({ [`X-${MARKER}`]: '1' });
    expect(draftsOf(activeCrlf, found)[0]?.evidence).toContain(' in q: ');
    expect(draftsOf(activeCrlf, { ...found, parameter: '' })[0]?.evidence).toContain(' in the query: ');
  });
});
