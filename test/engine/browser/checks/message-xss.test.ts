import { describe, expect, it } from 'vitest';
import { browserMessageXss } from '../../../../src/engine/browser/checks/message-xss.ts';
import { keysOf, proof } from './browser-evidence.ts';

describe('browser.message-xss', () => {
  it('reports messages of another origin that were executed', () => {
    const message = proof({ source: { kind: 'message', name: '' }, sender: 'https://x.invalid' });
    expect(keysOf(browserMessageXss, { proofs: [message, proof()] })).toEqual(['/find message Element innerHTML']);
  });

  it('does not apply where nothing was probed', () => {
    expect(keysOf(browserMessageXss, { isProbed: false })).toContain('ownership');
  });
});
