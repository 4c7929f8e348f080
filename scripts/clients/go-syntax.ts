/** Go declarations as gofmt prints them. */

export interface Field {
  readonly name: string;
  readonly type: string;
  readonly tag: string;
  readonly comment: string;
}

const INITIALISMS = new Set(['api', 'cvss', 'cwe', 'dns', 'http', 'https', 'id', 'json', 'ok', 'owasp', 'pdf', 'url']);

/** An exported Go name for a name of the API, with Go's spelling of initialisms. */
export function pascal(text: string): string {
  const words = text.replace(/([a-z])([A-Z])/g, '$1_$2').split(/[^A-Za-z0-9]+/);
  return words.map(goWord).join('');
}

function goWord(word: string): string {
  if (word === 'ids') return 'IDs';
  return INITIALISMS.has(word.toLowerCase()) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1);
}

function comment(text: string, indent: string): string {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < 100) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => `${indent}// ${line}\n`).join('');
}

/** A blank line surrounds each commented field, which ends the columns that gofmt aligns. */
export function struct(name: string, fields: readonly Field[], text: string): string {
  const blocks: Field[][] = [];
  for (const field of fields) {
    const last = blocks.at(-1);
    if (last === undefined || field.comment !== '' || last[0]?.comment !== '') blocks.push([field]);
    else last.push(field);
  }
  const body = blocks.map((block) => comment(block[0]?.comment ?? '', '\t') + columns(block)).join('\n');
  return `${comment(text, '')}type ${name} struct {\n${body}}\n`;
}

function columns(fields: readonly Field[]): string {
  const nameWidth = Math.max(...fields.map((field) => field.name.length));
  const typeWidth = Math.max(...fields.map((field) => field.type.length));
  return fields
    .map(({ name, type, tag }) => `\t${name.padEnd(nameWidth)} ${tag === '' ? type : type.padEnd(typeWidth)}${tag}\n`)
    .join('');
}

export function enumeration(name: string, values: readonly string[], text: string): string {
  const names = values.map((value) => name + pascal(value));
  const width = Math.max(...names.map((constant) => constant.length));
  const constants = values.map(
    (value, index) => `\t${(names[index] as string).padEnd(width)} ${name} = ${JSON.stringify(value)}\n`,
  );
  return (
    `${comment(`${text} The API may add values.`, '')}type ${name} string\n\n` +
    `// Known values of ${name}.\nconst (\n${constants.join('')})\n`
  );
}
