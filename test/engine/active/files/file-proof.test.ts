import { describe, expect, it } from 'vitest';
import { fileSample, knownFile } from '../../../../src/engine/active/files/file-proof.ts';

const ROOT = 'root:x:0:0:root:/root:/bin/sh';
const NODE = 'node:x:1000:1000::/home/node:/bin/sh';

describe('/etc/passwd is known', () => {
  it.each([
    ['by two accounts', `${ROOT}\n${NODE}\n`, true],
    ['by two accounts in a page', `<html><body><h1>File</h1><pre>${ROOT}\n${NODE}</pre></body></html>`, true],
    ['by the one account of a small container, alone', `${ROOT}\n`, true],
    [
      'in a text of JSON',
      JSON.stringify({ name: '../../../../etc/passwd', size: 61, content: `${ROOT}\n${NODE}\n` }),
      true,
    ],
    ['in a module', `export default "${ROOT}\\n${NODE}\\n"`, true],
    ['in Base64', `{"content":"${Buffer.from(`${ROOT}\n${NODE}\n`).toString('base64')}"}`, true],
    ['not by one account in JSON', JSON.stringify({ help: `It begins with ${ROOT}\nand so on.` }), false],
    [
      'not by words in Base64',
      Buffer.from(`root: the first account, ${'and so on '.repeat(9)}`).toString('base64'),
      false,
    ],
    ['not by one account in a page', `<html><body><p>The first line is</p><pre>${ROOT}</pre></body></html>`, false],
    ['not by a sentence about it', 'It begins with root:x:0:0: and so on.', false],
    ['not by accounts without root', `${NODE}\n`, false],
  ])('%s', (_name, text, isKnown) => {
    expect(knownFile(text)?.file === '/etc/passwd').toBe(isKnown);
  });
});

describe('a stretch of a static file', () => {
  it('is long, and the same in JSON and in a page where that can be had', () => {
    const style = '.a { content: "a long line with quotation marks in it, longest of all" }';
    const plain = 'body { margin: 0; padding: 0; color: black }';
    expect(fileSample(`${style}\n  ${plain}\n.short {}`)).toBe(plain);
    expect(fileSample(`${style}\n`)).toBe(style);
    expect(fileSample('.a > .b { content: "a long line of a style sheet" }')).toBeNull();
    expect(fileSample('.a { }')).toBeNull();
    // A minified file is one long line, of which a part will do.
    const minified = `.a>.b{margin:0}${'.nav-item{padding:2px 4px}'.repeat(20)}`;
    const part = fileSample(minified);
    expect(part).toHaveLength(120);
    expect(minified).toContain(part);
  });
});
