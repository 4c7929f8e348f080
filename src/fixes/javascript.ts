import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';
import { treeOf } from './code-text.ts';

/** A parsed script. Nodes are those of the grammar of Lezer. */
export class Script {
  readonly text: string;
  readonly root: SyntaxNode;

  private constructor(text: string, root: SyntaxNode) {
    this.text = text;
    this.root = root;
  }

  /** @returns null if the file has an error of syntax, as far as the parser knows its syntax */
  static parse(path: string, text: string): Script | null {
    const dialect = /\.[cm]?tsx?$/.test(path) ? 'ts' : 'jsx';
    const tree = treeOf(parser.configure({ dialect }), text);
    if (tree === null) return null;
    let isBroken = false;
    tree.iterate({
      enter: ({ type }) => {
        isBroken ||= type.isError;
        return !isBroken;
      },
    });
    return isBroken ? null : new Script(text, tree.topNode);
  }

  of(node: SyntaxNode): string {
    return this.text.slice(node.from, node.to);
  }

  /** Every node of a kind, in the order of the text. */
  all(kind: string, below: SyntaxNode = this.root): SyntaxNode[] {
    const found: SyntaxNode[] = [];
    below.cursor().iterate((node) => {
      if (node.name === kind && node.from >= below.from && node.to <= below.to) found.push(node.node);
    });
    return found;
  }

  /** Local names of a module: of its import, or of its `require`. */
  namesOf(module: string): ReadonlySet<string> {
    const isModule = (node: SyntaxNode | null) => node !== null && stringOf(this.of(node)) === module;
    const imported = this.all('ImportDeclaration')
      .filter((node) => isModule(node.getChild('String')))
      .flatMap((node) => node.getChildren('VariableDefinition'));
    const required = this.all('VariableDeclaration').flatMap((node) => {
      const call = node.getChild('CallExpression');
      const name = node.getChild('VariableDefinition');
      if (call === null || name === null || this.callee(call) !== 'require') return [];
      return isModule(call.getChild('ArgList')?.getChild('String') ?? null) ? [name] : [];
    });
    return new Set([...imported, ...required].map((node) => this.of(node)));
  }

  /** What a call calls, such as `app.use`. */
  callee(call: SyntaxNode): string {
    return call.firstChild === null ? '' : this.of(call.firstChild).replace(/\s+/g, '');
  }

  /** Calls of a name, with their arguments. */
  callsOf(names: ReadonlySet<string>): SyntaxNode[] {
    return this.all('CallExpression').filter((call) => names.has(this.callee(call)));
  }

  arguments(call: SyntaxNode): SyntaxNode[] {
    return children(call.getChild('ArgList')).filter(({ name }) => !/^[(),]$/.test(name));
  }

  property(object: SyntaxNode, name: string): SyntaxNode | null {
    return object.getChildren('Property').find((property) => this.#propertyName(property) === name) ?? null;
  }

  /** The expression of `name: expression`. */
  value(property: SyntaxNode): SyntaxNode | null {
    const colon = property.getChild(':');
    return colon?.nextSibling ?? null;
  }

  #propertyName(property: SyntaxNode): string | null {
    const definition = property.getChild('PropertyDefinition');
    if (definition !== null) return this.of(definition);
    const quoted = property.firstChild?.name === 'String' ? property.firstChild : null;
    return quoted === null ? null : stringOf(this.of(quoted));
  }
}

export function children(node: SyntaxNode | null): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (let child = node?.firstChild ?? null; child !== null; child = child.nextSibling) found.push(child);
  return found;
}

/** The value of a string literal without escapes; null for others. */
export function stringOf(literal: string): string | null {
  return /^(['"])([^'"\\]*)\1$/.exec(literal)?.[2] ?? null;
}

export function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}
