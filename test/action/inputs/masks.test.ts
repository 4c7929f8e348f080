import { describe, expect, it } from 'vitest';
import { maskHeaders, maskSecrets, maskStored } from '../../../src/action/inputs/masks.ts';
import { Log } from '../../../src/action/log.ts';

/** What the runner is told to mask. */
class Masks extends Log {
  readonly masked = new Set<string>();
  override mask(secret: string): void {
    if (secret !== '') this.masked.add(secret);
  }
  /** A line as the runner would print it. */
  shown(line: string): string {
    return [...this.masked]
      .sort((one, two) => two.length - one.length)
      .reduce((text, mask) => text.replaceAll(mask, '***'), line);
  }
}

const PASSWORD = 'pass&word/"42"';
const forms = (secret: string) => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret),
  encodeURIComponent(secret).replace(/%../g, (code) => code.toLowerCase()),
  secret.replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
  new URLSearchParams({ v: secret }).toString().slice(2),
  Buffer.from(secret).toString('base64'),
  Buffer.from(secret).toString('base64url'),
  Buffer.from(secret).toString('hex'),
];

describe('the log hides', () => {
  it('the password of a login in every form', () => {
    const log = new Masks();
    maskSecrets({ INPUT_LOGIN: `username: anna\npassword: ${PASSWORD}` }, log);
    for (const form of forms(PASSWORD)) expect(log.shown(`see ${form}`)).toBe('see ***');
  });

  it('the pair and the password of Basic credentials, and the token of others', () => {
    const log = new Masks();
    const basic = Buffer.from(`deployer:${PASSWORD}`).toString('base64');
    maskHeaders(`Authorization: Basic ${basic}\nX-Auth: Bearer zyx9876`, log);
    for (const form of [...forms(PASSWORD), basic, ...forms(`deployer:${PASSWORD}`)])
      expect(log.shown(form)).not.toBe(form);
    expect(log.shown('by zyx9876')).toBe('by ***');
  });

  it('each cookie, also decoded, and no word of a stored state', () => {
    const log = new Masks();
    maskHeaders('Cookie: sid=abc%2Fdef%2B9; theme=dark', log);
    expect([log.shown('abc%2Fdef%2B9'), log.shown('abc/def+9')]).toEqual(['***', '***']);
    maskStored('light', log);
    expect(log.shown('light')).toBe('light');
  });
});
