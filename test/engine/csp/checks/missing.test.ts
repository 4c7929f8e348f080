import { describe, expect, it } from 'vitest';
import { cspMissing } from '../../../../src/engine/csp/checks/missing.ts';
import { draftsOf, exchange, judge, pageFaults, type ResponseOptions, siteOf } from '../../../helpers/recorded.ts';
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

  it.each<[string, ResponseOptions, string]>([
    ['there is none', {}, 'https://site.example/ has no Content-Security-Policy.'],
    [
      'it is only reported',
      { headers: { 'Content-Security-Policy-Report-Only': `default-src 'self'; report-uri /${'x'.repeat(600)}` } },
      `Only Content-Security-Policy-Report-Only is sent: default-src 'self'; report-uri /`,
    ],
    ['it is misplaced', { body: `<body><h1>x</h1>${policy}` }, 'The meta element is not a child of the head'],
    [
      'its directives need a header',
      { body: `<head><meta http-equiv="Content-Security-Policy" content="frame-ancestors 'none'"></head>` },
      'These directives have no effect in a meta element.',
    ],
  ])('shows that %s', (_name, response, expected) => {
    const [draft] = draftsOf(cspMissing, exchange(response));
    expect(draft?.evidence).toContain(expected);
    expect(draft?.evidence.length).toBeLessThan(500);
    expect(draft?.location).toEqual({
      url: 'https://site.example/',
      method: 'GET',
      parameter: 'Content-Security-Policy',
    });
  });

  it('does not apply without an HTML page', () => {
    const evidence = siteOf(exchange({ headers: { 'Content-Type': 'application/json' }, body: '{}' }));
    expect(judge(cspMissing, { evidence })).toEqual(expect.any(String));
  });

  it('proposes a policy of what the pages load, for report-only mode', () => {
    const body = `<head><style>a{}</style></head><script src="https://cdn.example/a.js"></script><script>go()</script>
      <img src="data:image/png;base64,AA=="><img src="/own.png"><iframe src="https://video.example/e;x"></iframe>
      <form action="https://pay.example/"></form>`;
    const [draft] = draftsOf(cspMissing, exchange({ body }));
    expect(draft?.fix).toContain(
      "Content-Security-Policy-Report-Only: default-src 'self'; form-action 'self' https://pay.example; frame-src 'self' https://video.example; img-src 'self' data:; script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=' https://cdn.example; style-src 'self' 'unsafe-inline'; object-src 'none'",
    );
  });
});
