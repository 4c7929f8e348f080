import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { builtInPattern } from '../../../src/engine/rules/built-in-pattern.ts';
import { type Condition, type Found, matcherOf, Subject } from '../../../src/engine/rules/condition.ts';
import { faviconHash } from '../../../src/engine/rules/favicon-hash.ts';
import { linearPattern } from '../../../src/engine/rules/linear-pattern.ts';
import { type SightRule, signatureOf } from '../../../src/engine/rules/sight.ts';
import { exchange } from '../../helpers/recorded.ts';

const JSON_BODY = '{"user":{"name":"kim","roles":["admin","dev"],"id":7},"open":true,"items":[{"id":1},{"id":2}]}';
const LINES = '# users\n\nkim:secret\nlee:hidden\n';
const PAGE = '<!doctype html><html><head><link rel="stylesheet" href="a.css"></head><body>Hi</body></html>';
const sha256 = createHash('sha256').update('icon').digest('hex');

/** Body, condition, whether it holds. */
const CASES: readonly (readonly [string, Condition, boolean])[] = [
  ['x', { status: [200, 206] }, true],
  ['x', { status: [404] }, false],
  ['x', { header: { Server: { contains: ['NGINX'] } } }, true],
  ['x', { header: { server: true, via: false } }, true],
  ['x', { header: { via: { regex: ['.'] } } }, false],
  ['Hello World', { body: { contains: ['Hello', 'World'] } }, true],
  ['Hello World', { body: { contains: ['Hello', 'world'] } }, false],
  ['Hello World', { body: { contains: ['hello'], 'ignore-case': true } }, true],
  ['%PDF-1.7', { body: { starts: ['PK', '%PDF-'] } }, true],
  ['a %PDF-1.7', { body: { starts: ['%PDF-'] } }, false],
  ['one\ntwo', { body: { regex: ['^two$'] } }, false],
  ['one\ntwo', { body: { line: ['^two$', 'n'] } }, true],
  ['one\ntwo', { body: { line: ['^two$', 'z'] } }, false],
  [LINES, { body: { lines: '^\\w+:\\w+$' } }, true],
  [LINES, { body: { lines: '^\\w+:\\w+$', 'lines-min': 3 } }, false],
  [LINES, { body: { lines: '^\\w+:\\w+$', 'lines-max': 1 } }, false],
  [`${LINES}prose\n`, { body: { lines: '^\\w+:\\w+$' } }, false],
  ['# nothing\n', { body: { lines: '.' } }, false],
  ['a=1\nb=no', { body: { line: ['b=\\w'], except: '=no$' } }, false],
  ['a=1\nb=no', { body: { lines: '\\d$', except: '=no$' } }, true],
  [LINES, { body: { 'first-line': '^kim:' } }, true],
  [PAGE, { body: { html: true, designed: true } }, true],
  [PAGE, { body: { html: false } }, false],
  ['x', { path: { regex: ['\\.pdf$'] } }, true],
  ['x', { port: [8443] }, true],
  ['x', { port: [443] }, false],
  ['icon', { sha256: [sha256] }, true],
  ['icons', { sha256: [sha256] }, false],
  ['icon', { favicon: [faviconHash(Buffer.from('icon'))] }, true],
  ['x', { truncated: false }, true],
  [JSON_BODY, { json: { 'user.name': { equals: 'kim' }, open: { equals: true } } }, true],
  [JSON_BODY, { json: { 'user.id': { is: 'text' } } }, false],
  [JSON_BODY, { json: { 'items.*.id': { is: 'number', every: true }, 'user.roles.1': { regex: '^dev$' } } }, true],
  [JSON_BODY, { json: { 'user.~': { equals: 'roles' } } }, true],
  [JSON_BODY, { json: { 'none.*': { is: 'any', every: true } } }, false],
  ['{"a":', { json: { a: { is: 'any' } } }, false],
  ['ab', { any: [{ body: { contains: ['z'] } }, { body: { contains: ['a'] } }] }, true],
  ['ab', { any: [{ body: { contains: ['a'] } }, { body: { contains: ['z'] } }], 'at-least': 2 }, false],
  ['ab', { all: [{ body: { contains: ['a'] } }, { not: { body: { contains: ['z'] } } }] }, true],
];

describe.each([
  ['built-in expressions', builtInPattern],
  ['expressions of users', linearPattern],
])('a condition with %s', (_name, compile) => {
  it.each(CASES)('on %j: %j is %s', (body, condition, expected) => {
    const { response } = exchange({ body, headers: { Server: 'nginx/1.27' } });
    expect(matcherOf(condition, compile)(new Subject(response, '/a.pdf', 8443), new Map())).toBe(expected);
  });

  it('keeps the named groups that matched, and those of no refusal', () => {
    const { response } = exchange({ body: 'user=kim' });
    const found: Found = new Map();
    const condition: Condition = {
      body: { regex: ['user=(?<user>\\w{1,9})'] },
      not: { body: { regex: ['(?<other>zzz)'] } },
    };
    expect(matcherOf(condition, compile)(new Subject(response), found)).toBe(true);
    expect(Object.fromEntries(found)).toEqual({ user: ['kim'], match: ['user=kim'] });
  });
});

it('a favicon has the hash by which search engines know it', () => {
  // As mmh3.hash(base64.encodebytes(icon)) of Python computes it.
  expect(faviconHash(Buffer.from('hello'))).toBe(1_155_597_304);
  expect(faviconHash(Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)))).toBe(-757_223_386);
});

describe('what a rule says', () => {
  const judged = (rule: Omit<SightRule, 'match'>, body = JSON_BODY) =>
    signatureOf({ match: { body: {} }, ...rule }, builtInPattern)(exchange({ body }).response, '/');

  it.each<[string, Omit<SightRule, 'match'>, string]>([
    [
      'values of JSON',
      { extract: { roles: { json: ['user.roles.*'] } }, proof: 'Roles {{roles}}.' },
      'Roles admin, dev.',
    ],
    ['the first path that exists', { extract: { who: { json: ['x', 'user.name'] } }, proof: '{{who}}' }, 'kim'],
    ['names of members', { extract: { keys: { json: ['user'], as: 'keys' } }, proof: '{{keys}}' }, 'name, roles, id'],
    ['numbers of values', { extract: { n: { json: ['items.*.id'], as: 'count' } }, proof: '{{n}} ids' }, '2 ids'],
    ['numbers of members', { extract: { n: { json: ['items'], as: 'count' } }, proof: '{{n}} items' }, '2 items'],
    ['masked values', { extract: { who: { regex: '"(name.{12})' } }, proof: '{{who|mask}}' }, 'na…ol'],
    ['headers', { extract: { type: { header: 'content-type' } }, proof: '{{type}}' }, 'text/html; charset=utf-8'],
    ['what is there only', { proof: 'Open[[ to {{who}}]].' }, 'Open.'],
    ['what is there', { extract: { who: { json: ['user.name'] } }, proof: 'Open[[ to {{who}}]].' }, 'Open to kim.'],
  ])('quotes %s', (_name, rule, proof) => expect(judged(rule)?.proof).toBe(proof));

  it('counts the lines that match', () => {
    const extract = { n: { lines: true, regex: '^\\w+:', as: 'count' } } as const;
    expect(judged({ extract, proof: '{{n}}' }, LINES)?.proof).toBe('2');
  });

  it('is what the first case says that holds, and the rule itself otherwise', () => {
    const rule = {
      severity: 'low',
      proof: 'closed',
      cases: [
        { match: { json: { open: { equals: true } } }, proof: 'open', severity: 'high' },
        { match: { json: { user: { is: 'object' } } }, proof: 'user' },
      ],
    } as const;
    expect(judged(rule)).toEqual({ proof: 'open', severity: 'high' });
    expect(judged(rule, '{"user":{}}')).toEqual({ proof: 'user' });
    expect(judged(rule, '{}')).toEqual({ proof: 'closed', severity: 'low' });
  });

  it('is nothing where it is excluded', () => {
    expect(judged({ proof: 'open', unless: { json: { open: { equals: true } } } })).toBeNull();
  });
});
