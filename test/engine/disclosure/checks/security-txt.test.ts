import { describe, expect, it } from 'vitest';
import { disclosureSecurityTxt } from '../../../../src/engine/disclosure/checks/security-txt.ts';
import { exchange, judge, type ResponseOptions } from '../../../helpers/recorded.ts';

const TEXT = { 'Content-Type': 'text/plain' };
const VALID = 'Contact: mailto:security@site.example\nExpires: 2026-12-31T00:00:00Z\n';

function keys(wellKnown: ResponseOptions, legacy: ResponseOptions | null = null) {
  const evidence = {
    securityTxt: {
      wellKnown: exchange({ url: 'https://site.example/.well-known/security.txt', ...wellKnown }),
      legacy: legacy === null ? null : exchange({ url: 'https://site.example/security.txt', ...legacy }),
    },
  };
  const verdict = judge(disclosureSecurityTxt, { evidence, scanType: 'compliance' });
  return typeof verdict === 'string' ? verdict : verdict.map(({ key }) => key);
}

describe('disclosureSecurityTxt', () => {
  it.each([
    ['a valid file', { headers: TEXT, body: VALID }, null, []],
    ['a valid file at the legacy path', { status: 404 }, { headers: TEXT, body: VALID }, []],
    ['no file', { status: 404 }, { status: 404 }, ['missing']],
    ['a page for every path', {}, {}, ['missing']],
    ['an HTML page that quotes one', { body: `<pre>${VALID}</pre>` }, null, ['missing']],
    ['an expired file', { headers: TEXT, body: VALID.replace('2026-12', '2026-01') }, null, ['invalid']],
  ] as const)('%s', (_name, wellKnown, legacy, expected) => expect(keys(wellKnown, legacy)).toEqual(expected));
});
