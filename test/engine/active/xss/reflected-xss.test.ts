import { describe, expect, it } from 'vitest';
import { activeReflectedXss } from '../../../../src/engine/active/xss/reflected-xss.ts';
import { HTML, type ResponseOptions } from '../../../helpers/recorded.ts';
import { draftsOf, MARKER, probe } from '../checks/probes.ts';

const found = (payload: string, response: ResponseOptions) =>
  draftsOf(activeReflectedXss, probe('xss', 'breakout', payload, response)).map(({ key }) => key);
const ELEMENT = `<${MARKER}>`;

describe('active.reflected-xss', () => {
  it.each([
    ['an element', ELEMENT, `<p>${ELEMENT}</p>`],
    ['an attribute', `x" ${MARKER}=1 `, `<input value="x" ${MARKER}=1 ">`],
    ['code in a script', `'-${MARKER}-'`, `<script>a = ''-${MARKER}-''</script>`],
    ['code in a template literal', `\${${MARKER}}`, `<script>a = \`\${${MARKER}}\`</script>`],
    ['code in an event handler', `'-${MARKER}-'`, `<a onclick="go(''-${MARKER}-'')">x</a>`],
    ['a script URL', `javascript:${MARKER}`, `<a href="javascript:${MARKER}">x</a>`],
    ['the source of a script', `//${MARKER}.example/`, `<script src="//${MARKER}.example/"></script>`],
  ])('reports %s', (_name, payload, body) => {
    expect(found(payload, { body })).toEqual(['GET /find q']);
  });

  it.each([
    ['encoded text', ELEMENT, `<p>&lt;${MARKER}&gt;</p>`],
    ['a comment', ELEMENT, `<!-- ${ELEMENT} -->`],
    ['an element as text of a text field', ELEMENT, `<textarea>${ELEMENT}</textarea>`],
    ['a string of a script', `'-${MARKER}-'`, `<script>a = "'-${MARKER}-'"</script>`],
    ['an escaped quotation mark', `'-${MARKER}-'`, `<script>a = '\\'-${MARKER}-\\''</script>`],
    ['a comment of a script', `'-${MARKER}-'`, `<script>// '-${MARKER}-'\n</script>`],
    ['a regular expression', `'-${MARKER}-'`, `<script>a = /'-${MARKER}-'/</script>`],
    ['letters alone in code', `'-${MARKER}-'`, `<script>a = ${MARKER}</script>`],
  ])('is silent on %s', (_name, payload, body) => {
    expect(found(payload, { body })).toEqual([]);
  });

  it.each([
    ['a download', { 'Content-Type': HTML, 'Content-Disposition': 'attachment' }, 200],
    ['a redirect', { 'Content-Type': HTML, Location: '/' }, 302],
    ['JSON', { 'Content-Type': 'application/json' }, 200],
    ['plain text', { 'Content-Type': 'text/plain' }, 200],
  ])('is silent on %s, which no browser renders', (_name, headers, status) => {
    expect(found(ELEMENT, { body: `<p>${ELEMENT}</p>`, headers, status })).toEqual([]);
  });

  it('is silent on probes of other families', () => {
    expect(
      draftsOf(activeReflectedXss, {
        ...probe('xss', 'breakout', ELEMENT, { body: `<p>${ELEMENT}</p>` }),
        family: 'crlf',
      }),
    ).toEqual([]);
  });

  it('names the parameter, or the query where it has no name', () => {
    const named = probe('xss', 'breakout', ELEMENT, { body: `<p>${ELEMENT}</p>` });
    expect(draftsOf(activeReflectedXss, named)[0]?.evidence).toContain('with q = ');
    expect(draftsOf(activeReflectedXss, { ...named, parameter: '' })[0]?.evidence).toContain('with the query = ');
  });

  it.each([
    ['header User-Agent', 'low'],
    ['cookie theme', 'low'],
    ['subheader x', undefined],
    ['q', undefined],
  ])('rates a value in %s by what an attacker needs', (parameter, severity) => {
    const named = { ...probe('xss', 'breakout', ELEMENT, { body: `<p>${ELEMENT}</p>` }), parameter };
    expect(draftsOf(activeReflectedXss, named)[0]?.rating?.severity).toBe(severity);
  });
});
