import { describe, expect, it } from 'vitest';
import { activeSecondOrderSqli } from '../../../../src/engine/active/stored/second-order-sqli.ts';
import type { ActiveProbe } from '../../../../src/engine/core/evidence/active.ts';
import { crawlOf, exchange, judge } from '../../../helpers/recorded.ts';
import { MARKER, probe } from '../checks/probes.ts';

const OTHER = 'othermarker';
const error = (marker: string) => `SQLITE_ERROR: unrecognized token: "${marker}"`;
const of = (step: string, body: string, marker = MARKER) =>
  probe('stored-sqli', step, `'"${marker}`, { body }, { marker, method: 'POST' });
const QUOTE = of('quote', error(MARKER));

function verdict(probes: readonly ActiveProbe[], page = '<p>Fine</p>') {
  const crawl = crawlOf([exchange({ url: 'https://site.example/report', body: page })]);
  return judge(activeSecondOrderSqli, {
    evidence: { active: { probes, created: [{ path: '/new', count: 1 }] }, crawl },
  });
}

const confidences = (...probes: readonly ActiveProbe[]) => {
  const drafts = verdict(probes);
  return typeof drafts === 'string' ? drafts : drafts.map(({ confidence }) => confidence ?? 'certain');
};

describe('active.second-order-sqli', () => {
  it.each([
    ['comes again with another marker', [of('before', 'Fine'), of('again', error(OTHER), OTHER)], 'certain'],
    ['goes with letters', [of('letters', 'Fine')], 'certain'],
    ['is new, and stays', [of('before', 'Fine'), of('again', error(MARKER), OTHER)], 'firm'],
  ] as const)('reports an error that %s', (_name, others, confidence) => {
    expect(confidences(QUOTE, ...others)).toEqual([confidence]);
  });

  it.each([
    ['that was there before', [QUOTE, of('before', error('x')), of('again', error(OTHER), OTHER)]],
    ['on a page that was not read before, and that nothing heals', [QUOTE, of('again', error(OTHER), OTHER)]],
    ['that does not name the marker', [of('quote', error('x')), of('before', 'Fine'), of('letters', 'Fine')]],
    ['without the quote', [of('before', 'Fine'), of('letters', 'Fine')]],
  ])('is silent on an error %s', (_name, probes) => {
    expect(confidences(...probes)).toEqual([]);
  });

  it('cannot tell where a page fails already', () => {
    expect(verdict([], `<pre>${error('x')}</pre>`)).toContain('fails with an error of a database');
  });
});
