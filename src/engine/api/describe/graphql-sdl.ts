import {
  type GraphQlField,
  type GraphQlInput,
  type GraphQlSchema,
  type GraphQlType,
  type GraphQlTypeReference,
  isGraphQlName,
} from './graphql-schema.ts';

const TOKENS_MAX = 300_000;
const DEPTH_MAX = 50;
const KINDS: Readonly<Record<string, GraphQlType['kind']>> = {
  type: 'object',
  interface: 'interface',
  input: 'input',
  enum: 'enum',
  union: 'union',
  scalar: 'scalar',
};

/** Tokens that begin the next definition. */
const ENDS_HEAD: ReadonlySet<string> = new Set([...Object.keys(KINDS), '""', 'extend', 'schema', 'directive']);

/** What the body of a definition holds. */
interface Members {
  readonly fields: GraphQlField[];
  readonly inputs: GraphQlInput[];
  readonly values: string[];
}

/** The schema in a text of GraphQL's schema language (GraphQL specification, section 3); null if it defines no query. Never throws. */
export function sdlSchema(text: string): GraphQlSchema | null {
  if (!/(?:^|\n)[ \t]{0,20}(?:extend[ \t]{1,5})?(?:type|schema)[ \t{]/.test(text)) return null;
  return new SdlReader(text).schema();
}

/** Names, numbers and marks; strings are empty tokens, comments and commas are none. */
function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  const pattern = /#[^\n]*|"""|"|[A-Za-z_]\w*|-?\d[\w.+-]*|\.\.\.|[!$&()[\]{}:=@|]/g;
  for (let match = pattern.exec(text); match !== null && tokens.length < TOKENS_MAX; match = pattern.exec(text)) {
    const [token] = match;
    if (token === '"""') {
      const end = text.indexOf('"""', pattern.lastIndex);
      if (end === -1) break;
      pattern.lastIndex = end + 3;
      tokens.push('""');
    } else if (token === '"') {
      pattern.lastIndex = endOfString(text, pattern.lastIndex);
      tokens.push('""');
    } else if (!token.startsWith('#')) tokens.push(token);
  }
  return tokens;
}

/** Index behind the quote that ends a string, or of the end of its line. */
function endOfString(text: string, start: number): number {
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '\n') return at;
    if (text[at] === '"') return at + 1;
    if (text[at] === '\\') at += 1;
  }
  return text.length;
}

/** Reads definitions leniently: what it does not know it skips. */
class SdlReader {
  readonly #tokens: readonly string[];
  readonly #types = new Map<string, GraphQlType>();
  #at = 0;
  #query: string | null = null;
  #mutation: string | null = null;

  constructor(text: string) {
    this.#tokens = tokensOf(text);
  }

  schema(): GraphQlSchema | null {
    while (this.#at < this.#tokens.length) {
      const word = this.#next();
      if (word === 'schema') this.#roots();
      else if (word !== undefined && Object.hasOwn(KINDS, word)) this.#definition(KINDS[word] ?? 'scalar');
      else if (word === '{' || word === '(') this.#skipGroup();
    }
    const root = (named: string | null, usual: string) => named ?? (this.#types.has(usual) ? usual : null);
    const query = root(this.#query, 'Query');
    return query === null ? null : { query, mutation: root(this.#mutation, 'Mutation'), types: this.#types };
  }

  #peek(): string | undefined {
    return this.#tokens[this.#at];
  }

  #next(): string | undefined {
    this.#at += 1;
    return this.#tokens[this.#at - 1];
  }

  #roots(): void {
    this.#skipTo('{');
    while (this.#peek() !== undefined && this.#peek() !== '}') {
      const [name, colon, type] = [this.#next(), this.#next(), this.#next()];
      if (colon !== ':' || !isGraphQlName(type)) break;
      if (name === 'query') this.#query = type;
      if (name === 'mutation') this.#mutation = type;
    }
    this.#skipTo('}');
  }

  #definition(kind: GraphQlType['kind']): void {
    const name = this.#next();
    if (!isGraphQlName(name)) return;
    const members: Members = { fields: [], inputs: [], values: [] };
    if (kind !== 'scalar' && kind !== 'union' && this.#findBody()) {
      while (this.#peek() !== undefined && this.#peek() !== '}') this.#member(kind, members);
      this.#at += 1;
    }
    const known = this.#types.get(name);
    this.#types.set(name, {
      kind,
      fields: [...(known?.fields ?? []), ...members.fields],
      inputs: [...(known?.inputs ?? []), ...members.inputs],
      values: [...(known?.values ?? []), ...members.values],
    });
  }

  /** Reads one field, input or value of a definition. */
  #member(kind: GraphQlType['kind'], { fields, inputs, values }: Members): void {
    const name = this.#next();
    if (!isGraphQlName(name)) return;
    if (kind === 'enum') values.push(name);
    const given = this.#peek() === '(' ? this.#arguments() : [];
    if (this.#peek() === ':') {
      this.#at += 1;
      const type = this.#type(DEPTH_MAX);
      const hasDefault = this.#default();
      if (type !== null && kind === 'input') inputs.push({ name, type, hasDefault });
      else if (type !== null) fields.push({ name, inputs: given, type });
    }
    this.#directives();
  }

  /** Moves behind the brace of a definition, past `implements` and directives; false if the next definition comes first. */
  #findBody(): boolean {
    for (let token = this.#peek(); token !== undefined && !ENDS_HEAD.has(token); token = this.#peek()) {
      if (token === '@') this.#directives();
      else this.#at += 1;
      if (token === '{') return true;
    }
    return false;
  }

  #arguments(): GraphQlInput[] {
    const found: GraphQlInput[] = [];
    this.#at += 1;
    while (this.#peek() !== undefined && this.#peek() !== ')') {
      const name = this.#next();
      if (!isGraphQlName(name) || this.#peek() !== ':') continue;
      this.#at += 1;
      const type = this.#type(DEPTH_MAX);
      const hasDefault = this.#default();
      this.#directives();
      if (type !== null) found.push({ name, type, hasDefault });
    }
    this.#at += 1;
    return found;
  }

  #type(depth: number): GraphQlTypeReference | null {
    const token = this.#next();
    let type: GraphQlTypeReference | null = null;
    if (token === '[' && depth > 0) {
      const inner = this.#type(depth - 1);
      if (this.#peek() === ']') this.#at += 1;
      type = inner === null ? null : { name: inner.name, text: `[${inner.text}]` };
    } else if (isGraphQlName(token)) type = { name: token, text: token };
    if (this.#peek() !== '!') return type;
    this.#at += 1;
    return type === null ? null : { ...type, text: `${type.text}!` };
  }

  #default(): boolean {
    if (this.#peek() !== '=') return false;
    this.#at += 1;
    this.#value();
    return true;
  }

  #value(): void {
    const token = this.#next();
    if (token === '{' || token === '[') this.#skipGroup();
    else if (token === '$') this.#at += 1;
  }

  #directives(): void {
    while (this.#peek() === '@') {
      this.#at += 2;
      if (this.#peek() !== '(') continue;
      this.#at += 1;
      this.#skipGroup();
    }
  }

  /** Moves behind the end of a group whose opening mark was read. */
  #skipGroup(): void {
    let depth = 1;
    while (depth > 0 && this.#at < this.#tokens.length) {
      const token = this.#next() ?? '';
      if ('{[('.includes(token)) depth += 1;
      else if ('}])'.includes(token)) depth -= 1;
    }
  }

  #skipTo(mark: string): void {
    while (this.#peek() !== undefined && this.#next() !== mark);
  }
}
