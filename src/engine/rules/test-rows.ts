import type { RecordedResponse } from '../core/evidence/http.ts';
import type { Rule } from './format.ts';
import { judgeOf } from './judge.ts';

type TestRow = NonNullable<Rule['test']>[number];

/** What is wrong with a row of `test`, or null. */
export function rowFault(rule: Rule, { expect, path }: TestRow, response: RecordedResponse): string | null {
  const asked = path ?? rule.request?.at(-1)?.path[0] ?? '/';
  const sighting = judgeOf(rule)(response, asked);
  if ((sighting !== null) === (expect === 'finding')) return null;
  return sighting === null
    ? 'expects a finding, but the response does not match'
    : `expects none, but there is a finding: ${sighting.proof}`;
}

/** A response that a row writes out. */
export function writtenResponse({
  status = 200,
  headers = {},
  body = '',
}: Exclude<TestRow['response'], string>): RecordedResponse {
  return recorded(status, Object.entries(headers), body);
}

/** A response as `curl -i` prints it, or null. */
export function printedResponse(text: string): RecordedResponse | null {
  const head = /^HTTP\/\d(?:\.\d)? (\d{3})[^\r\n]*\r?\n((?:[\w-]{1,100}:[^\r\n]*\r?\n)*)\r?\n?/.exec(text);
  if (head === null) return null;
  const headers = (head[2] ?? '').split(/\r?\n/).filter((line) => line !== '');
  const fields = headers.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return recorded(Number(head[1]), fields, text.slice(head[0].length));
}

function recorded(status: number, headers: RecordedResponse['headers'], text: string): RecordedResponse {
  return { status, httpVersion: '1.1', headers, body: Buffer.from(text), text, truncated: false };
}
