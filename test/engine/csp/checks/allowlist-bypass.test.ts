import { describe, expect, it } from 'vitest';
import { cspAllowlistBypass } from '../../../../src/engine/csp/checks/allowlist-bypass.ts';
import { pageFaults } from '../../../helpers/recorded.ts';

describe('csp.allowlist-bypass', () => {
  it.each([
    ["script-src 'self' https://ajax.googleapis.com https://cdn.site.example", ['https://ajax.googleapis.com low']],
    ["script-src 'self' https://AJAX.googleapis.com", ['https://ajax.googleapis.com low']],
    ["script-src 'self' https://cdn.site.example", []],
    ["script-src 'nonce-abcdefgh1234' 'strict-dynamic' https://ajax.googleapis.com", []],
    ["script-src 'self'; img-src https://ajax.googleapis.com", []],
  ])('%s', (value, expected) =>
    expect(pageFaults(cspAllowlistBypass, { headers: { 'Content-Security-Policy': value } })).toEqual(expected),
  );
});
