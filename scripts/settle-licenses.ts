import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Copy {
  readonly name: string;
  readonly license: string;
  readonly text: string;
}

/**
 * The bundler lists each package once, with the license text of whichever version it read first. For a package that is
 * installed in several versions with different texts, this lists every text, so that none is missing and the same sources
 * give the same bytes.
 */
export function settleLicenses(list: string, root: string): string {
  const byName = Map.groupBy(copies(join(root, 'node_modules')), ({ name }) => name);
  let settled = list;
  for (const [name, installed] of byName) {
    const texts = unique(installed.map(({ text }) => text)).filter((text) => text !== '');
    if (installed.length === 1 || texts.length === 0) continue;
    const all = { name, license: unique(installed.map(({ license }) => license)).join(', '), text: texts.join('\n\n') };
    const listed = installed.find((copy) => settled.includes(entry(copy)));
    if (listed !== undefined) settled = settled.replace(entry(listed), () => entry(all));
  }
  return withSharedTerms(withSharedTexts(settled, [...byName.values()].flat()));
}

/** Lists packages with the same license text together, above one copy of it. */
function withSharedTexts(list: string, installed: readonly Copy[]): string {
  let shared = list;
  for (const group of Map.groupBy(installed, ({ license, text }) => `${license}\n${text}`).values()) {
    const listed = group.filter((copy) => copy.text !== '' && shared.includes(entry(copy)));
    const names = unique(listed.map(({ name }) => name));
    const [first] = listed;
    if (first === undefined || names.length === 1) continue;
    for (const name of names) if (name !== first.name) shared = shared.replace(entry({ ...first, name }), () => '');
    shared = shared.replace(entry(first), () => entry({ ...first, name: names.join(', ') }));
  }
  return shared;
}

/** Terms that many packages have word for word below their own copyright. */
const TERMS =
  /^[ \t]*(?:Permission is hereby granted[\s\S]{0,1600}?DEALINGS\s+IN\s+THE\s+SOFTWARE\.?|Permission to use, copy[\s\S]{0,1200}?OF\s+THIS\s+SOFTWARE\.?|Apache License\s+Version 2\.0[\s\S]{0,12000}?END OF TERMS AND CONDITIONS)/gim;

/** Keeps one copy of such terms, at the end of the list; each package keeps its copyright and says which terms apply. */
function withSharedTerms(list: string): string {
  const words = (text: string) => text.replace(/\s+/g, ' ').trim();
  const times = Map.groupBy(list.match(TERMS) ?? [], words);
  const shared = [...times].filter(([, copies]) => copies.length > 1).map(([text]) => text);
  const titled = list.replace(TERMS, (terms) => {
    const at = shared.indexOf(words(terms));
    return at === -1 ? terms : `(Terms ${at + 1} at the end of this file.)`;
  });
  return `${titled.trimEnd()}\n${shared.map((text, at) => `\nTerms ${at + 1}\n${text}\n`).join('')}`;
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}

function entry({ name, license, text }: Copy): string {
  return `\n${name}\n${license}\n${text}\n`;
}

/** Every installed package; outer packages before nested ones. */
function copies(folder: string): Copy[] {
  if (!existsSync(folder)) return [];
  const found: Copy[] = [];
  const inner: string[] = [];
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (name.startsWith('@')) {
      found.push(...copies(path));
      continue;
    }
    if (!existsSync(join(path, 'package.json'))) continue;
    const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Record<string, unknown>;
    const file = readdirSync(path).find((entryName) => /^licen[sc]e/i.test(entryName));
    found.push({
      name: String(manifest['name']),
      license: String(manifest['license']),
      text: file === undefined ? '' : readFileSync(join(path, file), 'utf8').trim(),
    });
    inner.push(join(path, 'node_modules'));
  }
  return [...found, ...inner.flatMap((path) => copies(path))];
}
