import { LIMITS } from '../../src/contract/limits.ts';

const size = LIMITS.bodyBytesMax - 16_000;
const fill = (piece: (index: number) => string, budget = size): string => {
  const parts: string[] = [];
  for (let length = 0, index = 0; ; index += 1) {
    const part = piece(index);
    length += part.length + 1;
    if (length > budget) return parts.join(',');
    parts.push(part);
  }
};
const members = (budget?: number) => fill((i) => `"m${i}":0`, budget);
const scan = (more: string) => `{"target":"127.0.0.1:8080","scan_type":"quick"${more}}`;
const perEntry = Math.floor(size / LIMITS.bulkEntriesMax);
const bulk = (entry: (index: number) => string) =>
  `{"scans":[${Array.from({ length: LIMITS.bulkEntriesMax }, (_, i) => entry(i)).join(',')}]}`;
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const lists = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const paths = (count: number, tag: string) => `[${Array.from({ length: count }, (_, i) => `"/${tag}${i}"`).join(',')}]`;
const checks = `[${Array.from({ length: 200 }, (_, i) => `"http.check-${i}"`).join(',')}]`;
const overrides = `{${Array.from({ length: 200 }, (_, i) => `"http.check-${i}":"info"`).join(',')}}`;
const rich = `,"options":{"disable_checks":${checks},"extra_paths":${paths(100, 'e')},"include_paths":${paths(100, 'i')}}`;

type NamedBody = readonly [name: string, text: string];

/** Bodies just below the maximum size, each costly to a naive reader and none of them valid. */
export function hostileBodies(): readonly NamedBody[] {
  return [
    ['the same event again and again', `{"url":"https://e.example/","events":[${fill(() => '"scan.queued"')}]}`],
    ['a list of different numbers', `{"url":"https://e.example/","events":[${fill((i) => String(i))}]}`],
    ['a list of objects', `{"url":"https://e.example/","events":[${fill((i) => `{"a":${i}}`)}]}`],
    ['unknown members', `{${members()}}`],
    ['unknown members beside right ones', scan(`,${members()}`)],
    ['numbered members', `{${fill((i) => `"${i * 7}":0`)}}`],
    ['members of metadata', scan(`,"metadata":{${fill((i) => `"m${i}":"v"`)}}`)],
    ['wrong members of metadata', scan(`,"metadata":{${fill((i) => `"m\\u0001${i}":0`)}}`)],
    ['members of severity_overrides', scan(`,"options":{"severity_overrides":{${fill((i) => `"a.b${i}":"info"`)}}}`)],
    ['members of request_headers', scan(`,"options":{"request_headers":{${fill((i) => `"h${i}":"v"`)}}}`)],
    ['different paths', scan(`,"options":{"extra_paths":[${fill((i) => `"/${i}"`)}]}`)],
    ['equal paths', scan(`,"options":{"exclude_paths":[${fill(() => '"/"')}]}`)],
    ['a hundred paths of 10 KB', scan(`,"options":{"extra_paths":[${fill((i) => `"/${i}${'x'.repeat(10_000)}"`)}]}`)],
    ['one long target', `{"target":"${'a.'.repeat(size / 2)}","scan_type":"quick"}`],
    ['one long target of surrogate pairs', `{"target":"${'\\ud83d\\ude00'.repeat(size / 12)}","scan_type":"quick"}`],
    ['one long host name', `{"hostname":"${'a'.repeat(size)}"}`],
    ['one long URL', `{"url":"https://${'%'.repeat(size)}","events":["scan.queued"]}`],
    ['one long time', `{"since":"${'0'.repeat(size)}"}`],
    ['a long number', `{"previous_valid_for":${'9'.repeat(size)}}`],
    ['many numbers in floating point', `[${fill((i) => `${i}.123456789e-30${i % 10}`)}]`],
    ['one long name', `{"${'n'.repeat(size)}":1}`],
    ['a list 500,000 deep', lists(Math.floor(size / 2))],
    ['an object 150,000 deep', nested(Math.floor(size / 7))],
    ['a member 100,000 deep', scan(`,"metadata":${nested(100_000)}`)],
    ['unclosed lists', '['.repeat(size)],
    ['escapes', `{"hostname":"${'\\u0000'.repeat(size / 6)}"}`],
    ['spaces', `${' '.repeat(size)}{}`],
    ['a bulk of numbers', `{"scans":[${fill((i) => String(i))}]}`],
    ['a bulk with unknown members', `{"scans":[],${members()}}`],
    ['a bulk entry 300,000 lists deep', `{"scans":[${lists(300_000)}]}`],
    ['a bulk entry 100,000 objects deep', `{"scans":[${nested(100_000)}]}`],
    ['a bulk of entries 1,000 deep', bulk(() => nested(1_000))],
    ['a bulk of unknown members', bulk(() => `{${members(perEntry)}}`)],
    [
      'a bulk of wrong lists',
      bulk(() => scan(`,"options":{"disable_checks":[${fill((i) => `"${i}"`, perEntry - 100)}]}`)),
    ],
    [
      'a bulk of 199 wrong checks',
      bulk(() => scan(`,"options":{"disable_checks":[${Array.from({ length: 199 }, (_, i) => `"${i}"`)}]}`)),
    ],
    [
      'a bulk of bad metadata',
      bulk(() =>
        scan(`,"metadata":{${Array.from({ length: 20 }, (_, i) => `"k${i}":"${'x'.repeat(501)}"`)}}`).slice(
          0,
          perEntry,
        ),
      ),
    ],
  ];
}

/** Bodies of bulk requests that are valid and as large as they may be. */
export function fullBulks(): readonly NamedBody[] {
  return [
    ['a bulk with every list full', bulk(() => scan(rich))],
    ['a bulk with full overrides', bulk(() => scan(`,"options":{"severity_overrides":${overrides}}`))],
    [
      'a bulk with full metadata',
      bulk((n) => scan(`,"metadata":{${Array.from({ length: 18 }, (_, i) => `"k${n}-${i}":"${'x'.repeat(480)}"`)}}`)),
    ],
    [
      'a bulk of 100 new hosts',
      `{"scans":[${Array.from({ length: 100 }, (_, i) => `{"target":"127.0.${i}.1","scan_type":"quick"}`)}]}`,
    ],
  ];
}
