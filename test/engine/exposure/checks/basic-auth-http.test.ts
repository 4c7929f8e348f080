import { describe, expect, it } from 'vitest';
import { exposureBasicAuthHttp } from '../../../../src/engine/exposure/checks/basic-auth-http.ts';
import { exchange, faults, onePage, siteOf } from '../../../helpers/recorded.ts';

const NONE = { plainHttp: { attempts: [] }, exposure: { probes: [], skipped: [] } };
const prompt = (challenge: string, url = 'http://site.example/admin/', status = 401) =>
  exchange({ url, status, headers: { 'WWW-Authenticate': challenge } });

describe('exposure.basic-auth-http', () => {
  it.each([
    ['Basic realm="admin"', ['basic high']],
    ['Negotiate, basic', ['basic high']],
    ['Digest realm="x", nonce="abc"', []],
    ['Bearer realm="basics"', []],
    ['Negotiate', []],
  ])('%s', (challenge, expected) =>
    expect(faults(exposureBasicAuthHttp, { evidence: { ...siteOf(prompt(challenge)), ...NONE } })).toEqual(expected),
  );

  it('accepts Basic over HTTPS, and a header without the status', () => {
    const pages = siteOf(prompt('Basic', 'https://site.example/'), prompt('Basic', 'http://site.example/', 200));
    expect(faults(exposureBasicAuthHttp, { evidence: { ...pages, ...NONE } })).toEqual([]);
  });

  it('reads plain HTTP of an HTTPS site and the exposure probes too', () => {
    const evidence = { ...onePage(), ...NONE };
    const plainHttp = { attempts: [prompt('Basic')] };
    expect(faults(exposureBasicAuthHttp, { evidence: { ...evidence, plainHttp } })).toEqual(['basic high']);
    const probe = {
      family: 'env',
      path: '/.env',
      signature: 'environment',
      attempt: prompt('Basic'),
      sibling: null,
    } as const;
    const exposure = { probes: [probe], skipped: [] };
    expect(faults(exposureBasicAuthHttp, { evidence: { ...evidence, exposure } })).toEqual(['basic high']);
  });
});
