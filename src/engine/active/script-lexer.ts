/** Where a character of a script stands. */
export type ScriptState = 'code' | 'single' | 'double' | 'template' | 'regex' | 'line-comment' | 'block-comment';

export interface ScriptPosition {
  /** Offset of the marker in the script. */
  readonly index: number;
  readonly state: ScriptState;
}

const KEYWORDS_BEFORE_REGEX =
  /(?:^|[^\w$.])(?:return|typeof|case|in|of|delete|void|throw|new|else|do|instanceof|yield|await)$/;

/**
 * Finds every occurrence of a marker in a JavaScript text and says whether it stands in code, in a literal or in a comment
 * (ECMA-262, section 12). Linear; a string that is not closed ends with its line, as for a browser.
 */
export function scriptPositions(script: string, marker: string): ScriptPosition[] {
  const text = script.toLowerCase();
  const found: ScriptPosition[] = [];
  let next = text.indexOf(marker);
  if (next === -1) return found;
  /** Brace depth at which each open template substitution ends. */
  const templates: number[] = [];
  let depth = 0;
  let state: ScriptState = 'code';
  let regexClass = false;
  let lastCode = '';
  let lastCodeIndex = -1;
  for (let index = 0; index < script.length && next !== -1; index += 1) {
    if (index === next) {
      found.push({ index, state });
      next = text.indexOf(marker, index + marker.length);
      if (found.length >= 50) break;
    }
    const character = script[index] ?? '';
    const following = script[index + 1] ?? '';
    const isLineEnd = character === '\n' || character === '\r' || character === '\u2028' || character === '\u2029';
    switch (state) {
      case 'line-comment':
        if (isLineEnd) state = 'code';
        break;
      case 'block-comment':
        if (character === '*' && following === '/') {
          state = 'code';
          index += 1;
        }
        break;
      case 'single':
      case 'double':
        if (character === '\\') index += next === index + 1 ? 0 : 1;
        else if (character === (state === 'single' ? "'" : '"') || character === '\n' || character === '\r') {
          state = 'code';
          lastCode = character;
          lastCodeIndex = index;
        }
        break;
      case 'template':
        if (character === '\\') index += next === index + 1 ? 0 : 1;
        else if (character === '`') {
          state = 'code';
          lastCode = character;
          lastCodeIndex = index;
        } else if (character === '$' && following === '{') {
          templates.push(depth);
          depth += 1;
          state = 'code';
          lastCode = '{';
          index += 1;
        }
        break;
      case 'regex':
        if (character === '\\') index += next === index + 1 ? 0 : 1;
        else if (character === '[') regexClass = true;
        else if (character === ']') regexClass = false;
        else if ((character === '/' && !regexClass) || isLineEnd) {
          state = 'code';
          lastCode = ')';
          lastCodeIndex = index;
        }
        break;
      case 'code': {
        if (character === "'") state = 'single';
        else if (character === '"') state = 'double';
        else if (character === '`') state = 'template';
        else if (character === '/' && following === '/') state = 'line-comment';
        else if (character === '/' && following === '*') {
          state = 'block-comment';
          index += 1;
        } else if (character === '<' && script.startsWith('<!--', index)) state = 'line-comment';
        else if (character === '/' && startsRegex(script, lastCode, lastCodeIndex)) {
          state = 'regex';
          regexClass = false;
        } else if (character === '{') depth += 1;
        else if (character === '}') {
          depth -= 1;
          if (templates.at(-1) === depth) {
            templates.pop();
            state = 'template';
          }
        }
        if (!/\s/.test(character) && state === 'code') {
          lastCode = character;
          lastCodeIndex = index;
        }
        break;
      }
    }
  }
  return found;
}

function startsRegex(script: string, lastCode: string, lastIndex: number): boolean {
  if (lastCode === '') return true;
  if (/[\w$]/.test(lastCode))
    return KEYWORDS_BEFORE_REGEX.test(script.slice(Math.max(0, lastIndex - 12), lastIndex + 1));
  return !/[)\]}'"`]/.test(lastCode);
}

/** The same for VBScript: strings in double quotes (doubled to escape), comments from an apostrophe or REM to the line's end. */
export function vbscriptPositions(script: string, marker: string): ScriptPosition[] {
  const text = script.toLowerCase();
  const found: ScriptPosition[] = [];
  let state: ScriptState = 'code';
  let next = text.indexOf(marker);
  for (let index = 0; index < script.length && next !== -1; index += 1) {
    if (index === next) {
      found.push({ index, state });
      next = text.indexOf(marker, index + marker.length);
      if (found.length >= 50) break;
    }
    const character = script[index] ?? '';
    if (character === '\n' || character === '\r') state = 'code';
    else if (state === 'line-comment') continue;
    else if (character === '"') state = state === 'double' ? 'code' : 'double';
    else if (
      state === 'code' &&
      (character === "'" || /(?:^|[\s:])rem\s/y.test(text.slice(Math.max(0, index - 1), index + 4)))
    )
      state = 'line-comment';
  }
  return found;
}
