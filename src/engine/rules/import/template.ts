import { isRecord, record } from '../../../shared/records.ts';
import type { Condition } from '../condition.ts';
import type { Rule } from '../format.ts';
import { type Constants, constantsOf, fill, variable } from './constants.ts';
import { type Data, list, records, text } from './data.ts';
import type { Term } from './dsl.ts';
import { LeftOut } from './left-out.ts';
import { all, matchersOf } from './matchers.ts';
import { idOf, metaOf, type Origin } from './meta.ts';
import { type RuleRequest, requestsOf } from './requests.ts';

type Extracts = NonNullable<RuleRequest['extract']>;

/** Templates that ask third parties, guess passwords, send word lists or may do harm. */
const REFUSED_TAGS = ['default-login', 'dos', 'fuzz', 'fuzzing', 'intrusive', 'token-spray'];
const OTHER_PROTOCOLS = [
  'code',
  'dns',
  'file',
  'headless',
  'javascript',
  'network',
  'ssl',
  'tcp',
  'websocket',
  'whois',
];
/** Ways of sending that a rule does not have. */
const OTHER_WAYS = [
  'fuzzing',
  'global-matchers',
  'pipeline',
  'race',
  'race_count',
  'self-contained',
  'signature',
  'unsafe',
];

/** Rules of a template of nuclei, as data that the reader of rules checks. @throws LeftOut with the reason */
export function rulesOfTemplate(template: unknown, origin: Origin): Data[] {
  if (!isRecord(template)) throw new LeftOut('no template');
  const other = OTHER_PROTOCOLS.find((name) => template[name] !== undefined);
  if (other !== undefined) throw new LeftOut(`the protocol ${other}`);
  const blocks = (template['http'] ?? template['requests']) as unknown;
  if (!Array.isArray(blocks) || !blocks.every(isRecord)) throw new LeftOut('no request over HTTP');
  const info = record(template['info']);
  const tags = list(info['tags'])
    .flatMap((tag) => tag.split(','))
    .map((tag) => tag.trim());
  const refused = tags.find((tag) => REFUSED_TAGS.includes(tag));
  if (refused !== undefined) throw new LeftOut(`the tag ${refused}`);
  const id = text(template['id']);
  const constants = constantsOf(record(template['variables']), id);
  const common = metaOf(id, info, origin);
  const extracted = blocks.flatMap((block) => internalOf(block).map((one) => text(one['name'])));
  const converted = blocks.map((block) => ofBlock(block, constants, extracted));
  const { flow } = template;
  const isRow = blocks.slice(0, -1).some(isStep);
  if (flow === undefined && !isRow)
    return converted.flat().map((part, index) => ({ ...gated(part), ...common, ...part, id: idOf(id, index) }));
  if (flow !== undefined && !/^\s*http\(\d\)(?:\s*&&\s*http\(\d\))*\s*$/.test(text(flow)))
    throw new LeftOut('a flow that is a program');
  const joint = inFlow(converted);
  return [{ ...gated(joint), ...common, ...joint, id: idOf(id, 0) }];
}

/** Without a product, only a rule that asks for nothing but the start page runs on each site. */
function gated({ request }: Part): Data {
  return request.every(({ path }) => path.every((one) => one === '/')) ? {} : { when: { scope: 'all' } };
}

interface Part {
  readonly request: readonly RuleRequest[];
  readonly match: Condition;
  readonly values?: Rule['values'];
}

/** A block that only prepares the next one: what it finds is for the template alone. */
function isStep(block: Data): boolean {
  return [...records(block['matchers']), ...records(block['extractors'])].every((one) => one['internal'] === true);
}

/** Each block must match; the last one is judged. */
function inFlow(blocks: readonly Part[][]): Part {
  const parts = blocks.map((alternatives) => {
    const [only, second] = alternatives;
    if (only === undefined || second !== undefined || only.values !== undefined)
      throw new LeftOut('a flow with alternatives');
    return only;
  });
  const last = parts.at(-1) as Part;
  const before = parts.slice(0, -1).flatMap(({ request, match }) => {
    const final = request.at(-1) as RuleRequest;
    return [
      ...request.slice(0, -1),
      { ...final, match: final.match === undefined ? match : { all: [final.match, match] } },
    ];
  });
  return { request: [...before, ...last.request], match: last.match };
}

function ofBlock(block: Data, constants: Constants, extracted: readonly string[]): Part[] {
  const way = OTHER_WAYS.find((name) => block[name] !== undefined && block[name] !== false);
  if (way !== undefined) throw new LeftOut(`the way ${way}`);
  const { values, names } = payloadsOf(record(block['payloads']), constants, text(block['attack']));
  const extracts = Object.fromEntries(internalOf(block).map((one) => [variable(text(one['name'])), extractOf(one)]));
  const filled = new Set([...names, ...extracted]);
  const here = new Map([...constants, ['Hostname', '{{host}}'], ['Host', '{{host}}']]);
  const redirects = block['redirects'] === true || block['host-redirects'] === true ? { redirects: true } : {};
  const terms = matchersOf(block, constants);
  const requests = requestsOf(block, here, filled).map((request) => ({ ...request, ...redirects }));
  const part = combined(requests, terms, extracts);
  return part.map((one) => (Object.keys(values).length === 0 ? one : { ...one, values }));
}

/** Requests in a row if they depend on each other, otherwise alternatives with the same conditions. */
function combined(requests: readonly RuleRequest[], terms: readonly Term[], extract: Extracts): Part[] {
  const isRow = Object.keys(extract).length > 0 || terms.some(({ request }) => request !== null);
  if (!isRow) return requests.map((request) => ({ request: [request], match: all(terms) }));
  if (requests.length > 4) throw new LeftOut('more than four requests in a row');
  const last = requests.length;
  const ofLast = terms.filter(({ request }) => (request ?? last) === last);
  if (ofLast.length === 0 || terms.some(({ request }) => (request ?? last) > last))
    throw new LeftOut('a condition that is not on the last response');
  const withExtract = (request: RuleRequest) => (Object.keys(extract).length > 0 ? { ...request, extract } : request);
  const row = requests.map((request, index): RuleRequest => {
    if (index === last - 1) return last === 1 ? withExtract(request) : request;
    const own = terms.filter((term) => term.request === index + 1);
    const first = index === 0 ? withExtract(request) : request;
    return { ...first, ...(own.length === 0 ? {} : { match: all(own) }) };
  });
  return [{ request: row, match: all(ofLast) }];
}

function payloadsOf(payloads: Data, constants: Constants, attack: string) {
  const entries = Object.entries(payloads).map(([name, given]) => {
    if (!Array.isArray(given)) throw new LeftOut('a list of words in a file');
    return [variable(name), given.map((value) => fill(text(value), constants))] as const;
  });
  if (entries.length > 1 && attack !== 'clusterbomb') throw new LeftOut('payloads in step');
  return { values: Object.fromEntries(entries), names: Object.keys(payloads) };
}

function internalOf(block: Data): Data[] {
  return records(block['extractors']).filter((one) => one['internal'] === true);
}

function extractOf(extractor: Data): Extracts[string] {
  const [regex] = list(extractor['regex']);
  const part = text(extractor['part']) || 'body';
  if (extractor['type'] === 'regex' && regex !== undefined && part === 'body') {
    const group = Number(extractor['group'] ?? 0);
    if (group > 1) throw new LeftOut('a later group of an expression');
    return { regex: group === 0 ? `(${regex})` : regex };
  }
  const [name] = list(extractor['kval']);
  if (extractor['type'] === 'kval' && name !== undefined) return { header: name.replaceAll('_', '-') };
  const path = /^\.([\w.]{1,200})$/.exec(list(extractor['json'])[0] ?? '');
  if (extractor['type'] === 'json' && path !== null) return { json: [path[1] ?? ''] };
  throw new LeftOut('an extractor that a rule does not have');
}
