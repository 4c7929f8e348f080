import { unescapeLiteral } from '../web/unescape-literal.ts';

const START = 'eval("';
const MODULES_MAX = 5_000;

/** Code of a development build of webpack, which hands every module to `eval` as a string; null for other scripts. */
export function evaluatedModules(script: string): string | null {
  if (!script.includes('sourceURL=webpack')) return null;
  const modules: string[] = [];
  let at = script.indexOf(START);
  while (at !== -1 && modules.length < MODULES_MAX) {
    const end = endOfString(script, at + START.length);
    modules.push(unescapeLiteral(script.slice(at + START.length, end)));
    at = script.indexOf(START, end);
  }
  return modules.length === 0 ? null : modules.join('\n');
}

/** Where the string ends: its quotation mark, or the end of the script. */
function endOfString(script: string, from: number): number {
  let index = from;
  while (index < script.length && script[index] !== '"') index += script[index] === '\\' ? 2 : 1;
  return Math.min(index, script.length);
}
