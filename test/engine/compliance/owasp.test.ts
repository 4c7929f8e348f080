import { expect, test } from 'vitest';
import { OWASP_API_TOP_10, OWASP_TOP_10, owaspApiTitles, owaspOf, owaspTitle } from '../../../src/engine/core/owasp.ts';
import { CHECKS } from '../../../src/engine/registry.ts';

test('the ten categories have 249 weaknesses, each in one category', () => {
  const all = OWASP_TOP_10.flatMap((category) => category.cwe);
  expect(OWASP_TOP_10.map((category) => category.id)).toEqual(
    Array.from({ length: 10 }, (_, index) => `A${String(index + 1).padStart(2, '0')}:2025`),
  );
  expect(all).toHaveLength(249);
  expect(new Set(all).size).toBe(249);
});

test.each([
  [['CWE-319'], ['A04:2025']],
  [
    ['CWE-295', 'CWE-296'],
    ['A04:2025', 'A07:2025'],
  ],
  [['CWE-538', 'CWE-552'], ['A01:2025']],
  [['CWE-1021'], ['A06:2025']],
  [['CWE-99999'], []],
  [[], []],
])('%j falls into %j', (cwe, expected) => {
  expect(owaspOf(cwe)).toEqual(expected);
});

test('a category has a title, an unknown id is its own', () => {
  expect(owaspTitle('A05:2025')).toBe('A05:2025 Injection');
  expect(owaspTitle('A99:2025')).toBe('A99:2025');
});

test.each([
  ['active.sqli-error', ['A05:2025']],
  ['content.csrf-token', ['A01:2025']],
  ['cookie.no-httponly', ['A02:2025']],
  ['js.vulnerable-library', ['A03:2025']],
  ['content.sri-missing', ['A08:2025']],
  ['content.stack-trace', ['A10:2025']],
  ['http.framing', ['A06:2025']],
  ['tls.cert-untrusted', ['A04:2025', 'A07:2025']],
  ['disclosure.security-txt', []],
])('%s falls into %j', (id, expected) => {
  expect(CHECKS.filter(({ meta }) => meta.id === id).map(({ meta }) => owaspOf(meta.cwe))).toEqual([expected]);
});

test('every check with a CWE falls into a category', () => {
  const stray = CHECKS.filter(({ meta }) => meta.cwe.length > 0 && owaspOf(meta.cwe).length === 0);
  expect(stray.map(({ meta }) => meta.id)).toEqual([]);
});

test('the ten categories for APIs name checks that exist, and every check of APIs has one', () => {
  expect(OWASP_API_TOP_10.map(({ id }) => id)).toEqual(
    Array.from({ length: 10 }, (_, index) => `API${index + 1}:2023`),
  );
  const ids = CHECKS.map(({ meta }) => meta.id);
  const named = OWASP_API_TOP_10.flatMap(({ checks }) => checks);
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  expect(ids.filter((id) => /^(?:api|access)\./.test(id) && !named.includes(id))).toEqual([]);
  expect(owaspApiTitles('api.bola')).toEqual(['API1:2023 Broken Object Level Authorization']);
  expect(owaspApiTitles('tls.protocol-tls10-11')).toEqual([]);
});
