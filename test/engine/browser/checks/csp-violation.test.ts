import { describe, expect, it } from 'vitest';
import { browserCspViolation } from '../../../../src/engine/browser/checks/csp-violation.ts';
import { keysOf, PAGE } from './browser-evidence.ts';

describe('browser.csp-violation', () => {
  it.each([
    ['inline code', '', 'script-src-elem '],
    ['a host', 'https://cdn.example/a.js', 'script-src-elem cdn.example'],
  ])('reports %s that the policy blocks', (_name, blocked, key) => {
    const issue = { kind: 'csp', page: PAGE, directive: 'script-src-elem', blocked, isReportOnly: true } as const;
    expect(keysOf(browserCspViolation, { issues: [issue] })).toEqual([key]);
  });

  it('leaves mixed content to its own check', () => {
    const issue = { kind: 'mixed-content', page: PAGE, url: 'http://cdn.example/', isBlocked: true } as const;
    expect(keysOf(browserCspViolation, { issues: [issue] })).toEqual([]);
  });
});
