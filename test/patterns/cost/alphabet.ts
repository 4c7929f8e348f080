import { type AST, visitRegExpAST } from '@eslint-community/regexpp';

/** Which symbols of the alphabet a class of characters holds, as bits. */
export type Symbols = bigint;

type Readable = AST.Character | AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass;

/** What assertions ask of the character beside them. */
export interface SymbolKind {
  readonly isWord: boolean;
  readonly isLineEnd: boolean;
  /** The classes of lookbehinds of one character that it belongs to, as bits. */
  readonly inLookbehinds: number;
}

/** Points at which one of the sets \s, \w, \d, "." or a common property changes. */
const LANDMARKS = [...'\0\t\n\v\f\r !/09:@AZ[_`az{~\x7f\x80\xa0\u2028\u2029\ufeff\u00e9\u4e2d\u202e\u0301\u{1f600}'];

/**
 * Characters that a pattern cannot tell apart are one symbol. Each class is asked of the real regular expression engine, so
 * that flags such as `i` and `s` mean what they mean there.
 */
export class Alphabet {
  readonly kinds: readonly SymbolKind[];
  readonly #bySource = new Map<string, Symbols>();
  readonly #lookbehinds: readonly string[];

  constructor(pattern: AST.Pattern, flags: string) {
    const sources = new Set<string>();
    const points = new Set(LANDMARKS);
    const around = (code: number) => {
      for (const near of [code - 1, code, code + 1])
        if (near >= 0 && near <= 0x10ffff) {
          const point = String.fromCodePoint(near);
          for (const form of [point, point.toLowerCase(), point.toUpperCase()])
            if ([...form].length === 1) points.add(form);
        }
    };
    const lookbehinds = new Set<string>();
    // What stands inside a class is part of that class.
    const note = (node: Readable) => {
      if (['Alternative', 'Quantifier'].includes(node.parent?.type ?? '')) sources.add(node.raw);
    };
    visitRegExpAST(pattern, {
      onCharacterEnter(node) {
        around(node.value);
        note(node);
      },
      onCharacterSetEnter: note,
      onCharacterClassEnter: note,
      onExpressionCharacterClassEnter: note,
      onAssertionEnter(node) {
        if (node.kind === 'lookbehind') for (const one of singles(node) ?? []) lookbehinds.add(one.raw);
      },
    });
    this.#lookbehinds = [...lookbehinds];
    const own = flags.replaceAll(/[gymd]/g, '');
    // Without `u` an unescaped class may hold a lone "-" or "/", which the engine reads as the pattern does.
    const classes = [...sources].map((source) => ({ source, expression: new RegExp(`^(?:${source})$`, own) }));
    const bySignature = new Map<string, string>();
    for (const point of points) {
      const members = classes.map(({ expression }) => (expression.test(point) ? '1' : '0')).join('');
      const signature = `${members}${/\w/.test(point)}${/[\n\r\u2028\u2029]/.test(point)}`;
      if (!bySignature.has(signature)) bySignature.set(signature, point);
    }
    const symbols = [...bySignature.values()];
    const asked = classes.filter(({ source }) => lookbehinds.has(source));
    this.kinds = symbols.map((point) => ({
      isWord: /\w/.test(point),
      isLineEnd: /[\n\r\u2028\u2029]/.test(point),
      inLookbehinds: asked.reduce(
        (bits, { source, expression }) =>
          expression.test(point) ? bits | (1 << this.#lookbehinds.indexOf(source)) : bits,
        0,
      ),
    }));
    for (const { source, expression } of classes) {
      let bits = 0n;
      for (const [index, point] of symbols.entries()) if (expression.test(point)) bits |= 1n << BigInt(index);
      this.#bySource.set(source, bits);
    }
  }

  /** The classes of a lookbehind of one character, as in {@link SymbolKind}; null for a longer one. */
  lookbehindOf(node: AST.LookbehindAssertion): number | null {
    const classes = singles(node);
    return classes === null ? null : classes.reduce((bits, { raw }) => bits | (1 << this.#lookbehinds.indexOf(raw)), 0);
  }

  symbolsOf(node: Readable): Symbols {
    const symbols = this.#bySource.get(node.raw);
    if (symbols === undefined) throw new Error(`no symbols for ${node.raw}`);
    return symbols;
  }
}

/** The classes of a lookbehind for a single character; null when it looks further back. */
function singles({ alternatives }: AST.LookbehindAssertion): Readable[] | null {
  const found: Readable[] = [];
  for (const { elements } of alternatives) {
    const [only] = elements;
    if (elements.length !== 1 || only === undefined) return null;
    if (only.type !== 'Character' && only.type !== 'CharacterSet' && only.type !== 'CharacterClass') return null;
    found.push(only);
  }
  return found;
}
