import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseTarget } from '../../src/gate/inputs/parse-target.ts';
import { UsageError } from '../../src/gate/model/usage-error.ts';

const part = fc.constantFrom(
  'http://',
  'https://',
  'file:',
  '//',
  ':',
  '@',
  '/',
  '?',
  '#',
  '[',
  ']',
  '::1',
  '127.0.0.1',
  'a.example',
  '80',
  '99999',
  '%00',
  '\\',
  '.',
  '*',
  'xn--',
  'ü',
  ' ',
  '\n',
);
const text = fc.oneof(
  fc.string(),
  fc.array(fc.oneof(part, fc.string({ maxLength: 4 })), { maxLength: 8 }).map((parts) => parts.join('')),
);

it('any text is either a target with a valid URL or a usage error', () => {
  fc.assert(
    fc.property(text, (given) => {
      try {
        const { hostname, input, options } = parseTarget('targets', given);
        expect(hostname).toMatch(/^([a-z0-9_.-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?$/);
        const url = new URL(`http://${hostname}${options.start_path ?? '/'}`);
        expect(url.username + url.password).toBe('');
        expect(url.host === hostname || `${url.host}:80` === hostname).toBe(true);
        expect(input).not.toMatch(/[\u0000-\u001f\u007f]/);
      } catch (error) {
        expect(error).toBeInstanceOf(UsageError);
        expect((error as Error).message).not.toMatch(/[\u0000-\u001f\u007f]/);
      }
    }),
    { numRuns: 2_000, seed: 20261121 },
  );
});

it('a password before the @ is never repeated', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('', 'http://', 'https://', 'ftp://'),
      fc.constantFrom('', '/', '/x?y#z', ':80'),
      (scheme, rest) => {
        expect(() => parseTarget('targets', `${scheme}user:hunter2@a.example${rest}`)).toThrow(
          expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
        );
      },
    ),
    { numRuns: 50, seed: 20261121 },
  );
});
