import { describe, expect, it } from 'vitest';
import { mergeRows, rangesOf } from '../../../scripts/refresh-advisories.ts';

describe('refreshing the advisory table', () => {
  it.each([
    ['<3.5.0', [['0', '3.5.0']]],
    ['>=1.2.0 <3.5.0', [['1.2.0', '3.5.0']]],
    ['>=1.0.3, <3.5.0', [['1.0.3', '3.5.0']]],
    ['<=1.3.7', [['0', '1.3.8']]],
    ['>=1.3.0', [['1.3.0', '']]],
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
        ['CVE-2020-11022 GHSA-gxr4-xjj5-5px2', 'low', 'CWE-79', '1.2.0', '3.4.9'],
        ['CVE-2008-7220', 'high', 'CWE-942', '0', '1.5.1'],
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
      ['CVE-2008-7220', 'high', 'CWE-942', '0', '1.5.1'],
      ['CVE-2020-11022 GHSA-gxr4-xjj5-5px2', 'medium', 'CWE-79', '1.2.0', '3.5.0'],
    ]);
  });
});
