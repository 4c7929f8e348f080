import { describe, expect, it } from 'vitest';
import { contentInsecureForm } from '../../../../src/engine/content/checks/insecure-form.ts';
import { draftsOf, exchangeOf } from '../../../helpers/recorded.ts';

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
    ['a form to the same site', '<form action="/login" method=post><input type=password name=p></form>', undefined],
    [
      'a form to loopback',
      '<form action="http://127.0.0.1/login" method=post><input type=password name=p></form>',
      undefined,
    ],
    ['a form without an action', '<form method=post><input type=password name=p></form>', undefined],
  ])('%s', (_name, html, severity) => {
    expect(draftsOf(contentInsecureForm, exchangeOf(html))[0]?.rating?.severity).toBe(severity);
  });

  it('does not trust the host of a page on loopback', () => {
    const form = '<form action="http://127.0.0.1:8080/in" method=post><input type=password name=p></form>';
    const page = exchangeOf(form, { url: 'https://127.0.0.1:8443/' });
    expect(draftsOf(contentInsecureForm, page)[0]?.rating?.severity).toBe('high');
  });

  it('reports a password form on a plain HTTP page', () => {
    const html = '<form action="https://shop.example.com/login"><input type=password name=p></form>';
    expect(draftsOf(contentInsecureForm, exchangeOf(html, { url: 'http://shop.example.com/' }))).toMatchObject([
      { title: 'Password form delivered over plain HTTP' },
    ]);
  });

  it('reports one form on several pages once', () => {
    const html = '<form action="/login"><input type=password name=p></form>';
    const keys = ['/', '/about'].map((path) => {
      const page = exchangeOf(html, { url: `http://shop.example.com${path}` });
      return draftsOf(contentInsecureForm, page)[0]?.key;
    });
    expect(new Set(keys).size).toBe(1);
  });
});
