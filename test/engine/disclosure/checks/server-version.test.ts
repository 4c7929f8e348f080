import { describe, expect, it } from 'vitest';
import { disclosureServerVersion } from '../../../../src/engine/disclosure/checks/server-version.ts';
import { exchange, type Headers, judge, onePage } from '../../../helpers/recorded.ts';
import { probed } from '../../api/evidence.ts';

function found(headers: Headers) {
  const verdict = judge(disclosureServerVersion, { evidence: onePage({ headers }) });
  return typeof verdict === 'string'
    ? verdict
    : verdict.map(({ key, rating }) => `${key} ${rating?.severity ?? 'low'}`);
}

describe('disclosureServerVersion', () => {
  it.each([
    ['a version', { Server: 'nginx/1.18.0' }, ['server low']],
    ['a major version', { 'X-Powered-By': 'PHP/7' }, ['x-powered-by low']],
    ['a framework without a version', { 'X-Powered-By': 'Express' }, ['x-powered-by info']],
    ['ASP.NET, a number alone', { 'X-AspNet-Version': '4' }, ['x-aspnet-version low']],
    ['a product without a version', { Server: 'cloudflare' }, []],
    ['a number in a name is not a version', { Server: 'h2o' }, []],
    ['an empty header', { 'X-Powered-By': '' }, []],
    ['a version in a header that does not name software', { 'X-Request-Id': '1.2.3' }, []],
  ] as const)('%s', (_name, headers, expected) => expect(found(headers)).toEqual(expected));

  it('a version that only an operation of an API sends', () => {
    const { evidence } = probed();
    const responses = [exchange({ url: 'https://site.example/health', headers: { 'X-Powered-By': 'Harbour 7.1' } })];
    const verdict = judge(disclosureServerVersion, {
      evidence: { ...onePage({}), api: { ...evidence.api, responses } },
    });
    expect(verdict).toMatchObject([{ location: { url: 'https://site.example/health' } }]);
  });
});
