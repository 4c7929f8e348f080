import { callOf, type Interpolation } from './angular-expression.ts';
import type { ScriptState } from './script-lexer.ts';
import { XHTML } from './xml-xss.ts';
import type { XssContext } from './xss-contexts.ts';

/** Inert ways out of a JavaScript state: the marker becomes an identifier. */
const SCRIPT_BREAKOUTS: Readonly<Record<ScriptState, (marker: string) => readonly string[]>> = {
  single: (marker) => [`'-${marker}-'`, `\\'-${marker}//`],
  double: (marker) => [`"-${marker}-"`, `\\"-${marker}//`],
  template: (marker) => [`\${${marker}}`, `\`-${marker}-\``],
  // Letters around the slashes: an empty expression would be a comment.
  regex: (marker) => [`x/-${marker}-/x`],
  'line-comment': (marker) => [`\n${marker}\n`, `\r${marker}\r`],
  'block-comment': (marker) => [`*/${marker}/*`],
  // Without a semicolon the marker must be a call: of an identifier alone nothing would run.
  code: (marker) => [`;${marker};`, `-${marker}()-`],
};

const VBSCRIPT_BREAKOUTS: Readonly<Partial<Record<ScriptState, (marker: string) => readonly string[]>>> = {
  double: (marker) => [`"&${marker}&"`],
  'line-comment': (marker) => [`\n${marker}\n`],
  code: (marker) => [`:${marker}:`, `&${marker}&`],
};

const EXPRESSION_BREAKOUTS: Readonly<Partial<Record<ScriptState, (call: string) => string>>> = {
  single: (call) => `'+${call}+'`,
  double: (call) => `"+${call}+"`,
  code: (call) => call,
};

function expression(state: ScriptState | null, { start, end }: Interpolation, marker: string): readonly string[] {
  const call = callOf(marker);
  if (state === null) return [`${start}${call}${end}`];
  const way = EXPRESSION_BREAKOUTS[state]?.(call);
  return way === undefined ? [] : [way];
}

/** @param refusesQuotes the page does not show values with quotes at all */
function breakouts(context: XssContext, marker: string, refusesQuotes: boolean): readonly string[] {
  switch (context.kind) {
    case 'text':
      if (context.inside === 'select' || context.inside === 'noscript') return [`</${context.inside}><${marker}>`];
      if (context.inside === 'frameset') return [`<frame ${marker}=1>`];
      // The second survives filters that remove whole tags: the browser closes it at the next `>` of the page.
      return [`<${marker}>`, `<${marker} ${marker}=1 `];
    case 'raw-text':
      return [`</${context.element}><${marker}>`];
    case 'comment':
      return [`--><${marker}>`, `--!><${marker}>`];
    case 'tag-name':
      return [`${marker} ${marker}=1 `];
    case 'attribute-name':
      return [` ${marker}=1 `, `"'><${marker}>`];
    case 'attribute':
      // The letter keeps an unquoted value unquoted.
      return [
        refusesQuotes ? `x ${marker}=1 ` : `x"' ${marker}=1 `,
        ...(context.isLoadingUrl ? [`//${marker}.example/`] : []),
        ...(context.isRunUrl ? [`javascript:${marker}`] : []),
        // One kind of quote may be refused because of another place it goes to, such as a query of the database.
        ...(refusesQuotes ? [`x" ${marker}=1 `, `x' ${marker}=1 `] : []),
      ];
    case 'script': {
      const own = context.language === 'vbscript' ? VBSCRIPT_BREAKOUTS[context.state] : SCRIPT_BREAKOUTS[context.state];
      const first = own?.(marker) ?? [];
      return context.place === 'element' ? [...first.slice(0, 1), `</script><${marker}>`, ...first.slice(1)] : first;
    }
    case 'angular':
      return expression(context.state, context.symbols, marker);
    case 'frame':
      return breakouts(context.inner, marker, refusesQuotes);
    // What follows must stay well-formed, or nothing of the document is shown.
    case 'xml-text':
      return [emptyElement(marker, context.isSvg)];
    case 'xml-comment':
      return [`-->${emptyElement(marker, context.isSvg)}<!--`];
    case 'xml-cdata':
      return [`]]>${emptyElement(marker, false)}<![CDATA[`];
    case 'xml-attribute':
      return [`x${context.quote} ${marker}=${context.quote}1`];
  }
}

function emptyElement(marker: string, isSvg: boolean): string {
  return isSvg ? `<${marker}/>` : `<${marker} xmlns="${XHTML}"/>`;
}

/**
 * What to send for the contexts a value was seen in, most promising first: the first way out of each context, then the second
 * ones. Nothing in it acts: a made-up element, attribute or identifier is all that would appear.
 *
 * @param refusesQuotes the page does not show values with quotes at all
 */
export function xssPayloads(
  contexts: readonly XssContext[],
  marker: string,
  max: number,
  refusesQuotes = false,
): string[] {
  // An attribute that holds script is tried as script before it is tried as an attribute.
  const lists = contexts.map((context) => breakouts(context, marker, refusesQuotes));
  const ordered = new Set<string>();
  for (let rank = 0; rank < 3; rank += 1)
    for (const list of lists) {
      const payload = list[rank];
      if (payload !== undefined) ordered.add(payload);
    }
  return [...ordered].slice(0, max);
}
