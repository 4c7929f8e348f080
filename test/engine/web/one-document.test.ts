import { describe, expect, it } from 'vitest';
import { pageView } from '../../../src/engine/coverage/page-view.ts';
import { loginStep } from '../../../src/engine/session/login-form.ts';
import { documentOf } from '../../../src/engine/web/html/html-document.ts';
import { exchangeOf } from '../../helpers/recorded.ts';

const SIGN_IN = '<form method="post" action="login"><input name="user"><input type="password" name="pw"></form>';

/** The address of the sign-in form as crawl, sign-in and coverage read it. */
function addressesOf(html: string): (string | null | undefined)[] {
  const exchange = exchangeOf(html, { url: 'https://shop.example.com/a/b' });
  return [
    documentOf(exchange)?.forms[0]?.action,
    loginStep(exchange)?.form.action,
    pageView(exchange).forms[0]?.action,
  ];
}

describe('a page has one model', () => {
  it.each([
    ['two bases: the first counts (HTML, 4.2.3)', '<base href="/app/"><base href="/other/">', '/app/login'],
    ['a base without an address, then one with it', '<base target="_top"><base href="/app/">', '/app/login'],
    ['a base that cannot be resolved, then another', '<base href="http://["><base href="/app/">', '/a/login'],
    ['no base', '', '/a/login'],
  ])('%s', (_name, head, path) => {
    const url = `https://shop.example.com${path}`;
    expect(addressesOf(head + SIGN_IN)).toEqual([url, url, url]);
  });

  it('finds the assets of an application below its base, whatever page is open', () => {
    const { assets, links } = pageView(
      exchangeOf('<base href="/"><script src="main.js"></script><a href="help">Help</a>', {
        url: 'https://shop.example.com/a/b/c',
      }),
    );
    expect(assets).toEqual(['https://shop.example.com/main.js']);
    expect(links).toEqual(['https://shop.example.com/help']);
  });

  it('is read once, whoever asks first', () => {
    const exchange = exchangeOf(SIGN_IN, { url: 'https://shop.example.com/a/b' });
    const before = documentOf(exchange);
    loginStep(exchange);
    pageView(exchange);
    expect(documentOf(exchange)).toBe(before);
  });
});
