import { describe, expect, it } from 'vitest';
import { browserMessageOrigin } from '../../../../src/engine/browser/checks/message-origin.ts';
import { keysOf, PAGE, proof } from './browser-evidence.ts';

describe('browser.message-origin', () => {
  const handler = (source: string) => ({ handlers: [{ source, page: PAGE }] });

  it('reports a handler that reads the data and not the origin', () => {
    expect(keysOf(browserMessageOrigin, handler('(e) => show(e.data)'))).toEqual(['(e)=>show(e.data)']);
  });

  it.each([
    ['compares the origin', '(e) => { if (e.origin === "https://a.example") show(e.data); }'],
    ['compares the source', '(e) => { if (e.source === frame.contentWindow) show(e.data); }'],
    ['reads no data', '() => count++'],
  ])('is silent on a handler that %s', (_name, source) => {
    expect(keysOf(browserMessageOrigin, handler(source))).toEqual([]);
  });

  it('leaves a handler that executes messages to browser.message-xss', () => {
    const proofs = [proof({ source: { kind: 'message', name: '' } })];
    expect(keysOf(browserMessageOrigin, { ...handler('(e) => show(e.data)'), proofs })).toEqual([]);
  });
});
