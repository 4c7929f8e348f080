import { expect, it } from 'vitest';
import { SessionCredentials } from '../../../src/engine/session/session-credentials.ts';

it('knows every value of a cookie that each response changes, and looks into each once', () => {
  const credentials = new SessionCredentials('shop.example', {}, () => 0);
  const values = Array.from({ length: 1_000 }, (_item, index) => `${'x'.repeat(600)}--${index}`);
  for (const value of values) credentials.store('http://shop.example/', [['Set-Cookie', `session=${value}; Path=/`]]);
  // Each text of a report asks for them: a scan once took longer for this than for its requests.
  for (let text = 0; text < 1_000; text += 1) credentials.secrets();
  expect(new Set(credentials.secrets().map(({ value }) => value))).toEqual(new Set(values));
}, 15_000);
