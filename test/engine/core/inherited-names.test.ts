import { expect, it } from 'vitest';
import { isRunUrlAttribute } from '../../../src/engine/active/xss/script-attributes.ts';
import { readXmlTokens } from '../../../src/engine/active/xss/xml-tokens.ts';
import { parseJwt, weakKeyOf } from '../../../src/engine/api/tokens/jwt.ts';
import { judgeReferrerPolicy } from '../../../src/engine/http/checks/referrer-policy.ts';
import { parseHtmlDocument } from '../../../src/engine/web/html/html-document.ts';
import { verified } from '../../../src/reports/coverage-facts.ts';

/** A site chooses names that every object has, to be looked up in the tables of the engine. */
const NAMES = ['constructor', 'toString', 'hasOwnProperty', '__proto__', 'valueOf'];

it.each(NAMES)('an element, a resource, an entity, a policy and an algorithm called %s are unknown ones', (name) => {
  const html = `<title>Shop</title><${name}></${name}><link rel=preload as=${name} href=/x><a href=/next>Next</a>`;
  const document = parseHtmlDocument(html, 'http://a.example/');
  expect(document.title).toBe('Shop');
  expect(document.links.map(({ url }) => url)).toEqual(['http://a.example/next']);
  expect(document.subresources.map(({ kind }) => kind)).toEqual(['preload']);
  expect(isRunUrlAttribute(name, 'href')).toBe(false);
  let text = '';
  readXmlTokens(`<a>&${name};</a>`, {
    startTag() {},
    text(part) {
      text += part;
    },
  });
  expect(text).toBe(`&${name};`);
  expect(judgeReferrerPolicy([], [name])).toEqual(judgeReferrerPolicy([], ['unknown']));
  const header = Buffer.from(JSON.stringify({ alg: name })).toString('base64url');
  const jwt = parseJwt(`${header}.eyJzdWIiOiIxIn0.c2lnbmF0dXJl`);
  expect(jwt === null ? null : weakKeyOf(jwt)).toBeNull();
  expect(verified(`${name}.check`, { coverage: undefined } as never)).toBe('Not found.');
});
