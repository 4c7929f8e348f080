import { describe, expect, it } from 'vitest';
import { activeUnvalidatedForward } from '../../../../src/engine/active/files/unvalidated-forward.ts';
import type { Headers } from '../../../helpers/recorded.ts';
import { draftsOf, probe } from '../checks/probes.ts';

const WEB_XML = '<web-app version="3.0"><servlet><servlet-name>a</servlet-name></servlet></web-app>';
const VALIDATORS = { 'Accept-Ranges': 'bytes', ETag: 'W/"1"', 'Last-Modified': 'Sat, 21 Nov 2020 05:23:37 GMT' };

function found(body: string, headers: Headers, ofPage: Headers = {}, missing = 'no'): string[] {
  return draftsOf(
    activeUnvalidatedForward,
    probe('path-traversal', 'file', '/WEB-INF/web.xml', { body, headers }),
    probe('path-traversal', 'baseline', '/terms.jsp', { body: 'Terms', headers: ofPage }),
    probe('path-traversal', 'missing-file', '/WEB-INF/qxyz', { body: missing }),
  ).map(({ key }) => key);
}

describe('active.unvalidated-forward', () => {
  it('reports web.xml that the web server itself sends', () => {
    expect(found(WEB_XML, VALIDATORS)).toEqual(['GET /find q']);
  });

  it.each([
    ['web.xml that a program reads, which is path traversal', WEB_XML, {}, {}, 'no'],
    ['a page that always has validators', WEB_XML, VALIDATORS, VALIDATORS, 'no'],
    ['a page that shows it for every name', WEB_XML, VALIDATORS, {}, WEB_XML],
    ['another file', 'root:x:0:0:root:/root:/bin/sh\n', VALIDATORS, {}, 'no'],
  ])('is silent on %s', (_name, body, headers, ofPage, missing) => {
    expect(found(body, headers, ofPage, missing)).toEqual([]);
  });
});
