import { describe, expect, it } from 'vitest';
import { disclosureSecurityTxt, parseSecurityTxt } from '../../../../src/engine/disclosure/checks/security-txt.ts';
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

  const NOW = new Date('2026-06-01T12:00:00Z');
  const EXPIRES = 'Expires: 2026-12-31T00:00:00Z';

  it.each<[string, readonly string[], readonly string[] | null]>([
    ['without a fault', ['Contact: https://site.example/security', EXPIRES], []],
    ['with fields in other case and spaces', ['CONTACT : mailto:a@site.example', 'expires:2026-12-31T00:00:00Z'], []],
    ['with a telephone number', ['Contact: tel:+1-201-555-0123', EXPIRES], []],
    ['that expires now', ['Contact: mailto:a@b.example', 'Expires: 2026-06-01T12:00:00Z'], []],
    ['without a contact', [EXPIRES], ['The required field Contact is missing.']],
    ['without an end', ['Contact: mailto:a@b.example'], ['The required field Expires is missing.']],
    [
      'with one bad contact of two',
      ['Contact: mailto:a@b.example', 'Contact: write to https://b.example', EXPIRES],
      ['A Contact is not a mailto:, https: or tel: address.'],
    ],
    [
      'with an end that is no date',
      ['Contact: mailto:a@b.example', 'Expires: soon'],
      ['The field Expires is not a date.'],
    ],
    ['that expired', ['Contact: mailto:a@b.example', 'Expires: 2026-05-31T23:00:00Z'], ['It expired on 2026-05-31.']],
    ['with two ends', ['Contact: mailto:a@b.example', EXPIRES, EXPIRES], ['The field Expires is repeated.']],
    ['whose fields are comments', ['# Contact: mailto:a@b.example', `#${EXPIRES}`], null],
    ['of other text', ['User-agent: *', 'Please Contact: mailto:a@b.example', ''], null],
  ])('a file %s', (_name, lines, faults) => {
    expect(parseSecurityTxt(lines.join('\r\n'), NOW)?.faults ?? null).toEqual(faults);
  });

  it('reads contacts and the end, within 32 KiB', () => {
    const text = `Contact: mailto:a@b.example\n${EXPIRES}\n`;
    expect(parseSecurityTxt(text, NOW)).toMatchObject({
      contacts: ['mailto:a@b.example'],
      expires: new Date('2026-12-31T00:00:00Z'),
    });
    expect(parseSecurityTxt(`${' '.repeat(32_768)}\n${text}`, NOW)).toBeNull();
    expect(parseSecurityTxt('Contact: mailto:a@b.example\nExpires: soon', NOW)?.expires).toBeNull();
  });

  it('says where the faulty file is', () => {
    const legacy = { headers: TEXT, body: 'Contact: mailto:a@b.example' };
    const evidence = {
      securityTxt: {
        wellKnown: exchange({ url: 'https://site.example/.well-known/security.txt', status: 404 }),
        legacy: exchange({ url: 'https://site.example/security.txt', ...legacy }),
      },
    };
    expect(judge(disclosureSecurityTxt, { evidence, scanType: 'compliance' })).toMatchObject([
      {
        key: 'invalid',
        location: { url: 'https://site.example/security.txt', method: 'GET' },
        evidence: 'The required field Expires is missing.',
      },
    ]);
  });
});
