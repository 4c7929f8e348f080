const LOOKUPS_MAX = 20_000;
/** Maximum characters between a value and its copy. */
const COPY_REACH = 200;

type ValueAt = (text: string, at: number, name: string, wanted: RegExp) => string | null;

/**
 * Value of a variable that holds a version: minifiers replace `jquery: "3.4.1"` by `jquery:t` and `t="3.4.1"` elsewhere. Takes
 * the nearest assignment of a matching string before the use, else the nearest one after it, else a copy of a string right
 * before it (`n="0.28.1",r=n`, `data={version:"0.28.1"},r=data.version`).
 *
 * @param wanted pattern that the start of the string must match
 */
export function variableVersion(text: string, name: string, index: number, wanted: RegExp): string | null {
  for (const valueAt of [stringAt, copyAt])
    for (const direction of [-1, 1] as const) {
      const value = search(text, name, index, wanted, direction, valueAt);
      if (value !== null) return value;
    }
  return null;
}

function search(
  text: string,
  name: string,
  index: number,
  wanted: RegExp,
  direction: 1 | -1,
  valueAt: ValueAt,
): string | null {
  const found = [`${name}=`, `${name} =`].flatMap((needle) => {
    for (const at of placesOf(text, needle, index, direction)) {
      const value = valueAt(text, at, name, wanted);
      if (value !== null) return { value, distance: Math.abs(at - index) };
    }
    return [];
  });
  return found.sort((one, other) => one.distance - other.distance)[0]?.value ?? null;
}

/** The places of a text before or after an index, the nearest first. */
function* placesOf(text: string, needle: string, index: number, direction: 1 | -1): Generator<number> {
  const next = (from: number) => {
    if (direction === 1) return text.indexOf(needle, from);
    return from < 0 ? -1 : text.lastIndexOf(needle, from);
  };
  let at = next(index);
  for (let tries = 0; at !== -1 && tries < LOOKUPS_MAX; tries += 1) {
    yield at;
    at = next(at + direction);
  }
}

function stringAt(text: string, at: number, name: string, wanted: RegExp): string | null {
  // Short names are assigned thousands of times in a bundle: most are ruled out by their first character.
  const first = text[at + name.length + 1] ?? '';
  if (first !== '"' && first !== "'" && first !== '`' && first !== ' ' && first !== '=') return null;
  if (/[\w$.]/.test(text[at - 1] ?? ' ')) return null;
  const match = /^\s*=\s*(["'`])([^"'`\n]{1,400})\1/.exec(text.slice(at + name.length, at + name.length + 420));
  const value = match?.[2];
  return value !== undefined && wanted.test(value) ? value : null;
}

function copyAt(text: string, at: number, name: string, wanted: RegExp): string | null {
  if (/[\w$.]/.test(text[at - 1] ?? ' ')) return null;
  const copied = /^\s*=\s*([A-Za-z_$][\w$]{0,60})(\.version)?\s*[,;)}\n]/.exec(
    text.slice(at + name.length, at + name.length + 90),
  );
  const source = copied?.[1];
  if (source === undefined) return null;
  const before = text.slice(Math.max(0, at - COPY_REACH), at);
  const from = Math.max(before.lastIndexOf(`${source}=`), before.lastIndexOf(`${source} =`));
  if (from === -1) return null;
  if (copied?.[2] === undefined) return stringAt(before, from, source, wanted);
  const value = /^\s*=\s*\{\s*["'`]?version["'`]?\s*:\s*["'`]([^"'`\n]{1,100})["'`]\s*(?:,\s*)?\}/.exec(
    before.slice(from + source.length),
  )?.[1];
  return value !== undefined && wanted.test(value) ? value : null;
}
