import { expect, it } from 'vitest';
import { ProgressLines, type ScanPhase } from '../../src/shared/scan-progress.ts';

const progress = (phase: ScanPhase, requests: number, target = 'shop.example') => ({
  phase,
  requests,
  requestsMax: 600,
  findings: 0,
  target,
  scanType: 'standard',
});

it('logs a line at a new phase and at each interval, for each scan', () => {
  const lines = new ProgressLines(10_000);
  const at = (ms: number, ...args: Parameters<typeof progress>) => lines.line(progress(...args), ms);
  expect(at(0, 'connect', 0)).toBeNull();
  // A phase of a moment is not worth a line.
  expect(at(400, 'crawl', 3)).toBeNull();
  expect(at(1_200, 'crawl', 9)).toBe('shop.example (standard): crawling, 9 of 600 requests');
  expect(at(9_000, 'crawl', 60)).toBeNull();
  expect(at(9_500, 'probe', 70, 'blog.example')).toBeNull();
  expect(at(11_200, 'crawl', 80)).toBe('shop.example (standard): crawling, 80 of 600 requests');
  expect(at(12_300, 'probe', 90)).toBe('shop.example (standard): probing, 90 of 600 requests');
});
