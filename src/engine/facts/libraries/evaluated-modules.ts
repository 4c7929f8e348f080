const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/**
 * Code of a development build of webpack, which hands every module to `eval` as a string; null for other scripts.
 */
export function evaluatedModules(script: string): string | null {
  if (!script.includes('sourceURL=webpack')) return null;
  const modules = [...script.matchAll(/\beval\((?:__webpack_require__\.ts\()?"((?:[^"\\]|\\.)*)"/g)];
  if (modules.length === 0) return null;
  return modules
    .map(([, text = '']) => text.replace(/\\(.)/gs, (_, character: string) => ESCAPES[character] ?? character))
    .join('\n');
}
