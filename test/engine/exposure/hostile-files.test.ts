import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RecordedResponse } from '../../../src/engine/core/evidence/http.ts';
import { linkedFiles, listedPaths } from '../../../src/engine/exposure/linked-files.ts';
import { SIGNATURES } from '../../../src/engine/exposure/signatures.ts';
import { FILES } from './files.ts';

function response(body: Buffer): RecordedResponse {
  return { status: 200, httpVersion: '1.1', headers: [], body, text: body.toString('utf8'), truncated: false };
}

const signatures = Object.entries(SIGNATURES);

describe('no file makes a signature throw or hang', () => {
  test('any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => {
        for (const [, signature] of signatures) signature(response(Buffer.from(bytes)), '/x.php~');
      }),
      { numRuns: 300, seed: 4 },
    );
  });

  test('what they look for, cut, doubled and with a byte changed', () => {
    for (const { exposed } of FILES) {
      const whole = Buffer.from(exposed);
      const changed = Buffer.from(whole);
      if (changed.length > 0) changed.writeUInt8(changed.readUInt8(changed.length >> 1) ^ 0x41, changed.length >> 1);
      const variants = [
        whole,
        changed,
        Buffer.concat([whole, whole]),
        whole.subarray(0, whole.length >> 1),
        whole.subarray(0, 9),
      ];
      for (const variant of variants) {
        for (const [, signature] of signatures)
          expect(() => signature(response(variant), '/a/b.php.bak')).not.toThrow();
      }
    }
  });

  const size = 60_000;
  const repeated = [
    '<',
    '<a href="',
    '<pre><a href="x">x</a>',
    'a=',
    'A=1\n',
    ' ',
    '\n',
    '\t\n',
    '{"a":',
    '[',
    '-----BEGIN ',
    '<?php',
    '<%',
    '# TYPE ',
    '# HELP a\n',
    'Index of ',
    '<title>Index of /',
    'a:b:c:d:e\n',
    'machine ',
    '--\n',
    'INSERT INTO ',
    '\0',
    '<!--',
    '<?xml ',
    'services:\n ',
    'FROM a\n',
    '_authToken=',
    'PHP Version ',
    '"/api/',
  ];
  test.each(repeated.map((text) => [JSON.stringify(text), text]))('%s without end', (_name, text) => {
    const body = response(Buffer.from(text.repeat(Math.ceil(size / text.length))));
    for (const [, signature] of signatures) signature(body, '/a/b.php.bak');
    listedPaths(body.text, '/');
  });

  test('links without end', () => {
    const paths = Array.from({ length: 5_000 }, (_, index) => `/${'a'.repeat(index % 600)}${index}.sql`);
    expect(linkedFiles(paths).length).toBeLessThanOrEqual(paths.length);
    expect(
      linkedFiles(['//other.example/a.sql', 'a.sql', 'https://other.example/a.sql']).map(({ path }) => path),
    ).toEqual(['//other.example/a.sql']);
    expect(
      listedPaths('<a href="https://other.example/a.sql"></a><a href="../../etc/x.sql"></a><a href="b.sql">', '/c/'),
    ).toEqual(['/c/b.sql']);
  });
});
