import { SEVERITIES } from '../../contract/primitives.ts';
import { isBuiltIn } from '../../shared/check-groups.ts';
import { TECHNOLOGIES } from '../web/technologies.ts';
import { type Condition, type TextTest, VALUE_KINDS, type ValueTest } from './condition.ts';
import { patternFault } from './linear-pattern.ts';
import {
  checked,
  choice,
  flag,
  integer,
  type JsonSchema,
  listOf,
  mapOf,
  objectOf,
  recursive,
  type Shape,
  type ShapeOf,
  scalar,
  shortOr,
  text,
} from './shape.ts';

/** The format of rules: what `docs/RULES.md` describes, and `docs/check.schema.json` is generated from. */

/** Requests of one rule, with those of its values; more is a scan of its own. */
export const RULE_REQUESTS_MAX = 8;
const NAME = /^[a-z][a-z0-9_]{0,39}$/;
/** Sent by the engine alone, or a credential. */
const RESERVED_HEADERS = [
  'authorization',
  'connection',
  'content-length',
  'cookie',
  'host',
  'proxy-authorization',
  'transfer-encoding',
  'upgrade',
];

const words = (max: number, description?: string) =>
  text({ max, ...(description === undefined ? {} : { description }) });
const expression = checked(text({ max: 1_000, description: "An expression in RE2's syntax." }), patternFault);
const texts = listOf(words(500), 20);
const expressions = listOf(expression, 10);

const fullTextTest: Shape<TextTest> = objectOf({
  contains: texts,
  starts: texts,
  regex: expressions,
  'first-line': expression,
  line: expressions,
  lines: expression,
  'lines-min': integer(1, 5_000),
  'lines-max': integer(1, 5_000),
  except: expression,
  'ignore-case': flag('Capital and small letters are the same.'),
  html: flag('Whether the text is markup.'),
  designed: flag('Whether the page has the design of a site: style sheets, script files or navigation.'),
});
const textTest = shortOr(
  words(500),
  (value) => typeof value === 'string',
  (part): TextTest => ({ contains: [part] }),
  fullTextTest,
);
const headerTest: Shape<TextTest | boolean> = shortOr(
  flag('Whether the response has the header.') as Shape<TextTest | boolean>,
  (value) => typeof value === 'boolean',
  (isThere) => isThere,
  textTest,
);
const isScalar = (value: unknown) => typeof value !== 'object';
const valueTest: Shape<ValueTest> = shortOr(
  scalar(),
  isScalar,
  (equals): ValueTest => ({ equals }),
  objectOf({
    is: choice(VALUE_KINDS, 'The kind of the value; a `text` is not empty.'),
    equals: scalar(),
    regex: expression,
    'ignore-case': flag('Capital and small letters are the same.'),
    every: flag('All values at the path, of which there is at least one, and not only one of them.'),
  }),
);

const inner = recursive<Condition>('condition', () => condition);
const condition: Shape<Condition> = objectOf({
  status: listOf(integer(100, 599), 20),
  header: mapOf(headerTest, 20, /^[A-Za-z0-9-]{1,60}$/),
  headers: textTest,
  body: textTest,
  json: mapOf(valueTest, 20),
  path: textTest,
  port: listOf(integer(1, 65_535), 20),
  sha256: listOf(text({ max: 64, pattern: /^[0-9a-f]{64}$/, demand: 'a SHA-256 in hexadecimal digits' }), 20),
  favicon: listOf(integer(-2_147_483_648, 2_147_483_647), 20),
  truncated: flag('Whether the body was longer than what was read.'),
  all: listOf(inner, 20),
  any: listOf(inner, 20),
  'at-least': integer(1, 20),
  not: inner,
});

const extract = objectOf({
  json: listOf(words(200, 'Names and indices with dots between them, `*` for any, `~` for the names themselves.'), 5),
  header: text({ max: 60 }),
  regex: expression,
  lines: flag('The expression is tried on each line with content.'),
  'ignore-case': flag('Capital and small letters are the same.'),
  as: choice(['count', 'keys'], 'The number of values, or the names of the members of the value.'),
  max: integer(1, 2_000),
});
const extracts = mapOf(extract, 10, NAME);

const severity = choice(SEVERITIES);
const sentence = words(
  1_000,
  '`{{name}}` is a value of the response; `[[ … ]]` is left out where one in it is missing.',
);
const verdict = {
  proof: sentence,
  title: words(120),
  severity,
  confidence: choice(['firm']),
  publishable: flag('The file contains nothing private: a site that links to it may publish it on purpose.'),
} as const;
const sight = {
  ...verdict,
  match: inner,
  unless: inner,
  extract: extracts,
  cases: listOf(objectOf({ ...verdict, match: inner }), 10),
} as const;

const PATH = text({
  max: 500,
  pattern: /^\/(?:[^/\s\\#][^\s\\#]{0,499})?$/,
  demand: 'a path on the scanned site that starts with one slash',
});

const request = objectOf(
  {
    path: listOf(PATH, RULE_REQUESTS_MAX),
    method: choice(['GET', 'HEAD', 'POST'], 'POST needs `active-post` in the scan.'),
    headers: mapOf(words(500), 10, /^[A-Za-z0-9-]{1,60}$/),
    body: words(4_000),
    as: choice(['anonymous', 'user', 'second', 'admin'], 'Whose session the request is sent with.'),
    match: inner,
    extract: extracts,
    redirects: flag('Follows up to three redirects on the site.'),
  },
  ['path'],
);

const response = objectOf({
  status: integer(100, 599),
  headers: mapOf(words(500), 20),
  body: text({ max: 64_000 }),
});
const testRow = objectOf(
  {
    response: shortOr(
      text({ max: 200, description: 'A file with a response, below the folder of the rule.' }) as Shape<
        string | ShapeOf<typeof response>
      >,
      (value) => typeof value === 'string',
      (file) => file,
      response,
    ),
    path: PATH,
    expect: choice(['finding', 'none']),
  },
  ['response', 'expect'],
);

const ruleId = checked(
  text({
    max: 80,
    pattern: /^[a-z][a-z0-9-]{1,29}\.[a-z0-9][a-z0-9-]{0,69}$/,
    demand: 'an id such as shop.order-is-public',
  }),
  (id) => {
    return isBuiltIn(id) ? `is in the group ${id.split('.')[0]} of the built-in checks; use a group of your own` : null;
  },
);

const anyRule = objectOf(
  {
    id: ruleId,
    ...sight,
    severity: choice(['high', 'medium', 'low', 'info'], 'Critical needs two proofs.'),
    cwe: listOf(text({ max: 10, pattern: /^CWE-\d{1,5}$/, demand: 'an id such as CWE-284' }), 5),
    request: listOf(
      checked(request, ({ headers = {}, method, body }) => {
        const reserved = Object.keys(headers).find((name) => RESERVED_HEADERS.includes(name.toLowerCase()));
        if (reserved !== undefined) return `sets the header ${reserved}; use \`as\` for a session`;
        return body === undefined || method === 'POST' ? null : 'has a body, which only POST sends';
      }),
      4,
    ),
    values: mapOf(listOf(scalar(), RULE_REQUESTS_MAX), 2, NAME),
    control: choice(
      ['sibling', 'strict', 'none'],
      'A random path like it must not match; `strict` also compares the start page and ignores what the response repeats of the request; without a control a finding is tentative.',
    ),
    when: objectOf({
      technology: listOf(choice(TECHNOLOGIES), 6),
      product: listOf(words(100, 'A name that pages or headers of the site show.'), 10),
      seen: inner,
      path: expression,
      scope: choice(['all'], 'Only with `checks-scope: all`.'),
    }),
    on: choice(['start', 'every-response', 'parameter', 'path']),
    fix: words(2_000),
    author: words(200),
    licence: words(60),
    source: words(250, 'What the rule was made from.'),
    references: listOf(text({ max: 300, pattern: /^https:\/\//, demand: 'an https URL' }), 10),
    test: listOf(testRow, 50),
  },
  ['id', 'title', 'severity', 'match', 'proof', 'fix'],
);
/** A rule of a user, one per file. */
export type Rule = ShapeOf<typeof anyRule>;
export const ruleShape: Shape<Rule> = checked(
  anyRule,
  (rule) => requestsFault(rule) ?? namesFault(rule) ?? severityFault(rule),
);

/** How many requests a rule sends, without its control. */
export function requestsOf({ request = [], values = {} }: Pick<Rule, 'request' | 'values'>): number {
  const choices = Object.values(values).reduce((product, list) => product * list.length, 1);
  return request.reduce((sum, { path }) => sum + path.length, 0) * choices;
}

/** A value in braces that nothing gives would be empty. */
function namesFault({ test: _test, ...rule }: Rule): string | null {
  const text = JSON.stringify(rule);
  if (!text.includes('{{')) return null;
  const given = new Set([
    'host',
    'lines',
    'match',
    ...(rule.on === 'path' || rule.on === 'parameter' ? ['path'] : []),
    ...(rule.on === 'parameter' ? ['parameter'] : []),
    ...[rule.extract, rule.values, ...(rule.request ?? []).map((one) => one.extract)].flatMap((map) =>
      Object.keys(map ?? {}),
    ),
    ...[...text.matchAll(/\(\?P?<(\w{1,40})>/g)].map((match) => match[1] ?? ''),
  ]);
  const unknown = [...text.matchAll(/\{\{(\w{1,40})(?:\|mask)?\}\}/g)].find((match) => !given.has(match[1] ?? ''));
  return unknown === undefined
    ? null
    : `names {{${unknown[1]}}}, which no extract, no value and no named group of an expression gives`;
}

function severityFault({ cases = [] }: Rule): string | null {
  return cases.some(({ severity: own }) => own === 'critical')
    ? 'has a case with the severity critical, which would need two proofs; use high'
    : null;
}

function requestsFault(rule: Rule): string | null {
  const isPassive = rule.on === 'every-response';
  if (isPassive && rule.request !== undefined) return 'has requests, but a rule for every response sends none';
  if (!isPassive && rule.request === undefined) return 'has no request; add one, or `on: every-response`';
  const requests = requestsOf(rule);
  return requests <= RULE_REQUESTS_MAX
    ? null
    : `sends ${requests} requests, at most ${RULE_REQUESTS_MAX}; name fewer paths or values`;
}

const builtInRequest = objectOf(
  {
    path: PATH,
    below: choice(['page'], 'Starts from the folder of the page that shows the product.'),
    base: expression,
  },
  ['path'],
);
const builtInRule = objectOf(
  {
    ...sight,
    name: words(60),
    when: objectOf({ seen: inner }, ['seen']),
    request: builtInRequest,
    rating: words(40, 'Instead of the rating of the check, by its name in `ratings.json`.'),
    local: flag('Admits only the machine itself unless configured otherwise: on loopback it is no fault.'),
    pages: choice(['any', 'anonymous'], 'A page of the crawl proves it: any, or one without the session of a user.'),
  },
  ['match'],
);
const ids = listOf(words(20), 10);

/** The texts of a check of this repository with the rules that it judges by, one file for each. */
export const builtInShape = objectOf(
  {
    id: words(60),
    title: words(200),
    subject: words(200),
    rating: words(40),
    cwe: ids,
    requirements: objectOf({ asvs: ids, pci: ids }),
    'scan-types': listOf(choice(['quick', 'standard', 'compliance']), 3),
    key: expression,
    what: words(2_000),
    why: words(2_000),
    gates: words(500, 'The content that a finding requires.'),
    proof: words(2_000, 'What is special beside the three gates.'),
    fix: words(2_000),
    snippets: shortOr(
      words(60) as Shape<string | Readonly<Record<string, string>>>,
      (value) => typeof value === 'string',
      (name) => name,
      mapOf(words(2_000), 12),
    ),
    references: listOf(words(300), 10),
    rules: mapOf(builtInRule, 100, /^[a-z][a-z0-9-]{1,39}$/),
  },
  [
    'id',
    'title',
    'subject',
    'rating',
    'cwe',
    'requirements',
    'scan-types',
    'what',
    'why',
    'gates',
    'proof',
    'fix',
    'references',
  ],
);
export type BuiltInFile = ShapeOf<typeof builtInShape>;
export type BuiltInRule = NonNullable<BuiltInFile['rules']>[string];

const ruleName = words(40);
const row = objectOf(
  {
    path: PATH,
    rule: ruleName,
    family: words(40),
    method: choice(['POST']),
    quick: flag('Requested in a quick scan too.'),
    below: flag('Requested below the folder of the start path too, where that is not the root.'),
    technologies: listOf(choice(TECHNOLOGIES), 6),
  },
  ['path', 'rule'],
);
const rows = listOf(row, 100);

/** Which paths are requested for which rules of this repository, in which order. */
export const catalogueShape = objectOf(
  {
    everywhere: rows,
    spring: rows,
    technology: rows,
    last: rows,
    folders: listOf(PATH, 20),
    linked: listOf(objectOf({ ending: expression, rule: ruleName, method: choice(['POST']) }, ['ending', 'rule']), 40),
  },
  ['everywhere', 'spring', 'technology', 'last', 'folders', 'linked'],
);

/** JSON Schema of a rule, for editors. */
export function ruleSchema(): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A rule of Scan Gate',
    ...ruleShape.schema,
    $defs: { condition: condition.schema },
  };
}
