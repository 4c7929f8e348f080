/** True for a value or a name that shows that the site parses XML. */
export function acceptsXml(name: string, example: string): boolean {
  return /^\s*<[?!a-z]/i.test(example) || /xml|soap|saml|svg|rss/i.test(name);
}

/**
 * A document that defines an internal entity and uses it twice. Nothing outside of the document is named.
 *
 * @param example the site's own document, whose elements the program may need
 */
export function entityDocument(example: string, word: string): string {
  return documentWith(example, `<!ENTITY e "${word}">`);
}

/** A document with a general and a parameter entity at a URL: parsers may read either (XML 1.0, section 4.2.2). */
export function externalDocument(example: string, url: string): string {
  return documentWith(example, `<!ENTITY e SYSTEM "${url}"><!ENTITY % p SYSTEM "${url}">%p;`);
}

function documentWith(example: string, declarations: string): string {
  const root = /<([a-z_][\w.:-]{0,60})/i.exec(example)?.[1] ?? 'r';
  const doctype = `<!DOCTYPE ${root} [${declarations}]>`;
  const body = example
    .replace(/<\?xml[^>]{0,200}\?>\s*/i, '')
    .replace(/<!DOCTYPE[^>[]{0,200}(?:\[[^\]]{0,2000}\]\s{0,20})?>/i, '');
  const filled = /^\s*<[a-z_]/i.test(body) ? withText(body, '&e;&e;') : `<${root}>&e;&e;</${root}>`;
  return doctype + filled;
}

/** The same document without the definition, its text as the parser would have made it of a plain reference. */
export function withoutEntities(document: string): string {
  return document.replaceAll('&e;', '&amp;e;');
}

/** Replaces every text between tags, or opens an empty element. */
function withText(body: string, text: string): string {
  const filled = body.replace(/>[^<>]{1,2000}<\//g, `>${text}</`);
  if (filled !== body) return filled;
  const empty = body.replace(/<([a-z_][\w.:-]{0,60})><\/\1>/i, (_all, name: string) => `<${name}>${text}</${name}>`);
  if (empty !== body) return empty;
  return body.replace(/<([a-z_][\w.:-]{0,60})\s*\/>/i, (_all, name: string) => `<${name}>${text}</${name}>`);
}

/** True when the text of the entity is there twice in a row, which the document does not contain. */
export function showsEntity(text: string, word: string): boolean {
  return text.slice(0, 256 * 1024).includes(word + word);
}
