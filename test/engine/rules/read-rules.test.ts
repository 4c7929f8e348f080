import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { RE2JS } from 're2js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { requestsOf, ruleSchema, ruleShape } from '../../../src/engine/rules/format.ts';
import { linearPattern, patternFault } from '../../../src/engine/rules/linear-pattern.ts';
import { RULE_LENGTH_MAX, readRules } from '../../../src/engine/rules/read-rules.ts';

const RULE = `id: shop.order-pdf-is-public
title: Order PDFs can be read without a session
severity: high
cwe: CWE-639
request:
  path: /orders/{{sample}}/pdf
  as: anonymous
values: { sample: [1001, 1002] }
match:
  status: 200
  header: { content-type: application/pdf }
  body: { starts: '%PDF-' }
unless: { body: Sign in }
proof: The response is a PDF.
fix: Check the owner of the order.
test:
  - { response: { headers: { content-type: application/pdf }, body: '%PDF-1.7' }, expect: finding }
  - { response: login.http, expect: none }
`;

const problemsOf = (source: string) => {
  const read = readRules(source, ruleShape);
  return 'problems' in read ? read.problems.map(({ line, text }) => `${line}: ${text}`) : [];
};
/** The rule with one line replaced by another. */
const changed = (from: string, to: string) => {
  expect(RULE).toContain(from);
  return RULE.replace(from, to);
};

describe('a rule', () => {
  it('is read with its short forms written out', () => {
    const read = readRules(RULE, ruleShape);
    expect(read).toMatchObject({
      value: {
        cwe: ['CWE-639'],
        request: [{ path: ['/orders/{{sample}}/pdf'], as: 'anonymous' }],
        match: {
          status: [200],
          header: { 'content-type': { contains: ['application/pdf'] } },
          body: { starts: ['%PDF-'] },
        },
        unless: { body: { contains: ['Sign in'] } },
      },
    });
    if ('value' in read) expect(requestsOf(read.value)).toBe(2);
  });

  it.each<[string, string, string]>([
    [
      '  starts',
      changed("starts: '%PDF-'", "start: '%PDF-'"),
      '12: unknown key start in match.body; did you mean starts?',
    ],
    [
      'no title',
      changed('title: Order PDFs can be read without a session\n', ''),
      'null: the file has no title, which is required',
    ],
    [
      'another severity',
      changed('severity: high', 'severity: critical'),
      '3: severity must be one of high, medium, low, info',
    ],
    [
      'an id without a group',
      changed('shop.order-pdf-is-public', 'order'),
      '1: id must be an id such as shop.order-is-public with 1 to 80 characters',
    ],
    [
      'a host in a path',
      changed('/orders/{{sample}}/pdf', '//other.example/'),
      '6: request.path must be a path on the scanned site that starts with one slash with 1 to 500 characters',
    ],
    [
      'another site',
      changed('/orders/{{sample}}/pdf', 'https://other.example/'),
      '6: request.path must be a path on the scanned site that starts with one slash with 1 to 500 characters',
    ],
    [
      'credentials',
      changed('as: anonymous', 'headers: { Authorization: x }'),
      '5: request sets the header Authorization; use `as` for a session',
    ],
    ['a body of GET', changed('as: anonymous', 'body: x'), '5: request has a body, which only POST sends'],
    [
      'a status as words',
      changed('status: 200', 'status: OK'),
      '10: match.status must be a whole number from 100 to 599',
    ],
    [
      'too many requests',
      changed('[1001, 1002]', '[1, 2, 3, 4, 5, 6, 7, 8, 9]'),
      '8: values.sample must have 1 to 8 items, and has 9',
    ],
    ['a script', changed('proof:', 'script: curl x\nproof:'), '14: unknown key script in the file; use id, '],
    ['a repeated key', changed('proof:', 'fix: x\nproof:'), '16: Map keys must be unique'],
    [
      'a kind that is none',
      changed('status: 200', 'json: { a: { is: array } }'),
      '10: match.json.a.is must be one of any, text',
    ],
  ])('is refused with %s', (_name, source, problem) => {
    const problems = problemsOf(source);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems[0]?.startsWith(problem), problems[0]).toBe(true);
  });

  it('is refused if a sentence names a value that nothing gives', () => {
    expect(problemsOf(changed('The response is a PDF', 'The PDF is of {{user}}'))).toEqual([
      'null: the file names {{user}}, which no extract, no value and no named group of an expression gives',
    ]);
    const named = changed('The response is a PDF', 'The PDF is of {{user|mask}}').replace(
      'Sign in',
      "{ regex: '(?<user>a)' }",
    );
    expect(problemsOf(named)).toEqual([]);
  });

  it('is refused if its values and paths make too many requests', () => {
    expect(problemsOf(changed('values: {', 'values: { other: [1, 2, 3, 4, 5],'))[0]).toContain(
      'sends 10 requests, at most 8',
    );
  });

  it.each<[string, string, RegExp]>([
    ['lookahead', '(?=a)b', /no expression of RE2.*back-references do not exist/],
    ['a back-reference', '(a)\\1', /no expression of RE2/],
    ['no end', '(a', /no expression of RE2: missing closing \)/],
    ['a huge repetition', '((a{1,100}){1,100}){1,100}', /no expression of RE2: invalid repeat count/],
    ['many repetitions', '[a-z]{900}[0-9]{900}[a-f]{900}', /is too large: \d+ steps, at most 2000/],
  ])('is refused with an expression with %s', (_name, regex, problem) => {
    const [found] = problemsOf(changed("starts: '%PDF-'", `regex: '${regex}'`));
    expect(found).toMatch(problem);
    expect(found).toMatch(/^12: match\.body\.regex /);
  });

  it.each<[string, string, string]>([
    ['aliases', `a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\n${RULE}`, 'null: aliases are not allowed'],
    ['endless nesting', `match: ${'['.repeat(20_000)}`, 'null: the file nests too deeply'],
    ['an endless text', `${RULE}# ${'x'.repeat(RULE_LENGTH_MAX)}`, 'null: the file is longer than 64 KiB'],
    ['a tag', changed('status: 200', 'status: !!js/function x'), '10: Unresolved tag: tag:yaml.org,2002:js/function'],
    ['two documents', `${RULE}---\n${RULE}`, '19: more than one YAML document; keep one'],
    [
      'a value without quotes',
      changed('  path: /orders/{{sample}}/pdf', '  - { path: /orders/{{sample}}/pdf }'),
      '6: Unexpected flow-map-start at node end; put a text with {{ in quotes',
    ],
    ['a list', '- a\n', 'null: the file must be a map with keys such as id, proof, title, severity'],
    ['nothing', '', 'null: the file must be a map with keys such as id, proof, title, severity'],
    [
      'nested conditions without end',
      `${RULE.replace('unless: {', `unless: ${'{ not: '.repeat(200)}{`)}`,
      'null: the file nests too deeply',
    ],
  ])('is refused with %s', (_name, source, problem) => expect(problemsOf(source)[0]).toBe(problem));
});

it('every expression that is accepted compiles to few steps, whichever parser accepted it', () => {
  const parts = String.raw`a b 7 - . * + ? | ( ) (?: (?i) (?P<n>a) [ [^ ] ^ $ { } {2} {1,3} : , && = _ \d \W \. \" \- \b \] \[ \/ \_ \1`;
  const words = [...parts.split(' '), '\n', 'é', '😀', '\ud800'];
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const sources = Array.from({ length: 20_000 }, () =>
    Array.from({ length: 1 + next(8) }, () => words[next(words.length)]).join(''),
  );
  const accepted = sources.filter((source) => patternFault(source) === null);
  expect(accepted.length).toBeGreaterThan(1_000);
  const wrong = accepted.filter((source) => {
    try {
      return RE2JS.compile(source).programSize() > 2_000;
    } catch {
      return true;
    }
  });
  expect(wrong).toEqual([]);
});

it('an expression that would take for ever elsewhere is linear', () => {
  const text = `${'a'.repeat(30_000)}!`;
  expect(linearPattern('^(a+)+$', false)(text)).toBeNull();
});

describe('the schema for editors', () => {
  const validate = new Ajv2020({ strict: false }).compile(ruleSchema());

  it('is the one in docs/', () => {
    const file = join(import.meta.dirname, '../../../docs/check.schema.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(ruleSchema())));
  });

  it('accepts the rule, and refuses what the reader refuses', () => {
    expect(validate(parse(RULE)), JSON.stringify(validate.errors)).toBe(true);
    for (const [from, to] of [
      ['severity: high', 'severity: critical'],
      ["starts: '%PDF-'", "start: '%PDF-'"],
      ['/orders/{{sample}}/pdf', '//other.example/'],
      ['status: 200', 'status: OK'],
    ] as const)
      expect(validate(parse(changed(from, to))), to).toBe(false);
  });
});
