const LENGTH_MAX = 512 * 1024;
const IMPORTS_MAX = 40;

/** What names a script: static and dynamic imports (ECMA-262, section 16.2.2), and the calls that start workers. */
const FORMS: readonly RegExp[] = [
  /\bimport\s*\(\s*(?:\/\*[^*]{0,200}\*\/\s*)?["'`]([^"'`\s]{1,500})["'`]\s*\)/g,
  /\b(?:import|export)\b[\w\s{},*$]{0,300}?\bfrom\s*["']([^"'\s]{1,500})["']/g,
  /(?:^|[;\s}])import\s*["']([^"'\s]{1,500})["']/g,
  /\b(?:new\s+(?:Shared)?Worker|serviceWorker\s*\.\s*register|importScripts)\s*\(\s*["'`]([^"'`\s]{1,500})["'`]/g,
];

/**
 * Other scripts that a script loads, as addresses relative to it, in the order they stand. Bare names (`lodash`), which need a map
 * or a bundler, and templates name no address and are left out.
 */
export function scriptImports(script: string): string[] {
  const text = script.slice(0, LENGTH_MAX);
  const found = new Map<string, number>();
  for (const form of FORMS)
    for (const match of text.matchAll(form)) {
      const name = match[1] ?? '';
      const isAddress = /^(?:\.{0,2}\/|https?:\/\/)/.test(name) || /^[\w-]+\.m?js$/.test(name);
      if (isAddress && !name.includes('${') && !/\.(?:css|json|svg|wasm)(?:$|\?)/.test(name) && !found.has(name))
        found.set(name, match.index);
    }
  return [...found]
    .sort(([, one], [, other]) => one - other)
    .slice(0, IMPORTS_MAX)
    .map(([name]) => name);
}
