import { describe, expect, it } from 'vitest';
import { activeFileInclusion } from '../../../../src/engine/active/files/file-inclusion.ts';
import { draftsOf, draftsOfIncomplete, MARKER, probe } from '../checks/probes.ts';

const data = (a: number, b: number) => `data:text/plain,${MARKER}<?=${a}*${b}?>${MARKER}`;
const SOURCE = Buffer.from('<?php require "settings.php"; echo $title; ?>').toString('base64');
const FILTER = 'php://filter/convert.base64-encode/resource=index';

function included(first: string, second: string): string[] {
  return draftsOf(
    activeFileInclusion,
    probe('file-inclusion', 'product', data(1234, 5678), { body: first }),
    probe('file-inclusion', 'product', data(4321, 8765), { body: second }),
  ).map(({ key }) => key);
}

function read(source: string, missing: string, letters: string): string[] {
  return draftsOf(
    activeFileInclusion,
    probe('file-inclusion', 'source', FILTER, { body: source }),
    probe('file-inclusion', 'missing', FILTER.replace('index', 'qxyz'), { body: missing }),
    probe('file-inclusion', 'letters', 'qxyz', { body: letters }),
  ).map(({ key }) => key);
}

describe('active.file-inclusion', () => {
  it('reports PHP that a data: URL runs', () => {
    const output = (product: number) => `${MARKER}${product}${MARKER}`;
    expect(included(output(1234 * 5678), output(4321 * 8765))).toEqual(['GET /find q']);
    expect(included(output(1234 * 5678), 'ok')).toEqual([]);
    expect(included(data(1234, 5678), data(4321, 8765))).toEqual([]);
  });

  it('reports source in Base64, and never shows more than its beginning', () => {
    expect(read(`<p>${SOURCE}</p>`, 'no', 'no')).toEqual(['GET /find q']);
    const [draft] = draftsOf(
      activeFileInclusion,
      probe('file-inclusion', 'source', FILTER, { body: SOURCE }),
      probe('file-inclusion', 'missing', FILTER, { body: 'no' }),
      probe('file-inclusion', 'letters', 'x', { body: 'no' }),
    );
    expect(draft?.evidence).not.toContain('settings');
  });

  it.each([
    ['a file that is only opened', '<p>text</p>', 'no', 'no'],
    ['a page that always shows it', SOURCE, 'no', SOURCE],
    ['the same source for every name', SOURCE, SOURCE, 'no'],
    ['Base64 of something else', Buffer.from('<?xml version="1.0"?><svg></svg>').toString('base64'), 'no', 'no'],
  ])('is silent on %s', (_name, source, missing, letters) => {
    expect(read(source, missing, letters)).toEqual([]);
  });

  it('needs all responses, and two products', () => {
    const output = (product: number) => `${MARKER}${product}${MARKER}`;
    const product = (a: number, b: number) => probe('file-inclusion', 'product', data(a, b), { body: output(a * b) });
    expect(draftsOfIncomplete(activeFileInclusion, [product(1234, 5678), product(4321, 8765)])).toEqual([]);
    expect(draftsOf(activeFileInclusion, product(1234, 5678), product(1234, 5678))).toEqual([]);
    const source = [
      probe('file-inclusion', 'source', FILTER, { body: SOURCE }),
      probe('file-inclusion', 'missing', FILTER, { body: 'no' }),
      probe('file-inclusion', 'letters', 'x', { body: 'no' }),
    ];
    expect(draftsOf(activeFileInclusion, ...source)[0]?.title).toContain('Source');
    expect(draftsOfIncomplete(activeFileInclusion, source)).toEqual([]);
  });
});
