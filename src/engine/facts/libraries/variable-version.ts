const LOOKUPS_MAX = 20_000;

/**
 * Value of a variable that holds a version: minifiers replace `jquery: "3.4.1"` by `jquery:t` and `t="3.4.1"` elsewhere. The
 * assignment of a fitting string that is nearest before the use is taken, else the nearest after it.
 *
 * @param wanted what the string must look like from its start
 */
export function variableVersion(text: string, name: string, index: number, wanted: RegExp): string | null {
  const needle = `${name}=`;
  const spaced = `${name} =`;
  return (
    search(text, [needle, spaced], name, index, wanted, -1) ?? search(text, [needle, spaced], name, index, wanted, 1)
  );
}

function search(
  text: string,
  needles: readonly string[],
  name: string,
  index: number,
  wanted: RegExp,
  direction: 1 | -1,
): string | null {
  let best: { at: number; value: string } | null = null;
  for (const needle of needles) {
    let at = direction === -1 ? text.lastIndexOf(needle, index) : text.indexOf(needle, index);
    for (let tries = 0; at !== -1 && tries < LOOKUPS_MAX; tries += 1) {
      const value = valueAt(text, at, name, wanted);
      if (value !== null) {
        if (best === null || Math.abs(at - index) < Math.abs(best.at - index)) best = { at, value };
        break;
      }
      if (at === 0 && direction === -1) break;
      at = direction === -1 ? text.lastIndexOf(needle, at - 1) : text.indexOf(needle, at + 1);
    }
  }
  return best?.value ?? null;
}

function valueAt(text: string, at: number, name: string, wanted: RegExp): string | null {
  // Short names are assigned thousands of times in a bundle: most are ruled out by one look.
  const first = text[at + name.length + 1] ?? '';
  if (first !== '"' && first !== "'" && first !== '`' && first !== ' ' && first !== '=') return null;
  if (/[\w$.]/.test(text[at - 1] ?? ' ')) return null;
  const match = /^\s*=\s*(["'`])([^"'`\n]{1,400})\1/.exec(text.slice(at + name.length, at + name.length + 420));
  const value = match?.[2];
  return value !== undefined && wanted.test(value) ? value : null;
}
