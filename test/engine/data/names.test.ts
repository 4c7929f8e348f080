import { describe, expect, it } from 'vitest';
import table from '../../../src/engine/data/names.json' with { type: 'json' };
import { hasEnding, hasName, type NameList } from '../../../src/engine/data/names.ts';

describe('a name is looked up', () => {
  it.each([
    ['owner', 'ownerId'],
    ['owner', 'owner_id'],
    ['owner', 'Owner-ID'],
    ['object-id', 'orderID'],
    ['object-id', 'id'],
    ['object-id', 'order_uuid'],
    ['file', 'img'],
    ['file', 'image'],
    ['file', 'big_img_name'],
    ['file', 'bigImgName'],
    ['file', 'profile'],
    ['redirect', 'checkout_url'],
    ['redirect', 'returnTo'],
    ['kept-header', 'Sec-Fetch-Mode'],
    ['kept-header', 'X-Forwarded-For'],
    ['session-cookie', '.AspNetCore.Identity.Application'],
    ['session-word', 'connect.sid'],
    ['version', '_'],
    ['machine-folder', 'node_modules'],
    ['harmful', 'löschen'],
    ['harmful', '삭제'],
    ['code-label', 'Enter your code'],
    ['mailed-page', '/users/sign-up'],
  ] satisfies [NameList, string][])('%s: %s', (list, name) => {
    expect(hasName(list, name)).toBe(true);
  });

  it.each([
    ['owner', 'homeowner'],
    ['object-id', 'paid'],
    ['object-id', 'idea'],
    ['file', 'imgur_user'],
    ['kept-header', 'X-Secure'],
    ['session-word', 'side'],
    ['version', ''],
    ['code-label', 'Encode the text'],
  ] satisfies [NameList, string][])('%s: not %s', (list, name) => {
    expect(hasName(list, name)).toBe(false);
  });

  it('by its ending, where that is that of a file', () => {
    expect(hasEnding('program-file', '/shop/Index.PHP')).toBe(true);
    expect(hasEnding('program-file', '/shop.php/index')).toBe(false);
    expect(hasEnding('program-file', '/php')).toBe(false);
  });
});

describe.each(Object.entries(table.lists))('%s', (_, { means, from, words }) => {
  it('says what it means, and names a specification or two products', () => {
    expect(means).toMatch(/^[A-Z].+[^.]$/);
    expect(from.length).toBeGreaterThan(0);
    const specification =
      /RFC|OWASP|GDPR|PCI|JSON Schema|schema\.org|IANA|OpenID|OData|JSend|W3C|Fetch Standard|Servlet|Hierarchy|HTML|AIP|FHIR/;
    expect(from.length > 1 || specification.test(from[0] ?? '') || from[0]?.includes(' and ') === true).toBe(true);
  });

  it('holds each word once', () => {
    const entries = words.flatMap((line) => line.split(' '));
    expect(entries.every((entry) => /^\*?[^\s*]+\*?$/u.test(entry))).toBe(true);
    expect(new Set(entries).size).toBe(entries.length);
  });
});
