import { describe, expect, it } from 'vitest';
import { httpTrace } from '../../../../src/engine/http/checks/trace.ts';
import { exchange, faults, type ResponseOptions } from '../../../helpers/recorded.ts';

const MARKER = 'qwertyuiopasdfgh';
const ECHO = `TRACE / HTTP/1.1\r\nHost: site.example\r\nX-Scan-Gate: ${MARKER}\r\n\r\n`;

function traced(response: ResponseOptions) {
  const methods = { options: exchange(), trace: exchange({ method: 'TRACE', ...response }), traceMarker: MARKER };
  return faults(httpTrace, { evidence: { methods } });
}

describe('http.trace', () => {
  it.each<[string, ResponseOptions, string[]]>([
    ['an echo of the request', { headers: { 'Content-Type': 'message/http' }, body: ECHO }, ['trace low']],
    ['a refusal', { status: 405 }, []],
    ['a refusal that echoes', { status: 405, body: ECHO }, []],
    ['the page that GET returns', {}, []],
    ['a page that shows the header', { body: `<p>${MARKER}` }, []],
    ['an echo of another request', { body: ECHO.replace(MARKER, 'x') }, []],
  ])('%s', (_name, response, expected) => expect(traced(response)).toEqual(expected));

  it('does not apply without a response', () => {
    const request = { method: 'TRACE', url: 'https://site.example/', headers: [] };
    const trace = { request, failure: { code: 'timeout', message: 'timed out' } } as const;
    expect(faults(httpTrace, { evidence: { methods: { options: trace, trace, traceMarker: MARKER } } })).toContain(
      'timed out',
    );
  });
});
