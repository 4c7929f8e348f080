import { describe, expect, it } from 'vitest';
import { browserMixedContentRuntime } from '../../../../src/engine/browser/checks/mixed-content-runtime.ts';
import { keysOf, PAGE } from './browser-evidence.ts';

describe('browser.mixed-content-runtime', () => {
  it('reports what the browser calls mixed content, once per URL', () => {
    const issues = [true, false].map((isBlocked) => ({
      kind: 'mixed-content' as const,
      page: PAGE,
      url: 'http://cdn.example/a.js?v=1',
      isBlocked,
    }));
    expect(keysOf(browserMixedContentRuntime, { issues })).toEqual(['cdn.example /a.js', 'cdn.example /a.js']);
  });

  it('leaves violations of the policy to their own check', () => {
    const issue = { kind: 'csp', page: PAGE, directive: 'script-src', blocked: '', isReportOnly: false } as const;
    expect(keysOf(browserMixedContentRuntime, { issues: [issue] })).toEqual([]);
  });
});
