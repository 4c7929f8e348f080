import { describe, expect, it } from 'vitest';
import { contentCsrfToken } from '../../../src/engine/content/checks/csrf-token.ts';
import { contentInsecureForm } from '../../../src/engine/content/checks/insecure-form.ts';
import { contentMaliciousCdn } from '../../../src/engine/content/checks/malicious-cdn.ts';
import { contentMixedActive } from '../../../src/engine/content/checks/mixed-active.ts';
import { contentMixedPassive } from '../../../src/engine/content/checks/mixed-passive.ts';
import { contentSriMissing } from '../../../src/engine/content/checks/sri-missing.ts';
import type { HeaderList } from '../../../src/engine/core/evidence/http.ts';
import { cspMissing } from '../../../src/engine/csp/checks/missing.ts';
import { draftsOf, exchangeOf } from './exchange.ts';

const HASH = `sha384-${'A'.repeat(64)}`;
const SESSION: HeaderList = [['Set-Cookie', 'PHPSESSID=0a1b2c3d4e5f; path=/; HttpOnly']];
const LAX: HeaderList = [['Set-Cookie', 'PHPSESSID=0a1b2c3d4e5f; path=/; HttpOnly; SameSite=Lax']];

describe('a policy in a meta element', () => {
  const policy = '<meta http-equiv="Content-Security-Policy" content="default-src \'self\'">';
  it.each([
    ['in the head', `<html><head>${policy}</head><body>x</body></html>`, 0],
    ['where no head is written', `<title>x</title>${policy}<p>x`, 0],
    ['between head and body', `<head><title>x</title></head>${policy}<body>x`, 0],
    [
      'after the picture that a head holds for those without scripts',
      `<head><noscript><img src=x></noscript>${policy}</head>`,
      0,
    ],
    ['in the body', `<html><head><title>x</title></head><body><h1>x</h1>${policy}</body></html>`, 1],
    ['behind text that ends the head', `<title>x</title>welcome ${policy}`, 1],
    ['behind an element that ends the head', `<head><div></div>${policy}</head>`, 1],
    ['for those without scripts alone', `<head><noscript>${policy}</noscript></head><body>x`, 1],
    ['in a template', `<head><template>${policy}</template></head><body>x`, 1],
  ])('%s', (_name, html, findings) => {
    const drafts = draftsOf(cspMissing, exchangeOf(html));
    expect(drafts).toHaveLength(findings);
    for (const { evidence } of drafts) expect(evidence).toContain('no child of the head');
  });
});

describe('content.mixed-active', () => {
  it.each([
    ['a script', '<script src="http://cdn.example.net/a.js"></script>', 1],
    ['a frame', '<iframe src=http://other.example/></iframe>', 1],
    ['a style sheet', '<link rel="stylesheet" href="http://cdn.example.net/a.css">', 1],
    ['a plug-in', '<object data="http://cdn.example.net/a.swf"></object>', 1],
    ['a script by a base of plain HTTP', '<base href="http://cdn.example.net/"><script src="a.js"></script>', 1],
    ['a script with an odd scheme', '<script src=" HTTP://cdn.example.net/a.js"></script>', 1],
    ['a script without a scheme', '<script src="//cdn.example.net/a.js"></script>', 0],
    ['a link, which loads nothing', '<a href="http://other.example/">x</a>', 0],
    ['a script in a comment', '<!-- <script src="http://cdn.example.net/a.js"></script> -->', 0],
    ['a script in a textarea', '<textarea><script src="http://cdn.example.net/a.js"></script></textarea>', 0],
    ['a script of loopback', '<script src="http://127.0.0.1:8080/a.js"></script>', 0],
    ['a script that is loaded early', '<link rel=preload as=script href="http://cdn.example.net/a.js">', 1],
    ['a font that is loaded early', '<link rel=preload as=font href="http://cdn.example.net/a.woff2">', 1],
    ['an image that is loaded early', '<link rel=preload as=image href="http://cdn.example.net/a.png">', 0],
    ['an image, which is passive', '<img src="http://cdn.example.net/a.png">', 0],
    [
      'a policy in the page that upgrades',
      '<meta http-equiv=content-security-policy content="upgrade-insecure-requests"><script src="http://cdn.example.net/a.js"></script>',
      0,
    ],
  ])('%s', (_name, html, findings) => {
    expect(draftsOf(contentMixedActive, exchangeOf(html))).toHaveLength(findings);
  });

  it('is silent when the policy header upgrades and on a plain HTTP page', () => {
    const html = '<script src="http://cdn.example.net/a.js"></script>';
    const upgraded = exchangeOf(html, {
      headers: [['Content-Security-Policy', "default-src 'self'; upgrade-insecure-requests"]],
    });
    expect(draftsOf(contentMixedActive, upgraded)).toHaveLength(0);
    expect(draftsOf(contentMixedActive, exchangeOf(html, { url: 'http://shop.example.com/' }))).toHaveLength(0);
  });
});

describe('content.mixed-passive', () => {
  it.each([
    ['an image', '<img src="http://img.example.net/a.png">', 1],
    ['a candidate of srcset', '<img src="/a.png" srcset="/a.png 1x, http://img.example.net/b.png 2x">', 1],
    [
      'a video with its poster',
      '<video src="http://v.example.net/a.mp4" poster="http://v.example.net/a.jpg"></video>',
      2,
    ],
    ['an icon', '<link rel="shortcut icon" href="http://img.example.net/favicon.ico">', 1],
    ['an image over HTTPS', '<img src="https://img.example.net/a.png">', 0],
    ['a data image', '<img src="data:image/png;base64,AAAA">', 0],
  ])('%s', (_name, html, findings) => {
    expect(draftsOf(contentMixedPassive, exchangeOf(html))).toHaveLength(findings);
  });
});

describe('content.sri-missing', () => {
  it.each([
    ['a script of another site', '<script src="https://cdn.example.net/a.js"></script>', 1],
    ['a style sheet of another site', '<link rel=stylesheet href="https://cdn.example.net/a.css">', 1],
    [
      'an integrity that browsers ignore',
      '<script src="https://cdn.example.net/a.js" integrity="md5-abc"></script>',
      1,
    ],
    ['a pinned script', `<script src="https://cdn.example.net/a.js" integrity="${HASH}" crossorigin></script>`, 0],
    ['a script of the own registrable domain', '<script src="https://static.example.com/a.js"></script>', 0],
    ['a script of the own origin', '<script src="/a.js"></script>', 0],
    ['fonts that differ per visitor', '<link rel=stylesheet href="https://fonts.googleapis.com/css2?family=Inter">', 0],
    ['a preconnect', '<link rel=preconnect href="https://cdn.example.net">', 0],
    ['an image of another site', '<img src="https://cdn.example.net/a.png">', 0],
  ])('%s', (_name, html, findings) => {
    expect(draftsOf(contentSriMissing, exchangeOf(html))).toHaveLength(findings);
  });
});

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
    ['a name that only ends alike', '<script src="https://notpolyfill.io/a.js"></script>', 0],
    ['a mention in a script', '<script>var old = "https://cdn.polyfill.io/v3/polyfill.js"</script>', 0],
  ])('%s', (_name, html, findings) => {
    expect(draftsOf(contentMaliciousCdn, exchangeOf(html))).toHaveLength(findings);
  });
});

describe('content.insecure-form', () => {
  it.each([
    [
      'a password to plain HTTP',
      '<form action="http://shop.example.com/login" method=post><input type=password name=p></form>',
      'high',
    ],
    [
      'another form to plain HTTP',
      '<form action="http://shop.example.com/news" method=post><input name=mail></form>',
      'medium',
    ],
    ['a form to the own path', '<form action="/login" method=post><input type=password name=p></form>', undefined],
    [
      'a form to loopback',
      '<form action="http://127.0.0.1/login" method=post><input type=password name=p></form>',
      undefined,
    ],
    ['a form without an action', '<form method=post><input type=password name=p></form>', undefined],
  ])('%s', (_name, html, severity) => {
    expect(draftsOf(contentInsecureForm, exchangeOf(html))[0]?.severity).toBe(severity);
  });

  it('does not excuse the own host of a page on loopback', () => {
    const at = { url: 'https://127.0.0.1:8443/' };
    const form = '<form action="http://127.0.0.1:8080/in" method=post><input type=password name=p></form>';
    expect(draftsOf(contentInsecureForm, exchangeOf(form, at))[0]?.severity).toBe('high');
    const scripts = '<script src="http://127.0.0.1:8080/a.js"></script><script src="http://localhost/b.js"></script>';
    expect(draftsOf(contentMixedActive, exchangeOf(scripts, at))).toHaveLength(1);
  });

  it('counts a password form on a plain HTTP page, less on a local host', () => {
    const html = '<form action="https://shop.example.com/login"><input type=password name=p></form>';
    expect(draftsOf(contentInsecureForm, exchangeOf(html, { url: 'http://shop.example.com/' }))[0]?.severity).toBe(
      'high',
    );
    expect(draftsOf(contentInsecureForm, exchangeOf(html, { url: 'http://127.0.0.1:8080/' }))[0]?.severity).toBe('low');
  });
});

describe('content.csrf-token', () => {
  const form = (inner: string) => `<form method=post action=/transfer>${inner}<input name=amount></form>`;
  it.each([
    ['a bare form', form(''), SESSION, 1],
    ['a hidden token', form('<input type=hidden name=csrf_token value=Zk93hAq71LmP0x>'), SESSION, 0],
    ['a token of Rails', form('<input type=hidden name=authenticity_token value="b2xkIHRva2VuIHRleHQ=">'), SESSION, 0],
    ['a random hidden value', form('<input type=hidden name=x value=9f86d081884c7d659a2feaa0c55ad015>'), SESSION, 0],
    [
      'a session id that PHP wrote into the form',
      form('<input type=hidden name=PHPSESSID value=9f86d081884c7d659a2feaa0c55ad015>'),
      SESSION,
      1,
    ],
    ['an empty token', form('<input type=hidden name=csrf_token value="">'), SESSION, 1],
    ['a token announced in a meta element', `<meta name=csrf-token content="Zk93hAq71LmP0x">${form('')}`, SESSION, 0],
    ['a session cookie with SameSite=Lax', form(''), LAX, 0],
    ['no session cookie', form(''), [], 0],
    ['a search form', '<form method=post action=/search><input name=q></form>', SESSION, 0],
    ['a GET form', '<form action=/transfer><input name=amount></form>', SESSION, 0],
    [
      'a form of another site',
      '<form method=post action=https://pay.example.net/x><input name=amount></form>',
      SESSION,
      0,
    ],
  ])('%s', (_name, html, headers, findings) => {
    expect(draftsOf(contentCsrfToken, exchangeOf(html, { headers }))).toHaveLength(findings);
  });
});
