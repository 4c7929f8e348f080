import { describe, expect, it } from 'vitest';
import { disclosureEolSoftware } from '../../../../src/engine/disclosure/checks/eol-software.ts';
import { serversIn } from '../../../../src/engine/web/software-banners.ts';
import { type Headers, judge, onePage } from '../../../helpers/recorded.ts';

const libraries = (name: string, version: string) => ({
  libraries: [{ name, version, url: 'https://site.example/a.js', how: 'its code' }],
});

function keys(headers: Headers, now: string, inScripts = libraries('none', '1.0.0')) {
  const page = onePage({ headers });
  const evidence = { ...page, libraries: { ...inScripts, servers: serversIn(page.landing.chain) } };
  const verdict = judge(disclosureEolSoftware, { evidence, now: new Date(now) });
  return typeof verdict === 'string' ? verdict : verdict.map(({ key }) => key);
}

describe('disclosureEolSoftware', () => {
  it.each([
    ['PHP 7.4', { 'X-Powered-By': 'PHP/7.4.33' }, '2026-06-01', ['php 7.4']],
    ['PHP 8.2 before its last day', { 'X-Powered-By': 'PHP/8.2.1' }, '2026-12-30', []],
    ['PHP 8.2 on its last day', { 'X-Powered-By': 'PHP/8.2.1' }, '2026-12-31', []],
    ['PHP 8.2 after its last day', { 'X-Powered-By': 'PHP/8.2.1' }, '2027-01-01', ['php 8.2']],
    ['Apache 2.4, which is maintained', { Server: 'Apache/2.4.10' }, '2026-06-01', []],
    ['a product without a version', { Server: 'nginx' }, '2026-06-01', []],
    ['a version that only starts with the digits of an old line', { 'X-Powered-By': 'PHP/74.0' }, '2026-06-01', []],
  ] as const)('%s', (_name, headers, now, expected) => expect(keys(headers, now)).toEqual(expected));

  it('covers detected script libraries', () => {
    expect(keys({}, '2026-06-01', libraries('bootstrap', '4.6.2'))).toEqual(['bootstrap 4']);
    expect(keys({}, '2026-06-01', libraries('@angular/core', '1.8.3'))).toEqual([]);
    expect(keys({}, '2026-06-01', libraries('jquery', '3.7.1'))).toEqual([]);
  });
});
