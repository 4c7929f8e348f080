import { describe, expect, it } from 'vitest';
import { cspMissing } from '../../../../src/engine/csp/checks/missing.ts';
import { pageFaults } from '../../../helpers/recorded.ts';
import { judgesVectors } from '../../../helpers/scanner-vectors.ts';
import { CSP_VECTORS } from '../vectors.ts';

describe('csp.missing', () => {
  judgesVectors(CSP_VECTORS['csp.missing'], cspMissing);

  const policy = '<meta http-equiv="Content-Security-Policy" content="default-src \'self\'">';
  it.each([
    ['in the head', `<html><head>${policy}</head><body>x</body></html>`, []],
    ['without a head tag', `<title>x</title>${policy}<p>x`, []],
    ['between head and body', `<head><title>x</title></head>${policy}<body>x`, []],
    ['after an image in a noscript', `<head><noscript><img src=x></noscript>${policy}</head>`, []],
    ['in the body', `<html><head><title>x</title></head><body><h1>x</h1>${policy}</body></html>`, ['missing low']],
    ['after text that ends the head', `<title>x</title>welcome ${policy}`, ['missing low']],
    ['after an element that ends the head', `<head><div></div>${policy}</head>`, ['missing low']],
    ['in a noscript', `<head><noscript>${policy}</noscript></head><body>x`, ['missing low']],
    ['in a template', `<head><template>${policy}</template></head><body>x`, ['missing low']],
  ])('a policy in a meta element %s', (_name, body, expected) =>
    expect(pageFaults(cspMissing, { body })).toEqual(expected),
  );

  it('does not accept a meta policy with only directives that need a header', () => {
    const body = `<head><meta http-equiv="Content-Security-Policy" content="frame-ancestors 'none'"></head>`;
    expect(pageFaults(cspMissing, { body })).toEqual(['missing low']);
  });
});
