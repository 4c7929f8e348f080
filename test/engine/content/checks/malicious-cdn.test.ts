import { describe, expect, it } from 'vitest';
import { contentMaliciousCdn } from '../../../../src/engine/content/checks/malicious-cdn.ts';
import { draftsOf, exchangeOf, judge, siteOf } from '../../../helpers/recorded.ts';

describe('content.malicious-cdn', () => {
  it.each([
    ['polyfill.io', '<script src="https://cdn.polyfill.io/v3/polyfill.min.js"></script>', 1],
    ['bootcss', '<link rel="stylesheet" href="https://cdn.bootcss.com/bootstrap/3.3.7/css/bootstrap.min.css">', 1],
    ['staticfile without a scheme', '<script src="//cdn.staticfile.org/jquery/1.12.4/jquery.min.js"></script>', 1],
    [
      'a link to an article about it',
      '<a href="https://polyfill.io/">polyfill.io</a> <p>cdn.polyfill.io was sold</p>',
      0,
    ],
    ['the safe mirror', '<script src="https://cdnjs.cloudflare.com/polyfill/v3/polyfill.min.js"></script>', 0],
    ['a name with the same ending', '<script src="https://notpolyfill.io/a.js"></script>', 0],
    ['a mention in a script', '<script>var old = "https://cdn.polyfill.io/v3/polyfill.js"</script>', 0],
  ])('%s', (_name, html, findings) => {
    expect(draftsOf(contentMaliciousCdn, exchangeOf(html))).toHaveLength(findings);
  });

  it.each([
    ['an image', '<img src="https://cdn.polyfill.io/logo.png">'],
    ['a video', '<video src="https://cdn.polyfill.io/a.mp4"></video>'],
    ['an icon', '<link rel=icon href="https://cdn.polyfill.io/favicon.ico">'],
  ])('is silent on %s, which runs no code', (_name, html) => {
    expect(draftsOf(contentMaliciousCdn, exchangeOf(html))).toEqual([]);
  });

  it('is silent on the host itself, and where nothing was loaded', () => {
    const page = exchangeOf('<script src="/a.js"></script>', { url: 'https://polyfill.io/' });
    expect(draftsOf(contentMaliciousCdn, page)).toEqual([]);
    const data = siteOf(exchangeOf('{}', { type: 'application/json' }));
    expect(judge(contentMaliciousCdn, { evidence: data })).toEqual(expect.any(String));
  });

  it('names the host, the page and what is loaded', () => {
    const html = '<script src="https://polyfill.io/v3/polyfill.js"></script>';
    expect(draftsOf(contentMaliciousCdn, exchangeOf(html))).toMatchObject([
      {
        key: 'polyfill.io',
        location: { url: 'https://shop.example.com/' },
        evidence: expect.stringContaining('script loaded from https://polyfill.io/v3/polyfill.js (polyfill.io: '),
      },
    ]);
  });
});
