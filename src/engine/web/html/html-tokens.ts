import { type Token, Tokenizer, TokenizerMode } from 'parse5';
import { ownValue } from '../../../shared/records.ts';

export type Attributes = ReadonlyMap<string, string>;

export interface HtmlTokenHandler {
  /** Attribute names are lower-case, values are decoded, the first of a repeated attribute wins. */
  startTag(name: string, attributes: Attributes, isInHead: boolean): void;
  endTag?(name: string): void;
  /** `rawTextOf` names the element whose content is not markup (script, style, textarea …), or is null. */
  text?(text: string, rawTextOf: string | null): void;
  comment?(text: string): void;
}

/** Maximum characters read of a document. */
export const HTML_LENGTH_MAX = 1024 * 1024;

const RAW_TEXT_MODES: Readonly<Record<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]>> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  xmp: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  noembed: TokenizerMode.RAWTEXT,
  noframes: TokenizerMode.RAWTEXT,
  textarea: TokenizerMode.RCDATA,
  title: TokenizerMode.RCDATA,
  plaintext: TokenizerMode.PLAINTEXT,
};

/** Elements allowed in the head; any other starts the body (WHATWG HTML, section 13.2.6.4.4). */
const HEAD_CONTENT = new Set(
  'html head base basefont bgsound link meta noframes noscript script style template title'.split(' '),
);
/** With scripting their content is text or not part of the document. */
const APART = new Set(['noscript', 'template']);

/**
 * Reads a document as tokens (WHATWG HTML, section 13.2.5) in linear time. It builds no tree, because the stack of open elements makes
 * deeply nested documents quadratic. `noscript` is read as markup, as without scripting.
 */
export function readHtmlTokens(html: string, handler: HtmlTokenHandler): void {
  let rawTextOf: string | null = null;
  let pending = '';
  let isHeadOver = false;
  let apart: string | null = null;
  const flush = () => {
    if (rawTextOf === null && apart === null && !isHeadOver && pending.trim() !== '') isHeadOver = true;
    if (pending !== '') handler.text?.(pending, rawTextOf);
    pending = '';
  };
  const onText = (token: Token.CharacterToken) => {
    pending += token.chars;
  };
  const tokenizer: Tokenizer = new Tokenizer(
    {},
    {
      onStartTag(token) {
        flush();
        const attributes = new Map<string, string>();
        for (const { name, value } of token.attrs) if (!attributes.has(name)) attributes.set(name, value);
        if (apart === null && !HEAD_CONTENT.has(token.tagName)) isHeadOver = true;
        handler.startTag(token.tagName, attributes, !isHeadOver && apart === null);
        if (apart === null && APART.has(token.tagName)) apart = token.tagName;
        const mode = ownValue(RAW_TEXT_MODES, token.tagName);
        if (mode === undefined) return;
        tokenizer.state = mode;
        rawTextOf = token.tagName;
      },
      onEndTag(token) {
        flush();
        if (token.tagName === rawTextOf) rawTextOf = null;
        else if (token.tagName === apart) apart = null;
        else if (token.tagName === 'body' || token.tagName === 'html') isHeadOver = true;
        handler.endTag?.(token.tagName);
      },
      onComment(token) {
        flush();
        handler.comment?.(token.data);
      },
      onCharacter: onText,
      onWhitespaceCharacter: onText,
      onNullCharacter: onText,
      onDoctype: flush,
      onEof: flush,
    },
  );
  tokenizer.write(html.slice(0, HTML_LENGTH_MAX), true);
}
