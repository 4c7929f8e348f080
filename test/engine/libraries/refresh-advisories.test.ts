import { describe, expect, it } from 'vitest';
import { mergeRows, rangesOf } from '../../../scripts/refresh-advisories.ts';

const JQUERY = ['CVE-2020-11022', 'GHSA-gxr4-xjj5-5px2'];

describe('refreshing the advisory table', () => {
  it.each([
    ['<3.5.0', [['0', '3.5.0']]],
    ['>=1.2.0 <3.5.0', [['1.2.0', '3.5.0']]],
    ['>=1.0.3, <3.5.0', [['1.0.3', '3.5.0']]],
    ['<=1.3.7', [['0', '1.3.8']]],
    ['>=1.3.0', [['1.3.0', null]]],
    ['= 0.7.29', [['0.7.29', '0.7.30']]],
    [
      '<3.4.0 || >=4.0.0 <4.1.2',
      [
        ['0', '3.4.0'],
        ['4.0.0', '4.1.2'],
      ],
    ],
  ])('reads the range %s', (text, ranges) => {
    expect(rangesOf(text)).toEqual(ranges);
  });

  it('keeps the CVE ids and the rows that the registry does not know', () => {
    const rows = mergeRows(
      [
        { ids: JQUERY, severity: 'low', cwe: 'CWE-79', ranges: [['1.2.0', '3.4.9']] },
        { ids: ['CVE-2008-7220'], severity: 'high', cwe: 'CWE-942', ranges: [['0', '1.5.1']] },
      ],
      [
        {
          url: 'https://github.com/advisories/GHSA-gxr4-xjj5-5px2',
          severity: 'moderate',
          vulnerable_versions: '>=1.2.0 <3.5.0',
          cwe: ['CWE-79'],
        },
        { url: 'https://example.com/none', severity: 'high', vulnerable_versions: '<1.0.0' },
      ],
    );
    expect(rows).toEqual([
      { ids: ['CVE-2008-7220'], severity: 'high', cwe: 'CWE-942', ranges: [['0', '1.5.1']] },
      { ids: JQUERY, severity: 'medium', cwe: 'CWE-79', ranges: [['1.2.0', '3.5.0']] },
    ]);
  });
});
