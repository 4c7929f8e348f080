/** A bundle may be several megabytes; each form is linear in it. */
const LENGTH_MAX = 3 * 1024 * 1024;
const READS_MAX = 2_000;
/** Globals that one payload overrides. */
const NAMES_MAX = 20;
const NAME = '[A-Za-z_$][\\w$]{0,40}';
/** `window.settings`, `window.settings.url` */
const GLOBAL = new RegExp(`\\bwindow\\.(${NAME})(?:\\??\\.(${NAME}))?`, 'g');
/** `const settings = window.settings || {}` */
const TAKEN = new RegExp(`\\b(?:const|let|var)\\s{1,3}(${NAME})\\s{0,3}=\\s{0,3}window\\.(${NAME})`, 'g');
const MEMBER = new RegExp(`\\b(${NAME})\\??\\.(${NAME})`, 'g');
/** Those that every window has cannot be overridden by an element (HTML, "Named access on the Window object"). */
const OF_WINDOWS = new Set([
  'location',
  'document',
  'navigator',
  'history',
  'addEventListener',
  'localStorage',
  'sessionStorage',
  'parent',
  'opener',
  'top',
  'name',
  'open',
]);

/**
 * Markup without a script that gives the globals which a page reads another value: the address of an anchor, which is its text.
 * @param code scripts of the page
 * @returns empty if they read none
 */
export function clobberingMarkup(code: readonly string[], address: string): string {
  const members = new Set(code.flatMap((text) => membersRead(text.slice(0, LENGTH_MAX))));
  return [...members]
    .slice(0, NAMES_MAX)
    .map((member) => {
      const [name = '', property] = member.split('.');
      const anchor = `<a id=${name} href="${address}"></a>`;
      // Two elements of one id are a collection with a member for each name.
      return property === undefined
        ? anchor
        : `<a id=${name}></a><a id=${name} name=${property} href="${address}"></a>`;
    })
    .join('');
}

/** `settings` and `settings.url` of a script, with the property first, because a collection has no address. */
function membersRead(text: string): string[] {
  const reads = [...text.matchAll(GLOBAL)].slice(0, READS_MAX).filter(([, name = '']) => !OF_WINDOWS.has(name));
  const names = new Map(reads.map(([, name = '']) => [name, new Set<string>()]));
  for (const [, name = '', property] of reads) if (property !== undefined) names.get(name)?.add(property);
  const taken = new Map(
    [...text.matchAll(TAKEN)].slice(0, READS_MAX).map(([, variable = '', name = '']) => [variable, name]),
  );
  for (const [, variable = '', property = ''] of [...text.matchAll(MEMBER)].slice(0, READS_MAX))
    names.get(taken.get(variable) ?? '')?.add(property);
  return [...names].flatMap(([name, properties]) =>
    properties.size === 0 ? [name] : [...properties].map((property) => `${name}.${property}`),
  );
}
