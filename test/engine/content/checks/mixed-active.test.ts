import { describe, expect, it } from 'vitest';
import { contentMixedActive } from '../../../../src/engine/content/checks/mixed-active.ts';
import { draftsOf, exchangeOf } from '../../../helpers/recorded.ts';

describe('content.mixed-active', () => {
  it.each([
    ['a script', '<script src="http://cdn.example.net/a.js"></script>', 1],
    ['a frame', '<iframe src=http://other.example/></iframe>', 1],
    ['a style sheet', '<link rel="stylesheet" href="http://cdn.example.net/a.css">', 1],
    ['a plug-in', '<object data="http://cdn.example.net/a.swf"></object>', 1],
    ['a script with a plain HTTP base URL', '<base href="http://cdn.example.net/"><script src="a.js"></script>', 1],
    ['a script with an odd scheme', '<script src=" HTTP://cdn.example.net/a.js"></script>', 1],
    ['a script without a scheme', '<script src="//cdn.example.net/a.js"></script>', 0],
    ['a link, which loads nothing', '<a href="http://other.example/">x</a>', 0],
    ['a script in a comment', '<!-- <script src="http://cdn.example.net/a.js"></script> -->', 0],
    ['a script in a textarea', '<textarea><script src="http://cdn.example.net/a.js"></script></textarea>', 0],
    ['a script from loopback', '<script src="http://127.0.0.1:8080/a.js"></script>', 0],
    ['a preloaded script', '<link rel=preload as=script href="http://cdn.example.net/a.js">', 1],
    ['a preloaded font', '<link rel=preload as=font href="http://cdn.example.net/a.woff2">', 1],
    ['a preloaded image', '<link rel=preload as=image href="http://cdn.example.net/a.png">', 0],
    ['an image, which is passive', '<img src="http://cdn.example.net/a.png">', 0],
    [
      'a policy in the page that upgrades',
      '<meta http-equiv=content-security-policy content="upgrade-insecure-requests"><script src="http://cdn.example.net/a.js"></script>',
      0,
    ],
  ])('%s', (_name, html, findings) => {
    expect(draftsOf(contentMixedActive, exchangeOf(html))).toHaveLength(findings);
  });

  it('is silent if the policy header upgrades, and on a plain HTTP page', () => {
    const html = '<script src="http://cdn.example.net/a.js"></script>';
    const upgraded = exchangeOf(html, {
      headers: [['Content-Security-Policy', "default-src 'self'; upgrade-insecure-requests"]],
    });
    expect(draftsOf(contentMixedActive, upgraded)).toHaveLength(0);
    expect(draftsOf(contentMixedActive, exchangeOf(html, { url: 'http://shop.example.com/' }))).toHaveLength(0);
  });

  it('does not trust the host of a page on loopback', () => {
    const scripts = '<script src="http://127.0.0.1:8080/a.js"></script><script src="http://localhost/b.js"></script>';
    expect(draftsOf(contentMixedActive, exchangeOf(scripts, { url: 'https://127.0.0.1:8443/' }))).toHaveLength(1);
  });
});
