import { expect, it } from 'vitest';
import { progressPrinter } from '../../src/cli/progress.ts';

function terminal(columns: number) {
  let printed = '';
  const printer = progressPrinter({
    out: () => undefined,
    err: (text) => {
      printed += text;
    },
    environment: {},
    directory: '/',
    errIsTerminal: true,
    errColumns: columns,
    outIsColored: false,
    outColumns: columns,
    signal: new AbortController().signal,
  });
  return { printer, printed: () => printed };
}

const progress = {
  type: 'scan-progress',
  target: 'a-rather-long-name-of-a-preview-deployment.example.com',
  scanType: 'standard',
  phase: 'crawl',
  requests: 20,
  requestsMax: 550,
  findings: 0,
} as const;

it('a progress line never wraps: a wrapped line could not be erased', () => {
  const { printer, printed } = terminal(60);
  printer.report({ type: 'polled', pending: 1, total: 1, elapsedMs: 6_000, requests: 1 });
  printer.report(progress);
  const lines = printed()
    .split('\r\u001b[K')
    .filter((line) => line !== '');
  expect(lines.length).toBe(2);
  for (const line of lines) expect(line.length).toBeLessThan(60);
});

it('events after the end draw nothing, so the verdict stays last', () => {
  const { printer, printed } = terminal(80);
  printer.report(progress);
  printer.done();
  const before = printed();
  printer.report(progress);
  printer.report({ type: 'polled', pending: 1, total: 1, elapsedMs: 9_000, requests: 2 });
  expect(printed()).toBe(before);
  expect(before.endsWith('\r\u001b[K')).toBe(true);
});

it('a run without scans does not say that it created some', () => {
  const { printer, printed } = terminal(80);
  printer.report({ type: 'submitted', reused: false, scanIds: [] });
  expect(printed()).toBe('');
});
