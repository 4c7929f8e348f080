/** Attributes whose values browsers show. */
const SHOWN = new Set(['alt', 'label', 'placeholder', 'title', 'value', 'summary', 'srcdoc']);

/**
 * The texts that a page shows, of the result of `DOMSnapshot.captureSnapshot`: once by line, and once without anything between them,
 * because a word may consist of several elements.
 * https://chromedevtools.github.io/devtools-protocol/tot/DOMSnapshot/
 */
export function shownTextOf(snapshot: Readonly<Record<string, unknown>>): string {
  const strings = listAt(snapshot, 'strings').map(String);
  const textAt = (index: unknown) => (typeof index === 'number' ? (strings[index] ?? '') : '');
  const documents = listAt(snapshot, 'documents');
  const laidOut = documents.flatMap((each) => listAt(each, 'layout', 'text').map(textAt));
  const others = documents.flatMap((each) => [
    ...['inputValue', 'textValue'].flatMap((name) => listAt(each, 'nodes', name, 'value').map(textAt)),
    ...listAt(each, 'nodes', 'attributes').flatMap((attributes) => shownValues(attributes, textAt)),
    textAt(valueAt(each, 'title')),
  ]);
  return [...others, ...laidOut, laidOut.join(''), laidOut.map((text) => text.trim()).join('')].join('\n');
}

/** @param attributes indices of names and values by turns */
function shownValues(attributes: unknown, textAt: (index: unknown) => string): string[] {
  const indices: readonly unknown[] = Array.isArray(attributes) ? attributes : [];
  return indices.flatMap((index, at) => {
    const isValue = at % 2 === 1 && SHOWN.has(textAt(indices[at - 1]).toLowerCase());
    return isValue ? [textAt(index)] : [];
  });
}

function valueAt(from: unknown, ...names: readonly string[]): unknown {
  let value = from;
  for (const name of names)
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return value;
}

function listAt(from: unknown, ...names: readonly string[]): readonly unknown[] {
  const value = valueAt(from, ...names);
  return Array.isArray(value) ? value : [];
}
