import { describe, expect, it } from 'vitest';
import { knownFile } from '../../../src/engine/facts/active/file-proof.ts';

const ROOT = 'root:x:0:0:root:/root:/bin/sh';
const NODE = 'node:x:1000:1000::/home/node:/bin/sh';

describe('/etc/passwd is known', () => {
  it.each([
    ['by two accounts', `${ROOT}\n${NODE}\n`, true],
    ['by two accounts in a page', `<html><body><h1>File</h1><pre>${ROOT}\n${NODE}</pre></body></html>`, true],
    ['by the one account of a small container, alone', `${ROOT}\n`, true],
    ['not by one account in a page', `<html><body><p>The first line is</p><pre>${ROOT}</pre></body></html>`, false],
    ['not by a sentence about it', 'It begins with root:x:0:0: and so on.', false],
    ['not by accounts without root', `${NODE}\n`, false],
  ])('%s', (_name, text, isKnown) => {
    expect(knownFile(text)?.file === '/etc/passwd').toBe(isKnown);
  });
});
