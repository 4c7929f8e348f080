import jsTokens from 'js-tokens';

/** Lexical state at a character of a script. */
export type ScriptState = 'code' | 'single' | 'double' | 'template' | 'regex' | 'line-comment' | 'block-comment';

export interface ScriptPosition {
  /** Offset of the marker in the script. */
  readonly index: number;
  readonly state: ScriptState;
}

const FOUND_MAX = 50;

/**
 * Every occurrence of a marker in JavaScript: in code, a literal or a comment (ECMA-262, section 12). Linear. As in a browser, an
 * unclosed string ends with its line.
 *
 * @param marker lower-case letters
 */
export function scriptPositions(script: string, marker: string): ScriptPosition[] {
  const text = script.toLowerCase();
  const found: ScriptPosition[] = [];
  let next = text.indexOf(marker);
  if (next === -1) return found;
  let end = 0;
  // `<!--` starts a line comment too (ECMA-262, section B.1.1), which the tokenizer does not know.
  for (const { type, value } of jsTokens(script.replaceAll('<!--', '//--'))) {
    end += value.length;
    while (next !== -1 && next < end) {
      found.push({ index: next, state: stateOf(type, value) });
      if (found.length >= FOUND_MAX) return found;
      next = text.indexOf(marker, next + marker.length);
    }
    if (next === -1) break;
  }
  return found;
}

function stateOf(type: string, value: string): ScriptState {
  switch (type) {
    case 'StringLiteral':
      return value.startsWith("'") ? 'single' : 'double';
    case 'NoSubstitutionTemplate':
    case 'TemplateHead':
    case 'TemplateMiddle':
    case 'TemplateTail':
      return 'template';
    case 'RegularExpressionLiteral':
      return 'regex';
    case 'SingleLineComment':
    case 'HashbangComment':
      return 'line-comment';
    case 'MultiLineComment':
      return 'block-comment';
    default:
      return 'code';
  }
}

/** The same for VBScript: strings in double quotes (doubled to escape), comments from an apostrophe or REM to the end of the line. */
export function vbscriptPositions(script: string, marker: string): ScriptPosition[] {
  const text = script.toLowerCase();
  const found: ScriptPosition[] = [];
  let state: ScriptState = 'code';
  let next = text.indexOf(marker);
  for (let index = 0; index < script.length && next !== -1; index += 1) {
    if (index === next) {
      found.push({ index, state });
      next = text.indexOf(marker, index + marker.length);
      if (found.length >= FOUND_MAX) break;
    }
    state = vbscriptState(state, text, index);
  }
  return found;
}

/** The state behind a character. */
function vbscriptState(state: ScriptState, text: string, index: number): ScriptState {
  const character = text[index] ?? '';
  if (character === '\n' || character === '\r') return 'code';
  if (state === 'line-comment') return state;
  if (character === '"') return state === 'double' ? 'code' : 'double';
  return state === 'code' && startsVbscriptComment(text, index) ? 'line-comment' : state;
}

function startsVbscriptComment(text: string, index: number): boolean {
  return text[index] === "'" || /(?:^|[\s:])rem\s/y.test(text.slice(Math.max(0, index - 1), index + 4));
}
