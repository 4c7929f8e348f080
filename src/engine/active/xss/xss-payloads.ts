import { callOf, type Interpolation } from './angular-expression.ts';
import type { ScriptState } from './script-lexer.ts';
import { XHTML } from './xml-xss.ts';
import type { XssContext } from './xss-contexts.ts';

/** Inert break-outs of a JavaScript state: the marker becomes an identifier. */
const SCRIPT_BREAKOUTS: Readonly<Record<ScriptState, (marker: string) => readonly string[]>> = {
  single: (marker) => [`'-${marker}-'`, `\\'-${marker}//`],
  double: (marker) => [`"-${marker}-"`, `\\"-${marker}//`],
  template: (marker) => [`\${${marker}}`, `\`-${marker}-\``],
  // Letters around the slashes: an empty expression would be a comment.
  regex: (marker) => [`x/-${marker}-/x`],
  'line-comment': (marker) => [`\n${marker}\n`, `\r${marker}\r`],
  'block-comment': (marker) => [`*/${marker}/*`],
  // Without a semicolon the marker must be a call, because a mere identifier does nothing.
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

type Context<Kind extends XssContext['kind']> = Extract<XssContext, { kind: Kind }>;

function textBreakouts(inside: Context<'text'>['inside'], marker: string): readonly string[] {
  if (inside === 'select' || inside === 'noscript') return [`</${inside}><${marker}>`];
  if (inside === 'frameset') return [`<frame ${marker}=1>`];
  // The second passes filters that remove whole tags: the browser closes it at the next `>` of the page.
  return [`<${marker}>`, `<${marker} ${marker}=1 `];
}

function attributeBreakouts(
  { isLoadingUrl, isRunUrl }: Context<'attribute'>,
  marker: string,
  refusesQuotes: boolean,
): readonly string[] {
  // The letter keeps an unquoted value unquoted.
  return [
    refusesQuotes ? `x ${marker}=1 ` : `x"' ${marker}=1 `,
    ...(isLoadingUrl ? [`//${marker}.example/`] : []),
    ...(isRunUrl ? [`javascript:${marker}`] : []),
    // The page may reject one kind of quote because of another use of the value, such as a database query.
    ...(refusesQuotes ? [`x" ${marker}=1 `, `x' ${marker}=1 `] : []),
  ];
}

function scriptBreakouts({ language, state, place }: Context<'script'>, marker: string): readonly string[] {
  const own = language === 'vbscript' ? VBSCRIPT_BREAKOUTS[state] : SCRIPT_BREAKOUTS[state];
  const first = own?.(marker) ?? [];
  return place === 'element' ? [...first.slice(0, 1), `</script><${marker}>`, ...first.slice(1)] : first;
}

/** @param refusesQuotes the page does not reflect values with quotes */
function breakouts(context: XssContext, marker: string, refusesQuotes: boolean): readonly string[] {
  switch (context.kind) {
    case 'text':
      return textBreakouts(context.inside, marker);
    case 'raw-text':
      return [`</${context.element}><${marker}>`];
    case 'comment':
      return [`--><${marker}>`, `--!><${marker}>`];
    case 'tag-name':
      return [`${marker} ${marker}=1 `];
    case 'attribute-name':
      return [` ${marker}=1 `, `"'><${marker}>`];
    case 'attribute':
      return attributeBreakouts(context, marker, refusesQuotes);
    case 'script':
      return scriptBreakouts(context, marker);
    case 'angular':
      return expression(context.state, context.symbols, marker);
    case 'frame':
      return breakouts(context.inner, marker, refusesQuotes);
    // The rest must stay well-formed, or a browser shows nothing of the document.
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
 * Payloads for the contexts of a value, most promising first: the first break-out of each context, then the second ones. They do
 * nothing: only a made-up element, attribute or identifier would appear.
 *
 * @param refusesQuotes the page does not reflect values with quotes
 */
export function xssPayloads(
  contexts: readonly XssContext[],
  marker: string,
  max: number,
  refusesQuotes = false,
): string[] {
  // A script in an attribute is tried before the attribute itself.
  const lists = contexts.map((context) => breakouts(context, marker, refusesQuotes));
  const ordered = new Set<string>();
  for (let rank = 0; rank < 3; rank += 1)
    for (const list of lists) {
      const payload = list[rank];
      if (payload !== undefined) ordered.add(payload);
    }
  return [...ordered].slice(0, max).map(padded);
}

/** A program may cut off or replace the last character. */
function padded(payload: string): string {
  return /[>}]$/.test(payload) ? `${payload}.` : payload;
}
