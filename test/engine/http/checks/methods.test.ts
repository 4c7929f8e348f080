import { describe, expect, it } from 'vitest';
import type { Attempt } from '../../../../src/engine/core/evidence/http.ts';
import { httpMethods } from '../../../../src/engine/http/checks/methods.ts';
import { exchange, faults, type Headers, judge } from '../../../helpers/recorded.ts';

const options = (headers: Headers, url = 'https://site.example/') => exchange({ method: 'OPTIONS', url, headers });
const FAILED: Attempt = {
  request: { method: 'OPTIONS', url: 'https://site.example/', headers: [] },
  failure: { code: 'timeout', message: 'timed out' },
};
const evidence = (landing: Attempt, ...inner: Attempt[]) => ({
  methods: { options: landing, trace: FAILED, traceMarker: 'x', inner },
});

describe('http.methods', () => {
  it.each<[Headers, string[]]>([
    [{ Allow: 'GET, PUT, delete, PROPFIND' }, ['methods info']],
    [{ Public: 'OPTIONS, MOVE' }, ['methods info']],
    [{ Allow: 'GET, HEAD, POST, OPTIONS' }, []],
    [{ Allow: 'COMPUTE, INPUT' }, []],
    [{ 'Access-Control-Allow-Methods': 'PUT' }, []],
    [{}, []],
  ])('%j', (headers, expected) =>
    expect(faults(httpMethods, { evidence: evidence(options(headers)) })).toEqual(expected),
  );

  it('reports each endpoint that offers them', () => {
    const writable = options({ Allow: 'PUT' }, 'https://site.example/api/orders');
    const drafts = judge(httpMethods, { evidence: evidence(options({}), options({}), writable) });
    expect(drafts).toMatchObject([{ location: { url: 'https://site.example/api/orders', method: 'OPTIONS' } }]);
  });

  it('does not apply without a response', () =>
    expect(faults(httpMethods, { evidence: evidence(FAILED) })).toContain('timed out'));
});
